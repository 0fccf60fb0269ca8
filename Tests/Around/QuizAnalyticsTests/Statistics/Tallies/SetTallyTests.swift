// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct SetTallyTests {
  @Test func talliesOfAnySplitByLearnerGiveTheReportsOfTheWhole() {
    forEachSeed(0..<200) { generator in
      let log = try SplitLog(using: &generator)
      let tallies = log.parts.flatMap { $0.setTallies() }
      try #require(SetReport.Tally.merged(tallies) == log.whole.setTallies())
      let merged = try SplitLog.mergedAnyhow(tallies, using: &generator) {
        SetReport.Tally.merged($0)
      }
      let low = try Fraction(2, 3)
      let expected = log.whole.setReports(low: low).sorted { $0.id < $1.id }
      try #require(merged.map { $0.report(low: low) } == expected)
    }
  }

  @Test func aTallyHasScoresAndNoLearner() throws {
    let log = try AnswerSamples.log([[1, 1], [1, 0], [0, 1]])
    try expectJSON(
      try #require(log.setTallies().first),
      """
      {"id":"set","learners":[{"count":2,"score":0.5},{"score":1}],"problems":[\
      {"answers":[{"score":0},{"count":2,"score":1}],"id":"p00"},\
      {"answers":[{"score":0},{"count":2,"score":1}],"id":"p01"}]}
      """
    )
    #expect(SetReport.Tally.merged([]).isEmpty)
  }

  @Test(arguments: [
    (#"{"id":"s","learners":[],"problems":[]}"#, "at least one learner and one problem"),
    (
      #"{"id":"s","learners":[{"score":2}],"problems":[{"id":"p","answers":[{"score":1}]}]}"#,
      "expected scores from 0 to 1"
    ),
    (
      #"{"id":"s","learners":[{"score":1,"count":0}],"problems":[{"id":"p","answers":[{"score":1}]}]}"#,
      "expected a count of 1 or more"
    ),
  ])
  func countsThatCannotBeAreRefused(text: String, reason: String) {
    let error = #expect(throws: (any Error).self) { try decode(SetReport.Tally.self, text) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(reason))
  }
}
