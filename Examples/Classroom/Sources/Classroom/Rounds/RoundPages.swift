// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import QuizCommunity
import Quizzes

/// Live rounds: one question at a time for all, results when it is over, and standings that follow.
///
/// The round itself says what may be shown and which answers came in time.
struct RoundPages: Sendable {
  static let kind = "round"
  /// How many players stand on a page with their points, besides the viewer.
  private static let shownLimit = 10

  let store: Store
  let banks: Banks
  let pages: Pages
  let rounds: Rounds
  let earnings: Earnings
  /// What those who play follow: questions that open and close.
  let changes = Broadcast()
  /// What those follow who host: also who comes in, and who has answered.
  let arrivals = Broadcast()

  /// Adds the routes of those who play.
  func addOpen(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/live") { _, context in try await entrance(for: context) }
    routes.post("/live") { request, context in try await join(request, context) }
    routes.get("/live/:round") { _, context in try await playing(for: context) }
    routes.get("/live/:round/changes") { request, context in
      try await changes.stream(to: context.account.id, for: request)
    }
    // A refused form is shown at the address that it was sent to, which can be loaded, too.
    routes.get("/live/:round/:command") { _, context -> Response in
      .redirect(to: "/live/\(try context.parameters.require("round"))", type: .normal)
    }
    routes.post("/live/:round/:command") { request, context in try await play(request, context) }
  }

