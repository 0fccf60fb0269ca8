// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import DiaryCalendars
@testable import ICalendar
@testable import LearningDiary

@Suite struct CalendarExportTests {
  private let now = CalendarSamples.now

  private func day(_ text: String) throws -> CalendarDay { try CalendarSamples.day(text) }

  @Test("the whole file of a diary, with times on the clock of whoever looks")
  func wholeFile() throws {
    var diary = try CalendarSamples.diary()
    try diary.add(
      .event(
        id: "e1",
        title: "Ask, then answer",
        course: "coding",
        due: try day("2026-03-02"),
        time: TimeOfDay(hour: 9),
        reminders: .on(try day("2026-03-01")),
        text: "In the forum",
        recurrence: DiaryItem.Recurrence(every: .weeks(1), until: try day("2026-03-31"))
      ),
      at: now
    )
    try diary.add(
      .goal(
        id: "g1",
        title: "Half of it",
        course: "coding",
        due: try day("2026-03-31"),
        reminders: .on(try day("2026-03-30"))
      ),
      at: now
    )
    try diary.add(
      .goal(
        id: "g2",
        title: "All of it",
        course: "coding",
        due: try day("2026-06-30"),
        requirements: DiaryItem.Requirements(
          goals: ["g1"],
          progress: try Fraction(4, 5),
          deadline: try day("2026-07-01")
        )
      ),
      at: now
    )
    try diary.add(.note(id: "n1", title: "Secret", course: "coding", text: "Nobody"), at: now)
    try diary.setReminder(try day("2026-03-03"), for: .platform("week-1", in: "coding"), at: now)
    try diary.complete("g1", at: now + 60)
    let text = CalendarSamples.text(diary.calendarFile(at: now + 3600))
    let expected = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Ludus//LearningDiary//EN
      BEGIN:VEVENT
      UID:e1@eva.diary
      DTSTAMP:20260301T130000Z
      SEQUENCE:0
      SUMMARY:Ask\\, then answer
      DESCRIPTION:In the forum
      CREATED:20260301T120000Z
      LAST-MODIFIED:20260301T120000Z
      CLASS:PRIVATE
      DTSTART:20260302T090000
      RRULE:FREQ=WEEKLY;UNTIL=20260331T235959
      X-LUDUS-COURSE:coding
      CATEGORIES:Learning to code\\, step by step
      COLOR:blue
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT23H
      DESCRIPTION:Ask\\, then answer
      END:VALARM
      END:VEVENT
      BEGIN:VTODO
      UID:g1@eva.diary
      DTSTAMP:20260301T130000Z
      SEQUENCE:0
      SUMMARY:Half of it
      CREATED:20260301T120000Z
      LAST-MODIFIED:20260301T120000Z
      CLASS:PRIVATE
      DUE;VALUE=DATE:20260331
      STATUS:COMPLETED
      COMPLETED:20260301T120100Z
      X-LUDUS-COURSE:coding
      CATEGORIES:Learning to code\\, step by step
      COLOR:blue
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER;RELATED=END:-PT14H
      DESCRIPTION:Half of it
      END:VALARM
      END:VTODO
      BEGIN:VTODO
      UID:g2@eva.diary
      DTSTAMP:20260301T130000Z
      SEQUENCE:0
      SUMMARY:All of it
      CREATED:20260301T120000Z
      LAST-MODIFIED:20260301T120000Z
      CLASS:PRIVATE
      DUE;VALUE=DATE:20260630
      STATUS:NEEDS-ACTION
      RELATED-TO;RELTYPE=DEPENDS-ON:g1@eva.diary
      X-LUDUS-PROGRESS:4/5
      X-LUDUS-DEADLINE;VALUE=DATE:20260701
      X-LUDUS-COURSE:coding
      CATEGORIES:Learning to code\\, step by step
      COLOR:blue
      END:VTODO
      BEGIN:VEVENT
      UID:coding/week-1@eva.diary
      DTSTAMP:20260301T130000Z
      SEQUENCE:1
      SUMMARY:Variables\\; constants
      DESCRIPTION:Read chapter 1\\,\\nthen solve sheet 1.
      DTSTART:20260304T173000
      URL:https://mooc.example/coding/1
      CATEGORIES:Learning to code\\, step by step
      COLOR:blue
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-P1DT7H30M
      DESCRIPTION:Variables\\; constants
      END:VALARM
      END:VEVENT
      BEGIN:VEVENT
      UID:coding/week-2@eva.diary
      DTSTAMP:20260301T130000Z
      SEQUENCE:0
      SUMMARY:Loops
      DTSTART;VALUE=DATE:20260311
      CATEGORIES:Learning to code\\, step by step
      COLOR:blue
      END:VEVENT
      END:VCALENDAR

      """
    #expect(text == expected.replacing("\n", with: "\r\n"))
  }

  @Test("times in a zone have its name, and the file describes its clocks")
  func zone() throws {
    var diary = try CalendarSamples.diary()
    let weekly = DiaryItem.Recurrence(every: .weeks(1), until: try day("2026-04-30"))
    try diary.add(
      .event(
        id: "e1",
        title: "E",
        course: "coding",
        due: try day("2026-03-27"),
        time: TimeOfDay(hour: 9),
        recurrence: weekly
      ),
      at: now
    )
    let vienna = try Calendar.of("Europe/Vienna")
    let file = diary.calendarFile(at: now, calendar: vienna)
    let calendar = try #require(file.components.first)
    let event = try #require(calendar.components(named: "VEVENT").first)
    #expect(event["DTSTART"]?.contentLine == "DTSTART;TZID=Europe/Vienna:20260327T090000")
    #expect(event["RRULE"]?.value == "FREQ=WEEKLY;UNTIL=20260430T215959Z")
    #expect(calendar.components(named: "VTIMEZONE").count == 1)
    var zones = CalendarFile.Zones(of: file)
    for (text, utc) in [
      ("20260327T090000", "20260327T080000"), ("20260403T090000", "20260403T070000"),
    ] {
      let instant = zones.instant(of: try #require(CalendarFile.Time(text, zone: "Europe/Vienna")))
      {
        _ in nil
      }
      let seconds = try #require(CalendarFile.Time(utc)?.clock).secondsSince1970
      #expect(instant?.timeIntervalSince1970 == Double(seconds))
    }
  }

  @Test("times in Greenwich are written in UTC, without a description")
  func utc() throws {
    let diary = try CalendarSamples.diary()
    let text = CalendarSamples.text(
      diary.calendarFile(at: now, calendar: try Calendar.of("UTC"))
    )
    #expect(text.contains("\r\nDTSTART:20260304T173000Z\r\n"))
    #expect(!text.contains("VTIMEZONE"))
  }

  @Test("a file without times describes no clocks")
  func onlyDays() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: [try DiaryCourse(id: "c", title: "C")], at: now)
    try diary.add(.goal(id: "g", title: "G", course: "c", due: try day("2026-03-04")), at: now)
    let text = CalendarSamples.text(
      diary.calendarFile(at: now, calendar: try Calendar.of("Europe/Vienna"))
    )
    #expect(!text.contains("VTIMEZONE"))
    #expect(text.contains("DUE;VALUE=DATE:20260304"))
  }

  @Test("the number of changes grows with edits and reminders, and names stay")
  func sequence() throws {
    var diary = try CalendarSamples.diary()
    let week = DiaryItem.Key.platform("week-2", in: "coding")
    var goal = DiaryItem.goal(id: "g", title: "G", course: "coding", due: try day("2026-03-04"))
    func sequences() -> [String] {
      let components = diary.calendarFile(at: now).components.first?.components ?? []
      return components.map { "\($0["UID"]?.value ?? "") \($0["SEQUENCE"]?.value ?? "")" }
    }
    try diary.add(goal, at: now)
    #expect(
      sequences() == ["g@eva.diary 0", "coding/week-1@eva.diary 0", "coding/week-2@eva.diary 0"]
    )
    goal.title = "Goal"
    try diary.edit(goal, at: now + 1)
    try diary.setReminder(try day("2026-03-03"), for: "g", at: now + 2)
    try diary.setReminder(try day("2026-03-03"), for: week, at: now + 3)
    // The platform moves an event, and tells again of the others; it tells of progress, too.
    let moved = try DiaryCourse(
      id: "coding",
      title: "Coding",
      events: [
        try DiaryCourse.Event(
          id: "week-1",
          title: "Variables; constants",
          text: "Read chapter 1,\nthen solve sheet 1.",
          due: try day("2026-03-04"),
          time: TimeOfDay(hour: 17, minute: 30),
          tasks: try DiaryCourse.Progress(done: 1, of: 4),
          url: URL(string: "https://mooc.example/coding/1")
        ),
        try DiaryCourse.Event(id: "week-2", title: "Loops", due: try day("2026-03-12")),
      ]
    )
    try diary.merge(platform: [moved], at: now + 4)
    #expect(
      sequences() == ["g@eva.diary 2", "coding/week-1@eva.diary 0", "coding/week-2@eva.diary 2"]
    )
  }

  @Test("deleted items, and events of courses in which the learner takes no part, are not there")
  func leftOut() throws {
    var diary = try CalendarSamples.diary()
    try diary.add(.goal(id: "g", title: "G", course: "coding", due: try day("2026-03-04")), at: now)
    try diary.delete("g", at: now + 1)
    let available = try DiaryCourse(
      id: "coding",
      title: "Coding",
      enrollment: .available,
      events: [try DiaryCourse.Event(id: "week-1", title: "W", due: try day("2026-03-04"))]
    )
    try diary.merge(platform: [available], at: now + 2)
    #expect(diary.calendarFile(at: now).components.first?.components == [])
  }

  @Test("no text of notes and reflections is in the file")
  func privateTexts() {
    forEachSeed(0..<50) { generator in
      var diary = try CalendarSamples.diary()
      for index in 0..<generator.draw(below: 5) {
        try diary.add(
          .note(
            id: DiaryItem.ID("n\(index)"),
            title: "PRIVATE \(generator.drawText())",
            course: "coding",
            text: "PRIVATE \(generator.drawText())",
            links: [URL(string: "https://PRIVATE.example")].compactMap { $0 }
          ),
          at: CalendarSamples.now
        )
      }
      try diary.write(
        Reflection.Entry(
          id: "r",
          course: "coding",
          day: try CalendarSamples.day("2026-03-01"),
          text: "PRIVATE \(generator.drawText())"
        ),
        at: CalendarSamples.now
      )
      let octets = diary.calendarFile(at: CalendarSamples.now).data
      let unfolded = ContentLines.unfold(Array(octets))
      let hasPrivate = unfolded.contains {
        String(decoding: $0.octets, as: UTF8.self).contains("PRIVATE ")
      }
      try #require(!hasPrivate)
    }
  }

  @Test("alarms go off on the day of the reminder, at the time of the policy")
  func alarmTimes() throws {
    let halfPastEight = try #require(TimeOfDay(hour: 8, minute: 30))
    let policies = try Diary.Policies {
      $0.reminders = try ReminderPolicy { $0.time = halfPastEight }
    }
    var diary = Diary(owner: "eva", policies: policies)
    try diary.merge(platform: [try DiaryCourse(id: "coding", title: "C")], at: now)
    for (id, time, reminder) in [
      ("a", nil, "2026-03-04"), ("b", TimeOfDay(hour: 8), "2026-03-04"),
      ("c", TimeOfDay(hour: 23), "2026-02-01"), ("d", nil, "2026-03-10"),
    ] {
      try diary.add(
        .event(
          id: DiaryItem.ID(id),
          title: id,
          course: "coding",
          due: try day("2026-03-04"),
          time: time,
          reminders: .on(try day(reminder))
        ),
        at: now
      )
    }
    var faults: [CalendarFile.Fault] = []
    let triggers = diary.calendarFile(at: now).entries(faults: &faults).map(\.alarms.first?.trigger)
    let expected = ["PT8H30M", "PT30M", "-P31DT14H30M", "P6DT8H30M"]
    #expect(
      triggers == expected.map { text in CalendarFile.Duration(text).map { .afterStart($0) } }
    )
  }

  @Test("dates that no calendar tells do no harm")
  func hostileDates() throws {
    let diary = try CalendarSamples.diary()
    for date in [
      Date(timeIntervalSince1970: .nan), .distantFuture + 1e15,
      Date(timeIntervalSince1970: -.infinity),
    ] {
      let text = CalendarSamples.text(diary.calendarFile(at: date))
      #expect(text.contains("DTSTAMP:19700101T000000Z"))
    }
    var last = Diary(owner: "eva")
    try last.merge(platform: [try DiaryCourse(id: "c", title: "C")], at: now)
    for day in [CalendarDay.first, .last] {
      try last.add(
        .event(
          id: DiaryItem.ID("\(day)"),
          title: "E",
          course: "c",
          due: day,
          time: TimeOfDay(hour: 23, minute: 59),
          reminders: .on(day == .first ? .last : .first),
          recurrence: DiaryItem.Recurrence(every: .days(1_000_000), until: .last)
        ),
        at: now
      )
    }
    for zone in ["Europe/Vienna", "Pacific/Kiritimati", "America/New_York"] {
      let file = last.calendarFile(at: now, calendar: try Calendar.of(zone))
      #expect(CalendarFile.read(file.data).faults.isEmpty)
    }
  }
}
