// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// What holds for every plan and every shortage, against a search through everything possible.
@Suite struct StudyPropertyTests {
  /// A planning problem.
  struct Problem {
    var goals: [StudyGoal]
    var minutes: [Int]

    static let start = CalendarDay(year: 2026, month: 3, day: 2) ?? .first

    /// The day as many days after the first one, -1 to 29.
    static func day(_ number: Int) -> CalendarDay {
      CalendarDay(year: 2026, month: 3, day: 2 + number) ?? .first
    }

    /// The time of the days of the problem; days after them have none.
    var time: StudyTime {
      get throws {
        let exceptions = minutes.enumerated().map { (Self.day($0.offset), $0.element) }
        return try StudyTime(
          everyDay: 0,
          except: Dictionary(uniqueKeysWithValues: exceptions)
        )
      }
    }

    var outcome: StudyOutcome {
      get throws {
        try StudyOutcome(
          planning: goals,
          in: time,
          from: Self.start,
          calendar: .greenwich
        )
      }
    }
  }

  /// A random problem, in which goals come after some of those before them.
  func problem(
    goals: Int,
    days: Int,
    minutesOfGoal: Int,
    minutesOfDay: Int,
    using generator: inout SeededGenerator
  ) -> Problem {
    var list: [StudyGoal] = []
    for number in 0..<generator.draw(below: goals + 1) {
      var prerequisites: [DiaryItem.Key] = []
      for earlier in list where generator.draw(below: 4) == 0 {
        prerequisites.append(earlier.id)
      }
      list.append(
        StudyGoal(
          id: .own("g\(number)"),
          due: Problem.day(generator.draw(below: days + 1) - 1),
          minutes: generator.draw(below: minutesOfGoal + 1),
          after: prerequisites
        )
      )
    }
    let count = generator.draw(below: days) + 1
    return Problem(
      goals: generator.shuffled(list),
      minutes: (0..<count).map { _ in generator.draw(below: minutesOfDay + 1) }
    )
  }

  /// Expects that a plan meets all days, the order of prerequisites and the minutes of each day.
  func expectSound(_ plan: StudyOutcome.Plan, for problem: Problem) throws {
    let time = try problem.time
    var done: [DiaryItem.Key: Int] = [:]
    let goals = Dictionary(uniqueKeysWithValues: problem.goals.map { ($0.id, $0) })
    #expect(plan.days.map(\.day) == plan.days.map(\.day).sorted())
    for day in plan.days {
      try #require(day.day >= Problem.start)
      try #require(day.minutes <= time.minutes(on: day.day))
      try #require(!day.sessions.isEmpty)
      for session in day.sessions {
        let goal = try #require(goals[session.goal])
        try #require(session.minutes > 0)
        try #require(day.day <= goal.due)
        for prerequisite in goal.prerequisites {
          try #require(done[prerequisite, default: 0] == goals[prerequisite]?.minutes)
        }
        done[goal.id, default: 0] += session.minutes
      }
    }
    for goal in problem.goals {
      try #require(done[goal.id, default: 0] == goal.minutes)
    }
  }

  @Test func everyPlanMeetsDueDaysPrerequisitesAndMinutes() {
    var plans = 0
    forEachSeed(0..<400) { generator in
      let problem = problem(
        goals: 12,
        days: 20,
        minutesOfGoal: 200,
        minutesOfDay: 240,
        using: &generator
      )
      guard case .feasible(let plan) = try problem.outcome else { return try assume(false) }
      plans += 1
      try expectSound(plan, for: problem)
    }
    #expect(plans > 50)
  }

  @Test func thereIsAPlanExactlyWhenASearchFindsOne() {
    var (feasible, notFeasible) = (0, 0)
    forEachSeed(0..<1500) { generator in
      let problem = problem(
        goals: 4,
        days: 3,
        minutesOfGoal: 2,
        minutesOfDay: 3,
        using: &generator
      )
      var search = Search(problem)
      let fewest = search.fewestMinutesMissing()
      switch try problem.outcome {
      case .feasible(let plan):
        feasible += 1
        try #require(fewest == 0)
        try expectSound(plan, for: problem)
      case .notFeasible(let shortage):
        notFeasible += 1
        try #require(fewest == shortage.minutes)
      }
    }
    #expect(feasible > 200)
    #expect(notFeasible > 200)
  }

  @Test func exactlyTheBindingGoalsLessenTheShortage() {
    forEachSeed(0..<400) { generator in
      let problem = problem(
        goals: 8,
        days: 8,
        minutesOfGoal: 90,
        minutesOfDay: 60,
        using: &generator
      )
      guard case .notFeasible(let shortage) = try problem.outcome else { return try assume(false) }
      for (index, goal) in problem.goals.enumerated() where goal.minutes > 0 {
        var easier = problem
        easier.goals[index] = StudyGoal(
          id: goal.id,
          due: goal.due,
          minutes: 0,
          after: goal.prerequisites
        )
        let missing = try easier.outcome.shortage?.minutes ?? 0
        try #require((missing < shortage.minutes) == shortage.binding.contains(goal.id))
      }
    }
  }

