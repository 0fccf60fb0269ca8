// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct ReliabilityTallyTests {
  @Test func talliesOfAnySplitByLearnerGiveTheFiguresOfTheWhole() {
    forEachSeed(0..<200) { generator in
      let log = try SplitLog(using: &generator)
      let points = ["p00": 3, "p01": 2] as [Problem.ID: Fraction]
      let quizzes = ["other", "quiz"] as [Quiz.ID]
      func tallies(_ log: AnswerLog) -> [QuizReliability.Tally] {
        quizzes.map { log.reliabilityTally(of: $0, points: points) }
      }
      let parts = log.parts.flatMap(tallies)
      try #require(QuizReliability.Tally.merged(parts) == tallies(log.whole))
      let merged = try SplitLog.mergedAnyhow(parts, using: &generator) {
        QuizReliability.Tally.merged($0)
      }
      try #require(
        merged.map(\.reliability) == quizzes.map { log.whole.reliability(of: $0, points: points) }
      )
    }
  }

  @Test func onlyLearnersWhoAnsweredWhatAnybodyAnsweredRemain() throws {
    let complete = try AnswerSamples.log([[1, 0, 1], [0, 0, 1]])
    let incomplete = try AnswerSamples.log([[nil, nil, nil], [nil, nil, nil], [1, 1, nil]])
    let tallies = [complete, incomplete].map { $0.reliabilityTally(of: "quiz") }
    #expect(tallies[1].reliability.learnerCount == 1)
    let merged = QuizReliability.Tally.merged(tallies).map(\.reliability)
    #expect(merged == [complete.reliability(of: "quiz")])
  }

  @Test func sumsThatAreEqualAsFractionsAreOne() throws {
    let thirds: [[Fraction]] = [
      [try Fraction(1, 10), try Fraction(2, 10)], [try Fraction(2, 10), try Fraction(1, 10)],
      [try Fraction(3, 10), 0],
    ]
    var records: [AnswerLog.Record] = []
    for (learner, credits) in thirds.enumerated() {
      for (problem, credit) in credits.enumerated() {
        records.append(
          try AnswerLog.Record(
            learner: AnswerSamples.learner(learner),
            quiz: "quiz",
            problem: AnswerSamples.problem(problem),
            set: "set",
            responses: [],
            credit: credit,
            isFirstTryCorrect: false,
            date: date(0)
          )
        )
      }
    }
    let reliability = AnswerLog(records).reliability(of: "quiz")
    #expect(reliability.distribution.map(\.sum) == [0.3])
    #expect(reliability.distribution.map(\.count) == [3])
  }

  @Test(arguments: [
    (
      #"{"id":"q","problems":[{"id":"p","set":"s","answers":[{"score":1,"sum":2,"count":0}]}]}"#,
      "a count of 1 or more"
    ),
    (
      #"{"id":"q","problems":[{"id":"p","set":"s","answers":[{"score":1,"sum":2}]},{"id":"r","set":"s"}]}"#,
      "expected as many answers to one problem as to another"
    ),
    (#"{"problems":[]}"#, "id"),
  ])
  func countsThatCannotBeAreRefused(text: String, reason: String) {
    let error = #expect(throws: (any Error).self) { try decode(QuizReliability.Tally.self, text) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(reason))
  }
}