  /// Adds the routes of those who host.
  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/live") { _, context in try await list(for: context) }
    routes.post("/class/live") { request, context in try await begin(request, context) }
    routes.get("/class/live/:round") { _, context in try await hosting(for: context) }
    routes.get("/class/live/:round/changes") { request, context in
      try await arrivals.stream(to: context.account.id, for: request)
    }
    routes.get("/class/live/:round/:command") { _, context -> Response in
      .redirect(to: "/class/live/\(try context.parameters.require("round"))", type: .normal)
    }
    routes.post("/class/live/:round/:command") { request, context in
      try await host(request, context)
    }
  }

  private func round(_ context: ClassroomContext) async throws -> (id: String, round: LiveRound) {
    let id = try context.parameters.require("round")
    return (id, try await rounds.streams.state(of: id))
  }

  /// The date of a view: a clock that was set back is as late as the last event.
  private func now(_ round: LiveRound) -> Date {
    max(Date(), round.lastEvent?.recordedAt ?? .distantPast)
  }

  private func names(for visitor: Visitor) throws -> ShownNames {
    ShownNames(try store.accounts(), in: pages.words(for: visitor))
  }

  /// The question of a view, in the words and with the images of its bank.
  private func question(
    _ view: LiveRound.View,
    of round: LiveRound,
    given: AnswerForm? = nil,
    refused: RefusedField? = nil,
    for visitor: Visitor
  ) async throws -> RoundQuestion? {
    guard let question = view.question else { return nil }
    let language = try await banks.language(of: question.problem.id)
    let words = pages.words(for: visitor)
    return BankMedia.$item.withValue(BankMedia.item(of: question.problem.id)) {
      RoundQuestion(
        question,
        of: round,
        at: view.date,
        given: given,
        refused: refused,
        words: words,
        contentLanguage: language,
        in: visitor.phrasebook
      )
    }
  }

  private func places(
    _ view: LiveRound.View,
    _ viewer: Learner.ID,
    for visitor: Visitor
  ) throws -> [RoundPlace] {
    let names = try names(for: visitor)
    return view.ranking.enumerated()
      .filter { $0.offset < Self.shownLimit || $0.element.id == viewer }
      .map { RoundPlace($0.element, names: names, viewer: viewer) }
  }

  // MARK: Those who play

  private struct Running: Sendable {
    let id: String
    let title: String
  }

  private struct Entrance: Sendable {
    let code: String
    let running: [Running]
    let hasRunning: Bool
  }

  private func entrance(
    for context: ClassroomContext,
    code: String = "",
    notice: Notice? = nil
  ) async throws -> Response {
    let account = try context.account
    guard account.role == .learner else { return .redirect(to: "/class/live", type: .normal) }
    var running: [Running] = []
    for head in try store.runningRounds() {
      guard let round = try await rounds.streams.readable(at: head.id),
        round.players.contains(account.learner)
      else { continue }
      running.append(Running(id: head.id, title: head.title))
    }
    return pages.page(
      "join-live",
      title: "live",
      section: "quizzes",
      showing: Entrance(code: code, running: running, hasRunning: !running.isEmpty),
      to: context.visitor,
      notice: notice
    )
  }

  private struct JoinForm: Decodable {
    let code: String?
  }

  private func join(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let code = try await request.decode(as: JoinForm.self, context: context).code ?? ""
    do {
      let id = try await rounds.join(code, by: context.account, at: Date())
      await arrivals.announce()
      return .redirect(to: "/live/\(id)", type: .normal)
    } catch let refusal as Rounds.Refusal {
      let words = pages.words(for: context.visitor)
      return try await entrance(for: context, code: code, notice: Notice(words[refusal.rawValue]))
    } catch {
      return try await entrance(
        for: context,
        code: code,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
  }

  private struct Playing: Sendable {
    let id: String
    let title: String
    /// What part of the page is replaced even while somebody writes into it: another question.
    let key: String
    let question: RoundQuestion?
    /// The problem of the question, for its form.
    let problem: ProblemView?
    let isWaiting: Bool
    let canAnswer: Bool
    let responseHTML: String?
    let isJudged: Bool
    let mood: String
    let moodWord: String
    let points: Int
    let places: [RoundPlace]
    let hasPlaces: Bool
    let isFinished: Bool
  }

  private func playing(
    for context: ClassroomContext,
    given: AnswerForm? = nil,
    refused: (any Error)? = nil
  ) async throws -> Response {
    let (id, round) = try await round(context)
    let learner = try context.account.learner
    let view: LiveRound.View
    do {
      view = try round.view(for: learner, at: now(round))
    } catch {
      // Whoever does not take part comes in by the code.
      return try await entrance(
        for: context,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    let words = pages.words(for: context.visitor)
    let item = round.content.quiz.items.first { $0.problem.id == view.question?.problem.id }
    let field = refused.flatMap { error in item.flatMap { RefusedField(error, in: $0) } }
    let question = try await question(
      view,
      of: round,
      given: given,
      refused: field,
      for: context.visitor
    )
    let shown = view.question
    let isOpen = shown?.isOpen == true && !view.isFinished
    let mood =
      shown?.credit.map { $0 == .one ? "correct" : $0 == .zero ? "wrong" : "partial" } ?? "waiting"
    let isLeft = !round.players.contains(learner)
    return pages.page(
      "live",
      title: round.content.quiz.title ?? "live",
      section: "quizzes",
      showing: Playing(
        id: id,
        title: round.content.quiz.title ?? "",
        key: "\(shown?.number ?? 0) \(isOpen) \(view.isFinished)",
        question: question,
        problem: question?.problem,
        isWaiting: question == nil && !view.isFinished,
        canAnswer: isOpen && shown?.response == nil && !isLeft,
        responseHTML: shown.flatMap { question in
          BankMedia.$item.withValue(BankMedia.item(of: question.problem.id)) {
            question.response?.html(for: question.problem)
          }
        },
        isJudged: shown != nil && !isOpen,
        mood: mood,
        moodWord: shown?.credit == nil
          ? words["live.notAnswered"] ?? "" : words["feedback.\(mood)"] ?? "",
        points: shown?.points ?? 0,
        places: isOpen ? [] : try places(view, learner, for: context.visitor),
        hasPlaces: !isOpen && !view.ranking.isEmpty && question != nil,
        isFinished: view.isFinished
      ),
      to: context.visitor,
      notice: try refused.map {
        try pages.notice(of: $0, about: field, in: item?.presentation, to: context.visitor)
      }
    )
  }

  private struct PlayForm: Decodable {
    /// The number of the question that the page has shown.
    let number: Int?
  }

  private func play(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: AnswerForm.self, context: context)
    let number = try await request.decode(as: PlayForm.self, context: context).number ?? 0
    let id = try context.parameters.require("round")
    let account = try context.account
    do {
      switch try context.parameters.require("command") {
      case "answer":
        try await rounds.answer(number, in: id, by: account) { form.response(to: $0) }
      case "leave":
        try await rounds.act(in: id) { try $0.leave(by: account.learner, at: $1) }
      default: throw HTTPError(.notFound)
      }
    } catch {
      return try await playing(for: context, given: form, refused: error)
    }
    await arrivals.announce()
    return .redirect(to: "/live/\(id)", type: .normal)
  }

  // MARK: Those who host

  private struct Listed: Sendable {
    let id: String
    let title: String
    let date: String
    let players: Int
    let questions: String
    let isOver: Bool
    let code: String?
  }

  private struct Listing: Sendable {
    let rounds: [Listed]
    let banks: [ProblemView.Choice]
    let hasBanks: Bool
  }

  private func list(for context: ClassroomContext, notice: Notice? = nil) async throws -> Response {
    var listed: [Listed] = []
    for head in try store.streams(of: Self.kind).prefix(50) {
      guard let round = try await rounds.streams.readable(at: head.id) else { continue }
      listed.append(
        Listed(
          id: head.id,
          title: head.title,
          date: Days.text(
            Date(timeIntervalSince1970: head.createdAt),
            in: context.visitor.language
          ),
          players: round.ranking(at: now(round)).count,
          questions: "\(round.openedQuestions.count) / \(round.content.quiz.items.count)",
          isOver: round.isFinished,
          code: try store.code(of: head.id)
        )
      )
    }
    let banks = try store.library(of: "bank").map {
      ProblemView.Choice(id: $0.id, text: $0.title, isSelected: false)
    }
    return pages.page(
      "rounds",
      title: "liveRounds",
      section: "class",
      showing: Listing(rounds: listed, banks: banks, hasBanks: !banks.isEmpty),
      to: context.visitor,
      notice: notice
    )
  }

  private struct BeginForm: Decodable {
    let bank: String?
    let count: Int?
    let seconds: Int?
  }

  private func begin(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: BeginForm.self, context: context)
    let words = pages.words(for: context.visitor)
    guard let item = form.bank, let bank = try await banks.bank(of: item) else {
      return try await list(for: context, notice: Notice(words["assign.noBank"]))
    }
    guard let count = form.count, Rounds.countRange.contains(count), let seconds = form.seconds,
      Rounds.secondsRange.contains(seconds)
    else { return try await list(for: context, notice: Notice(words["rules.outside"])) }
    do {
      let id = try await rounds.begin(
        from: bank,
        title: try store.item(item)?.title,
        count: count,
        seconds: seconds,
        by: context.account,
        at: Date()
      )
      return .redirect(to: "/class/live/\(id)", type: .normal)
    } catch let error as QuizGenerationError {
      return try await list(
        for: context,
        notice: pages.notice(ofDrawing: error, to: context.visitor)
      )
    }
  }

  private struct Hosting: Sendable {
    let id: String
    let title: String
    let key: String
    let code: String?
    let question: RoundQuestion?
    let players: [RoundPlace]
    let playerCount: Int
    let places: [RoundPlace]
    let isOpen: Bool
    let hasNext: Bool
    let isFirst: Bool
    let isFinished: Bool
    let isHost: Bool
  }

  private func hosting(for context: ClassroomContext, notice: Notice? = nil) async throws
    -> Response
  {
    let (id, round) = try await round(context)
    let host = round.content.host
    // Every teacher sees what the host sees; the round lets the host alone open questions.
    let view = try round.view(for: host, at: now(round))
    let names = try names(for: context.visitor)
    let isOpen = view.question?.isOpen == true && !view.isFinished
    return pages.page(
      "round",
      title: round.content.quiz.title ?? "liveRounds",
      section: "class",
      showing: Hosting(
        id: id,
        title: round.content.quiz.title ?? "",
        key: "\(view.question?.number ?? 0) \(isOpen) \(view.isFinished)",
        code: try store.code(of: id),
        question: try await question(view, of: round, for: context.visitor),
        players: view.ranking.map { RoundPlace($0, names: names, viewer: host) }
          .filter(\.isPresent),
        playerCount: round.players.count,
        places: isOpen ? [] : try places(view, host, for: context.visitor),
        isOpen: isOpen,
        hasNext: !isOpen && !view.isFinished
          && round.openedQuestions.count < round.content.quiz.items.count,
        isFirst: round.openedQuestions.isEmpty,
        isFinished: view.isFinished,
        isHost: host == (try context.account.learner)
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private struct HostForm: Decodable {
    let number: Int?
    let player: String?
  }

  private func host(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: HostForm.self, context: context)
    let id = try context.parameters.require("round")
    let account = try context.account
    do {
      switch try context.parameters.require("command") {
      case "next": _ = try await rounds.openNext(in: id, by: account)
      case "close": try await rounds.close(form.number ?? 0, in: id, by: account)
      case "remove":
        let player = Learner.ID(form.player ?? "")
        try await rounds.act(in: id) { try $0.remove(player, by: account.learner, at: $1) }
      case "end":
        let (round, right) = try await rounds.end(id, by: account)
        try await reward(right, in: id, title: round.content.quiz.title ?? "")
      default: throw HTTPError(.notFound)
      }
    } catch {
      return try await hosting(
        for: context,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    await changes.announce()
    await arrivals.announce()
    return .redirect(to: "/class/live/\(id)", type: .normal)
  }

  /// Right answers earn in the group what those in a quiz do.
  private func reward(_ right: [Learner.ID: Int], in id: String, title: String) async throws {
    for account in try store.accounts() {
      guard let count = right[account.learner] else { continue }
      // Each player earns once; the name of the event says nothing of them.
      let digest = Secrets.digest(of: "\(id) \(account.id)").prefix(12)
      let mark = digest.map { String(format: "%02x", $0) }.joined()
      try await earnings.earn(count, for: title, in: "\(id) \(mark)", by: account)
    }
  }
}
