// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// Why a book of contacts refuses a command, or why an event in its log has no effect.
public enum ContactError: LogRefusal, Hashable {
  /// A learner cannot be a contact of themselves.
  case oneself(Learner.ID)
  /// The two are contacts already.
  case alreadyContacts(Learner.ID, Learner.ID)
  /// The two are not contacts.
  case notContacts(Learner.ID, Learner.ID)
  /// This learner was asked already and has not answered.
  case alreadyRequested(Learner.ID)
  /// This learner declined an earlier request, and would have to ask first.
  case declinedBefore(by: Learner.ID)
  /// There is no request of this learner to answer.
  case noRequest(from: Learner.ID)
  /// There is no stranger to draw: nobody else welcomes strangers, or only learners with whom there was a request.
  case noStranger
  /// The log does not take the event.
  case log(LogError)
}

extension ContactError: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String {
    switch self {
    case .oneself(let learner): "\"\(learner)\" cannot be a contact of themselves"
    case .alreadyContacts(let one, let other): "\"\(one)\" and \"\(other)\" are contacts already"
    case .notContacts(let one, let other): "\"\(one)\" and \"\(other)\" are not contacts"
    case .alreadyRequested(let other): "\"\(other)\" is asked already and has not answered"
    case .declinedBefore(let other): "\"\(other)\" has declined and would have to ask first"
    case .noRequest(let other): "there is no request of \"\(other)\" to answer"
    case .noStranger: "there is no stranger to draw"
    case .log(let error): "\(error)"
    }
  }

  /// Returns the text for the learner whose action is refused: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .oneself: communitySentences("contact.oneself", in: phrasebook)
    case .alreadyContacts: communitySentences("contact.alreadyContacts", in: phrasebook)
    case .notContacts: communitySentences("contact.notContacts", in: phrasebook)
    case .alreadyRequested: communitySentences("contact.alreadyRequested", in: phrasebook)
    case .declinedBefore: communitySentences("contact.declinedBefore", in: phrasebook)
    case .noRequest: communitySentences("contact.noRequest", in: phrasebook)
    case .noStranger: communitySentences("contact.noStranger", in: phrasebook)
    case .log(let error): error.sentence(in: phrasebook)
    }
  }
}
