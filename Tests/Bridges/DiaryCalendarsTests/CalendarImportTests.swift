// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusCore
import LudusTestSupport
import Testing

@testable import DiaryCalendars
@testable import ICalendar
@testable import LearningDiary

@Suite struct CalendarImportTests {
  private func day(_ text: String) throws -> CalendarDay { try CalendarSamples.day(text) }

  /// A calendar with one event.
  private func event(_ lines: String..., kind: String = "VEVENT") -> String {
    (["BEGIN:VCALENDAR", "BEGIN:\(kind)", "UID:u@x"] + lines + ["END:\(kind)", "END:VCALENDAR"])
      .joined(separator: "\n")
  }

  /// The item that an event becomes, and what is lost.
  private func item(
    _ lines: String...,
    zone: String = "Europe/Vienna"
  ) throws -> (item: DiaryItem, losses: [Diary.CalendarImport.Loss]) {
    var diary = try CalendarSamples.diary()
    let text = (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:u@x", "SUMMARY:T"] + lines)
      .joined(separator: "\n")
    let taken = try diary.take(text + "\nEND:VEVENT\nEND:VCALENDAR", zone: zone)
    try #require(taken.entries.map(\.outcome) == [.added("uid:u@x")])
    let item = try #require(diary.item("uid:u@x"))
    return (item, taken.entries.flatMap(\.losses))
  }

  @Test("an event of another calendar becomes an own item of the course, with its name kept")
  func newEvent() throws {
    var diary = try CalendarSamples.diary()
    let text = event(
      "SUMMARY:Exam\\, part 1",
      "DESCRIPTION:Bring\\nink",
      "DTSTART;TZID=America/New_York:20260304T193000",
      "BEGIN:VALARM",
      "TRIGGER:-P1D",
      "ACTION:DISPLAY",
      "END:VALARM"
    )
    let taken = try diary.take(text)
    #expect(taken.entries.map(\.outcome) == [.added("uid:u@x")])
    #expect(taken.entries.map(\.line) == [2])
    #expect(taken.entries.map(\.title) == ["Exam, part 1"])
    #expect(taken.entries.map(\.uid) == ["u@x"])
    #expect(taken.changedItems == ["uid:u@x"])
    // Half past seven in the evening in New York is half past one at night in Vienna.
    #expect(
      diary.item("uid:u@x")
        == .event(
          id: "uid:u@x",
          title: "Exam, part 1",
          course: "coding",
          due: try day("2026-03-05"),
          time: TimeOfDay(hour: 1, minute: 30),
          reminders: [.before(.days(1))],
          text: "Bring\nink"
        )
    )
    let written = CalendarSamples.text(diary.calendarFile(at: CalendarSamples.now))
    #expect(written.contains("\r\nUID:u@x\r\n"))
  }

