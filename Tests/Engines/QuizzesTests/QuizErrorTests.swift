// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import Quizzes

/// What errors say; that all of them say something to learners is tested with all other errors.
struct QuizErrorTests {
  @Test func theSentencesOfDrawingAreComplete() {
    #expect(quizSentences.faults == [])
    let draw = QuizGenerationError.noVariant(of: "t")
    #expect(draw.sentence(in: .german) == "Für eine der Aufgaben wurden keine Zahlen gefunden.")
  }

  /// Developers see which problem, and what was expected.
  @Test(
    arguments: [
      (QuizGenerationError.unknownSet("s"), #"(unknownSet: "s")"#),
      (QuizGenerationError.noProblems(in: ["s", "t"]), #"(noProblems, in: ["s", "t"])"#),
      (QuizGenerationError.noFittingProblems(of: 7), "(noFittingProblems, of: 7)"),
      (QuizGenerationError.nothingDue(next: date(0)), "next: 2016-11-21 00:00:00 UTC)"),
      (QuizGenerationError.nothingDue(next: nil), "(nothingDue, next: nil)"),
      (QuizGenerationError.learnerIsMissing, "(learnerIsMissing)"),
      (
        ResponseError.responseDoesNotFit(.roughMatch, problem: "p"),
        #"(responseDoesNotFit: roughMatch, problem: "p")"#
      ),
      (ResponseError.missingItems(["i", "j"], problem: "p"), #"["i", "j"], problem: "p")"#),
      (
        ResponseError.wordCountOutOfRange(9, minimum: 3, maximum: 8, problem: "p"),
        #"(wordCountOutOfRange: 9, minimum: 3, maximum: 8, problem: "p")"#
      ),
      (
        EnteredGrade.Refusal.unknownLevel("l", of: "c", problem: "p"),
        #"(unknownLevel: "l", of: "c", problem: "p")"#
      ),
      (EnteredGrade.Refusal.creditOutOfRange(2), "(creditOutOfRange: 2)"),
      (AnswerLog.RecordError.secondsOutOfRange(-1), "(secondsOutOfRange: -1.0)"),
      (AnswerLog.RecordError.dateOutOfRange, "(dateOutOfRange)"),
      (QuizError.Rule.notPossible(in: .adaptive), "(notPossible, in: adaptive)"),
      (QuizError.sessionIsFinished, "(sessionIsFinished)"),
      (
        QuizError.date(.beforeLastEvent(date(1), last: date(2))), "2016-11-21 00:00:02 UTC)"
      ),
      (QuizError.timeIsUp(at: date(2)), "(timeIsUp, at: 2016-11-21 00:00:02 UTC)"),
      (QuizError.hintWasNotTaken(2, problem: "p"), #"(hintWasNotTaken: 2, problem: "p")"#),
      (
        QuizError.response(.emptyResponse(problem: "p")),
        #"(response.emptyResponse, problem: "p")"#
      ),
      (QuizError.grade(.creditOutOfRange(2)), "(grade.creditOutOfRange: 2)"),
      (QuizError.rule(.skippingIsNotAllowed), "(rule.skippingIsNotAllowed)"),
    ] as [(any PresentableError, String)]
  )
  func aDescriptionHasTheCaseWithAllThatIsKnown(error: any PresentableError, text: String) {
    #expect("\(error)".hasSuffix(text))
  }

  /// What a matcher says of an answer is the whole sentence, and said once.
  @Test(arguments: [
    ResponseError.notGradable(Verdict.NotGradable(.tooLong(limit: 9)), problem: "p"),
    .gapNotGradable(Verdict.NotGradable(.tooLong(limit: 9)), gap: "1", problem: "p"),
  ])
  func aSentenceOfAMatcherIsSaidOnce(error: ResponseError) {
    let sentence = Verdict.NotGradable(.tooLong(limit: 9)).sentence(in: .english)
    #expect(error.sentence(in: .english) == sentence)
    #expect("\(error)".components(separatedBy: sentence).count == 2)
  }
}
