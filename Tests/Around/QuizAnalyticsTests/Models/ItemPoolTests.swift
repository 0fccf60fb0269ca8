// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAnalytics

struct ItemPoolTests {
  private func pool(_ models: [ItemModel]) -> ItemPool {
    ItemPool(
      Dictionary(
        uniqueKeysWithValues: models.enumerated().map { (AnswerSamples.problem($0), $1) }
      )
    )
  }

  // MARK: Abilities

  /// Where problems are right or wrong, the abilities are those of `WeightedLikelihood` and of an
  /// `AdaptiveSelector`, which agree with reference programs.
  @Test func abilitiesAreThoseOfASelectorWithTheSameAnswers() throws {
    forEachSeed(0..<40) { generator in
      let models = try generator.drawModels(8, guessing: generator.draw(below: 2) == 0 ? 0 : 0.2)
      let test = SimulatedTest(models, learners: 5, leavingOut: 0.2, using: &generator)
      let log = try test.log
      let pool = pool(models)
      let weighted = pool.abilities(of: log)
      let means = pool.abilities(of: log, by: .posteriorMean)
      for (learner, row) in test.rows.enumerated() {
        var selector = try AdaptiveSelector(pool)
        for (problem, credit) in row.enumerated() {
          guard let credit else { continue }
          try selector.record(AnswerSamples.problem(problem), isCorrect: credit == 1)
        }
        let id = AnswerSamples.learner(learner)
        guard let score = selector.score else { continue }
        try #require(abs((weighted[id]?.value ?? 99) - score.value) < 1e-6)
        try #require(abs((weighted[id]?.standardError ?? 99) - score.standardError) < 1e-5)
        if models[0].guessing > 0 {
          try #require(abs((means[id]?.value ?? 99) - selector.ability.value) < 2e-3)
        }
      }
    }
  }

  @Test func abilitiesOfPartialCreditAreThoseOfTheCurves() throws {
    forEachSeed(0..<20) { generator in
      let models = try (0..<6).map { _ in try ItemModelTests.models(using: &generator)[3] }
      let test = SimulatedTest(models, learners: 4, using: &generator)
      let pool = pool(models)
      for (_, answers) in pool.sheets(of: try test.log) {
        let likelihood = AbilityLikelihood(answers)
        for method in AbilityMethod.allCases {
          guard let ability = likelihood.estimate(by: method) else { continue }
          func height(_ place: Double) -> Double {
            let information = answers.reduce(0) { $0 + $1.model.information(at: place) }
            switch method {
            case .maximumLikelihood: return likelihood.logarithm(at: place)
            // In these models Warm's weight is the square root of the information.
            case .weightedLikelihood:
              return likelihood.logarithm(at: place) + 0.5 * naturalLogarithm(information)
            case .posteriorMean: return 0
            }
          }
          for step in [-1.5, -0.3, 0.3, 1.5] as [Double] {
            try #require(height(ability.value) >= height(ability.value + step) - 1e-9)
          }
        }
      }
    }
  }

  @Test func answersThatAreAllRightHaveNoFiniteMaximumButAWeightedOne() throws {
    let log = try AnswerSamples.log([[1, 1, 1], [0, 0, 0], [1, 0, 1]])
    let models = try (0..<3).map { try ItemModel.logistic(difficulty: Double($0) - 1) }
    let pool = pool(models)
    #expect(pool.abilities(of: log, by: .maximumLikelihood).keys.sorted() == ["l002"])
    let weighted = pool.abilities(of: log)
    #expect(weighted.count == 3)
    #expect((weighted["l000"]?.value ?? 0) > 1 && (weighted["l001"]?.value ?? 0) < -1)
    let mean = pool.abilities(of: log, by: .posteriorMean)
    #expect((mean["l000"]?.value ?? 9) < (weighted["l000"]?.value ?? 0))
    try expectRoundTrip(pool)
    #expect(ItemPool([:]).abilities(of: log).isEmpty)
    #expect(ItemPool([:]).expectedCredit(at: 0) == 0)
  }

  @Test func theInformationOfATestIsTheSumOfThatOfItsProblems() throws {
    var generator = SeededGenerator(seed: 3)
    let models = try generator.drawModels(7, guessing: 0.2)
    for ability in [-2, 0, 1.5] as [Double] {
      let sum = models.reduce(0) { $0 + $1.information(at: ability) }
      #expect(abs(pool(models).information(at: ability) - sum) < 1e-12)
    }
  }

  // MARK: Linking

  @Test(arguments: ItemPool.LinkMethod.allCases)
  func aScaleThatWasMovedIsBroughtBack(method: ItemPool.LinkMethod) throws {
    forEachSeed(0..<30) { generator in
      let models = try (0..<8).flatMap { _ in try ItemModelTests.models(using: &generator) }
      let own = pool(models)
      let (slope, intercept) = (0.6 + generator.drawUniform(), 2 * generator.drawUniform() - 1)
      let other = pool(models.map { $0.moved(slope: slope, intercept: intercept) })
      let link = try #require(own.link(to: other, by: method))
      try #require(abs(link.slope - slope) < 1e-6 && abs(link.intercept - intercept) < 1e-6)
      try #require(link.commonCount == models.count)
      for (problem, model) in link.linked(own).models {
        let known = try #require(other.models[problem])
        try #require(abs(model.location - known.location) < 1e-5)
      }
    }
  }

