public import AnswerMatching
internal import Quizzes

extension ChallengeError {
  /// What to tell the player whose action is refused: a whole sentence without identifiers.
  ///
  /// ```swift
  /// ChallengeError.sessionIsNotOver.sentence(in: .english)   // "You have not finished the quiz yet."
  /// ```
  public func sentence(in language: TextLanguage) -> String { language.choose(sentences) }

  private var sentences: (english: String, german: String) {
    switch self {
    case .log(let error): error.sentences
    case .notPlayer:
      (
        "You are not invited to this challenge.",
        "Du bist zu dieser Herausforderung nicht eingeladen."
      )
    case .notOpen:
      ("This challenge has not begun yet.", "Diese Herausforderung hat noch nicht begonnen.")
    case .deadlinePassed:
      ("The deadline of this challenge has passed.", "Die Frist dieser Herausforderung ist vorbei.")
    case .notAccepted:
      ("Accept the challenge before you play.", "Nimm die Herausforderung an, bevor du spielst.")
    case .alreadyAccepted:
      (
        "You have accepted this challenge already.",
        "Du hast diese Herausforderung schon angenommen."
      )
    case .alreadyDeclined:
      ("You have declined this challenge.", "Du hast diese Herausforderung abgelehnt.")
    case .notStarted:
      ("Start the quiz first.", "Beginne zuerst mit dem Quiz.")
    case .alreadyStarted:
      ("You have started the quiz already.", "Du hast mit dem Quiz schon begonnen.")
    case .alreadyOut:
      ("You have finished this challenge already.", "Du hast diese Herausforderung schon beendet.")
    case .otherQuiz:
      ("This is not the quiz of the challenge.", "Das ist nicht das Quiz der Herausforderung.")
    case .sessionIsNotOver:
      ("You have not finished the quiz yet.", "Du hast das Quiz noch nicht beendet.")
    case .sessionRefused, .playedTooEarly, .handedInTooEarly:
      ("These answers cannot be counted.", "Diese Antworten können nicht gewertet werden.")
    }
  }
}
