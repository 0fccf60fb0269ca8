// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

extension EarningRules {
  /// How often activities earn points in a stretch of time; an activity above it earns nothing.
  ///
  /// ```swift
  /// EarningRules.Limit.coolDown(seconds: 180, of: .subject)   // not twice for the same thing in three minutes
  /// EarningRules.Limit(10, seconds: 60, of: .all)             // not more than ten in a minute
  /// EarningRules.Limit(3, per: .day)                          // three a day by one rule
  /// ```
  ///
  /// Only activities that earned points count. For the points of a day or a week use a ``PointsCap``.
  ///
  /// In JSON a limit is an object: `{"times":10,"seconds":60,"of":"all"}` or `{"times":3,"per":"day"}`. One time,
  /// and the scope `rule`, are left out.
  public struct Limit: Hashable, Sendable {
    /// A stretch of time.
    public enum Span: Hashable, Sendable {
      /// The seconds before the activity.
      case seconds(Int)
      /// The day or week of the activity.
      case calendar(PointsCap.Period)
    }

    /// The activities that are counted together.
    public enum Scope: String, CaseIterable, Hashable, Sendable {
      /// Those that earned by the same rule.
      case rule
      /// Those of the same kind.
      case kind
      /// Those of the same kind with the same subject.
      case subject
      /// All of the player.
      case all
    }

    /// How many activities earn points, at least 1.
    public let times: Int
    /// In which stretch of time.
    public let span: Span
    /// The activities that are counted together.
    public let scope: Scope

    /// Creates a limit for any stretch of some seconds.
    ///
    /// - Parameters:
    ///   - times: How many activities earn points, 1 to 10,000.
    ///   - seconds: The length of the stretch, 1 to 31,622,400, which is a leap year. As many seconds after an
    ///     activity, it does not count anymore.
    ///   - scope: The activities that are counted together.
    public init(_ times: Int, seconds: Int, of scope: Scope = .rule) {
      self.times = times
      span = .seconds(seconds)
      self.scope = scope
    }

    /// Creates a limit for a day or a week.
    ///
    /// - Parameters:
    ///   - times: How many activities earn points, 1 to 10,000.
    ///   - period: The stretch of time.
    ///   - scope: The activities that are counted together.
    public init(_ times: Int, per period: PointsCap.Period, of scope: Scope = .rule) {
      self.times = times
      span = .calendar(period)
      self.scope = scope
    }

    /// Returns a limit of once in so many seconds.
    public static func coolDown(seconds: Int, of scope: Scope = .rule) -> Limit {
      Limit(1, seconds: seconds, of: scope)
    }

    static let maximumTimes = 10_000
    private static let maximumSeconds = 366 * 24 * 60 * 60

    var faults: [LocatedFault<RuleFault>] {
      RuleFault.faults([
        ("times", times, 1...Self.maximumTimes), ("seconds", seconds ?? 1, 1...Self.maximumSeconds),
      ])
    }
  }
}

// MARK: - Counting

extension EarningRules.Limit {
  /// When an activity earned.
  struct Mark: Hashable, Sendable {
    let date: Date
    let day: CalendarDay
  }

  /// Whether as many activities as earn points have earned in the stretch of time before another, by the marks of
  /// the latest ones, in order.
  func isReached(by marks: [Mark], before activity: inout DatedActivity) -> Bool {
    guard times >= 1, marks.count >= times else { return false }
    let mark = marks[marks.count - times]
    switch span {
    case .seconds(let seconds):
      return activity.activity.date.timeIntervalSince(mark.date) < Double(seconds)
    case .calendar(.day):
      return mark.day >= activity.day
    case .calendar(.week):
      return mark.day >= activity.days.week(of: activity.day).lowerBound
    }
  }
}

// MARK: - JSON

extension EarningRules.Limit.Scope: JSONName {}

extension EarningRules.Limit: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let times = record.field("times", \.times, default: 1)
    let seconds = record.field("seconds", \.seconds)
    let period = record.field("per", \.period)
    let scope = record.field("of", \.scope, default: .rule)
    switch (try seconds(), try period()) {
    case (let seconds?, nil): return try Self(times(), seconds: seconds, of: scope())
    case (nil, let period?): return try Self(times(), per: period, of: scope())
    default:
      record.note(.malformed("expected one of the keys seconds, per"))
      return try Self(times(), per: .day, of: scope())
    }
  }

  private var seconds: Int? { if case .seconds(let seconds) = span { seconds } else { nil } }
  private var period: PointsCap.Period? {
    if case .calendar(let period) = span { period } else { nil }
  }
}
