// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import QuizCommunity
import Quizzes

/// Challenging classmates to the same quiz.
///
/// Nobody sees a score before all have played.
struct ChallengePages: Sendable {
  static let kind = "challenge"
  /// How many challenges somebody may have sent that are not over yet.
  static let openLimit = 10

  /// A duel is played as a test: no answer is shown before the end, so that nobody can look first
  /// and play then.
  static var rules: QuizRules {
    get throws { try QuizRules { $0.mode = .deferred } }
  }

  let store: Store
  let banks: Banks
  let pages: Pages
  let streams: Streams<QuizChallenge>
  let quizzes: Streams<QuizSession>
  let histories: Histories

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/challenges") { _, context in try await list(for: context) }
    routes.post("/challenges") { request, context in try await challenge(request, context) }
    routes.get("/challenges/:challenge/:command") { _, _ -> Response in
      .redirect(to: "/challenges", type: .normal)
    }
    routes.post("/challenges/:challenge/:command") { _, context in try await command(context) }
  }

  // MARK: What there is

  private struct Player: Sendable {
    let name: String
    let state: String
    let score: String?
    let rank: Int?
  }

  private struct Shown: Sendable {
    let id: String
    let title: String
    let deadline: String
    let players: [Player]
    let outcome: String?
    let canAccept: Bool
    let canPlay: Bool
    let playing: String?
  }

  private struct Listed: Sendable {
    let challenges: [Shown]
    let banks: [LibraryItem]
    let classmates: [ProblemView.Choice]
  }

  private func list(
    for context: ClassroomContext,
    notice: Notice? = nil
  ) async throws -> Response {
    let account = try context.account
    let words = pages.words(for: context.visitor)
    let accounts = try store.accounts()
    let names = ShownNames(accounts, in: words)
    var shown: [Shown] = []
    let own = Set(try store.streams(of: Self.kind, naming: account.id))
    for head in try store.streams(of: Self.kind) where own.contains(head.id) {
      guard let challenge = try await handInWhatWasLeft(of: head.id, by: account) else { continue }
      let now = max(Date(), challenge.lastEvent?.date ?? .distantPast)
      // Whoever is not a player is refused by the challenge itself.
      guard let view = try? challenge.view(for: account.learner, at: now) else { continue }
      let me = view.player(account.learner)?.state
      let playing = me == .playing ? try await quiz(of: head.id, by: account) : nil
      shown.append(
        Shown(
          id: head.id,
          title: head.title,
          deadline: Days.end(view.deadline, in: context.visitor.language),
          players: view.players.map { player in
            Player(
              name: names[player.id],
              state: player.forfeit.flatMap { words["forfeit.\($0.rawValue)"] }
                ?? words["player.\(player.state.rawValue)"] ?? player.state.rawValue,
              score: player.score?.plain(in: context.visitor.language),
              rank: player.rank
            )
          },
          outcome: view.outcome.map { Self.text(of: $0, names: names, words: words) },
          canAccept: me == .invited,
          canPlay: me == .accepted || (me == .playing && playing == nil),
          playing: playing
        )
      )
    }
    return pages.page(
      "challenges",
      title: "challenges",
      section: "challenges",
      showing: Listed(
        challenges: shown,
        banks: try store.library(of: "bank"),
        classmates: accounts.filter { $0.id != account.id && $0.role == .learner }
          .map { ProblemView.Choice(id: $0.id, text: $0.name, isSelected: false) }
      ),
      to: context.visitor,
      notice: notice
    )
  }

  /// The challenges that somebody has not begun to play; the quizzes of others are quizzes to go on
  /// with.
  func awaiting(for context: ClassroomContext) async throws -> [Awaiting] {
    let account = try context.account
    let words = pages.words(for: context.visitor)
    var found: [Awaiting] = []
    let own = Set(try store.streams(of: Self.kind, naming: account.id))
    for head in try store.streams(of: Self.kind) where own.contains(head.id) {
      guard let challenge = try await streams.readable(at: head.id) else { continue }
      let now = max(Date(), challenge.lastEvent?.date ?? .distantPast)
      guard let view = try? challenge.view(for: account.learner, at: now),
        let state = view.player(account.learner)?.state
      else { continue }
      if state == .invited || state == .accepted {
        found.append(
          Awaiting(
            "/challenges",
            "\(words["challenge"] ?? ""): \(head.title)",
            words["yourTurn"] ?? ""
          )
        )
      }
    }
    return found
  }

  private static func text(
    of outcome: QuizChallenge.View.Outcome,
    names: ShownNames,
    words: [String: String]
  ) -> String {
    switch outcome {
    case .won(let winner):
      "\(words["outcome.won"] ?? "") \(names[winner])"
    case .tied(let players):
      "\(words["outcome.tied"] ?? "") "
        + players.map { names[$0] }.joined(separator: ", ")
    case .noContest: words["outcome.noContest"] ?? ""
    case .forfeitedByAll: words["outcome.forfeitedByAll"] ?? ""
    }
  }

  /// How many challenges of an account are not over yet.
  private func openCount(of account: Account) async throws -> Int {
    var count = 0
    for id in try store.streams(of: Self.kind, naming: account.id) {
      guard let challenge = try await streams.readable(at: id) else { continue }
      let now = max(Date(), challenge.lastEvent?.date ?? .distantPast)
      let view = try? challenge.view(for: account.learner, at: now)
      if challenge.content.players.first == account.learner, view?.outcome == nil { count += 1 }
    }
    return count
  }

  /// The quiz that an account plays for a challenge: it has the challenge's identifier.
  private func quiz(of challenge: String, by account: Account) async throws -> String? {
    try await histories.history(of: account).entries
      .first { $0.digest.quiz.rawValue == challenge }?.head.id
  }

  /// The challenge, after a quiz has been handed in that was finished when the program ended; nil
  /// for one that cannot be read.
  private func handInWhatWasLeft(of id: String, by account: Account) async throws -> QuizChallenge?
  {
    guard let challenge = try await streams.readable(at: id) else { return nil }
    let now = max(Date(), challenge.lastEvent?.date ?? .distantPast)
    guard let view = try? challenge.view(for: account.learner, at: now),
      view.player(account.learner)?.state == .playing,
      let quiz = try await quiz(of: id, by: account)
    else { return challenge }
    guard let session = try await quizzes.readable(at: quiz), session.isFinished else {
      return challenge
    }
    return try await streams.change(id, at: now) { challenge, date in
      try challenge.submit(session, by: account.learner, at: date)
      return challenge
    }
  }

  // MARK: Commands

  private struct Form: Decodable {
    let bank: String
    let players: [String]?
    let count: Int?
  }

  private func challenge(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let account = try context.account
    guard let bank = try await banks.bank(of: form.bank) else { throw HTTPError(.notFound) }
    let words = pages.words(for: context.visitor)
    // Those who teach are not offered, and so they cannot be sent either.
    let known = Set(try store.accounts().filter { $0.role == .learner }.map(\.id))
    let players = (form.players ?? []).filter { known.contains($0) && $0 != account.id }
    guard try await openCount(of: account) < Self.openLimit else {
      return try await list(for: context, notice: Notice(words["challenge.tooMany"]))
    }
    guard !players.isEmpty else {
      return try await list(
        for: context,
        notice: Notice(words["challenge.nobody"])
      )
    }
    let title = try store.item(form.bank)?.title ?? bank.title
    let now = Date()
    let id = Secrets.token()
    var generator = SeededGenerator(seed: UInt64.random(in: .min ... .max))
    let challenge: QuizChallenge
    do {
      let quiz = try Quiz(
        from: bank,
        Blueprint(count: form.count ?? 5) { $0.shortage = .shorten },
        rules: Self.rules,
        id: Quiz.ID(id),
        title: title,
        using: &generator
      )
      challenge = try QuizChallenge(
        id: QuizChallenge.ID(id),
        quiz: quiz,
        by: account.learner,
        inviting: players.map { Learner.ID($0) },
        at: now,
        until: now + 7 * 86_400
      )
    } catch {
      let notice = pages.notice(ofDrawing: error, to: context.visitor)
      return try await list(for: context, notice: notice)
    }
    try await streams.begin(id, title: title, owner: nil, with: challenge, at: now)
    return .redirect(to: "/challenges", type: .normal)
  }

  private func command(_ context: ClassroomContext) async throws -> Response {
    let id = try context.parameters.require("challenge")
    let command = try context.parameters.require("command")
    let account = try context.account
    let hasQuiz = try await quiz(of: id, by: account) != nil
    do {
      let begun = try await streams.change(id, at: Date()) {
        (challenge, date) -> QuizSession? in
        let now = max(date, challenge.lastEvent?.date ?? date)
        switch command {
        case "accept": try challenge.accept(by: account.learner, at: now)
        case "decline": try challenge.decline(by: account.learner, at: now)
        case "start":
          do {
            return try challenge.start(by: account.learner, at: now)
          } catch ChallengeError.alreadyStarted where !hasQuiz {
            // The program ended between the start and the quiz.
            return QuizSession(challenge.content.quiz)
          }
        default: throw HTTPError(.notFound)
        }
        return nil
      }
      guard let begun else { return .redirect(to: "/challenges", type: .normal) }
      let quiz = Secrets.token()
      try await quizzes.begin(
        quiz,
        title: begun.content.title ?? "",
        owner: account.id,
        with: begun,
        at: Date()
      )
      return .redirect(to: "/quizzes/\(quiz)", type: .normal)
    } catch {
      return try await list(
        for: context,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
  }
}
