import Quizzes
import Testing

struct QuizErrorTests {
  @Test(arguments: [
    (QuizError.unknownSet("s"), #""s""#), (.noProblems(in: []), "no problems"),
    (.noProblems(in: ["s", "t"]), #""s", "t""#), (.invalidCount(0), "at least 1"),
    (.invalidOptionLimit(1), "at least 2"),
    (.responseDoesNotFit(.multipleChoice, problem: "p"), "expected a choice"),
    (.responseDoesNotFit(.checkAll, problem: "p"), "choices"),
    (.responseDoesNotFit(.exactMatch, problem: "p"), "expected a text"),
    (.responseDoesNotFit(.roughMatch, problem: "p"), "roughMatch, expected a text"),
    (.notGradable(NotGradable(.tooLong(limit: 9)), problem: "p"), "too long"),
    (
      .undecided(Undecided(expected: "x", reason: .neitherEqualNorUnequal), problem: "p"),
      "look at it"
    ),
    (.unknownOption("o", problem: "p"), #""o""#), (.emptyResponse(problem: "p"), #""p""#),
    (.sessionIsOver, "over"), (.sessionIsNotFinished, "not finished"),
    (.notPresented("p"), #""p""#),
    (.alreadyDecided("p"), #""p""#), (.notDecided("p"), #""p""#), (.onlyProblemLeft("p"), #""p""#),
    (.alreadyPresented("p"), #""p""#), (.unknownProblem("p"), #""p""#),
    (.dateBeforeLastEvent(date(1), last: date(2)), "1479686402"), (.dateOutOfRange, "too far"),
    (.scoreOverflow, "exact sum"), (.certaintyIsMissing("p"), "no certainty"),
    (.certaintyIsNotAsked("p"), "do not ask"), (.noHintLeft("p"), "no further hint"),
    (.hintWasNotTaken(2, problem: "p"), "hint 2"), (.doesNotAwaitGrade("p"), #""p""#),
    (.gradeOutOfRange(2), "grade 2"), (.notStarted, "not started"),
    (.alreadyStarted, "started already"), (.timeIsNotOver, "no time ends"),
    (.notAnswered("p"), "not answered"), (.noProblemPresented, "submitted"),
    (.notPossible(in: .adaptive), "adaptive"), (.skippingIsNotAllowed, "skip"),
    (.returningIsNotAllowed, "come back"),
  ])
  func everyErrorSaysWhatIsWrong(error: QuizError, part: String) {
    #expect("\(error)".contains(part))
  }
}
