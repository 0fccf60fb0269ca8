// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusTestSupport
import Testing

@testable import Exercises

struct ExerciseErrorTests {
  @Test(
    arguments: [
      (WheelSession.Refusal.session(.finished), "The exercise is finished. (session.finished)"),
      (
        WheelSession.Refusal.timeIsUp(at: Date(timeIntervalSince1970: 2)),
        "(session.timeIsUp, at: 1970-01-01 00:00:02 UTC)"
      ),
      (
        WheelSession.Refusal.date(
          .beforeLastEvent(Date(timeIntervalSince1970: 1), last: Date(timeIntervalSince1970: 2))
        ),
        "(session.date.beforeLastEvent: 1970-01-01 00:00:01 UTC, last: 1970-01-01 00:00:02 UTC)"
      ),
      (WheelSession.Refusal.date(.outOfRange), "(session.date.outOfRange)"),
      (ErrorLocationsSession.Refusal.unknownReason("x"), #"(unknownReason: "x")"#),
      (ErrorLocationsSession.Refusal.errorsRemain(2), "(errorsRemain: 2)"),
      (KeywordsSession.Refusal.unknownWord("x"), #"(unknownWord: "x")"#),
      (MatchSession.Refusal.otherWay(.drag), "(otherWay.drag)"),
      (MatchSession.Refusal.nothingWritten, "(nothingWritten)"),
    ] as [(any ExerciseRefusal, String)]
  )
  func aDescriptionHasTheCaseWithAllThatIsKnown(error: any ExerciseRefusal, text: String) {
    #expect("\(error)".hasSuffix(text))
  }

  @Test func anErrorIsSaidInTheLanguageOfTheLearner() {
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
