// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import NumericMethods
@testable import QuizAnalytics

struct SetReliabilityTests {
  /// Covariances of loadings have exactly these loadings.
  @Test func theLoadingsOfAFactorAreFoundAgain() throws {
    forEachSeed(0..<40) { generator in
      let size = 3 + generator.draw(below: 6)
      let loadings = (0..<size).map { _ in 0.3 + 0.5 * generator.drawUniform() }
      let deviations = (0..<size).map { _ in 0.5 + generator.drawUniform() }
      var covariances = PositiveMatrix(size: size)
      for row in 0..<size {
        for column in 0..<size {
          let product = row == column ? 1 : loadings[row] * loadings[column]
          covariances[row, column] = product * deviations[row] * deviations[column]
        }
      }
      let factor = try #require(SingleFactor(covariances))
      for place in 0..<size {
        try #require(abs(factor.loadings[place] - loadings[place] * deviations[place]) < 1e-7)
      }
      let common = zip(loadings, deviations).reduce(0) { $0 + $1.0 * $1.1 }
      let unique = zip(loadings, deviations).reduce(0) { $0 + (1 - $1.0 * $1.0) * $1.1 * $1.1 }
      try #require(abs(factor.omega - common * common / (common * common + unique)) < 1e-7)
    }
  }

  @Test func omegaIsAlphaWhereProblemsAreAlikeAndAboveItWhereTheyAreNot() throws {
    var generator = SeededGenerator(seed: 3)
    func omega(_ slopes: [Double]) throws -> SetReliability {
      let models = try slopes.map { try ItemModel.logistic(difficulty: 0, discrimination: $0) }
      let test = SimulatedTest(models, learners: 1500, using: &generator)
      return try #require(try test.log.responses().reliabilities.first)
    }
    let alike = try omega(Array(repeating: 1.5, count: 10))
    #expect(abs((alike.omega ?? 0) - (alike.alpha ?? 1)) < 0.015)
    let mixed = try omega([0.2, 0.3, 0.3, 0.4, 3, 3, 3, 3])
    #expect((mixed.omega ?? 0) > (mixed.alpha ?? 1) + 0.01)
    #expect((mixed.loadings["p05"] ?? 0) > (mixed.loadings["p00"] ?? 1))
    try expectRoundTrip(mixed)
  }

  /// Alpha of section 6 is 0.2950, as R's `ltm` prints.
  @Test func alphaOfTheLawSchoolTestIsThatOfTheLiterature() throws {
    let reliability = try AnswerSamples.log(AnswerSamples.lsat6Rows).responses().reliabilities
    #expect(reliability.count == 1 && reliability[0].set == nil)
    #expect(abs((reliability[0].alpha ?? 0) - 0.2950) < 5e-5)
    #expect(reliability[0].learnerCount == 1000 && reliability[0].problemCount == 5)
  }

  @Test func setsThatMeasureDifferentThingsAreMoreReliableThanTheWhole() throws {
    var generator = SeededGenerator(seed: 8)
    var records: [AnswerLog.Record] = []
    for learner in 0..<500 {
      let abilities = [2 * generator.drawNormal(), 2 * generator.drawNormal()]
      for problem in 0..<12 {
        let chance = 1 / (1 + exponential(-abilities[problem / 6]))
        let isRight = generator.drawUniform() < chance
        records.append(
          try AnswerLog.Record(
            learner: AnswerSamples.learner(learner),
            quiz: "quiz",
            problem: AnswerSamples.problem(problem),
            set: problem < 6 ? "a" : "b",
            responses: [.text("x")],
            credit: isRight ? 1 : 0,
            isFirstTryCorrect: isRight,
            date: date(Double(learner))
          )
        )
      }
    }
    let found = try AnswerLog(records).responses().reliabilities
    #expect(found.map(\.set) == [nil, "a", "b"])
    #expect(found[1...].allSatisfy { ($0.omega ?? 0) > (found[0].omega ?? 0) + 0.05 })
  }

