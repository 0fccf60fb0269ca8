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
    /// The date from which no more answers are taken: by the time limit, or earlier by the host.
    var end: Date
    var answers: [Learner.ID: LiveRound.Answer] = [:]
    /// The choices of players in a poll.
    var votes: [Learner.ID: QuizResponse] = [:]
    /// Whether it is a poll, for which nobody gets points.
    var isPoll = false
    /// The players who could not answer it, because they joined when it was over.
    var missed: Set<Learner.ID> = []
  }

  /// Whether somebody who joined is still there.
  enum Presence: Hashable, Sendable {
    case present
    case left
    case removed
  }

  package static var order: EventOrder { .recorded }
  package var clocks: LogClocks { LogClocks(content.clocks.draft) }

  private let content: LiveRound.Content
  /// All who have joined, in order.
  private(set) var players: [Learner.ID] = []
  /// Whether each of them is there.
  private(set) var standings: [Learner.ID: Presence] = [:]
  /// The teams of those who are in one.
  private(set) var teams: [Learner.ID: LiveRound.Team.ID] = [:]
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
    case .joined(let team):
      try join(actor, team, at: now)
    case .left:
      try checkPresent(actor)
      standings[actor] = .left
    case .removed(let player):
      try checkHost(actor)
      guard let presence = standings[player], presence != .removed else {
        throw .unknownPlayer(player)
      }
      standings[player] = .removed
    case .opened(let problem):
      try checkHost(actor)
      let isPoll = try poll(problem) != nil
      guard !questions.contains(where: { $0.problem == problem }) else {
        throw .alreadyOpened(problem)
      }
      if let last = questions.last, now < last.end { throw .questionIsOpen(last.problem) }
      let end = Date(milliseconds: (now.milliseconds ?? 0) + Int64(content.seconds) * 1000)
      questions.append(Question(problem: problem, openedAt: now, end: end, isPoll: isPoll))
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

  /// All who have joined and were not removed, in order.
  var members: [Learner.ID] { players.filter { standings[$0] != .removed } }

  private mutating func join(
    _ player: Learner.ID,
    _ team: LiveRound.Team.ID?,
    at now: Date
  ) throws(LiveRoundError) {
    guard player != content.host else { throw .hostCannotPlay }
    guard !player.rawValue.isInvisible else { throw .log(.emptyIdentifier) }
    switch standings[player] {
    case .present: throw .alreadyJoined(player)
    case .removed: throw .wasRemoved(player)
    case .left, nil: break
    }
    let chosen = team ?? teams[player]
    if let chosen {
      guard content.teams.contains(where: { $0.id == chosen }) else { throw .unknownTeam(chosen) }
    } else if !content.teams.isEmpty {
      throw .teamIsMissing
    }
    if standings[player] == nil {
      players.append(player)
      for offset in questions.indices where questions[offset].end <= now {
        questions[offset].missed.insert(player)
      }
    }
    teams[player] = chosen
    standings[player] = .present
  }

  private mutating func answer(
    _ problem: Problem.ID,
    _ response: QuizResponse,
    by player: Learner.ID,
    at now: Date
  ) throws(LiveRoundError) {
    try checkPresent(player)
    let poll = try poll(problem)
    let offset = try openQuestion(problem, at: now)
    let question = questions[offset]
    guard question.answers[player] == nil, question.votes[player] == nil else {
      throw .alreadyAnswered(problem)
    }
    do throws(ResponseError) {
      if let poll {
        _ = try poll.choice(in: response)
        questions[offset].votes[player] = response
      } else if let item = item(problem) {
        let evaluation = try item.evaluate(response)
        questions[offset].answers[player] = judged(
          response,
          evaluation.credit,
          of: item.problem,
          since: question.openedAt,
          at: now,
          after: questions[..<offset].streak(of: player)
        )
      }
    } catch {
      throw .response(error)
    }
  }

  /// An answer with its points.
  private func judged(
    _ response: QuizResponse,
    _ credit: Fraction,
    of problem: Problem,
    since opening: Date,
    at now: Date,
    after streak: Int
  ) -> LiveRound.Answer {
    let opened = opening.milliseconds ?? 0
    let passed = (now.milliseconds ?? opened) - opened
    let bonus = credit == .one ? content.streakBonus?.points(after: streak) ?? 0 : 0
    return LiveRound.Answer(
      response: response,
      credit: credit,
      seconds: Double(passed) / 1000,
      date: now,
      points: content.points(for: credit, of: problem, after: passed) + bonus,
      creditPoints: content.points(for: credit, of: problem, after: 0),
      streakPoints: bonus
    )
  }

  private func checkPresent(_ player: Learner.ID) throws(LiveRoundError) {
    switch standings[player] {
    case .present: return
    case .removed: throw .wasRemoved(player)
    case .left, nil: throw .notPlayer(player)
    }
  }

  private func checkHost(_ actor: Learner.ID) throws(LiveRoundError) {
    guard actor == content.host else { throw .notHost(actor) }
  }

  /// The problem of the quiz with a name, or nil when there is none.
  private func item(_ problem: Problem.ID) -> Quiz.Item? {
    content.quiz.items.first { $0.problem.id == problem }
  }

  /// The poll with a name, or nil for a problem of the quiz.
  private func poll(_ problem: Problem.ID) throws(LiveRoundError) -> LiveRound.Poll? {
    if let poll = content.polls.first(where: { $0.id == problem }) { return poll }
    guard item(problem) != nil else { throw .unknownProblem(problem) }
    return nil
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
      _ = try poll(problem)
      throw .questionIsNotOpen(problem)
    }
    guard now < questions[offset].end else { throw .timeIsUp(at: questions[offset].end) }
    return offset
  }
}

extension BidirectionalCollection<LiveRoundState.Question> {
  /// Returns the number of questions that a player has answered right in a row, up to the last of
  /// these.
  ///
  /// Polls do not count, nor questions that were over when the player joined.
  func streak(of player: Learner.ID) -> Int {
    lazy.reversed().filter { !$0.isPoll && !$0.missed.contains(player) }
      .prefix { $0.answers[player]?.credit == .one }.count
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

extension LiveRoundState: ManagedState {
  package typealias Authority = Self

  package static func managers(of content: LiveRound.Content) -> Set<Learner.ID> {
    [content.host]
  }
}

extension LiveRoundState: ErasingState {
  package typealias Erasures = Self

  package static func erasedPerson(by action: LiveRound.Action) -> Learner.ID? {
    if case .erased(let erasure) = action { erasure.member } else { nil }
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
    let actor = event.actor.map(erased.redacted)
    guard case .removed(let player) = event.action else { return event.redacted(by: actor) }
    return event.redacted(.removed(erased.redacted(player)), by: actor)
  }
}

extension LiveRound.Action {
  /// Whether it takes events or names out, and does nothing else.
  fileprivate var takesOut: Bool {
    switch self {
    case .erased, .voided: true
    case .joined, .left, .removed, .opened, .answered, .closed, .ended: false
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
  /// The host has removed the learner from the round.
  case wasRemoved(Learner.ID)
  /// No player of this name can be removed.
  case unknownPlayer(Learner.ID)
  /// The round has no team of this name.
  case unknownTeam(LiveRound.Team.ID)
  /// The round has teams, and whoever joins must choose one.
  case teamIsMissing
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
    case .wasRemoved: "live.wasRemoved"
    case .unknownPlayer: "live.unknownPlayer"
    case .unknownTeam: "live.unknownTeam"
    case .teamIsMissing: "live.teamIsMissing"
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
