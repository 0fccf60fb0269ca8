// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

extension ProblemWeights {
  /// Draws problems more often the longer ago the learner did them.
  ///
  /// The factor rises from `floor` at the moment of the last answer to 100 percent after `days`, in a straight
  /// line and rounded down. A problem that the learner has not done has 100 percent. A day is 24 hours.
  public struct RecencyWeight: Hashable, Sendable {
    /// The numbers of days that a policy can have.
    package static let daysRange = 1...36_500

    /// After how many days a problem is as likely as a new one.
    package let days: Int
    /// The factor in percent of a problem that was done just now.
    package let floor: Int

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - days: After how many days a problem is as likely as a new one, from 1 to 36,500.
    ///   - floor: The factor of a problem that was done just now, from 1 to 100.
    /// - Throws: A fault for each number out of range.
    public init(days: Int = 14, floor: Int = 10) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([
        ("days", days, Self.daysRange), ("floor", floor, ProblemWeights.percentRange),
      ])
      self.init(unchecked: days, floor: floor)
    }

    private init(unchecked days: Int, floor: Int) {
      self.days = days
      self.floor = floor
    }

    /// From 10 percent to 100 within 14 days.
    public static let standard = ProblemWeights.RecencyWeight(unchecked: 14, floor: 10)

    /// The factor of a problem with a past, or without, at an instant.
    func factor(_ past: LearnerPast.Done?, at now: Instant) -> ProblemWeights.Factor {
      guard let past else { return ProblemWeights.Factor(.unanswered, percent: 100) }
      // An answer of a clock that runs ahead counts as given just now.
      let elapsed = Swift.max(now.milliseconds(since: past.lastDate), 0)
      let whole = Int64(days) * Instant.day
      let percent = floor + Int(Int64(100 - floor) * Swift.min(elapsed, whole) / whole)
      return ProblemWeights.Factor(
        .lastAnswered(daysAgo: Int(elapsed / Instant.day)),
        percent: percent
      )
    }
  }
}

/// In JSON only what differs from the default is written.
extension ProblemWeights.RecencyWeight: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let days = record.field("days", \.days, default: standard.days)
    let floor = record.field("floor", \.floor, default: standard.floor)
    return try ProblemWeights.RecencyWeight(days: days(), floor: floor())
  }
}
