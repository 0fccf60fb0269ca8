public import PlayerProgress
internal import LudusCore

/// When to work on what, so that everything is done when it is due.
///
/// Work is done as early as there is time for it, what is due first goes first, and no goal is begun
/// before its prerequisites are done.
public struct StudyPlan: Hashable, Sendable {
  /// Some time for a goal on a day.
  public struct Session: Hashable, Sendable {
    /// The goal.
    public let goal: ItemKey
    /// For how long, in minutes, at least 1.
    public let minutes: Int
  }

  /// The work of a day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// The sessions, one after the other; at least one.
    public internal(set) var sessions: [Session]

    /// How long is worked on that day, in minutes.
    public var minutes: Int { sessions.reduce(0) { $0 + $1.minutes } }
  }

  /// The days on which something is done, in order.
  public internal(set) var days: [Day] = []

  /// Returns what is to be done on a day, one after the other; nothing on a free day.
  ///
  /// - Complexity: O(log *n*) for *n* days.
  public func sessions(on day: CalendarDay) -> [Session] {
    let place = days.firstIndexInOrder { $0.day >= day }
    return place < days.count && days[place].day == day ? days[place].sessions : []
  }

  /// Returns the day on which a goal is done, or nil for one that takes no time or is not planned.
  ///
  /// - Complexity: O(*n*) for *n* sessions.
  public func completion(of goal: ItemKey) -> CalendarDay? {
    days.last { day in day.sessions.contains { $0.goal == goal } }?.day
  }

  /// Adds time for a goal to the last day, or to a later one.
  mutating func add(_ minutes: Int, for goal: ItemKey, on day: CalendarDay) {
    if days.last?.day != day {
      days.append(Day(day: day, sessions: []))
    }
    days[days.count - 1].sessions.append(Session(goal: goal, minutes: minutes))
  }
}

extension StudyOutcome {
  /// Why goals cannot be done in time: what is missing, and who competes for it.
  public struct Shortage: Hashable, Sendable {
    /// The fewest minutes that are missing, at least 1.
    ///
    /// With as many more, on days before those on which the goals are due, there is a plan; with
    /// fewer there is none. To do as much less of what is due by then helps as well.
    public let minutes: Int
    /// The day until which they are missing: the first one by which so much is.
    public let day: CalendarDay
    /// The goals that must be done by that day, in the order in which they are worked on.
    ///
    /// To take any of them off, or to make it shorter, lessens what is missing; to change any other
    /// does not.
    public let binding: [ItemKey]
  }
}
