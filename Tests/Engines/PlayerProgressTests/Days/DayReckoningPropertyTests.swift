// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct DayReckoningPropertyTests {
  /// Instants of 1950 to 2080, in whole milliseconds.
  private func instant(using generator: inout SeededGenerator) -> Date {
    let milliseconds = generator.draw(below: 130 * 365 * 86_400_000) - 20 * 365 * 86_400_000
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  @Test(arguments: Zone.allCases)
  func everyInstantIsInTheIntervalOfItsDayAlone(zone: Zone) throws {
    let reckonings = try [0, 1, 150, 240, 1439].map { try zone.days(from: $0) }
    forEachSeed(0..<300) { generator in
      for days in reckonings {
        let date = instant(using: &generator)
        let day = days.day(of: date)
        let interval = days.interval(of: day)
        try #require(interval.contains(date))
        try #require(days.day(of: interval.lowerBound) == day)
        try #require(days.day(of: interval.upperBound) == days.day(after: day))
        let last = Date(
          timeIntervalSinceReferenceDate: interval.upperBound.timeIntervalSinceReferenceDate
            .nextDown
        )
        try #require(days.day(of: last) == day)
        try #require(days.day(before: days.day(after: day)) == day)
        try #require(days.days(from: day, to: days.day(after: day)) == 1)
        try #require(days.week(of: day).contains(day))
      }
    }
  }

  @Test(arguments: Zone.allCases)
  func countingDaysIsGoingFromOneToTheNext(zone: Zone) throws {
    let days = try zone.days()
    var current = try day("1960-01-01")
    let start = current
    for count in 0..<20_000 {
      if count % 97 == 0 || (3_300..<3_800).contains(count) {
        try #require(days.days(from: start, to: current) == count)
        try #require(days.days(from: current, to: start) == -count)
      }
      current = days.day(after: current)
    }
  }

  @Test(arguments: [Zone.berlin, .newYork, .kathmandu, .apia, .saoPaulo, .lordHowe])
  func withoutADayStartDaysAreThoseOfFoundation(zone: Zone) throws {
    let days = try zone.days()
    let calendar = try zone.calendar
    forEachSeed(0..<1000) { generator in
      let date = instant(using: &generator)
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      let day = days.day(of: date)
      try #require([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
      try #require(
        days.minute(of: date) == parts.hour.map { $0 * 60 }.map { $0 + (parts.minute ?? 0) }
      )
      try #require(days.interval(of: day).lowerBound == calendar.startOfDay(for: date))
    }
  }
}
