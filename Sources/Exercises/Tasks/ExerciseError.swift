public import LudusCore
public import LudusFoundation

/// Why a session refuses an event, whatever the format of the exercise.
///
/// A refused command leaves the session as it was.
public enum ExerciseError: Error, Hashable, Sendable {
  /// The date of the event cannot be right. Pass the later of now and the last event's date when a clock was
  /// set back.
  case date(EventDateError)
  /// The time of the phase was up at this instant.
  case timeIsUp(at: Date)
  /// The session has been started already.
  case alreadyStarted
  /// The first event of a log does not start the session.
  case notStarted
  /// Every task is done.
  case finished
  /// The judgement on record is not one of what was submitted.
  case judgementDoesNotFit
}

/// Why a session of one of the formats refuses what was asked.
public protocol ExerciseRefusal: SessionRefusal, CustomStringConvertible {
  /// A reason that all formats have in common.
  static func session(_ error: ExerciseError) -> Self

  /// Returns the reason for people.
  func sentence(in language: Language) -> String
}

extension ExerciseRefusal {
  /// The date of the event cannot be right.
  public static func date(_ error: EventDateError) -> Self { .session(.date(error)) }

  /// The time was up before the event.
  public static func timeIsUp(at deadline: Date) -> Self { .session(.timeIsUp(at: deadline)) }
}

extension ErrorLocationsSession {
  /// Why a session of sentences with misspelled words refuses what was asked.
  public enum Refusal: ExerciseRefusal {
    /// A reason that all formats have in common.
    case session(ExerciseError)
    /// The sentence does not have a word with this number.
    case unknownWord(Int)
    /// The misspelled word is found already.
    case alreadyFound(Int)
    /// The reasons for a word have to be submitted first.
    case checklistIsOpen
    /// There is no word whose reasons could be submitted.
    case noChecklistIsOpen
    /// The reason is not one of the checklist.
    case unknownReason(Justification.ID)
    /// So many misspelled words have to be found first.
    case errorsRemain(Int)
  }
}

extension InsertSession {
  /// Why a session of sentences with gaps refuses what was asked.
  public enum Refusal: ExerciseRefusal {
    /// A reason that all formats have in common.
    case session(ExerciseError)
    /// The sentence does not have a gap with this number.
    case unknownGap(Int)
    /// The gap was correct and is locked.
    case gapIsLocked(Int)
    /// Every gap has to be filled first.
    case gapsAreEmpty
  }
}

extension KeywordsSession {
  /// Why a session of words to remember refuses what was asked.
  public enum Refusal: ExerciseRefusal {
    /// A reason that all formats have in common.
    case session(ExerciseError)
    /// The time of the phase is not up, or has no limit.
    case timeIsNotUp
    /// The words are not shown now.
    case notReading
    /// There is nothing to write in now.
    case notWriting
    /// At least one letter has to be marked as difficult first.
    case nothingMarked
    /// The exercise has no marking of letters.
    case lettersAreNotMarked
    /// The word does not have a letter with this number.
    case unknownLetter(Int)
    /// The word is not one that is shown.
    case unknownWord(String)
    /// Nothing is shown to proceed from.
    case nothingToProceedFrom
  }
}

extension MatchSession {
  /// Why a session of words and categories refuses what was asked.
  public enum Refusal: ExerciseRefusal {
    /// A reason that all formats have in common.
    case session(ExerciseError)
    /// The exercise does not have this category.
    case unknownCategory(MatchExercise.Category.ID)
    /// Words are put into categories in this way instead.
    case otherWay(MatchExercise.Way)
    /// What was wrong is shown, and nothing can be changed.
    case notWriting
    /// The word is in no category.
    case nothingWritten
    /// Nothing is shown to proceed from.
    case nothingToProceedFrom
  }
}

extension WheelSession {
  /// Why a session at the wheel of fortune refuses what was asked.
  public enum Refusal: ExerciseRefusal {
    /// A reason that all formats have in common.
    case session(ExerciseError)
    /// The wheel does not have a word with this number any more.
    case unknownWord(Int)
    /// The word at which the wheel has stopped has to be written first.
    case wordIsNotDone
    /// There is no word to hear or write now.
    case notWriting
    /// Nothing was written.
    case nothingWritten
    /// Nothing is shown to proceed from.
    case nothingToProceedFrom
  }
}

// MARK: - In words

extension ExerciseError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .date(let error): error.description
    case .timeIsUp(let date):
      "the time was up at \(date.timeIntervalSince1970) (seconds since 1970)"
    case .alreadyStarted: "the session is started already"
    case .notStarted: "the session is not started"
    case .finished: "the session is finished"
    case .judgementDoesNotFit: "the judgement on record is not one of what was submitted"
    }
  }

  /// Returns the reason for people.
  public func sentence(in language: Language) -> String {
    exerciseSentences(sentence, in: language)
  }

  fileprivate var sentence: Sentence {
    switch self {
    case .date(.outOfRange): "date.outOfRange"
    case .date(.beforeLastEvent): "date.beforeLastEvent"
    case .timeIsUp: "timeIsUp"
    case .alreadyStarted: "alreadyStarted"
    case .notStarted: "notStarted"
    case .finished: "finished"
    case .judgementDoesNotFit: "judgementDoesNotFit"
    }
  }
}

