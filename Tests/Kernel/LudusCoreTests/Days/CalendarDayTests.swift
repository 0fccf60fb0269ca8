// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import Testing

/// Reads a day that there is.
private func day(_ text: String) throws -> CalendarDay {
  try #require(CalendarDay(text))
}

/// Reads days from JSON.
private func decode(_ json: String) throws -> [CalendarDay] {
  try JSONDecoder().decode([CalendarDay].self, from: Data(json.utf8))
}

@Suite struct CalendarDayTests {
  @Test(arguments: [
    (2026, 11, 21), (2028, 2, 29), (2000, 2, 29), (1, 1, 1), (9999, 12, 31), (1970, 1, 1),
    (1969, 12, 31), (1582, 10, 10),
  ])
  func aDayGivesBackItsParts(year: Int, month: Int, day: Int) throws {
    let made = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(made.year == year)
    #expect(made.month == month)
    #expect(made.day == day)
  }

  @Test(arguments: [
    (2027, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
    (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (Int.max, Int.max, Int.max),
    (Int.min, Int.min, Int.min),
  ])
  func thereIsNoSuchDay(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: ["2026-11-21", "0001-01-01", "9999-12-31", "0987-06-05"])
  func aDayIsReadFromItsText(text: String) throws {
    #expect(try day(text).description == text)
  }

  @Test(arguments: [
    "", "2026-11-31", "2026-1-01", "26-11-21", "2026-11-21 ", " 2026-11-21", "2026/11/21",
    "-026-11-21", "2026-11--1", "2026-+1-21", "٢٠٢٦-11-21", "20261121", "2026-11-21-01", "x",
  ])
  func noOtherTextIsADay(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func inJSONADayIsAString() throws {
    let days = try [day("2026-11-21")]
    #expect(try JSONEncoder().encode(days) == Data("[\"2026-11-21\"]".utf8))
    #expect(try decode("[\"2026-11-21\"]") == days)
    #expect(throws: DecodingError.self) { try decode("[\"2026-02-30\"]") }
    #expect(throws: DecodingError.self) { try decode("[20261121]") }
  }

  @Test func theBoundsAreTheFirstAndLastDaysOfFourDigits() {
    #expect(CalendarDay.first.description == "0001-01-01")
    #expect(CalendarDay.last.description == "9999-12-31")
  }
}

@Suite struct CalendarDayDistanceTests {
  @Test func aDayIsCountedFromAnother() throws {
    let (february, march) = (try day("2028-02-28"), try day("2028-03-01"))
    #expect(february.distance(to: march) == 2)
    #expect(march.distance(to: february) == -2)
    #expect(february.advanced(by: 2) == march)
    #expect(february.dayAfter == march.dayBefore)
    #expect((february...march).map(\.description) == ["2028-02-28", "2028-02-29", "2028-03-01"])
  }

  @Test(arguments: [Int.max, Int.max - 1, 3_652_058])
  func theCalendarEndsWithItsFirstAndLastDay(days: Int) {
    #expect(CalendarDay.first.advanced(by: days) == .last)
    #expect(CalendarDay.last.advanced(by: -days) == .first)
    #expect(CalendarDay.first.dayBefore == .first)
    #expect(CalendarDay.last.dayAfter == .last)
  }

  @Test func aWeekdayHasItsNumber() {
    for weekday in CalendarDay.Weekday.allCases {
      #expect(CalendarDay.Weekday(number: weekday.number) == weekday)
      #expect(CalendarDay.Weekday(number: weekday.number - 7) == weekday)
    }
  }
}
