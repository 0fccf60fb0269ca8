import Foundation
import ICalendar
import LearningDiary

/// A learning diary, after that of iMooX (Graz 2019).
struct DiaryChapter: Chapter {
  let title = "A learning diary"
  let module = "LearningDiary"

  func play(_ content: ContentFolder, seed: UInt64, on console: inout Console) throws {
    let courses = content.file("diary/courses.json")
    let catalog: DiaryCourse.Catalog = try ContentFile(path: courses).load()
    let path = content.file("diary/log.jsonl")
    let events = try LinesFile(path: path).load(DiaryEvent.self)
    guard let calendar = ZoneOption.calendar(named: "Europe/Vienna") else {
      throw Failure.badData("\(path): there is no time zone Europe/Vienna")
    }
    guard let end = events.map(\.date).max() else {
      throw Failure.badData("\(path): nothing happens, expected at least one event")
    }
    var diary: Diary
    do {
      diary = try Diary.opened(DiaryContent(owner: "eva"), with: catalog, events: events)
    } catch {
      throw Failure.badData("\(path): \(error)")
    }
    try console.printParagraph(
      """
      Eva takes part in a course on a platform, which tells what there is to do, and adds events, goals and \
      notes of her own. What she completes of her own earns experience, once.
      """
    )
    try show(diary, on: DayReckoning(calendar).day(of: end), calendar, &console)
    try remind(&diary, calendar, &console)
    try refuse(diary, at: end, &console)
    try exchange(diary, catalog, calendar, at: end, &console)
    try merge(diary, seed: seed, &console)
  }

  private func show(
    _ diary: Diary,
    on day: CalendarDay,
    _ calendar: Calendar,
    _ console: inout Console
  ) throws {
    let page = DiaryPage(diary: diary, calendar: calendar, day: day)
    try console.print()
    try console.printParagraph("What is to be done on \(day)", render: console.style.bold)
    for line in page.lines(.outstanding) {
      try console.printParagraph(line, indent: "  ", hanging: 4)
    }
    try console.printParagraph(page.profile, indent: "  ", render: console.style.green)
  }

  /// Looks twice a day what there is to tell, from the first day of the log to the last.
  private func remind(
    _ diary: inout Diary,
    _ calendar: Calendar,
    _ console: inout Console
  ) throws {
    let days = DayReckoning(calendar)
    guard let first = diary.events.first?.date else { return }
    let last = days.day(of: diary.lastDate)
    try console.print()
    try console.printParagraph("What she was told at ten o’clock", render: console.style.bold)
    var (told, again) = (0, 0)
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
        told += 1
        let text = DiaryText(in: .english).text(of: notification)
        try console.printParagraph("\(day)  \(text)".onOneLine, indent: "  ", hanging: 12)
      }
      again += try replayed.deliverNotifications(until: ten + 60, calendar: calendar).count
      day = days.day(after: day)
    }
    _ = replayed.merge(log)
    diary = replayed
    let isMoved = told > diary.unseenNotifications
    try console.printParagraph(
      "The same days once more, a minute later: \(Count(again, "notification")). The badge says "
        + "\(diary.unseenNotifications)\(isMoved ? "; what she moved since is withdrawn" : "").",
      indent: "  "
    )
  }

  /// Completes a goal a second time.
  private func refuse(_ diary: Diary, at end: Date, _ console: inout Console) throws {
    let goals = diary.items.filter { $0.kind == .goal && diary.isCompleted(.own($0.id)) }
    guard let goal = goals.first else { return }
    var tapped = diary
    do {
      try tapped.complete(.own(goal.id), at: end + 60)
    } catch {
      try console.print()
      try console.printParagraph(
        "✗ completes “\(goal.title)” again: \(error.sentence(in: .english))".onOneLine,
        indent: "  ",
        hanging: 2,
        render: console.style.red
      )
    }
  }

  /// Writes the diary as a calendar, and reads that into an empty diary.
  private func exchange(
    _ diary: Diary,
    _ catalog: DiaryCourse.Catalog,
    _ calendar: Calendar,
    at end: Date,
    _ console: inout Console
  ) throws {
    let data = diary.calendarFile(at: end, calendar: calendar).data
    let (file, faults) = CalendarFile.read(data)
    var copy = try Diary.opened(diary.content, with: catalog, events: [])
    let taken = copy.importCalendar(file, into: "coding", calendar: calendar, at: end)
    let items = diary.items.filter { $0.kind != .note }
    let isSame = copy.items == items && faults.isEmpty && taken.faults.isEmpty
    try console.print()
    try console.printParagraph(
      "As a calendar file the diary has \(Count(data.count, "byte")), without her notes; read back, her "
        + "\(Count(items.count, "item")) are \(isSame ? "the same again" : "others")."
    )
  }

  private func merge(_ diary: Diary, seed: UInt64, _ console: inout Console) throws {
    var generator = SeededGenerator(seed: seed)
    let shuffled = (diary.events + diary.events).shuffled(using: &generator)
    let replayed = try Diary(diary.content, replaying: shuffled)
    try console.printParagraph(
      "Shuffled, and each of them twice, the \(diary.events.count) events of her log give "
        + (replayed == diary ? "the same diary." : "another diary.")
    )
  }
}