  @Test func asMuchMoreTimeIsEnoughAndLessIsNot() {
    var count = 0
    forEachSeed(0..<400) { generator in
      var problem = problem(
        goals: 8,
        days: 8,
        minutesOfGoal: 60,
        minutesOfDay: 60,
        using: &generator
      )
      // What is due before the first day cannot be helped by time.
      problem.goals = problem.goals.map { goal in
        let due = max(goal.due, Problem.start)
        return StudyGoal(id: goal.id, due: due, minutes: goal.minutes, after: goal.prerequisites)
      }
      guard case .notFeasible(let shortage) = try problem.outcome else { return try assume(false) }
      count += 1
      problem.minutes[0] += shortage.minutes
      let enough = try problem.outcome
      try #require(enough.plan != nil)
      problem.minutes[0] -= 1
      let tooFew = try problem.outcome
      try #require(tooFew.shortage?.minutes == 1)
    }
    #expect(count > 100)
  }

  @Test func theOrderOfGoalsDoesNotMatter() {
    forEachSeed(0..<200) { generator in
      var problem = problem(
        goals: 10,
        days: 10,
        minutesOfGoal: 60,
        minutesOfDay: 90,
        using: &generator
      )
      let outcome = try problem.outcome
      problem.goals = generator.shuffled(problem.goals)
      let again = try problem.outcome
      try #require(again == outcome)
    }
  }

  @Test func tenYearsArePlannedToTheEnd() throws {
    let end = try #require(CalendarDay(year: 2036, month: 3, day: 9))
    let goals = [StudyGoal(id: "a", due: end, minutes: 3661)]
    let outcome = try StudyOutcome(
      planning: goals,
      in: StudyTime(everyDay: 1),
      from: Problem.start,
      calendar: .greenwich
    )
    #expect(outcome.plan?.days.count == 3661)
    #expect(outcome.plan?.completion(of: "a") == end)
  }
}

/// Tries every way to spend every minute.
private struct Search {
  let problem: StudyPropertyTests.Problem
  private var seen: [[Int]: Int] = [:]

  init(_ problem: StudyPropertyTests.Problem) {
    self.problem = problem
  }

  /// The fewest minutes of work that must be left out for the rest to be done in time.
  mutating func fewestMinutesMissing() -> Int {
    // Which minutes of which goal are left out is tried, too: every smaller set of goals.
    let total = problem.goals.reduce(0) { $0 + $1.minutes }
    var best = total
    tryAll(problem.goals.map(\.minutes), from: 0) { minutes, search in
      let missing = total - minutes.reduce(0, +)
      guard missing < best else { return }
      search.seen = [:]
      if search.canBeDone(minutes, day: 0, left: search.problem.minutes[0]) { best = missing }
    }
    return best
  }

  private mutating func tryAll(
    _ minutes: [Int],
    from index: Int,
    _ body: ([Int], inout Search) -> Void
  ) {
    guard index < minutes.count else {
      body(minutes, &self)
      return
    }
    for count in 0...minutes[index] {
      var fewer = minutes
      fewer[index] = count
      tryAll(fewer, from: index + 1, body)
    }
  }

  /// Whether a goal, and all that comes after it, is not due before a day.
  private func isInTime(_ goal: StudyGoal, on day: CalendarDay) -> Bool {
    day <= goal.due
      && problem.goals.allSatisfy { !$0.prerequisites.contains(goal.id) || isInTime($0, on: day) }
  }

  /// Whether the minutes of all goals can be spent from a minute of a day on.
  private mutating func canBeDone(_ minutes: [Int], day: Int, left: Int) -> Bool {
    if minutes.allSatisfy({ $0 == 0 }) { return true }
    let key = minutes + [day, left]
    if let known = seen[key] { return known == 1 }
    var isPossible = false
    if left == 0 {
      let next = day + 1
      if next < problem.minutes.count {
        isPossible = canBeDone(minutes, day: next, left: problem.minutes[next])
      }
    } else {
      for (index, goal) in problem.goals.enumerated() where !isPossible && minutes[index] > 0 {
        let isReady = goal.prerequisites.allSatisfy { id in
          problem.goals.enumerated().allSatisfy { $0.element.id != id || minutes[$0.offset] == 0 }
        }
        guard isReady, isInTime(goal, on: StudyPropertyTests.Problem.day(day)) else { continue }
        var fewer = minutes
        fewer[index] -= 1
        isPossible = canBeDone(fewer, day: day, left: left - 1)
      }
      // A minute may also go by unused.
      isPossible = isPossible || canBeDone(minutes, day: day, left: left - 1)
    }
    seen[key] = isPossible ? 1 : 0
    return isPossible
  }
}
