// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The reason a session of any format refuses an event.
///
/// A refused command leaves the session as it was.
public enum ExerciseError: Error, Hashable, Sendable {
  /// The date of the event cannot be right. Pass the later of now and the last event's date when a
  /// clock was set back.
  case date(EventDateError)
  /// The time of the phase was up at this instant.
  case timeIsUp(at: Date)
  /// The session has been started already.
  case alreadyStarted
  /// The first event of a log does not start the session.
  case notStarted
  /// Every task is done.
  case finished
  /// The judgment on record does not fit the submitted input.
  case judgmentDoesNotFit
}

/// The reason a session of one of the formats refuses a command.
public protocol ExerciseRefusal: SessionRefusal, PresentableError {}

extension ErrorLocationsSession {
  /// The reason a session of sentences with misspelled words refuses a command.
  public enum Refusal: FormatRefusal {
    /// A reason that all formats have in common.
    case session(ExerciseError)
    /// The sentence does not have a word with this number.
    case unknownWord(Int)
    /// The misspelled word is found already.
    case alreadyFound(Int)
    /// The reasons for a word have to be submitted first.
    case checklistIsOpen
    /// There is no word for which reasons could be submitted.
    case noChecklistIsOpen
    /// The reason is not one of the checklist.
    case unknownReason(Justification.ID)
    /// So many misspelled words have to be found first.
    case errorsRemain(Int)
  }
}

extension InsertSession {
  /// The reason a session of sentences with gaps refuses a command.
  public enum Refusal: FormatRefusal {
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
  /// The reason a session of words to memorize refuses a command.
  public enum Refusal: FormatRefusal {
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
  /// The reason a session of words and categories refuses a command.
  public enum Refusal: FormatRefusal {
    /// A reason that all formats have in common.
    case session(ExerciseError)
    /// The exercise does not have this category.
    case unknownCategory(MatchExercise.Category.ID)
    /// Words are put into categories in this way instead.
    case otherWay(MatchExercise.Way)
    /// The outcomes are shown, and nothing can be changed.
    case notWriting
    /// The word is in no category.
    case nothingWritten
    /// Nothing is shown to proceed from.
    case nothingToProceedFrom
  }
}

extension WheelSession {
  /// The reason a session at the wheel of fortune refuses a command.
  public enum Refusal: FormatRefusal {
    /// A reason that all formats have in common.
    case session(ExerciseError)
    /// The wheel does not have a word with this number any more.
    case unknownWord(Int)
    /// The word at which the wheel has stopped has to be written first.
    case wordIsNotDone
    /// There is currently no word to hear or write.
    case notWriting
    /// Nothing was written.
    case nothingWritten
    /// Nothing is shown to proceed from.
    case nothingToProceedFrom
  }
}

// MARK: - In words

/// A refusal of a session of one of the formats.
protocol FormatRefusal: ExerciseRefusal, WordedError {
  /// A reason that all formats have in common.
  static func session(_ error: ExerciseError) -> Self
}

extension FormatRefusal {
  package static var sentences: SentenceCatalog { exerciseSentences }

  /// The date of the event cannot be right.
  public static func date(_ error: EventDateError) -> Self { .session(.date(error)) }

  /// The time was up before the event.
  public static func timeIsUp(at deadline: Date) -> Self { .session(.timeIsUp(at: deadline)) }
}

extension ExerciseError: WordedError {
  package static var sentences: SentenceCatalog { exerciseSentences }

  package var wording: Wording {
    switch self {
    case .date(.outOfRange): "date.outOfRange"
    case .date(.beforeLastEvent): "date.beforeLastEvent"
    case .timeIsUp: "timeIsUp"
    case .alreadyStarted: "alreadyStarted"
    case .notStarted: "notStarted"
    case .finished: "finished"
    case .judgmentDoesNotFit: "judgmentDoesNotFit"
    }
  }
}

extension ErrorLocationsSession.Refusal {
  package var wording: Wording {
    switch self {
    case .session(let error): error.wording
    case .unknownWord: "unknownWord"
    case .alreadyFound: "alreadyFound"
    case .checklistIsOpen: "checklistIsOpen"
    case .noChecklistIsOpen: "noChecklistIsOpen"
    case .unknownReason: "unknownReason"
    case .errorsRemain(let count):
      Wording("errorsRemain", ["count": .count(count)])
    }
  }
}

extension InsertSession.Refusal {
  package var wording: Wording {
    switch self {
    case .session(let error): error.wording
    case .unknownGap: "unknownGap"
    case .gapIsLocked: "gapIsLocked"
    case .gapsAreEmpty: "gapsAreEmpty"
    }
  }
}

extension KeywordsSession.Refusal {
  package var wording: Wording {
    switch self {
    case .session(let error): error.wording
    case .timeIsNotUp: "timeIsNotUp"
    case .notReading: "notReading"
    case .notWriting: "notWriting"
    case .nothingMarked: "nothingMarked"
    case .lettersAreNotMarked: "lettersAreNotMarked"
    case .unknownLetter: "unknownLetter"
    case .unknownWord(let word):
      Wording("wordIsNotShown", ["word": .text(word)])
    case .nothingToProceedFrom: "nothingToProceedFrom"
    }
  }
}

extension MatchSession.Refusal {
  package var wording: Wording {
    switch self {
    case .session(let error): error.wording
    case .unknownCategory(let category):
      Wording("unknownCategory", ["category": .text(category)])
    case .otherWay(let way):
      Wording("otherWay.\(way.rawValue)")
    case .notWriting: "notWriting"
    case .nothingWritten: Wording("inNoCategory", case: "nothingWritten")
    case .nothingToProceedFrom: "nothingToProceedFrom"
    }
  }
}

extension WheelSession.Refusal {
  package var wording: Wording {
    switch self {
    case .session(let error): error.wording
    case .unknownWord: "unknownWord"
    case .wordIsNotDone: "wordIsNotDone"
    case .notWriting: "notWriting"
    case .nothingWritten: "nothingWritten"
    case .nothingToProceedFrom: "nothingToProceedFrom"
    }
  }
}
