// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import Quizzes

struct QuizErrorTests {
  @Test(arguments: [
    (QuizGenerationError.unknownSet("s"), #""s""#),
    (.noProblems(in: []), "no problems"),
    (.noProblems(in: ["s", "t"]), #""s", "t""#),
    (.noFittingProblems(of: 7), "none of the 7 problems"),
    (.learnerIsMissing, "the learner"),
    (.dateIsMissing, "the date"),
    (.dateOutOfRange, "too far"), (.noVariant(of: "t"), #""t""#),
  ])
  func everyQuizGenerationErrorSaysWhatIsWrong(error: QuizGenerationError, part: String) {
    #expect("\(error)".contains(part))
    for phrasebook in Phrasebook.all {
      #expect(!error.sentence(in: phrasebook).contains("generation."))
    }
  }

  @Test func theSentencesOfDrawingAreComplete() {
    #expect(quizSentences.faults == [])
    let draw = QuizGenerationError.noVariant(of: "t")
    #expect(draw.sentence(in: .german) == "Für eine der Aufgaben wurden keine Zahlen gefunden.")
  }

  @Test(arguments: [
    (ResponseError.responseDoesNotFit(.multipleChoice, problem: "p"), "expected a choice"),
    (.responseDoesNotFit(.checkAll, problem: "p"), "choices"),
    (.responseDoesNotFit(.exactMatch, problem: "p"), "expected a text"),
    (.responseDoesNotFit(.roughMatch, problem: "p"), "roughMatch, expected a text"),
    (.notGradable(Verdict.NotGradable(.tooLong(limit: 9)), problem: "p"), "too long"),
    (
      .undecided(Verdict.Undecided(expected: "x"), problem: "p"),
      "look at it"
    ),
    (.unknownOption("o", problem: "p"), #""o""#),
    (.emptyResponse(problem: "p"), #""p""#),
    (.responseDoesNotFit(.ordering, problem: "p"), "an order"),
    (.responseDoesNotFit(.matching, problem: "p"), "pairs"),
    (.responseDoesNotFit(.cloze, problem: "p"), "gaps"),
    (.responseDoesNotFit(.openResponse, problem: "p"), "a text"),
    (.unknownItem("i", problem: "p"), #""i""#),
    (.repeatedItem("i", problem: "p"), "once"),
    (.missingItems(["i", "j"], problem: "p"), #"lacks "i", "j""#),
    (.unknownGap("1", problem: "p"), #"gap "1""#),
    (.gapNotGradable(Verdict.NotGradable(.tooLong(limit: 9)), gap: "1", problem: "p"), "too long"),
    (
      .gapUndecided(
        Verdict.Undecided(expected: "x"),
        gap: "1",
        problem: "p"
      ), "look at it"
    ),
    (.wordCountOutOfRange(2, minimum: 3, maximum: nil, problem: "p"), "expected at least 3"),
    (
      .wordCountOutOfRange(9, minimum: 3, maximum: 8, problem: "p"),
      "9 words, expected at least 3 and at most 8"
    ),
    (.unknownProblem("p"), #""p""#),
  ])
  func everyResponseErrorSaysWhatIsWrong(error: ResponseError, part: String) {
    #expect("\(error)".contains(part))
  }

  @Test(arguments: [
    (EnteredGrade.Refusal.noRubric(problem: "p"), "no rubric"),
    (.unknownCriterion("c", problem: "p"), #""c""#),
    (.unknownLevel("l", of: "c", problem: "p"), #""l""#),
    (.missingCriteria(["c", "d"], problem: "p"), #"level for "c", "d""#),
    (.creditOutOfRange(2), "credit 2"),
  ])
  func everyEnteredGradeRefusalSaysWhatIsWrong(error: EnteredGrade.Refusal, part: String) {
    #expect("\(error)".contains(part))
  }

  @Test(arguments: [
    (AnswerLog.RecordError.dateOutOfRange, "too far"),
    (.creditOutOfRange(2), "credit 2"),
    (.secondsOutOfRange(-1), "-1.0"),
  ])
  func everyAnswerLogRecordErrorSaysWhatIsWrong(error: AnswerLog.RecordError, part: String) {
    #expect("\(error)".contains(part))
  }

  @Test(arguments: [
    (QuizError.Rule.certaintyIsMissing("p"), "no certainty"),
    (.certaintyIsNotAsked("p"), "do not ask"),
    (.notPossible(in: .adaptive), "adaptive"),
    (.skippingIsNotAllowed, "skip"),
    (.returningIsNotAllowed, "come back"),
    (.notStarted, "not started"),
    (.alreadyStarted, "started already"),
    (.timeIsNotUp, "no time ends"),
  ])
  func everyQuizErrorRuleSaysWhatIsWrong(error: QuizError.Rule, part: String) {
    #expect("\(error)".contains(part))
  }

  @Test(arguments: [
    (QuizError.sessionIsFinished, "finished"),
    (.sessionIsNotFinished, "not finished"),
    (.notPresented("p"), #""p""#),
    (.alreadyDecided("p"), #""p""#),
    (.notDecided("p"), #""p""#),
    (.onlyProblemLeft("p"), #""p""#),
    (.alreadyPresented("p"), #""p""#),
    (.unknownProblem("p"), #""p""#),
    (.date(.beforeLastEvent(date(1), last: date(2))), "1479686402"),
    (.date(.outOfRange), "too far"),
    (.timeIsUp(at: date(2)), "1479686402"),
    (.scoreOverflow, "exact sum"),
    (.noHintLeft("p"), "no further hint"),
    (.hintWasNotTaken(2, problem: "p"), "hint 2"),
    (.doesNotAwaitGrade("p"), #""p""#),
    (.notAnswered("p"), "not answered"),
    (.noProblemPresented, "submitted"),
    (.response(.emptyResponse(problem: "p")), #"response to "p""#),
    (.grade(.creditOutOfRange(2)), "credit 2"),
    (.rule(.skippingIsNotAllowed), "skip"),
  ])
  func everyQuizErrorSaysWhatIsWrong(error: QuizError, part: String) {
    #expect("\(error)".contains(part))
  }
}
