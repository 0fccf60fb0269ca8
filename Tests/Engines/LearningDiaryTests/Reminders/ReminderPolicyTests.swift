// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct ReminderPolicyTests {
  let eight = TimeOfDay(hour: 8, minute: 0) ?? ReminderPolicy.standard.time
  let four = TimeOfDay(hour: 16, minute: 0) ?? ReminderPolicy.standard.time

  /// An instant as in "2026-03-29T01:30:00Z".
  func instant(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test func theStandardIsTenInTheMorning() throws {
    let vienna = try Calendar.of("Europe/Vienna")
    let run = ReminderPolicy.standard.nextRun(
      after: try instant("2026-03-01T06:00:00Z"),
      calendar: vienna
    )
    #expect(try run == instant("2026-03-01T09:00:00Z"))
    #expect(ReminderPolicy.standard.time.description == "10:00")
    #expect(ReminderPolicy.standard.window == nil)
    #expect(ReminderPolicy() == .standard)
  }

  @Test func theNextRunIsAfterTheDateNotAtIt() throws {
    let vienna = try Calendar.of("Europe/Vienna")
    let ten = try instant("2026-03-01T09:00:00Z")
    let policy = ReminderPolicy.standard
    #expect(policy.nextRun(after: ten.addingTimeInterval(-0.001), calendar: vienna) == ten)
    #expect(try policy.nextRun(after: ten, calendar: vienna) == instant("2026-03-02T09:00:00Z"))
  }

  @Test(
    arguments: [
      // Clocks leap over the time: the run is when they do.
      ("Europe/Vienna", "02:30", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"),
      ("America/New_York", "02:30", "2026-03-07T12:00:00Z", "2026-03-08T07:00:00Z"),
      ("Australia/Lord_Howe", "02:15", "2026-10-03T12:00:00Z", "2026-10-03T15:30:00Z"),
      // The time comes twice: the run is the first, and the second is not another one.
      ("Europe/Vienna", "02:30", "2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z"),
      ("Europe/Vienna", "02:30", "2026-10-25T00:45:00Z", "2026-10-26T01:30:00Z"),
      ("America/New_York", "01:30", "2026-10-31T12:00:00Z", "2026-11-01T05:30:00Z"),
      ("Australia/Lord_Howe", "01:45", "2026-04-04T12:00:00Z", "2026-04-04T14:45:00Z"),
      ("Australia/Lord_Howe", "01:45", "2026-04-04T14:50:00Z", "2026-04-05T15:15:00Z"),
      // Samoa left 30 December 2011 out.
      ("Pacific/Apia", "10:00", "2011-12-30T00:00:00Z", "2011-12-30T20:00:00Z"),
    ] as [(String, String, String, String)]
  )
  func clocksThatAreSetDoNotChangeThatThereIsOneRunADay(
    zone: String,
    time: String,
    after: String,
    expected: String
  ) throws {
    let policy = try ReminderPolicy { $0.time = try #require(TimeOfDay(time)) }
    let run = policy.nextRun(after: try instant(after), calendar: try Calendar.of(zone))
    #expect(try run == instant(expected))
  }

  @Test(arguments: ["Europe/Vienna", "America/New_York", "Australia/Lord_Howe"])
  func thereIsOneRunOnEachDayOfAYear(zone: String) throws {
    let calendar = try Calendar.of(zone)
    let days = DayReckoning(calendar)
    for time in ["00:00", "02:10", "02:30", "10:00", "23:59"] {
      let policy = try ReminderPolicy { $0.time = try #require(TimeOfDay(time)) }
      var date = try instant("2026-01-01T12:00:00Z")
      var day = days.day(of: date)
      for _ in 0..<365 {
        let run = try #require(policy.nextRun(after: date, calendar: calendar))
        let runDay = days.day(of: run)
        try #require(runDay == day || runDay == days.day(after: day))
        // The first run may still be on the day of the date.
        try #require(run > date)
        if date != (try instant("2026-01-01T12:00:00Z")) {
          try #require(runDay == days.day(after: day))
        }
        (date, day) = (run, runDay)
      }
    }
  }

  // Seconds, because a date that is no number cannot be described as an argument.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e15, -1e15])
  func thereIsNoRunAfterWhatIsNoTime(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    let run = ReminderPolicy.standard.nextRun(after: date, calendar: .greenwich)
    #expect(run.map { $0 > date } ?? true)
  }

  @Test func nothingIsToldOutsideTheWindow() throws {
    let policy = try ReminderPolicy { $0.window = eight..<four }
    let vienna = try Calendar.of("Europe/Vienna")
    let times = [
      ("2026-03-01T06:59:59Z", false), ("2026-03-01T07:00:00Z", true),
      ("2026-03-01T14:59:59Z", true), ("2026-03-01T15:00:00Z", false),
      ("2026-07-01T06:00:00Z", true),
    ]
    for (text, isAllowed) in times {
      #expect(try policy.allows(instant(text), calendar: vienna) == isAllowed)
    }
    #expect(ReminderPolicy.standard.allows(.distantPast, calendar: vienna))
  }

  @Test func aRunOutsideTheWindowAndALongLeadAreFaults() {
    let faults = contentFaults(DiaryFault.self) {
      _ = try ReminderPolicy {
        $0.time = four
        $0.window = eight..<four
        $0.leadDays = -1
      }
    }
    #expect(
      faults == [
        "leadDays: -1, expected 0 to 366",
        "time: 16:00, expected a time from 08:00 up to, and without, 16:00",
      ]
    )
  }

  @Test func aPolicyHasAJSONForm() throws {
    try expectJSON(ReminderPolicy.standard, "{}")
    let policy = try ReminderPolicy {
      $0.time = eight
      $0.window = eight..<four
      $0.leadDays = 0
    }
    try expectJSON(
      policy,
      #"{"leadDays":0,"time":"08:00","window":{"from":"08:00","until":"16:00"}}"#
    )
  }

  @Test(arguments: [
    #"{"window":{"from":"16:00","until":"08:00"}}"#, #"{"window":{"from":"08:00"}}"#,
    #"{"time":"25:00"}"#, #"{"time":600}"#, #"{"leadDays":367}"#, #"{"window":[]}"#, "[]",
    #"{"window":{"from":"08:00","until":"08:00"}}"#,
  ])
  func aPolicyWithFaultsIsNotRead(json: String) {
    #expect(throws: (any Error).self) { try decode(ReminderPolicy.self, json) }
  }
}
