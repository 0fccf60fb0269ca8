// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// The progress of each player of a challenge.
///
/// The actions of a player depend on no other player. A player who is out stays out, even when
/// events arrive late: an earlier event of the same player can turn one end into another, but not
/// undo it. Therefore a log with more events never hides a revealed result, and a part of a log
/// never reveals a result that the whole log hides.
///
/// Events are in the order in which they became known. In the order in which they happened, a
/// player who has seen the results could report an earlier refusal or a better session.
package struct ChallengeState: SharedState {
  package typealias Content = QuizChallenge.Content
  package typealias Action = QuizChallenge.Action
  package typealias Refusal = ChallengeError

  /// The progress of a player.
  enum Stage: Hashable, Sendable {
    case invited
    case accepted
    case declined
    case playing
    case finished(QuizSession)
    case quit
    case timedOut

    /// Whether nothing more comes from the player.
    var isOut: Bool {
      switch self {
      case .invited, .accepted, .playing: false
      case .declined, .finished, .quit, .timedOut: true
      }
    }
  }

  package static var order: EventOrder { .recorded }
  package var clocks: LogClocks { LogClocks(content.clocks.draft) }

  private let content: QuizChallenge.Content
  private(set) var stages: [Learner.ID: Stage]

  package init(_ content: QuizChallenge.Content) {
    self.content = content
    stages = Dictionary(content.players.map { ($0, .invited) }) { first, _ in first }
    if let challenger = content.challenger {
      stages[challenger] = .accepted
    }
  }

  package mutating func apply(_ event: QuizChallenge.Event) throws(ChallengeError) {
    switch event.action {
    // The log has left the event out already, or the name.
    case .erased, .voided: return
    case .accepted, .declined, .started, .submitted: break
    }
    guard let player = event.actor else { throw .log(.actorMissing) }
    guard let stage = stages[player] else { throw .notPlayer(player) }
    guard event.date >= content.opensAt else { throw .notOpen(until: content.opensAt) }
    guard event.recordedAt < content.deadline else { throw .deadlinePassed(content.deadline) }
    guard stage != .declined else { throw .alreadyDeclined(player) }
    guard !stage.isOut else { throw .alreadyOut(player) }
    stages[player] = try next(after: stage, of: player, event)
  }

  /// The stage to which an event leads a player who is not out.
  private func next(
    after stage: Stage,
    of player: Learner.ID,
    _ event: QuizChallenge.Event
  ) throws(ChallengeError) -> Stage {
    switch (event.action, stage) {
    case (.accepted, .invited): .accepted
    case (.accepted, _): throw .alreadyAccepted(player)
    // A device that does not know that its player has begun on another one means the same.
    case (.declined, .playing): .quit
    case (.declined, _): .declined
    case (.started, .accepted): .playing
    case (.started, .invited): throw .notAccepted(player)
    case (.started, _): throw .alreadyStarted(player)
    case (.submitted(let events), .playing): try end(of: events, event)
    case (.submitted, _): throw .notStarted(player)
    case (.erased, _), (.voided, _): stage
    }
  }

  /// The stage that playing the quiz led to.
  private func end(
    of events: [QuizSession.Event],
    _ event: QuizChallenge.Event
  ) throws(ChallengeError) -> Stage {
    let session: QuizSession
    do throws(ReplayError<QuizError>) {
      // A client can write any judgment into its log.
      session = try QuizSession(content.quiz, judgingAnew: events)
    } catch {
      throw .sessionRefused(error)
    }
    if let first = session.events.first?.date, first < content.opensAt {
      throw .playedTooEarly(possibleFrom: content.opensAt)
    }
    if let last = session.events.last?.date, last > event.date {
      throw .submittedTooEarly(possibleFrom: last)
    }
    switch session.phase {
    case .finished: return .finished(session)
    case .quit: return .quit
    case .timedOut: return .timedOut
    case .notStarted, .presenting, .decided, .readyToSubmit: throw .notFinished
    }
  }
}

