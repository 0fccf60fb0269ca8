// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import DiaryCalendars
@testable import ICalendar
@testable import LearningDiary

/// Diaries and calendars for the tests of export and import.
enum CalendarSamples {
  static let now = Date(timeIntervalSince1970: 1_772_366_400)  // 1 March 2026, 12:00 UTC

  static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  /// A diary of two courses, with three events that have or have no day.
  static func diary(
    policies: Diary.Policies = Diary.Policies.standard,
    at now: Date = now
  ) throws -> Diary {
    var diary = Diary(owner: "eva", policies: policies)
    let coding = try DiaryCourse(
      id: "coding",
      title: "Learning to code, step by step",
      events: [
        try DiaryCourse.Event(
          id: "week-1",
          title: "Variables; constants",
          text: "Read chapter 1,\nthen solve sheet 1.",
          due: try day("2026-03-04"),
          time: TimeOfDay(hour: 17, minute: 30),
          url: URL(string: "https://mooc.example/coding/1")
        ),
        try DiaryCourse.Event(id: "week-2", title: "Loops", due: try day("2026-03-11")),
        try DiaryCourse.Event(id: "forum", title: "Say hello"),
      ]
    )
    let logic = try DiaryCourse(id: "a/b@c", title: "Logic", enrollment: .available)
    try diary.merge(platform: [coding, logic], at: now)
    return diary
  }

  /// The text of a calendar with a diary's items.
  static func text(_ calendar: CalendarFile) -> String {
    String(decoding: calendar.data, as: UTF8.self)
  }
}

extension Diary {
  /// Imports a text as a calendar.
  mutating func take(
    _ text: String,
    zone: String = "Europe/Vienna",
    at date: Date = CalendarSamples.now
  ) throws -> Diary.CalendarImport {
    let (file, faults) = CalendarFile.read(text.calendarData)
    try #require(faults == [])
    let calendar = try Calendar.of(zone)
    return importCalendar(file, into: "coding", calendar: calendar, at: date) {
      TimeZone(identifier: $0)
    }
  }
}

extension Calendar {
  /// A calendar with the clocks of a zone.
  static func of(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }
}

extension SeededGenerator {
  /// Draws a text with characters of all lengths, and those that have a meaning in calendars.
  mutating func drawText() -> String {
    let pieces = [
      "a", "Z", "9", " ", "\\", ",", ";", ":", "\"", "^", "\n", "n", "N", "'", "\t", "=", "-", "ü",
      "é", "€", "日", "🎓", "👩‍🏫", "e\u{301}", "BEGIN:", "END:VCALENDAR", "\u{2028}", "\u{FEFF}",
    ]
    return (0..<draw(below: 30)).map { _ in pieces[draw(below: pieces.count)] }.joined()
  }
}

extension String {
  /// The text as the lines of a calendar file.
  var calendarData: Data { Data(utf8) }
}
