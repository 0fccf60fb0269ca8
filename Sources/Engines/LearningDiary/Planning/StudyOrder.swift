// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import PlayerProgress

/// The order in which goals are worked on, with the days on which they are due in effect.
struct StudyOrder {
  /// A goal and the day by which it must be done for the goals after it.
  struct Step {
    let goal: StudyGoal
    let due: CalendarDay
  }

  let steps: [Step]

  /// Orders goals without faults: by the day on which they are due in effect, and goals of the same
  /// day after their prerequisites.
  ///
  /// - Complexity: O(*g* log *g* + *p*) for *g* goals with *p* prerequisites.
  init(_ goals: [StudyGoal]) {
    let graph = PrerequisiteGraph(goals)
    var due = goals.map(\.due)
    for index in graph.sorted.reversed() {
      for prerequisite in graph.prerequisites[index] {
        due[prerequisite] = min(due[prerequisite], due[index])
      }
    }
    // How many goals are before a goal in the longest chain to it.
    var depth = goals.map { _ in 0 }
    for index in graph.sorted {
      depth[index] = graph.prerequisites[index].map { depth[$0] + 1 }.max() ?? 0
    }
    let order = goals.indices.sorted { left, right in
      (due[left], depth[left], goals[left].due, goals[left].id)
        < (due[right], depth[right], goals[right].due, goals[right].id)
    }
    steps = order.map { Step(goal: goals[$0], due: due[$0]) }
  }

  /// Plans the goals in this order.
  func plan(in time: StudyTime, from start: CalendarDay, days: DayReckoning) -> StudyOutcome {
    if let shortage = shortage(in: time, from: start, days: days) {
      return .notFeasible(shortage)
    }
    var plan = StudyOutcome.Plan()
    var clock = StudyClock(time, from: start, days: days)
    for step in steps {
      var missing = step.goal.minutes
      while missing > 0 {
        let minutes = clock.spend(missing)
        if minutes > 0 {
          plan.add(minutes, for: step.goal.id, on: clock.day)
          missing -= minutes
        } else {
          clock.proceed()
        }
      }
    }
    return .feasible(plan)
  }

  /// The largest excess of the needed minutes over the minutes available until a day, on the first
  /// day that has it.
  private func shortage(
    in time: StudyTime,
    from start: CalendarDay,
    days: DayReckoning
  ) -> StudyOutcome.Shortage? {
    var clock = StudyClock(time, from: start, days: days)
    var (minutesThere, minutesNeeded, worst) = (0, 0, 0)
    var worstDay = start
    for step in steps {
      while clock.day <= step.due, !clock.isFinished {
        minutesThere += clock.spend(.max)
        clock.proceed()
      }
      minutesNeeded += step.goal.minutes
      // After the last goal of a day the excess is largest.
      if minutesNeeded - minutesThere > worst {
        (worst, worstDay) = (minutesNeeded - minutesThere, step.due)
      }
    }
    guard worst > 0 else { return nil }
    let binding = steps.filter { $0.due <= worstDay && $0.goal.minutes > 0 }
    return StudyOutcome.Shortage(minutes: worst, day: worstDay, binding: binding.map(\.goal.id))
  }
}

/// The minutes of one day after the other.
private struct StudyClock {
  private let time: StudyTime
  private let days: DayReckoning
  private(set) var day: CalendarDay
  private var minutesLeft: Int
  /// Whether the last day of the calendar is over.
  private(set) var isFinished = false

  init(_ time: StudyTime, from start: CalendarDay, days: DayReckoning) {
    self.time = time
    self.days = days
    day = start
    minutesLeft = days.interval(of: start).isEmpty ? 0 : time.minutes(on: start)
  }

  /// Takes some minutes of the day, as many as are left at most.
  mutating func spend(_ minutes: Int) -> Int {
    let spent = min(minutes, minutesLeft)
    minutesLeft -= spent
    return spent
  }

  /// Goes to the next day.
  mutating func proceed() {
    let next = days.day(after: day)
    isFinished = next <= day
    day = next
    minutesLeft = isFinished ? 0 : time.minutes(on: day)
  }
}

