// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
package import LudusFoundation
internal import Quizzes

/// How far each player of a challenge is.
///
/// The actions of a player depend on no other player. A player who is out stays out, even when events arrive late:
/// an earlier event of the same player can turn one end into another, but not undo it. Therefore a log with more
/// events never hides a revealed result, and a part of a log never reveals a result that the whole log hides.
///
/// Events are in the order in which they became known. In the order in which they happened, a player who has
/// seen the results could report an earlier refusal or a better session.
package struct ChallengeState: SharedState {
  /// How far a player is.
  enum Stage: Hashable, Sendable {
    case invited
    case accepted
    case declined
    case playing
    case finished(QuizScore)
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

  private let content: QuizChallenge.Content
  private(set) var stages: [Learner.ID: Stage]

  package init(_ content: QuizChallenge.Content, before events: [QuizChallenge.Event]) {
    self.content = content
    stages = Dictionary(content.players.map { ($0, .invited) }) { first, _ in first }
    if let challenger = content.challenger {
      stages[challenger] = .accepted
    }
  }

  package mutating func apply(_ event: QuizChallenge.Event) throws(ChallengeError) {
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
      throw .playedTooEarly
    }
    if let last = session.events.last?.date, last > event.date {
      throw .submittedTooEarly
    }
    switch session.phase {
    case .finished: return .finished(session.score)
    case .quit: return .quit
    case .timedOut: return .timedOut
    case .notStarted, .presenting, .decided, .readyToSubmit: throw .notFinished
    }
  }
}
