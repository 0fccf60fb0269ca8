// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAnalytics

struct ScaleFitTests {
  /// The figures that R's `ltm` prints for section 6 of the law school test.
  ///
  /// By D. Rizopoulos (Journal of Statistical Software 17, 2006). Its errors are those of the
  /// Hessian matrix.
  @Test func theFiguresOfSection6AreThoseOfTheLiterature() throws {
    let table = try AnswerSamples.log(AnswerSamples.lsat6Rows).responses()
    let one = try ScaleFit(table, .oneParameter)
    #expect(one.stop == .converged && one.parameterCount == 6)
    #expect(abs(one.logLikelihood + 2466.938) < 1e-3)
    for (item, difficulty) in zip(one.items, [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802]) {
      #expect(abs(item.model.thresholds[0] - difficulty) < 1e-3)
      #expect(abs(item.model.discrimination - 0.7551) < 1e-3)
    }
    #expect(abs((one.items[0].discrimination?.standardError ?? 0) - 0.0694) < 0.01)
    let two = try ScaleFit(table, .twoParameter, slopeDeviation: nil)
    #expect(abs(two.logLikelihood + 2466.653) < 1e-3)
    for (item, known) in zip(
      two.items,
      [
        (-3.3597, 0.8669, 0.8254, 0.2581), (-1.3696, 0.3073, 0.7229, 0.1867),
        (-0.2799, 0.0997, 0.8905, 0.2326), (-1.8659, 0.4341, 0.6886, 0.1852),
        (-3.1236, 0.8700, 0.6575, 0.2100),
      ]
    ) {
      #expect(abs(item.model.thresholds[0] - known.0) < 5e-3)
      #expect(abs((item.thresholds[0]?.standardError ?? 0) / known.1 - 1) < 0.12)
      #expect(abs(item.model.discrimination - known.2) < 1e-3)
      #expect(abs((item.discrimination?.standardError ?? 0) / known.3 - 1) < 0.12)
    }
    // R prints a likelihood ratio of 0.57 with 4 degrees of freedom and a p of 0.967.
    let comparison = try two.compared(to: one)
    #expect(abs(comparison.chiSquare - 0.57) < 5e-3 && comparison.degrees == 4)
    #expect(abs(comparison.significance - 0.967) < 1e-3)
    #expect(comparison.aicGain < 0 && comparison.bicGain < comparison.aicGain)
    #expect(abs(one.aic - 4945.88) < 1e-2 && abs(one.bic - 4975.32) < 1e-2)
  }

  /// The figures that R's `mirt` prints for section 7.
  ///
  /// By R. P. Chalmers (Journal of Statistical Software 48, 2012) and the documentation of `mirt`
  /// and `itemfit`.
  @Test func theFiguresOfSection7AreThoseOfTheLiterature() throws {
    let table = try AnswerSamples.log(AnswerSamples.lsat7Rows).responses()
    let two = try ScaleFit(table, .twoParameter, slopeDeviation: nil)
    #expect(abs(two.logLikelihood + 2658.805) < 1e-3)
    for (item, known) in zip(
      two.items,
      [(0.988, 1.856), (1.081, 0.808), (1.706, 1.804), (0.765, 0.486), (0.736, 1.855)]
    ) {
      #expect(abs(item.model.discrimination - known.0) < 2e-3)
      #expect(abs(-item.model.thresholds[0] * item.model.discrimination - known.1) < 2e-3)
    }
    let fit = try two.pool.itemFit(in: table)
    #expect(fit.map(\.degrees) == [2, 2, 2, 2, 2])
    for (item, known) in zip(fit, [4.749, 14.451, 1.270, 5.237, 0.941]) {
      #expect(abs(item.chiSquare - known) < 0.02, "\(item)")
    }
    #expect(fit.map(\.isPoor) == [false, true, false, false, false])
  }

  /// `ItemScale` and the new search agree where both estimate the same.
  @Test func theScaleOfOneFamilyIsThatOfTheOther() throws {
    var generator = SeededGenerator(seed: 8)
    let models = try generator.drawModels(12)
    let test = SimulatedTest(models, learners: 400, leavingOut: 0.2, using: &generator)
    let log = try test.log
    let scale = try ItemScale(log, guessing: [:])
    let fit = try ScaleFit(log.responses(), .twoParameter)
    #expect(abs(scale.logLikelihood - fit.logLikelihood) < 1e-4)
    for item in fit.items {
      let difficulty = try #require(scale.difficulties[item.id]?.value)
      #expect(abs(difficulty - item.model.thresholds[0]) < 1e-4)
    }
    #expect(scale.pool.models.keys == fit.pool.models.keys)
    let abilities = scale.abilities(of: log)
    #expect(abilities.count == 400)
    for (learner, ability) in fit.pool.abilities(of: log) {
      #expect(abs(ability.value - (abilities[learner]?.value ?? 9)) < 1e-3)
    }
  }