  /// Two forms with 10 of 20 problems in common, answered by learners of which the second are a
  /// logit better and spread more.
  @Test func twoFormsAreBroughtOntoOneScale() throws {
    var generator = SeededGenerator(seed: 12)
    let models = try generator.drawModels(14)
    let first = SimulatedTest(Array(models[..<11]), learners: 800, using: &generator)
    let second = SimulatedTest(
      Array(models[3...]),
      learners: 800,
      mean: 1,
      deviation: 1.3,
      using: &generator
    )
    let one = try ScaleFit(try first.log.responses(), .twoParameter).pool
    let shifted = try ScaleFit(try second.log.responses(), .twoParameter).items
    let two = ItemPool(
      Dictionary(
        uniqueKeysWithValues: shifted.enumerated().map {
          (AnswerSamples.problem($0 + 3), $1.model)
        }
      )
    )
    for method in ItemPool.LinkMethod.allCases {
      let link = try #require(two.link(to: one, by: method))
      #expect(link.commonCount == 8)
      #expect(abs(link.slope - 1.3) < 0.3 && abs(link.intercept - 1) < 0.3, "\(link)")
    }
  }

  @Test func scalesThatShareTooLittleHaveNoLink() throws {
    let one = pool([try .logistic(difficulty: 0), try .logistic(difficulty: 1)])
    #expect(one.link(to: ItemPool([:])) == nil)
    let single = ItemPool(["p00": try .logistic(difficulty: 3)])
    #expect(one.link(to: single) == nil)
    let near = pool([try .logistic(difficulty: 0.5), try .logistic(difficulty: 1.7)])
    #expect(one.link(to: near) == one.link(to: near, by: .stockingLord))
    #expect(one.link(to: near, by: .meanSigma)?.commonCount == 2)
    let equal = pool([try .logistic(difficulty: 1), try .logistic(difficulty: 1)])
    #expect(one.link(to: equal) == nil && equal.link(to: one) == nil)
    // Curves of another form are not common.
    let other = pool([
      try .partialCredit(thresholds: [0, 1]), try .partialCredit(thresholds: [1, 2]),
    ])
    #expect(one.link(to: other) == nil)
  }

  // MARK: Fit

  @Test func whoeverAnswersByChanceDoesNotFit() throws {
    var generator = SeededGenerator(seed: 2)
    let models = try (0..<30).map { try ItemModel.logistic(difficulty: Double($0 % 15) / 3 - 2.5) }
    var rows = SimulatedTest(models, learners: 200, using: &generator).rows
    for learner in 0..<10 {
      rows[learner] = models.map { $0.thresholds[0] > 0 ? 1 : 0 }
    }
    let fit = pool(models).personFit(of: try AnswerSamples.log(rows))
    #expect(fit.count == 200)
    #expect(Set(fit.prefix(10).map(\.id)) == Set((0..<10).map(AnswerSamples.learner)))
    #expect(fit.prefix(10).count { $0.isUnusual } == 10)
    #expect(fit.dropFirst(10).count(where: \.isUnusual) <= 8)
    let mean = fit.dropFirst(10).reduce(0) { $0 + $1.value } / 190
    #expect(abs(mean) < 0.3)
    // With few answers nobody is called unusual.
    let short = try AnswerSamples.log(rows.map { Array($0.prefix(9)) })
    #expect(pool(models).personFit(of: short).count { $0.isUnusual } == 0)
  }

  @Test func problemsThatGiveEachOtherAwayAreFound() throws {
    var generator = SeededGenerator(seed: 6)
    let models = try generator.drawModels(12)
    let test = SimulatedTest(models, learners: 400, using: &generator)
    var rows = test.rows
    // Whoever solves the first problem solves the second, more often than not.
    for learner in rows.indices where generator.drawUniform() < 0.6 {
      rows[learner][1] = rows[learner][0]
    }
    let table = try AnswerSamples.log(rows).responses()
    let pairs = try pool(models).localDependence(in: table)
    #expect(pairs.count == 66)
    #expect(pairs[0].first == "p00" && pairs[0].second == "p01" && pairs[0].isDependent)
    #expect(!pairs[1].isDependent)
    let mean = pairs.reduce(0) { $0 + $1.excess } / 66
    #expect(abs(mean) < 1e-12)
    #expect(try pool(models).localDependence(in: table, minimumCount: 401).isEmpty)
  }
}

/// The natural logarithm, by a series that is not the engine's.
private func naturalLogarithm(_ x: Double) -> Double {
  var (value, rest) = (0.0, x)
  while rest > 1.5 { (value, rest) = (value + 1, rest / 2.718281828459045) }
  while rest < 0.5 { (value, rest) = (value - 1, rest * 2.718281828459045) }
  let ratio = (rest - 1) / (rest + 1)
  return value
    + 2
    * stride(from: 1, to: 60, by: 2).reduce(0) { sum, power in
      sum + (0..<power).reduce(1.0) { product, _ in product * ratio } / Double(power)
    }
}
