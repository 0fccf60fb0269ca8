// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Hummingbird
import Quizzes

/// A task that somebody has begun, or that waits for them.
struct Awaiting: Sendable {
  let address: String
  let title: String
  let progress: String
  /// How much of it is done, unless it has not begun.
  let percent: Int?

  init(_ address: String, _ title: String, _ progress: String, percent: Int? = nil) {
    (self.address, self.title) = (address, title)
    (self.progress, self.percent) = (progress, percent)
  }

  /// A task whose parts are counted.
  init(_ address: String, _ title: String, done: Int, of count: Int) {
    self.init(address, title, "\(done) / \(count)", percent: count > 0 ? done * 100 / count : 0)
  }
}

/// What awaits somebody who comes in: what to go on with, problems to repeat, todos and dates, and
/// how they stand.
struct HomePages: Sendable {
  let store: Store
  let banks: Banks
  let pages: Pages
  let quizzes: Streams<QuizSession>
  let groups: Streams<PlayerGroup>
  let challenges: ChallengePages
  let exercises: ExerciseChoice
  let pins: PinPages
  let diary: DiaryPages

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/") { _, context in try await page(for: context) }
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
    let open: [Awaiting]
    let hasQuestions: Bool
    let due: Int
    let reviews: [Review]
    let nextDue: String?
    let standing: Standing?
    let claimed: [String]
    let openTodos: Int
    let dates: [DiaryPages.Upcoming]
    let played: Int
  }

  private func page(for context: ClassroomContext) async throws -> Response {
    let account = try context.account
    let now = Date()
    var log = AnswerLog()
    var open = try await challenges.awaiting(for: context)
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
        Awaiting("/quizzes/\(head.id)", head.title, done: session.decidedCount, of: count)
      )
    }
    open += try await exercises.unfinished(of: account) + pins.unfinished(of: account)
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
        dates: try await diary.upcoming(for: context),
        played: played
      ),
      to: context.visitor
    )
  }
}
