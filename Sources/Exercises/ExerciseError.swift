public import LudusFoundation

/// Why a session of an exercise refuses what was asked.
///
/// Whatever throws one of these leaves everything as it was.
public enum ExerciseError: Error, Hashable, Sendable {
  /// The session is over: every task is done.
  case sessionIsOver
  /// The session has been started already.
  case alreadyStarted
  /// The first event of a log does not start the session.
  case notStarted
  /// The time of the phase was over at this instant.
  case timeIsUp(Date)
  /// The time of the phase is not over, or has no limit.
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
  case noSuchLetter(Int)
  /// The word is not one that is shown.
  case noSuchWord(String)
  /// The sentence does not have a gap with this number.
  case noSuchGap(Int)
  /// The gap was right and is locked.
  case gapIsLocked(Int)
  /// Every gap has to be filled first.
  case gapsAreEmpty
  /// The sentence does not have a word with this number.
  case noSuchWordNumber(Int)
  /// The misspelled word is found already.
  case alreadyFound(Int)
  /// The reasons for a word have to be checked first.
  case checklistIsOpen
  /// There is no word whose reasons could be checked.
  case noChecklistIsOpen
  /// The reason is not one of the checklist.
  case unknownReason(Justification.ID)
  /// So many misspelled words have to be found first.
  case errorsRemain(Int)
  /// The exercise does not have this category.
  case noSuchCategory(MatchExercise.Category.ID)
  /// Words are put into categories in this way instead.
  case otherWay(MatchExercise.Way)
  /// There is nothing to check.
  case nothingWritten
  /// The word at which the wheel has stopped has to be written first.
  case wordIsNotDone
  /// Nothing is shown to go on from.
  case nothingToGoOnFrom
  /// The date is before the session's last event. Pass the later of now and that date when a clock was
  /// set back.
  case dateBeforeLastEvent(Date, last: Date)
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
}

extension ExerciseError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .sessionIsOver:
      "the session is over"
    case .alreadyStarted:
      "the session is started already"
    case .notStarted:
      "the session is not started"
    case .timeIsUp(let date):
      "the time was over at \(date.timeIntervalSince1970) (seconds since 1970)"
    case .timeIsNotUp:
      "the time is not over"
    case .notReading:
      "the words are not shown now"
    case .notWriting:
      "there is nothing to write in now"
    case .nothingMarked:
      "at least one letter has to be marked first"
    case .lettersAreNotMarked:
      "the exercise has no marking of letters"
    case .noSuchLetter(let letter):
      "the word has no letter \(letter), counted from 0"
    case .noSuchWord(let word):
      "the word \"\(word)\" is not shown"
    case .noSuchGap(let gap):
      "the sentence has no gap \(gap), counted from 0"
    case .gapIsLocked(let gap):
      "the gap \(gap) was right and is locked"
    case .gapsAreEmpty:
      "every gap has to be filled first"
    case .noSuchWordNumber(let word):
      "the sentence has no word \(word), counted from 0"
    case .alreadyFound(let word):
      "the word \(word) is found already"
    case .checklistIsOpen:
      "the reasons for a word have to be checked first"
    case .noChecklistIsOpen:
      "no checklist is open"
    case .unknownReason(let reason):
      "the checklist has no reason \"\(reason)\""
    case .errorsRemain(1):
      "1 misspelled word has to be found first"
    case .errorsRemain(let count):
      "\(count) misspelled words have to be found first"
    case .noSuchCategory(let category):
      "the exercise has no category \"\(category)\""
    case .otherWay(let way):
      "words are put into categories in another way, by \(way.rawValue)"
    case .nothingWritten:
      "there is nothing to check"
    case .wordIsNotDone:
      "the word has to be written first"
    case .nothingToGoOnFrom:
      "nothing is shown to go on from"
    case .dateBeforeLastEvent(let date, let last):
      "the date \(date.timeIntervalSince1970) is before the last event's, "
        + "\(last.timeIntervalSince1970) (seconds since 1970)"
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    }
  }
}
