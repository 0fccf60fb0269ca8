// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Hummingbird
import Quizzes

/// What awaits somebody who comes in: quizzes to go on with, problems to repeat, todos, and how they stand.
struct HomePages: Sendable {
  let store: Store
  let banks: Banks
  let pages: Pages
  let quizzes: Streams<QuizSession>
  let groups: Streams<PlayerGroup>

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/") { _, context in try await page(for: context) }
  }

  private struct Open: Sendable {
    let id: String
    let title: String
    let progress: String
    let percent: Int
  }

  private struct Standing: Sendable {
    let level: Int
    let points: Int
    let missing: Int?
    let levelPercent: Int
    let streak: Int
    let rank: Int?
    let news: Int
    let address: String
  }

  /// The problems of a bank that are due.
  private struct Review: Sendable {
    let bank: String
    let title: String
    let count: Int
  }

  private struct Home: Sendable {
    let open: [Open]
    let hasQuestions: Bool
    let due: Int
    let reviews: [Review]
    let nextDue: String?
    let standing: Standing?
    let claimed: [String]
    let openTodos: Int
    let played: Int
  }

  private func page(for context: ClassroomContext) async throws -> Response {
    let account = try context.account
    let now = Date()
    var log = AnswerLog()
    var open: [Open] = []
    var played = 0
    for head in try store.streams(of: account.id, kind: QuizPages.kind) {
      let session = try await quizzes.state(of: head.id)
      log.record(session, by: account.learner)
      guard !session.isFinished else {
        played += 1
        continue
      }
      let count = session.content.items.count
      open.append(
        Open(
          id: head.id,
          title: head.title,
          progress: "\(session.decidedCount) / \(count)",
          percent: count > 0 ? session.decidedCount * 100 / count : 0
        )
      )
    }
    let schedule = ReviewSchedule(of: account.learner, in: log, calendar: .current, policy: .fsrs)
    let due = Set(schedule.due(at: now).map(\.problem))
    var reviews: [Review] = []
    let library = try store.library(of: "bank")
    for item in library {
      let problems = try await banks.bank(of: item.id)?.allProblems ?? []
      let count = due.intersection(problems.map(\.id)).count
      if count > 0 { reviews.append(Review(bank: item.id, title: item.title, count: count)) }
    }
    let group = try await groups.state(of: GroupPages.stream)
    let member = Member.ID(account.id)
    let view = group.view(asOf: max(now, group.lastEvent?.date ?? now))
    let profile = view.profile(of: member)
    let standing = profile.flatMap { profile -> Standing? in
      guard profile.isMember else { return nil }
      return Standing(
        level: profile.level.level,
        points: profile.points,
        missing: profile.level.missing,
        levelPercent: (try? profile.level.part.percent()) ?? 0,
        streak: profile.streak.length,
        rank: profile.standing?.rank,
        news: profile.unseen.count,
        address: account.id.escapedForAddress
      )
    }
    return pages.page(
      "home",
      title: "home",
      section: "home",
      showing: Home(
        open: open,
        hasQuestions: !library.isEmpty,
        due: due.count,
        reviews: reviews,
        nextDue: !due.isEmpty
          ? nil
          : schedule.entries.map(\.due).min()
            .map { Days.text($0, in: context.visitor.language) },
        standing: standing,
        claimed: view.todos(claimedBy: member).map(\.todo.title),
        openTodos: view.todos(in: .open).count,
        played: played
      ),
      to: context.visitor
    )
  }
}