// MARK: - What is taken out

extension ChallengeState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: QuizChallenge.Action) -> QuizChallenge.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func check(
    _ claim: VoidClaim<QuizChallenge.Action>,
    of content: QuizChallenge.Content
  ) throws(ChallengeError) {
    guard claim.void.actor == nil else { throw .stays }
  }
}

extension ChallengeState: ManagedState {
  package typealias Authority = Self
}

extension ChallengeState: ErasingState {
  package typealias Erasures = Self

  package static func erasedPerson(by action: QuizChallenge.Action) -> Learner.ID? {
    if case .erased(let erasure) = action { erasure.member } else { nil }
  }

  package static func redacted(
    _ content: QuizChallenge.Content,
    by erasure: QuizChallenge.Event
  ) -> QuizChallenge.Content {
    guard case .erased(let erased) = erasure.action else { return content }
    return content.naming(erased.redacted)
  }

  package static func redacted(
    _ event: QuizChallenge.Event,
    by erasure: QuizChallenge.Event
  ) -> QuizChallenge.Event {
    guard case .erased(let erased) = erasure.action else { return event }
    return event.redacted(by: event.actor.map(erased.redacted))
  }
}

/// The standing of the players of a challenge at a date, and the part of it that may be shown.
struct ChallengeStanding {
  /// The result of a player who has come to an end.
  fileprivate enum Result {
    case score(QuizScore)
    case forfeit(QuizChallenge.View.Forfeit)

    var score: QuizScore? {
      if case .score(let score) = self { score } else { nil }
    }

    var forfeit: QuizChallenge.View.Forfeit? {
      if case .forfeit(let forfeit) = self { forfeit } else { nil }
    }
  }

  private let stages: [Learner.ID: ChallengeState.Stage]
  private let order: [Learner.ID]
  private let isFinished: Bool
  /// Whether all results may be shown.
  private let isRevealed: Bool
  /// The results of those who take part; empty until they may be shown.
  private let revealed: [Learner.ID: Result]
  /// The number of them who have earned these points.
  private let counts: [Fraction: Int]
  /// The rank of those who have earned these points.
  private let ranks: [Fraction: Int]
  /// The rank of those who have no score, after all who have one.
  private let lastRank: Int

  init(_ state: ChallengeState, of players: [Learner.ID], isFinished: Bool) {
    stages = state.stages
    order = players
    self.isFinished = isFinished
    let isRevealed = isFinished || state.stages.values.allSatisfy(\.isOut)
    self.isRevealed = isRevealed
    revealed =
      isRevealed
      ? state.stages.compactMapValues { $0.result(isFinished: isFinished) }
        .filter { $0.value.forfeit?.takesPart ?? true }
      : [:]
    counts = Dictionary(revealed.values.compactMap { $0.score.map { ($0.earned, 1) } }) { $0 + $1 }
    var ranks: [Fraction: Int] = [:]
    var next = 1
    for (earned, count) in counts.sorted(by: { $0.key > $1.key }) {
      ranks[earned] = next
      next += count
    }
    self.ranks = ranks
    lastRank = next
  }

  /// The outcome of the challenge, if that may be shown.
  var outcome: QuizChallenge.View.Outcome? {
    guard isRevealed else { return nil }
    guard revealed.count > 1 else { return .noContest }
    guard let best = counts.keys.max() else { return .forfeitedByAll }
    let winners = order.filter { revealed[$0]?.score?.earned == best }
    return winners.count == 1 ? .won(by: winners[0]) : .tied(winners)
  }

  /// Returns a player as another one may see them.
  func player(_ id: Learner.ID, seenBy viewer: Learner.ID) -> QuizChallenge.View.Player {
    let stage = stages[id] ?? .invited
    let isShown = isRevealed || (id == viewer && stage.isOut)
    let result = isShown ? stage.result(isFinished: isFinished) : nil
    let earned = revealed[id]?.score?.earned
    return QuizChallenge.View.Player(
      id: id,
      state: stage.state(isFinished: isFinished),
      score: result?.score,
      forfeit: result?.forfeit,
      rank: rank(of: id),
      isTied: earned.flatMap { counts[$0] }.map { $0 > 1 } ?? false
    )
  }

