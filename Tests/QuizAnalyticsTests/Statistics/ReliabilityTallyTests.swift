import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct ReliabilityTallyTests {
  /// Most learners answer all problems; scores are parts of points.
  private func randomLog(using generator: inout SeededGenerator) throws -> AnswerLog {
    let problems = 2 + generator.draw(below: 4)
    var records: [AnswerLog.Record] = []
    for learner in 0...generator.draw(below: 30) {
      for problem in 0..<problems where generator.draw(below: 12) > 0 {
        records.append(
          try AnswerLog.Record(
            learner: AnswerSamples.learner(learner),
            quiz: generator.draw(below: 40) == 0 ? "other" : "quiz",
            problem: AnswerSamples.problem(problem),
            set: ["first", "second"][generator.draw(below: 2)],
            responses: [],
            credit: Fraction(generator.draw(below: 4), 3),
            isFirstTryCorrect: false,
            date: date(Double(generator.draw(below: 1000)))
          )
        )
      }
    }
    return AnswerLog(records)
  }

  @Test func talliesOfAnySplitByLearnerGiveTheFiguresOfTheWhole() {
    forEachSeed(0..<200) { generator in
      let log = try randomLog(using: &generator)
      let points = ["p00": 3, "p01": 2] as [Problem.ID: Int]
      let parts = 1 + generator.draw(below: 5)
      var part: [Learner.ID: Int] = [:]
      for learner in Set(log.records.map(\.learner)).sorted() {
        part[learner] = generator.draw(below: parts)
      }
      var tallies = (0..<parts).flatMap { number in
        let log = AnswerLog(log.records.filter { part[$0.learner] == number })
        return ["quiz", "other"].map { log.reliabilityTally(of: $0, points: points) }
      }
      let whole = ["other", "quiz"].map { log.reliabilityTally(of: $0, points: points) }
      try #require(QuizReliability.Tally.merged(tallies) == whole)
      // In another order, in two steps, and by way of JSON.
      tallies.shuffle(using: &generator)
      let middle = tallies.count / 2
      let halves = [tallies[..<middle], tallies[middle...]].flatMap {
        QuizReliability.Tally.merged($0)
      }
      let stored = try decode([QuizReliability.Tally].self, json(halves))
      try #require(
        QuizReliability.Tally.merged(stored).map(\.reliability)
          == ["other", "quiz"].map { log.reliability(of: $0, points: points) }
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