  @Test(arguments: [ScaleModel.graded, .generalizedPartialCredit, .partialCredit])
  func curvesOfLevelsAreFoundAgain(model: ScaleModel) throws {
    var generator = SeededGenerator(seed: 21)
    let models = try (0..<6).map { _ -> ItemModel in
      let slope = model == .partialCredit ? 1.2 : 0.8 + generator.drawUniform()
      let first = generator.drawNormal() * 0.7 - 0.6
      let thresholds = [first, first + 0.7 + 0.5 * generator.drawUniform()]
      return model == .graded
        ? try .graded(discrimination: slope, thresholds: thresholds)
        : try .partialCredit(discrimination: slope, thresholds: thresholds)
    }
    let test = SimulatedTest(models, learners: 700, using: &generator)
    let log = try test.log
    let table = try log.responses(scoring: .credits)
    let fit = try ScaleFit(table, model)
    #expect(fit.stop == .converged)
    #expect(fit.parameterCount == (model == .partialCredit ? 13 : 18))
    var (covered, all) = (0, 0)
    for (item, truth) in zip(fit.items, models) {
      #expect(item.model.credits == [0, 0.5, 1])
      for (place, threshold) in truth.thresholds.enumerated() {
        let estimate = try #require(item.thresholds[place])
        #expect(abs(estimate.value - threshold) < 0.5)
        covered += estimate.interval.contains(threshold) ? 1 : 0
        all += 1
      }
      let slope = try #require(item.discrimination)
      covered += slope.interval.contains(truth.discrimination) ? 1 : 0
      all += 1
    }
    #expect(Double(covered) >= 0.8 * Double(all), "\(covered) of \(all)")
    // The other family of the same answers fits worse.
    let other = try ScaleFit(table, model == .graded ? .generalizedPartialCredit : .graded)
    #expect(other.logLikelihood < fit.logLikelihood || model == .partialCredit)
    try expectRoundTrip(fit)
    let fits = try fit.pool.itemFit(in: table)
    #expect(fits.count == 6 && fits.count(where: \.isPoor) <= 1)
    let abilities = fit.pool.abilities(of: log, by: .posteriorMean)
    let errors = test.abilities.enumerated().map { learner, ability in
      abs((abilities[AnswerSamples.learner(learner)]?.value ?? 9) - ability)
    }
    #expect(errors.reduce(0, +) / 700 < 0.55)
  }

  @Test func theChanceToGuessIsFoundAgain() throws {
    var generator = SeededGenerator(seed: 5)
    let models = try (0..<10).map { place -> ItemModel in
      try .logistic(
        difficulty: Double(place % 5) / 2.5 - 0.6,
        discrimination: 1.5,
        guessing: place < 5 ? 0.25 : 0.1
      )
    }
    let test = SimulatedTest(models, learners: 1200, using: &generator)
    let table = try test.log.responses()
    let priors = Dictionary(
      uniqueKeysWithValues: models.indices.map { (AnswerSamples.problem($0), 0.2) }
    )
    let fit = try ScaleFit(table, .threeParameter, guessing: priors)
    #expect(fit.stop == .converged && fit.parameterCount == 30)
    func mean(_ items: ArraySlice<ScaleFit.Item>) -> Double {
      items.reduce(0) { $0 + $1.model.guessing } / Double(items.count)
    }
    #expect(abs(mean(fit.items[..<5]) - 0.25) < 0.06)
    #expect(abs(mean(fit.items[5...]) - 0.1) < 0.06)
    var covered = 0
    for (item, truth) in zip(fit.items, models) {
      let guess = try #require(item.guessing)
      covered += abs(guess.value - truth.guessing) <= 2.5 * guess.standardError ? 1 : 0
      covered += item.thresholds[0]?.interval.contains(truth.thresholds[0]) ?? false ? 1 : 0
    }
    #expect(covered >= 16, "\(covered) of 20")
    let two = try ScaleFit(table, .twoParameter)
    let comparison = try fit.compared(to: two)
    #expect(comparison.chiSquare > 0 && comparison.degrees == 10)
  }

  @Test func tablesOfPartsAddUpToTheWhole() throws {
    forEachSeed(0..<60) { generator in
      let split = try SplitLog(using: &generator)
      let groups = ["a": Set([AnswerSamples.learner(1), AnswerSamples.learner(3)])]
      let whole = try split.whole.responses(scoring: .credits, groups: groups)
      let parts = try split.parts.map { try $0.responses(scoring: .credits, groups: groups) }
      let merged = try #require(try ResponseTable.merged(generator.shuffled(parts)))
      try #require(merged == whole)
      try expectRoundTrip(merged)
    }
    #expect(try ResponseTable.merged([]) == nil)
  }

