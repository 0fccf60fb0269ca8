// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import LearningDiary

@Suite struct RecurrenceTests {
  private func weekly(
    _ recurrence: DiaryItem.Recurrence? = .weekly(),
    due: CalendarDay = .of(2026, 3, 2)
  ) -> DiaryItem {
    .event(id: "e", title: "Lecture", course: "coding", due: due, recurrence: recurrence)
  }

  private func lines(
    _ diary: Diary,
    _ filter: Diary.List.Filter,
    on day: CalendarDay = today
  ) throws -> [String] {
    try diary.list(filter, of: .event, course: "coding", on: day, calendar: .vienna).entries
      .filter { $0.id.item == "e" }.compactMap { $0.due?.description.dropFirst(5) }.map(String.init)
  }

  @Test func anOccurrenceIsFoundByItsDayAsAmongAll() {
    forEachSeed(0..<60) { generator in
      let first = CalendarDay(clamping: 20_500 + generator.draw(below: 400))
      let count = 1 + generator.draw(below: 5)
      let units = DiaryItem.Recurrence.Interval.Unit.allCases
      var recurrence = DiaryItem.Recurrence(
        every: .init(count, try generator.pick(units)),
        until: first.advanced(by: generator.draw(below: 200))
      )
      if generator.draw(below: 2) == 0 {
        recurrence.moved[first] = .init(to: first.advanced(by: generator.draw(below: 9)))
      }
      let item = DiaryItem.event(
        id: "e",
        title: "E",
        course: "c",
        due: first,
        reminders: .on(generator.draw(below: 2) == 0 ? nil : first.advanced(by: -3)),
        recurrence: recurrence
      )
      let all = item.occurrences(listedOn: first)
      for day in first.advanced(by: -40)...first.advanced(by: 240) {
        try #require(item.occurrence(day) == all.first { $0.id == day })
      }
      try #require(item.occurrence(nil) == nil)
    }
  }

  @Test func aSeriesWithoutEndIsListedForAYearAroundTheDay() throws {
    var diary = try makeDiary()
    try diary.add(weekly(.daily(), due: .of(2020, 1, 1)), at: now)
    try diary.complete("e", occurrence: .of(2020, 1, 2), at: now)
    let listed = try lines(diary, .outstanding)
    #expect(listed.count == 2 * 366 + 1)
    #expect(listed.first == "02-28")
    #expect(listed.last == "03-02")
    // What is done stays on its list.
    #expect(try lines(diary, .completed) == ["01-02"])
    #expect(try lines(diary, .completed, on: .of(2030, 1, 1)) == ["01-02"])
  }