extension ErrorLocationsSession.Refusal {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .session(let error): error.description
    case .unknownWord(let word): "the sentence has no word \(word), counted from 0"
    case .alreadyFound(let word): "the word \(word) is found already"
    case .checklistIsOpen: "the reasons for a word have to be submitted first"
    case .noChecklistIsOpen: "no checklist is open"
    case .unknownReason(let reason): "the checklist has no reason \"\(reason)\""
    case .errorsRemain(1): "1 misspelled word has to be found first"
    case .errorsRemain(let count): "\(count) misspelled words have to be found first"
    }
  }

  /// Returns the reason for people.
  public func sentence(in language: Language) -> String {
    exerciseSentences(sentence, in: language)
  }

  private var sentence: Sentence {
    switch self {
    case .session(let error): error.sentence
    case .unknownWord: "unknownWord"
    case .alreadyFound: "alreadyFound"
    case .checklistIsOpen: "checklistIsOpen"
    case .noChecklistIsOpen: "noChecklistIsOpen"
    case .unknownReason: "unknownReason"
    case .errorsRemain(let count): Sentence("errorsRemain", ["count": .count(count)])
    }
  }
}

extension InsertSession.Refusal {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .session(let error): error.description
    case .unknownGap(let gap): "the sentence has no gap \(gap), counted from 0"
    case .gapIsLocked(let gap): "the gap \(gap) was correct and is locked"
    case .gapsAreEmpty: "every gap has to be filled first"
    }
  }

  /// Returns the reason for people.
  public func sentence(in language: Language) -> String {
    exerciseSentences(sentence, in: language)
  }

  private var sentence: Sentence {
    switch self {
    case .session(let error): error.sentence
    case .unknownGap: "unknownGap"
    case .gapIsLocked: "gapIsLocked"
    case .gapsAreEmpty: "gapsAreEmpty"
    }
  }
}

extension KeywordsSession.Refusal {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .session(let error): error.description
    case .timeIsNotUp: "the time is not up"
    case .notReading: "the words are not shown now"
    case .notWriting: "there is nothing to write in now"
    case .nothingMarked: "at least one letter has to be marked first"
    case .lettersAreNotMarked: "the exercise has no marking of letters"
    case .unknownLetter(let letter): "the word has no letter \(letter), counted from 0"
    case .unknownWord(let word): "the word \"\(word)\" is not shown"
    case .nothingToProceedFrom: "nothing is shown to proceed from"
    }
  }

  /// Returns the reason for people.
  public func sentence(in language: Language) -> String {
    exerciseSentences(sentence, in: language)
  }

  private var sentence: Sentence {
    switch self {
    case .session(let error): error.sentence
    case .timeIsNotUp: "timeIsNotUp"
    case .notReading: "notReading"
    case .notWriting: "notWriting"
    case .nothingMarked: "nothingMarked"
    case .lettersAreNotMarked: "lettersAreNotMarked"
    case .unknownLetter: "unknownLetter"
    case .unknownWord(let word): Sentence("wordIsNotShown", ["word": .text(word)])
    case .nothingToProceedFrom: "nothingToProceedFrom"
    }
  }
}

extension MatchSession.Refusal {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .session(let error): error.description
    case .unknownCategory(let category): "the exercise has no category \"\(category)\""
    case .otherWay(let way):
      "words are put into categories in another way, by \(way.rawValue)"
    case .notWriting: "nothing can be changed now"
    case .nothingWritten: "the word is in no category"
    case .nothingToProceedFrom: "nothing is shown to proceed from"
    }
  }

  /// Returns the reason for people.
  public func sentence(in language: Language) -> String {
    exerciseSentences(sentence, in: language)
  }

  private var sentence: Sentence {
    switch self {
    case .session(let error): error.sentence
    case .unknownCategory(let category):
      Sentence("unknownCategory", ["category": .text(category)])
    case .otherWay(.drag): "otherWay.drag"
    case .otherWay(.write): "otherWay.write"
    case .notWriting: "notWriting"
    case .nothingWritten: "inNoCategory"
    case .nothingToProceedFrom: "nothingToProceedFrom"
    }
  }
}

extension WheelSession.Refusal {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .session(let error): error.description
    case .unknownWord(let word): "the wheel has no word \(word) any more, counted from 0"
    case .wordIsNotDone: "the word has to be written first"
    case .notWriting: "there is nothing to write in now"
    case .nothingWritten: "nothing was written"
    case .nothingToProceedFrom: "nothing is shown to proceed from"
    }
  }

  /// Returns the reason for people.
  public func sentence(in language: Language) -> String {
    exerciseSentences(sentence, in: language)
  }

  private var sentence: Sentence {
    switch self {
    case .session(let error): error.sentence
    case .unknownWord: "unknownWord"
    case .wordIsNotDone: "wordIsNotDone"
    case .notWriting: "notWriting"
    case .nothingWritten: "nothingWritten"
    case .nothingToProceedFrom: "nothingToProceedFrom"
    }
  }
}