extension StudyOrder {
  /// Returns all faults of goals, in the order of the goals; circles come last.
  static func faults(
    of goals: [StudyGoal],
    from start: CalendarDay,
    days: DayReckoning
  ) -> [LocatedFault<DiaryFault>] {
    let top = ContentPlace().key("goals")
    var faults: [LocatedFault<DiaryFault>] = []
    let places = Dictionary(zip(goals.map(\.id), goals.indices)) { first, _ in first }
    for (index, goal) in goals.enumerated() {
      let place = top.index(index)
      if goal.id.description.isEmpty {
        faults.append(LocatedFault(.emptyIdentifier, at: place.key("id")))
      } else if let first = places[goal.id], first != index {
        let fault = DiaryFault.duplicateIdentifier(goal.id.description, first: top.index(first))
        faults.append(LocatedFault(fault, at: place.key("id")))
      }
      if goal.due > start, days.days(from: start, to: goal.due) > StudyOutcome.maximumDays {
        faults.append(LocatedFault(.tooFarAhead(goal.due), at: place.key("due")))
      }
      let range = 0...StudyGoal.maximumMinutes
      if !range.contains(goal.minutes) {
        let fault = DiaryFault.outOfRange(goal.minutes, expected: range)
        faults.append(LocatedFault(fault, at: place.key("minutes")))
      }
      for (number, prerequisite) in goal.prerequisites.enumerated()
      where places[prerequisite] == nil {
        let place = place.key("after").index(number)
        faults.append(LocatedFault(.unknownGoal(prerequisite), at: place))
      }
    }
    for circle in PrerequisiteGraph(goals).circles {
      faults.append(LocatedFault(.circular(circle.map { goals[$0].id }), at: top))
    }
    return faults
  }
}

/// The order that prerequisites demand of goals, by their places in a list.
struct PrerequisiteGraph {
  /// The known prerequisites of each goal.
  let prerequisites: [[Int]]
  /// The goals with each after its prerequisites; those in a circle, or after one, are missing.
  let sorted: [Int]

  /// Reads the prerequisites of goals, leaving out those that are not among them.
  ///
  /// The order is found as by A. B. Kahn, "Topological sorting of large networks" (1962).
  ///
  /// - Complexity: O(*g* + *p*) for *g* goals with *p* prerequisites.
  init(_ goals: [StudyGoal]) {
    var places: [DiaryItem.Key: Int] = [:]
    for (place, goal) in goals.enumerated() where places[goal.id] == nil {
      places[goal.id] = place
    }
    let prerequisites = goals.map { $0.prerequisites.compactMap { places[$0] } }
    var followers: [[Int]] = goals.map { _ in [] }
    for (place, before) in prerequisites.enumerated() {
      for prerequisite in before {
        followers[prerequisite].append(place)
      }
    }
    var missing = prerequisites.map(\.count)
    var sorted = goals.indices.filter { missing[$0] == 0 }
    var next = 0
    while next < sorted.count {
      for follower in followers[sorted[next]] {
        missing[follower] -= 1
        if missing[follower] == 0 {
          sorted.append(follower)
        }
      }
      next += 1
    }
    self.prerequisites = prerequisites
    self.sorted = sorted
  }

  /// Circles of prerequisites, each goal of one coming after the next; at least one circle for
  /// goals that cannot be sorted.
  ///
  /// - Complexity: O(*g* + *p*).
  var circles: [[Int]] {
    var isSettled = prerequisites.map { _ in false }
    for place in sorted {
      isSettled[place] = true
    }
    var circles: [[Int]] = []
    for start in prerequisites.indices where !isSettled[start] {
      // From a goal that cannot be sorted there is always a way to another such goal.
      var path: [Int] = []
      var placeInPath: [Int: Int] = [:]
      var goal: Int? = start
      while let place = goal, !isSettled[place], placeInPath[place] == nil {
        placeInPath[place] = path.count
        path.append(place)
        goal = prerequisites[place].first { !isSettled[$0] }
      }
      if let goal, let beginning = placeInPath[goal] {
        circles.append(Array(path[beginning...]))
      }
      for place in path {
        isSettled[place] = true
      }
    }
    return circles
  }
}

/// A goal to plan: something due by a day, with the time of work left.
///
/// ```swift
/// let goals = [
///   StudyGoal(id: "read", due: friday, duration: .seconds(5400)),
///   StudyGoal(id: "exercise", due: friday, duration: .seconds(3600), after: ["read"]),
/// ]
/// ```
public struct StudyGoal: Hashable, Sendable, Identifiable {
  /// The most minutes that a goal can take: 1,000,000, which is nearly two years without sleep.
  package static let maximumMinutes = 1_000_000

