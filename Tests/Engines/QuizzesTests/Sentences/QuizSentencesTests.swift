// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusFoundation
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import Quizzes

struct QuizSentencesTests {
  @Test func everySentenceIsThereInEveryLanguage() {
    #expect(quizSentences.faults == [])
  }

  /// Every error that a learner or a grader can meet.
  private static let errors: [any Error] = {
    let responses: [ResponseError] = [
      .unknownProblem("p"), .responseDoesNotFit(.cloze, problem: "p"),
      .unknownOption("o", problem: "p"), .emptyResponse(problem: "p"),
      .notGradable(Verdict.NotGradable(.tooLong(limit: 9)), problem: "p"),
      .undecided(Verdict.Undecided(expected: "x"), problem: "p"),
      .unknownItem("i", problem: "p"), .repeatedItem("i", problem: "p"),
      .missingItems(["i"], problem: "p"), .unknownGap("g", problem: "p"),
      .gapNotGradable(Verdict.NotGradable(.tooLong(limit: 9)), gap: "g", problem: "p"),
      .gapUndecided(
        Verdict.Undecided(expected: "x"),
        gap: "g",
        problem: "p"
      ),
      .wordCountOutOfRange(1, minimum: 2, maximum: nil, problem: "p"),
      .wordCountOutOfRange(9, minimum: 2, maximum: 8, problem: "p"),
    ]
    let grades: [EnteredGrade.Refusal] = [
      .creditOutOfRange(2), .noRubric(problem: "p"), .unknownCriterion("c", problem: "p"),
      .unknownLevel("l", of: "c", problem: "p"), .missingCriteria(["c"], problem: "p"),
    ]
    let rules: [QuizError.Rule] = [
      .certaintyIsMissing("p"), .certaintyIsNotAsked("p"), .notPossible(in: .deferred),
      .skippingIsNotAllowed, .returningIsNotAllowed, .notStarted, .alreadyStarted, .timeIsNotUp,
    ]
    let sessions: [QuizError] = [
      .unknownProblem("p"), .noHintLeft("p"), .hintWasNotTaken(0, problem: "p"),
      .doesNotAwaitGrade("p"), .sessionIsFinished, .sessionIsNotFinished, .notPresented("p"),
      .alreadyDecided("p"), .notDecided("p"), .onlyProblemLeft("p"), .alreadyPresented("p"),
      .notAnswered("p"), .noProblemPresented, .scoreOverflow, .date(.outOfRange),
      .timeIsUp(at: date(0)),
    ]
    return responses + grades + rules + sessions + responses.map(QuizError.response)
      + grades.map(QuizError.grade) + rules.map(QuizError.rule)
      + [AnswerLog.RecordError.creditOutOfRange(2), .secondsOutOfRange(-1), .dateOutOfRange]
  }()

  @Test(arguments: Phrasebook.all)
  func everyErrorHasASentenceWithoutKeysOrIdentifiers(phrasebook: Phrasebook) {
    for error in Self.errors {
      let sentence: String
      switch error {
      case let error as ResponseError: sentence = error.sentence(in: phrasebook)
      case let error as EnteredGrade.Refusal: sentence = error.sentence(in: phrasebook)
      case let error as QuizError.Rule: sentence = error.sentence(in: phrasebook)
      case let error as QuizError: sentence = error.sentence(in: phrasebook)
      case let error as AnswerLog.RecordError: sentence = error.sentence(in: phrasebook)
      default: sentence = ""
      }
      #expect(sentence.contains(" ") && sentence.hasSuffix("."), "\(error): \(sentence)")
      #expect(!sentence.contains("\"") && !sentence.contains("{"), "\(error): \(sentence)")
    }
  }

  @Test func numbersOfWordsHaveTheirPlurals() {
    let one = ResponseError.wordCountOutOfRange(1, minimum: 2, maximum: nil, problem: "p")
    #expect(
      one.sentence(in: .english) == "The text has 1 word, and 2 words or more are expected."
    )
    #expect(
      one.sentence(in: .german) == "Der Text hat 1 Wort, mindestens 2 Wörter sollen es sein."
    )
  }
}
