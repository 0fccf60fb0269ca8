// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAnalytics

struct RaschScaleTests {
  /// Where everybody answers everything, each difficulty balances what is expected of it given the
  /// sums, and the expectation is computed here by going through all patterns.
  @Test func difficultiesOfLSAT6BalanceTheAnswersGivenTheSums() throws {
    let scale = try RaschScale(try AnswerSamples.log(AnswerSamples.lsat6Rows))
    let difficulties = try (0..<5).map { item in
      try #require(scale.difficulties[AnswerSamples.problem(item)]).value
    }
    #expect(abs(difficulties.reduce(0, +)) < 1e-9)
    #expect(scale.incomparable.isEmpty)
    var observed = Array(repeating: 0.0, count: 5)
    var expected = observed
    for (pattern, count) in AnswerSamples.lsat6 {
      let right = pattern.map { $0 == "1" }
      let sum = right.count { $0 }
      let alike = (0..<32).map { code in (0..<5).map { code >> $0 & 1 == 1 } }
        .filter { other in other.count { $0 } == sum }
      let weights = alike.map { other in
        exponential(zip(other, difficulties).reduce(0) { $0 - ($1.0 ? $1.1 : 0) })
      }
      for item in 0..<5 {
        observed[item] += right[item] ? Double(count) : 0
        let matching = zip(alike, weights).filter { $0.0[item] }.map(\.1).reduce(0, +)
        expected[item] += Double(count) * matching / weights.reduce(0, +)
      }
    }
    for (observed, expected) in zip(observed, expected) {
      #expect(abs(observed - expected) < 1e-5)
    }
  }

  /// Two items: of the learners who got one of them right the difference of the difficulties is the
  /// log-odds, with the standard error √(1/n + 1/m).
  @Test func twoItemsHaveTheClosedFormOfAPairedComparison() throws {
    let rows: [[Fraction?]] =
      Array(repeating: [1, 0], count: 30) + Array(repeating: [0, 1], count: 10)
      + Array(repeating: [1, 1], count: 7) + Array(repeating: [0, 0], count: 3)
    let scale = try RaschScale(try AnswerSamples.log(rows))
    let easy = try #require(scale.difficulties["p00"])
    let hard = try #require(scale.difficulties["p01"])
    #expect(abs(hard.value - easy.value - logarithm(3)) < 1e-8)
    #expect(abs(hard.value + easy.value) < 1e-12)
    let error = (1.0 / 30 + 1.0 / 10).squareRoot()
    #expect(abs(hard.standardError - error / 2) < 1e-8)
    #expect(abs(easy.standardError - error / 2) < 1e-8)
  }

  @Test func abilitiesAreFiniteForAllRightAndAllWrongAndBalanced() throws {
    // Of two items of difficulty ±d: all right and all wrong lie as far from 0.
    let rows: [[Fraction?]] = [[1, 0], [1, 0], [1, 0], [0, 1], [1, 1], [0, 0]]
    let scale = try RaschScale(try AnswerSamples.log(rows))
    let best = try #require(scale.abilities["l004"])
    let worst = try #require(scale.abilities["l005"])
    #expect(best.value > 1)
    #expect(abs(best.value + worst.value) < 1e-9)
    #expect(abs(try #require(scale.abilities["l000"]).value) < 1e-9)
    #expect(best.standardError > 1)
  }

  /// With one item of known difficulty Warm's estimate is ln 3 above it: p + (2p - 1)/2 = 1.
  @Test func theWeightedLikelihoodOfOneAnswerHasAClosedForm() throws {
    let right = try #require(WeightedLikelihood([.init(difficulty: 2, isCorrect: true)])?.maximum)
    #expect(abs(right.value - 2 - logarithm(3)) < 1e-9)
    #expect(abs(right.standardError - 1 / (0.1875).squareRoot()) < 1e-9)
    let wrong = try #require(WeightedLikelihood([.init(difficulty: 2, isCorrect: false)])?.maximum)
    #expect(abs(wrong.value - 2 + logarithm(3)) < 1e-9)
    #expect(WeightedLikelihood([]) == nil)
  }

