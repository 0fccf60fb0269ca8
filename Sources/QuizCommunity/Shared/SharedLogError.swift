public import AnswerMatching
internal import Quizzes

/// Why a shared log does not take an event, whatever it says, or why the event has no effect in it.
public enum SharedLogError: Error, Hashable, Sendable {
  /// There is another event with this identifier.
  case conflictingEvent(String)
  /// An identifier is empty.
  case emptyIdentifier
  /// A date is more than about 35,000 years away.
  case dateOutOfRange
  /// The event is recorded before its date.
  case knownBeforeItHappened
}

extension SharedLogError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .conflictingEvent(let event): "there is another event \"\(event)\" with other content"
    case .emptyIdentifier: "an identifier is empty"
    case .dateOutOfRange: "the date is too far away to be stored in milliseconds"
    case .knownBeforeItHappened: "the event is recorded before its date"
    }
  }
}

extension SharedLogError {
  /// What to tell someone whose action is refused: a whole sentence without identifiers.
  public func sentence(in language: TextLanguage) -> String { language.choose(sentences) }

  /// The sentence in each language.
  package var sentences: (english: String, german: String) {
    switch self {
    case .dateOutOfRange, .knownBeforeItHappened:
      ("The date cannot be right.", "Das Datum kann nicht stimmen.")
    case .conflictingEvent, .emptyIdentifier:
      ("This cannot be stored.", "Das lässt sich nicht speichern.")
    }
  }
}

extension TextLanguage {
  /// The text in this language.
  package func choose(_ texts: (english: String, german: String)) -> String {
    switch self {
    case .english: texts.english
    case .german: texts.german
    }
  }
}
