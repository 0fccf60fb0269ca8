// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

/// Due dates, schedules and turns.
///
/// The tests begin at noon on Sunday, 1 March 2026, in Berlin.
@Suite struct TodoPlanTests {
  private func midnight(_ text: String) throws -> Date {
    DayReckoning(try .berlin).interval(of: try #require(CalendarDay(text))).lowerBound
  }

  private func group(
    _ rules: RuleBook = .standard,
    with todo: Todo
  ) throws -> PlayerGroup {
    var group = try makeGroup(rules, with: ["bob", "cleo"])
    try group.create(todo, by: "ada", at: start)
    return group
  }

  private func complete(
    _ group: inout PlayerGroup,
    by member: Member.ID,
    at date: Date
  ) throws {
    try group.claim("bins", by: member, at: date)
    try group.complete("bins", by: member, at: date + 60)
  }

  // MARK: Schedules

  @Test func aTodoOfFixedWeekdaysOpensOnThem() throws {
    let todo = Todo(
      id: "bins",
      title: "Bins",
      points: 5,
      schedule: .weekly(on: [.monday, .thursday])
    )
    var group = try group(with: todo)
    #expect(group.view(asOf: start).todo("bins")?.state == .scheduled)
    #expect(group.view(asOf: start).todo("bins")?.opensAgainAt == (try midnight("2026-03-02")))
    expectRefusal(GroupError.todo(.inState(.scheduled, "bins")), of: group) {
      try $0.claim("bins", by: "bob", at: start + 1)
    }
    #expect(group.view(asOf: day(1)).todo("bins")?.state == .open)
    try complete(&group, by: "bob", at: day(1))
    #expect(group.view(asOf: day(3)).todo("bins")?.state == .completed)
    #expect(group.view(asOf: day(4)).todo("bins")?.state == .open)
    // Thursday's is done on Friday: the next day is Monday.
    try complete(&group, by: "bob", at: day(5))
    #expect(group.view().todo("bins")?.opensAgainAt == (try midnight("2026-03-09")))
    try expectReplayEqualsLive(group)
  }

  @Test func aTodoIsOpenAtOnceOnADayOfItsSchedule() throws {
    let group = try group(
      with: Todo(id: "bins", title: "Bins", points: 5, schedule: .weekly(on: [.sunday]))
    )
    #expect(group.view().todo("bins")?.state == .open)
  }

  @Test(arguments: [
    (Recurrence.monthly(onDays: [31]), "2026-04-05", "2026-04-30"),
    (.monthly(onDays: [31]), "2026-04-30", "2026-05-31"),
    (.monthly(onDays: [30]), "2027-02-01", "2027-02-28"),
    (.monthly(onDays: [29]), "2028-02-01", "2028-02-29"),
    (.monthly(onDays: [1, 15]), "2026-12-15", "2027-01-01"),
    (.weekly(on: [.monday]), "2026-03-02", "2026-03-09"),
    (.weekly(on: Set(CalendarDay.Weekday.allCases)), "2026-03-02", "2026-03-03"),
  ])
  func theNextDayOfAScheduleFollowsTheCalendar(
    schedule: Recurrence,
    day: String,
    next: String
  ) throws {
    let days = DayReckoning(try .berlin)
    let first = try #require(CalendarDay(day))
    let noon = days.interval(of: first).lowerBound + 43_200
    let found = try #require(schedule.opening(after: noon, from: first, by: days))
    #expect(days.day(of: found).description == next)
    #expect(schedule.isOpen(at: found, from: first, by: days))
    let end = days.interval(of: .last).lowerBound
    #expect(schedule.opening(after: end, from: first, by: days) == nil)
  }

  @Test func afterItsLastDateATodoIsDoneForGood() throws {
    let dates = try ["2026-03-03", "2026-03-05"].map { try #require(CalendarDay($0)) }
    var group = try group(
      with: Todo(id: "bins", title: "Bins", points: 5, schedule: .on(Set(dates)))
    )
    try complete(&group, by: "bob", at: day(2))
    try complete(&group, by: "bob", at: day(4))
    #expect(group.view(asOf: day(900)).todo("bins")?.state == .completed)
    expectRefusal(GroupError.todo(.inState(.completed, "bins")), of: group) {
      try $0.withdraw("bins", by: "ada", at: day(6))
    }
    let past = Todo(id: "x", title: "x", points: 1, schedule: .on([dates[0]]))
    expectRefusal(GroupError.todo(.invalidPlan("x")), of: group) {
      try $0.create(past, by: "ada", at: day(6))
    }
  }

  @Test func plansThatCannotBeKeptAreRefused() throws {
    let group = try makeGroup(with: ["bob"])
    let tooMany = (0...100).map { Member.ID("m\($0)") }
    let plans: [(inout Todo) -> Void] = [
      { $0.schedule = Recurrence(nil) }, { $0.schedule = .daily().inZone("Europe/Berlin") },
      { $0.schedule = .monthly(onDays: [0]) }, { $0.schedule = .monthly(onDays: [32]) },
      { $0.schedule = .on([]) }, { $0.rota = ["bob", "bob"] }, { $0.rota = tooMany },
      { $0.due = .within(.days(0)) },
      { ($0.schedule, $0.repeats) = (.weekly(on: [.sunday]), .days(1)) },
      { ($0.rota, $0.assignee) = (["bob"], "ada") },
    ]
    for plan in plans {
      var todo = Todo(id: "x", title: "x", points: 1)
      plan(&todo)
      expectRefusal(GroupError.todo(.invalidPlan("x")), of: group) {
        try $0.create(todo, by: "ada", at: day(1))
      }
    }
    for seconds in [Double.nan, .infinity, 1e300] {
      let due = Todo.Due.at(Date(timeIntervalSince1970: seconds))
      expectRefusal(GroupError.log(.dateOutOfRange), of: group) {
        try $0.create(Todo(id: "x", title: "x", points: 1, due: due), by: "ada", at: day(1))
      }
    }
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      let todo = Todo(id: "x", title: "x", points: 1, rota: ["ada", "eve"])
      try $0.create(todo, by: "ada", at: day(1))
    }
    expectRefusal(GroupError.deadlinePassed(.of(day(0))), of: group) {
      try $0.create(
        Todo(id: "x", title: "x", points: 1, due: .at(day(0))),
        by: "ada",
        at: day(1)
      )
    }
  }

  // MARK: Turns

  @Test func membersTakeTurns() throws {
    let todo = Todo(
      id: "bins",
      title: "Bins",
      points: 5,
      schedule: .weekly(on: [.monday]),
      rota: ["cleo", "ada", "bob"]
    )
    var group = try group(with: todo)
    for (week, member) in (["cleo", "ada", "bob", "cleo"] as [Member.ID]).enumerated() {
      let monday = day(1 + 7 * week)
      #expect(group.view(asOf: monday).assignee(of: "bins") == member)
      let other: Member.ID = member == "bob" ? "ada" : "bob"
      expectRefusal(GroupError.todo(.reserved("bins", for: member)), of: group) {
        try $0.claim("bins", by: other, at: monday)
      }
      #expect(group.view(asOf: monday).suggestedMembers(for: "bins").map(\.reason) == [.assigned])
      try complete(&group, by: member, at: monday)
    }
    try expectReplayEqualsLive(group)
  }

  @Test func aTurnThatIsMissedIsStillToDo() throws {
    let todo = Todo(
      id: "bins",
      title: "Bins",
      points: 5,
      schedule: .weekly(on: [.monday]),
      rota: ["bob", "cleo"]
    )
    var group = try group(with: todo)
    #expect(group.view(asOf: day(20)).assignee(of: "bins") == "bob")
    try complete(&group, by: "bob", at: day(20))
    #expect(group.view(asOf: day(22)).assignee(of: "bins") == "cleo")
  }

  @Test func membersWhoLeaveDropOutOfTurnAndComeBackIntoIt() throws {
    let todo = Todo(
      id: "bins",
      title: "Bins",
      points: 5,
      repeats: .days(1),
      rota: ["bob", "cleo", "ada"]
    )
    var group = try group(with: todo)
    try complete(&group, by: "bob", at: start + 60)
    try group.leave("cleo", at: day(0, 1))
    #expect(group.view(asOf: day(1)).assignee(of: "bins") == "ada")
    try group.join("cleo", at: day(1))
    #expect(group.view(asOf: day(1)).assignee(of: "bins") == "cleo")
    try group.leave("cleo", at: day(1, 1))
    try complete(&group, by: "ada", at: day(1, 2))
    #expect(group.view(asOf: day(2)).assignee(of: "bins") == "bob")
    try group.leave("bob", at: day(2))
    try group.edit("bins", [.rota(["ada"])], by: "ada", at: day(2))
    try group.join("bob", at: day(2))
    try group.promote("bob", by: "ada", at: day(2))
    try group.leave("ada", at: day(2))
    // Nobody is left who takes turns: anyone may.
    #expect(group.view(asOf: day(2)).assignee(of: "bins") == nil)
    try complete(&group, by: "bob", at: day(2, 1))
  }

  @Test func aTodoForAMemberWhoLeftIsForAnyone() throws {
    var group = try group(with: Todo(id: "bins", title: "Bins", points: 5, assignee: "cleo"))
    try group.leave("cleo", at: day(1))
    #expect(group.view().assignee(of: "bins") == nil)
    try group.claim("bins", by: "bob", at: day(1))
    try group.complete("bins", by: "bob", at: day(2))
  }

  @Test func aPenaltyLeavesTheTurnWhereItIs() throws {
    let todo = Todo(
      id: "bins",
      title: "Bins",
      points: 5,
      repeats: .days(7),
      rota: ["bob", "cleo"]
    )
    var group = try group(with: todo)
    try complete(&group, by: "bob", at: start + 60)
    try group.penalize("bob", for: "bins", by: "ada", at: day(1))
    #expect(group.view(asOf: day(1)).assignee(of: "bins") == "bob")
  }

  // MARK: Due dates

  @Test func aTodoIsOverdueAfterItsDay() throws {
    let friday = try #require(CalendarDay("2026-03-06"))
    var group = try group(with: Todo(id: "bins", title: "Bins", points: 5, due: .by(friday)))
    let end = try midnight("2026-03-07")
    #expect(group.view().todo("bins")?.dueAt == end)
    #expect(group.view(asOf: end - 0.001).overdueTodos.isEmpty)
    #expect(group.view(asOf: end).overdueTodos.map(\.id) == ["bins"])
    try group.claim("bins", by: "bob", at: day(8))
    #expect(group.view(asOf: day(8)).overdueTodos.map(\.id) == ["bins"])
    let report = try group.complete("bins", by: "bob", at: day(9))
    #expect(report.completion.isOnTime == false)
    #expect(group.view(asOf: day(9)).overdueTodos.isEmpty)
  }

  @Test func aSpanUntilATodoIsDueBeginsEachTimeThatItOpens() throws {
    let todo = Todo(
      id: "bins",
      title: "Bins",
      points: 5,
      schedule: .weekly(on: [.monday]),
      due: .within(.days(1))
    )
    var group = try group(with: todo)
    #expect(group.view().todo("bins")?.dueAt == (try midnight("2026-03-03")))
    try complete(&group, by: "bob", at: day(1))
    #expect(group.view().todo("bins")?.completions.last?.isOnTime == true)
    #expect(group.view(asOf: day(8)).todo("bins")?.dueAt == (try midnight("2026-03-10")))
  }

  @Test func aSpanThatIsChosenWhileATodoIsDoneBeginsWhenItOpensAgain() throws {
    let todo = Todo(id: "bins", title: "Bins", points: 5, schedule: .weekly(on: [.monday]))
    var group = try group(with: todo)
    try complete(&group, by: "bob", at: day(1))
    try group.edit("bins", [.due(.within(.days(1)))], by: "ada", at: day(4))
    #expect(group.view(asOf: day(8)).todo("bins")?.dueAt == (try midnight("2026-03-10")))
  }

  @Test func aDateOfItsOwnHoldsOnce() throws {
    let todo = Todo(id: "bins", title: "Bins", points: 5, repeats: .days(1), due: .at(day(1)))
    var group = try group(with: todo)
    try complete(&group, by: "bob", at: start + 60)
    #expect(group.view(asOf: day(2)).todo("bins")?.dueAt == nil)
  }

  // MARK: Time pressure

  /// Rules with an achievement for a completion with a tag.
  private func rules(_ tag: String) throws -> RuleBook {
    let filter = PlayerActivity.Filter(kinds: [.todo], tags: [tag])
    let tier = Achievement.Tier(.reach(Achievement.Metric(.count, of: filter), 1))
    return try RuleBook {
      $0.achievements = try AchievementBook([Achievement(id: "a", title: "Quick", tiers: [tier])])
    }
  }

  @Test(arguments: [
    (PlayerActivity.tag(within: .hours(2)), 120.0, true),
    (PlayerActivity.tag(within: .hours(2)), 121.0, false),
    (PlayerActivity.tag(within: .hours(1)), 60.0, true),
    (PlayerActivity.tag(within: .minutes(15)), 16.0, false),
    (PlayerActivity.onTimeTag, 179.0, true),
    (PlayerActivity.onTimeTag, 180.0, false),
    (PlayerActivity.lateTag, 179.0, false),
    (PlayerActivity.lateTag, 180.0, true),
  ])
  func achievementsCanAskForTimePressure(tag: String, minutes: Double, isReached: Bool) throws {
    let todo = Todo(id: "bins", title: "Bins", points: 5, due: .within(.hours(3)))
    var group = try group(try rules(tag), with: todo)
    try group.claim("bins", by: "bob", at: start)
    let report = try group.complete("bins", by: "bob", at: start + minutes * 60)
    #expect(report.achievements.isEmpty != isReached)
  }

  /// Clocks are put forward on 29 March and back on 25 October 2026.
  @Test(arguments: [(27, 0, 28, -1), (237, -1, 238, 0), (30, 0, 31, 0)])
  func aDayLaterItIsTheSameTimeByTheClock(day from: Int, hour: Int, later: Int, then: Int) throws {
    var group = try makeGroup(try RuleBook { $0.minimumAge = .days(1) }, with: ["bob"])
    let todo = Todo(id: "x", title: "x", points: 5, due: .within(.days(1)))
    try group.create(todo, by: "ada", at: day(from, hour))
    #expect(group.view().todo("x")?.dueAt == day(later, then))
    try group.claim("x", by: "bob", at: day(from, hour))
    let refusal = GroupError.todo(.completedTooSoon("x", possibleFrom: .of(day(later, then))))
    expectRefusal(refusal, of: group) {
      try $0.complete("x", by: "bob", at: day(later, then) - 1)
    }
    try group.complete("x", by: "bob", at: day(later, then))
  }

  @Test func aTodoCannotHaveATagAboutTimeByItself() throws {
    let todo = Todo(id: "bins", title: "Bins", points: 5, tags: [PlayerActivity.onTimeTag])
    var group = try group(try rules(PlayerActivity.onTimeTag), with: todo)
    try group.claim("bins", by: "bob", at: start)
    let report = try group.complete("bins", by: "bob", at: start)
    #expect(report.achievements.isEmpty)
  }
}
