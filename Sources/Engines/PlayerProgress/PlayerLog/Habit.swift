// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// Something that a player sets out to do again and again: every day, on some weekdays, or so many
/// times a week.
///
/// ```swift
/// Habit("water", target: 8)                                // eight glasses every day
/// Habit("run", on: .timesAWeek(3))                         // on three days of each week
/// Habit("post", title: "Answer the mail", on: .weekdays([.monday, .thursday]))
/// ```
///
/// A ``PlayerLog`` knows of each habit what is due today, what was done and what was missed, and
/// keeps a streak for it. A ``PlayerLog/Quantity`` can cost something for each time that it was
/// missed.
///
/// In JSON a habit is an object that leaves defaults out:
/// `{"id":"run","of":{"kinds":["run"]},"timesAWeek":3}`, with the weekdays under `on`.
public struct Habit: Identifiable, Hashable, Sendable {
  /// Identifies a habit.
  public typealias ID = Identifier<Habit>

  /// The identifier, unique among the habits of a log.
  public let id: ID
  /// The name that the player sees; empty when there is none.
  public let title: String
  /// The activities that count for it.
  public let filter: PlayerActivity.Filter
  /// The days on which it is due.
  public let schedule: Schedule
  /// The number or amount of activities that a day needs, 1 to 10^12.
  public let target: Int
  /// Whether the amounts of activities are added up; else each activity counts one.
  public let countsAmounts: Bool

  /// The days on which a habit is due.
  public struct Schedule: Hashable, Sendable {
    /// The weekdays on which it is due, where there are such.
    let weekdays: Set<CalendarDay.Weekday>
    /// The number of days of a week on which it is to be done, or nil when it has weekdays.
    let times: Int?

    /// Every day.
    public static let daily = Schedule(weekdays: Set(CalendarDay.Weekday.allCases), times: nil)

    /// Returns the schedule of some weekdays, at least one.
    public static func weekdays(_ weekdays: Set<CalendarDay.Weekday>) -> Schedule {
      Schedule(weekdays: weekdays, times: nil)
    }

    /// Returns the schedule of any days of each week, 1 to 7.
    public static func timesAWeek(_ times: Int) -> Schedule {
      Schedule(weekdays: [], times: times)
    }
  }

  /// Creates a habit, which the rules of a log check.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among the habits of a log.
  ///   - title: The name that the player sees.
  ///   - filter: The activities that count; nil for those of the kind that is named like the habit.
  ///   - schedule: The days on which it is due.
  ///   - target: The number or amount of activities that a day needs, 1 to 10^12.
  ///   - countsAmounts: Whether the amounts of activities are added up.
  public init(
    _ id: ID,
    title: String = "",
    of filter: PlayerActivity.Filter? = nil,
    on schedule: Schedule = .daily,
    target: Int = 1,
    countsAmounts: Bool = false
  ) {
    self.id = id
    self.title = title
    self.filter =
      filter ?? PlayerActivity.Filter(kinds: [PlayerActivity.Kind(rawValue: id.rawValue)])
    self.schedule = schedule
    self.target = target
    self.countsAmounts = countsAmounts
  }
}

extension Habit {
  /// The state of a habit on a day.
  public enum DayState: String, CaseIterable, Hashable, Sendable {
    /// It was done.
    case done
    /// It is still to be done today.
    case due
    /// It was to be done and was not; for a number of times a week it is the last day of a week
    /// with too few.
    case missed
    /// It need not be done: another weekday, a day off, enough of it in that week, or a day on
    /// which the player did not take part.
    case free
  }

  /// A player's standing with a habit on a day.
  public struct Standing: Identifiable, Hashable, Sendable {
    /// The habit.
    public let habit: Habit
    /// The day.
    public let day: CalendarDay
    /// The state of the habit on it.
    public let state: DayState
    /// The number or amount of activities on the day.
    public let value: Int
    /// The number of days of the week on which it was done, up to the day.
    public let timesThisWeek: Int
    /// The number of times in a row that it was done when it was due: in days, or in weeks for a
    /// number of times a week.
    public let streak: Streak.Standing
    /// The last day on which it was done, up to the day.
    public let lastDone: CalendarDay?

    /// The identifier of the habit.
    public var id: Habit.ID { habit.id }
  }

  /// The faults of the habit, at places within it.
  var faults: [LocatedFault<RuleFault>] {
    var faults = filter.faults.within(ContentPlace().key("of"))
    faults += RuleFault.faults([
      ("target", target, DailyGoal.targets), ("timesAWeek", schedule.times ?? 1, 1...7),
    ])
    if schedule.times == nil, schedule.weekdays.isEmpty {
      faults.append(LocatedFault(.tooFew(0, expected: 1), at: ContentPlace().key("on")))
    }
    return faults
  }

  fileprivate var streakRules: Streak.Rules {
    guard schedule.times == nil else { return .weekly }
    let rests = Set(CalendarDay.Weekday.allCases).subtracting(schedule.weekdays)
    return Streak.Rules.named { $0.restDays = rests }
  }
}

