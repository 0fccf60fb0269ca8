// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import DiaryCalendars
@testable import ICalendar
@testable import LearningDiary

/// Single times of a series that are something else, and series that go on in another way.
@Suite struct CalendarSeriesTests {
  private static let berlin = "TZID=Europe/Berlin:"

  private static func entry(_ lines: [String], kind: String = "VEVENT") -> [String] {
    ["BEGIN:\(kind)", "UID:u@x"] + lines + ["END:\(kind)"]
  }

  private static func file(_ entries: [String]...) -> String {
    (["BEGIN:VCALENDAR"] + entries.joined() + ["END:VCALENDAR"]).joined(separator: "\n")
  }

  private static func series(_ rule: String, _ more: [String] = []) -> [String] {
    entry(["SUMMARY:Lesson", "DTSTART;\(berlin)20260302T080000", "RRULE:\(rule)"] + more)
  }

  private static func instead(
    _ title: String,
    of day: String,
    on start: String,
    _ more: [String] = [],
    range: String = ""
  ) -> [String] {
    entry(
      [
        "SUMMARY:\(title)", "RECURRENCE-ID\(range);\(berlin)\(day)T080000",
        "DTSTART;\(berlin)\(start)",
      ] + more
    )
  }

  private static func rest(_ title: String, of day: String, on start: String) -> [String] {
    instead(title, of: day, on: start, range: ";RANGE=THISANDFUTURE")
  }

  private func lines(_ diary: Diary, zone: String = "Europe/Berlin") throws -> [String] {
    let day = try CalendarSamples.day("2026-03-01")
    return diary.list(.all, on: day, calendar: try .of(zone)).entries
      .filter { $0.id.item.own != nil }
      .map {
        "\("\($0.due ?? .first)".dropFirst(5)) \($0.time.map { "\($0)" } ?? "-") \($0.title)"
      }
  }

