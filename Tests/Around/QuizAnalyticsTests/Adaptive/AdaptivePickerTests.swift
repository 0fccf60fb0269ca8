// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAnalytics

struct AdaptivePickerTests {
  /// Check-all problems with two right options, of which each is worth a half.
  private func pool(_ count: Int, rules: QuizRules = .immediate) throws -> Quiz {
    let items = try (0..<count).map { index in
      let problem = try Problem(
        id: AnswerSamples.problem(index),
        prompt: "Which?",
        kind: .checkAll(
          AnswerOptions([
            .correct("a", "a"), .correct("b", "b"), .wrong("x", "x"), .wrong("y", "y"),
          ]),
          grading: .netCorrect
        )
      )
      return Quiz.Item(problem, set: index.isMultiple(of: 2) ? "a" : "b", setTitle: "S")
    }
    return try Quiz(id: "pool", title: "Placement", items: items, rules: rules)
  }

  /// Every third problem is right or wrong, the others have three levels.
  private func curves(_ count: Int) throws -> ItemPool {
    var generator = SeededGenerator(seed: 17)
    var models: [Problem.ID: ItemModel] = [:]
    for index in 0..<count {
      let place = 3 * Double((index * 7) % count) / Double(count) - 1.5
      let slope = 0.6 + 1.6 * generator.drawUniform()
      models[AnswerSamples.problem(index)] =
        index.isMultiple(of: 3)
        ? try .logistic(difficulty: place, discrimination: slope)
        : try .partialCredit(discrimination: slope, thresholds: [place - 0.4, place + 0.4])
    }
    return ItemPool(models)
  }

  private func content(
    _ count: Int = 24,
    rule: AdaptiveSelector.StoppingRule? = nil,
    strata: [Blueprint.Stratum] = [],
    stages: Int = 1,
    choices: Int = 2,
    rules: QuizRules = .immediate
  ) throws -> AdaptiveQuiz {
    try AdaptiveQuiz(
      try pool(count, rules: rules),
      curves: try curves(count),
      stoppingBy: try rule ?? AdaptiveSelector.StoppingRule { $0.maximumCount = 10 },
      choices: choices,
      strata: strata,
      stages: stages,
      seed: 3
    )
  }

  private func play(
    _ content: AdaptiveQuiz,
    ability: Double,
    seed: UInt64 = 1
  ) throws -> AdaptiveSession {
    var generator = SeededGenerator(seed: seed)
    var session = AdaptiveSession(content)
    var second = 0.0
    while let item = session.quiz.currentItem {
      let credit = content.selector.drawCredit(of: item.problem.id, at: ability, using: &generator)
      let picks: [AnswerOption.ID] = credit >= 1 ? ["a", "b"] : credit > 0 ? ["a"] : ["x"]
      second += 1
      try session.answer(.choices(picks), at: date(second))
      if session.quiz.feedback(on: item.problem.id)?.isDecided == false {
        try session.reveal(at: date(second))
      }
      try session.proceed(at: date(second))
    }
    return session
  }

