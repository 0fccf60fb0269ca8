// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress

/// The time that a learner has for studying on each day.
///
/// ```swift
/// let hour = Duration.seconds(3600)
/// let time = try StudyTime(everyDay: hour, on: [.saturday: hour * 2], except: [birthday: .zero])
/// time.duration(on: birthday)   // .zero
/// ```
///
/// An exception stands for one day and goes before its weekday, which goes before every day.
///
/// In JSON the time is an object with minutes:
/// `{"everyDay":60,"except":{"2026-03-14":0},"on":{"saturday":120}}`. Days that are not named have
/// no minutes.
public struct StudyTime: Hashable, Sendable {
  /// The most minutes that there can be in a day: 1440.
  ///
  /// The hour that comes twice when clocks are set back is not for studying.
  package static let maximumMinutes = 1440

  /// The minutes of all other days.
  package let everyDay: Int
  /// The minutes of some days of the week.
  package let weekdays: [CalendarDay.Weekday: Int]
  /// The minutes of some single days.
  package let exceptions: [CalendarDay: Int]

  /// Creates the time that a learner has, from nothing to 24 hours a day, rounded down to whole
  /// minutes.
  ///
  /// - Throws: `ContentError` with every time out of range, in minutes.
  public init(
    everyDay: Duration,
    on weekdays: [CalendarDay.Weekday: Duration] = [:],
    except exceptions: [CalendarDay: Duration] = [:]
  ) throws(ContentError<DiaryFault>) {
    try self.init(
      everyDay: everyDay.minutes(.down),
      on: weekdays.mapValues { $0.minutes(.down) },
      except: exceptions.mapValues { $0.minutes(.down) }
    )
  }

  /// Creates the time that a learner has, in minutes from 0 to 1440.
  ///
  /// - Throws: `ContentError` with every number out of range.
  package init(
    everyDay: Int,
    on weekdays: [CalendarDay.Weekday: Int] = [:],
    except exceptions: [CalendarDay: Int] = [:]
  ) throws(ContentError<DiaryFault>) {
    self.everyDay = everyDay
    self.weekdays = weekdays
    self.exceptions = exceptions
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  /// Every number out of range, in a fixed order.
  private var faults: [LocatedFault<DiaryFault>] {
    let top = ContentPlace()
    var places = [(top.key("everyDay"), everyDay)]
    for weekday in CalendarDay.Weekday.allCases {
      guard let minutes = weekdays[weekday] else { continue }
      places.append((top.key("on").key(weekday.rawValue), minutes))
    }
    for (day, minutes) in exceptions.sorted(by: { $0.key < $1.key }) {
      places.append((top.key("except").key("\(day)"), minutes))
    }
    let range = 0...Self.maximumMinutes
    return places.filter { !range.contains($0.1) }.map { place, minutes in
      LocatedFault(.outOfRange(minutes, expected: range), at: place)
    }
  }

  /// Returns the time of a day.
  public func duration(on day: CalendarDay) -> Duration { Duration(minutes: minutes(on: day)) }

  /// Returns the minutes of a day.
  package func minutes(on day: CalendarDay) -> Int {
    exceptions[day] ?? weekdays[CalendarDay.Weekday(of: day)] ?? everyDay
  }
}

// MARK: - JSON

extension StudyTime: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let everyDay = record.field("everyDay", \.everyDay, default: 0)
    let weekdays = record.field("on", \.weekdays, as: NamedMinutes.weekdays, default: [:])
    let exceptions = record.field("except", \.exceptions, as: NamedMinutes.days, default: [:])
    return try StudyTime(
      everyDay: everyDay(or: 0),
      on: weekdays(or: [:]),
      except: exceptions(or: [:])
    )
  }
}

/// The JSON forms of minutes by weekday and by day.
private enum NamedMinutes {
  typealias Raw = [String: Int]

  static var weekdays: JSONShape<[CalendarDay.Weekday: Int], Raw> {
    named(\.rawValue, CalendarDay.Weekday.init) { name in
      let names = CalendarDay.Weekday.allCases.map(\.rawValue).joined(separator: ", ")
      return .malformed("\"\(name)\" is not a day of the week, expected one of \(names)")
    }
  }

  static var days: JSONShape<[CalendarDay: Int], Raw> {
    named(\.description, CalendarDay.init) { _ in
      .malformed("expected a day such as \"2026-11-21\"")
    }
  }

  private static func named<Key: Hashable>(
    _ name: @escaping (Key) -> String,
    _ key: @escaping (String) -> Key?,
    _ fault: @escaping (String) -> DiaryFault
  ) -> JSONShape<[Key: Int], Raw> {
    JSONShape<[Key: Int], Raw>(
      read: { named in
        var minutes: [Key: Int] = [:]
        var faults: [LocatedFault<DiaryFault>] = []
        for (name, number) in named.sorted(by: { $0.key < $1.key }) {
          if let key = key(name) {
            minutes[key] = number
          } else {
            faults.append(LocatedFault(fault(name), at: ContentPlace().key(name)))
          }
        }
        guard faults.isEmpty else { throw ContentError(faults: faults) }
        return minutes
      },
      write: { Dictionary(uniqueKeysWithValues: $0.map { (name($0.key), $0.value) }) }
    )
  }
}

