// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// The questions of a live round and how players answered them.
///
/// Events are in the order in which they became known, and the time of an answer is when it became
/// known. So nobody can see the results first and answer afterwards.
package struct LiveRoundState: SharedState {
  package typealias Content = LiveRound.Content
  package typealias Action = LiveRound.Action
  package typealias Refusal = LiveRoundError

  /// A question that was opened.
  struct Question: Hashable, Sendable {
    let problem: Problem.ID
    let openedAt: Date
    /// When no more answers are taken: by the time limit, or earlier by the host.
    var end: Date
    var answers: [Learner.ID: LiveRound.Answer] = [:]
  }

  package static var order: EventOrder { .recorded }
  package var clocks: LogClocks { LogClocks(content.clocks.draft) }

  private let content: LiveRound.Content
  private(set) var players: [Learner.ID] = []
  /// The same, to be looked up with each answer.
  private var joined: Set<Learner.ID> = []
  private(set) var questions: [Question] = []
  private(set) var endedAt: Date?

  package init(_ content: LiveRound.Content) {
    self.content = content
  }

  package mutating func apply(_ event: LiveRound.Event) throws(LiveRoundError) {
    // The log has left the event out already, or the name.
    if event.action.takesOut { return }
    guard let actor = event.actor else { throw .log(.actorMissing) }
    guard endedAt == nil else { throw .isFinished }
    let now = event.recordedAt
    switch event.action {
    case .joined:
      guard actor != content.host else { throw .hostCannotPlay }
      guard !actor.rawValue.isInvisible else { throw .log(.emptyIdentifier) }
      guard joined.insert(actor).inserted else { throw .alreadyJoined(actor) }
      players.append(actor)
    case .opened(let problem):
      try checkHost(actor)
      _ = try item(problem)
      guard !questions.contains(where: { $0.problem == problem }) else {
        throw .alreadyOpened(problem)
      }
      if let last = questions.last, now < last.end { throw .questionIsOpen(last.problem) }
      let end = Date(milliseconds: (now.milliseconds ?? 0) + Int64(content.seconds) * 1000)
      questions.append(Question(problem: problem, openedAt: now, end: end))
    case .answered(let problem, let response):
      try answer(problem, response, by: actor, at: now)
    case .closed(let problem):
      try checkHost(actor)
      let offset = try openQuestion(problem, at: now)
      questions[offset].end = now
    case .ended:
      try checkHost(actor)
      endedAt = now
      if let offset = questions.indices.last, questions[offset].end > now {
        questions[offset].end = now
      }
    case .erased, .voided: break
    }
  }

  private mutating func answer(
    _ problem: Problem.ID,
    _ response: QuizResponse,
    by player: Learner.ID,
    at now: Date
  ) throws(LiveRoundError) {
    guard joined.contains(player) else { throw .notPlayer(player) }
    let item = try item(problem)
    let offset = try openQuestion(problem, at: now)
    guard questions[offset].answers[player] == nil else { throw .alreadyAnswered(problem) }
    let credit: Fraction
    do throws(ResponseError) {
      credit = try item.evaluate(response).credit
    } catch {
      throw .response(error)
    }
    let opened = questions[offset].openedAt.milliseconds ?? 0
    let passed = (now.milliseconds ?? opened) - opened
    questions[offset].answers[player] = LiveRound.Answer(
      response: response,
      credit: credit,
      seconds: Double(passed) / 1000,
      points: content.points(for: credit, of: item.problem, after: passed),
      creditPoints: content.points(for: credit, of: item.problem, after: 0)
    )
  }

  private func checkHost(_ actor: Learner.ID) throws(LiveRoundError) {
    guard actor == content.host else { throw .notHost(actor) }
  }

  private func item(_ problem: Problem.ID) throws(LiveRoundError) -> Quiz.Item {
    guard let item = content.quiz.items.first(where: { $0.problem.id == problem }) else {
      throw .unknownProblem(problem)
    }
    return item
  }

  /// The offset of the question that is open.
  private func openQuestion(
    _ problem: Problem.ID,
    at now: Date
  ) throws(LiveRoundError) -> Int {
    guard let offset = questions.indices.last, questions[offset].problem == problem else {
      if let past = questions.first(where: { $0.problem == problem }) {
        throw .timeIsUp(at: past.end)
      }
      _ = try item(problem)
      throw .questionIsNotOpen(problem)
    }
    guard now < questions[offset].end else { throw .timeIsUp(at: questions[offset].end) }
    return offset
  }
}