  private func rank(of player: Learner.ID) -> Int? {
    guard revealed.count > 1, let result = revealed[player] else { return nil }
    return result.score.flatMap { ranks[$0.earned] } ?? lastRank
  }
}

extension ChallengeState.Stage {
  /// The state of the player, which all may know.
  fileprivate func state(isFinished: Bool) -> QuizChallenge.View.PlayerState {
    switch self {
    case .invited: isFinished ? .expired : .invited
    case .accepted: isFinished ? .expired : .accepted
    case .playing: isFinished ? .expired : .playing
    case .declined: .declined
    case .finished, .quit, .timedOut: .finished
    }
  }

  /// The result of the player, or nil while it is open.
  fileprivate func result(isFinished: Bool) -> ChallengeStanding.Result? {
    switch self {
    case .invited: isFinished ? .forfeit(.unanswered) : nil
    case .accepted: isFinished ? .forfeit(.neverStarted) : nil
    case .playing: isFinished ? .forfeit(.unfinished) : nil
    case .declined: .forfeit(.declined)
    case .finished(let session): .score(session.score)
    case .quit: .forfeit(.quit)
    case .timedOut: .forfeit(.timedOut)
    }
  }
}

/// The reason a challenge refuses a command, or an event in its log has no effect.
///
/// A command that throws one of these leaves the challenge as it was. None reveals anything about a
/// score.
public enum ChallengeError: LogRefusal, Hashable {
  /// This learner is not one of the players.
  case notPlayer(Learner.ID)
  /// The challenge has not begun.
  case notOpen(until: Date)
  /// The deadline has passed.
  case deadlinePassed(Date)
  /// The player has not accepted.
  case notAccepted(Learner.ID)
  /// The player has accepted already.
  case alreadyAccepted(Learner.ID)
  /// The player has declined.
  case alreadyDeclined(Learner.ID)
  /// The player has not started.
  case notStarted(Learner.ID)
  /// The player has started already.
  case alreadyStarted(Learner.ID)
  /// The player has submitted already, or has stopped playing.
  case alreadyOut(Learner.ID)

  // MARK: Submissions

  /// The session is one of another quiz.
  case otherQuiz(Quiz.ID)
  /// The session is not finished.
  case notFinished
  /// The events are none of a session of the quiz.
  case sessionRefused(ReplayError<QuizError>)
  /// The session began before the challenge.
  case playedTooEarly(possibleFrom: Date)
  /// The session is submitted before its last event.
  case submittedTooEarly(possibleFrom: Date)

  // MARK: The log

  /// Only the app takes out what was done in a challenge.
  case stays
  /// The log does not take the event.
  case log(LogError)
}

extension ChallengeError: WordedError {
  package static var sentences: SentenceCatalog { communitySentences }

  package var wording: Wording {
    switch self {
    case .notPlayer: "challenge.notPlayer"
    case .notOpen: "challenge.notOpen"
    case .deadlinePassed: "challenge.deadlinePassed"
    case .notAccepted: "challenge.notAccepted"
    case .alreadyAccepted: "challenge.alreadyAccepted"
    case .alreadyDeclined: "challenge.alreadyDeclined"
    case .notStarted: "challenge.notStarted"
    case .alreadyStarted: "challenge.alreadyStarted"
    case .alreadyOut: "challenge.alreadyOut"
    case .otherQuiz: "challenge.otherQuiz"
    case .notFinished: "challenge.notFinished"
    case .sessionRefused, .playedTooEarly, .submittedTooEarly: "challenge.notCounted"
    case .stays: "challenge.stays"
    case .log(let error): Wording(error)
    }
  }
}