  /// K6: both left the completed list, and were paid again.
  @Test func aSeriesThatIsMovedKeepsWhatWasDoneAndPaysOnce() throws {
    var diary = try makeDiary()
    try diary.add(weekly(), at: now)
    try diary.complete("e", occurrence: .of(2026, 3, 2), at: after(1))
    try diary.complete("e", occurrence: .of(2026, 3, 9), at: after(8))
    #expect(diary.xp == 20)
    // From Mondays to Tuesdays.
    try diary.edit(weekly(due: .of(2026, 3, 3)), at: after(9))
    #expect(try lines(diary, .completed) == ["03-03", "03-10"])
    #expect(try lines(diary, .outstanding).prefix(2) == ["03-17", "03-24"])
    for day in [CalendarDay.of(2026, 3, 3), .of(2026, 3, 10), .of(2026, 3, 2)] {
      #expect(throws: DiaryError.item(.alreadyCompleted("e", occurrence: day))) {
        try diary.complete("e", occurrence: day, at: after(10))
      }
    }
    try diary.complete("e", occurrence: .of(2026, 3, 17), at: after(16))
    #expect(diary.xp == 30)
    #expect(try diary.statistics(on: today.advanced(by: 30), calendar: .vienna).completed == 3)
    // And back again.
    try diary.edit(weekly(), at: after(17))
    #expect(try lines(diary, .completed) == ["03-02", "03-09", "03-16"])
    try diary.reopen("e", occurrence: .of(2026, 3, 9), at: after(18))
    #expect(diary.xp == 20)
    #expect(try lines(diary, .outstanding).first == "03-09")
  }

  @Test(arguments: [
    // Other days as well: what was done stays.
    (Recurrence.weekly(on: [.monday, .wednesday, .friday]), "03-02 03-09", "03-04 03-06 03-11"),
    // Every other week: the 9th is history.
    (.weekly(every: 2), "03-02 03-09", "03-16 03-30 04-13"),
    // Twice a week on other days: the first of each week.
    (.weekly(on: [.tuesday, .thursday]), "03-03 03-10", "03-05 03-12 03-17"),
    // Another unit: only the same days.
    (.monthly(onDays: [2, 20]), "03-02 03-09", "03-20 04-02 04-20"),
    (.daily().until(CalendarDay.of(2026, 3, 4)), "03-02 03-09", "03-03 03-04"),
  ])
  func anEditedSeriesKeepsWhatWasDone(
    recurrence: DiaryItem.Recurrence,
    done: String,
    open: String
  ) throws {
    var diary = try makeDiary()
    try diary.add(weekly(), at: now)
    try diary.complete("e", occurrence: .of(2026, 3, 2), at: after(1))
    try diary.complete("e", occurrence: .of(2026, 3, 9), at: after(8))
    try diary.edit(weekly(recurrence), at: after(9))
    let open = open.split(separator: " ").map(String.init)
    #expect(try lines(diary, .completed) == done.split(separator: " ").map(String.init))
    #expect(try Array(lines(diary, .outstanding).prefix(open.count)) == open)
    #expect(diary.xp == 20)
  }

  /// K6: it was open again, and nothing completed.
  @Test func aCompletedOneThatComesAgainIsDoneOnce() throws {
    var diary = try makeDiary()
    try diary.add(weekly(nil), at: now)
    try diary.complete("e", at: after(1))
    try diary.edit(weekly(.weekly().times(3)), at: after(2))
    #expect(try lines(diary, .completed) == ["03-02"])
    #expect(try lines(diary, .outstanding) == ["03-09", "03-16"])
    // And the other way round.
    try diary.edit(weekly(nil), at: after(3))
    #expect(diary.isCompleted("e"))
    #expect(diary.xp == 10)
  }

  @Test func whatAnotherDeviceDidBeforeItKnewOfTheEditCounts() throws {
    var phone = try makeDiary()
    try phone.add(weekly(), at: now)
    var tablet = phone
    try phone.edit(weekly(due: .of(2026, 3, 3)), at: after(3))
    try tablet.complete("e", occurrence: .of(2026, 3, 9), at: after(8))
    _ = phone.merge(tablet.events)
    _ = tablet.merge(phone.events)
    #expect(phone == tablet)
    #expect(phone.refusals.isEmpty)
    #expect(phone.xp == 10)
    #expect(try lines(phone, .completed) == ["03-10"])
  }

  @Test func oneOccurrenceIsMovedOrLeftOut() throws {
    var diary = try makeDiary()
    let eight = TimeOfDay(hour: 8)
    try diary.add(
      .event(
        id: "e",
        title: "Lecture",
        course: "coding",
        due: .of(2026, 3, 2),
        time: TimeOfDay(hour: 10),
        reminders: .on(.of(2026, 3, 1)),
        recurrence: .weekly().times(4)
      ),
      at: now
    )
    let move = DiaryItem.Recurrence.Move(to: .of(2026, 3, 12), at: eight)
    try diary.edit("e", [.leftOut(.of(2026, 3, 16)), .moved(.of(2026, 3, 9), move)], at: now)
    let entries = try diary.list(course: "coding", on: today, calendar: .vienna).entries
      .filter { $0.id.item == "e" }
    #expect(entries.map { $0.due?.description } == ["2026-03-02", "2026-03-12", "2026-03-23"])
    #expect(entries.map { $0.time?.hour } == [10, 8, 10])
    #expect(entries[1].reminders == [.init(day: .of(2026, 3, 11), time: nil)])
    // It is completed by the day that the series gives.
    try diary.complete("e", occurrence: .of(2026, 3, 9), at: after(11))
    #expect(throws: DiaryError.item(.unknownOccurrence(.of(2026, 3, 16), of: "e"))) {
      try diary.complete("e", occurrence: .of(2026, 3, 16), at: after(11))
    }
    #expect(try lines(diary, .completed) == ["03-12"])
    try diary.edit("e", [.restored(.of(2026, 3, 16))], at: after(12))
    #expect(try lines(diary, .outstanding) == ["03-02", "03-16", "03-23"])
  }

  @Test func aGoalCanComeAgain() throws {
    var diary = try makeDiary()
    try diary.add(
      .goal(
        id: "g",
        title: "Review the week",
        course: "coding",
        due: .of(2026, 3, 6),
        recurrence: .weekly()
      ),
      at: now
    )
    try diary.add(
      .goal(
        id: "next",
        title: "Next",
        course: "coding",
        due: .of(2026, 4, 1),
        requirements: DiaryItem.Requirements(goals: ["g"])
      ),
      at: now
    )
    #expect(throws: DiaryError.item(.requiredGoalsOutstanding(["g"]))) {
      try diary.complete("next", at: after(1))
    }
    try diary.complete("g", occurrence: .of(2026, 3, 6), at: after(5))
    try diary.complete("g", occurrence: .of(2026, 3, 13), at: after(12))
    #expect(diary.xp == 50)
    try diary.complete("next", at: after(13))
    let standing = try diary.standing(
      of: "g",
      occurrence: .of(2026, 3, 20),
      on: .of(2026, 3, 14),
      calendar: .vienna
    )
    #expect(standing?.state == .open)
  }

  /// In Vienna clocks are set on 29 March, in New York on the 8th.
  @Test func aSeriesOfAnotherZoneKeepsItsHourThere() throws {
    var diary = try makeDiary()
    try diary.add(
      .event(
        id: "e",
        title: "Seminar",
        course: "coding",
        due: .of(2026, 3, 5),
        time: TimeOfDay(hour: 20),
        reminders: .on(.of(2026, 3, 5), at: TimeOfDay(hour: 19)),
        recurrence: .weekly().times(5).inZone("America/New_York")
      ),
      at: now
    )
    let entries = try diary.list(course: "coding", on: today, calendar: .vienna).entries
      .filter { $0.id.item == "e" }
    #expect(
      entries.map { "\($0.due?.description ?? "") \($0.time?.description ?? "")" } == [
        "2026-03-06 02:00", "2026-03-13 01:00", "2026-03-20 01:00", "2026-03-27 01:00",
        "2026-04-03 02:00",
      ]
    )
    #expect(entries[1].reminders == [.init(day: .of(2026, 3, 13), time: TimeOfDay(hour: 0))])
    // It is the same event that is done in New York and in Vienna.
    try diary.complete("e", occurrence: .of(2026, 3, 5), at: after(5))
    let newYork = try Calendar.of("America/New_York")
    let there = diary.list(.all, course: "coding", on: today, calendar: newYork).entries
      .filter { $0.id.item == "e" }
    #expect(there.map(\.isCompleted) == [true, false, false, false, false])
    #expect(Set(there.map { $0.time?.hour }) == [20])
  }
}
