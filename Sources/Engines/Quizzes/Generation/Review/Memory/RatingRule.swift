// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension SpacedReview.MemoryModel {
  /// How an answer is rated for the model of memory.
  ///
  /// | answer | rating |
  /// |---|---|
  /// | the learner's own rating, if there is one | ``Rating`` as given |
  /// | no credit, or some in the only try | ``Rating/again`` |
  /// | some credit in a later try | ``Rating/hard`` |
  /// | right at first, but after a hint or slowly | ``Rating/hard`` |
  /// | right at first, of high certainty and fast | ``Rating/easy`` |
  /// | right at first | ``Rating/good`` |
  public struct RatingRule: Hashable, Sendable {
    /// A right answer that took more seconds was hard.
    public let slowAfter: Double
    /// A right and certain answer that took at most so many seconds was easy.
    public let fastWithin: Double

    /// More than a minute is slow, at most 5 seconds are fast.
    ///
    /// Anki, too, counts no more than a minute for an answer, as longer ones were mostly interrupted or searched for. In 5
    /// seconds a short question is read and answered without searching.
    public static let standard = RatingRule(unchecked: 60, fastWithin: 5)

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - slowAfter: A right answer that took more seconds was hard.
    ///   - fastWithin: A right and certain answer that took at most so many seconds was easy, from 0 to `slowAfter`.
    /// - Throws: A fault for a number of seconds that is out of its range.
    public init(slowAfter: Double = 60, fastWithin: Double = 5) throws(ContentError<ProblemFault>) {
      var faults: [LocatedFault<ProblemFault>] = []
      if !(slowAfter > 0 && slowAfter.isFinite) {
        let fault = ProblemFault.malformed("\(slowAfter), expected more than 0 seconds")
        faults.append(LocatedFault(fault, at: ContentPlace().key("slowAfter")))
      } else if !(fastWithin >= 0 && fastWithin <= slowAfter) {
        let fault = ProblemFault.malformed("\(fastWithin), expected 0 to \(slowAfter)")
        faults.append(LocatedFault(fault, at: ContentPlace().key("fastWithin")))
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.init(unchecked: slowAfter, fastWithin: fastWithin)
    }

    private init(unchecked slowAfter: Double, fastWithin: Double) {
      self.slowAfter = slowAfter
      self.fastWithin = fastWithin
    }

    /// Returns the rating of an answer.
    public func rating(of answer: AnswerLog.Record) -> Rating {
      if let rating = answer.rating { return rating }
      guard answer.isFirstTryCorrect else {
        return answer.responses.count > 1 && answer.credit > .zero ? .hard : .again
      }
      guard answer.hints == 0 else { return .hard }
      guard let seconds = answer.seconds else { return .good }
      if seconds > slowAfter { return .hard }
      return answer.certainty == .high && seconds <= fastWithin ? .easy : .good
    }
  }
}

/// In JSON only what differs from the standard rule is written.
extension SpacedReview.MemoryModel.RatingRule: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let slowAfter = record.field("slowAfter", \.slowAfter, default: standard.slowAfter)
    let fastWithin = record.field("fastWithin", \.fastWithin, default: standard.fastWithin)
    return try Self(slowAfter: slowAfter(), fastWithin: fastWithin())
  }
}
