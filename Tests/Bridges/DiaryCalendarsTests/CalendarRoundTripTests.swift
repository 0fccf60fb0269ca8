// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import DiaryCalendars
@testable import ICalendar
@testable import LearningDiary

@Suite struct CalendarRoundTripTests {
  /// Draws a diary with items of all kinds.
  private func drawDiary(_ generator: inout SeededGenerator) throws -> Diary {
    let told = TimeOfDay(minutes: generator.draw(below: 1440)) ?? ReminderPolicy.standard.time
    let policies = try Diary.Policies { $0.reminders = try ReminderPolicy { $0.time = told } }
    var diary = try CalendarSamples.diary(policies: policies)
    let now = CalendarSamples.now
    func day() -> CalendarDay { CalendarDay(clamping: 20_500 + generator.draw(below: 800)) }
    func text() -> String { generator.drawText() }
    func time() -> TimeOfDay? {
      generator.draw(below: 2) == 0 ? nil : TimeOfDay(minutes: generator.draw(below: 1440))
    }
    func reminder() -> CalendarDay? { generator.draw(below: 2) == 0 ? nil : day() }
    let spans: [CalendarSpan] = [
      .days(1), .days(7), .weeks(2), .months(1), .months(5), .months(12),
    ]
    for index in 0..<generator.draw(below: 6) {
      let due = day()
      let recurrence =
        generator.draw(below: 2) == 0
        ? nil
        : DiaryItem.Recurrence(
          every: spans[generator.draw(below: spans.count)],
          until: CalendarDay(clamping: due.number + generator.draw(below: 700))
        )
      try diary.add(
        .event(
          id: DiaryItem.ID("e/\(index)"),
          title: "E" + text(),
          course: "coding",
          due: due,
          time: time(),
          reminder: reminder(),
          text: text(),
          recurrence: recurrence
        ),
        at: now
      )
    }
    let count = generator.draw(below: 6)
    for index in (0..<count).reversed() {
      // Goals that are required come later in the order of identifiers.
      let required = (index + 1..<max(count, index + 1)).filter { _ in generator.draw(below: 3) == 0
      }
      try diary.add(
        .goal(
          id: DiaryItem.ID("g@\(index)"),
          title: "G" + text(),
          course: "a/b@c",
          due: day(),
          time: time(),
          reminder: reminder(),
          text: text(),
          requirements: DiaryItem.Requirements(
            goals: required.map { DiaryItem.ID("g@\($0)") },
            progress: generator.draw(below: 2) == 0
              ? nil : try Fraction(generator.draw(below: 5), 4),
            deadline: reminder()
          )
        ),
        at: now
      )
    }
    if let day = reminder() {
      try diary.setReminder(day, for: .platform("week-1", in: "coding"), at: now)
    }
    return diary
  }

  @Test(
    "an export that is read back gives the items and reminders of the diary",
    arguments: [nil, "UTC", "Europe/Vienna", "America/New_York", "Australia/Lord_Howe"]
  )
  func roundTrip(zone: String?) throws {
    let writing = try zone.map { try Calendar.of($0) }
    let reading = try Calendar.of(zone ?? "Asia/Kolkata")
    forEachSeed(0..<25) { generator in
      let diary = try drawDiary(&generator)
      let file = diary.calendarFile(at: CalendarSamples.now, calendar: writing)
      let (again, faults) = CalendarFile.read(file.data)
      try #require(faults == [])
      try #require(again == file)
      var copy = try CalendarSamples.diary()
      let taken = copy.importCalendar(
        again,
        into: "coding",
        calendar: reading,
        at: CalendarSamples.now
      )
      try #require(taken.faults == [])
      try #require(taken.entries.allSatisfy { $0.losses.isEmpty })
      try #require(copy.items == diary.items)
      let week = DiaryItem.Key.platform("week-1", in: "coding")
      try #require(copy.reminder(for: week) == diary.reminder(for: week))
      // Here it changes nothing, also a second time.
      var same = diary
      let nothing = same.importCalendar(
        again,
        into: "coding",
        calendar: reading,
        at: CalendarSamples.now
      )
      try #require(nothing.changedItems == [])
      try #require(same == diary)
      try #require(taken.entries.count == nothing.entries.count)
    }
  }

  @Test("an export is the same bytes each time")
  func sameBytes() {
    forEachSeed(0..<10) { generator in
      let diary = try drawDiary(&generator)
      let replayed = try Diary(diary.content, replaying: diary.events.reversed())
      try #require(
        diary.calendarFile(at: CalendarSamples.now).data
          == replayed.calendarFile(at: CalendarSamples.now).data
      )
    }
  }
}
