// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import DiaryCalendars
@testable import ICalendar
@testable import LearningDiary

/// What people reported about calendars that other programs read wrongly.
@Suite struct ReviewedCalendarTests {
  private func taken(
    _ lines: [String],
    kind: String = "VEVENT",
    zone: String = "Europe/Berlin"
  ) throws -> (diary: Diary, entries: [Diary.CalendarImport.Entry]) {
    var diary = try CalendarSamples.diary()
    let text =
      ["BEGIN:VCALENDAR", "BEGIN:\(kind)", "UID:u@x", "SUMMARY:Lesson"] + lines
      + ["END:\(kind)", "END:VCALENDAR"]
    let taken = try diary.take(text.joined(separator: "\n"), zone: zone)
    return (diary, taken.entries)
  }

  /// The days and times on the learner's clock at which the lesson is in the list.
  private func times(_ diary: Diary, zone: String = "Europe/Berlin") throws -> [String] {
    try diary.list(on: CalendarSamples.day("2026-01-01"), calendar: .of(zone)).entries
      .filter { $0.title == "Lesson" }
      .map { "\($0.due.map { "\($0)".dropFirst(5) } ?? "-") \($0.time.map { "\($0)" } ?? "-")" }
  }

  /// Clocks in New York are set three weeks before those in Berlin.
  @Test func aSeriesOfAnotherZoneKeepsTheClockOfThatZone() throws {
    let (diary, entries) = try taken([
      "DTSTART;TZID=America/New_York:20260302T140000", "RRULE:FREQ=DAILY;COUNT=20",
    ])
    #expect(entries.flatMap(\.losses) == [])
    let times = try times(diary)
    #expect(times.count == 20)
    #expect(times.prefix(6).allSatisfy { $0.hasSuffix(" 20:00") }, "\(times)")
    #expect(times.dropFirst(6).allSatisfy { $0.hasSuffix(" 19:00") }, "\(times)")
  }

  @Test func aSeriesInGreenwichMovesWhenClocksAreSet() throws {
    let (diary, _) = try taken(["DTSTART:20260323T160000Z", "RRULE:FREQ=WEEKLY;COUNT=2"])
    #expect(try times(diary) == ["03-23 17:00", "03-30 18:00"])
  }

  /// The end is an instant: one second before a lesson there is no lesson.
  @Test(arguments: [
    ("20260424T125959Z", ["04-03", "04-10", "04-17"]),
    ("20260424T130000Z", ["04-03", "04-10", "04-17", "04-24"]),
  ])
  func anEndIsAnInstant(until: String, days: [String]) throws {
    let (diary, entries) = try taken(
      ["DTSTART;TZID=America/Toronto:20260403T090000", "RRULE:FREQ=WEEKLY;UNTIL=\(until)"],
      zone: "America/Toronto"
    )
    #expect(entries.flatMap(\.losses) == [])
    #expect(try times(diary, zone: "America/Toronto") == days.map { "\($0) 09:00" })
  }

  @Test func aTimetableHasSeveralWeekdays() throws {
    let (diary, entries) = try taken([
      "DTSTART;TZID=Europe/Berlin:20260202T100000", "RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=5",
    ])
    #expect(entries.flatMap(\.losses) == [])
    #expect(
      try times(diary)
        == ["02-02", "02-04", "02-09", "02-11", "02-16"].map { "\($0) 10:00" }
    )
  }

  @Test func aCancelledLessonIsLeftOut() throws {
    let (diary, entries) = try taken([
      "DTSTART;TZID=Europe/Berlin:20260202T100000", "RRULE:FREQ=WEEKLY;COUNT=3",
      "EXDATE;TZID=Europe/Berlin:20260209T100000",
    ])
    #expect(entries.flatMap(\.losses) == [])
    #expect(try times(diary) == ["02-02 10:00", "02-16 10:00"])
  }

  @Test func aMovedLessonIsWhereItWasMovedTo() throws {
    let (diary, entries) = try taken([
      "DTSTART;TZID=Europe/Berlin:20260202T100000", "RRULE:FREQ=WEEKLY;COUNT=3", "END:VEVENT",
      "BEGIN:VEVENT", "UID:u@x", "SUMMARY:Lesson",
      "RECURRENCE-ID;TZID=Europe/Berlin:20260209T100000",
      "DTSTART;TZID=Europe/Berlin:20260210T153000",
    ])
    #expect(entries.count == 2 && entries.flatMap(\.losses) == [])
    #expect(try times(diary) == ["02-02 10:00", "02-10 15:30", "02-16 10:00"])
  }

  /// The names that Windows has for zones, which all of Outlook writes.
  @Test func zonesOfWindowsAreKnown() throws {
    let (diary, entries) = try taken(["DTSTART;TZID=Eastern Standard Time:20260120T090000"])
    #expect(entries.flatMap(\.losses) == [])
    #expect(try times(diary) == ["01-20 15:00"])
  }

  // MARK: Without a date

  /// Most to-dos of Apple and Nextcloud have none; an event without one is faulty, but not nothing.
  @Test(arguments: ["VTODO", "VEVENT"])
  func anEntryWithoutADateBecomesANote(kind: String) throws {
    let (diary, entries) = try taken(["DESCRIPTION:Read it twice"], kind: kind)
    #expect(entries.map(\.outcome) == [.added("uid:u@x")])
    #expect(entries.flatMap(\.losses) == [.undated])
    let item = try #require(diary.item("uid:u@x"))
    #expect(item.kind == .note)
    #expect(item.title == "Lesson" && item.text == "Read it twice" && item.course == "coding")
    // A second time there is nothing new.
    var again = diary
    let text = [
      "BEGIN:VCALENDAR", "BEGIN:\(kind)", "UID:u@x", "SUMMARY:Lesson",
      "DESCRIPTION:Read it twice", "END:\(kind)", "END:VCALENDAR",
    ].joined(separator: "\n")
    #expect(try again.take(text).entries.map(\.outcome) == [.unchanged("uid:u@x")])
    #expect(again == diary)
  }

  @Test func aToDoThatIsKnownKeepsItsDate() throws {
    var (diary, _) = try taken(["DUE;VALUE=DATE:20260304"], kind: "VTODO")
    let text = [
      "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:u@x", "SUMMARY:Other", "SEQUENCE:5", "END:VTODO",
      "END:VCALENDAR",
    ].joined(separator: "\n")
    let entries = try diary.take(text).entries
    #expect(entries.flatMap(\.losses) == [])
    let item = try #require(diary.item("uid:u@x"))
    #expect(item.title == "Other" && item.kind == .goal)
    #expect(item.due == (try CalendarSamples.day("2026-03-04")))
  }

  @Test func aDateThatCannotBeReadIsTold() throws {
    let (_, entries) = try taken(["DTSTART:someday"])
    #expect(entries.flatMap(\.losses) == [.undated])
  }
}
