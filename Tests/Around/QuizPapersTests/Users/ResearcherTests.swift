// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

/// A researcher measures a hundred learners by an adaptive test of three chapters and ten minutes,
/// though a fifth of them take a minute for each problem.
struct ResearcherTests {
  private static let chapters: [ProblemSet.ID] = ["a", "b", "c"]

  private func test(seed: UInt64) throws -> AdaptiveQuiz {
    let items = try (0..<90).map { index in
      let options: AnswerOptions = [.correct("r", "right"), .wrong("x", "1"), .wrong("y", "2")]
      let id = AnswerSamples.problem(index)
      let problem = try Problem(id: id, prompt: "Which?", kind: .multipleChoice(options))
      return Quiz.Item(problem, set: Self.chapters[index % 3], setTitle: "Chapter")
    }
    let rules = try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 600) }
    let difficulties = try items.indices.map {
      (items[$0].problem.id, try Estimate(value: Double($0) / 17 - 2.6, standardError: 0.1))
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
    var (log, error, covered) = (AnswerLog(), 0.0, 0)
    for learner in 0..<100 {
      let (ability, pace) = (generator.drawNormal(), learner.isMultiple(of: 5) ? 60.0 : 15)
      var session = AdaptiveSession(try test(seed: UInt64(learner)))
      try session.start(at: date(0))
      for step in 1... {
        // Whoever closes the app goes on where the test was.
        if learner.isMultiple(of: 20) { session = try AdaptiveSession(json: try session.json()) }
        let now = date(Double(step) * pace)
        try session.advance(to: now)
        guard let id = session.quiz.currentItem?.problem.id else { break }
        let distance = ability - (session.selector.difficulties[id]?.value ?? 0)
        let isRight = generator.drawUniform() < 1.0 / 3 + 2.0 / 3 / (1 + exponential(-distance))
        try session.answer(.choice(isRight ? "r" : "x"), at: now)
        try session.proceed(at: now)
      }
      // The slow ones are out of time after nine answers, and measured by them.
      #expect((session.stop == .time) == (pace == 60) && session.isUnfinished == (pace == 60))
      let sets = session.quiz.content.items.map(\.set)
      for set in Self.chapters { #expect(abs(sets.count { $0 == set } * 3 - sets.count) < 3) }
      error += try #require(session.score).value - ability
      covered += session.ability.interval.contains(ability) ? 1 : 0
      log.record(session.result(by: Learner.ID("s\(learner)")), at: date(600))
    }
    #expect(covered >= 88 && abs(error / 100) < 0.3 && log.records.count { $0.isOmitted } == 20)
  }
}