  @Test func anEstimationOfAMergedTableIsThatOfTheWhole() throws {
    var generator = SeededGenerator(seed: 4)
    let models = try generator.drawModels(6)
    let test = SimulatedTest(models, learners: 300, leavingOut: 0.1, using: &generator)
    let log = try test.log
    let parts = try (0..<3).map { part in
      try AnswerLog(log.records.filter { $0.learner.rawValue.hashedPart == part }).responses()
    }
    let merged = try #require(try ResponseTable.merged(parts))
    let (ofParts, ofWhole) = (
      try ScaleFit(merged, .twoParameter), try ScaleFit(log.responses(), .twoParameter)
    )
    #expect(ofParts == ofWhole)
  }

  @Test func whatDataCannotCarryIsRefusedInPlainWords() throws {
    let log = try AnswerSamples.log([[1, 0], [0, 1], [1, 1]])
    let table = try log.responses()
    let error = EstimationError.tooFewAnswers("p00", 3, minimum: 200)
    #expect(throws: error) { try ScaleFit(table, .twoParameter) }
    #expect(
      error.sentence(in: .english)
        == "This model needs 200 answers to each problem, and one problem has 3."
    )
    #expect("\(error)".contains("p00"))
    for model in ScaleModel.allCases {
      #expect(throws: EstimationError.self) { try ScaleFit(table, model) }
      #expect(throws: EstimationError.stepsOutOfRange(0)) {
        try ScaleFit(table, model, maximumSteps: 0)
      }
      #expect(throws: EstimationError.priorOutOfRange(0)) {
        try ScaleFit(table, model, slopeDeviation: 0)
      }
      #expect(throws: EstimationError.priorOutOfRange(1)) {
        try ScaleFit(table, model, guessing: ["p": 1])
      }
      #expect(try ScaleFit(table, model, minimumAnswers: 1).logLikelihood.isFinite)
    }
    let half = try Fraction(1, 2)
    let partial = try AnswerSamples.log([[0], [half], [1]]).responses(scoring: .credits)
    #expect(throws: EstimationError.needsTwoLevels("p00")) {
      try ScaleFit(partial, .twoParameter, minimumAnswers: 1)
    }
    let many = try AnswerSamples.log((0...11).map { [try Fraction($0, 11)] })
    #expect(throws: EstimationError.tooManyLevels("p00", 12, maximum: 11)) {
      try many.responses(scoring: .credits)
    }
    #expect(throws: EstimationError.mixedScoring) { try ResponseTable.merged([table, partial]) }
    let (one, two) = (
      try ScaleFit(table, .oneParameter, minimumAnswers: 1),
      try ScaleFit(table, .twoParameter, minimumAnswers: 1)
    )
    #expect(throws: EstimationError.differentAnswers) { try one.compared(to: two) }
  }

  /// Problems that everybody answers alike, learners without answers, and answers that are all
  /// drawn by chance.
  @Test func anyAnswersLeadToFiniteFigures() {
    forEachSeed(0..<5) { generator in
      let rows: [[Fraction?]] = try (0..<25).map { learner in
        [learner > 9 ? 1 : 0, 1, learner == 3 ? 1 : 0]
          + (try (0..<3).map { _ in
            generator.draw(below: 3) == 0 ? nil : try Fraction(generator.draw(below: 3), 2)
          })
      }
      let log = try AnswerSamples.log(rows)
      for model in ScaleModel.allCases {
        let table = try log.responses(scoring: model.form == .logistic ? .firstTries : .credits)
        let fit = try ScaleFit(table, model, minimumAnswers: 1, maximumSteps: 40)
        try #require(fit.logLikelihood.isFinite && fit.incomparable.contains("p01"))
        for item in fit.items {
          try #require(item.model.thresholds.allSatisfy { abs($0) <= 100 })
          try #require(item.thresholds.allSatisfy { $0?.standardError.isFinite ?? true })
        }
        try expectRoundTrip(fit)
        for method in AbilityMethod.allCases {
          for ability in fit.pool.abilities(of: log, by: method).values {
            try #require(ability.value.isFinite && ability.standardError.isFinite)
          }
        }
        _ = try fit.pool.itemFit(in: table)
        _ = try fit.pool.localDependence(in: table, minimumCount: 3)
        try #require(fit.pool.personFit(of: log).allSatisfy { $0.value.isFinite })
      }
    }
  }
}

extension String {
  /// One of three parts that a name belongs to.
  fileprivate var hashedPart: Int { utf8.reduce(0) { $0 + Int($1) } % 3 }
}
