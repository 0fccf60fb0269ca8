// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PlayerProgress

@Suite struct CalendarSpanTests {
  @Test(arguments: [
    (CalendarSpan.days(30), "2026-01-31", "2026-03-02"),
    (.weeks(4), "2026-01-31", "2026-02-28"),
    (.months(1), "2026-01-31", "2026-02-28"),
    (.months(1), "2028-01-31", "2028-02-29"),
    (.months(2), "2026-01-31", "2026-03-31"),
    (.months(12), "2028-02-29", "2029-02-28"),
    (.months(11), "2026-01-15", "2026-12-15"),
    (.hours(90), "2026-01-31", "2026-01-31"),
  ])
  func spansLeadFromDayToDay(span: CalendarSpan, first: String, second: String) throws {
    let day = try #require(CalendarDay(first))
    #expect(Sample.days.day(span, after: day)?.description == second)
  }

  @Test func aSpanBeyondTheCalendarLeadsNowhere() {
    let days = Sample.days
    for span in [CalendarSpan.days(1), .weeks(1), .months(1)] {
      #expect(days.day(span, after: .last) == nil)
    }
    let largest = CalendarSpan.maximumCount
    let start = Sample.date(3, 1)
    #expect(days.day(.months(largest), after: days.day(of: start)) == nil)
    #expect(days.date(.months(largest), after: start) == nil)
  }

  @Test func aDateThatTheZoneLeftOutIsReplacedByTheNext() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Pacific/Apia"))
    let day = try #require(CalendarDay("2011-12-29"))
    #expect(DayReckoning(calendar).day(.days(1), after: day)?.description == "2011-12-31")
  }

  @Test func hoursPassAlikeAndDaysFollowTheClock() {
    let days = Sample.days
    // The clocks are set forward on 29 March.
    let before = Sample.date(3, 28)
    #expect(days.date(.hours(24), after: before) == before + 86_400)
    #expect(days.date(.minutes(90), after: before) == before + 5400)
    #expect(days.date(.days(2), after: before) == before + 2 * 86_400 - 3600)
  }

  /// A day later it is the same time on the clock, also when clocks are set in between; Foundation
  /// says the same.
  @Test(arguments: [
    "Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo",
  ])
  func aDayLaterIsTheSameTimeOnTheClock(zone: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let days = DayReckoning(calendar)
    // Every noon and half past eleven at night of a year, apart from what the clocks leap over.
    let start = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 1, day: 1, hour: 12))
    )
    for number in 0..<365 {
      let noon = try #require(calendar.date(byAdding: .day, value: number, to: start))
      for date in [noon, noon + 11.5 * 3600 + 0.25] {
        for count in [1, 2, 31] {
          let expected = calendar.date(byAdding: .day, value: count, to: date)
          #expect(days.date(.days(count), after: date) == expected)
        }
        #expect(
          days.date(.months(1), after: date)
            == calendar.date(byAdding: .month, value: 1, to: date)
        )
      }
    }
  }

  @Test func aTimeThatTheClocksLeapOverIsWhenTheyLeap() throws {
    let days = Sample.days
    // Half past two on 28 March; on the 29th there is none.
    let night = days.interval(of: days.day(of: Sample.date(3, 28))).lowerBound + 2.5 * 3600
    let leap = days.interval(of: days.day(of: Sample.date(3, 29))).lowerBound + 2 * 3600
    #expect(days.date(.days(1), after: night) == leap)
    // A day that begins at four goes on after midnight, and is a day all the same.
    let late = try DayReckoning(days.calendar, dayStart: 240)
    let halfPastOne = days.interval(of: days.day(of: Sample.date(3, 28))).lowerBound + 1.5 * 3600
    #expect(late.date(.days(1), after: halfPastOne) == halfPastOne + 86_400)
    #expect(late.date(.days(2), after: halfPastOne) == halfPastOne + 2 * 86_400 - 3600)
  }

  @Test func countsOutOfRangeBecomeTheNearestInRange() {
    #expect(CalendarSpan.days(-3).count == 0)
    #expect(CalendarSpan.days(.max).count == CalendarSpan.maximumCount)
    #expect(CalendarSpan.days(7).times(.max) == nil)
    #expect(CalendarSpan.days(7).times(-1) == nil)
  }

  @Test func aSpanReadsAsInSpeech() {
    #expect(CalendarSpan.weeks(1).description == "1 week")
    #expect(CalendarSpan.months(3).description == "3 months")
  }

  @Test(arguments: [
    (CalendarSpan.minutes(5), #"{"minutes":5}"#), (.hours(1), #"{"hours":1}"#),
    (.days(0), #"{"days":0}"#), (.weeks(4), #"{"weeks":4}"#), (.months(1), #"{"months":1}"#),
  ])
  func aSpanHasAJSONForm(span: CalendarSpan, json: String) throws {
    try expectJSON(span, json)
  }

  @Test(arguments: [
    "{}", #"{"years":1}"#, #"{"days":1,"weeks":1}"#, #"{"days":-1}"#, #"{"days":1000001}"#,
    #"{"days":"1"}"#, "7",
  ])
  func otherJSONIsNoSpan(json: String) {
    #expect(throws: (any Error).self) { try decode(CalendarSpan.self, json) }
  }
}
