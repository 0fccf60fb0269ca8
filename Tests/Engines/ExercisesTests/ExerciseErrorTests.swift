// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusTestSupport
import Testing

@testable import Exercises

struct ExerciseErrorTests {
  static let all: [(any ExerciseRefusal, String)] =
    [
      (WheelSession.Refusal.session(.finished), "the session is finished"),
      (WheelSession.Refusal.session(.alreadyStarted), "the session is started already"),
      (WheelSession.Refusal.session(.notStarted), "the session is not started"),
      (
        WheelSession.Refusal.timeIsUp(at: Date(timeIntervalSince1970: 2)),
        "the time was up at 2.0 (seconds since 1970)"
      ),
      (
        WheelSession.Refusal.session(.judgmentDoesNotFit),
        "the judgment on record is not one of what was submitted"
      ),
      (
        WheelSession.Refusal.date(
          .beforeLastEvent(Date(timeIntervalSince1970: 1), last: Date(timeIntervalSince1970: 2))
        ),
        "the date 1.0 is before that of the last event, 2.0 (seconds since 1970)"
      ),
      (
        WheelSession.Refusal.date(.outOfRange),
        "the date is too far away to be stored in milliseconds"
      ),
    ]
    + [
      (.session(.finished), "the session is finished"),
      (.unknownWord(3), "the sentence has no word 3, counted from 0"),
      (.alreadyFound(3), "the word 3 is found already"),
      (.checklistIsOpen, "the reasons for a word have to be submitted first"),
      (.noChecklistIsOpen, "no checklist is open"),
      (.unknownReason("x"), "the checklist has no reason \"x\""),
      (.errorsRemain(1), "1 misspelled word has to be found first"),
      (.errorsRemain(2), "2 misspelled words have to be found first"),
    ].map { (error: ErrorLocationsSession.Refusal, text: String) in (error, text) }
    + [
      (.session(.finished), "the session is finished"),
      (.unknownGap(3), "the sentence has no gap 3, counted from 0"),
      (.gapIsLocked(3), "the gap 3 was correct and is locked"),
      (.gapsAreEmpty, "every gap has to be filled first"),
    ].map { (error: InsertSession.Refusal, text: String) in (error, text) }
    + [
      (.session(.finished), "the session is finished"),
      (.timeIsNotUp, "the time is not up"),
      (.notReading, "the words are not shown now"),
      (.notWriting, "there is nothing to write in now"),
      (.nothingMarked, "at least one letter has to be marked first"),
      (.lettersAreNotMarked, "the exercise has no marking of letters"),
      (.unknownLetter(3), "the word has no letter 3, counted from 0"),
      (.unknownWord("x"), "the word \"x\" is not shown"),
      (.nothingToProceedFrom, "nothing is shown to proceed from"),
    ].map { (error: KeywordsSession.Refusal, text: String) in (error, text) }
    + [
      (.session(.finished), "the session is finished"),
      (.unknownCategory("x"), "the exercise has no category \"x\""),
      (.otherWay(.drag), "words are put into categories in another way, by drag"),
      (.otherWay(.write), "words are put into categories in another way, by write"),
      (.notWriting, "nothing can be changed now"),
      (.nothingWritten, "the word is in no category"),
      (.nothingToProceedFrom, "nothing is shown to proceed from"),
    ].map { (error: MatchSession.Refusal, text: String) in (error, text) }
    + [
      (.unknownWord(3), "the wheel has no word 3 any more, counted from 0"),
      (.wordIsNotDone, "the word has to be written first"),
      (.notWriting, "there is nothing to write in now"),
      (.nothingWritten, "nothing was written"),
      (.nothingToProceedFrom, "nothing is shown to proceed from"),
    ].map { (error: WheelSession.Refusal, text: String) in (error, text) }

  @Test func everyErrorSaysWhatWentWrong() {
    for (error, text) in Self.all {
      #expect("\(error)" == text)
    }
  }

  @Test func everyErrorHasASentenceForPeople() {
    for (error, _) in Self.all {
      for phrasebook in Phrasebook.all {
        let sentence = error.sentence(in: phrasebook)
        // What is no sentence is a key that shines through.
        #expect(sentence.first?.isUppercase == true || sentence.first?.isNumber == true, "\(error)")
        #expect(sentence.hasSuffix("."), "\(error)")
      }
    }
    #expect(ExerciseError.finished.sentence(in: .german) == "Die Übung ist fertig.")
    #expect(
      ErrorLocationsSession.Refusal.errorsRemain(2).sentence(in: .german)
        == "2 Wörter sind noch zu finden."
    )
  }
}

struct ExerciseSentencesTests {
  @Test func theTablesAreComplete() {
    #expect(exerciseSentences.faults == [])
  }

  @Test(arguments: [
    ExerciseCheck.Finding.noTasks, .longGap(4), .ambiguousGap("w"), .helpGivesAway("w"),
    .duplicateWord("w"), .wordCount(2, expected: 3), .misspellingExists("w"), .noReason("w"),
    .unusedCategory("w"),
  ])
  func everyFindingHasASentence(finding: ExerciseCheck.Finding) {
    for phrasebook in Phrasebook.all {
      #expect(!finding.sentence(in: phrasebook).hasPrefix("check."))
    }
    let check = ExerciseCheck(place: ContentPlace(), severity: .warning, finding: finding)
    #expect(check.description == "warning: \(finding.sentence(in: .english))")
  }

  @Test(arguments: Mistake.Kind.allCases, [true, false])
  func everyMistakeHasASentence(kind: Mistake.Kind, showsTarget: Bool) {
    let mistake = Mistake(task: 0, place: 0, kind: kind, input: "x", target: "ŷ", date: second(0))
    for phrasebook in Phrasebook.all {
      let sentence = mistake.sentence(in: phrasebook, showingTarget: showsTarget)
      #expect(!sentence.hasPrefix("mistake."))
      if kind == .wrongSpelling || kind == .missedWord {
        #expect(sentence.contains("ŷ") == showsTarget)
      }
    }
  }

  @Test(arguments: [
    (
      TeacherStatistics.HelpReason.errorRate(0.6, classMean: 0.1),
      "60 of 100 words are wrong, 10 in the class."
    ),
    (.slow(seconds: 50.4, classMean: 12), "A task takes 50 seconds, 12 in the class."),
    (
      .weakCategory(LearnerModel().estimate(for: .doubling)),
      "“Double consonants” is weak: about 10 of 100 such places go wrong."
    ),
  ])
  func everyReasonToHelpHasASentence(reason: TeacherStatistics.HelpReason, text: String) {
    #expect(reason.sentence(in: .english) == text)
    #expect(!reason.sentence(in: .german).hasPrefix("help."))
  }
}
