// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Streak {
  /// The rules that keep a streak going.
  ///
  /// ```swift
  /// let rules = try Streak.Rules(freezesEarnedEvery: 7, maximumFreezes: 2)
  /// ```
  ///
  /// A *freeze* saves a day, or a week, that was missed: the streak goes on, although that day does
  /// not count. Freezes are used by themselves, one for each day missed, while there are any.
  ///
  /// In JSON rules are an object: `{"freezesEarnedEvery":7,"maximumFreezes":2,"period":"week"}`. A value
  /// as in ``daily`` is left out.
  public struct Rules: Hashable, Sendable {
    /// The unit of time that needs activity, again and again.
    public enum Period: String, CaseIterable, Hashable, Sendable {
      /// Every day that exists.
      case day
      /// Every week, on one of its days at least.
      case week
    }

    /// The unit of time that needs activity.
    public let period: Period
    /// The number of active days, or weeks, that earn a freeze, or nil when none does.
    public let freezesEarnedEvery: Int?
    /// The number of freezes from which no more are earned.
    public let maximumFreezes: Int
    /// The number of freezes at first.
    public let initialFreezes: Int

    /// Streaks of days without freezes.
    public static let daily = Streak.Rules(unchecked: .day)
    /// Streaks of weeks without freezes.
    public static let weekly = Streak.Rules(unchecked: .week)

    /// Creates rules.
    ///
    /// - Parameters:
    ///   - period: Whether every day or every week needs activity.
    ///   - freezesEarnedEvery: How many active days, or weeks, of a streak earn a freeze, at least 1.
    ///   - maximumFreezes: With this many freezes no more are earned, 0 to 1000.
    ///   - initialFreezes: How many freezes there are at first, 0 to 1000.
    /// - Throws: Every number that is not in its range.
    public init(
      period: Period = .day,
      freezesEarnedEvery: Int? = nil,
      maximumFreezes: Int = 1,
      initialFreezes: Int = 0
    ) throws(ContentError<RuleFault>) {
      try RuleFault.check([
        ("freezesEarnedEvery", freezesEarnedEvery ?? 1, 1...Int.max),
        ("maximumFreezes", maximumFreezes, 0...1000), ("initialFreezes", initialFreezes, 0...1000),
      ])
      self.init(
        unchecked: period,
        earnedEvery: freezesEarnedEvery,
        maximum: maximumFreezes,
        initial: initialFreezes
      )
    }

    private init(
      unchecked period: Period,
      earnedEvery: Int? = nil,
      maximum: Int = 1,
      initial: Int = 0
    ) {
      self.period = period
      freezesEarnedEvery = earnedEvery
      maximumFreezes = maximum
      initialFreezes = initial
    }
  }
}

// MARK: - JSON

extension Streak.Rules.Period: JSONName {}

extension Streak.Rules: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let period = record.field("period", \.period, default: .day)
    let earnedEvery = record.field("freezesEarnedEvery", \.freezesEarnedEvery)
    let maximum = record.field("maximumFreezes", \.maximumFreezes, default: 1)
    let initial = record.field("initialFreezes", \.initialFreezes, default: 0)
    // What can be read is checked despite what cannot.
    return try Self(
      period: period(or: .day),
      freezesEarnedEvery: earnedEvery(or: nil),
      maximumFreezes: maximum(or: 1),
      initialFreezes: initial(or: 0)
    )
  }
}
