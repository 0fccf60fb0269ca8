// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// Why a challenge refuses a command, or why an event in its log has no effect.
///
/// A command that throws one of these leaves the challenge as it was. None reveals anything about a score.
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
  case playedTooEarly
  /// The session is submitted before its last event.
  case submittedTooEarly

  // MARK: The log

  /// The log does not take the event.
  case log(LogError)
}

extension ChallengeError: CustomStringConvertible {
  /// The reason, for developers.
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
    case .notFinished: "the session is not finished"
    case .sessionRefused(let error): "the session cannot be replayed: \(error)"
    case .playedTooEarly: "the session began before the challenge"
    case .submittedTooEarly: "the session has events after it was submitted"
    case .log(let error): "\(error)"
    }
  }

  /// Returns the text for the player whose action is refused: a whole sentence without identifiers.
  ///
  /// ```swift
  /// ChallengeError.notFinished.sentence(in: .english)   // "You have not finished the quiz yet."
  /// ```
  public func sentence(in phrasebook: Phrasebook) -> String {
    if case .log(let error) = self { return error.sentence(in: phrasebook) }
    return communitySentences(Sentence("challenge.\(key)"), in: phrasebook)
  }

  private var key: String {
    switch self {
    case .notPlayer: "notPlayer"
    case .notOpen: "notOpen"
    case .deadlinePassed: "deadlinePassed"
    case .notAccepted: "notAccepted"
    case .alreadyAccepted: "alreadyAccepted"
    case .alreadyDeclined: "alreadyDeclined"
    case .notStarted: "notStarted"
    case .alreadyStarted: "alreadyStarted"
    case .alreadyOut: "alreadyOut"
    case .otherQuiz: "otherQuiz"
    case .notFinished: "notFinished"
    case .sessionRefused, .playedTooEarly, .submittedTooEarly, .log: "notCounted"
    }
  }
}
