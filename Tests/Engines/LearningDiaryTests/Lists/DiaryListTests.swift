// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct DiaryListTests {
  /// A diary with a goal and events of the learner's own beside those of the platform.
  private func diary() throws -> Diary {
    var diary = try makeDiary()
    let march20 = CalendarDay.of(2026, 3, 20)
    try diary.add(.goal(id: "g1", title: "Goal", course: "coding", due: march20), at: now)
    try diary.add(
      .event(id: "e1", title: "Old", course: "coding", due: .of(2026, 2, 1)),
      at: now
    )
    try diary.add(.event(id: "e2", title: "Sets", course: "algebra", due: march20), at: now)
    return diary
  }

  private func titles(_ list: Diary.List) -> [String] { list.entries.map(\.title) }

  @Test func theDefaultListIsWhatIsOutstandingWhateverItsDate() throws {
    var diary = try diary()
    try diary.complete("e1", at: now)
    let vienna = try Calendar.vienna
    let list = diary.list(on: today, calendar: vienna)
    #expect(list == diary.list(.outstanding, on: today, calendar: vienna))
    #expect(titles(list) == ["Variables", "Loops", "Goal", "Sets", "Further reading"])
    #expect(titles(diary.list(.completed, on: today, calendar: vienna)) == ["Old"])
    #expect(
      titles(diary.list(.all, on: today, calendar: vienna)) == [
        "Old", "Variables", "Loops", "Goal", "Sets", "Further reading",
      ]
    )
  }

  @Test func itemsPastTheirDateAreGreyed() throws {
    let list = try diary().list(.all, on: today, calendar: try .vienna)
    #expect(list.entries.filter(\.isPast).map(\.title) == ["Old", "Variables"])
    let later = try diary().list(.all, on: .of(2026, 3, 20), calendar: try .vienna)
    #expect(
      later.entries.filter { !$0.isPast }.map(\.title) == ["Goal", "Sets", "Further reading"]
    )
  }

  /// On 1 March, of items on 28 February and 4 March, it is the one on 4 March.
  @Test func theListScrollsToTheNearestThatIsNotPast() throws {
    let vienna = try Calendar.vienna
    var diary = try makeDiary()
    let list = diary.list(.outstanding, on: today, calendar: vienna)
    #expect(list.entries.prefix(2).map(\.due) == [.of(2026, 2, 28), .of(2026, 3, 4)])
    #expect(list.nearest?.due == .of(2026, 3, 4))
    #expect(list.nearest == list.entries[1])
    // Something due today comes first.
    try diary.add(.event(id: "e", title: "Today", course: "coding", due: today), at: now)
    #expect(diary.list(on: today, calendar: vienna).nearest?.title == "Today")
    // When all that has a date is past, there is nothing to scroll to.
    #expect(diary.list(on: .of(2027, 1, 1), calendar: vienna).nearest == nil)
    #expect(Diary(owner: "eva").list(on: today, calendar: vienna).nearest == nil)
  }

  @Test func ofOneDayWhatTakesTheWholeDayIsFirstThenByTimeThenByTitle() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: [try DiaryCourse(id: "c", title: "C")], at: now)
    for (id, title, hour) in [
      ("1", "b", nil), ("2", "a", 9), ("3", "c", 8), ("4", "a", nil), ("5", "a", 8),
      ("6", "a", 8),
    ] as [(DiaryItem.ID, String, Int?)] {
      let time = hour.flatMap { TimeOfDay(hour: $0) }
      try diary.add(.event(id: id, title: title, course: "c", due: today, time: time), at: now)
    }
    let list = diary.list(on: today, calendar: try .vienna)
    #expect(list.entries.map(\.id.item) == ["4", "1", "5", "6", "3", "2"])
  }

  @Test func whatHasNoDayComesAfterAllThatHasOne() throws {
    var diary = try makeDiary()
    try diary.add(.event(id: "z", title: "Zenith", course: "coding", due: .last), at: now)
    let list = diary.list(on: today, calendar: try .vienna)
    #expect(titles(list) == ["Variables", "Loops", "Zenith", "Further reading"])
  }

  @Test func thereAreSevenListsForACourse() throws {
    var diary = try diary()
    try diary.complete("e1", at: now)
    try diary.add(.goal(id: "g2", title: "Done", course: "coding", due: today), at: now)
    try diary.complete("g2", at: now)
    try diary.add(.note(id: "n1", title: "First", course: "coding"), at: after(1))
    try diary.add(.note(id: "n2", title: "Second", course: "coding"), at: after(2))
    try diary.add(.note(id: "n3", title: "Elsewhere", course: "algebra"), at: after(3))
    let vienna = try Calendar.vienna
    func list(_ filter: Diary.List.Filter, _ kind: Diary.List.Entry.Kind) -> [String] {
      titles(diary.list(filter, of: kind, course: "coding", on: today, calendar: vienna))
    }
    #expect(list(.outstanding, .event) == ["Variables", "Loops", "Further reading"])
    #expect(list(.completed, .event) == ["Old"])
    #expect(list(.all, .event) == ["Old", "Variables", "Loops", "Further reading"])
    #expect(list(.outstanding, .goal) == ["Goal"])
    #expect(list(.completed, .goal) == ["Done"])
    #expect(list(.all, .goal) == ["Done", "Goal"])
    #expect(diary.notes(of: "coding").map(\.title) == ["Second", "First"])
    #expect(diary.notes().map(\.title) == ["Elsewhere", "Second", "First"])
  }

  @Test func notesAreNotShownWithEvents() throws {
    var diary = try diary()
    let before = diary.list(.all, on: today, calendar: try .vienna)
    try diary.add(.note(id: "n1", title: "Note", course: "coding"), at: now)
    #expect(diary.list(.all, on: today, calendar: try .vienna) == before)
  }

  @Test func eventsOfACourseThatIsOnlyAvailableAreNotListed() throws {
    let entries = try diary().list(.all, course: "algebra", on: today, calendar: try .vienna)
      .entries
    #expect(entries.map(\.id.item) == ["e2"])
  }

  @Test func aLineTellsAllThatIsShown() throws {
    var diary = try diary()
    try diary.setReminder(.of(2026, 3, 3), for: .platform("week-2", in: "coding"), at: now)
    let list = diary.list(.all, on: today, calendar: try .vienna)
    let loops = try #require(list.entries.first { $0.title == "Loops" })
    #expect(loops.id.item == .platform("week-2", in: "coding"))
    #expect(loops.id.occurrence == nil)
    #expect(!loops.isOwn)
    #expect(loops.kind == .event)
    #expect(loops.course == "coding")
    #expect(loops.due == .of(2026, 3, 4))
    #expect(loops.time?.description == "17:30")
    #expect(loops.reminders == [.init(day: .of(2026, 3, 3), time: nil)])
    #expect(!loops.isCompleted)
    #expect(loops.progress?.own?.part == .zero)
    let goal = try #require(list.entries.first { $0.title == "Goal" })
    #expect(goal.isOwn)
    #expect(goal.kind == .goal)
    #expect(goal.progress == nil)
    let variables = try #require(list.entries.first { $0.title == "Variables" })
    #expect(variables.url?.absoluteString == "https://example.org/coding/1")
  }

  @Test func theDayOnWhichSomethingWasDoneIsThatOfTheLearnersZone() throws {
    var diary = try diary()
    // 23:30 in Vienna is the next day in Auckland.
    try diary.complete("g1", at: after(0, 11, 30))
    for (zone, expected) in [("Europe/Vienna", today), ("Pacific/Auckland", .of(2026, 3, 2))] {
      let list = diary.list(.completed, on: today, calendar: try .of(zone))
      #expect(list.entries.map(\.completedOn) == [expected])
    }
    // That of a platform's event is when the platform told of it.
    let done = try DiaryCourse(
      id: "coding",
      title: "C",
      events: [DiaryCourse.Event(id: "week-1", title: "V", isDone: true)]
    )
    try diary.merge(platform: [done], at: after(2))
    let list = diary.list(.completed, of: .event, on: today, calendar: try .vienna)
    #expect(list.entries.map(\.completedOn) == [.of(2026, 3, 3)])
  }

  @Test func everyOccurrenceIsALineOfItsOwn() throws {
    var diary = try makeDiary()
    let weekly = DiaryItem.event(
      id: "w",
      title: "Weekly",
      course: "coding",
      due: .of(2026, 2, 22),
      reminders: .on(.of(2026, 2, 21)),
      recurrence: DiaryItem.Recurrence(every: .weeks(1), until: .of(2026, 3, 8))
    )
    try diary.add(weekly, at: now)
    try diary.complete("w", occurrence: today, at: now)
    let vienna = try Calendar.vienna
    func days(_ filter: Diary.List.Filter) -> [CalendarDay?] {
      diary.list(filter, on: today, calendar: vienna).entries.filter(\.isOwn).map(\.id.occurrence)
    }
    #expect(days(.completed) == [today])
    #expect(days(.outstanding) == [.of(2026, 2, 22), .of(2026, 3, 8)])
    let last = diary.list(on: today, calendar: vienna).entries.last { $0.isOwn }
    #expect(last?.reminders == [.init(day: .of(2026, 3, 7), time: nil)])
  }
}
