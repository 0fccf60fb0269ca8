// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct DifferenceTallyTests {
  private typealias Tally = ItemStatistics.DifferentialFunctioning.Tally

  @Test func talliesOfAnySplitByLearnerGiveTheDifferencesOfTheWhole() {
    forEachSeed(0..<200) { generator in
      let log = try SplitLog(using: &generator)
      let learners = (0..<42).map { AnswerSamples.learner($0) }
      // Some learners belong to both groups, some to neither.
      let (reference, focal) = (Set(learners[..<25]), Set(learners[20..<38]))
      let quizzes = ["other", "quiz"] as [Quiz.ID]
      func tallies(_ log: AnswerLog) -> [Tally] {
        quizzes.map { log.differenceTally(of: $0, between: reference, and: focal) }
      }
      let parts = log.parts.flatMap(tallies)
      try #require(Tally.merged(parts) == tallies(log.whole))
      let merged = try SplitLog.mergedAnyhow(parts, using: &generator) { Tally.merged($0) }
      try #require(
        merged.map(\.differences)
          == quizzes.map {
            log.whole.differentialFunctioning(of: $0, between: reference, and: focal)
          }
      )
    }
  }

  @Test(arguments: [
    (
      #"{"id":"q","problems":[{"id":"p","set":"s","answers":[{"solved":-1}]}]}"#, "0 or more solved"
    ),
    (
      #"{"id":"q","problems":[{"id":"p","set":"s","answers":[{"solved":1,"count":0}]}]}"#,
      "a count of 1 or more"
    ),
    (
      #"{"id":"q","problems":[{"id":"p","set":"s","answers":[{"solved":1}]},{"id":"r","set":"s"}]}"#,
      "as many answers to one problem as to another"
    ),
  ])
  func countsThatCannotBeAreRefused(text: String, reason: String) {
    let error = #expect(throws: (any Error).self) { try decode(Tally.self, text) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(reason))
  }

  @Test func hugeCountsStayWithinTheLargestNumber() throws {
    let most = Int.max
    let cells = ["false,\"focal\":true", "true,\"focal\":true", "false", "true"].map {
      #"{"solved":1,"count":\#(most),"correct":\#($0)}"#
    }
    let tally = try decode(
      Tally.self,
      #"{"id":"q","problems":[{"id":"p","set":"s","answers":[\#(cells.joined(separator: ","))]}]}"#
    )
    let difference = try #require(Tally.merged([tally, tally]).first?.differences.first)
    #expect(difference.referenceCount == most)
    #expect(difference.category == .negligible)
    #expect(difference.interval?.contains(0) == true)
  }
}