// MARK: - What is taken out

extension LiveRoundState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: LiveRound.Action) -> LiveRound.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func check(
    _ claim: VoidClaim<LiveRound.Action>,
    of content: LiveRound.Content
  ) throws(LiveRoundError) {
    guard let actor = claim.void.actor, actor != content.host else { return }
    guard case .joined = claim.root.action, claim.refusalOfOthers == nil else {
      throw .notHost(actor)
    }
  }
}

extension LiveRoundState: ErasingState {
  package typealias Erasures = Self

  package static func erases(_ action: LiveRound.Action) -> Bool {
    if case .erased = action { true } else { false }
  }

  package static func redacted(
    _ content: LiveRound.Content,
    by erasure: LiveRound.Event
  ) -> LiveRound.Content {
    guard case .erased(let erased) = erasure.action else { return content }
    return content.hosted(by: erased.redacted(content.host))
  }

  package static func redacted(
    _ event: LiveRound.Event,
    by erasure: LiveRound.Event
  ) -> LiveRound.Event {
    guard case .erased(let erased) = erasure.action else { return event }
    return event.redacted(by: event.actor.map(erased.redacted))
  }
}

extension LiveRound.Action {
  /// Whether it takes events or names out, and does nothing else.
  fileprivate var takesOut: Bool {
    switch self {
    case .erased, .voided: true
    case .joined, .opened, .answered, .closed, .ended: false
    }
  }
}

/// The reason a live round refuses a command, or an event in its log has no effect.
public enum LiveRoundError: LogRefusal, Hashable {
  /// Only the host can do this.
  case notHost(Learner.ID)
  /// The host shows the questions and does not answer them.
  case hostCannotPlay
  /// The learner has not joined.
  case notPlayer(Learner.ID)
  /// The learner has joined already.
  case alreadyJoined(Learner.ID)
  /// The quiz does not have this problem.
  case unknownProblem(Problem.ID)
  /// The question was opened before.
  case alreadyOpened(Problem.ID)
  /// Another question is open.
  case questionIsOpen(Problem.ID)
  /// The question is not open.
  case questionIsNotOpen(Problem.ID)
  /// The time for the question was up, or the host had ended it.
  case timeIsUp(at: Date)
  /// The player has answered the question.
  case alreadyAnswered(Problem.ID)
  /// The answer cannot be graded, and costs nothing.
  case response(ResponseError)
  /// The round is over.
  case isFinished
  /// The log does not take the event.
  case log(LogError)
}

extension LiveRoundError: WordedError {
  package static var sentences: SentenceCatalog { communitySentences }

  package var wording: Wording {
    switch self {
    case .notHost: "live.notHost"
    case .hostCannotPlay: "live.hostCannotPlay"
    case .notPlayer: "live.notPlayer"
    case .alreadyJoined: "live.alreadyJoined"
    case .unknownProblem: "live.unknownProblem"
    case .alreadyOpened: "live.alreadyOpened"
    case .questionIsOpen: "live.questionIsOpen"
    case .questionIsNotOpen: "live.questionIsNotOpen"
    case .timeIsUp: "live.timeIsUp"
    case .alreadyAnswered: "live.alreadyAnswered"
    case .response(let error): Wording(error)
    case .isFinished: Wording("live.finished", case: "isFinished")
    case .log(let error): Wording(error)
    }
  }
}
