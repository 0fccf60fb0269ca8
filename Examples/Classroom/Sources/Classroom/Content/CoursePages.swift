// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import LearningDiary

/// The courses of the class with their dates, which every diary takes over.
struct CoursePages: Sendable {
  /// The item on the shelf, and its kind.
  static let item = "courses"

  let store: Store
  let pages: Pages

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/courses") { _, context in try page(for: context) }
    routes.post("/class/courses/:command") { request, context in
      try await command(request, context)
    }
  }

  /// The courses of the class.
  static func courses(in store: Store) throws -> [DiaryCourse] {
    try store.json(of: item, kind: item).map { try DiaryCourse.Catalog(json: $0).courses } ?? []
  }

  private struct Entry: Sendable {
    let course: String
    let id: String
    let title: String
    let text: String
    let due: String?
  }

  private struct Course: Sendable {
    let id: String
    let title: String
    let text: String
    let entries: [Entry]
  }

  private struct Shown: Sendable {
    let courses: [Course]
    let draft: Form?
  }

  private struct Form: Decodable, Sendable {
    let course: String?
    let entry: String?
    let title: String?
    let text: String?
    let due: String?
    let time: String?
  }

  private func page(
    for context: ClassroomContext,
    draft: Form? = nil,
    notice: Notice? = nil
  ) throws -> Response {
    let language = context.visitor.language
    return pages.page(
      "courses",
      title: "courses",
      section: "class",
      showing: Shown(
        courses: try Self.courses(in: store).map { course in
          Course(
            id: course.id.rawValue,
            title: course.title,
            text: course.text,
            entries: course.events.map { event in
              Entry(
                course: course.id.rawValue,
                id: event.id.rawValue,
                title: event.title,
                text: event.text,
                due: event.due.map {
                  Days.day($0, in: language) + (event.time.map { ", \($0)" } ?? "")
                }
              )
            }
          )
        },
        draft: draft
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let command = try context.parameters.require("command")
    let words = pages.words(for: context.visitor)
    let isTitled = !(form.title ?? "").allSatisfy(\.isWhitespace)
    if ["create", "rename", "add"].contains(command), !isTitled {
      return try page(for: context, draft: form, notice: Notice(words["content.noTitle"]))
    }
    if command == "add", (form.due ?? "").isEmpty, !(form.time ?? "").isEmpty {
      return try page(for: context, draft: form, notice: Notice(words["courses.noDay"]))
    }
    do {
      let courses = try changed(try Self.courses(in: store), by: command, form)
      let json = try DiaryCourse.Catalog(courses).json()
      try store.publish(json, as: LibraryItem(id: Self.item, kind: Self.item, title: Self.item))
    } catch let error as ContentError<DiaryFault> {
      // The engine says what a course or a date of it needs.
      let reasons = error.faults.map { "\($0.fault)" }.joined(separator: " ")
      return try page(
        for: context,
        draft: form,
        notice: Notice("\(words["courses.refused"] ?? "") \(reasons)")
      )
    }
    return .redirect(to: "/class/courses", type: .normal)
  }

  private func changed(
    _ courses: [DiaryCourse],
    by command: String,
    _ form: Form
  ) throws -> [DiaryCourse] {
    let title = (form.title ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    if command == "create" {
      let id = DiaryCourse.ID(Secrets.token())
      return courses + [try DiaryCourse(id: id, title: title, text: form.text ?? "")]
    }
    guard let index = courses.firstIndex(where: { $0.id.rawValue == form.course }) else {
      throw HTTPError(.notFound)
    }
    let course = courses[index]
    var changed = courses
    switch command {
    case "rename": changed[index] = try course.with(title: title)
    case "delete": changed.remove(at: index)
    case "add":
      let day = try optional(form.due) { CalendarDay($0) }
      let time = try optional(form.time) { TimeOfDay($0) }
      let event = try DiaryCourse.Event(
        id: DiaryCourse.Event.ID(Secrets.token()),
        title: title,
        text: form.text ?? "",
        due: day,
        time: time
      )
      changed[index] = try course.with(events: course.events + [event])
    case "remove":
      changed[index] = try course.with(
        events: course.events.filter { $0.id.rawValue != form.entry }
      )
    default: throw HTTPError(.notFound)
    }
    return changed
  }

  /// What a field means; nil when it is empty, and 400 when it means nothing.
  private func optional<Value>(_ text: String?, _ read: (String) -> Value?) throws -> Value? {
    guard let text, !text.isEmpty else { return nil }
    guard let value = read(text) else { throw HTTPError(.badRequest) }
    return value
  }
}

extension DiaryCourse {
  /// Courses that are made here have no tasks of their own.
  fileprivate func with(
    title: String? = nil,
    events: [DiaryCourse.Event]? = nil
  ) throws(ContentError<DiaryFault>) -> DiaryCourse {
    try DiaryCourse(
      id: id,
      title: title ?? self.title,
      text: text,
      image: image,
      url: url,
      start: start,
      enrollment: enrollment,
      events: events ?? self.events,
      tasks: nil,
      others: others
    )
  }
}