extension Habit: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title, default: "")
    let filter = record.field("of", \.ownFilter)
    let weekdays = record.field("on", \.ownWeekdays, as: .weekdays)
    let times = record.field("timesAWeek", \.schedule.times)
    let target = record.field("target", \.target, default: 1)
    let countsAmounts = record.field("countsAmounts", \.countsAmounts, default: false)
    if try weekdays() != nil, try times() != nil {
      record.note(.malformed("expected one of the keys on, timesAWeek"))
    }
    let schedule = try times().map(Schedule.timesAWeek) ?? weekdays().map(Schedule.weekdays)
    return try Self(
      id(),
      title: title(),
      of: filter(),
      on: schedule ?? .daily,
      target: target(),
      countsAmounts: countsAmounts()
    )
  }

  private var ownFilter: PlayerActivity.Filter? {
    filter == Habit(id).filter ? nil : filter
  }

  private var ownWeekdays: Set<CalendarDay.Weekday>? {
    schedule.times != nil || schedule == .daily ? nil : schedule.weekdays
  }
}

/// The days on which a player has done a habit.
struct HabitProgress: Hashable, Sendable {
  private(set) var habit: Habit
  /// The number or amount of activities on each day.
  private var values: [CalendarDay: Int] = [:]
  /// The days on which it was done, in order.
  private var done: [CalendarDay] = []
  private(set) var streak: Streak

  init(_ habit: Habit) {
    self.habit = habit
    streak = Streak(habit.streakRules)
  }

  /// Goes on by a changed habit; days that were done stay so.
  mutating func adopt(_ habit: Habit) {
    self.habit = habit
    streak = streak.by(habit.streakRules)
  }

  /// Takes an activity.
  ///
  /// - Returns: The day, or the first day of the week, for which it is done by this; nil when it is
  ///   not, or was before.
  mutating func take(_ activity: inout DatedActivity) -> CalendarDay? {
    guard habit.filter.fits(&activity) else { return nil }
    let day = activity.day
    let number = habit.countsAmounts ? max(activity.activity.amount, 0) : 1
    values[day] = values[day, default: 0].addingUpToMaximum(number)
    let place = done.firstIndexInOrder { $0 >= day }
    guard values[day, default: 0] >= habit.target, place == done.count || done[place] != day else {
      return nil
    }
    done.insert(day, at: place)
    guard let times = habit.schedule.times else {
      guard habit.schedule.weekdays.contains(CalendarDay.Weekday(of: day)) else { return nil }
      streak.record(day, by: activity.days)
      return day
    }
    let week = activity.days.week(of: day)
    guard count(in: week) == times else { return nil }
    streak.record(day, by: activity.days)
    return week.lowerBound
  }

  mutating func rest(on days: ClosedRange<CalendarDay>, by reckoning: DayReckoning) {
    streak.rest(on: days, by: reckoning)
  }

  /// Returns the number of the given days on which it was done.
  private func count(in days: Range<CalendarDay>) -> Int {
    done.firstIndexInOrder { $0 >= days.upperBound }
      - done.firstIndexInOrder { $0 >= days.lowerBound }
  }

  private func isDone(on day: CalendarDay) -> Bool {
    let place = done.firstIndexInOrder { $0 >= day }
    return place < done.count && done[place] == day
  }

  /// The day, or the first day of the week, that is missed when a day is over; nil when none is.
  func missed(after day: CalendarDay, since start: CalendarDay, by days: DayReckoning)
    -> CalendarDay?
  {
    guard day >= start, !streak.isResting(on: day, by: days) else { return nil }
    guard let times = habit.schedule.times else { return isDone(on: day) ? nil : day }
    let week = days.week(of: day)
    // A week in which the player came late is none to be missed.
    guard !week.contains(days.day(after: day)), week.lowerBound >= start else { return nil }
    return count(in: week) < times ? week.lowerBound : nil
  }

  /// The state on a day when another one is today.
  func state(
    on day: CalendarDay,
    today: CalendarDay,
    since start: CalendarDay?,
    by days: DayReckoning
  ) -> Habit.DayState {
    if isDone(on: day) { return .done }
    guard let start, day >= start, !streak.isResting(on: day, by: days) else { return .free }
    if day < today { return missed(after: day, since: start, by: days) == nil ? .free : .missed }
    guard day == today else { return .free }
    guard let times = habit.schedule.times else { return .due }
    let week = days.week(of: day)
    return count(in: week.lowerBound..<day) < times ? .due : .free
  }

  func standing(
    on day: CalendarDay,
    since start: CalendarDay?,
    by days: DayReckoning
  ) -> Habit.Standing {
    let next = CalendarDay(clamping: day.number + 1)
    let week = days.week(of: day)
    let last = done.firstIndexInOrder { $0 >= next }
    return Habit.Standing(
      habit: habit,
      day: day,
      state: state(on: day, today: day, since: start, by: days),
      value: values[day, default: 0],
      timesThisWeek: count(in: week.lowerBound..<max(next, week.lowerBound)),
      streak: streak.standing(on: day, by: days),
      lastDone: last > 0 ? done[last - 1] : nil
    )
  }
}
