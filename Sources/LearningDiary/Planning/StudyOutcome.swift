public import LudusCore
public import PlayerProgress
internal import LudusFoundation

/// A study plan, or what is missing when the goals cannot be done in time.
///
/// ```swift
/// let time = try StudyTime(everyDay: 60)
/// switch try StudyOutcome(planning: goals, in: time, from: monday, calendar: vienna) {
/// case .feasible(let plan):
///   plan.sessions(on: monday)   // 60 minutes for "read"
/// case .notFeasible(let shortage):
///   shortage.minutes            // 180: short by three hours
///   shortage.binding            // ["read", "exercise"]
/// }
/// ```
///
/// There is a plan whenever there can be one. A goal is due, in effect, no later than what must come
/// after it. Working in the order of these days, without pause, is then optimal: if it misses a day,
/// the goals due by that day take more minutes than there are, in whatever order. The rule is that of
/// J. R. Jackson, "Scheduling a production line to minimize maximum tardiness" (1955), and that
/// it keeps prerequisites is by E. L. Lawler, "Optimal sequencing of a single machine subject to
/// precedence constraints", Management Science 19 (1973).
public enum StudyOutcome: Hashable, Sendable {
  /// Everything can be done when it is due.
  case feasible(StudyPlan)
  /// There is no plan that meets all days.
  case notFeasible(StudyOutcome.Shortage)

  /// The most days after its first one that a plan can have, which is ten years.
  package static let maximumDays = 3660

  /// The plan, if there is one.
  public var plan: StudyPlan? {
    if case .feasible(let plan) = self { plan } else { nil }
  }

  /// The shortage, if there is no plan.
  public var shortage: StudyOutcome.Shortage? {
    if case .notFeasible(let shortage) = self { shortage } else { nil }
  }

  /// Plans goals, or finds what is missing.
  ///
  /// The same goals give the same plan, in whatever order they come.
  ///
  /// - Parameters:
  ///   - goals: The goals. One that is due before the first day cannot be.
  ///   - time: The minutes that there are on each day.
  ///   - start: The first day, usually today.
  ///   - calendar: Gives the zone: a date that it leaves out has no minutes.
  /// - Throws: `ContentError` with every fault of the goals: numbers out of range, unknown
  ///   prerequisites, circles of them, and more.
  /// - Complexity: O(*g* log *g* + *p* + *d*) for *g* goals with *p* prerequisites and *d* days.
  public init(
    planning goals: [StudyGoal],
    in time: StudyTime,
    from start: CalendarDay,
    calendar: Calendar
  ) throws(ContentError<StudyGoal.Fault>) {
    let days = DayReckoning(calendar)
    let faults = StudyOrder.faults(of: goals, from: start, days: days)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    let order = StudyOrder(goals)
    self = order.plan(in: time, from: start, days: days)
  }
}
