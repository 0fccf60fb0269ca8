// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension ProblemWeights {
  /// Draws problems more or less often by how the learner did them the last time.
  public struct MistakeWeight: Hashable, Sendable {
    /// The factor in percent of a problem that was wrong the last time.
    package let wrong: Int
    /// The factor in percent of one that the learner has not done.
    package let unanswered: Int
    /// The factor in percent of one that was right the last time.
    package let correct: Int

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - wrong: The factor of a problem that was wrong the last time.
    ///   - unanswered: The factor of one that the learner has not done.
    ///   - correct: The factor of one that was right the last time.
    /// - Throws: A fault for each number that is not from 1 to 100.
    public init(
      wrong: Int = 100,
      unanswered: Int = 60,
      correct: Int = 30
    ) throws(ContentError<ProblemFault>) {
      let range = ProblemWeights.percentRange
      try ProblemFault.check([
        ("wrong", wrong, range), ("unanswered", unanswered, range), ("correct", correct, range),
      ])
      self.init(wrong, unanswered, correct)
    }

    private init(_ wrong: Int, _ unanswered: Int, _ correct: Int) {
      self.wrong = wrong
      self.unanswered = unanswered
      self.correct = correct
    }

    /// 100 percent for what was wrong, 60 for what is new to the learner, 30 for what was right.
    public static let standard = ProblemWeights.MistakeWeight(100, 60, 30)

    /// The factor of a problem with a past, or without.
    func factor(_ past: LearnerPast.Done?) -> ProblemWeights.Factor {
      guard let past else { return ProblemWeights.Factor(.unanswered, percent: unanswered) }
      return past.isLastCorrect
        ? ProblemWeights.Factor(.lastCorrect, percent: correct)
        : ProblemWeights.Factor(.lastWrong, percent: wrong)
    }
  }
}

/// In JSON only what differs from the default is written.
extension ProblemWeights.MistakeWeight: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let wrong = record.field("wrong", \.wrong, default: standard.wrong)
    let unanswered = record.field("unanswered", \.unanswered, default: standard.unanswered)
    let correct = record.field("correct", \.correct, default: standard.correct)
    return try ProblemWeights.MistakeWeight(
      wrong: wrong(),
      unanswered: unanswered(),
      correct: correct()
    )
  }
}