  @Test("a to-do becomes a goal, due when it is due, or when it starts")
  func newGoal() throws {
    var diary = try CalendarSamples.diary()
    let due = try diary.take(
      event("SUMMARY:T", "DTSTART:20260301T080000", "DUE;VALUE=DATE:20260304", kind: "VTODO")
    )
    #expect(due.entries.map(\.outcome) == [.added("uid:u@x")])
    #expect(
      diary.item("uid:u@x")
        == .goal(id: "uid:u@x", title: "T", course: "coding", due: try day("2026-03-04"))
    )
    var other = try CalendarSamples.diary()
    _ = try other.take(event("SUMMARY:T", "DTSTART:20260301T080000", kind: "VTODO"))
    #expect(other.item("uid:u@x")?.due == (try day("2026-03-01")))
  }

  @Test(
    "a to-do without a due date is due when the time that it takes is over",
    arguments: [
      ("DTSTART:20260301T080000", "P3DT1H", "2026-03-04", TimeOfDay(hour: 9)),
      ("DTSTART:20260301T230000", "PT90M", "2026-03-02", TimeOfDay(hour: 0, minute: 30)),
      ("DTSTART;VALUE=DATE:20260301", "P1W", "2026-03-08", nil),
    ] as [(String, String, String, TimeOfDay?)]
  )
  func goalThatTakesTime(start: String, duration: String, due: String, time: TimeOfDay?) throws {
    var diary = try CalendarSamples.diary()
    let alarm = ["BEGIN:VALARM", "TRIGGER;RELATED=END:-P1D", "END:VALARM"].joined(separator: "\n")
    let lines = event("SUMMARY:T", start, "DURATION:\(duration)", alarm, kind: "VTODO")
    #expect(try diary.take(lines).entries.flatMap(\.losses) == [])
    let goal = try #require(diary.item("uid:u@x"))
    let dueDay = try day(due)
    #expect(goal.due == dueDay)
    #expect(goal.time == time)
    let reminders = goal.reminders.map { $0.time(due: dueDay, time, since: dueDay).day }
    #expect(reminders == [CalendarDay(clamping: dueDay.number - 1)])
  }

  @Test("an alarm before the end of an event counts from when the time that it takes is over")
  func reminderBeforeTheEnd() throws {
    let taken = try item(
      "DTSTART:20260304T100000",
      "DURATION:P2D",
      "BEGIN:VALARM",
      "TRIGGER;RELATED=END:-PT1H",
      "END:VALARM"
    )
    #expect(taken.item.reminders == [.on(try day("2026-03-06"), at: TimeOfDay(hour: 9))])
    #expect(taken.losses == [.length])
  }

  @Test("a known name updates its item; an older version does not")
  func updates() throws {
    var diary = try CalendarSamples.diary()
    _ = try diary.take(event("SUMMARY:One", "DTSTART;VALUE=DATE:20260304"))
    let same = try diary.take(event("SUMMARY:One", "DTSTART;VALUE=DATE:20260304"))
    #expect(same.entries.map(\.outcome) == [.unchanged("uid:u@x")])
    let newer = try diary.take(
      event("SUMMARY:Two", "SEQUENCE:5", "DTSTART;VALUE=DATE:20260305"),
      at: CalendarSamples.now + 1
    )
    #expect(newer.entries.map(\.outcome) == [.updated("uid:u@x")])
    #expect(diary.item("uid:u@x")?.title == "Two")
    #expect(diary.item("uid:u@x")?.due == (try day("2026-03-05")))
    let older = try diary.take(event("SUMMARY:One", "DTSTART;VALUE=DATE:20260304"))
    #expect(older.entries.map(\.outcome) == [.skipped(.isOlder(0, than: 1))])
    #expect(diary.item("uid:u@x")?.title == "Two")
  }

  @Test("what another program did not write back stays: the course and what a goal requires")
  func strippedProperties() throws {
    var diary = try CalendarSamples.diary()
    let requirements = DiaryItem.Requirements(progress: try Fraction(1, 2))
    try diary.add(
      .goal(
        id: "g",
        title: "G",
        course: "a/b@c",
        due: try day("2026-03-04"),
        requirements: requirements
      ),
      at: CalendarSamples.now
    )
    let text = """
      BEGIN:VTODO
      UID:g@eva.diary
      SUMMARY:Goal
      DUE;VALUE=DATE:20260304
      END:VTODO
      """
    let taken = try diary.take(text)
    #expect(taken.entries.map(\.outcome) == [.updated("g")])
    #expect(
      diary.item("g")
        == .goal(
          id: "g",
          title: "Goal",
          course: "a/b@c",
          due: try day("2026-03-04"),
          requirements: requirements
        )
    )
  }

  @Test("a reminder stays when another program tells of none, and goes when our own file has none")
  func reminderStays() throws {
    var diary = try CalendarSamples.diary()
    _ = try diary.take(event("SUMMARY:One", "DTSTART;VALUE=DATE:20260304"))
    let reminder = try day("2026-03-02")
    try diary.setReminder(reminder, for: "uid:u@x", at: CalendarSamples.now + 1)
    let later = CalendarSamples.now + 2
    let moved = try diary.take(
      event("SUMMARY:One", "SEQUENCE:2", "DTSTART;VALUE=DATE:20260305"),
      at: later
    )
    #expect(moved.entries.map(\.outcome) == [.updated("uid:u@x")])
    #expect(diary.reminders(for: "uid:u@x") == [.on(reminder)])
    let ours = try diary.take(
      event(
        "SUMMARY:One",
        "SEQUENCE:2",
        "DTSTART;VALUE=DATE:20260305",
        "X-LUDUS-COURSE:coding"
      ),
      at: later
    )
    #expect(ours.entries.map(\.outcome) == [.updated("uid:u@x")])
    #expect(diary.reminders(for: "uid:u@x") == [])
  }

  @Test("of an event of a course only the reminder is taken")
  func platformEvent() throws {
    var diary = try CalendarSamples.diary()
    let week = DiaryItem.Key.platform("week-2", in: "coding")
    let text = """
      BEGIN:VEVENT
      UID:coding/week-2@eva.diary
      SUMMARY:My own title
      DTSTART;VALUE=DATE:20260311
      BEGIN:VALARM
      TRIGGER:-P2D
      END:VALARM
      END:VEVENT
      """
    #expect(try diary.take(text).entries.map(\.outcome) == [.updated(week)])
    #expect(diary.reminders(for: week) == [.on(try day("2026-03-09"), at: TimeOfDay(hour: 0))])
    #expect(try diary.take(text).entries.map(\.outcome) == [.unchanged(week)])
    let unknown = try diary.take(text.replacing("week-2", with: "week-9"))
    let key = DiaryItem.Key.platform("week-9", in: "coding")
    #expect(unknown.entries.map(\.outcome) == [.skipped(.refused(.item(.unknown(key))))])
  }

  @Test("goals that require each other are taken in whatever order they stand")
  func requirementsInAnyOrder() throws {
    var diary = try CalendarSamples.diary()
    let goals = (0..<4).map { index in
      """
      BEGIN:VTODO
      UID:g\(index)@eva.diary
      SUMMARY:G
      DUE;VALUE=DATE:20260304
      RELATED-TO;RELTYPE=DEPENDS-ON:g\(index + 1)@eva.diary
      X-LUDUS-COURSE:coding
      END:VTODO

      """
    }
    let last = goals.joined().replacing("RELATED-TO;RELTYPE=DEPENDS-ON:g4@eva.diary\n", with: "")
    let taken = try diary.take(last)
    #expect(taken.entries.map(\.outcome) == (0..<4).map { .added(DiaryItem.ID("g\($0)")) })
    // A goal that is nowhere is told.
    var other = try CalendarSamples.diary()
    let refused = try other.take(goals.joined())
    #expect(
      refused.entries.map(\.outcome)
        == (1..<5).map {
          .skipped(.refused(.item(.invalid([.unknownGoal(.own(DiaryItem.ID("g\($0)")))]))))
        }
    )
  }

  @Test("what is not taken over is told with the reason")
  func skipped() throws {
    var diary = try CalendarSamples.diary()
    try diary.add(
      .goal(id: "g", title: "G", course: "coding", due: try day("2026-03-04")),
      at: CalendarSamples.now
    )
    try diary.delete("g", at: CalendarSamples.now)
    let taken = try diary.take(
      """
      BEGIN:VCALENDAR
      BEGIN:VJOURNAL
      SUMMARY:J
      END:VJOURNAL
      BEGIN:VEVENT
      UID:a
      STATUS:cancelled
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      RECURRENCE-ID:20260304T100000Z
      END:VEVENT
      BEGIN:VTODO
      UID:g@eva.diary
      SUMMARY:G
      DUE;VALUE=DATE:20260304
      SEQUENCE:9
      END:VTODO
      BEGIN:VEVENT
      UID:c
      SUMMARY: 
      END:VEVENT
      BEGIN:VEVENT
      UID:d
      SUMMARY:D
      DTSTART;VALUE=DATE:20260304
      X-LUDUS-COURSE:unknown
      END:VEVENT
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20260304
      SUMMARY:No name
      END:VEVENT
      END:VCALENDAR
      """
    )
    #expect(
      taken.entries.map(\.outcome) == [
        .skipped(.isJournal), .skipped(.isCancelled),
        .skipped(.refused(.item(.invalid([.missing(.title)])))),
        .skipped(.wasDeleted),
        .skipped(.refused(.item(.invalid([.missing(.title)])))),
        .skipped(.refused(.item(.invalid([.unknownCourse("unknown")])))),
        .added("uid:20260304 No name"),
      ]
    )
    let reasons = taken.entries.compactMap { entry in
      if case .skipped(let reason) = entry.outcome { "\(reason)" } else { nil }
    }
    #expect(Set(reasons).count == 5)
    #expect(
      "\(Diary.CalendarImport.Reason.isOlder(1, than: 2))"
        == "it is version 1, and the diary has version 2"
    )
  }

  @Test("what a diary cannot hold is told")
  func losses() throws {
    #expect(try item("DTSTART;VALUE=DATE:20260304").losses == [])
    #expect(try item("DTSTART;VALUE=DATE:20260304", "DTEND;VALUE=DATE:20260305").losses == [])
    #expect(
      try item("DTSTART;VALUE=DATE:20260304", "DTEND;VALUE=DATE:20260306").losses == [.length]
    )
    #expect(try item("DTSTART:20260304T100000", "DURATION:PT1H").losses == [.length])
    #expect(try item("DTSTART:20260304T100000", "DURATION:PT0S").losses == [])
    #expect(try item("DTSTART;VALUE=DATE:20260304", "DURATION:P1D").losses == [])
    #expect(
      try item("DTSTART:20260304T100000Z", "DTEND:20260304T110000Z", "LOCATION:L", "GEO:1;2").losses
        == [.length, .properties(["GEO", "LOCATION"])]
    )
    #expect(try item("DTSTART:20260304T100000", "STATUS:COMPLETED").losses == [.completion])
    #expect(
      try item("DTSTART:20260304T100000", "RELATED-TO:a").losses == [.properties(["RELATED-TO"])]
    )
    let unknown = try item("DTSTART;TZID=Mars:20260304T100000")
    #expect(unknown.losses == [.zone("Mars")])
    #expect(unknown.item.time == TimeOfDay(hour: 10))
    let alarms = try item(
      "DTSTART:20260304T100000",
      "BEGIN:VALARM",
      "TRIGGER:-PT15M",
      "END:VALARM",
      "BEGIN:VALARM",
      "TRIGGER;VALUE=DATE-TIME:20260302T233000Z",
      "END:VALARM",
      "BEGIN:VALARM",
      "TRIGGER;RELATED=END:P1D",
      "END:VALARM"
    )
    #expect(alarms.losses == [])
    // Half past eleven in Greenwich is after midnight in Vienna.
    #expect(
      alarms.item.reminders == [
        .on(try day("2026-03-03"), at: TimeOfDay(hour: 0, minute: 30)), .on(try day("2026-03-05")),
        .before(.minutes(15)),
      ]
    )
    let many = (1...22).flatMap { ["BEGIN:VALARM", "TRIGGER:-PT\($0)M", "END:VALARM"] }
    let tooMany = try item("DTSTART:20260304T100000", many.joined(separator: "\n"))
    #expect(tooMany.losses == [.reminders(2)])
    #expect(tooMany.item.reminders.count == 20)
    #expect(tooMany.item.reminders.first == .before(.minutes(22)))
    let all: [Diary.CalendarImport.Loss] = [
      .length, .recurrence, .endlessRecurrence(until: .last), .singleTimes(2), .reminders(1),
      .completion, .undated, .zone("Mars"), .properties(["GEO"]),
    ]
    #expect(Set(all.map { "\($0)" }).count == all.count)
  }

  /// The first days on which an item is due.
  private func days(_ item: DiaryItem, _ count: Int = 4) throws -> [String] {
    let start = try day("2026-01-01")
    return item.occurrences(in: start...start.advanced(by: 4000)).prefix(count)
      .map { String($0.due.description.dropFirst(2)) }
  }

  @Test(
    "rules become recurrences on the same days",
    arguments: [
      ("FREQ=DAILY;INTERVAL=3;COUNT=4", "26-03-04 26-03-07 26-03-10 26-03-13"),
      ("FREQ=WEEKLY;UNTIL=20260318", "26-03-04 26-03-11 26-03-18"),
      ("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4", "26-03-04 26-03-09 26-03-11 26-03-16"),
      ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=4", "26-03-04 26-03-05 26-03-06 26-03-09"),
      ("FREQ=MONTHLY;BYMONTHDAY=4;COUNT=3", "26-03-04 26-04-04 26-05-04"),
      ("FREQ=MONTHLY;BYDAY=1WE;COUNT=3", "26-03-04 26-04-01 26-05-06"),
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "26-03-04 26-03-31 26-04-30 26-05-29"),
      ("FREQ=YEARLY;COUNT=2", "26-03-04 27-03-04"),
      ("FREQ=DAILY;COUNT=1", "26-03-04"),
      ("FREQ=DAILY", "26-03-04 26-03-05 26-03-06 26-03-07"),
      // The start is there also where the rule does not have it.
      ("FREQ=WEEKLY;BYDAY=MO;COUNT=3", "26-03-04 26-03-09 26-03-16"),
      ("FREQ=DAILY;BYMONTH=4;COUNT=3", "26-03-04 26-04-01 26-04-02"),
    ] as [(String, String)]
  )
  func recurrences(rule: String, expected: String) throws {
    let (item, losses) = try item("DTSTART;VALUE=DATE:20260304", "RRULE:\(rule)")
    #expect(try days(item) == expected.split(separator: " ").map(String.init))
    #expect(losses == [])
  }

  @Test("what is said in another way is the recurrence that a person would say")
  func plainRecurrences() throws {
    for (start, rule, expected) in [
      ("20260304", "FREQ=MONTHLY", DiaryItem.Recurrence.monthly()),
      ("20260131", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", .monthly()),
      (
        "20260115", "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=1,-1",
        .monthly(onDays: [15, 30])
      ),
      ("20280229", "FREQ=YEARLY;BYMONTHDAY=28,29;BYMONTH=2;BYSETPOS=-1", .yearly()),
      ("20260304", "FREQ=WEEKLY;BYDAY=MO,WE", .weekly(on: [.monday, .wednesday])),
    ] {
      let (item, losses) = try item("DTSTART;VALUE=DATE:\(start)", "RRULE:\(rule)")
      #expect(item.recurrence == expected, "\(rule)")
      #expect(losses == [])
      let text = CalendarFile.RecurrenceRule(
        try #require(expected.rule),
        from: try #require(item.due)
      ) { .day($0) }.text
      #expect(text == rule)
    }
    // The 31st of each month that has one is something else.
    let (item, _) = try item("DTSTART;VALUE=DATE:20260131", "RRULE:FREQ=MONTHLY")
    #expect(item.recurrence?.rule?.shortMonths == .skipped)
    #expect(try days(item) == ["26-01-31", "26-03-31", "26-05-31", "26-07-31"])
  }

  @Test("twelve months are a year to those who read the file")
  func twelveMonths() throws {
    var diary = try CalendarSamples.diary()
    try diary.add(
      .event(
        id: "e",
        title: "E",
        course: "coding",
        due: try day("2026-03-04"),
        recurrence: DiaryItem.Recurrence(every: .months(24))
      ),
      at: CalendarSamples.now
    )
    let file = diary.calendarFile(at: CalendarSamples.now)
    #expect(CalendarSamples.text(file).contains("RRULE:FREQ=YEARLY;INTERVAL=2\r\n"))
    // And read back it is no change.
    let taken = try diary.take(CalendarSamples.text(file))
    #expect(taken.changedItems == [])
  }

  @Test(
    "a series ends to the second",
    arguments: [("20260318T090000Z", 3), ("20260318T085959Z", 2), ("20260318", 3)]
  )
  func untilToTheSecond(until: String, count: Int) throws {
    let (item, losses) = try item(
      "DTSTART;TZID=Europe/Vienna:20260304T100000",
      "RRULE:FREQ=WEEKLY;UNTIL=\(until)"
    )
    #expect(try days(item).count == count)
    #expect(losses == [])
  }

  @Test(
    "rules that are not of days are told, and the first time is taken",
    arguments: [
      "FREQ=HOURLY;COUNT=3", "FREQ=DAILY;BYHOUR=9;COUNT=3", "FREQ=DAILY;UNTIL=20260301",
      "FREQ=DAILY;COUNT=9\nRRULE:FREQ=WEEKLY;COUNT=3", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    ]
  )
  func otherRules(rule: String) throws {
    let (item, losses) = try item("DTSTART;VALUE=DATE:20260304", "RRULE:\(rule)")
    #expect(item.recurrence == nil)
    #expect(losses == [.recurrence])
  }

  @Test("what comes again without end has none; single times are left out and added")
  func endless() throws {
    let (item, losses) = try item(
      "DTSTART;VALUE=DATE:20260304",
      "RRULE:FREQ=WEEKLY",
      "EXDATE;VALUE=DATE:20260311,20260318",
      "RDATE;VALUE=DATE:20260319"
    )
    #expect(item.recurrence?.isEndless == true)
    #expect(try days(item) == ["26-03-04", "26-03-19", "26-03-25", "26-04-01"])
    #expect(losses == [])
  }

  @Test("one time of a series that came before is moved or cancelled")
  func laterOverrides() throws {
    var diary = try CalendarSamples.diary()
    _ = try diary.take(
      event("SUMMARY:T", "DTSTART;TZID=Europe/Vienna:20260304T100000", "RRULE:FREQ=WEEKLY;COUNT=4")
    )
    let moved = try diary.take(
      event(
        "SUMMARY:T",
        "RECURRENCE-ID:20260311T090000Z",
        "DTSTART;TZID=Europe/Vienna:20260312T110000"
      )
    )
    #expect(moved.entries.map(\.outcome) == [.updated("uid:u@x")])
    let cancelled = try diary.take(
      event("SUMMARY:T", "STATUS:CANCELLED", "RECURRENCE-ID;TZID=Europe/Vienna:20260318T100000")
    )
    #expect(cancelled.entries.map(\.outcome) == [.updated("uid:u@x")])
    let item = try #require(diary.item("uid:u@x"))
    #expect(try days(item) == ["26-03-04", "26-03-12", "26-03-25"])
    #expect(item.occurrence(try day("2026-03-11"))?.time == TimeOfDay(hour: 11))
    // A single time of something else is one by itself.
    let alone = try diary.take(
      event(
        "SUMMARY:Guest",
        "RECURRENCE-ID:20260311T090000Z",
        "DTSTART:20260312T090000Z"
      ).replacing("u@x", with: "other")
    )
    #expect(alone.entries.map(\.outcome) == [.added("uid:other 20260311T090000Z")])
  }

  @Test("a cancelled series ends with what was done of it")
  func cancelledSeries() throws {
    var diary = try CalendarSamples.diary()
    let lines = ["SUMMARY:T", "DTSTART;VALUE=DATE:20260304", "RRULE:FREQ=WEEKLY;COUNT=4"]
    _ = try diary.take(event(lines[0], lines[1], lines[2]))
    try diary.complete("uid:u@x", occurrence: try day("2026-03-11"), at: CalendarSamples.now + 1)
    let taken = try diary.take(
      event(lines[0], lines[1], lines[2], "STATUS:CANCELLED", "SEQUENCE:1"),
      at: CalendarSamples.now + 2
    )
    #expect(taken.entries.map(\.outcome) == [.withdrawn("uid:u@x")])
    #expect(try days(try #require(diary.item("uid:u@x"))) == ["26-03-11"])
    #expect(diary.xp == 10)
  }

  @Test("series are lost once those before have asked for as many days as a file may")
  func budget() throws {
    let text = event(
      "SUMMARY:T",
      "DTSTART;VALUE=DATE:20260304",
      // The first one is some 700 days away.
      "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29"
    )
    let (file, _) = CalendarFile.read(text.calendarData)
    var faults: [CalendarFile.Fault] = []
    let entry = try #require(file.entries(faults: &faults).first)
    let vienna = try Calendar.of("Europe/Vienna")
    var reader = CalendarItemReader(
      owner: "eva",
      course: "coding",
      horizon: try day("2027-03-04"),
      reminderTime: ReminderPolicy.standard.time,
      timeZone: { _ in nil },
      times: CalendarLocalTimes(file, calendar: vienna),
      budget: 1600
    )
    let found = (0..<4).map { _ in reader.item(entry, CalendarOverrides(), id: "x", known: nil) }
    #expect(found.map { $0.item.recurrence != nil } == [true, true, false, false])
    #expect(found.map(\.losses) == [[], [], [.recurrence], [.recurrence]])
  }

  @Test(
    "a series in another zone keeps its zone, by whatever name the file has for it",
    arguments: [
      "America/New_York", "Eastern Standard Time", "/softwarestudio.org/Olson/America/New_York",
    ]
  )
  func seriesInOtherZone(name: String) throws {
    let (item, losses) = try item(
      "DTSTART;TZID=\(name):20260303T193000",
      "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20260501T000000Z"
    )
    #expect(item.due == (try day("2026-03-03")))
    #expect(item.time == TimeOfDay(hour: 19, minute: 30))
    #expect(item.recurrence?.zone == "America/New_York")
    // Midnight in Greenwich is eight in the evening of 30 April there.
    #expect(item.recurrence?.rule?.end == .on(try day("2026-04-30")))
    #expect(losses == [])
  }

  @Test("a series in Greenwich keeps its hour there")
  func seriesInGreenwich() throws {
    let (item, _) = try item("DTSTART:20260304T090000Z", "RRULE:FREQ=WEEKLY;COUNT=6")
    #expect(item.recurrence?.zone == "UTC")
    var diary = try CalendarSamples.diary()
    try diary.add(item, at: CalendarSamples.now)
    let entries = diary.list(on: try day("2026-03-01"), calendar: try .of("Europe/Vienna")).entries
    let times = entries.filter { $0.title == "T" }.map { $0.time?.hour }
    #expect(times == [10, 10, 10, 10, 11, 11])
  }

  @Test("a series in a zone without a known name is taken date by date")
  func seriesInDescribedZone() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Customized Time Zone
      BEGIN:STANDARD
      DTSTART:16010101T000000
      TZOFFSETFROM:+0330
      TZOFFSETTO:+0330
      END:STANDARD
      END:VTIMEZONE

      """
    let text = event(
      "SUMMARY:T",
      "DTSTART;TZID=Customized Time Zone:20260324T123000",
      "RRULE:FREQ=WEEKLY;COUNT=3",
      "EXDATE;TZID=Customized Time Zone:20260331T123000"
    ).replacing("BEGIN:VEVENT", with: zone + "BEGIN:VEVENT")
    var diary = try CalendarSamples.diary()
    let taken = try diary.take(text)
    #expect(taken.entries.flatMap(\.losses) == [])
    let item = try #require(diary.item("uid:u@x"))
    #expect(try days(item) == ["26-03-24", "26-04-07"])
    #expect(item.time == TimeOfDay(hour: 10))
    #expect(item.occurrence(try day("2026-04-07"))?.time == TimeOfDay(hour: 11))
    // One that goes on without end is taken for a year.
    var other = try CalendarSamples.diary()
    let endless = try other.take(text.replacing(";COUNT=3", with: ""))
    let end = try day("2027-03-02")
    #expect(endless.entries.flatMap(\.losses) == [.endlessRecurrence(until: end)])
  }

  @Test("bad values are told with their lines, and the entry is taken if it can be")
  func badValues() throws {
    var diary = try CalendarSamples.diary()
    let taken = try diary.take(
      event("SUMMARY:T", "DTSTART:20260304T100000", "DTEND:20260304T1100Z")
    )
    #expect(taken.entries.map(\.outcome) == [.added("uid:u@x")])
    #expect(taken.faults == [CalendarFile.Fault(.badValue("20260304T1100Z", of: "DTEND"), line: 6)])
  }

  @Test("any calendar is imported without a crash, and the diary replays")
  func hostile() {
    let pieces = [
      "BEGIN:VEVENT\n", "END:VEVENT\n", "BEGIN:VTODO\n", "END:VTODO\n", "UID:a\n",
      "UID:b@eva.diary\n",
      "SUMMARY:S\n", "DTSTART:20260304T100000\n", "DTSTART;TZID=Mars:99991231T235959\n",
      "DTSTART;VALUE=DATE:00010101\n", "DUE:20260304T100000Z\n", "RRULE:FREQ=DAILY\n",
      "RRULE:FREQ=DAILY;INTERVAL=999999999;COUNT=999999999\n",
      "RRULE:FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2\n",
      "BEGIN:VALARM\nTRIGGER:-P9999999DT1S\nEND:VALARM\n", "SEQUENCE:-9223372036854775808\n",
      "SEQUENCE:9223372036854775807\n", "RELATED-TO;RELTYPE=DEPENDS-ON:b@eva.diary\n",
      "X-LUDUS-PROGRESS:9/0\n",
      "X-LUDUS-COURSE:\n", "RECURRENCE-ID:1\n",
    ]
    forEachSeed(0..<150) { generator in
      var diary = try CalendarSamples.diary()
      let text = (0..<generator.draw(below: 40)).map { _ in
        pieces[generator.draw(below: pieces.count)]
      }
      .joined()
      let (file, _) = CalendarFile.read(text.calendarData)
      let calendar = try Calendar.of("Europe/Vienna")
      var faults: [CalendarFile.Fault] = []
      let count = file.entries(faults: &faults).count
      let taken = diary.importCalendar(
        file,
        into: "coding",
        calendar: calendar,
        at: CalendarSamples.now
      )
      try #require(taken.entries.count == count)
      try expectReplayEqualsLive(diary)
      _ = diary.importCalendar(
        file,
        into: "coding",
        calendar: calendar,
        at: Date(timeIntervalSince1970: .nan)
      )
    }
  }

  @Test(arguments: [
    ("no calendar", "Zeile 1 der Datei ist nicht zu lesen: „no calendar“."),
    (
      "BEGIN:VCALENDAR\nEND:VEVENT\nEND:VCALENDAR",
      "In Zeile 2 der Datei beginnt oder endet etwas an der falschen Stelle."
    ),
    (
      "SUMMARY:x",
      "In Zeile 1 der Datei beginnt oder endet etwas an der falschen Stelle."
    ),
  ])
  func aFaultOfAFileIsToldToThePersonWhoBroughtIt(text: String, sentence: String) throws {
    let (_, faults) = CalendarFile.read(text.calendarData)
    #expect(faults.map(DiaryText(in: .german).text).contains(sentence), "\(faults)")
  }

  @Test func everyFaultHasASentenceInEveryLanguage() {
    let reasons: [CalendarFile.Fault.Reason] = [
      .notAProperty("a"), .badName("a"), .badParameter("a"), .unclosedQuote("a"), .notUTF8,
      .notBegun("a"), .notEnded("a"), .outsideComponents("a"), .tooDeep(limit: 3),
      .missing("a", of: "b"), .badValue("a", of: "b"), .unknownZone("a"),
    ]
    for phrasebook in Phrasebook.all {
      let text = DiaryText(in: phrasebook)
      for reason in reasons {
        let sentence = text.text(of: CalendarFile.Fault(reason, line: 7))
        #expect(sentence.contains("7") && !sentence.contains("{"), "\(phrasebook): \(sentence)")
      }
    }
  }
}
