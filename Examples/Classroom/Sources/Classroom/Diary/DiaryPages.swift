// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import LearningDiary

/// A learner's diary: goals, events and notes, what they earn, and a calendar file of them.
struct DiaryPages: Sendable {
  static let kind = "diary"

  let store: Store
  let pages: Pages
  let streams: Streams<Diary>

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/diary") { _, context in try await page(for: context) }
    addCalendar(to: routes)
    addAgenda(to: routes)
    routes.get("/diary/:command") { _, _ -> Response in .redirect(to: "/diary", type: .normal) }
    routes.post("/diary/:command") { request, context in try await command(request, context) }
  }

  /// The stream of an account's diary, which begins with the first look at it, and follows the
  /// courses of the class.
  func stream(of account: Account) async throws -> String {
    let courses = try CoursePages.courses(in: store)
    if let head = try store.streams(of: account.id, kind: Self.kind).first {
      // The diary stores nothing where nothing has changed.
      try await streams.change(head.id, at: Date()) { diary, date in
        try diary.merge(platform: courses, at: max(date, diary.lastEvent?.date ?? date))
        return
      }
      return head.id
    }
    let id = Secrets.token()
    var diary = Diary(owner: account.learner)
    try diary.merge(platform: courses, at: Date())
    try await streams.begin(id, title: Self.kind, owner: account.id, with: diary, at: Date())
    return id
  }

  private struct Entry: Sendable {
    /// The item, or nil for one of the platform, which the learner cannot change.
    let id: String?
    let title: String
    let text: String?
    let kind: String
    let due: String?
    let isPast: Bool
    let isCompleted: Bool
  }

  private struct Note: Sendable {
    let id: String
    let title: String
    let text: String?
  }

  private struct Shown: Sendable {
    let level: Int
    let xp: Int
    let missing: Int?
    let levelPercent: Int
    let open: [Entry]
    let done: [Entry]
    let hasDone: Bool
    let notes: [Note]
    let courses: [ProblemView.Choice]
    let draft: Form?
    let reminders: [String]
    let hasReminders: Bool
    let calendar: CalendarCard
  }

  struct Form: Decodable, Sendable {
    let item: String?
    let kind: String?
    let title: String?
    let text: String?
    let due: String?
    let course: String?
  }

  func page(
    for context: ClassroomContext,
    draft: Form? = nil,
    calendar change: (inout CalendarCard) -> Void = { _ in },
    notice: Notice? = nil
  ) async throws -> Response {
    // What is due is told once: whoever has seen it does not meet it again, on whatever device.
    let diary = try await streams.change(stream(of: context.account), at: Date()) { diary, date in
      let now = max(date, diary.lastEvent?.date ?? date)
      try diary.deliverNotifications(until: now, calendar: .current)
      return diary
    }
    let text = DiaryText(in: context.visitor.phrasebook)
    var card = CalendarCard(isFed: try store.hasAddress(.feed, context.account.id))
    change(&card)
    let reminders = diary.notifications.filter { !$0.isSeen }.map(text.text)
    let words = pages.words(for: context.visitor)
    let today = CalendarDay(of: Date(), in: .current)
    func entries(_ filter: Diary.List.Filter) -> [Entry] {
      diary.list(filter, on: today, calendar: .current).entries.map { entry in
        Entry(
          id: entry.id.item.own?.rawValue,
          title: entry.title,
          text: entry.text.isEmpty ? nil : entry.text,
          kind: words["kind.\(entry.kind.rawValue)"] ?? entry.kind.rawValue,
          due: entry.due.map { Days.day($0, in: context.visitor.language) },
          isPast: entry.isPast,
          isCompleted: entry.isCompleted
        )
      }
    }
    let level = diary.level
    let done = Array(entries(.completed).suffix(8))
    return pages.page(
      "diary",
      title: "diary",
      section: "diary",
      showing: Shown(
        level: level.level,
        xp: diary.xp,
        missing: level.missing,
        levelPercent: (try? level.part.percent()) ?? 0,
        open: entries(.outstanding),
        done: done,
        hasDone: !done.isEmpty,
        notes: diary.notes().map {
          Note(id: $0.id.rawValue, title: $0.title, text: $0.text.isEmpty ? nil : $0.text)
        },
        courses: diary.courses.map {
          ProblemView.Choice(
            id: $0.id.rawValue,
            text: $0.title,
            isSelected: $0.id.rawValue == draft?.course
          )
        },
        draft: draft,
        reminders: reminders,
        hasReminders: !reminders.isEmpty,
        calendar: card
      ),
      to: context.visitor,
      notice: notice
    )
  }

  /// An entry that is due, as Home shows it.
  struct Upcoming: Sendable {
    let title: String
    let due: String
  }

  /// The next entries of a diary that have a date, at most three.
  func upcoming(for context: ClassroomContext) async throws -> [Upcoming] {
    let diary = try await streams.state(of: stream(of: context.account))
    let today = CalendarDay(of: Date(), in: .current)
    return diary.list(.outstanding, on: today, calendar: .current).entries
      .filter { !$0.isPast }
      .compactMap { entry in
        entry.due.map {
          Upcoming(title: entry.title, due: Days.day($0, in: context.visitor.language))
        }
      }
      .prefix(3).map { $0 }
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let command = try context.parameters.require("command")
    let form = try await request.decode(as: Form.self, context: context)
    let due = form.due.flatMap { $0.isEmpty ? nil : $0 }.flatMap { CalendarDay($0) }
    guard due != nil || (form.due ?? "").isEmpty else { throw HTTPError(.badRequest) }
    do {
      try await streams.change(stream(of: context.account), at: Date()) { diary, date in
        let now = max(date, diary.lastEvent?.date ?? date)
        let id = DiaryItem.ID(Secrets.token())
        let (title, text) = (form.title ?? "", form.text ?? "")
        let course = form.course.map { DiaryCourse.ID($0) }
        switch (command, form.kind) {
        case ("add", "goal"):
          try diary.add(
            .goal(id: id, title: title, course: course, due: due, text: text),
            at: now
          )
        case ("add", "event"):
          try diary.add(
            .event(id: id, title: title, course: course, due: due, text: text),
            at: now
          )
        case ("add", _):
          try diary.add(.note(id: id, title: title, course: course, text: text), at: now)
        case ("complete", _): try diary.complete(.own(DiaryItem.ID(form.item ?? "")), at: now)
        case ("reopen", _): try diary.reopen(.own(DiaryItem.ID(form.item ?? "")), at: now)
        case ("delete", _): try diary.delete(.own(DiaryItem.ID(form.item ?? "")), at: now)
        case ("see", _): try diary.markNotificationsSeen(at: now)
        default: throw HTTPError(.notFound)
        }
      }
    } catch {
      return try await page(
        for: context,
        draft: form,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    return .redirect(to: "/diary", type: .normal)
  }
}