  /// Simulated classes in which everybody answers one of three forms, each with 16 of 24 problems:
  /// how many of 100 intervals hold the truth.
  @Test func simulatedAbilitiesAndDifficultiesLieWithinTheirIntervalsAsOftenAsStated() throws {
    var (abilities, difficulties) = (0, 0)
    var (learnerCount, problemCount) = (0, 0)
    let forms = (0..<3).map { form in (0..<24).filter { $0 % 3 != form } }
    for seed in 0..<4 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let simulated = SimulatedClass(learners: 150, problems: 24, using: &generator)
      let log = try AnswerSamples.log(simulated.rows(forms: forms, using: &generator))
      let scale = try RaschScale(log)
      // The scale's 0 is the mean difficulty.
      let shift = simulated.difficulties.reduce(0, +) / 24
      for (index, ability) in simulated.abilities.enumerated() {
        let estimate = try #require(scale.abilities[AnswerSamples.learner(index)])
        abilities += estimate.interval.contains(ability - shift) ? 1 : 0
        learnerCount += 1
      }
      for (index, difficulty) in simulated.difficulties.enumerated() {
        let estimate = try #require(scale.difficulties[AnswerSamples.problem(index)])
        difficulties += estimate.interval.contains(difficulty - shift) ? 1 : 0
        problemCount += 1
      }
    }
    let abilityCoverage = Double(abilities) / Double(learnerCount)
    let difficultyCoverage = Double(difficulties) / Double(problemCount)
    #expect((0.92...0.98).contains(abilityCoverage), "\(abilityCoverage)")
    #expect((0.90...1).contains(difficultyCoverage), "\(difficultyCoverage)")
  }

  @Test func longSheetsAreCutIntoBlocksThatLinkAllProblems() throws {
    var generator = SeededGenerator(seed: 11)
    let simulated = SimulatedClass(learners: 40, problems: 40, using: &generator)
    let scale = try RaschScale(try AnswerSamples.log(simulated.rows(using: &generator)))
    #expect(scale.difficulties.count == 40)
    let shift = simulated.difficulties.reduce(0, +) / 40
    let covered = simulated.difficulties.enumerated().count { index, difficulty in
      scale.difficulties[AnswerSamples.problem(index)]?.interval.contains(difficulty - shift)
        == true
    }
    #expect(covered >= 35)
    let blocks = RaschBlock.blocks(
      of: (0..<70).map { RaschAnswer(item: $0, isCorrect: $0 < 9) },
      seed: 3
    )
    #expect(blocks.map(\.items.count) == [24, 23, 23])
    #expect(blocks.flatMap(\.items).sorted() == Array(0..<70))
    #expect(blocks.flatMap(\.correctItems).sorted() == Array(0..<9))
    #expect(blocks.allSatisfy { $0.items == $0.items.sorted() })
  }

  @Test func problemsThatEverybodyOrNobodyGetsRightHaveNoDifficulty() throws {
    let scale = try RaschScale(
      try AnswerSamples.log([
        [1, 1, 0, 0], [1, 0, 1, 0], [1, 1, 1, 0], [1, 0, 0, 0], [1, 1, 0, nil],
      ])
    )
    #expect(scale.difficulties.keys.sorted() == ["p01", "p02"])
    #expect(scale.incomparable == ["p00", "p03"])
    #expect(scale.abilities.count == 5)
    #expect(scale.abilities.values.allSatisfy { $0.value.isFinite && $0.standardError.isFinite })
  }

  /// Two groups of problems that nobody met both of: only one can be on the scale.
  @Test func problemsThatNobodyComparedAreNotPutOnOneScale() throws {
    let scale = try RaschScale(
      try AnswerSamples.log([
        [1, 0, nil, nil, nil], [0, 1, nil, nil, nil],
        [nil, nil, 1, 0, 1], [nil, nil, 0, 1, 0], [nil, nil, 1, 1, 0],
      ])
    )
    #expect(scale.difficulties.keys.sorted() == ["p02", "p03", "p04"])
    #expect(scale.incomparable == ["p00", "p01"])
    #expect(scale.abilities.keys.sorted() == ["l002", "l003", "l004"])
  }

  @Test func whatCannotBeComparedGivesAnEmptyScale() throws {
    for rows in [[], [[1, 1]], [[1, 0]], [[1, nil], [nil, 0]], [[1], [0]]] as [[[Fraction?]]] {
      let scale = try RaschScale(try AnswerSamples.log(rows))
      #expect(scale.difficulties.isEmpty)
      #expect(scale.abilities.isEmpty)
      try expectRoundTrip(scale)
    }
  }

  /// Components by searching from every item, as far as it goes.
  @Test func comparableItemsAreThoseThatReachEachOther() {
    forEachSeed(0..<200) { generator in
      let count = generator.draw(below: 8) + 1
      let blocks = (0..<generator.draw(below: 8)).map { _ in
        RaschBlock(
          generator.draw(generator.draw(below: count + 1), of: 0..<count).map {
            RaschAnswer(item: $0, isCorrect: generator.draw(below: 2) == 0)
          }
        )
      }
      var reaches = (0..<count).map { from in (0..<count).map { from == $0 } }
      for block in blocks {
        for right in block.correctItems {
          for item in block.items where !block.correctItems.contains(item) {
            reaches[right][item] = true
          }
        }
      }
      for between in 0..<count {
        for from in 0..<count where reaches[from][between] {
          for to in 0..<count where reaches[between][to] {
            reaches[from][to] = true
          }
        }
      }
      let components = (0..<count).map { item in
        (0..<count).filter { reaches[item][$0] && reaches[$0][item] }
      }
      let size = components.map(\.count).max() ?? 0
      let expected = size < 2 ? [] : components.first { $0.count == size } ?? []
      try #require(ComparableItems(blocks, count: count).largest == expected)
    }
  }

  @Test func conditionalChancesAreThoseOfAllPatterns() {
    forEachSeed(0..<60) { generator in
      let chances = (0..<generator.draw(below: 6) + 1).map { _ in
        0.05 + 0.9 * generator.drawUniform()
      }
      let count = chances.count
      for right in 1...count {
        var whole = 0.0
        var pairs = chances.map { _ in chances.map { _ in 0.0 } }
        for code in 0..<(1 << count) where code.nonzeroBitCount == right {
          let weight = chances.enumerated().reduce(1) { product, item in
            product * (code >> item.offset & 1 == 1 ? item.element : 1 - item.element)
          }
          whole += weight
          for first in 0..<count where code >> first & 1 == 1 {
            for second in 0..<count where code >> second & 1 == 1 {
              pairs[first][second] += weight
            }
          }
        }
        let given = ConditionalChances(chances, right: right)
        for first in 0..<count {
          try #require(abs(given.single[first] - pairs[first][first] / whole) < 1e-12)
          for second in 0..<count {
            try #require(abs(given.pair[first][second] - pairs[first][second] / whole) < 1e-12)
          }
        }
      }
    }
  }

  /// Answers of pure chance, which took a hundred steps and thousands of attempts.
  @Test(arguments: [0, 1, 2, 3] as [UInt64])
  func aCalibrationConvergesInAFewStepsWhateverTheAnswersAre(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows: [[Fraction?]] = (0..<60).map { _ in
      (0..<30).map { _ in
        generator.draw(below: 3) == 0 ? nil : Fraction(generator.draw(below: 2))
      }
    }
    let log = try AnswerSamples.log(rows)
    var calibration = try RaschScale.Calibration(log)
    #expect(calibration.steps == 0 && calibration.change == nil && calibration.stop == nil)
    var changes: [Double] = []
    while calibration.stop == nil {
      calibration.advance()
      changes.append(try #require(calibration.change))
    }
    #expect(calibration.steps <= 10)
    #expect(calibration.stop == .converged)
    #expect(changes.count == calibration.steps)
    #expect(try #require(changes.last) <= 1e-6)
    let scale = try RaschScale(log)
    #expect(scale == calibration.scale)
    #expect(scale.stop == .converged)
    let ended = calibration.scale
    calibration.advance()
    #expect(calibration.scale == ended)
  }

  @Test func aCalibrationStopsAtItsLimitAndSaysSo() throws {
    let log = try AnswerSamples.log(AnswerSamples.lsat6Rows)
    let rough = try RaschScale(log, maximumSteps: 1)
    #expect(rough.stop == .limit)
    #expect(rough.difficulties.count == 5)
    let exact = try RaschScale(log)
    for (problem, difficulty) in exact.difficulties {
      #expect(abs(try #require(rough.difficulties[problem]).value - difficulty.value) < 0.5)
    }
    try expectRoundTrip(rough)
    #expect(try RaschScale(log, maximumSteps: .max) == exact)
    for steps in [0, -1, .min] {
      let error = EstimationError.stepsOutOfRange(steps)
      #expect(throws: error) { try RaschScale(log, maximumSteps: steps) }
      #expect(error.sentence(in: .english) == "An estimation needs at least one step.")
    }
    let old = try decode(
      RaschScale.self,
      #"{"abilities":{},"difficulties":{},"incomparable":["p1"]}"#
    )
    #expect(old.stop == nil && old.incomparable == ["p1"])
  }

  @Test func thereIsALimitToTheNumberOfProblems() throws {
    let row: [Fraction?] = Array(repeating: 1, count: RaschScale.maximumProblems + 1)
    let log = try AnswerSamples.log([row])
    #expect(throws: EstimationError.tooManyProblems(1001, maximum: 1000)) { try RaschScale(log) }
  }

  @Test func theScaleDoesNotDependOnTheOrderOfRecordsAndIsStored() throws {
    var generator = SeededGenerator(seed: 2)
    let simulated = SimulatedClass(learners: 30, problems: 8, using: &generator)
    let log = try AnswerSamples.log(simulated.rows(answering: 6, using: &generator))
    let scale = try RaschScale(log)
    #expect(try RaschScale(AnswerLog(generator.shuffled(log.records))) == scale)
    try expectRoundTrip(scale)
  }
}
