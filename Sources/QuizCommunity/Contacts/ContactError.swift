public import AnswerMatching
public import LudusCore
internal import Quizzes

/// Why a book of contacts refuses what was asked, or why an event in its log has no effect.
///
/// Whatever throws one of these leaves the book as it was.
public enum ContactError: Error, Hashable, Sendable {
  /// A learner cannot be a contact of himself.
  case oneself(Learner.ID)
  /// The two are contacts already.
  case alreadyContacts(Learner.ID, Learner.ID)
  /// The two are no contacts.
  case notContacts(Learner.ID, Learner.ID)
  /// This one was asked already and has not answered.
  case alreadyRequested(Learner.ID)
  /// This one declined an earlier request, and would have to ask first.
  case declinedBefore(by: Learner.ID)
  /// There is no request of this one to answer.
  case noRequest(from: Learner.ID)
  /// Nobody welcomes strangers whom the learner has nothing to do with.
  case noStranger
  /// The log does not take the event, whatever it says.
  case log(SharedLogError)
}

extension ContactError: SharedRefusal {
  package typealias Event = ContactEvent
}

extension ContactError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .oneself(let learner): "\"\(learner)\" cannot be a contact of himself"
    case .alreadyContacts(let one, let other): "\"\(one)\" and \"\(other)\" are contacts already"
    case .notContacts(let one, let other): "\"\(one)\" and \"\(other)\" are no contacts"
    case .alreadyRequested(let other): "\"\(other)\" is asked already and has not answered"
    case .declinedBefore(let other): "\"\(other)\" has declined and would have to ask first"
    case .noRequest(let other): "there is no request of \"\(other)\" to answer"
    case .noStranger: "there is no stranger to draw"
    case .log(let error): "\(error)"
    }
  }
}

extension ContactError {
  /// What to tell the learner whose action is refused: a whole sentence without identifiers.
  public func sentence(in language: TextLanguage) -> String { language.choose(sentences) }

  private var sentences: (english: String, german: String) {
    switch self {
    case .oneself:
      ("You cannot be your own contact.", "Du kannst nicht dein eigener Kontakt sein.")
    case .alreadyContacts: ("You are contacts already.", "Ihr seid schon Kontakte.")
    case .notContacts: ("You are not contacts.", "Ihr seid keine Kontakte.")
    case .alreadyRequested:
      ("Your request is waiting for an answer.", "Deine Anfrage wartet auf eine Antwort.")
    case .declinedBefore:
      ("Your request was declined.", "Deine Anfrage wurde abgelehnt.")
    case .log(let error): error.sentences
    case .noRequest:
      ("There is no request to answer.", "Es gibt keine Anfrage zu beantworten.")
    case .noStranger:
      ("There is nobody to play against now.", "Im Moment gibt es niemanden zum Spielen.")
    }
  }
}