  /// A file, and what a person reads in it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let lines: [String]
    var losses: [Diary.CalendarImport.Loss] = []
  }

  static let samples = [
    Sample(
      testDescription: "another title",
      file: file(
        series("FREQ=WEEKLY;COUNT=3"),
        instead("Exam instead", of: "20260309", on: "20260309T080000")
      ),
      lines: ["03-02 08:00 Lesson", "03-09 08:00 Exam instead", "03-16 08:00 Lesson"]
    ),
    Sample(
      testDescription: "another title, on another day, before its series",
      file: file(
        instead("Trip", of: "20260309", on: "20260310T120000"),
        series("FREQ=WEEKLY;COUNT=3")
      ),
      lines: ["03-02 08:00 Lesson", "03-10 12:00 Trip", "03-16 08:00 Lesson"]
    ),
    Sample(
      testDescription: "another text",
      file: file(
        series("FREQ=WEEKLY;COUNT=2"),
        instead("Lesson", of: "20260309", on: "20260309T080000", ["DESCRIPTION:Bring paint"])
      ),
      lines: ["03-02 08:00 Lesson", "03-09 08:00 Lesson"]
    ),
    Sample(
      testDescription: "all of them another title",
      file: file(
        series("FREQ=WEEKLY;COUNT=1"),
        instead("Exam", of: "20260302", on: "20260302T090000")
      ),
      lines: ["03-02 09:00 Lesson"],
      losses: [.singleTimes(1)]
    ),
    Sample(
      testDescription: "moved from the third on",
      file: file(
        series("FREQ=WEEKLY;COUNT=4"),
        rest("Lesson moved", of: "20260316", on: "20260317T090000")
      ),
      lines: [
        "03-02 08:00 Lesson", "03-09 08:00 Lesson", "03-17 09:00 Lesson moved",
        "03-24 09:00 Lesson moved",
      ]
    ),
    Sample(
      testDescription: "two weekdays, with a holiday, a moved time and an exam after that",
      file: file(
        series("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=9", ["EXDATE;\(berlin)20260318T080000"]),
        rest("Lesson", of: "20260316", on: "20260317T100000"),
        instead("Lesson", of: "20260323", on: "20260327T070000"),
        instead("Exam", of: "20260325", on: "20260325T080000")
      ),
      lines: [
        "03-02 08:00 Lesson", "03-04 08:00 Lesson", "03-09 08:00 Lesson", "03-11 08:00 Lesson",
        "03-17 10:00 Lesson", "03-25 08:00 Exam", "03-27 07:00 Lesson", "03-31 10:00 Lesson",
      ]
    ),
    Sample(
      testDescription: "a rule that does not say the other days",
      file: file(
        series("FREQ=MONTHLY;BYDAY=1MO;COUNT=4"),
        rest("Lesson", of: "20260406", on: "20260407T080000")
      ),
      lines: [
        "03-02 08:00 Lesson", "04-07 08:00 Lesson", "05-05 08:00 Lesson", "06-02 08:00 Lesson",
      ]
    ),
    Sample(
      testDescription: "twice in another way, the last time to the end",
      file: file(
        series("FREQ=WEEKLY;UNTIL=20260330T080000Z"),
        rest("Lesson", of: "20260309", on: "20260309T090000"),
        rest("Seminar", of: "20260323", on: "20260323T100000")
      ),
      lines: [
        "03-02 08:00 Lesson", "03-09 09:00 Lesson", "03-16 09:00 Lesson", "03-23 10:00 Seminar",
        "03-30 10:00 Seminar",
      ]
    ),
    Sample(
      testDescription: "cancelled from the third on",
      file: file(
        series("FREQ=WEEKLY;COUNT=4"),
        entry([
          "STATUS:CANCELLED", "RECURRENCE-ID;RANGE=THISANDFUTURE;\(berlin)20260316T080000",
        ])
      ),
      lines: ["03-02 08:00 Lesson", "03-09 08:00 Lesson"]
    ),
  ]

  /// The audit: the title was lost though “Exam instead” was said to be added, and only one date
  /// moved.
  @Test(arguments: samples)
  func theTimesAreThoseThatAPersonReads(sample: Sample) throws {
    var diary = try CalendarSamples.diary()
    let taken = try diary.take(sample.file, zone: "Europe/Berlin")
    #expect(try lines(diary) == sample.lines)
    #expect(taken.entries.flatMap(\.losses) == sample.losses)
    // Taken once more, nothing changes.
    let before = diary
    let again = try diary.take(sample.file, zone: "Europe/Berlin")
    #expect(again.changedItems.isEmpty)
    #expect(diary == before)
    // Written back, and read by somebody else, they are the same.
    for zone in [nil, "Europe/Berlin", "UTC"] {
      let calendar = try zone.map { try Calendar.of($0) }
      let text = CalendarSamples.text(
        diary.calendarFile(at: CalendarSamples.now, calendar: calendar)
      )
      var other = try CalendarSamples.diary()
      _ = try other.take(text, zone: zone ?? "Europe/Berlin")
      #expect(try lines(other, zone: zone ?? "Europe/Berlin") == sample.lines)
      if zone != "UTC" { #expect(other.items == diary.items) }
      _ = try diary.take(text, zone: zone ?? "Europe/Berlin")
      #expect(diary == before)
    }
  }

  @Test func eachEntryIsToldAsWhatItBecame() throws {
    var diary = try CalendarSamples.diary()
    let taken = try diary.take(Self.samples[0].file, zone: "Europe/Berlin")
    #expect(
      taken.entries.map(\.outcome) == [.added("uid:u@x"), .added("uid:u@x 20260309T080000")]
    )
    let rest = try diary.take(
      Self.samples[4].file.replacing("u@x", with: "v@x"),
      zone: "Europe/Berlin"
    )
    #expect(rest.entries.map(\.outcome) == [.added("uid:v@x"), .added("uid:v@x 20260316T080000")])
  }

  @Test func whatCameAsATimeOfASeriesIsWrittenAsOne() throws {
    var diary = try CalendarSamples.diary()
    _ = try diary.take(Self.samples[0].file, zone: "Europe/Berlin")
    let berlin = try Calendar.of("Europe/Berlin")
    let text = CalendarSamples.text(
      diary.calendarFile(at: CalendarSamples.now, calendar: berlin)
    )
    #expect(text.contains("RECURRENCE-ID;TZID=Europe/Berlin:20260309T080000"))
    #expect(!text.contains("EXDATE"))
    // With the words of the series it is a day by itself, which the series leaves out.
    try diary.edit("uid:u@x 20260309T080000", [.title("Lesson")], at: CalendarSamples.now + 1)
    let plain = CalendarSamples.text(
      diary.calendarFile(at: CalendarSamples.now, calendar: berlin)
    )
    #expect(plain.contains("UID:u@x 20260309T080000") && plain.contains("EXDATE"))
  }

  /// A program sends only what changed.
  @Test func anEntryAloneChangesTheSeriesThatTheDiaryHas() throws {
    var diary = try CalendarSamples.diary()
    _ = try diary.take(Self.file(Self.series("FREQ=WEEKLY;COUNT=5")), zone: "Europe/Berlin")
    let exam = try diary.take(
      Self.file(Self.instead("Exam", of: "20260309", on: "20260309T080000")),
      zone: "Europe/Berlin"
    )
    #expect(exam.entries.map(\.outcome) == [.added("uid:u@x 20260309T080000")])
    #expect(exam.changedItems == ["uid:u@x 20260309T080000", "uid:u@x"])
    let rest = try diary.take(
      Self.file(Self.rest("Lesson", of: "20260323", on: "20260324T080000")),
      zone: "Europe/Berlin"
    )
    #expect(rest.entries.flatMap(\.losses) == [])
    #expect(
      try lines(diary) == [
        "03-02 08:00 Lesson", "03-09 08:00 Exam", "03-16 08:00 Lesson", "03-24 08:00 Lesson",
        "03-31 08:00 Lesson",
      ]
    )
    // The exam is called off.
    let off = try diary.take(
      Self.file(
        Self.instead("Exam", of: "20260309", on: "20260309T080000", ["STATUS:CANCELLED"])
      ),
      zone: "Europe/Berlin"
    )
    #expect(off.entries.map(\.outcome) == [.withdrawn("uid:u@x 20260309T080000")])
    #expect(try !lines(diary).contains { $0.hasPrefix("03-09") })
  }

  /// It stays where it is, though its words are again those of the series.
  @Test func aTimeThatStandsByItselfStaysOne() throws {
    var diary = try CalendarSamples.diary()
    _ = try diary.take(Self.samples[0].file, zone: "Europe/Berlin")
    _ = try diary.take(
      Self.samples[0].file.replacing("Exam instead", with: "Lesson"),
      zone: "Europe/Berlin"
    )
    #expect(try lines(diary) == ["02", "09", "16"].map { "03-\($0) 08:00 Lesson" })
  }
}
