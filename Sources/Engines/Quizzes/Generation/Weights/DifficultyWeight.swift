// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension ProblemWeights {
  /// Draws problems more often the nearer their difficulty is to the one wished for.
  ///
  /// The difficulty of a problem is measured by its *facility*: the part of its worth that learners earned on average when
  /// they met it first. While fewer than `minimumAnswers` learners have met it, the first of its tags that is in
  /// `tags` speaks for it. The factor in percent is 100 less the distance from `target` in percentage
  /// points, and at least `floor`; it is (100 + floor) / 2, rounded down, for a problem of unknown difficulty.
  ///
  /// Source: facility is the item difficulty *p* of classical test theory (Lord and Novick, "Statistical Theories
  /// of Mental Test Scores", 1968).
  public struct DifficultyWeight: Hashable, Sendable {
    /// The facilities that can be wished for, in percent.
    package static let facilityRange = 0...100
    /// The numbers of learners that can be asked for.
    package static let minimumAnswersRange = 1...1_000_000

    /// The facility wished for, in percent: 100 for problems that everyone does right.
    package let target: Int
    /// The least factor in percent.
    package let floor: Int
    /// How many learners must have met a problem before their answers speak for it.
    package let minimumAnswers: Int
    /// The facility that tags of authors stand for, in percent: `["easy": 85, "hard": 35]`.
    package let tags: [String: Int]

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - target: The facility wished for, from 0 to 100.
    ///   - floor: The least factor, from 1 to 100.
    ///   - minimumAnswers: How many learners must have met a problem before their answers speak for it,
    ///     from 1 to 1,000,000.
    ///   - tags: The facility that tags of authors stand for, each from 0 to 100.
    /// - Throws: A fault for each number out of range.
    public init(
      target: Int,
      floor: Int = 10,
      minimumAnswers: Int = 5,
      tags: [String: Int] = [:]
    ) throws(ContentError<ProblemFault>) {
      let numbers: ProblemFault.RangedNumbers = [
        ("target", target, Self.facilityRange), ("floor", floor, ProblemWeights.percentRange),
        ("minimumAnswers", minimumAnswers, Self.minimumAnswersRange),
      ]
      let ofTags = tags.sorted { $0.key < $1.key }.map { ($0.key, $0.value, Self.facilityRange) }
      let faults =
        ProblemFault.faults(of: numbers)
        + ProblemFault.faults(of: ofTags, within: ContentPlace().key("tags"))
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.target = target
      self.floor = floor
      self.minimumAnswers = minimumAnswers
      self.tags = tags
    }

    /// The factor of a problem, by what learners earned when they met it first.
    func factor(_ problem: Problem, _ facility: FacilityTally?) -> ProblemWeights.Factor {
      if let facility, facility.learners >= minimumAnswers {
        let percent = facility.percent
        return ProblemWeights.Factor(
          .facility(percent, learners: facility.learners),
          percent: factor(ofFacility: percent)
        )
      }
      for tag in problem.tags {
        guard let percent = tags[tag] else { continue }
        return ProblemWeights.Factor(.tag(tag, percent), percent: factor(ofFacility: percent))
      }
      return ProblemWeights.Factor(.unknownDifficulty, percent: (100 + floor) / 2)
    }

    private func factor(ofFacility percent: Int) -> Int {
      Swift.max(100 - abs(percent - target), floor)
    }
  }
}

/// In JSON only what differs from the default is written, and `target`.
extension ProblemWeights.DifficultyWeight: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let target = record.field("target", \.target)
    let floor = record.field("floor", \.floor, default: 10)
    let minimumAnswers = record.field("minimumAnswers", \.minimumAnswers, default: 5)
    let tags = record.field("tags", \.tags, default: [:])
    return try ProblemWeights.DifficultyWeight(
      target: target(),
      floor: floor(),
      minimumAnswers: minimumAnswers(),
      tags: tags()
    )
  }
}
