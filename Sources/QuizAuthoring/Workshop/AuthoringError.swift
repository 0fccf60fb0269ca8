public import AnswerMatching
public import LudusCore
public import Quizzes
public import QuizCommunity

/// Why a workshop refuses what was asked, or why an event in its log has no effect.
///
/// Whatever throws one of these leaves the workshop as it was.
public enum AuthoringError: Error, Hashable, Sendable {
  /// There is no such problem.
  case unknownProblem(Problem.ID)
  /// The problem has no such revision.
  case unknownRevision(AuthoringEvent.ID, of: Problem.ID)
  /// The problem is written by another one.
  case notAuthor(Problem.ID, Learner.ID)
  /// Nobody reviews what he wrote.
  case ownProblem(Problem.ID)
  /// A problem keeps the origin that it began with.
  case otherOrigin(Problem.Origin)
  /// The revision is submitted already.
  case alreadySubmitted(Problem.ID)
  /// There is a later revision of the problem.
  case laterRevision(Problem.ID)
  /// The draft is no problem: every fault with its place.
  case faulty(ContentError<ProblemFault>)
  /// The draft is one of a problem with another identifier.
  case otherProblem(Problem.ID, expected: Problem.ID)
  /// The revision does not wait for a reviewer.
  case notWaiting(Problem.ID)
  /// A rejection says why.
  case reasonMissing
  /// A number of votes is below 0.
  case countOutOfRange(Int)
  /// The log does not take the event, whatever it says.
  case log(SharedLogError)
}

extension AuthoringError: SharedRefusal {
  package typealias Event = AuthoringEvent
}

extension AuthoringError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .unknownProblem(let problem): "there is no problem \"\(problem)\""
    case .unknownRevision(let revision, let problem):
      "the problem \"\(problem)\" has no revision \"\(revision)\""
    case .notAuthor(let problem, let learner):
      "\"\(learner)\" is not the author of the problem \"\(problem)\""
    case .ownProblem(let problem): "the problem \"\(problem)\" cannot be reviewed by its author"
    case .otherOrigin(let origin): "the origin of the problem is \"\(origin)\" and stays so"
    case .alreadySubmitted(let problem):
      "the revision of the problem \"\(problem)\" is submitted already"
    case .laterRevision(let problem): "there is a later revision of the problem \"\(problem)\""
    case .faulty(let error): "the draft is no problem yet:\n\(error)"
    case .otherProblem(let problem, let expected):
      "the draft is one of the problem \"\(problem)\", expected \"\(expected)\""
    case .notWaiting(let problem):
      "the revision of the problem \"\(problem)\" does not wait for a reviewer"
    case .reasonMissing: "the rejection has no reason"
    case .countOutOfRange(let count): "\(count) votes, expected at least 0"
    case .log(let error): "\(error)"
    }
  }
}

extension AuthoringError {
  /// What to tell someone whose action is refused: a whole sentence without identifiers.
  public func sentence(in language: TextLanguage) -> String { language.choose(sentences) }

  private var sentences: (english: String, german: String) {
    switch self {
    case .log(let error): error.sentences
    case .unknownProblem, .unknownRevision:
      ("There is no such problem.", "Diese Aufgabe gibt es nicht.")
    case .notAuthor:
      (
        "Only its author can change a problem.",
        "Nur wer sie verfasst hat, kann eine Aufgabe ändern."
      )
    case .ownProblem:
      ("You cannot review your own problem.", "Du kannst deine eigene Aufgabe nicht prüfen.")
    case .otherOrigin, .otherProblem:
      ("This is the text of another problem.", "Das ist der Text einer anderen Aufgabe.")
    case .alreadySubmitted:
      ("This version was submitted already.", "Diese Fassung wurde schon eingereicht.")
    case .laterRevision:
      ("There is a newer version.", "Es gibt eine neuere Fassung.")
    case .faulty:
      ("The problem is not complete yet.", "Die Aufgabe ist noch nicht vollständig.")
    case .notWaiting:
      ("This version is not waiting for a review.", "Diese Fassung wartet nicht auf eine Prüfung.")
    case .reasonMissing:
      ("Say why you reject the problem.", "Sag, warum du die Aufgabe ablehnst.")
    case .countOutOfRange:
      ("The number of votes cannot be right.", "Die Zahl der Stimmen kann nicht stimmen.")
    }
  }
}
