// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Quizzes
import RichTextHTML

/// Choosing, playing and reviewing quizzes.
struct QuizPages: Sendable {
  static let kind = "quiz"
  /// How many finished quizzes are shown.
  private static let shownLimit = 50

  let store: Store
  let banks: Banks
  let pages: Pages
  let streams: Streams<QuizSession>
  let histories: Histories
  let assignments: AssignmentPages
  let endings: QuizEndings

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/quizzes") { _, context in try await choice(for: context) }
    routes.post("/quizzes") { request, context in try await begin(request, context) }
    routes.get("/quizzes/:quiz") { _, context in
      try await withMedia(context) { try await problem(for: context) }
    }
    routes.get("/quizzes/:quiz/summary") { _, context in
      try await withMedia(context) { try await summary(for: context) }
    }
    // A refused form is shown at the address that it was sent to, which can be loaded, too.
    routes.get("/quizzes/:quiz/:command") { _, context -> Response in
      .redirect(to: "/quizzes/\(try own(context))", type: .normal)
    }
    routes.post("/quizzes/:quiz/:command") { request, context in
      try await withMedia(context) { try await command(request, context) }
    }
  }

  /// The title of a quiz on all its pages, as in the lists.
  func title(of id: String) throws -> String { try store.head(of: id)?.title ?? "" }

  func own(_ context: ClassroomContext) throws -> String {
    try context.ownStream("quiz", of: Self.kind, in: store)
  }

  /// Makes a page with the images of the bank that its quiz was drawn from.
  private func withMedia(
    _ context: ClassroomContext,
    _ page: () async throws -> Response
  ) async throws -> Response {
    let session = try await streams.state(of: try own(context))
    let item = BankMedia.item(of: session.content.items.first?.problem.id)
    return try await BankMedia.$item.withValue(item) { try await page() }
  }

  // MARK: Choosing

  private struct SetChoice: Sendable {
    let id: String
    let title: String
    let count: Int
  }

  private struct BankChoice: Sendable {
    let id: String
    let title: String
    let sets: [SetChoice]
    /// Whether there are topics to choose among.
    let hasTopics: Bool
    /// The numbers of problems that can be asked for.
    let counts: [Int]
    let hasCounts: Bool
  }

  private struct Played: Sendable {
    let id: String
    let title: String
    let date: String
    let score: String
    let isFinished: Bool
    let progress: String
  }

  private struct Choosing: Sendable {
    let assigned: [AssignmentPages.Due]
    let banks: [BankChoice]
    let open: [Played]
    let finished: [Played]
    let curve: String?
  }

  private func choice(
    for context: ClassroomContext,
    notice: Notice? = nil
  ) async throws -> Response {
    let visitor = context.visitor
    var choices: [BankChoice] = []
    for item in try store.library(of: "bank") {
      guard let bank = try await banks.bank(of: item.id) else { continue }
      let sets = bank.allSets.compactMap { set -> SetChoice? in
        let count = set.problems.count + set.templates.count
        return count == 0
          ? nil : SetChoice(id: set.id.rawValue, title: set.title, count: count)
      }
      let counts = Self.counts(of: bank)
      choices.append(
        BankChoice(
          id: item.id,
          title: item.title,
          sets: sets,
          hasTopics: sets.count > 1,
          counts: counts,
          hasCounts: counts.count > 1
        )
      )
    }
    var open: [Played] = []
    var finished: [Played] = []
    var percents: [Int] = []
    let hidden = try hiddenResults()
    for entry in try await histories.history(of: context.account).entries {
      let (head, digest) = (entry.head, entry.digest)
      let isHidden = head.assignment.map(hidden.contains) ?? false
      let played = Played(
        id: head.id,
        title: head.title,
        date: Days.day(Date(timeIntervalSince1970: head.createdAt), in: visitor.language),
        score: isHidden || !digest.isWorthSomething ? "–" : "\(digest.percent) %",
        isFinished: digest.isFinished,
        progress: "\(digest.decided) / \(digest.count)"
      )
      if digest.isFinished {
        // The list shows the last ones; the curve says how it went before.
        if finished.count < Self.shownLimit { finished.append(played) }
        if !isHidden, digest.isWorthSomething, percents.count < Self.shownLimit {
          percents.append(digest.percent)
        }
      } else {
        open.append(played)
      }
    }
    return pages.page(
      "quizzes",
      title: "quizzes",
      section: "quizzes",
      showing: Choosing(
        assigned: try await assignments.due(for: context),
        banks: choices,
        open: open,
        finished: finished,
        curve: percents.count > 1 ? Curve(percents.reversed()).svg : nil
      ),
      to: visitor,
      notice: notice
    )
  }

  /// The numbers of problems that can be asked for: a few, and none above what a bank has.
  static func counts(of bank: ProblemBank) -> [Int] {
    let offered = [5, 10, 15, 20]
    let all = bank.allSets.reduce(0) { count, set in
      count + set.problems.count + set.templates.reduce(0) { $0 + $1.variantsPerQuiz }
    }
    let fewer = offered.filter { $0 < all }
    return fewer.count == offered.count ? offered : fewer + [all]
  }

  /// The assignments whose results are not shown yet.
  private func hiddenResults() throws -> Set<String> {
    let now = Date()
    return Set(try store.assignments().filter { !$0.showsResults(at: now) }.map(\.id))
  }

  private struct BeginForm: Decodable {
    let bank: String
    let sets: [String]?
    let count: Int?
    /// Whether the problems are those that are due to be repeated.
    let review: Bool?
  }

  private func begin(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: BeginForm.self, context: context)
    guard let bank = try await banks.bank(of: form.bank) else { throw HTTPError(.notFound) }
    let title = try store.item(form.bank)?.title ?? bank.title
    let now = Date()
    let id = Secrets.token()
    // The quiz of an address is drawn once and stored, so any generator will do.
    var generator = SeededGenerator(seed: UInt64.random(in: .min ... .max))
    let quiz: Quiz
    do {
      let sets = form.sets.map { $0.map { ProblemSet.ID($0) } }
      let review =
        form.review == true ? SpacedReview(spacing: .fsrs, filling: .nothing) : nil
      quiz = try Quiz(
        from: bank,
        Blueprint(count: form.count ?? 10) {
          $0.sets = sets
          $0.review = review
          $0.shortage = .shorten
        },
        evidence: QuizEvidence(
          answers: try await histories.history(of: context.account).answers,
          learner: context.account.learner,
          at: now,
          calendar: .current
        ),
        rules: .immediate,
        id: Quiz.ID(id),
        title: title,
        using: &generator
      )
    } catch {
      let notice = pages.notice(ofDrawing: error, to: context.visitor)
      return try await choice(for: context, notice: notice)
    }
    var session = QuizSession(quiz)
    try session.start(at: now)
    try await streams.begin(
      id,
      title: title,
      owner: context.account.id,
      with: session,
      at: now
    )
    return .redirect(to: "/quizzes/\(id)", type: .normal)
  }

  // MARK: Playing

  private struct Hint: Sendable {
    let html: String
    let number: Int
  }

  private struct Playing: Sendable {
    let id: String
    let title: String
    let seen: Int
    let number: Int
    let count: Int
    let decided: Int
    let score: String
    let problem: ProblemView
    let isOpen: Bool
    /// Whether nothing is judged before it is handed in.
    let isTest: Bool
    /// When the time is up.
    let end: String?
    let canSkip: Bool
    let hints: [Hint]
    let nextHint: String?
    let feedback: FeedbackView?
    let responseHTML: String?
    let skipped: [ProblemView.Choice]
    /// Whether there is a problem to go to.
    let canGo: Bool
    /// Whether there are too many to have a button each.
    let isLong: Bool
  }

  /// The most problems to go to that have a button each.
  private static let buttonLimit = 10

  private func problem(
    for context: ClassroomContext,
    given: AnswerForm? = nil,
    refused: (any Error)? = nil
  ) async throws -> Response {
    let id = try own(context)
    let session = try await upToDate(id)
    let field = refused.flatMap { error in
      session.currentItem.flatMap { RefusedField(error, in: $0) }
    }
    let notice = try refused.map {
      try pages.notice(
        of: $0,
        about: field,
        in: session.currentItem?.presentation,
        to: context.visitor
      )
    }
    guard let item = session.currentItem else {
      guard session.phase == .readyToSubmit else {
        return .redirect(to: "/quizzes/\(id)/summary", type: .normal)
      }
      return try ready(session, id, for: context, notice: notice)
    }
    let isTest = session.content.rules.mode == .deferred
    let words = pages.words(for: context.visitor)
    let presentation = item.presentation
    let current = session.currentIndex ?? 0
    let reachable = Self.reachable(in: session)
    let title = try title(of: id)
    let playing = Playing(
      id: id,
      title: title,
      seen: session.eventCount,
      number: current + 1,
      count: session.content.items.count,
      decided: session.decidedCount,
      score: session.score.plain(in: context.visitor.language),
      problem: ProblemView(
        presentation,
        marked: session.markedOptions,
        given: given,
        refused: field,
        words: words,
        contentLanguage: try await banks.language(of: item.problem.id),
        in: context.visitor.language
      ),
      isOpen: session.phase == .presenting,
      isTest: isTest,
      end: session.quizEnd.map { Days.text($0, in: context.visitor.language) },
      canSkip: session.phase == .presenting && session.undecidedProblems.count > 1,
      hints: session.takenHints.enumerated().map {
        Hint(html: $1.hint.text.onPage, number: $0 + 1)
      },
      nextHint: session.phase == .presenting ? session.nextHintPenalty.map(\.description) : nil,
      feedback: isTest
        ? nil
        : session.feedback.map {
          FeedbackView($0, on: item, in: context.visitor.phrasebook, words: words)
        },
      responseHTML: session.phase == .presenting || !presentation.options.isEmpty
        ? nil
        : session.summary.results.first { $0.id == item.problem.id }?.response?
          .html(for: item),
      skipped: reachable,
      canGo: !reachable.isEmpty,
      isLong: reachable.count > Self.buttonLimit
    )
    return pages.page(
      "problem",
      title: title,
      section: "quizzes",
      showing: playing,
      to: context.visitor,
      notice: notice
    )
  }

  /// The problems that somebody can go to, by their places.
  private static func reachable(in session: QuizSession) -> [ProblemView.Choice] {
    let isTest = session.content.rules.mode == .deferred
    let others = isTest ? session.content.items.map(\.problem.id) : session.undecidedProblems
    let now = max(Date(), session.lastEvent?.date ?? .distantPast)
    return others.compactMap { other in
      var trial = session
      guard (try? trial.comeBack(to: other, at: now)) != nil else { return nil }
      let place = session.content.items.firstIndex { $0.problem.id == other } ?? 0
      return ProblemView.Choice(
        id: AnswerForm.key(place),
        text: "\(place + 1)",
        isSelected: false
      )
    }
  }

  /// The session now: one whose time is up, or whose assignment is over, is handed in.
  func upToDate(_ id: String) async throws -> QuizSession { try await endings.upToDate(id) }

  private struct Ready: Sendable {
    let id: String
    let title: String
    let seen: Int
    let skipped: [ProblemView.Choice]
    let canGo: Bool
    let isLong: Bool
  }

  /// All problems were gone through: it can be handed in, or gone back to one.
  private func ready(
    _ session: QuizSession,
    _ id: String,
    for context: ClassroomContext,
    notice: Notice?
  ) throws -> Response {
    let reachable = Self.reachable(in: session)
    let title = try title(of: id)
    return pages.page(
      "ready",
      title: title,
      section: "quizzes",
      showing: Ready(
        id: id,
        title: title,
        seen: session.eventCount,
        skipped: reachable,
        canGo: !reachable.isEmpty,
        isLong: reachable.count > Self.buttonLimit
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let id = try own(context)
    let command = try context.parameters.require("command")
    let form = try await request.decode(as: AnswerForm.self, context: context)
    guard try await !upToDate(id).isFinished else {
      return .redirect(to: "/quizzes/\(id)/summary", type: .normal)
    }
    do {
      let changed = try await streams.act(in: id, after: form.seen) {
        (session, now) -> QuizSession in
        switch command {
        case "answer":
          guard let item = session.currentItem else { return session }
          guard let response = form.response(to: item.presentation) else {
            throw QuizError.response(.emptyResponse(problem: item.problem.id))
          }
          try session.answer(presented: response, at: now)
          // In a test there is nothing to read before the next problem.
          if session.content.rules.mode == .deferred { try session.proceed(at: now) }
        // What was answered counts, also where not all of it was.
        case "submit", "finish": try session.submit(at: now)
        case "proceed": try session.proceed(at: now)
        case "skip": try session.skip(at: now)
        case "hint": try session.takeHint(at: now)
        case "reveal": try session.reveal(at: now)
        case "back":
          let items = session.content.items
          guard let item = form.choice.flatMap({ AnswerForm.element($0, of: items) }) else {
            throw HTTPError(.badRequest)
          }
          try session.comeBack(to: item.problem.id, at: now)
        default: throw HTTPError(.notFound)
        }
        return session
      }
      if changed.isFinished, let head = try store.head(of: id) {
        _ = try await endings.follow(changed, at: head, of: context.account)
      }
    } catch {
      return try await problem(
        for: context,
        given: form,
        refused: error
      )
    }
    return .redirect(to: "/quizzes/\(id)", type: .normal)
  }
}

extension StreamHead {
  /// The answers in a quiz; those of one that was drawn before problems had the names of their
  /// banks count for the problems that have such a name now.
  func answers(in session: QuizSession, by account: Account) -> AnswerLog {
    var log = AnswerLog()
    log.record(session, by: account.learner)
    return bank.map { log.qualified(by: ProblemBank.ID($0)) } ?? log
  }

  /// The name that a problem of the quiz has now.
  func name(of problem: Problem.ID) -> Problem.ID {
    bank.map { Problem.ID("\($0)/\(problem)") } ?? problem
  }
}