  @Test func partialCreditCountsWithItsLevel() throws {
    var generator = SeededGenerator(seed: 4)
    let pool = try curves(12)
    var selector = try AdaptiveSelector(pool)
    var answers: [LevelAnswer] = []
    while let problem = selector.next(using: &generator) {
      let credit = Double(generator.draw(below: 3)) / 2
      try selector.record(problem, credit: credit)
      let model = try #require(pool.models[problem])
      let level = model.levelCount == 2 ? (credit >= 1 ? 1 : 0) : Int(2 * credit)
      answers.append(LevelAnswer(problem: problem, model: model, level: level))
      let likelihood = AbilityLikelihood(answers)
      let mean = try #require(likelihood.estimate(by: .posteriorMean))
      if selector.answers.contains(where: { $0.level != nil }) {
        #expect(abs(selector.ability.value - mean.value) < 2e-3)
        #expect(abs(selector.ability.standardError - mean.standardError) < 2e-3)
      }
      let score = try #require(likelihood.estimate(by: .weightedLikelihood))
      #expect(abs((selector.score?.value ?? 99) - score.value) < 1e-6)
    }
    try expectRoundTrip(selector)
    #expect(throws: EstimationError.alreadyAnswered("p01")) {
      try selector.record("p01", credit: 1)
    }
    #expect(throws: EstimationError.unknownProblem("zzz")) {
      try selector.record("zzz", credit: 0.5)
    }
  }

  @Test func aSessionWithPartialCreditKeepsItsSharesAndIsReplayed() throws {
    let strata = [
      try Blueprint.Stratum(3, of: .set("a")), try Blueprint.Stratum(2, of: .set("b")),
    ]
    for stages in [1, 3] {
      let session = try play(try content(strata: strata, stages: stages), ability: 0.5)
      #expect(session.stop == .count && session.quiz.content.items.count == 10)
      #expect(session.quiz.content.items.count { $0.set == "a" } == 6)
      #expect(session.selector.answers.contains { $0.level == 1 })
      let replayed = try AdaptiveSession(session.content, replaying: session.events)
      #expect(replayed == session && replayed.quiz == session.quiz)
      try expectRoundTrip(session)
      try expectRoundTrip(session.content)
    }
  }

  @Test func stagesAskProblemsThatDiscriminateWellAtTheEnd() throws {
    let pool = try curves(24)
    var means = [0.0, 0.0]
    for seed in 0..<20 as Range<UInt64> {
      let session = try play(try content(stages: 4), ability: 0, seed: seed)
      let slopes = session.quiz.content.items.map {
        pool.models[$0.problem.id]?.discrimination ?? 0
      }
      means[0] += slopes.prefix(5).reduce(0, +)
      means[1] += slopes.suffix(5).reduce(0, +)
    }
    #expect(means[1] > 1.3 * means[0])
    // Every stage has as many problems, of all difficulties.
    let stages = AdaptivePicker.stages(of: try content(stages: 4).selector, count: 4)
    for stage in 0..<4 { #expect(stages.values.count { $0 == stage } == 6) }
  }

  @Test func aTestThatDecidesStopsWhenItIsClear() throws {
    let rule = try AdaptiveSelector.StoppingRule {
      ($0.minimumCount, $0.maximumCount) = (3, 24)
      ($0.cut, $0.indifference, $0.errorRate) = (0, 0.4, 0.1)
    }
    var (lengths, wrong) = ([0, 0], 0)
    for seed in 0..<20 as Range<UInt64> {
      for (place, ability) in [1.5, 0.2].enumerated() {
        let session = try play(try content(rule: rule), ability: ability, seed: seed)
        let decision = try #require(session.decision)
        #expect(decision.isCertain == (session.stop == .decided))
        lengths[place] += session.selector.answers.count
        if place == 0 { wrong += decision.isAbove ? 0 : 1 }
      }
    }
    // Far from the cut few problems decide.
    #expect(lengths[0] < lengths[1])
    #expect(wrong <= 3)
    let fresh = AdaptiveSession(try content(rule: rule))
    #expect(fresh.decision == nil)
    let session = try play(try content(), ability: 0)
    #expect(session.decision == nil)
  }

  /// Wald's bound is reached when the likelihoods at both ends of the zone differ by it.
  @Test func theDecisionIsThatOfTheLikelihoods() throws {
    let rule = try AdaptiveSelector.StoppingRule {
      ($0.maximumCount, $0.cut, $0.indifference, $0.errorRate) = (24, 0.5, 0.3, 0.05)
    }
    var generator = SeededGenerator(seed: 9)
    let pool = try curves(24)
    var selector = try AdaptiveSelector(pool, stoppingBy: rule)
    var ratio = 1.0
    while let problem = selector.next(using: &generator) {
      let model = try #require(pool.models[problem])
      let level = model.levelCount - 1
      try selector.record(problem, credit: 1)
      ratio *= model.chances(at: 0.8)[level] / model.chances(at: 0.2)[level]
      #expect(selector.decision?.isCertain == (ratio >= 19))
    }
    #expect(selector.stop == .decided)
  }

  @Test func whoeverQuitsOrRunsOutOfTimeIsUnfinishedButMeasured() throws {
    var session = AdaptiveSession(try content())
    #expect(!session.isUnfinished)
    try session.answer(.choices(["a", "b"]), at: date(1))
    try session.proceed(at: date(2))
    try session.quit(at: date(3))
    #expect(session.isFinished && session.stop == .quit && session.isUnfinished)
    #expect(session.score != nil)
    let replayed = try AdaptiveSession(session.content, replaying: session.events)
    #expect(replayed == session && replayed.stop == .quit)
    let timed = try content(
      rules: try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 10) }
    )
    var late = AdaptiveSession(timed)
    try late.start(at: date(0))
    try late.answer(.choices(["a", "b"]), at: date(1))
    try late.proceed(at: date(2))
    try late.advance(to: date(100))
    #expect(late.stop == .time && late.isUnfinished && late.isFinished)
    let whole = try play(try content(), ability: 0)
    #expect(!whole.isUnfinished && whole.stop == .count)
  }

  @Test func noProblemIsShownToMoreThanTheLimitAllows() throws {
    var generator = SeededGenerator(seed: 5)
    let rule = try AdaptiveSelector.StoppingRule { $0.maximumCount = 8 }
    let free = try content(30, rule: rule, choices: 1)
    let controlled = try free.limitingExposure(to: 0.45, learners: 80, rounds: 6, using: &generator)
    #expect(!controlled.chances.isEmpty)
    func rates(_ content: AdaptiveQuiz) throws -> [Problem.ID: Double] {
      var generator = SeededGenerator(seed: 77)
      var counts: [Problem.ID: Double] = [:]
      for seed in 0..<100 as Range<UInt64> {
        var (selector, picker) = (content.selector, AdaptivePicker(content))
        var draws = SeededGenerator(seed: seed)
        let ability = generator.drawNormal()
        var asked: [Quiz.Item] = []
        while let item = picker.next(after: asked, selector, using: &draws) {
          asked.append(item)
          counts[item.problem.id, default: 0] += 1.0 / 100
          try selector.record(
            item.problem.id,
            credit: selector.drawCredit(of: item.problem.id, at: ability, using: &draws)
          )
        }
      }
      return counts
    }
    let (before, after) = (try rates(free), try rates(controlled))
    #expect((before.values.max() ?? 0) > 0.8)
    #expect((after.values.max() ?? 1) < 0.7)
    #expect(after.count > before.count)
    try expectRoundTrip(controlled)
    var again = SeededGenerator(seed: 5)
    #expect(
      try free.limitingExposure(to: 0.45, learners: 80, rounds: 6, using: &again) == controlled
    )
    let session = try play(controlled, ability: 0)
    #expect(try AdaptiveSession(controlled, replaying: session.events) == session)
  }

  @Test func whatCannotBeIsRefused() throws {
    let content = try content()
    var generator = SeededGenerator(seed: 0)
    for limit in [0, -1, 1.1, .nan] as [Double] {
      #expect(throws: ContentError<ProblemFault>.self) {
        try content.limitingExposure(to: limit, using: &generator)
      }
    }
    #expect(throws: ContentError<ProblemFault>.self) {
      try content.limitingExposure(to: 0.5, learners: 0, using: &generator)
    }
    for stages in [0, 25] {
      #expect(throws: ContentError<ProblemFault>.self) { try self.content(stages: stages) }
    }
    for change in [
      { $0.cut = 101 }, { $0.indifference = 0 }, { $0.errorRate = 0.5 },
    ] as [(inout AdaptiveSelector.StoppingRule.Draft) -> Void] {
      #expect(throws: ContentError<Estimate.Fault>.self) {
        try AdaptiveSelector.StoppingRule { change(&$0) }
      }
    }
  }
}
