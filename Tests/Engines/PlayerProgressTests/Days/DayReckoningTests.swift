// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct DayReckoningTests {
  @Test func everyDayFollowsTheOneBeforeAsInFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let days = DayReckoning(calendar)
    var previous = try day("1899-12-31")
    for number in -25_567..<60_000 {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let day = days.day(of: date)
      try #require(day.year == parts.year)
      try #require(day.month == parts.month)
      try #require(day.day == parts.day)
      try #require(day.weekdayNumber == parts.weekday)
      try #require(days.day(after: previous) == day)
      try #require(previous < day)
      try #require(CalendarDay(year: day.year, month: day.month, day: day.day) == day)
      previous = day
    }
  }

  @Test(arguments: [
    (Zone.berlin, "2026-11-21 00:00", 0, "2026-11-21"),
    (.berlin, "2026-11-20 23:59:59", 0, "2026-11-20"),
    (.newYork, "2026-11-21 00:00", 0, "2026-11-21"),
    (.kathmandu, "2026-11-21 00:00", 0, "2026-11-21"),
    (.kathmandu, "2026-11-20 23:59:59", 0, "2026-11-20"),
    (.apia, "2011-12-29 23:59:59", 0, "2011-12-29"),
    (.apia, "2011-12-31 00:00", 0, "2011-12-31"),
    (.berlin, "2026-11-21 03:59:59", 240, "2026-11-20"),
    (.berlin, "2026-11-21 04:00", 240, "2026-11-21"),
    (.kathmandu, "2026-01-01 03:59:59", 240, "2025-12-31"),
    // The morning after the date that Samoa left out belongs to the last day before it.
    (.apia, "2011-12-31 03:59:59", 240, "2011-12-29"),
    (.apia, "2011-12-31 04:00", 240, "2011-12-31"),
    (.berlin, "2028-02-29 12:00", 0, "2028-02-29"),
    (.berlin, "2028-03-01 03:00", 240, "2028-02-29"),
    (.berlin, "2026-11-21 23:58", 1439, "2026-11-20"),
    (.berlin, "2026-11-21 23:59", 1439, "2026-11-21"),
  ])
  func anInstantBelongsToTheDayOnTheWall(
    zone: Zone,
    time: String,
    dayStart: Int,
    expected: String
  ) throws {
    #expect(try zone.days(from: dayStart).day(of: zone.at(time)) == day(expected))
  }

  @Test(arguments: Zone.allCases)
  func aDayIsMadeOfAnInstantAndACalendar(zone: Zone) throws {
    let instant = try zone.at("2026-11-20 23:59:59")
    #expect(try CalendarDay(of: instant, in: zone.calendar) == day("2026-11-20"))
  }

  @Test(arguments: [
    (Zone.berlin, "2026-03-29", 0, 23.0), (.berlin, "2026-10-25", 0, 25),
    (.berlin, "2026-03-28", 240, 23), (.berlin, "2026-10-24", 240, 25),
    (.berlin, "2026-11-21", 0, 24), (.berlin, "2026-11-21", 240, 24),
    (.newYork, "2026-03-08", 0, 23), (.newYork, "2026-11-01", 0, 25),
    (.newYork, "2026-10-31", 240, 25), (.kathmandu, "2026-03-29", 0, 24),
    // In 1986 Nepal set its clocks forward by a quarter of an hour at midnight.
    (.kathmandu, "1986-01-01", 0, 23.75), (.lordHowe, "2026-04-05", 0, 24.5),
    (.apia, "2011-12-29", 0, 24), (.apia, "2011-12-30", 0, 0), (.apia, "2011-12-31", 0, 24),
    (.apia, "2011-12-29", 240, 24), (.apia, "2011-12-30", 240, 0), (.apia, "2011-12-31", 240, 24),
    // Midnight did not come on this day: clocks went from 23:59 to 1:00.
    (.saoPaulo, "2018-11-04", 0, 23), (.saoPaulo, "2018-02-17", 0, 25),
    // 2:30 came twice on the day's first morning; the day begins when it first comes.
    (.berlin, "2026-10-24", 150, 24), (.berlin, "2026-10-25", 150, 25),
    // 2:30 did not come; the day begins as the clock leaps over it.
    (.berlin, "2026-03-28", 150, 23.5), (.berlin, "2026-03-29", 150, 23.5),
  ])
  func aDayHasTheHoursThatItsClocksGiveIt(
    zone: Zone,
    text: String,
    dayStart: Int,
    hours: Double
  ) throws {
    let interval = try zone.days(from: dayStart).interval(of: day(text))
    #expect(interval.upperBound.timeIntervalSince(interval.lowerBound) == hours * 3600)
  }

  @Test func aDayThatHasBegunStaysWhenClocksAreSetBackOverMidnight() throws {
    // In St. John's it was 0:00 on 1 November 2009 for a minute, and then 23:01 on 31 October
    // again.
    let days = try Zone.stJohns.days()
    let midnight = try Zone.stJohns.at("2009-10-31 22:00").addingTimeInterval(2 * 3600)
    #expect(try days.day(of: midnight.addingTimeInterval(-1)) == day("2009-10-31"))
    #expect(try days.day(of: midnight) == day("2009-11-01"))
    #expect(try days.day(of: midnight.addingTimeInterval(120)) == day("2009-11-01"))
    #expect(days.minute(of: midnight.addingTimeInterval(120)) == 23 * 60 + 2)
  }

  @Test func aDateThatComesTwiceIsOneLongDay() throws {
    // At the end of September 1969 Kwajalein went from 11 hours ahead to 12 behind.
    let days = try Zone.kwajalein.days()
    let long = try days.interval(of: day("1969-09-30"))
    #expect(long.upperBound.timeIntervalSince(long.lowerBound) == 47 * 3600)
    #expect(try days.days(from: day("1969-09-29"), to: day("1969-10-02")) == 3)
  }

  @Test func aDateThatWasLeftOutIsPassedOver() throws {
    for dayStart in [0, 240] {
      let days = try Zone.apia.days(from: dayStart)
      let (thursday, saturday) = try (day("2011-12-29"), day("2011-12-31"))
      #expect(days.day(after: thursday) == saturday)
      #expect(days.day(before: saturday) == thursday)
      #expect(days.days(from: thursday, to: saturday) == 1)
      #expect(days.days(from: saturday, to: thursday) == -1)
      #expect(try days.days(from: day("2011-12-30"), to: saturday) == 0)
      #expect(try days.days(from: day("2011-01-01"), to: day("2012-01-01")) == 364)
      #expect(days.interval(of: thursday).upperBound == days.interval(of: saturday).lowerBound)
    }
    #expect(
      try Zone.kwajalein.days().days(from: day("1960-01-01"), to: day("2000-01-01")) == 14_609
    )
  }

  @Test(arguments: [
    ("2026-11-21", 2, "2026-11-16", "2026-11-23"), ("2026-11-16", 2, "2026-11-16", "2026-11-23"),
    ("2026-11-22", 2, "2026-11-16", "2026-11-23"), ("2026-11-22", 1, "2026-11-22", "2026-11-29"),
    ("2026-11-21", 7, "2026-11-21", "2026-11-28"), ("2027-01-01", 2, "2026-12-28", "2027-01-04"),
  ])
  func weeksBeginOnTheFirstWeekdayOfTheCalendar(
    text: String,
    firstWeekday: Int,
    start: String,
    end: String
  ) throws {
    var calendar = try Zone.berlin.calendar
    calendar.firstWeekday = firstWeekday
    #expect(try DayReckoning(calendar).week(of: day(text)) == day(start)..<day(end))
  }

  @Test(arguments: [-1, 1440, Int.max, Int.min])
  func aDayBeginsOnTheDay(dayStart: Int) {
    #expect(
      contentFaults(RuleFault.self) { _ = try Zone.berlin.days(from: dayStart) }
        == ["dayStart: \(dayStart), expected 0 to 1439"]
    )
  }

  @Test func onlyZoneAndFirstWeekdayOfACalendarMatter() throws {
    var buddhist = Calendar(identifier: .buddhist)
    buddhist.timeZone = try Zone.berlin.calendar.timeZone
    buddhist.firstWeekday = 2
    #expect(try DayReckoning(buddhist) == Zone.berlin.days())
    #expect(try DayReckoning(buddhist).day(of: Zone.berlin.at("2026-11-21 12:00")).year == 2026)
  }

  @Test(arguments: Zone.allCases, [0, 240, 1439])
  func datesThatAreFarAwayCountAsTheFirstOrLastDay(zone: Zone, dayStart: Int) throws {
    let days = try zone.days(from: dayStart)
    for seconds in [-Double.infinity, -.greatestFiniteMagnitude, -1e15, .nan, -.nan] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(days.day(of: date) == .first)
      #expect((0..<1440).contains(days.minute(of: date)))
    }
    for seconds in [Double.infinity, .greatestFiniteMagnitude, 1e15] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(days.day(of: date) == .last)
      #expect((0..<1440).contains(days.minute(of: date)))
    }
    #expect(days.day(after: .last) == .last)
    #expect(days.day(before: .first) == .first)
    #expect(days.day(of: days.interval(of: .first).lowerBound) == .first)
    #expect(days.day(of: days.interval(of: .last).lowerBound) == .last)
    #expect(days.week(of: .last).upperBound == .last)
    #expect(days.days(from: .first, to: .last) <= 3_652_058)
    #expect(days.days(from: .first, to: .last) >= 3_652_056)
  }

  @Test func theInstantBeforeADayIsNotRoundedIntoIt() throws {
    // Seconds since 1970 would be a whole number here.
    let date = Date(timeIntervalSinceReferenceDate: -1e-20)
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    #expect(try DayReckoning(calendar).day(of: date) == day("2000-12-31"))
  }
}
