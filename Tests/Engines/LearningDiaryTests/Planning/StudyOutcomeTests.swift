// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// Examples of plans and of shortages; what holds for all of them is in `StudyPropertyTests`.
@Suite struct StudyOutcomeTests {
  let monday = CalendarDay(year: 2026, month: 3, day: 2) ?? .first
  let friday = CalendarDay(year: 2026, month: 3, day: 6) ?? .first

  /// Plans goals from Monday on.
  func outcome(_ goals: [StudyGoal], _ time: StudyTime) throws -> StudyOutcome {
    try StudyOutcome(planning: goals, in: time, from: monday, calendar: .greenwich)
  }

  /// A day as many days after Monday.
  func day(_ number: Int) -> CalendarDay {
    CalendarDay(year: 2026, month: 3, day: 2 + number) ?? .last
  }

  @Test func whatIsDueFirstGoesFirst() throws {
    let goals = [
      StudyGoal(id: "later", due: friday, minutes: 30),
      StudyGoal(id: "sooner", due: day(1), minutes: 90),
    ]
    let plan = try #require(try outcome(goals, StudyTime(everyDay: 60)).plan)
    #expect(plan.days.map(\.day) == [monday, day(1)])
    #expect(plan.days.map(\.minutes) == [60, 60])
    #expect(plan.sessions(on: day(1)).map(\.goal) == ["sooner", "later"])
    #expect(plan.sessions(on: day(1)).map(\.minutes) == [30, 30])
    #expect(plan.sessions(on: friday) == [])
    #expect(plan.completion(of: "sooner") == day(1))
    #expect(plan.completion(of: "unknown") == nil)
  }

  @Test func aPrerequisiteIsDueWhenWhatComesAfterItIs() throws {
    // By its own day "read" could wait until "other" is done; but then "exercise" would be late.
    let goals = [
      StudyGoal(id: "other", due: day(2), minutes: 60),
      StudyGoal(id: "read", due: friday, minutes: 60),
      StudyGoal(id: "exercise", due: day(1), minutes: 60, after: ["read"]),
    ]
    let plan = try #require(try outcome(goals, StudyTime(everyDay: 60)).plan)
    #expect(plan.days.flatMap(\.sessions).map(\.goal) == ["read", "exercise", "other"])
  }

  @Test func aPrerequisiteMayBeDoneOnTheSameDay() throws {
    let goals = [
      StudyGoal(id: "a", due: monday, minutes: 20, after: ["b"]),
      StudyGoal(id: "b", due: monday, minutes: 40),
    ]
    let plan = try #require(try outcome(goals, StudyTime(everyDay: 60)).plan)
    #expect(plan.sessions(on: monday).map(\.goal) == ["b", "a"])
  }

  @Test func notFeasibleTellsHowMuchIsMissingAndWhoCompetesForIt() throws {
    let goals = [
      StudyGoal(id: "essay", due: day(1), minutes: 200),
      StudyGoal(id: "talk", due: day(1), minutes: 100),
      StudyGoal(id: "free", due: friday, minutes: 10),
      StudyGoal(id: "nothing", due: monday, minutes: 0),
    ]
    let shortage = try #require(try outcome(goals, StudyTime(everyDay: 60)).shortage)
    #expect(shortage.minutes == 180)
    #expect(shortage.day == day(1))
    #expect(shortage.binding == ["essay", "talk"])
  }

  @Test func aGoalOfThePastCannotBeDone() throws {
    let yesterday = CalendarDay(year: 2026, month: 3, day: 1) ?? .first
    let goals = [StudyGoal(id: "late", due: yesterday, minutes: 30)]
    let shortage = try #require(try outcome(goals, StudyTime(everyDay: 60)).shortage)
    #expect(shortage.minutes == 30)
    #expect(shortage.day == yesterday)
    let past = [StudyGoal(id: "late", due: yesterday, minutes: 0)]
    #expect(try outcome(past, StudyTime(everyDay: 60)).plan?.days == [])
  }

  @Test func exceptionsGoBeforeWeekdaysAndWeekdaysBeforeEveryDay() throws {
    let time = try StudyTime(everyDay: 10, on: [.wednesday: 20, .friday: 30], except: [friday: 40])
    let nextFriday = CalendarDay(year: 2026, month: 3, day: 13) ?? .first
    let days = [monday, day(2), friday, nextFriday]
    #expect(days.map(time.minutes(on:)) == [10, 20, 40, 30])
    #expect(CalendarDay.Weekday(of: monday) == .monday)
    #expect(CalendarDay.Weekday(of: day(6)) == .sunday)
  }