  /// The item of the diary that is planned.
  public let id: DiaryItem.Key
  /// The last day on which it can be worked on.
  public let due: CalendarDay
  /// The time that it still takes.
  public var duration: Duration { Duration(minutes: minutes) }
  /// The minutes that it still takes, 0 to 1,000,000.
  package let minutes: Int
  /// The goals that must be done before it is begun.
  public let prerequisites: [DiaryItem.Key]

  /// Creates a goal; whether it is possible is checked when it is planned.
  ///
  /// - Parameters:
  ///   - id: The item of the diary.
  ///   - due: The last day on which it can be worked on.
  ///   - duration: The time that it still takes, rounded up to whole minutes, at most 1,000,000.
  ///   - prerequisites: The goals that must be done before it is begun. They are to be planned with
  ///     it, so completed ones are left out.
  public init(
    id: DiaryItem.Key,
    due: CalendarDay,
    duration: Duration,
    after prerequisites: [DiaryItem.Key] = []
  ) {
    self.init(id: id, due: due, minutes: duration.minutes(.up), after: prerequisites)
  }

  /// Creates a goal that still takes some minutes.
  package init(
    id: DiaryItem.Key,
    due: CalendarDay,
    minutes: Int,
    after prerequisites: [DiaryItem.Key] = []
  ) {
    self.id = id
    self.due = due
    self.minutes = minutes
    self.prerequisites = prerequisites
  }
}

extension Diary {
  /// Returns items of the diary, with the time that each still takes, as goals to be planned.
  ///
  /// ```swift
  /// let goals = try diary.studyGoals(taking: ["read": .seconds(5400), "essay": .seconds(6000)])
  /// let outcome = try StudyOutcome(planning: goals, in: time, from: today, calendar: vienna)
  /// ```
  ///
  /// Completed items are left out, and so is an event of a course without a day. An event that
  /// comes again is planned for its next occurrence that is not completed. Required goals that are
  /// not completed are included; they take no time unless `durations` names them.
  ///
  /// - Returns: The goals, in the order of their identifiers.
  /// - Throws: ``DiaryItem/Refusal/unknown(_:)`` and ``DiaryItem/Refusal/isNote(_:)``.
  /// - Complexity: O(*n* log *n*) for *n* items with their occurrences.
  public func studyGoals(
    taking durations: [DiaryItem.Key: Duration]
  ) throws(DiaryError) -> [StudyGoal] {
    try studyGoals(taking: durations.mapValues { $0.minutes(.up) })
  }

  /// Returns items of the diary, with the minutes that each still takes, as goals to be planned.
  package func studyGoals(
    taking minutes: [DiaryItem.Key: Int]
  ) throws(DiaryError) -> [StudyGoal] {
    var goals: [DiaryItem.Key: StudyGoal] = [:]
    var open = minutes.keys.sorted()
    while let key = open.popLast() {
      guard goals[key] == nil, let due = try dayToPlan(key) else { continue }
      let required = key.own.flatMap { state.items[$0] }.map { record in
        state.outstandingGoals(before: record.item).map(DiaryItem.Key.own)
      }
      goals[key] = StudyGoal(
        id: key,
        due: due,
        minutes: minutes[key] ?? 0,
        after: required ?? []
      )
      open += required ?? []
    }
    return goals.values.sorted { $0.id < $1.id }
  }

  /// The day by which an item is to be done next; nil when it is done or has no day.
  private func dayToPlan(_ key: DiaryItem.Key) throws(DiaryError) -> CalendarDay? {
    switch key {
    case .own(let id):
      guard let item = state.record(id)?.item else { throw .item(.unknown(key)) }
      guard item.kind != .note else { throw .item(.isNote(id)) }
      return item.firstOccurrence { occurrence in
        let key = CompletionKey(item: id, occurrence: occurrence.id)
        return state.completions[key] == nil
      }?.due
    case .platform:
      guard let record = state.platformItems[key], !record.isWithdrawn else {
        throw .item(.unknown(key))
      }
      return record.event.isDone ? nil : record.event.due
    }
  }
}
