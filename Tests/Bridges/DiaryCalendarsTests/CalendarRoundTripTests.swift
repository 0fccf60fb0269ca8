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
    func reminders() -> [DiaryItem.Reminder] {
      let spans: [DiaryItem.Reminder] = [
        .before(.minutes(15)), .before(.hours(30)), .before(.days(2)), .before(.weeks(1)),
        .before(.months(1)),
      ]
      return .on(reminder(), at: time().flatMap { $0 == told ? nil : $0 }) + .on(reminder())
        + spans.filter { _ in generator.draw(below: 3) == 0 }
    }
    for index in 0..<generator.draw(below: 6) {
      let due = day()
      let at = time()
      var recurrence =
        generator.draw(below: 2) == 0 ? nil : Self.drawRecurrence(from: due, &generator)
      // A whole day is on no clock.
      if at != nil, generator.draw(below: 3) == 0 { recurrence?.zone = "America/Sao_Paulo" }
      try diary.add(
        .event(
          id: DiaryItem.ID("e/\(index)"),
          title: "E" + text(),
          course: "coding",
          due: due,
          time: at,
          reminders: reminders(),
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
          reminders: .on(reminder()),
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
      try diary.setReminders(
        [.on(day)] + reminders(),
        for: .platform("week-1", in: "coding"),
        at: now
      )
    }
    return diary
  }

  /// Draws how something comes again that occurs on its first day, as calendars want it.
  private static func drawRecurrence(
    from due: CalendarDay,
    _ generator: inout SeededGenerator
  ) -> DiaryItem.Recurrence {
    let weekday = CalendarDay.Weekday(of: due)
    let recurrences: [DiaryItem.Recurrence] = [
      .daily(), .daily(every: 7), .weekly(every: 2), .monthly(), .monthly(every: 5), .yearly(),
      .weekly(on: [weekday, .monday, .friday]), .monthly(onDays: [1, due.day]),
      .monthly(on: [.init((due.day - 1) / 7 + 1, weekday)]),
      .monthly(onDays: [due.day, due.day < 31 ? 31 : 1]),
    ]
    var recurrence = recurrences[generator.draw(below: recurrences.count)]
    switch generator.draw(below: 3) {
    case 0: recurrence = recurrence.until(due.advanced(by: generator.draw(below: 700)))
    case 1: recurrence = recurrence.times(1 + generator.draw(below: 30))
    default: break
    }
    if generator.draw(below: 3) == 0 { recurrence.dates = [due.advanced(by: 3)] }
    let later = recurrence.next(after: due, from: due)?.id
    if let later, generator.draw(below: 3) == 0 { recurrence.leftOut = [later] }
    if let later, generator.draw(below: 3) == 0, recurrence.leftOut.isEmpty {
      let move = DiaryItem.Recurrence.Move(to: later.advanced(by: generator.draw(below: 9) + 1))
      recurrence.moved = [later: move]
    }
    return recurrence
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
      var copy = try CalendarSamples.diary(policies: diary.content.policies)
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
      try #require(copy.reminders(for: week) == diary.reminders(for: week))
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
