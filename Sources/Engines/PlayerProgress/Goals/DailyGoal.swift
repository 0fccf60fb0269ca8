// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Something to do every day: thirty points, three lessons, ten thousand steps.
///
/// ```swift
/// try DailyGoal(.points, 30)
/// try DailyGoal(.amount, 8, of: PlayerActivity.Filter(kinds: ["water"]))   // eight glasses
/// ```
///
/// In JSON a goal is an object: `{"of":{"kinds":["water"]},"quantity":"amount","target":8}`.
public struct DailyGoal: Hashable, Sendable {
  /// The rule by which the figure of a day is computed.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// The points that the activities earned, after caps; those that cost points do not count.
    case points
    /// The number of activities.
    case activities
    /// The sum of their amounts; negative ones do not count.
    case amount
  }

  /// The rule by which the number of a day is made.
  public let quantity: Quantity
  /// The number to reach, 1 to 10^12.
  public let target: Int
  /// The activities that count.
  public let filter: PlayerActivity.Filter

  /// The numbers that a day can have to reach.
  static let targets = 1...1_000_000_000_000

  /// Creates a goal.
  ///
  /// - Parameters:
  ///   - quantity: The rule by which the number of a day is made.
  ///   - target: The number to reach, 1 to 10^12.
  ///   - filter: The activities that count; all by default.
  /// - Throws: The faults of a target that is out of range and of a filter that nothing fits.
  public init(
    _ quantity: Quantity,
    _ target: Int,
    of filter: PlayerActivity.Filter = PlayerActivity.Filter()
  ) throws(ContentError<RuleFault>) {
    self.quantity = quantity
    self.target = target
    self.filter = filter
    let faults = RuleFault.faults([("target", target, Self.targets)])
    try RuleFault.check(faults + filter.faults.within(ContentPlace().key("of")))
  }
}

extension DailyGoal {
  /// A player's standing on the daily goal.
  public struct Standing: Hashable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// The number of the day so far.
    public let value: Int
    /// The number to reach on the day.
    public let target: Int
    /// Whether the goal of the day is met.
    ///
    /// A goal once met stays met, also when the player chooses a higher one later on the day.
    public let isMet: Bool
    /// The number of days on which the goal was met, up to the day.
    public let metDays: Int
    /// The number of days in a row on which the goal was met, up to the day or, when it is not met
    /// yet, to the day before.
    public let run: Int
    /// The most days in a row up to the day.
    public let longestRun: Int

    /// The part of the way, from 0 to 1.
    public var part: Fraction {
      if isMet { return .one }
      let part = try? Fraction(min(max(value, 0), target), target)
      return part ?? .zero
    }
  }
}

// MARK: - JSON

extension DailyGoal.Quantity: JSONName {}

extension DailyGoal: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let quantity = record.field("quantity", \.quantity)
    let target = record.field("target", \.target)
    let filter = record.field("of", \.filter, default: PlayerActivity.Filter())
    return try Self(quantity(), target(), of: filter())
  }
}

/// The days of a player with a daily goal.
struct GoalProgress: Hashable, Sendable {
  private var goal: DailyGoal
  /// The number of each day.
  private var values: [CalendarDay: Int] = [:]
  /// The targets that the player has chosen, by the days from which they count, in order.
  private var choices: [Choice] = []
  /// The days on which the goal was met, in order.
  private var met: [CalendarDay] = []
  /// The same days as a streak.
  private var runs = Streak(.daily)

  private struct Choice: Hashable, Sendable {
    let day: CalendarDay
    var target: Int
    /// Whether adopted rules say so, not the player.
    var isOfRules = false
  }

  init(_ goal: DailyGoal) {
    self.goal = goal
  }

  /// Goes on by another goal from a day on; days on which the goal was met stay so, and those who
  /// chose a target keep it.
  mutating func adopt(_ goal: DailyGoal, from day: CalendarDay) {
    if choices.last.map({ $0.isOfRules }) ?? true {
      if choices.isEmpty {
        choices.append(Choice(day: .first, target: self.goal.target, isOfRules: true))
      }
      choices.removeAll { $0.day >= day && $0.day != .first }
      choices.append(Choice(day: day, target: goal.target, isOfRules: true))
    }
    self.goal = goal
  }

  /// The target of a day.
  func target(on day: CalendarDay) -> Int {
    let end = choices.firstIndexInOrder { $0.day > day }
    return end > 0 ? choices[end - 1].target : goal.target
  }

  /// Takes an activity with the points that it earned, and returns whether it meets the goal of its
  /// day.
  mutating func take(_ activity: inout DatedActivity, points: Int) -> Bool {
    guard goal.filter.fits(&activity) else { return false }
    let number =
      switch goal.quantity {
      case .points: points
      case .activities: 1
      case .amount: activity.activity.amount
      }
    let day = activity.day
    values[day] = values[day, default: 0].addingUpToMaximum(max(number, 0))
    return meet(on: day, by: activity.days)
  }

  /// Changes the target from a day on, and returns whether the goal of that day is met by it.
  mutating func choose(_ target: Int, from day: CalendarDay, by days: DayReckoning) -> Bool {
    let place = choices.firstIndexInOrder { $0.day >= day }
    if place < choices.count, choices[place].day == day {
      choices[place] = Choice(day: day, target: target)
    } else {
      choices.insert(Choice(day: day, target: target), at: place)
    }
    return meet(on: day, by: days)
  }

  private mutating func meet(on day: CalendarDay, by days: DayReckoning) -> Bool {
    let place = met.firstIndexInOrder { $0 >= day }
    guard values[day, default: 0] >= target(on: day), place == met.count || met[place] != day else {
      return false
    }
    met.insert(day, at: place)
    runs.record(day, by: days)
    return true
  }

  /// Returns the player's standing on a day.
  func standing(on day: CalendarDay, by days: DayReckoning) -> DailyGoal.Standing {
    let run = runs.standing(on: day, by: days)
    return DailyGoal.Standing(
      day: day,
      value: values[day, default: 0],
      target: target(on: day),
      isMet: run.isActive,
      metDays: met.firstIndexInOrder { $0 > day },
      run: run.length,
      longestRun: run.longest
    )
  }
}
