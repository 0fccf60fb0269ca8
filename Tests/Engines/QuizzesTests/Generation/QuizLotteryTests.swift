// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct QuizLotteryTests {
  /// Weights 88, 20, 60, 60 and 37 of "a"..."e" by popularity.
  private func lottery(count: Int) throws -> QuizLottery {
    let popularity = Samples.popularity([("a", 5, 0), ("b", 0, 98), ("e", 1, 6)])
    return try QuizLottery(
      of: Samples.plainBank(["a", "b", "c", "d", "e"]),
      Blueprint(count: count) { $0.weights = ProblemWeights(popularity: .standard) },
      evidence: QuizEvidence(popularity: popularity)
    )
  }

  @Test func tellsTheExactChanceOfEachProblem() throws {
    let odds = try lottery(count: 1).odds
    #expect(odds.map(\.problem) == ["a", "b", "c", "d", "e"])
    #expect(odds.map(\.weight) == [88, 20, 60, 60, 37])
    #expect(odds.map(\.set) == ["s", "s", "s", "s", "s"])
    let chances = try [88, 20, 60, 60, 37].map { try Fraction($0, 265) }
    #expect(odds.map(\.chance) == chances)
    #expect(odds[0].due == nil)
  }

  @Test func factorsMultiply() throws {
    let evidence = QuizEvidence(
      answers: AnswerLog([
        try Samples.answer("p1", right: false, on: 1), try Samples.answer("p2", right: true, on: 3),
      ]),
      popularity: Samples.popularity([("p1", 5, 0), ("p2", 0, 98)]),
      learner: "ada",
      at: day(8)
    )
    let weights = ProblemWeights(
      popularity: .standard,
      mistakes: .standard,
      difficulty: try ProblemWeights.DifficultyWeight(target: 60) {
        $0.tags = ["easy": 80, "hard": 30]
      },
      recency: try ProblemWeights.RecencyWeight(days: 10, floor: 10)
    )
    let odds = try QuizLottery(
      of: Samples.taggedBank(),
      Blueprint(count: 1) {
        $0.sets = ["s/acids"]
        $0.weights = weights
      },
      evidence: evidence
    ).odds
    let percents = odds.map { $0.factors.map(\.percent) }
    let expected = [[88, 100, 80, 73], [20, 30, 80, 55], [60, 60, 70, 100]]
    #expect(Array(percents.prefix(3)) == expected)
    #expect(odds.map(\.weight).prefix(2) == [51_392_000, 2_640_000])
  }

  @Test func withoutWeightsAllChancesAreEqual() throws {
    let odds = try QuizLottery(of: Samples.bank(), Blueprint(count: 5)).odds
    let equal = try Fraction(1, 19)
    #expect(odds.allSatisfy { $0.chance == equal && $0.weight == 1 })
    #expect(odds.flatMap(\.factors).isEmpty)
  }

  @Test func chancesAddUpToOne() {
    forEachSeed(0..<200) { generator in
      let counts = ["p1", "p2", "q1"].map { problem in
        (Problem.ID(problem), generator.draw(below: 9), generator.draw(below: 9))
      }
      let learned = try (0..<generator.draw(below: 9)).map { number in
        try Samples.answer(
          Problem.ID("p\(number % 4 + 1)"),
          right: generator.draw(below: 2) == 0,
          on: Double(generator.draw(below: 20))
        )
      }
      let evidence = QuizEvidence(
        answers: AnswerLog(learned),
        popularity: Samples.popularity(counts),
        learner: "ada",
        at: day(20)
      )
      let weights = ProblemWeights(
        popularity: .standard,
        mistakes: .standard,
        difficulty: try ProblemWeights.DifficultyWeight(target: generator.draw(below: 101)),
        recency: .standard
      )
      let odds = try QuizLottery(
        of: Samples.taggedBank(),
        Blueprint(count: 3) { $0.weights = weights },
        evidence: evidence
      ).odds
      let sum = try odds.compactMap(\.chance).sum()
      try #require(sum == 1)
      let products = odds.map { $0.factors.reduce(1) { $0 * $1.percent } }
      try #require(odds.map(\.weight) == products)
      let percents = odds.flatMap(\.factors).map(\.percent)
      try #require(percents.allSatisfy(ProblemWeights.percentRange.contains))
    }
  }

  /// All ordered draws of some items with their exact chances: of what remains, each by its weight.
  private func orders(
    _ weights: [Problem.ID: Int],
    drawing count: Int
  ) -> [(order: [Problem.ID], chance: Double)] {
    guard count > 0, !weights.isEmpty else { return [([], 1)] }
    let total = Double(weights.values.reduce(0, +))
    return weights.sorted { $0.key < $1.key }.flatMap { problem, weight in
      orders(weights.filter { $0.key != problem }, drawing: count - 1).map {
        ([problem] + $0.order, Double(weight) / total * $0.chance)
      }
    }
  }

  @Test func drawsMatchTheirExactChances() throws {
    let lottery = try lottery(count: 2)
    let weights = Dictionary(uniqueKeysWithValues: lottery.odds.map { ($0.problem, $0.weight) })
    let orders = orders(weights, drawing: 2)
    #expect(orders.count == 20)
    let draws = 100_000
    var generator = SeededGenerator(seed: 8)
    var counts: [[Problem.ID]: Int] = [:]
    for _ in 0..<draws {
      counts[lottery.quiz(id: "q", using: &generator).problemIDs, default: 0] += 1
    }
    let statistic = orders.reduce(0) { sum, order in
      let expected = order.chance * Double(draws)
      let difference = Double(counts[order.order] ?? 0) - expected
      return sum + difference * difference / expected
    }
    // 19 degrees of freedom: above 50.8 once in 10,000 times.
    #expect(statistic < 50.8)
    // And so for each problem: how often it is in, with its exact chance, within 4.5 standard
    // deviations.
    for problem in weights.keys {
      let chance = orders.filter { $0.order.contains(problem) }.reduce(0) { $0 + $1.chance }
      let count = counts.filter { $0.key.contains(problem) }.reduce(0) { $0 + $1.value }
      let deviation = (Double(draws) * chance * (1 - chance)).squareRoot()
      #expect(abs(Double(count) - chance * Double(draws)) < 4.5 * deviation)
    }
  }

  @Test func strataDrawByWeightAmongTheirOwn() throws {
    let popularity = Samples.popularity([("p1", 5, 0), ("p2", 0, 98), ("q1", 0, 98)])
    let lottery = try QuizLottery(
      of: Samples.taggedBank(),
      Blueprint(count: 2) {
        $0.strata = [
          try Blueprint.Stratum(1, of: .set("s/acids")),
          try Blueprint.Stratum(1, of: .set("s/moles")),
        ]
        $0.weights = ProblemWeights(popularity: .standard)
      },
      evidence: QuizEvidence(popularity: popularity)
    )
    let draws = 20_000
    var generator = SeededGenerator(seed: 9)
    var counts: [Problem.ID: Int] = [:]
    for _ in 0..<draws {
      for problem in lottery.quiz(id: "q", using: &generator).problemIDs {
        counts[problem, default: 0] += 1
      }
    }
    let expected: [(Problem.ID, Double)] = [
      ("p1", 88.0 / 228), ("p2", 20.0 / 228), ("p3", 60.0 / 228), ("p4", 60.0 / 228),
      ("q1", 20.0 / 140), ("q2", 60.0 / 140), ("q3", 60.0 / 140),
    ]
    let statistic = expected.reduce(0) { sum, item in
      let mean = item.1 * Double(draws)
      let difference = Double(counts[item.0] ?? 0) - mean
      return sum + difference * difference / mean
    }
    // Two independent strata, so 3 + 2 degrees of freedom: above 25.7 once in 10,000 times.
    #expect(statistic < 25.7)
  }

  /// The chance of a problem to be in a quiz as ``ProblemWeights/PopularityWeight`` documents its
  /// floor.
  private func floor(_ factor: Double, of problems: Int, drawing count: Int) -> Double {
    1 - (1...count).reduce(1) { $0 * Double(problems - $1) / (Double(problems - $1) + factor) }
  }

  @Test func aNewProblemKeepsTheDocumentedChance() throws {
    // The worst case: all others are as popular as can be.
    let names = ["new", "a", "b", "c", "d", "e"] as [Problem.ID]
    let popularity = Samples.popularity(names.dropFirst().map { ($0, 300, 0) })
    for policy in [
      ProblemWeights.PopularityWeight.standard, try ProblemWeights.PopularityWeight(floor: 1),
    ] {
      for count in 1...5 {
        let lottery = try QuizLottery(
          of: Samples.plainBank(names),
          Blueprint(count: count) { $0.weights = ProblemWeights(popularity: policy) },
          evidence: QuizEvidence(popularity: popularity)
        )
        let odds = lottery.odds
        let chance = try #require(odds[0].chance)
        #expect(odds[0].weight == policy.newcomer)
        #expect(try chance >= Fraction(policy.newcomer, 100 * names.count))
        let weights = Dictionary(uniqueKeysWithValues: odds.map { ($0.problem, $0.weight) })
        let exact = orders(weights, drawing: count).filter { $0.order.contains("new") }
          .reduce(0) { $0 + $1.chance }
        let bound = floor(Double(policy.newcomer) / 100, of: names.count, drawing: count)
        #expect(exact >= bound - 1e-12)
        #expect(exact < bound + 0.02)
      }
    }
  }

  /// The floor holds for whatever others voted, and for every problem with the least factor.
  @Test func noVotesPushAProblemBelowTheFloor() {
    forEachSeed(0..<300) { generator in
      let policy = try ProblemWeights.PopularityWeight(floor: generator.draw(below: 100) + 1)
      let names = (0..<6).map { Problem.ID("p\($0)") }
      let popularity = Samples.popularity(
        names.dropFirst().map { ($0, generator.draw(below: 12), generator.draw(below: 12)) }
      )
      let odds = try QuizLottery(
        of: Samples.plainBank(names),
        Blueprint(count: 2) { $0.weights = ProblemWeights(popularity: policy) },
        evidence: QuizEvidence(popularity: popularity)
      ).odds
      let newcomer = try Fraction(policy.newcomer, 600)
      let least = try Fraction(policy.floor, 600)
      let chances = odds.compactMap(\.chance)
      try #require(chances[0] >= newcomer)
      try #require(chances.allSatisfy { $0 >= least })
      let weights = Dictionary(uniqueKeysWithValues: odds.map { ($0.problem, $0.weight) })
      let exact = orders(weights, drawing: 2).filter { $0.order.contains("p0") }
        .reduce(0) { $0 + $1.chance }
      let bound = floor(Double(policy.newcomer) / 100, of: 6, drawing: 2)
      try #require(exact >= bound - 1e-12)
    }
  }

  @Test func oneLotteryDrawsManyQuizzes() throws {
    let lottery = try lottery(count: 3)
    var generator = SeededGenerator(seed: 1)
    let first = lottery.quiz(rules: .deferred, using: &generator)
    let second = lottery.quiz(using: &generator)
    #expect(first.rules == .deferred)
    #expect(first.id != second.id)
    generator = SeededGenerator(seed: 1)
    #expect(lottery.quiz(rules: .deferred, using: &generator) == first)
  }

  @Test func aRefusedDrawTakesNothingFromTheGenerator() throws {
    var generator = SeededGenerator(seed: 1)
    let blueprints = [
      try Blueprint(count: 1) { $0.answers = .wrongLast },
      try Blueprint(count: 1) { $0.review = SpacedReview() },
      try Blueprint(count: 1) {
        $0.strata = [try Blueprint.Stratum(1, of: .tag("none"))]
        $0.shortage = .refuse
      },
      try Blueprint(count: 1) { $0.filter = Blueprint.ProblemFilter(anyTags: ["none"]) },
    ]
    for blueprint in blueprints {
      let quiz = try? Quiz(from: try Samples.taggedBank(), blueprint, using: &generator)
      #expect(quiz == nil)
    }
    #expect(generator == SeededGenerator(seed: 1))
  }
}
