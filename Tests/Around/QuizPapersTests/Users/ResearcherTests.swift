// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

/// A researcher measures a hundred learners by an adaptive test of three chapters that ends after
/// ten minutes, though a fifth of them take a minute for each problem.
struct ResearcherTests {
  private static let chapters: [ProblemSet.ID] = ["a", "b", "c"]

  private func test(seed: UInt64) throws -> AdaptiveQuiz {
    let items = try (0..<90).map { index in
      let options: [Problem.Option] = [.correct("r", "right"), .wrong("x", "1"), .wrong("y", "2")]
      let id = AnswerSamples.problem(index)
      let problem = try Problem(id: id, prompt: "Which?", kind: .multipleChoice(options))
      return Quiz.Item(problem, set: Self.chapters[index % 3], setTitle: "Chapter")
    }
    let rules = try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 600) }
    let difficulties = try items.enumerated().map { index, item in
      (item.problem.id, try Estimate(value: Double(index) / 17 - 2.6, standardError: 0.1))
    }
    return try AdaptiveQuiz(
      try Quiz(id: "pool", title: "Placement", items: items, rules: rules),
      difficulties: Dictionary(uniqueKeysWithValues: difficulties),
      stoppingBy: .init { ($0.maximumCount, $0.standardError) = (30, 0.5) },
      strata: try Self.chapters.map { try Blueprint.Stratum(1, of: .set($0)) },
      seed: seed
    )
  }

  @Test func everybodyIsMeasuredAtAnyPace() throws {
    var generator = SeededGenerator(seed: 31)
    var (log, errors, covered) = (AnswerLog(), [Double](), 0)
    for learner in 0..<100 {
      let (ability, pace) = (generator.drawNormal(), learner.isMultiple(of: 5) ? 60.0 : 15)
      var session = AdaptiveSession(try test(seed: UInt64(learner)))
      let start = Date(timeIntervalSince1970: 1_795_262_400)
      try session.start(at: start)
      for step in 1... {
        // Whoever closes the app goes on where the test was.
        session = try AdaptiveSession(json: try session.json())
        let now = start.addingTimeInterval(Double(step) * pace)
        try session.advance(to: now)
        guard let id = session.quiz.currentItem?.problem.id else { break }
        let distance = ability - (session.selector.difficulties[id]?.value ?? 0)
        let isRight = generator.drawUniform() < 1.0 / 3 + 2.0 / 3 / (1 + exponential(-distance))
        try session.answer(.choice(isRight ? "r" : "x"), at: now)
        try session.proceed(at: now)
      }
      // The slow ones are out of time after nine answers, and measured by them.
      #expect((session.stop == .time) == (pace == 60) && session.isUnfinished == (pace == 60))
      let shares = Self.chapters.map { set in session.quiz.content.items.count { $0.set == set } }
      #expect((shares.max() ?? 0) - (shares.min() ?? 0) <= 1)
      errors.append(try #require(session.score).value - ability)
      covered += session.ability.interval.contains(ability) ? 1 : 0
      log.record(session.result(by: Learner.ID("s\(learner)")), at: start.addingTimeInterval(600))
    }
    #expect(covered >= 88 && abs(errors.reduce(0, +) / 100) < 0.3)
    #expect(log.records.count(where: \.isOmitted) == 20)
  }
}
