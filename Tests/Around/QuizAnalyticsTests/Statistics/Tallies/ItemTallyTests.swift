// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct ItemTallyTests {
  /// Answers of some learners to some of eight problems, some of them with options, some omitted.
  private func randomLog(using generator: inout SeededGenerator) throws -> AnswerLog {
    var records: [AnswerLog.Record] = []
    for learner in 0...generator.draw(below: 40) {
      for problem in 0..<8 where generator.draw(below: 4) > 0 {
        let options: [AnswerOption.ID] = problem < 4 ? ["a", "b", "c"] : []
        let isOmitted = generator.draw(below: 9) == 0
        let pick = options.isEmpty ? nil : options[generator.draw(below: 3)]
        let response = pick.map { QuizResponse.choice($0) } ?? .text("x")
        records.append(
          try AnswerLog.Record(
            learner: AnswerSamples.learner(learner),
            quiz: "quiz",
            problem: AnswerSamples.problem(problem),
            set: problem < 3 ? "first" : "second",
            shown: generator.draw(below: 3) == 0 ? options.dropLast() : options,
            responses: isOmitted ? [] : [response],
            credit: isOmitted ? 0 : Fraction(generator.draw(below: 7), 6),
            isFirstTryCorrect: false,
            seconds: generator.draw(below: 3) == 0 ? nil : Double(generator.draw(below: 40)) / 8,
            date: date(Double(generator.draw(below: 1000)))
          )
        )
      }
    }
    return AnswerLog(records)
  }

  @Test func talliesOfAnySplitByLearnerGiveTheFiguresOfTheWhole() {
    forEachSeed(0..<40) { generator in
      let log = try randomLog(using: &generator)
      let parts = 1 + generator.draw(below: 5)
      let part = Dictionary(
        uniqueKeysWithValues: Set(log.records.map(\.learner)).sorted().map {
          ($0, generator.draw(below: parts))
        }
      )
      var tallies = (0..<parts).flatMap { number in
        AnswerLog(log.records.filter { part[$0.learner] == number }).itemTallies()
      }
      try #require(ItemStatistics.Tally.merged(tallies) == log.itemTallies())
      try #require(ItemStatistics.Tally.merged(tallies).map(\.statistics) == log.itemStatistics())
      // In another order, in two steps, and by way of JSON.
      tallies.shuffle(using: &generator)
      let middle = tallies.count / 2
      let halves = [tallies[..<middle], tallies[middle...]].flatMap {
        ItemStatistics.Tally.merged($0)
      }
      let stored = try decode([ItemStatistics.Tally].self, json(halves))
      try #require(ItemStatistics.Tally.merged(stored).map(\.statistics) == log.itemStatistics())
    }
  }

  @Test func noTalliesMakeNone() {
    #expect(ItemStatistics.Tally.merged([]).isEmpty)
    #expect(AnswerLog().itemTallies().isEmpty)
  }

  @Test func aTallyHasCountsAndNoLearner() throws {
    let log = try AnswerSamples.log([[1, 1], [1, 0], [1, 1], [0, nil]])
    let tally = try #require(log.itemTallies().first)
    #expect(tally.id == "p00")
    try expectJSON(
      tally,
      """
      {"answers":[{"score":0},{"rest":0,"score":1},{"count":2,"rest":1,"score":1}],"id":"p00","set":"set"}
      """
    )
  }

  @Test func aProblemOfTwoSetsBelongsToTheFirstByNameInAnyOrder() throws {
    let log = { (learner: Int, set: ProblemSet.ID) in
      AnswerLog([
        try AnswerLog.Record(
          learner: AnswerSamples.learner(learner),
          quiz: "quiz",
          problem: "p",
          set: set,
          responses: [],
          credit: 0,
          isFirstTryCorrect: false,
          date: date(Double(learner))
        )
      ])
    }
    let (one, other) = (try log(1, "y"), try log(2, "x"))
    var both = one
    both.merge(other)
    #expect(both.itemStatistics().map(\.set) == ["x"])
    #expect(
      ItemStatistics.Tally.merged(one.itemTallies() + other.itemTallies()).map(\.set) == ["x"]
    )
    #expect(
      ItemStatistics.Tally.merged(other.itemTallies() + one.itemTallies()).map(\.set) == ["x"]
    )
  }

  @Test(arguments: [
    (#"{"answers":[],"id":"p","set":"s"}"#, "at least one answer"),
    (#"{"answers":[{"score":2}],"id":"p","set":"s"}"#, "answers[0]: expected scores from 0 to 1"),
    (#"{"answers":[{"score":1,"rest":-1}],"id":"p","set":"s"}"#, "expected scores from 0 to 1"),
    (#"{"answers":[{"score":1,"count":0}],"id":"p","set":"s"}"#, "expected a count of 1 or more"),
    (#"{"answers":[{"score":1}],"omitted":2,"id":"p","set":"s"}"#, "no more omitted answers"),
    (#"{"answers":[{"score":1}],"omitted":-1,"id":"p","set":"s"}"#, "no more omitted answers"),
    (
      #"{"answers":[{"score":1}],"seconds":[{"seconds":-1,"count":1}],"id":"p","set":"s"}"#,
      "expected 0 seconds or more"
    ),
    (
      #"{"answers":[{"score":1}],"seconds":[{"seconds":1,"count":-4}],"id":"p","set":"s"}"#,
      "expected a count of 1 or more"
    ),
    (
      #"{"answers":[{"score":1}],"options":[{"id":"a","answers":[{"score":7}]}],"id":"p","set":"s"}"#,
      "options[0].answers[0]: expected scores from 0 to 1"
    ),
  ])
  func countsThatCannotBeAreRefusedWithTheirPlace(text: String, reason: String) {
    let error = #expect(throws: ContentError<JSONFault>.self) {
      try decode(ItemStatistics.Tally.self, text)
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains(reason))
  }

  @Test func hugeCountsStayWithinTheLargestNumber() throws {
    let most = Int.max
    let tally = try decode(
      ItemStatistics.Tally.self,
      """
      {"answers":[{"score":0,"rest":0.5,"count":\(most)},{"score":1,"rest":1,"count":\(most)}],"id":"p",
       "omitted":\(most),"options":[{"id":"a","answers":[{"score":1,"rest":0,"count":\(most)}]}],
       "seconds":[{"seconds":2,"count":\(most)},{"seconds":3,"count":\(most)}],"set":"s"}
      """
    )
    let statistics = try #require(ItemStatistics.Tally.merged([tally, tally]).first?.statistics)
    #expect(statistics.count == most)
    #expect(statistics.omittedCount == most)
    #expect(statistics.time?.median == 2)
    #expect(statistics.options.map(\.chosen) == [most])
    #expect((0...1).contains(statistics.facility))
  }
}