  @Test func aDateThatTheZoneLeftOutHasNoMinutes() throws {
    // Samoa went from 29 to 31 December 2011.
    var calendar = Calendar.greenwich
    calendar.timeZone = try #require(TimeZone(identifier: "Pacific/Apia"))
    let first = try #require(CalendarDay(year: 2011, month: 12, day: 29))
    let missing = try #require(CalendarDay(year: 2011, month: 12, day: 30))
    let last = try #require(CalendarDay(year: 2011, month: 12, day: 31))
    let goals = [StudyGoal(id: "a", due: last, minutes: 120)]
    let time = try StudyTime(everyDay: 60)
    let plan = try StudyOutcome(planning: goals, in: time, from: first, calendar: calendar).plan
    #expect(plan?.days.map(\.day) == [first, last])
    let late = try StudyOutcome(planning: goals, in: time, from: missing, calendar: calendar)
    #expect(late.shortage?.minutes == 60)
  }

  @Test func thePlanDoesNotGoOnAfterTheLastDay() throws {
    let goals = [StudyGoal(id: "a", due: .last, minutes: 61)]
    let time = try StudyTime(everyDay: 60)
    let outcome = try StudyOutcome(
      planning: goals,
      in: time,
      from: .last,
      calendar: .greenwich
    )
    #expect(outcome.shortage?.minutes == 1)
  }

  @Test func nothingToPlanIsAPlan() throws {
    #expect(try outcome([], StudyTime(everyDay: 0)).plan?.days == [])
  }

  @Test func everyFaultOfGoalsIsTold() throws {
    let goals = [
      StudyGoal(id: "", due: friday, minutes: -1),
      StudyGoal(id: "a", due: .last, minutes: 1_000_001, after: ["x", "b"]),
      StudyGoal(id: "a", due: friday, minutes: .max),
      StudyGoal(id: "b", due: friday, minutes: 1, after: ["c"]),
      StudyGoal(id: "c", due: friday, minutes: 1, after: ["b"]),
      StudyGoal(id: "d", due: .first, minutes: .min, after: ["d", "c"]),
    ]
    let time = try StudyTime(everyDay: 60)
    let faults = contentFaults(DiaryFault.self) { _ = try outcome(goals, time) }
    #expect(
      faults == [
        "goals[0].id: the identifier is empty",
        "goals[0].minutes: -1, expected 0 to 1000000",
        "goals[1].due: due on 9999-12-31, expected at most 3660 days after the plan begins",
        "goals[1].minutes: 1000001, expected 0 to 1000000",
        "goals[1].after[0]: there is no goal \"x\"",
        "goals[2].id: the identifier \"a\" is taken already, by goals[1]",
        "goals[2].minutes: \(Int.max), expected 0 to 1000000",
        "goals[5].minutes: \(Int.min), expected 0 to 1000000",
        "goals: each of these goals is to come after the next one, and the last one after the "
          + "first: b, c",
        "goals: each of these goals is to come after the next one, and the last one after the "
          + "first: d",
      ]
    )
  }

  @Test func timeOutOfRangeIsRefusedWithEveryPlace() {
    let faults = contentFaults(DiaryFault.self) {
      _ = try StudyTime(everyDay: 1441, on: [.sunday: -1, .monday: 5], except: [friday: .max])
    }
    #expect(
      faults == [
        "everyDay: 1441, expected 0 to 1440",
        "on.sunday: -1, expected 0 to 1440",
        "except.2026-03-06: \(Int.max), expected 0 to 1440",
      ]
    )
  }

  @Test func timeHasAJSONForm() throws {
    try expectJSON(
      StudyTime(everyDay: 60, on: [.saturday: 120, .monday: 5], except: [friday: 0]),
      #"{"everyDay":60,"except":{"2026-03-06":0},"on":{"monday":5,"saturday":120}}"#
    )
    try expectJSON(StudyTime(everyDay: 0), "{}")
  }

  @Test(
    arguments: [
      (
        #"{"on":{"someday":5}}"#,
        [
          "on.someday: \"someday\" is not a day of the week, expected one of sunday, monday, "
            + "tuesday, wednesday, thursday, friday, saturday"
        ]
      ),
      (
        #"{"everyDay":"x","on":[],"except":7}"#,
        [
          "everyDay: expected an integer", "on: expected an object", "except: expected an object",
        ]
      ),
      (#"{"on":{"sunday":9999}}"#, ["on.sunday: 9999, expected 0 to 1440"]),
      (#"{"on":{"sunday":null}}"#, ["on.sunday: found null, expected an integer"]),
    ] as [(String, [String])]
  )
  func timeThatCannotBeReadHasFaults(json: String, expected: [String]) {
    let faults = contentFaults(DiaryFault.self) { _ = try decode(StudyTime.self, json) }
    #expect(faults == expected)
  }

  @Test func aDayThatThereIsNotHasAFaultAtItsPlace() {
    let faults = contentFaults(DiaryFault.self) {
      _ = try decode(StudyTime.self, #"{"everyDay":-1,"except":{"2026-02-30":5}}"#)
    }
    #expect(faults.count == 2)
    #expect(faults.contains("everyDay: -1, expected 0 to 1440"))
    #expect(faults.contains { $0.hasPrefix("except.2026-02-30: ") })
  }
}

extension Calendar {
  /// The Gregorian calendar with the clocks of Greenwich.
  static var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }
}
