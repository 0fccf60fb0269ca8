import QuizAnalytics
import Testing

struct EstimationErrorTests {
  @Test(arguments: [
    (EstimationError.invalidCount(0), "at least 1"),
    (.alreadyDecided("p"), #""p""#),
    (.unknownProblem("p"), #""p""#),
    (.estimateOutOfRange(2, standardError: -1), "-1.0"),
    (.invalidEloRule, "deviations"),
    (.tooManyProblems(3, limit: 2), "at most 2"),
    (.invalidStoppingRule, "at least 1"),
  ])
  func everyEstimationErrorSaysWhatIsWrong(error: EstimationError, part: String) {
    #expect("\(error)".contains(part))
  }
}
