import Foundation
import Gamification
import LudusTestSupport
import Testing

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
      try #require(day.weekday == parts.weekday)
      try #require(days.day(after: previous) == day)
      try #require(previous < day)
      try #require(CalendarDay(year: day.year, month: day.month, day: day.day) == day)
      previous = day
    }
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
    try expectJSON([day("2026-11-21")], "[\"2026-11-21\"]")
    #expect(throws: DecodingError.self) { try decode([CalendarDay].self, "[\"2026-02-30\"]") }
    #expect(throws: DecodingError.self) { try decode([CalendarDay].self, "[20261121]") }
  }

  @Test func theBoundsAreTheFirstAndLastDaysOfFourDigits() {
    #expect(CalendarDay.first.description == "0001-01-01")
    #expect(CalendarDay.last.description == "9999-12-31")
  }
}
