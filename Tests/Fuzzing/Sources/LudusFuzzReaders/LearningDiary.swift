// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

private let utc = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()
private let now = Date(timeIntervalSince1970: 1_772_500_000)

/// Reads events by the line.
@Sendable func readDiary(_ data: Data) {
  let events = values(Diary.Event.self, onLinesOf: data, most: 40)
  guard let diary = try? Diary(Diary.Content(owner: "fuzz"), replaying: events) else { return }
  expectReplay(diary)
  expectAnyOrder(diary)
  expectRoundTrip(diary)
  look(at: diary)
  var played = diary
  for event in diary.events.suffix(4) {
    attempt(&played) { try $0.perform(event.action, at: now) }
  }
  attempt(&played) { try $0.deliverNotifications(until: now, calendar: utc) }
  attempt(&played) { try $0.award(.toNextLevel, for: "fuzz", at: now) }
  var short = played
  short.compact()
  expectRoundTrip(short)
  attempt(&played) { try $0.markNotificationsSeen(at: now) }
  expectRoundTrip(played)
}

/// Everything that an app shows of a diary.
private func look(at diary: Diary) {
  let day = DayReckoning(utc).day(of: now)
  for filter in Diary.List.Filter.allCases {
    _ = diary.list(filter, on: day, calendar: utc)
  }
  _ = (diary.profile(), diary.search("a"), diary.statistics(on: day, calendar: utc))
  _ = (diary.notifications, diary.nextRun(after: now, calendar: utc))
  _ = diary.upcomingNotifications(after: now, until: now + 1e9, calendar: utc)
  if let export = try? diary.export() { expectRoundTrip(export) }
  let file = diary.calendarFile(at: now, calendar: utc)
  let read = CalendarFile.read(file.data)
  expect(read.calendar == file, "an exported calendar is read differently")
  expect(read.faults.isEmpty, "an exported calendar has faults: \(read.faults)")
}

/// Reads a calendar file; what was written of it is read again as the same.
@Sendable func readCalendar(_ data: Data) {
  let calendar = CalendarFile.read(data).calendar
  let again = CalendarFile.read(calendar.data)
  expect(again.calendar == calendar, "a calendar that was written is read differently")
  expect(again.faults.isEmpty, "a calendar that was written has faults: \(again.faults)")
  var diary = Diary(owner: "fuzz")
  diary.importCalendar(calendar, into: "course", calendar: utc, at: now)
  expectReplay(diary)
  let once = diary
  diary.importCalendar(calendar, into: "course", calendar: utc, at: now)
  expect(diary.items == once.items, "importing again changes an item")
}

/// A text on each line, read as every kind of value that a calendar has.
@Sendable func readCalendarText(_ data: Data) {
  let (first, second) = halves(of: data)
  let start = CalendarDay(second) ?? DayReckoning(utc).day(of: now)
  expect(CalendarDay(start.description) == start, "a day is written as another one")
  if let rule = CalendarFile.RecurrenceRule(first) {
    expect(
      CalendarFile.RecurrenceRule(rule.text)?.text == rule.text,
      "a rule is written as another one"
    )
    var last: CalendarDay?
    for day in rule.days(from: start).prefix(20) {
      expect(last.map { $0 < day } ?? true, "days go back")
      last = day
    }
  }
  if let date = CalendarFile.Time(first, zone: second.isEmpty ? nil : second) {
    expect(
      CalendarFile.Time(date.text, zone: date.zone) == date,
      "a date is written as another one"
    )
  }
  if let duration = CalendarFile.Duration(first) {
    expect(CalendarFile.Duration(duration.text) == duration, "a duration is written as another one")
  }
  if let time = TimeOfDay(first) {
    expect(TimeOfDay(time.description) == time, "a time is written as another one")
  }
  let text = CalendarFile.Property("SUMMARY", text: first)?.text ?? ""
  expect(
    CalendarFile.Property("SUMMARY", text: text)?.text == text,
    "a text that was read is written as another one"
  )
  _ = CalendarFile.Property("CATEGORIES", value: first)?.texts
}

extension CalendarFile.Time {
  fileprivate var zone: String? {
    if case .zoned(_, let zone) = self { zone } else { nil }
  }
}

/// A request to the planner.
struct StudyRequest: Codable, Equatable {
  struct Item: Codable, Equatable {
    var id: DiaryItem.Key
    var due: CalendarDay
    var minutes: Int
    var after: [DiaryItem.Key]?
  }

  var goals: [Item]
  var time: StudyTime
  var start: CalendarDay
}

let diaryParts = [
  Part(Diary.self) { diary in
    expectReplay(diary)
    look(at: diary)
  },
  Part(DiaryCourse.Cohort.Snapshot.self), Part(DiaryCourse.Cohort.self), Part(DiaryCourse.self),
  Part(DiaryCourse.Event.self),
  Part(DiaryCourse.Catalog.self) { catalog in
    var diary = Diary(owner: "fuzz")
    attempt(&diary) { try $0.merge(platform: catalog.courses, at: now) }
    expectReplay(diary)
    look(at: diary)
  },
  Part(Diary.Action.self), Part(Diary.Content.self), Part(Diary.Event.self),
  Part(Diary.Export.self),
  Part(DiaryItem.self), Part(Diary.Policies.self), Part(DiaryText.self),
  Part(DiaryItem.Requirements.self), Part(DiaryItem.Reminder.self), Part(Diary.Attachment.self),
  Part(Diary.Access.self), Part(DiaryItem.Key.self), Part(DiaryNotification.Key.self),
  Part(DiaryItem.Recurrence.self), Part(Reflection.Audience.self),
  Part(Reflection.Entry.self) { entry in
    var diary = Diary(owner: "fuzz")
    attempt(&diary) { try $0.write(entry, at: now) }
    expectReplay(diary)
  },
  Part(ReminderPolicy.self) { policy in
    guard let policies = try? Diary.Policies({ $0.reminders = policy }) else { return }
    _ = Diary(owner: "fuzz", policies: policies).nextRun(after: now, calendar: utc)
  },
  Part(StudyTime.self), Part(DiaryCourse.Progress.self), Part(TimeOfDay.self),
  Part(XPPolicy.self),
  Part(StudyRequest.self) { request in
    let goals = request.goals.map {
      StudyGoal(
        id: $0.id,
        due: $0.due,
        duration: .seconds(60 * min(max($0.minutes, -1), 10_000_000)),
        after: $0.after ?? []
      )
    }
    func outcome(_ goals: [StudyGoal]) -> StudyOutcome? {
      try? StudyOutcome(planning: goals, in: request.time, from: request.start, calendar: utc)
    }
    let planned = outcome(goals)
    expect(planned == outcome(goals.reversed()), "the order of the goals matters")
    guard let plan = planned?.plan else { return }
    let spent = plan.days.map(\.duration).reduce(.zero, +)
    let asked = goals.map(\.duration).reduce(.zero, +)
    expect(spent == asked, "a plan of more or less than the goals")
    for day in plan.days {
      expect(day.duration <= request.time.duration(on: day.day), "a day has too much to do")
    }
  },
]

@Sendable func readDiaryPart(_ data: Data) { diaryParts.read(data) }
