public import LudusCore
public import LudusFoundation
public import Quizzes

/// Why a challenge refuses what was asked, or why an event in its log has no effect.
///
/// Whatever throws one of these leaves the challenge as it was, and none tells anything about a score.
public enum ChallengeError: Error, Hashable, Sendable {
  /// Someone is not one of the players.
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
  /// The player has handed in already, or has stopped playing.
  case alreadyOut(Learner.ID)

  // MARK: What is handed in

  /// The session is one of another quiz.
  case otherQuiz(Quiz.ID)
  /// The session is not over.
  case sessionIsNotOver
  /// The events are none of a session of the quiz.
  case sessionRefused(ReplayError<QuizError>)
  /// The session began before the challenge.
  case playedTooEarly
  /// The session is handed in before its last event.
  case handedInTooEarly

  // MARK: The log

  /// The log does not take the event, whatever it says.
  case log(SharedLogError)
}

extension ChallengeError: SharedRefusal {
  package typealias Event = ChallengeEvent
}

extension ChallengeError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .notPlayer(let player): "\"\(player)\" is not a player of the challenge"
    case .notOpen(let date):
      "the challenge begins at \(date.timeIntervalSince1970) (seconds since 1970)"
    case .deadlinePassed(let date):
      "the deadline was at \(date.timeIntervalSince1970) (seconds since 1970)"
    case .notAccepted(let player): "\"\(player)\" has not accepted the challenge"
    case .alreadyAccepted(let player): "\"\(player)\" has accepted the challenge already"
    case .alreadyDeclined(let player): "\"\(player)\" has declined the challenge"
    case .notStarted(let player): "\"\(player)\" has not started the quiz"
    case .alreadyStarted(let player): "\"\(player)\" has started the quiz already"
    case .alreadyOut(let player): "\"\(player)\" is done with the challenge already"
    case .otherQuiz(let quiz): "the session is one of the quiz \"\(quiz)\", not of the challenge's"
    case .sessionIsNotOver: "the session is not over"
    case .sessionRefused(let error): "the session cannot be replayed: \(error)"
    case .playedTooEarly: "the session began before the challenge"
    case .handedInTooEarly: "the session has events after it was handed in"
    case .log(let error): "\(error)"
    }
  }
}
