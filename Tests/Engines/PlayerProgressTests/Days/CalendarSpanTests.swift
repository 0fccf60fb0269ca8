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
