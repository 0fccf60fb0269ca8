import Exercises
import Foundation
import Testing

@Suite struct ExerciseErrorTests {
  @Test(arguments: [
    (ExerciseError.sessionIsOver, "the session is over"),
    (.alreadyStarted, "the session is started already"),
    (.notStarted, "the session is not started"),
    (.timeIsUp(Date(timeIntervalSince1970: 2)), "the time was over at 2.0 (seconds since 1970)"),
    (.timeIsNotUp, "the time is not over"),
    (.notReading, "the words are not shown now"),
    (.notWriting, "there is nothing to write in now"),
    (.nothingMarked, "at least one letter has to be marked first"),
    (.lettersAreNotMarked, "the exercise has no marking of letters"),
    (.noSuchLetter(3), "the word has no letter 3, counted from 0"),
    (.noSuchWord("x"), "the word \"x\" is not shown"),
    (.noSuchGap(3), "the sentence has no gap 3, counted from 0"),
    (.gapIsLocked(3), "the gap 3 was right and is locked"),
    (.gapsAreEmpty, "every gap has to be filled first"),
    (.noSuchWordNumber(3), "the sentence has no word 3, counted from 0"),
    (.alreadyFound(3), "the word 3 is found already"),
    (.checklistIsOpen, "the reasons for a word have to be checked first"),
    (.noChecklistIsOpen, "no checklist is open"),
    (.unknownReason("x"), "the checklist has no reason \"x\""),
    (.errorsRemain(1), "1 misspelled word has to be found first"),
    (.errorsRemain(2), "2 misspelled words have to be found first"),
    (.noSuchCategory("x"), "the exercise has no category \"x\""),
    (.otherWay(.drag), "words are put into categories in another way, by drag"),
    (.nothingWritten, "there is nothing to check"),
    (.wordIsNotDone, "the word has to be written first"),
    (.nothingToGoOnFrom, "nothing is shown to go on from"),
    (
      .dateBeforeLastEvent(
        Date(timeIntervalSince1970: 1),
        last: Date(timeIntervalSince1970: 2)
      ),
      "the date 1.0 is before the last event's, 2.0 (seconds since 1970)"
    ),
    (.dateOutOfRange, "the date is too far away to be stored in milliseconds"),
  ])
  func everyErrorSaysWhatWentWrong(error: ExerciseError, sentence: String) {
    #expect(error.description == sentence)
  }
}
