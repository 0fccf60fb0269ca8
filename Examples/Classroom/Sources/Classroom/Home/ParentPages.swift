// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import HTTPTypes
import Hummingbird
import LearningDiary

/// A page on how a learner is doing, for parents: at a secret address, only to be read, and only where the
/// learner or a teacher has made one.
struct ParentPages: Sendable {
  /// How many results and dates are shown, the latest and the next ones.
  private static let limit = 20

  let store: Store
  let pages: Pages
  let histories: Histories
  let groups: Streams<PlayerGroup>

  /// Adds the address, which needs no account.
  func addOpen(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/parents/:token") { _, context in
      let token = try context.parameters.require("token")
      guard let account = try store.account(at: token, .parents), account.role == .learner else {
        throw HTTPError(.notFound)
      }
      return try await page(of: account, for: context)
    }
  }

  /// Adds what learners do with their own.
  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/account/parents") { _, context in try own(for: context) }
    routes.post("/account/parents") { _, context in
      let account = try learner(context)
      return try own(for: context, address: "/parents/\(store.makeAddress(.parents, of: account))")
    }
    routes.post("/account/parents/revoke") { _, context -> Response in
      try store.revokeAddress(.parents, of: try context.account.id)
      return .redirect(to: "/account/parents", type: .normal)
    }
  }

  /// Whoever learns has parents to show it to.
  private func learner(_ context: ClassroomContext) throws -> String {
    let account = try context.account
    guard account.role == .learner else { throw HTTPError(.forbidden) }
    return account.id
  }

  private struct Own: Sendable {
    let isShown: Bool
    /// The address, shown only when it was just made.
    let address: String?
  }

  private func own(for context: ClassroomContext, address: String? = nil) throws -> Response {
    pages.page(
      "parents-link",
      title: "parents",
      section: "account",
      showing: Own(
        isShown: try store.hasAddress(.parents, learner(context)),
        address: address
      ),
      to: context.visitor
    )
  }

  // MARK: What parents see

  private struct Task: Sendable {
    let title: String
    let until: String
    let state: String
    let isMissed: Bool
  }

  private struct Result: Sendable {
    let title: String
    let date: String
    let percent: String
  }

  private struct Upcoming: Sendable {
    let title: String
    let course: String
    let due: String
  }

  private struct Shown: Sendable {
    let name: String
    let date: String
    let points: String?
    let tasks: [Task]
    let results: [Result]
    let dates: [Upcoming]
  }

  /// Results without answers, what is set, and the dates of the courses: nothing that the learner has
  /// written, and nothing about others.
  private func page(of account: Account, for context: ClassroomContext) async throws -> Response {
    let (now, language) = (Date(), context.visitor.language)
    let words = pages.words(for: context.visitor)
    let teams = try store.teams(of: account.id)
    let assignments = try store.assignments()
    let entries = try await histories.history(of: account).entries
    let hidden = Set(assignments.filter { !$0.showsResults(at: now) }.map(\.id))
    let tasks = assignments.filter { $0.isSet(for: account, in: teams) }.map { assignment in
      let played = entries.filter { $0.head.assignment == assignment.id }
      let isDone = played.contains { $0.digest.isFinished }
      let isMissed = !isDone && assignment.until <= now
      let state =
        isDone
        ? "parents.done" : isMissed ? "parents.missed" : played.isEmpty ? "parents.open" : "begun"
      return Task(
        title: assignment.title,
        until: Days.end(assignment.until, in: language),
        state: words[state] ?? "",
        isMissed: isMissed
      )
    }
    let results = entries.filter { entry in
      entry.digest.isFinished && entry.digest.isWorthSomething
        && !(entry.head.assignment.map(hidden.contains) ?? false)
    }
    .map {
      Result(
        title: $0.head.title,
        date: Days.day(Date(timeIntervalSince1970: $0.head.createdAt), in: language),
        percent: "\($0.digest.percent) %"
      )
    }
    let today = CalendarDay(of: now, in: .current)
    var dates: [(day: CalendarDay, shown: Upcoming)] = []
    for course in try CoursePages.courses(in: store) {
      for event in course.events {
        guard let day = event.due, day >= today else { continue }
        let time = event.time.map { ", \($0)" } ?? ""
        let due = Days.day(day, in: language) + time
        dates.append((day, Upcoming(title: event.title, course: course.title, due: due)))
      }
    }
    dates.sort { $0.day < $1.day }
    let group = try await groups.stateIfReadable(of: GroupPages.stream)
    let profile = group?.profile(
      of: Member.ID(account.id),
      at: max(now, group?.lastEvent?.date ?? now)
    )
    var response = pages.page(
      "parents",
      title: account.name,
      showing: Shown(
        name: account.name,
        date: Days.text(now, in: language),
        points: profile.map { "\($0.points) \(words.noun("points", for: $0.points))" },
        tasks: Array(tasks.prefix(Self.limit)),
        results: Array(results.prefix(Self.limit)),
        dates: dates.prefix(Self.limit).map(\.shown)
      ),
      to: context.visitor
    )
    response.headers[.cacheControl] = "no-store"
    if let robots = HTTPField.Name("X-Robots-Tag") { response.headers[robots] = "noindex" }
    return response
  }
}
