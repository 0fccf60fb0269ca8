// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import DiaryCalendars
@testable import ICalendar
@testable import LearningDiary

/// Files as the programs write them that people export timetables from, with the days and hours
/// that a person in Vienna reads in them.
///
/// They are in `Examples/Content/diary/calendars`.
@Suite struct CalendarFilesTests {
  /// A file, what a list has of it from March to September 2026, and what was lost.
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let lines: [String]
    var losses: Set<String> = ["how long it takes"]

    var testDescription: String { file }
  }

  static let samples = [
    Sample(
      file: "google-lecture",
      lines: [
        "03-02", "03-04", "03-09", "03-11", "03-16", "03-18", "03-23", "03-25", "03-30", "04-01",
        // Easter Monday is left out.
        "04-08", "04-13", "04-15", "04-20", "04-22", "04-27", "04-29", "05-04", "05-06", "05-11",
      ].map { "\($0) 10:15 Analysis" }
        // Moved from Wednesday to the afternoon of Thursday.
        + ["05-14 14:15 Analysis"]
        // Whit Monday is left out, and the last one is a second after the end.
        + [
          "05-18", "05-20", "05-27", "06-01", "06-03", "06-08", "06-10", "06-15", "06-17", "06-22",
        ]
        .map { "\($0) 10:15 Analysis" },
      losses: ["how long it takes", "the properties LOCATION"]
    ),
    Sample(
      file: "google-new-york",
      // Clocks are set on 8 March there, and on the 29th here.
      lines: ["03-04 21:00", "03-11 20:00", "03-18 20:00", "03-25 20:00", "04-01 21:00"]
        .map { "\($0) Seminar with New York" }
    ),
    Sample(
      file: "outlook-course",
      lines: [
        "03-03 14:00", "03-05 14:00", "03-10 14:00", "03-12 14:00", "03-19 14:00", "03-25 16:00",
        "03-26 14:00",
      ].map { "\($0) Programmierkurs" },
      losses: ["how long it takes", "the properties PRIORITY, X-MICROSOFT-CDO-BUSYSTATUS"]
    ),
    Sample(
      file: "outlook-monthly",
      // Nine in New York: clocks are set earlier there.
      lines: [
        "03-10 14:00", "04-14 15:00", "05-12 15:00", "06-09 15:00", "07-14 15:00", "08-11 15:00",
      ].map { "\($0) Project review" }
    ),
    Sample(
      file: "apple-home",
      lines: [
        "03-05 18:30 Training", "03-12 18:30 Training", "03-19 18:30 Training",
        "03-26 19:30 Training", "03-28 Easter holidays", "04-09 18:30 Training",
        "04-15 Mia's birthday", "04-16 18:30 Training", "04-23 18:30 Training",
      ],
      losses: ["how long it takes", "the properties X-APPLE-TRAVEL-ADVISORY-BEHAVIOR"]
    ),
    Sample(
      file: "apple-reminders",
      lines: [
        "03-01 08:00 Repeat the words", "03-04 08:00 Repeat the words",
        "03-07 08:00 Repeat the words", "03-10 08:00 Repeat the words", "03-12 Hand in the form",
      ],
      losses: ["that it is done"]
    ),
    Sample(
      file: "untis-week",
      lines: ["03-09 08:00 M 5A", "03-09 08:55 D 5A", "03-30 08:00 M 5A"],
      losses: ["how long it takes", "the properties LOCATION"]
    ),
    Sample(
      file: "campus-timetable",
      lines: [
        "03-05 09:00 Statistik (Blocktermine)", "03-06 14:00 Labor",
        "03-19 09:00 Statistik (Blocktermine)", "03-20 14:00 Labor", "04-03 14:00 Labor",
        "04-16 09:00 Statistik (Blocktermine)", "04-17 14:00 Labor",
        "04-30 13:00 Statistik (Blocktermine)",
        // The first of May is a holiday, and that of 15 May is cancelled.
        "05-29 14:00 Labor",
      ],
      losses: ["how long it takes", "the properties LOCATION"]
    ),
    Sample(
      file: "evolution-choir",
      lines: ["03-27 20:00", "04-24 20:00", "05-29 20:00", "06-26 20:00"]
        .map { "\($0) Choir online" }
    ),
  ]

  static func text(_ file: String) throws -> String {
    let repository = URL(filePath: #filePath).appending(path: "../../../../").standardizedFileURL
    let path = repository.appending(path: "Examples/Content/diary/calendars/\(file).ics")
    return String(decoding: try Data(contentsOf: path), as: UTF8.self)
  }

  private func lines(_ diary: Diary, count: Int) throws -> [String] {
    let day = try CalendarSamples.day("2026-06-01")
    let entries = diary.list(.all, on: day, calendar: try Calendar.of("Europe/Vienna")).entries
    return entries.filter { entry in
      entry.id.item.own != nil && entry.due.map { $0.year == 2026 && $0.month > 2 } ?? false
    }.prefix(count).map { entry in
      let time = entry.time.map { " \($0)" } ?? ""
      return "\("\(entry.due ?? .first)".dropFirst(5))\(time) \(entry.title)"
    }
  }

  @Test(arguments: samples)
  func theDaysAndHoursAreThoseThatAPersonReads(sample: Sample) throws {
    var diary = try CalendarSamples.diary()
    let taken = try diary.take(try Self.text(sample.file))
    #expect(taken.faults.isEmpty)
    #expect(try lines(diary, count: sample.lines.count) == sample.lines)
    #expect(Set(taken.entries.flatMap(\.losses).map { "\($0)" }) == sample.losses)
    // Taken once more, nothing changes.
    let again = try diary.take(try Self.text(sample.file), at: CalendarSamples.now + 60)
    #expect(again.changedItems.isEmpty)

    // Written back, and read by somebody else, they are the same.
    for zone in ["Europe/Vienna", "Asia/Tokyo"] {
      let file = diary.calendarFile(at: CalendarSamples.now, calendar: try Calendar.of(zone))
      var other = try CalendarSamples.diary()
      _ = try other.take(String(decoding: file.data, as: UTF8.self), zone: zone)
      if zone == "Europe/Vienna" {
        #expect(try lines(other, count: sample.lines.count) == sample.lines)
      }
      #expect(
        other.items.map { $0.recurrence?.zone } == diary.items.map { $0.recurrence?.zone }
      )
    }
  }

  @Test func alarmsAreAtTheirHours() throws {
    var diary = try CalendarSamples.diary()
    let files = [
      "google-lecture", "outlook-course", "apple-home", "apple-reminders", "evolution-choir",
    ]
    for file in files {
      _ = try diary.take(try Self.text(file))
    }
    let day = try CalendarSamples.day("2026-03-01")
    let vienna = try Calendar.of("Europe/Vienna")
    func reminders(_ title: String, _ count: Int) -> [String] {
      diary.list(.all, on: day, calendar: vienna).entries
        .filter { $0.title == title && $0.due.map { $0 >= day } ?? false }.prefix(count)
        .map {
          $0.reminders.map { "\($0.day.description.dropFirst(5)) \($0.time?.description ?? "")" }
            .joined(separator: ", ")
        }
    }
    // A day before by mail, and half an hour before on the screen.
    #expect(
      reminders("Analysis", 2) == ["03-01 10:15, 03-02 09:45", "03-03 10:15, 03-04 09:45"]
    )
    #expect(reminders("Programmierkurs", 2) == ["03-03 13:45", "03-05 13:45"])
    #expect(reminders("Mia's birthday", 1) == ["04-14 09:00"])
    #expect(reminders("Repeat the words", 2) == ["03-01 07:00", "03-04 07:00"])
    #expect(reminders("Choir online", 2) == ["03-27 19:00", "04-24 19:00"])
    // And they are delivered then.
    let noon = CalendarSamples.now + 3600
    let next = diary.upcomingNotifications(
      after: noon,
      until: noon + 2 * 86_400,
      calendar: vienna
    )
    let course = next.first { $0.title == "Programmierkurs" && $0.causes == [.reminder] }
    #expect(course?.date == Date(timeIntervalSince1970: 1_772_541_900))
  }

  /// A lesson that is cancelled goes, and one that is moved is elsewhere; before, both stayed and
  /// went on reminding.
  @Test func aTimetableThatChangesIsFollowed() throws {
    var diary = try CalendarSamples.diary()
    _ = try diary.take(try Self.text("untis-week"))
    let changed = try diary.take(try Self.text("untis-changes"), at: CalendarSamples.now + 86_400)
    #expect(
      changed.entries.map(\.outcome) == [
        .updated("uid:4711001-20260309"), .withdrawn("uid:4711002-20260309"),
      ]
    )
    #expect(try lines(diary, count: 9) == ["03-09 09:55 M 5A", "03-30 08:00 M 5A"])
  }
}
