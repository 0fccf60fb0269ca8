// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LearningDiary
import LudusTestSupport
import Testing

/// Every command and question takes any value without a trap, and what it takes can be stored.
@Suite struct ExtremeValueTests {
  static let dates = [
    now, .distantPast, .distantFuture, Date(timeIntervalSince1970: 0),
    Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity),
    Date(timeIntervalSince1970: -.infinity), Date(timeIntervalSince1970: 1e300),
    Date(timeIntervalSince1970: 9_223_372_036_854_776), Date(timeIntervalSince1970: 1e15),
    Date(timeIntervalSince1970: -62_135_596_801), Date(timeIntervalSince1970: 253_402_300_800),
  ]
  static let days = [CalendarDay.first, .last, today]
  static let numbers = [Int.min, -1, 0, 1, 2, 1000, Int.max - 1, Int.max]
  static let texts = ["", " ", "x", "\u{0}", "#", "@", "\"", "e\u{301}", "{count}", "👩‍👩‍👧", "a/b"]
  static let zones = ["Europe/Vienna", "Pacific/Apia", "Pacific/Kiritimati", "America/Caracas"]

  static var longText: String { String(repeating: "ab ", count: 4_000) }

  static func items() -> [DiaryItem] {
    var items: [DiaryItem] = []
    for (number, text) in (texts + [longText]).enumerated() {
      let day = days[number % days.count]
      let id = DiaryItem.ID(text)
      items.append(
        .goal(
          id: id,
          title: text,
          course: "coding",
          due: day,
          reminders: .on(days[(number + 1) % days.count]),
          requirements: DiaryItem.Requirements(
            goals: [id, DiaryItem.ID("x")],
            progress: Fraction(numbers[number % numbers.count]),
            deadline: day
          )
        )
      )
      items.append(.note(id: id, title: text, course: DiaryCourse.ID(text), text: text))
    }
    let spans = DiaryItem.Recurrence.Interval.Unit.allCases
    for (number, count) in numbers.enumerated() {
      for span in spans {
        items.append(
          .event(
            id: DiaryItem.ID("e\(items.count)"),
            title: "E",
            course: "coding",
            due: days[number % 3],
            reminders: .on(days[(number + 1) % 3]),
            recurrence: DiaryItem.Recurrence(
              every: .init(count, span),
              until: number % 4 == 0 ? nil : days[(number + 2) % 3]
            )
          )
        )
      }
    }
    return items
  }

  static func actions() throws -> [Diary.Action] {
    var actions = DiaryEventTests.actions.map(\.0)
    for item in items() {
      actions += [.added(item), .edited(item), .deleted(.own(item.id))]
      for day in days.map(Optional.some) + [nil] {
        actions += [
          .completed(.own(item.id), occurrence: day), .reopened(.own(item.id), occurrence: day),
          .setReminder(.own(item.id), on: day),
        ]
      }
    }
    for number in numbers {
      actions += [.awarded(.xp(number), for: "x"), .revokedAward(for: "x")]
    }
    for text in texts + [longText] {
      let entry = Reflection.Entry(
        id: Reflection.Entry.ID(text),
        course: "coding",
        day: .last,
        text: text,
        answers: [.init(to: .own(text), text), .init(to: .own(text), text)]
      )
      let reader = Learner.ID(text)
      actions += [
        .wrote(entry), .rewrote(entry), .shared(entry.id, with: .people([reader, reader])),
        .shared(entry.id, with: .people([])), .commented(entry.id, text: text), .erased(entry.id),
        .awarded(.toNextLevel, for: Diary.Award.ID(text)), .bought(Wallet.Shop.Item.ID(text)),
        .erasedWords(.item(DiaryItem.ID(text))), .erasedWords(.reflection(entry.id)),
        .deleted(.platform(DiaryCourse.Event.ID(text), in: DiaryCourse.ID(text))),
        .told([DiaryNotification.Key(.course(DiaryCourse.ID(text)), .due, on: nil)]),
      ]
    }
    return actions + [.erasedWords(.all), .told([]), .sawNotifications]
  }

  @Test func everyActionIsTakenOrRefusedAndCanBeStored() throws {
    var diary = try makeDiary(try RandomDiary.policies()[1])
    // A key without a day is that of a course only, in JSON.
    let actions = try Self.actions().filter { if case .told = $0 { false } else { true } }
    let events = actions.enumerated().map { number, action in
      Diary.Event(action, at: after(0, 0, number), id: Diary.Event.ID("a\(number)"))
    }
    #expect(try decode([Diary.Event].self, try json(events)) == events)
    expectTaken(diary.merge(events))
    try expectReplayEqualsLive(diary)
    let stored = try Diary(json: diary.json())
    #expect(stored == diary)
    try ask(diary)
  }

  @Test func aLinkWithABaseIsStoredAsItIs() throws {
    var note = DiaryItem.note(id: "n", title: "N", course: "coding")
    note.links = [URL(string: "page", relativeTo: URL(string: "https://example.org"))].compactMap {
      $0
    }
    try expectRoundTrip(Diary.Action.added(note))
    #expect(note.links.map(\.absoluteString) == ["https://example.org/page"])
  }

  @Test func aDateThatCannotBeStoredIsRefusedByEveryCommandAndNeverGetsIntoALog() throws {
    let isStorable = Self.dates.map { $0.truncatedToMilliseconds != nil }
    #expect(isStorable.contains(true) && isStorable.contains(false))
    let empty = try makeDiary()
    let all = try Self.actions()
    let actions = stride(from: 0, to: all.count, by: 17).map { all[$0] }
    for (date, isStorable) in zip(Self.dates, isStorable) {
      for action in actions {
        var diary = empty
        let event = Diary.Event(action, at: date, id: "e")
        let late = Diary.Event(action, at: now, recordedAt: date, id: "l")
        let rejected = diary.merge([event, late]).rejected
        #expect(rejected.count == (isStorable ? 0 : 2))
        #expect(rejected.allSatisfy { $0.reason == .dateOutOfRange })
        if !isStorable {
          #expect(throws: DiaryError.log(.dateOutOfRange)) { try diary.perform(action, at: date) }
          #expect(diary == empty)
        }
      }
    }
  }

  @Test func aDiaryOfAnyDateCanBeStoredAndAsked() throws {
    let dates = [Date.distantPast, Date(timeIntervalSince1970: 1e12)]
    for date in dates where date.truncatedToMilliseconds != nil {
      var diary = Diary(owner: "eva", policies: try RandomDiary.policies()[1])
      try diary.merge(platform: try platform(), at: date)
      for (number, item) in Self.items().enumerated() {
        _ = try? diary.add(item, at: date + Double(number))
        _ = try? diary.complete(.own(item.id), at: date + Double(number))
      }
      try diary.award(.toNextLevel, for: "survey", at: date)
      let entry = Reflection.Entry(id: "r", course: "coding", day: .first, text: "Good.")
      try diary.write(entry, at: date)
      try expectReplayEqualsLive(diary)
      try ask(diary)
    }
  }

  /// Asks everything that a diary can be asked.
  private func ask(_ diary: Diary) throws {
    for (number, date) in Self.dates.enumerated() {
      let calendar = try Calendar.of(Self.zones[number % Self.zones.count])
      let day = Self.days[number % Self.days.count]
      _ = diary.list(.all, on: day, calendar: calendar).nearest
      let weeks = Self.numbers[number % Self.numbers.count]
      _ = diary.statistics(on: day, calendar: calendar, weeks: weeks).onTimeRate
      for item in diary.items {
        _ = diary.standing(of: item.id, on: day, calendar: calendar)
      }
      _ = TimeOfDay(hour: 23, minute: 59)?.instant(on: day, calendar: calendar)
      _ = diary.nextRun(after: date, calendar: calendar)
      for other in [Self.dates[(number + 5) % Self.dates.count], now] {
        _ = diary.upcomingNotifications(after: date, until: other, calendar: calendar)
        _ = diary.upcomingNotifications(after: other, until: date, calendar: calendar)
        var told = diary
        _ = try? told.deliverNotifications(since: other, until: date, calendar: calendar)
      }
    }
    for text in Self.texts + [Self.longText] {
      _ = diary.search(text)
      _ = diary.notes(of: DiaryCourse.ID(text))
      _ = diary.reflections(sharedWith: Learner.ID(text), in: [DiaryCourse.ID(text)])
      _ = diary.progress(in: DiaryCourse.ID(text))
    }
    _ = try diary.export(including: diary.items.map { .item($0.id) }).json()
    _ = (diary.profile(), diary.achievements, diary.wallet?.postings, diary.notifications)
    var short = diary
    short.compact()
    #expect(short.courses == diary.courses)
  }

  @Test func policiesAndPlansRefuseNumbersOutOfTheirRanges() throws {
    for number in Self.numbers {
      _ = try? XPPolicy {
        $0.event = number
        $0.goal = number
      }
      _ = try? XPPolicy { $0.minimumAge = .minutes(number) }
      _ = try? XPPolicy { $0.reflection = number }
      _ = try? XPPolicy { $0.minutesAheadOfGreenwich = number }
      _ = try? ReminderPolicy { $0.leadDays = number }
      _ = try? Diary.Policies { $0.minimumCohort = number }
      _ = try? DiaryCourse.Progress(done: number, of: number)
      _ = try? DiaryCourse.Progress(done: 0, of: number)
      _ = TimeOfDay(hour: number, minute: number)
      _ = try? DiaryCourse.Cohort.Snapshot(day: .last, count: number, average: 1)
      if var cohort = try? DiaryCourse.Cohort(minimum: number) {
        cohort.publish([:], on: .last)
        _ = cohort.snapshot(for: "")
      }
      _ = try? makeDiary().studyGoals(taking: ["x": number])
      guard let time = try? StudyTime(everyDay: number) else { continue }
      for day in Self.days {
        let goals = Self.numbers.map {
          StudyGoal(id: .own(DiaryItem.ID("\($0)")), due: day, minutes: $0)
        }
        for goal in goals {
          _ = try? StudyOutcome(planning: [goal], in: time, from: today, calendar: .vienna)
        }
        _ = try? StudyOutcome(planning: goals, in: time, from: day, calendar: .vienna)
      }
    }
  }
}
