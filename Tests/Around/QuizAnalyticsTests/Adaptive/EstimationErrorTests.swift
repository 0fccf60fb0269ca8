// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusTestSupport
import Testing

@testable import QuizAnalytics

struct EstimationErrorTests {
  private static let errors: [(EstimationError, String)] = [
    (.alreadyAnswered("p"), #""p""#), (.unknownProblem("p"), #""p""#),
    (.tooManyProblems(3, maximum: 2), "maximum: 2"),
    (.tooFewAnswers("p", 3, minimum: 200), "minimum: 200"),
    (.tooFewLearners(group: "g", 3, minimum: 50), #""g""#), (.unknownGroup("g"), #""g""#),
    (.tooManyLevels("p", 12, maximum: 11), "maximum: 11"), (.needsTwoLevels("p"), #""p""#),
    (.mixedScoring, "mixedScoring"), (.differentAnswers, "differentAnswers"),
  ]

  @Test(arguments: errors)
  func everyEstimationErrorSaysWhatIsWrong(error: EstimationError, part: String) {
    #expect("\(error)".contains(part))
    for phrasebook in Phrasebook.all {
      #expect(!error.sentence(in: phrasebook).contains("estimation."))
    }
  }

  @Test(arguments: [
    (Estimate.Fault.malformed("x"), "x"), (.valueOutOfRange(1e7), "million"),
    (.standardErrorOutOfRange(-1), "-1.0"), (.deviationOutOfRange(11), "up to 10"),
    (.stepOutOfRange(2, maximum: 1), "0 to 1.0"), (.countOutOfRange(0, minimum: 1), "at least 1"),
    (.refused(.unknownProblem("p")), #""p""#), (.cutOutOfRange(101), "101.0"),
    (.chanceOutOfRange(0.5), "0.5"),
  ])
  func everyFaultSaysWhatIsWrong(fault: Estimate.Fault, part: String) {
    #expect("\(fault)".contains(part))
  }

  @Test(arguments: MeasurementFigure.allCases)
  func everyFigureIsExplainedInEveryLanguage(figure: MeasurementFigure) {
    let sentences = Phrasebook.all.map { figure.sentence(in: $0) }
    #expect(Set(sentences).count == Phrasebook.all.count)
    #expect(sentences.allSatisfy { $0.count > 60 && !$0.contains("figure.") })
  }

  @Test func theCatalogIsComplete() {
    #expect(analyticsSentences.faults == [])
    #expect(
      EstimationError.tooManyProblems(3, maximum: 1000).sentence(in: .english)
        == "At most 1000 problems can be compared."
    )
  }
}
