// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusFoundation
import Testing

/// The days below `DayReckoning`, whose tests try every zone.
struct ZonedDaysTests {
  @Test func aDayFollowsTheOtherThroughoutAYear() throws {
    for (name, dayStart) in [("Europe/Berlin", 240), ("America/Sao_Paulo", 0), ("Pacific/Apia", 0)]
    {
      let zone = try #require(TimeZone(identifier: name))
      let days = ZonedDays(zone, dayStart: dayStart)
      var day = try #require(CalendarDay(year: 2011, month: 12, day: 1))
      for _ in 0..<400 {
        let interval = days.interval(of: day)
        let next = CalendarDay(clamping: day.number + 1)
        #expect(interval.upperBound == days.interval(of: next).lowerBound)
        if !interval.isEmpty {
          #expect(days.day(of: interval.lowerBound) == day)
          #expect(days.day(of: interval.upperBound - 1) == day)
        }
        day = next
      }
    }
  }

  /// In Sao Paulo clocks were set back from midnight to 23:00 at the end of 25 February 2012: the
  /// hour comes twice.
  @Test func anHourThatComesTwiceBelongsToTheNewDayBothTimes() throws {
    let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    let days = ZonedDays(zone, dayStart: 23 * 60 + 30)
    let first = try #require(CalendarDay(year: 2012, month: 2, day: 25))
    let begin = days.interval(of: first).lowerBound
    // Half an hour later the clock is set back to 23:00.
    #expect(days.day(of: begin) == first)
    #expect(days.day(of: begin + 30 * 60) == first)
    #expect(days.day(of: begin + 59 * 60) == first)
    #expect(days.day(of: begin - 1) < first)
  }
}
