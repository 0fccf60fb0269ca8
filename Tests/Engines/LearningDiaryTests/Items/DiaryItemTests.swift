// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct DiaryItemTests {
  @Test func anEventOrGoalNeedsTitleDayAndCourseAndEveryMissingFieldIsNamed() throws {
    let diary = try makeDiary()
    let missing: [DiaryFault] = [.missing(.title), .missing(.due), .missing(.course)]
    let event = DiaryItem.event(id: "e", title: " \n", course: nil, due: nil)
    let goal = DiaryItem.goal(id: "g", title: "", course: nil, due: nil)
    for item in [event, goal] {
      expectRefusal(DiaryError.item(.invalid(missing)), of: diary) { try $0.add(item, at: now) }
    }
    #expect(
      DiaryError.item(.invalid(missing)).sentence(in: .english)
        == "Please fill in: title, date, course."
    )
    #expect(
      DiaryError.item(.invalid(missing)).sentence(in: .german)
        == "Bitte fülle aus: Titel, Datum, Kurs."
    )
    let undated = DiaryItem.goal(id: "g", title: "Goal", course: "coding", due: nil)
    expectRefusal(DiaryError.item(.invalid([.missing(.due)])), of: diary) {
      try $0.add(undated, at: now)
    }
  }

  @Test func descriptionTimeAndReminderAreOptional() throws {
    var diary = try makeDiary()
    try diary.add(.event(id: "e", title: "Read", course: "coding", due: today), at: now)
    let time = TimeOfDay(hour: 8)
    let full = DiaryItem.goal(
      id: "g",
      title: "Goal",
      course: "coding",
      due: today,
      time: time,
      reminders: .on(today),
      text: "More"
    )
    try diary.add(full, at: now)
    #expect(diary.item("e")?.time == nil)
    #expect(diary.item("g") == full)
  }

  @Test func aNoteNeedsTitleAndCourseAndHasNoDate() throws {
    var diary = try makeDiary()
    let empty = DiaryItem.note(id: "n", title: "", course: nil)
    expectRefusal(
      DiaryError.item(.invalid([.missing(.title), .missing(.course)])),
      of: diary
    ) { try $0.add(empty, at: now) }
    let link = try #require(URL(string: "https://example.org/x"))
    let note = DiaryItem.note(
      id: "n",
      title: "Links",
      course: "coding",
      text: "Worth a look",
      links: [link]
    )
    try diary.add(note, at: now)
    #expect(diary.notes(of: "coding") == [note])
    var dated = note
    dated.due = today
    dated.time = TimeOfDay(hour: 8)
    dated.reminders = [.on(today)]
    dated.recurrence = DiaryItem.Recurrence(every: .days(1), until: today)
    dated.requirements = DiaryItem.Requirements(goals: ["g"])
    #expect(
      dated.faults == [
        .notAllowed(.due), .notAllowed(.time), .notAllowed(.reminder), .notAllowed(.recurrence),
        .notAllowed(.requirements),
      ]
    )
  }

  @Test func everyOtherFaultIsToldToo() throws {
    let diary = try makeDiary()
    let two = Fraction(2)
    var goal = DiaryItem.goal(
      id: "",
      title: "Goal",
      course: "nowhere",
      due: today,
      requirements: DiaryItem.Requirements(goals: ["g7"], progress: two)
    )
    goal.links = [try #require(URL(string: "https://example.org"))]
    goal.recurrence = DiaryItem.Recurrence(every: .weeks(0), until: today)
    expectRefusal(
      DiaryError.item(
        .invalid([
          .emptyIdentifier, .notAllowed(.links), .progressOutOfRange(two),
          .recurrence(.outOfRange(.every, 0, expected: 1...10_000_000)), .unknownCourse("nowhere"),
          .unknownGoal("g7"),
        ])
      ),
      of: diary
    ) { try $0.add(goal, at: now) }
  }

  @Test(
    arguments: [
      (
        DiaryItem.Recurrence(every: .days(0), until: .of(2026, 4, 1)),
        .recurrence(.outOfRange(.every, 0, expected: 1...10_000_000))
      ),
      (DiaryItem.Recurrence(nil), .recurrence(.empty)),
      (
        DiaryItem.Recurrence.daily().times(10_001),
        .recurrence(.outOfRange(.times, 10_001, expected: 1...10_000))
      ),
      (
        DiaryItem.Recurrence(every: .days(1), until: .of(2026, 2, 28)),
        .recurrenceEndsBeforeItBegins
      ),
      (DiaryItem.Recurrence(every: .days(1), until: .last), nil),
      (DiaryItem.Recurrence(every: .days(1)), nil),
      (DiaryItem.Recurrence(every: .months(1_000_000), until: .last), nil),
      (DiaryItem.Recurrence(every: .weeks(1_000_000), until: .last), nil),
      (DiaryItem.Recurrence.weekly(on: [.monday, .friday]), nil),
    ] as [(DiaryItem.Recurrence, DiaryFault?)]
  )
  func aRecurrenceThatMakesNoSenseIsRefused(recurrence: DiaryItem.Recurrence, fault: DiaryFault?) {
    let item = DiaryItem.event(
      id: "e",
      title: "E",
      course: "coding",
      due: today,
      recurrence: recurrence
    )
    #expect(item.faults == [fault].compactMap(\.self))
    #expect(item.occurrences(listedOn: today).isEmpty == (fault != nil))
  }

  @Test func anEventComesAgainByAnIntervalUntilADay() {
    let item = DiaryItem.event(
      id: "e",
      title: "E",
      course: "coding",
      due: .of(2026, 1, 31),
      reminders: .on(.of(2026, 1, 29)),
      recurrence: DiaryItem.Recurrence(every: .months(1), until: .of(2026, 4, 30))
    )
    // The last day of a shorter month, counted from the first day each time.
    #expect(
      item.occurrences(listedOn: today).map(\.due.description) == [
        "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30",
      ]
    )
    #expect(
      item.occurrences(listedOn: today).map(\.id) == item.occurrences(listedOn: today).map(\.due)
    )
    // Each is reminded of as many days before.
    #expect(
      item.occurrences(listedOn: today).map { $0.reminders.first?.day.description } == [
        "2026-01-29", "2026-02-26", "2026-03-29", "2026-04-28",
      ]
    )
    let weekly = DiaryItem.event(
      id: "e",
      title: "E",
      course: "coding",
      due: today,
      recurrence: DiaryItem.Recurrence(every: .weeks(2), until: .of(2026, 3, 28))
    )
    #expect(
      weekly.occurrences(listedOn: today).map(\.due.description) == ["2026-03-01", "2026-03-15"]
    )
  }

  @Test func onlyADatedItemIsDue() {
    #expect(DiaryItem.note(id: "n", title: "N", course: "c").occurrences(listedOn: today).isEmpty)
    #expect(
      DiaryItem.event(id: "e", title: "E", course: "c", due: nil).occurrences(listedOn: today)
        .isEmpty
    )
    let once = DiaryItem.goal(id: "g", title: "G", course: "c", due: today)
    #expect(once.occurrences(listedOn: today).map(\.due) == [today])
    #expect(once.occurrences(listedOn: today).map(\.id) == [nil])
  }

  @Test func itemsHaveAJSONForm() throws {
    try expectJSON(
      DiaryItem.goal(
        id: "g1",
        title: "Finish",
        course: "coding",
        due: .of(2026, 3, 6),
        time: TimeOfDay(hour: 17, minute: 30),
        reminders: .on(.of(2026, 3, 5)),
        text: "T",
        requirements: DiaryItem.Requirements(
          goals: ["g2", "g0", "g2"],
          progress: try Fraction(4, 5),
          deadline: .of(2026, 3, 7)
        )
      ),
      #"{"course":"coding","due":"2026-03-06","id":"g1","kind":"goal","reminder":"2026-03-05","#
        + #""requirements":{"deadline":"2026-03-07","goals":["g0","g2"],"progress":"4/5"},"#
        + #""text":"T","time":"17:30","title":"Finish"}"#
    )
    try expectJSON(
      DiaryItem.event(
        id: "e",
        title: "E",
        course: "c",
        due: today,
        recurrence: DiaryItem.Recurrence(every: .weeks(1), until: .of(2026, 3, 30))
      ),
      #"{"course":"c","due":"2026-03-01","id":"e","kind":"event","#
        + #""recurrence":{"every":{"weeks":1},"until":"2026-03-30"},"title":"E"}"#
    )
    let link = try #require(URL(string: "https://example.org/x"))
    try expectJSON(
      DiaryItem.note(id: "n", title: "N", course: "c", links: [link]),
      #"{"course":"c","id":"n","kind":"note","links":["https://example.org/x"],"title":"N"}"#
    )
    try expectJSON(
      DiaryItem.goal(id: "g", title: "", course: nil, due: nil),
      #"{"id":"g","kind":"goal"}"#
    )
  }

  @Test(arguments: ["00:00", "09:05", "17:30", "23:59"])
  func aTimeIsReadAsAClockShowsIt(text: String) throws {
    let time = try #require(TimeOfDay(text))
    #expect(time.description == text)
    try expectJSON(time, "\"\(text)\"")
    #expect(TimeOfDay(minutes: time.minutes) == time)
    #expect(TimeOfDay(hour: time.hour, minute: time.minute) == time)
  }

  @Test(arguments: [
    "", ":", "9:05", "24:00", "12:60", "12.30", "12:30:00", "１２:30", "-1:30", "+1:30", "1a:30",
  ])
  func whatNoClockShowsIsNoTime(text: String) {
    #expect(TimeOfDay(text) == nil)
    #expect(throws: DecodingError.self) { try decode(TimeOfDay.self, "\"\(text)\"") }
  }

  @Test func aTimeOutOfRangeIsNone() {
    #expect(TimeOfDay(hour: 24) == nil)
    #expect(TimeOfDay(hour: 0, minute: 60) == nil)
    #expect(TimeOfDay(minutes: 1440) == nil)
    #expect(TimeOfDay(minutes: Int.min) == nil)
    #expect(TimeOfDay(minutes: 0).map { $0 < TimeOfDay(hour: 1) ?? $0 } == true)
  }

  /// In Vienna clocks leap from 2:00 to 3:00 on 29 March 2026, and back on 25 October.
  @Test(
    arguments: [
      (3, 1, "10:00", "2026-03-01T09:00:00Z"),
      (3, 29, "02:30", "2026-03-29T01:00:00Z"),
      (3, 29, "03:00", "2026-03-29T01:00:00Z"),
      (10, 25, "02:30", "2026-10-25T00:30:00Z"),
      (10, 25, "10:00", "2026-10-25T09:00:00Z"),
    ] as [(Int, Int, String, String)]
  )
  func aTimeOnADayIsAnInstant(month: Int, day: Int, time: String, expected: String) throws {
    let instant = try #require(TimeOfDay(time))
      .instant(on: .of(2026, month, day), calendar: try .vienna)
    #expect(instant == ISO8601DateFormatter().date(from: expected))
  }

  @Test func aTimeOnTheFirstAndLastDayIsAnInstantToo() throws {
    let time = try #require(TimeOfDay("23:59"))
    for zone in ["Europe/Vienna", "Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      let calendar = try Calendar.of(zone)
      let instants = [CalendarDay.first, today, .last].map {
        time.instant(on: $0, calendar: calendar)
      }
      #expect(instants == instants.sorted())
      #expect(Set(instants).count == 3)
    }
  }

  @Test func aKeyIsAStringOrNamesTheCourse() throws {
    try expectJSON(DiaryItem.Key.own("g1"), #""g1""#)
    try expectJSON(
      DiaryItem.Key.platform("week-1", in: "coding"),
      #"{"course":"coding","event":"week-1"}"#
    )
    let literal: DiaryItem.Key = "g1"
    #expect(literal == .own("g1"))
    #expect(literal.own == "g1")
    #expect(DiaryItem.Key.platform("g1", in: "c").own == nil)
    #expect("\(DiaryItem.Key.platform("week-1", in: "coding"))" == "coding/week-1")
    let keys: [DiaryItem.Key] = ["a", "b", .platform("x", in: "a"), .platform("a", in: "b")]
    #expect(Array(keys.reversed()).sorted() == keys)
    #expect(throws: DecodingError.self) { try decode(DiaryItem.Key.self, "7") }
    let faults = contentFaults(JSONFault.self) {
      _ = try decode(DiaryItem.Key.self, #"{"course":"c"}"#)
    }
    #expect(faults == ["event: this key is missing"])
  }
}
