// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// Why a session of any format refuses an event.
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

/// Why a session of one of the formats refuses a command.
public protocol ExerciseRefusal: SessionRefusal, CustomStringConvertible {
  /// Returns the reason for people.
  func sentence(in phrasebook: Phrasebook) -> String
}

extension ErrorLocationsSession {
  /// Why a session of sentences with misspelled words refuses a command.
  public enum Refusal: TextedRefusal {
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
  /// Why a session of sentences with gaps refuses a command.
  public enum Refusal: TextedRefusal {
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
  /// Why a session of words to remember refuses a command.
  public enum Refusal: TextedRefusal {
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
  /// Why a session of words and categories refuses a command.
  public enum Refusal: TextedRefusal {
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
  /// Why a session at the wheel of fortune refuses a command.
  public enum Refusal: TextedRefusal {
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

/// An error as it is described to developers, and the sentence for people.
struct ErrorText {
  let description: String
  let sentence: Sentence

  init(_ description: String, _ key: String, _ values: [String: Sentence.Value] = [:]) {
    self.description = description
    sentence = Sentence(key, values)
  }
}

/// A refusal that has its texts in one place.
protocol TextedRefusal: ExerciseRefusal {
  /// A reason that all formats have in common.
  static func session(_ error: ExerciseError) -> Self

  var text: ErrorText { get }
}

extension TextedRefusal {
  /// The date of the event cannot be right.
  public static func date(_ error: EventDateError) -> Self { .session(.date(error)) }

  /// The time was up before the event.
  public static func timeIsUp(at deadline: Date) -> Self { .session(.timeIsUp(at: deadline)) }

  /// The reason, for developers.
  public var description: String { text.description }

  /// Returns the reason for people.
  public func sentence(in phrasebook: Phrasebook) -> String {
    exerciseSentences(text.sentence, in: phrasebook)
  }
}

extension ExerciseError: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String { text.description }

  /// Returns the reason for people.
  public func sentence(in phrasebook: Phrasebook) -> String {
    exerciseSentences(text.sentence, in: phrasebook)
  }

  fileprivate var text: ErrorText {
    switch self {
    case .date(let error):
      ErrorText("\(error)", error == .outOfRange ? "date.outOfRange" : "date.beforeLastEvent")
    case .timeIsUp(let date):
      ErrorText("the time was up at \(date.timeIntervalSince1970) (seconds since 1970)", "timeIsUp")
    case .alreadyStarted: ErrorText("the session is started already", "alreadyStarted")
    case .notStarted: ErrorText("the session is not started", "notStarted")
    case .finished: ErrorText("the session is finished", "finished")
    case .judgmentDoesNotFit:
      ErrorText("the judgment on record is not one of what was submitted", "judgmentDoesNotFit")
    }
  }
}

extension ErrorLocationsSession.Refusal {
  var text: ErrorText {
    switch self {
    case .session(let error): error.text
    case .unknownWord(let word):
      ErrorText("the sentence has no word \(word), counted from 0", "unknownWord")
    case .alreadyFound(let word): ErrorText("the word \(word) is found already", "alreadyFound")
    case .checklistIsOpen:
      ErrorText("the reasons for a word have to be submitted first", "checklistIsOpen")
    case .noChecklistIsOpen: ErrorText("no checklist is open", "noChecklistIsOpen")
    case .unknownReason(let reason):
      ErrorText("the checklist has no reason \"\(reason)\"", "unknownReason")
    case .errorsRemain(let count):
      ErrorText(
        count == 1
          ? "1 misspelled word has to be found first"
          : "\(count) misspelled words have to be found first",
        "errorsRemain",
        ["count": .count(count)]
      )
    }
  }
}

extension InsertSession.Refusal {
  var text: ErrorText {
    switch self {
    case .session(let error): error.text
    case .unknownGap(let gap):
      ErrorText("the sentence has no gap \(gap), counted from 0", "unknownGap")
    case .gapIsLocked(let gap): ErrorText("the gap \(gap) was correct and is locked", "gapIsLocked")
    case .gapsAreEmpty: ErrorText("every gap has to be filled first", "gapsAreEmpty")
    }
  }
}

extension KeywordsSession.Refusal {
  var text: ErrorText {
    switch self {
    case .session(let error): error.text
    case .timeIsNotUp: ErrorText("the time is not up", "timeIsNotUp")
    case .notReading: ErrorText("the words are not shown now", "notReading")
    case .notWriting: ErrorText("there is nothing to write in now", "notWriting")
    case .nothingMarked: ErrorText("at least one letter has to be marked first", "nothingMarked")
    case .lettersAreNotMarked:
      ErrorText("the exercise has no marking of letters", "lettersAreNotMarked")
    case .unknownLetter(let letter):
      ErrorText("the word has no letter \(letter), counted from 0", "unknownLetter")
    case .unknownWord(let word):
      ErrorText("the word \"\(word)\" is not shown", "wordIsNotShown", ["word": .text(word)])
    case .nothingToProceedFrom:
      ErrorText("nothing is shown to proceed from", "nothingToProceedFrom")
    }
  }
}

extension MatchSession.Refusal {
  var text: ErrorText {
    switch self {
    case .session(let error): error.text
    case .unknownCategory(let category):
      ErrorText(
        "the exercise has no category \"\(category)\"",
        "unknownCategory",
        ["category": .text(category)]
      )
    case .otherWay(let way):
      ErrorText(
        "words are put into categories in another way, by \(way.rawValue)",
        "otherWay.\(way.rawValue)"
      )
    case .notWriting: ErrorText("nothing can be changed now", "notWriting")
    case .nothingWritten: ErrorText("the word is in no category", "inNoCategory")
    case .nothingToProceedFrom:
      ErrorText("nothing is shown to proceed from", "nothingToProceedFrom")
    }
  }
}

extension WheelSession.Refusal {
  var text: ErrorText {
    switch self {
    case .session(let error): error.text
    case .unknownWord(let word):
      ErrorText("the wheel has no word \(word) any more, counted from 0", "unknownWord")
    case .wordIsNotDone: ErrorText("the word has to be written first", "wordIsNotDone")
    case .notWriting: ErrorText("there is nothing to write in now", "notWriting")
    case .nothingWritten: ErrorText("nothing was written", "nothingWritten")
    case .nothingToProceedFrom:
      ErrorText("nothing is shown to proceed from", "nothingToProceedFrom")
    }
  }
}