/// A study plan, or the shortage if the goals cannot be met in time.
///
/// ```swift
/// let time = try StudyTime(everyDay: .seconds(3600))
/// switch try StudyOutcome(planning: goals, in: time, from: monday, calendar: vienna) {
/// case .feasible(let plan):
///   plan.sessions(on: monday)   // an hour for "read"
/// case .notFeasible(let shortage):
///   shortage.missing            // .seconds(10_800): short by three hours
///   shortage.binding            // ["read", "exercise"]
/// }
/// ```
///
/// There is a plan whenever there can be one. A goal is due, in effect, no later than the goals
/// that must come after it. Working in the order of these days, without pause, is then optimal: if
/// it misses a day, the goals due by that day take more minutes than there are, in whatever order.
/// The rule is that of J. R. Jackson, "Scheduling a production line to minimize maximum tardiness"
/// (1955), and that it keeps prerequisites is by E. L. Lawler, "Optimal sequencing of a single
/// machine subject to precedence constraints", Management Science 19 (1973).
public enum StudyOutcome: Hashable, Sendable {
  /// Everything can be done when it is due.
  case feasible(StudyOutcome.Plan)
  /// No plan meets all days.
  case notFeasible(StudyOutcome.Shortage)

  /// The most days after its first one that a plan can have, which is ten years.
  package static let maximumDays = 3660

  /// The plan, if there is one.
  public var plan: StudyOutcome.Plan? {
    if case .feasible(let plan) = self { plan } else { nil }
  }

  /// The shortage, if there is no plan.
  public var shortage: StudyOutcome.Shortage? {
    if case .notFeasible(let shortage) = self { shortage } else { nil }
  }

  /// Plans goals, or finds the shortage.
  ///
  /// The plan begins with the start, usually today, so a goal that is due before cannot be done. A
  /// date that the zone leaves out has no minutes. The same goals give the same plan, in whatever
  /// order they come.
  ///
  /// - Throws: `ContentError` with every fault of the goals: numbers out of range, unknown
  ///   prerequisites, circles of them, and more.
  /// - Complexity: O(*g* log *g* + *p* + *d*) for *g* goals with *p* prerequisites and *d* days.
  public init(
    planning goals: [StudyGoal],
    in time: StudyTime,
    from start: CalendarDay,
    calendar: Calendar
  ) throws(ContentError<DiaryFault>) {
    let days = DayReckoning(calendar)
    let faults = StudyOrder.faults(of: goals, from: start, days: days)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    let order = StudyOrder(goals)
    self = order.plan(in: time, from: start, days: days)
  }
}

extension StudyOutcome {
  /// The sessions of each day, so that every goal is done by the time it is due.
  ///
  /// Work is done as early as there is time for it. The goal that is due first goes first, and no
  /// goal is begun before its prerequisites are done.
  public struct Plan: Hashable, Sendable {
    /// Some time for a goal on a day.
    public struct Session: Hashable, Sendable {
      /// The goal.
      public let goal: DiaryItem.Key
      /// The number of minutes, at least 1.
      package let minutes: Int
      /// The time in whole minutes, at least one.
      public var duration: Duration { Duration(minutes: minutes) }
    }

    /// The work of a day.
    public struct Day: Hashable, Sendable {
      /// The day.
      public let day: CalendarDay
      /// The sessions, one after the other; at least one.
      public internal(set) var sessions: [Session]

      /// The time that the learner works on that day.
      public var duration: Duration { Duration(minutes: minutes) }
      /// The minutes of work on that day.
      package var minutes: Int { sessions.reduce(0) { $0 + $1.minutes } }
    }

    /// The days on which something is done, in order.
    public internal(set) var days: [Day] = []

    /// Returns the sessions of a day in order; empty on a free day.
    ///
    /// - Complexity: O(log *n*) for *n* days.
    public func sessions(on day: CalendarDay) -> [Session] {
      let place = days.firstIndexInOrder { $0.day >= day }
      return place < days.count && days[place].day == day ? days[place].sessions : []
    }

    /// Returns the day on which a goal is done, or nil for one that takes no time or is not
    /// planned.
    ///
    /// - Complexity: O(*n*) for *n* sessions.
    public func completion(of goal: DiaryItem.Key) -> CalendarDay? {
      days.last { day in day.sessions.contains { $0.goal == goal } }?.day
    }

    /// Adds time for a goal to the last day, or to a later one.
    mutating func add(_ minutes: Int, for goal: DiaryItem.Key, on day: CalendarDay) {
      if days.last?.day != day {
        days.append(Day(day: day, sessions: []))
      }
      days[days.count - 1].sessions.append(Session(goal: goal, minutes: minutes))
    }
  }

  /// The reason goals cannot be met in time: the missing time, and the goals that compete for it.
  public struct Shortage: Hashable, Sendable {
    /// The least time that is missing, in whole minutes, at least one.
    ///
    /// With as much more, on days before those on which the goals are due, there is a plan; with
    /// less there is none. Making the goals shorter by as much helps as well.
    public var missing: Duration { Duration(minutes: minutes) }
    /// The missing time in minutes.
    package let minutes: Int
    /// The day until which it is missing; the first one with this shortage.
    public let day: CalendarDay
    /// The goals that must be done by that day, in the order in which they are worked on.
    ///
    /// Removing or shortening any of them reduces the shortage; changing any other goal does not.
    public let binding: [DiaryItem.Key]
  }
}

extension Duration {
  /// Creates a number of minutes; more than there are in ten thousand years become as many.
  package init(minutes: Int) {
    self = .seconds(60 * min(max(minutes, -6_000_000_000), 6_000_000_000))
  }

  /// The direction in which seconds become whole minutes.
  enum Rounding {
    case down, up
  }

  /// Returns the whole minutes, of which there are at most as many as a number can have.
  func minutes(_ rounding: Rounding) -> Int {
    let (seconds, attoseconds) = components
    let part =
      attoseconds > 0 && rounding == .up ? 1 : attoseconds < 0 && rounding == .down ? -1 : 0
    let whole = Int(clamping: seconds)
    let (minutes, rest) = whole.dividedRoundingDown(by: 60)
    return rounding == .up && rest + part > 0
      ? minutes + 1 : rest + part < 0 ? minutes - 1 : minutes
  }
}