  @Test func whatIsNotDefinedIsNil() throws {
    for rows in [[], [[1]], [[1, 0], [1, 0]], [[1, 0, 1]]] as [[[Fraction?]]] {
      let found = try AnswerSamples.log(rows).responses().reliabilities
      #expect(found.count == 1 && found[0].omega == nil && found[0].loadings.isEmpty)
    }
  }

  // MARK: Decisions

  /// True scores that are spread evenly, ten problems each right or wrong: the figures follow from
  /// sums over binomial numbers.
  @Test func decisionsOfEvenlySpreadScoresAreThoseOfTheFormula() throws {
    // Of a beta-binomial number of n = 10 and shapes 1 and 1, each sum is as likely.
    let scores = (0...10).map { (value: Double($0) / 10, count: 1000.0) }
    let variance = 0.1
    // What true scores vary by, in parts of it.
    let reliability = (1.0 / 12) / variance
    let found = try #require(
      DecisionConsistency(
        scores: scores,
        mean: 0.5,
        variance: variance,
        reliability: reliability,
        cut: 0.6
      )
    )
    #expect(found.effectiveLength == 10)
    var (accurate, consistent) = (0.0, 0.0)
    let steps = 20_000
    for step in 0..<steps {
      let truth = (Double(step) + 0.5) / Double(steps)
      let pass = DecisionConsistency.chance(ofAtLeast: 6, of: 10, each: truth)
      accurate += (truth >= 0.6 ? pass : 1 - pass) / Double(steps)
      consistent += (pass * pass + (1 - pass) * (1 - pass)) / Double(steps)
    }
    #expect(abs(found.accuracy - accurate) < 2e-3)
    #expect(abs(found.consistency - consistent) < 2e-3)
    #expect(abs(found.falsePasses + found.falseFailures + found.accuracy - 1) < 1e-9)
    #expect(found.kappa > 0 && found.kappa < 1)
  }

  /// Learners who sit two forms of a test: the estimate from one of them is how often both agree.
  @Test func decisionsAreAsConsistentAsTwoFormsOfATestShow() throws {
    var generator = SeededGenerator(seed: 6)
    let models = try (0..<15).map { _ in
      try ItemModel.logistic(difficulty: 0.6 * generator.drawNormal(), discrimination: 1.2)
    }
    let test = SimulatedTest(models + models, learners: 1500, using: &generator)
    let first = try AnswerSamples.log(test.rows.map { Array($0.prefix(15)) })
    let found = try #require(first.reliability(of: "quiz").decisions(at: 9, of: 15))
    let agreeing = test.rows.count { row in
      let right = row.map { $0 == 1 ? 1 : 0 }
      return (right[..<15].reduce(0, +) >= 9) == (right[15...].reduce(0, +) >= 9)
    }
    #expect(abs(found.consistency - Double(agreeing) / 1500) < 0.035)
    let accurate = zip(test.abilities, test.rows).count { ability, row in
      let truth = models.reduce(0) { $0 + $1.expectedCredit(at: ability) }
      return (truth >= 9) == (row[..<15].count { $0 == 1 } >= 9)
    }
    #expect(abs(found.accuracy - Double(accurate) / 1500) < 0.035)
    try expectRoundTrip(found)
  }

  @Test func decisionsThatCannotBeAreNil() throws {
    let log = try AnswerSamples.log(AnswerSamples.lsat6Rows)
    let reliability = log.reliability(of: "quiz")
    for (cut, most) in [(0, 5), (6, 5), (3, 0), (3, -1), (.nan, 5), (3, .infinity)]
      as [(Double, Double)]
    {
      #expect(reliability.decisions(at: cut, of: most) == nil)
    }
    for cut in [0.01, 1, 2.5, 5] as [Double] {
      let found = try #require(reliability.decisions(at: cut, of: 5))
      #expect((0...1).contains(found.accuracy) && (0...1).contains(found.consistency))
    }
    #expect(try AnswerSamples.log([[1, 1]]).reliability(of: "quiz").decisions(at: 1, of: 2) == nil)
  }
}
