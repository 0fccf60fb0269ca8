// SPDX-License-Identifier: Apache-2.0
import DiaryCalendars
import Foundation
import ICalendar
import LearningDiary

/// A learning diary, after that of iMooX (Graz 2019).
struct DiaryChapter: Chapter {
  let title = "A learning diary"
  let module = "LearningDiary"

  /// How many of the last reminders are shown.
  private static let reminders = 3

  func play(_ content: ContentFolder, seed: UInt64, on page: inout TourPage) throws {
    let courses = content.file("diary/courses.json")
    let catalog: DiaryCourse.Catalog = try ContentFile(path: courses).load()
    let path = content.file("diary/log.jsonl")
    let events = try LinesFile(path: path).load(Diary.Event.self)
    guard let calendar = ZoneOption.calendar(named: "Europe/Vienna") else {
      throw Failure.badData("\(path): there is no time zone Europe/Vienna")
    }
    guard let end = events.map(\.date).max() else {
      throw Failure.badData("\(path): nothing happens, expected at least one event")
    }
    var diary: Diary
    do {
      diary = try Diary.opened(Diary.Content(owner: "eva"), with: catalog, events: events)
    } catch {
      throw Failure.badData("\(path): \(Faulty.sentence(for: error))")
    }
    page.write(
      "Eva’s course says what there is to do, and she adds goals and notes of her own."
    )
    show(diary, on: DayReckoning(calendar).day(of: end), calendar, &page)
    try remind(&diary, calendar, &page)
    refuse(diary, at: end, &page)
    try exchange(diary, catalog, calendar, at: end, &page)
    var generator = SeededGenerator(seed: seed)
    let shuffled = (diary.events + diary.events).shuffled(using: &generator)
    let replayed = try Diary(diary.content, replaying: shuffled)
    page.write(
      """
      Shuffled, and each of them twice, the \(diary.events.count) events of her log give \
      \(replayed == diary ? "the same diary" : "another diary").
      """
    )
  }

  private func show(
    _ diary: Diary,
    on day: CalendarDay,
    _ calendar: Calendar,
    _ page: inout TourPage
  ) {
    let text = DiaryPage(diary: diary, calendar: calendar, day: day)
    page.write("What is to be done on \(day)", render: page.style.bold)
    for line in text.lines(.outstanding) {
      page.write(line, indent: 2, hanging: 4)
    }
    page.write(text.profile, indent: 2, render: page.style.green)
  }

  /// Looks twice a day what there is to tell, from the first day of the log to the last.
  private func remind(
    _ diary: inout Diary,
    _ calendar: Calendar,
    _ page: inout TourPage
  ) throws {
    let days = DayReckoning(calendar)
    guard let first = diary.events.first?.date else { return }
    let last = days.day(of: diary.lastDate)
    var told: [String] = []
    var again = 0
    var replayed = Diary(diary.content)
    var log = diary.events[...]
    var day = days.day(of: first)
    while day <= last {
      let ten = ReminderPolicy.standard.time.instant(on: day, calendar: calendar)
      // Each day is told with what had happened by then.
      let past = log.prefix { $0.date <= ten }
      _ = replayed.merge(past)
      log = log.dropFirst(past.count)
      for notification in try replayed.deliverNotifications(until: ten, calendar: calendar) {
        told.append("\(day)  \(DiaryText(in: .english).text(of: notification))")
      }
      again += try replayed.deliverNotifications(until: ten + 60, calendar: calendar).count
      day = days.day(after: day)
    }
    _ = replayed.merge(log)
    diary = replayed
    page.write(
      "Reminders at ten o’clock: \(told.count); asked again a minute later: \(again)",
      render: page.style.bold
    )
    for line in told.suffix(Self.reminders) {
      page.write(line.onOneLine, indent: 2, hanging: 12)
    }
  }

  /// Completes a goal a second time.
  private func refuse(_ diary: Diary, at end: Date, _ page: inout TourPage) {
    let goals = diary.items.filter { $0.kind == .goal && diary.isCompleted(.own($0.id)) }
    guard let goal = goals.first else { return }
    var tapped = diary
    do {
      try tapped.complete(.own(goal.id), at: end + 60)
    } catch {
      page.judge(
        false,
        "completes “\(goal.title)” again: \(error.sentence(in: .english))",
        indent: 0
      )
    }
  }

  /// Writes the diary as a calendar, and reads that into an empty diary.
  private func exchange(
    _ diary: Diary,
    _ catalog: DiaryCourse.Catalog,
    _ calendar: Calendar,
    at end: Date,
    _ page: inout TourPage
  ) throws {
    let data = diary.calendarFile(at: end, calendar: calendar).data
    let (file, faults) = CalendarFile.read(data)
    var copy = try Diary.opened(diary.content, with: catalog, events: [])
    let taken = copy.importCalendar(file, into: "coding", calendar: calendar, at: end)
    let items = diary.items.filter { $0.kind != .note }
    let isSame = copy.items == items && faults.isEmpty && taken.faults.isEmpty
    page.write(
      """
      As a calendar file it has \(Count(data.count, "byte")), without her notes; read back, her \
      \(Count(items.count, "item")) are \(isSame ? "the same again" : "others").
      """
    )
  }
}
