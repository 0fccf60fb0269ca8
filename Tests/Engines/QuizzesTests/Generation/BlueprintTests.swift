// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct BlueprintTests {
  static func everything() throws -> Blueprint {
    try Blueprint(count: 5) {
      $0.sets = ["s/acids", "s/moles"]
      $0.optionLimit = try Blueprint.OptionLimit(3)
      $0.filter = Blueprint.ProblemFilter(noTags: ["history"])
      $0.answers = .wrongEver
      $0.noRepeats = try Blueprint.RepeatWindow(days: 2)
      $0.review = SpacedReview(spacing: .expanding, filling: .any)
      $0.strata = [
        try Blueprint.Stratum(2, of: .tag("ph")), try Blueprint.Stratum(1, of: .set("s/moles")),
      ]
      $0.shortage = .shorten
      $0.weights = ProblemWeights(popularity: .standard, recency: .standard)
    }
  }

  private let everything =
    #"{"answers":"wrongEver","count":5,"filter":{"noTags":["history"]},"noRepeats":{"days":2},"#
    + #""optionLimit":{"count":3},"review":{"filling":"any","spacing":"expanding"},"#
    + #""sets":["s/acids","s/moles"],"shortage":"shorten","#
    + #""strata":[{"count":2,"tag":"ph"},{"count":1,"set":"s/moles"}],"#
    + #""weights":{"popularity":{},"recency":{}}}"#

  @Test func whatIsUsualIsLeftOutInJSON() throws {
    try expectJSON(Blueprint(count: 5), #"{"count":5}"#)
    try expectJSON(try Self.everything(), everything)
    let data = Data(everything.utf8)
    #expect(try Blueprint(json: data) == Self.everything())
    #expect(try Self.everything().json() == data)
  }

  @Test func everyFaultIsToldWithItsPlace() {
    let json = """
      {"sets":7,"answers":"all","noRepeats":{},"review":{"spacing":"x"},
       "strata":[{"count":0,"tag":"a"},{"count":1}],"shortage":"x","weights":{"recency":{"days":0}},
       "filter":{"kinds":["x"]},"optionLimit":{"count":"x"}}
      """
    let faults = contentFaults(ProblemFault.self) { _ = try Blueprint(json: Data(json.utf8)) }
    let places = faults.map { $0.split(separator: ":")[0] }
    #expect(
      places == [
        "sets", "count", "optionLimit.count", "filter.kinds[0]", "answers", "noRepeats",
        "review.spacing", "strata[0].count", "strata[1]", "shortage", "weights.recency.days",
      ]
    )
    #expect(
      contentFaults(ProblemFault.self) { _ = try Blueprint(json: Data("[".utf8)) }.count == 1
    )
  }

  @Test func whatCannotBeFollowedIsRefused() throws {
    let stratum = try Blueprint.Stratum(6, of: .tag("ph"))
    func faults(_ make: () throws -> Void) -> [String] {
      contentFaults(ProblemFault.self) { try make() }
    }
    #expect(
      faults { _ = try Blueprint(count: 0) }
        == ["count: 0 problems cannot be drawn, expected at least 1"]
    )
    #expect(
      faults { _ = try Blueprint(count: -3) }
        == ["count: -3 problems cannot be drawn, expected at least 1"]
    )
    #expect(
      faults { _ = try Blueprint.OptionLimit(1) }
        == ["count: the options cannot be limited to 1, expected at least 2"]
    )
    #expect(
      faults { _ = try Blueprint(count: 5) { $0.strata = [stratum] } }
        == ["strata: the strata ask for 6 problems, expected at most 5"]
    )
    let json = #"{"count":0,"optionLimit":{"count":1}}"#
    #expect(
      faults { _ = try Blueprint(json: Data(json.utf8)) } == [
        "optionLimit.count: the options cannot be limited to 1, expected at least 2",
        "count: 0 problems cannot be drawn, expected at least 1",
      ]
    )
  }

  @Test func tellsWhatItNeedsToKnow() throws {
    let plain = try Blueprint(count: 1)
    #expect(!plain.needsLearner)
    #expect(!plain.needsDate)
    let popular = try Blueprint(count: 1) { $0.weights = ProblemWeights(popularity: .standard) }
    #expect(!popular.needsLearner)
    let mistakes = try Blueprint(count: 1) { $0.weights = ProblemWeights(mistakes: .standard) }
    #expect(mistakes.needsLearner)
    #expect(!mistakes.needsDate)
    let window = try Blueprint(count: 1) { $0.noRepeats = try Blueprint.RepeatWindow(quizzes: 1) }
    #expect(window.needsLearner)
    #expect(!window.needsDate)
    for blueprint in [
      try Blueprint(count: 1) { $0.noRepeats = try Blueprint.RepeatWindow(days: 1) },
      try Blueprint(count: 1) { $0.review = SpacedReview() },
      try Blueprint(count: 1) { $0.weights = ProblemWeights(recency: .standard) },
    ] {
      #expect(blueprint.needsLearner)
      #expect(blueprint.needsDate)
    }
  }

  /// Random blueprints: what is stored and read again draws the same quiz, as does drawing again.
  @Test func whatWasStoredDrawsTheSameQuiz() {
    forEachSeed(0..<70) { generator in
      let bank = try Samples.taggedBank()
      let blueprint = try Self.randomBlueprint(using: &generator)
      let evidence = try Self.randomEvidence(using: &generator)
      try expectRoundTrip(blueprint)
      let storedBank = try decode(ProblemBank.self, json(bank))
      let stored = QuizEvidence(
        answers: try decode(AnswerLog.self, json(evidence.answers)),
        popularity: evidence.popularity,
        learner: evidence.learner,
        at: evidence.date,
        calendar: evidence.calendar
      )
      let storedBlueprint = try Blueprint(json: blueprint.json())
      var (first, second, third) = (generator, generator, generator)
      let quiz = Self.outcome { () throws(QuizGenerationError) in
        try Quiz(from: bank, blueprint, evidence: evidence, using: &first)
      }
      let again = Self.outcome { () throws(QuizGenerationError) in
        try Quiz(from: bank, blueprint, evidence: evidence, using: &second)
      }
      let fromStored = Self.outcome { () throws(QuizGenerationError) in
        try Quiz(from: storedBank, storedBlueprint, evidence: stored, using: &third)
      }
      try #require(again == quiz)
      try #require(fromStored == quiz)
      guard case .success(let quiz) = quiz else { return try assume(false) }
      try expectRoundTrip(quiz)
      let problems = quiz.items.map(\.problem)
      try #require(Set(problems.map(\.id)).count == problems.count)
      try #require(problems.count <= blueprint.count)
      try #require(problems.allSatisfy(blueprint.filter.admits))
    }
  }

  private static func outcome(
    _ body: () throws(QuizGenerationError) -> Quiz
  ) -> Result<Quiz, QuizGenerationError> {
    do throws(QuizGenerationError) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }

  private static func randomBlueprint(
    using generator: inout SeededGenerator
  ) throws -> Blueprint {
    func maybe() -> Bool { generator.draw(below: 3) == 0 }
    func perhaps<Value>(_ value: @autoclosure () throws -> Value) rethrows -> Value? {
      generator.draw(below: 3) == 0 ? try value() : nil
    }
    let count = generator.draw(below: 6) + 1
    let sets: [ProblemSet.ID]? = perhaps(["s/acids"])
    let noTags = perhaps(["hard"]) ?? []
    let hasAnswers = maybe()
    let answers = hasAnswers ? generator.drawElement(of: Blueprint.AnswerFilter.allCases) : nil
    let hasWindow = maybe()
    let noRepeats =
      hasWindow ? try Blueprint.RepeatWindow(days: generator.draw(below: 9) + 1) : nil
    let hasReview = maybe()
    let filling = hasReview ? generator.drawElement(of: SpacedReview.Filling.allCases) : nil
    let strata = try perhaps([try Blueprint.Stratum(1, of: .tag("ph"))]) ?? []
    let hasShortage = maybe()
    let shortage =
      hasShortage ? generator.drawElement(of: Blueprint.Stratum.Shortage.allCases) : nil
    let weights = ProblemWeights(
      popularity: perhaps(.standard),
      mistakes: perhaps(.standard),
      difficulty: try perhaps(try ProblemWeights.DifficultyWeight(target: 60)),
      recency: perhaps(.standard)
    )
    return try Blueprint(count: count) {
      $0.sets = sets
      $0.filter = Blueprint.ProblemFilter(noTags: noTags)
      $0.answers = answers ?? .any
      $0.noRepeats = noRepeats
      $0.review = filling.map { SpacedReview(filling: $0) }
      $0.strata = strata
      $0.shortage = shortage ?? .fill
      $0.weights = weights
    }
  }

  private static func randomEvidence(
    using generator: inout SeededGenerator
  ) throws -> QuizEvidence {
    let records = try (0..<generator.draw(below: 20)).map { _ in
      try Samples.answer(
        Problem.ID("p\(generator.draw(below: 4) + 1)"),
        by: generator.draw(below: 2) == 0 ? "ada" : "bob",
        right: generator.draw(below: 2) == 0,
        on: Double(generator.draw(below: 12)),
        in: Quiz.ID("quiz \(generator.draw(below: 4))")
      )
    }
    return QuizEvidence(
      answers: AnswerLog(records),
      popularity: Samples.popularity([("p1", generator.draw(below: 9), generator.draw(below: 9))]),
      learner: "ada",
      at: day(12),
      calendar: testCalendar
    )
  }
}
