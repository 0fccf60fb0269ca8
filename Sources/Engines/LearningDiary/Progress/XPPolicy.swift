// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

/// The experience points for completing items of the learner's own.
///
/// ```swift
/// let policy = try XPPolicy(
///   event: 10, goal: 25, minimumAge: 30,
///   rules: PointsRules(caps: [PointsCap(100, per: .day)]))
/// ```
///
/// An item, or each occurrence of one that comes again, earns once. Two rules discourage items that are made up
/// to be ticked off: caps of the points in a day or a week, and an age that an item must have. An
/// item that is completed sooner is completed, but earns nothing.
///
/// The days of caps are those of clocks that are always the same time ahead of Greenwich, so that
/// all devices come to the same level wherever they are.
///
/// In JSON a policy is an object without the values of the standard: `{"goal":20,"minimumAge":30}`.
public struct XPPolicy: Hashable, Sendable {
  /// The points for an event, 0 to 1,000,000.
  public let event: Int
  /// The points for a goal, 0 to 1,000,000.
  public let goal: Int
  /// The age in minutes that an item must have to earn anything, 0 to a year.
  public let minimumAge: Int
  /// Caps and levels.
  public let rules: PointsRules
  /// How many minutes the clocks of caps are ahead of Greenwich, -720 to 840.
  public let minutesAheadOfGreenwich: Int

  /// The most that an item can earn: 1,000,000.
  package static let maximumXP = 1_000_000
  private static let ages = 0...366 * 24 * 60
  private static let offsets = -12 * 60...14 * 60

  /// 10 XP for an event and 25 for a goal, without caps and at any age.
  public static let standard = XPPolicy(
    unchecked: 10,
    goal: 25,
    minimumAge: 0,
    rules: .standard,
    offset: 0
  )

  /// Creates a policy.
  ///
  /// - Throws: Every number that is not in its range.
  public init(
    event: Int = 10,
    goal: Int = 25,
    minimumAge: Int = 0,
    rules: PointsRules = .standard,
    minutesAheadOfGreenwich: Int = 0
  ) throws(ContentError<DiaryFault>) {
    self.init(
      unchecked: event,
      goal: goal,
      minimumAge: minimumAge,
      rules: rules,
      offset: minutesAheadOfGreenwich
    )
    let most = 0...Self.maximumXP
    let checks: [(String, Int, ClosedRange<Int>)] = [
      ("event", event, most), ("goal", goal, most), ("minimumAge", minimumAge, Self.ages),
      ("minutesAheadOfGreenwich", minutesAheadOfGreenwich, Self.offsets),
    ]
    let faults = checks.filter { !$0.2.contains($0.1) }.map { key, number, range in
      LocatedFault(DiaryFault.outOfRange(number, expected: range), at: key)
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private init(
    unchecked event: Int,
    goal: Int,
    minimumAge: Int,
    rules: PointsRules,
    offset: Int
  ) {
    self.event = event
    self.goal = goal
    self.minimumAge = minimumAge
    self.rules = rules
    minutesAheadOfGreenwich = offset
  }

  /// Returns the points for an item of a kind.
  func xp(for kind: DiaryItem.Kind) -> Int {
    switch kind {
    case .event: event
    case .goal: goal
    case .note: 0
    }
  }

  /// The days and weeks of caps.
  var days: DayReckoning {
    var calendar = Calendar(identifier: .gregorian)
    // Weeks begin on Monday, whatever the device's language.
    calendar.firstWeekday = 2
    calendar.timeZone = TimeZone(secondsFromGMT: minutesAheadOfGreenwich * 60) ?? .gmt
    return DayReckoning(calendar)
  }
}

extension XPPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let event = record.field("event", \.event, default: standard.event)
    let goal = record.field("goal", \.goal, default: standard.goal)
    let age = record.field("minimumAge", \.minimumAge, default: 0)
    let rules = record.field("rules", \.rules, default: standard.rules)
    let offset = record.field("minutesAheadOfGreenwich", \.minutesAheadOfGreenwich, default: 0)
    return try XPPolicy(
      event: event(or: 0),
      goal: goal(or: 0),
      minimumAge: age(or: 0),
      rules: rules(or: standard.rules),
      minutesAheadOfGreenwich: offset(or: 0)
    )
  }
}
