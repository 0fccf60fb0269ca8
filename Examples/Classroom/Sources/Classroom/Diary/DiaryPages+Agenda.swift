// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import LearningDiary

/// The diary day by day: one day, or a week of them.
extension DiaryPages {
  private struct Line: Sendable {
    /// The item, or nil for one of the platform, which the learner cannot change.
    let id: String?
    let title: String
    let text: String?
    let kind: String
    let course: String
    let color: String
    let time: String?
    let isPast: Bool
    let isCompleted: Bool
  }

  private struct Day: Sendable {
    let name: String
    let address: String
    let isToday: Bool
    let lines: [Line]
  }

  private struct Agenda: Sendable {
    let title: String
    let isWeek: Bool
    let days: [Day]
    let day: String
    let earlier: String
    let later: String
  }

  private struct Query: Decodable {
    let from: String?
  }

  /// Adds the routes of a day and of a week, which begins on a Monday.
  func addAgenda(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/diary/day") { request, context in
      try await agenda(isWeek: false, request, context)
    }
    routes.get("/diary/week") { request, context in
      try await agenda(isWeek: true, request, context)
    }
  }

  private func agenda(
    isWeek: Bool,
    _ request: Request,
    _ context: ClassroomContext
  ) async throws -> Response {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .current
    let today = CalendarDay(of: Date(), in: calendar)
    let asked = try request.uri.decodeQuery(as: Query.self, context: context).from
    let chosen = try asked.map { text throws -> CalendarDay in
      guard let day = CalendarDay(text) else { throw HTTPError(.badRequest) }
      return day
    }
    let day = chosen ?? today
    let parts = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
    let noon = calendar.date(from: parts) ?? Date()
    let unit: Calendar.Component = isWeek ? .weekOfYear : .day
    let first = calendar.dateInterval(of: unit, for: noon)?.start ?? noon
    func address(_ date: Date) -> String {
      "/diary/\(isWeek ? "week" : "day")?from=\(CalendarDay(of: date, in: calendar))"
    }
    func after(_ count: Int, _ unit: Calendar.Component) -> Date {
      calendar.date(byAdding: unit, value: count, to: first) ?? first
    }
    let diary = try await streams.state(of: stream(of: context.account))
    let courses = Dictionary(diary.courses.map { ($0.id, $0.title) }) { first, _ in first }
    let entries = Dictionary(
      grouping: diary.list(.all, on: today, calendar: calendar).entries,
      by: \.due
    )
    let text = DiaryText(in: context.visitor.phrasebook)
    let language = context.visitor.language
    let days = (0..<(isWeek ? 7 : 1)).map { offset in
      let date = after(offset, .day)
      let day = CalendarDay(of: date, in: calendar)
      return Day(
        name: Days.weekday(date, in: language),
        address: "/diary/day?from=\(day)",
        isToday: day == today,
        lines: (entries[day] ?? []).map { entry in
          Line(
            id: entry.id.item.own?.rawValue,
            title: entry.title,
            text: entry.text.isEmpty ? nil : entry.text,
            kind: text.name(of: entry.kind == .goal ? DiaryItem.Kind.goal : .event),
            course: courses[entry.course] ?? "",
            color: entry.color.rawValue,
            time: entry.time.map { "\($0)" },
            isPast: entry.isPast,
            isCompleted: entry.isCompleted
          )
        }
      )
    }
    let last = after(isWeek ? 6 : 0, .day)
    return pages.page(
      "agenda",
      title: "diary",
      section: "diary",
      showing: Agenda(
        title: isWeek
          ? "\(Days.day(first, in: language)) – \(Days.day(last, in: language))"
          : Days.weekday(first, in: language),
        isWeek: isWeek,
        days: days,
        day: "\(day)",
        earlier: address(after(-1, unit)),
        later: address(after(1, unit))
      ),
      to: context.visitor
    )
  }
}
