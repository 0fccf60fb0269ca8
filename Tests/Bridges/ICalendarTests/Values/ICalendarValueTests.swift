// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import ICalendar

@Suite struct ICalendarDateTests {
  @Test("days, times in UTC, floating times and times in zones are told apart")
  func kinds() throws {
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 1))
    let clock = try #require(CalendarFile.WallClock(day: day, hour: 10, minute: 5, second: 9))
    #expect(CalendarFile.Time("20260301") == .day(day))
    #expect(CalendarFile.Time("20260301T100509Z") == .utc(clock))
    #expect(CalendarFile.Time("20260301T100509") == .floating(clock))
    #expect(
      CalendarFile.Time("20260301T100509", zone: "Europe/Vienna")
        == .zoned(clock, zone: "Europe/Vienna")
    )
    // A time in UTC is in no zone, whatever the parameter says.
    #expect(CalendarFile.Time(" 20260301t100509z\t", zone: "Europe/Vienna") == .utc(clock))
    #expect(CalendarFile.Time("20260301", zone: "Europe/Vienna")?.text == "20260301")
  }

  @Test(
    "what is no date is none",
    arguments: [
      "", "2026", "20260231", "20261301", "20260301T240000", "20260301T106000", "20260301T1000",
      "20260301T100061", "20260301T10000Z", "20260301Z", "20260301 100000", "2026-03-01",
      "00000101",
      "٢٠٢٦٠٣٠١", "20260301T100000ZZ", "+0260301", "20260301X100000", "Z",
    ]
  )
  func badDates(text: String) {
    #expect(CalendarFile.Time(text) == nil)
  }

  @Test("a leap second counts as the second before it")
  func leapSecond() {
    #expect(CalendarFile.Time("20161231T235960Z")?.text == "20161231T235959Z")
  }

  @Test("any date is the same after writing and reading, with its parameters")
  func roundTrip() {
    forEachSeed(0..<300) { generator in
      let day = CalendarDay(clamping: generator.draw(below: 3_652_059) - 719_162)
      let clock = CalendarFile.WallClock(day: day, second: generator.draw(below: 86_400))
      for date in [
        CalendarFile.Time.day(day), .utc(clock), .floating(clock), .zoned(clock, zone: "A: \"B\""),
      ] {
        let property = CalendarFile.Property(known: "DTSTART", date: date)
        let octets = Array(property.contentLine.utf8)
        let again = try CalendarFile.Property(ContentLines.Line(number: 1, octets: octets))
        try #require(CalendarFile.Time(again) == date)
        try #require(date.day == day)
      }
      try #require(CalendarFile.WallClock(secondsSince1970: clock.secondsSince1970) == clock)
    }
    #expect(CalendarFile.WallClock(secondsSince1970: .max) == nil)
    #expect(CalendarFile.WallClock(secondsSince1970: .min) == nil)
  }
}

@Suite struct ICalendarDurationTests {
  @Test(
    "durations are read and written",
    arguments: [
      ("PT15M", 0, 900, "PT15M"), ("-PT15M", 0, -900, "-PT15M"), ("+P1D", 1, 0, "P1D"),
      ("P7W", 49, 0, "P7W"), ("P15DT5H0M20S", 15, 18_020, "P15DT5H0M20S"), ("P2D", 2, 0, "P2D"),
      ("-P1DT30M", -1, -1800, "-P1DT30M"), ("PT0S", 0, 0, "P0D"), ("P1W2D", 9, 0, "P9D"),
      ("PT1H30S", 0, 3630, "PT1H0M30S"), ("pt1h", 0, 3600, "PT1H"), ("P1DT0S", 1, 0, "P1D"),
      (" P1D ", 1, 0, "P1D"), ("PT36H", 0, 129_600, "PT36H"),
    ]
  )
  func reading(text: String, days: Int, seconds: Int, written: String) throws {
    let duration = try #require(CalendarFile.Duration(text))
    #expect(duration == CalendarFile.Duration(days: days, seconds: seconds))
    #expect(duration.text == written)
  }

  @Test(
    "what is no duration is none",
    arguments: [
      "", "P", "PT", "P1", "1D", "P1DT", "P-1D", "PT1D", "P1H", "PT1S1M", "P1D1D", "P1DT1HT1M",
      "P999999999999999999W", "P99999999W", "--P1D", "P1.5D", "P٣D",
    ]
  )
  func badDurations(text: String) {
    #expect(CalendarFile.Duration(text) == nil)
  }

  @Test("days and seconds go into one direction, and not farther than anyone waits")
  func limits() {
    #expect(CalendarFile.Duration(days: 1, seconds: -1) == nil)
    #expect(CalendarFile.Duration(days: .min, seconds: 0) == nil)
    #expect(CalendarFile.Duration(days: 0, seconds: .max) == nil)
    #expect(CalendarFile.Duration(days: 0, seconds: 10_000_000 * 86_400 - 1) != nil)
    #expect(CalendarFile.Duration(days: 0, seconds: 10_000_000 * 86_400) == nil)
    #expect(CalendarFile.Duration(days: -9_999_999, seconds: -1)?.text == "-P9999999DT1S")
  }

  @Test("any duration is the same after writing and reading")
  func roundTrip() {
    forEachSeed(0..<300) { generator in
      let sign = generator.draw(below: 2) * 2 - 1
      let days = sign * generator.draw(below: 1000)
      let seconds = sign * generator.draw(below: 1_000_000)
      let duration = try #require(CalendarFile.Duration(days: days, seconds: seconds))
      try #require(CalendarFile.Duration(duration.text) == duration)
    }
  }
}

@Suite struct UTCOffsetTests {
  @Test(
    "offsets are read and written",
    arguments: [
      ("+0100", 3600, "+0100"), ("-0500", -18_000, "-0500"), ("-0000", 0, "+0000"),
      ("+053020", 19_820, "+053020"), ("-0130", -5400, "-0130"), (" +0000 ", 0, "+0000"),
    ]
  )
  func reading(text: String, seconds: Int, written: String) {
    #expect(UTCOffset(text)?.seconds == seconds)
    #expect(UTCOffset(seconds: seconds).text == written)
  }

  @Test(
    "what is no offset is none",
    arguments: ["", "0100", "+5744", "+01", "+0160", "+2400", "x0100"]
  )
  func badOffsets(text: String) {
    #expect(UTCOffset(text) == nil)
  }
}
