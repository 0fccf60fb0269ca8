// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Hummingbird
import LearningDiary
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
  let histories: Histories
  let assignments: AssignmentPages
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
    let pointsWord: String
    let streakWord: String
    let newsWord: String
  }

  /// The problems of a bank that are due.
  private struct Review: Sendable {
    let bank: String
    let title: String
    let count: Int
  }

  /// What makes a class of one's own one that learns, for its teacher.
  private struct Step: Sendable {
    let text: String
    let address: String
    let isDone: Bool
  }

  /// A result that is another one since somebody has looked at it.
  private struct News: Sendable {
    let address: String
    let title: String
    let text: String
    let date: String
  }

  private struct Home: Sendable {
    let news: [News]
    let hasNews: Bool
    let assigned: [AssignmentPages.Due]
    /// Empty once all is done, and for learners.
    let steps: [Step]
    let isBeginning: Bool
    let open: [Awaiting]
    let hasQuestions: Bool
    let due: Int
    let dueWord: String
    let reviews: [Review]
    let nextDue: String?
    let standing: Standing?
    /// Whether what the class does together can be read.
    let hasGroup: Bool
    let claimed: [String]
    let openTodos: Int
    let openTodosWord: String
    let dates: [DiaryPages.Upcoming]
    let played: Int
    /// Whether it is for somebody who learns: todos, repeating and what to do are not for teachers.
    let isLearner: Bool
    let hasExercises: Bool
    let hasPins: Bool
  }

  private func page(for context: ClassroomContext) async throws -> Response {
    let account = try context.account
    let now = Date()
    var open = try await challenges.awaiting(for: context)
    let history = try await histories.history(of: account)
    let played = history.entries.count(where: { $0.digest.isFinished })
    open += history.entries.filter { !$0.digest.isFinished }.map { entry in
      Awaiting(
        "/quizzes/\(entry.head.id)",
        entry.head.title,
        done: entry.digest.decided,
        of: entry.digest.count
      )
    }
    open += try await exercises.unfinished(of: account) + pins.unfinished(of: account)
    let schedule = ReviewSchedule(
      of: account.learner,
      in: history.answers,
      calendar: .current,
      policy: .fsrs
    )
    let due = Set(schedule.due(at: now).map(\.problem))
    var reviews: [Review] = []
    let library = try store.library(of: "bank")
    for item in library {
      let problems = try await banks.bank(of: item.id)?.allProblems ?? []
      let count = due.intersection(problems.map(\.id)).count
      if count > 0 { reviews.append(Review(bank: item.id, title: item.title, count: count)) }
    }
    let words = pages.words(for: context.visitor)
    let steps = try steps(for: context)
    let news = try news(for: context, at: now)
    let group = try await groups.stateIfReadable(of: GroupPages.stream)
    let member = Member.ID(account.id)
    let seen = max(now, group?.lastEvent?.date ?? now)
    let view = group?.view(asOf: seen)
    let streak = group?.streak(of: member, at: seen).length ?? 0
    let profile = view?.profile(of: member)
    let openTodos = view?.todos(in: .open).count ?? 0
    let standing = profile.flatMap { profile -> Standing? in
      // Whoever teaches competes with nobody.
      guard profile.isMember, account.role == .learner else { return nil }
      return Standing(
        level: profile.level.level,
        points: profile.points,
        missing: profile.level.missing,
        levelPercent: (try? profile.level.part.percent()) ?? 0,
        streak: streak,
        rank: profile.standing?.rank,
        news: profile.unseen.count,
        address: account.id.escapedForAddress,
        pointsWord: words.noun("points", for: profile.points),
        streakWord: words.noun("streak", for: streak),
        newsWord: words.noun("newBadges", for: profile.unseen.count)
      )
    }
    return pages.page(
      "home",
      title: "home",
      section: "home",
      showing: Home(
        news: news,
        hasNews: !news.isEmpty,
        assigned: try await assignments.due(for: context),
        steps: steps,
        isBeginning: !steps.isEmpty,
        open: open,
        hasQuestions: !library.isEmpty,
        due: due.count,
        dueWord: words.noun("dueText", for: due.count),
        reviews: reviews,
        nextDue: !due.isEmpty
          ? nil
          : schedule.entries.map(\.due).min()
            .map { Days.text($0, in: context.visitor.language) },
        standing: standing,
        hasGroup: view != nil,
        claimed: view?.todos(claimedBy: member).map(\.todo.title) ?? [],
        openTodos: openTodos,
        openTodosWord: words.noun("openTodos", for: openTodos),
        dates: try await diary.upcoming(for: context),
        played: played,
        isLearner: account.role == .learner,
        hasExercises: try !store.library(of: "exercises").isEmpty,
        hasPins: try !store.library(of: "sheet").isEmpty
      ),
      to: context.visitor
    )
  }

  /// The results that were graded or corrected since; those of a test that is not over stay unknown.
  private func news(for context: ClassroomContext, at now: Date) throws -> [News] {
    let words = pages.words(for: context.visitor)
    return try store.news(of: context.account.id).compactMap { news in
      let set = try news.assignment.flatMap { try store.assignment($0) }
      guard set?.showsResults(at: now) != false else { return nil }
      return News(
        address: "/quizzes/\(news.stream)/summary",
        title: news.title,
        text: words["news.\(news.reason.rawValue)"] ?? "",
        date: Days.text(Date(timeIntervalSince1970: news.at), in: context.visitor.language)
      )
    }
  }

  private func steps(for context: ClassroomContext) throws -> [Step] {
    guard try context.account.role == .teacher else { return [] }
    let words = pages.words(for: context.visitor)
    let hasContent = try ["bank", "exercises", "sheet"].contains {
      try !store.library(of: $0).isEmpty
    }
    let hasDates = try CoursePages.courses(in: store).contains { !$0.events.isEmpty }
    let steps = try [
      ("people", "/class/people", store.accounts().contains { $0.role == .learner }),
      ("content", "/content", hasContent),
      ("courses", "/class/courses", hasDates),
      ("rules", "/class/rules", store.setting(Earnings.setting, as: Int.self) != nil),
    ].map { Step(text: words["step.\($0)"] ?? $0, address: $1, isDone: $2) }
    return steps.allSatisfy(\.isDone) ? [] : steps
  }
}
