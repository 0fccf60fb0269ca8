// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct ItemScaleTests {
  /// Figures that the documentation of the package `ltm` of R prints: Journal of Statistical
  /// Software 17, 2006.
  @Test func theFiguresOfTheLawSchoolTestAreThoseOfTheLiterature() throws {
    let log = try AnswerSamples.log(AnswerSamples.lsat6Rows)
    let one = try ItemScale(log, discrimination: .equal)
    #expect(one.stop == .converged)
    #expect(abs(one.logLikelihood + 2466.938) < 1e-3)
    for (problem, expected) in zip(
      (0..<5).map(AnswerSamples.problem),
      [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802]
    ) {
      #expect(abs(try #require(one.difficulties[problem]).value - expected) < 1e-3)
      #expect(abs(try #require(one.discriminations[problem]).value - 0.7551) < 1e-3)
    }
    let two = try ItemScale(log, discrimination: .free(deviation: nil))
    #expect(abs(two.logLikelihood + 2466.653) < 1e-3)
    for (problem, expected) in zip(
      (0..<5).map(AnswerSamples.problem),
      [
        (-3.3597, 0.8254), (-1.3696, 0.7229), (-0.2799, 0.8905), (-1.8659, 0.6886),
        (-3.1236, 0.6575),
      ]
    ) {
      #expect(abs(try #require(two.difficulties[problem]).value - expected.0) < 1e-2)
      #expect(abs(try #require(two.discriminations[problem]).value - expected.1) < 2e-3)
    }
    #expect(one.guessing.isEmpty && one.incomparable.isEmpty)
    try expectRoundTrip(two)
  }

  /// Learners and problems with four options, of known difficulty and discrimination.
  private func simulated(learners: Int, seed: UInt64) throws -> (
    log: AnswerLog, difficulties: [Double], slopes: [Double]
  ) {
    var generator = SeededGenerator(seed: seed)
    let difficulties = (0..<15).map { _ in generator.drawNormal() }
    let slopes = (0..<15).map { _ in 0.7 + 0.9 * generator.drawUniform() }
    var records: [AnswerLog.Record] = []
    for learner in 0..<learners {
      let ability = generator.drawNormal()
      for problem in generator.draw(12, of: 0..<15) {
        let distance = slopes[problem] * (ability - difficulties[problem])
        let chance = 0.25 + 0.75 / (1 + exponential(-distance))
        let isRight = generator.drawUniform() < chance
        records.append(
          try AnswerLog.Record(
            learner: Learner.ID("l\(learner)"),
            quiz: "quiz",
            problem: AnswerSamples.problem(problem),
            set: "set",
            shown: ["a", "b", "c", "d"],
            responses: [.choice(isRight ? "a" : "b")],
            credit: isRight ? 1 : 0,
            isFirstTryCorrect: isRight,
            date: date(Double(learner))
          )
        )
      }
    }
    return (AnswerLog(records), difficulties, slopes)
  }

  @Test func difficultiesOfProblemsThatAreGuessedLieWithinTheirIntervals() throws {
    let (log, difficulties, slopes) = try simulated(learners: 500, seed: 4)
    let scale = try ItemScale(log)
    #expect(scale.stop == .converged)
    #expect(scale.guessing.count == 15 && scale.guessing.values.allSatisfy { $0 == 0.25 })
    var covered = 0
    for (index, difficulty) in difficulties.enumerated() {
      let estimate = try #require(scale.difficulties[AnswerSamples.problem(index)])
      covered += estimate.interval.contains(difficulty) ? 1 : 0
      let slope = try #require(scale.discriminations[AnswerSamples.problem(index)])
      covered += slope.interval.contains(slopes[index]) ? 1 : 0
      #expect(abs(estimate.value - difficulty) < 1)
    }
    #expect(covered >= 25, "\(covered) of 30")
    // Without the chance to guess the same problems look easier.
    let plain = try ItemScale(log, guessing: [:])
    #expect(plain.guessing.isEmpty)
    let lower = difficulties.indices.count { index in
      let problem = AnswerSamples.problem(index)
      return (plain.difficulties[problem]?.value ?? 0) < (scale.difficulties[problem]?.value ?? 0)
    }
    #expect(lower >= 14)
    #expect(plain.logLikelihood < scale.logLikelihood)
  }

  @Test func theScaleDoesNotDependOnTheOrderOfRecords() throws {
    var generator = SeededGenerator(seed: 2)
    let (log, _, _) = try simulated(learners: 40, seed: 9)
    let scale = try ItemScale(log, maximumSteps: 20)
    #expect(try ItemScale(AnswerLog(generator.shuffled(log.records)), maximumSteps: 20) == scale)
  }

  @Test func problemsThatEverybodyOrNobodyGetsRightAreLeftOut() throws {
    let scale = try ItemScale(
      try AnswerSamples.log([
        [1, 1, 0, 0], [1, 0, 1, 0], [1, 1, 1, 0], [1, 0, 0, 0], [1, 1, 0, nil],
      ])
    )
    #expect(scale.difficulties.keys.sorted() == ["p01", "p02"])
    #expect(scale.incomparable == ["p00", "p03"])
    for rows in [[], [[1, 1]], [[0]]] as [[[Fraction?]]] {
      let empty = try ItemScale(try AnswerSamples.log(rows))
      #expect(empty.difficulties.isEmpty && empty.stop == .converged)
      try expectRoundTrip(empty)
    }
  }

  /// A problem that only the best solve, one that only the worst solve, and one solved less often
  /// than by guessing.
  @Test func estimatesStayInTheirRangesWhateverTheAnswersAre() {
    forEachSeed(0..<6) { generator in
      let rows: [[Fraction?]] = (0..<20).map { learner in
        [learner > 9 ? 1 : 0, learner > 9 ? 0 : 1, learner == 3 ? 1 : 0]
          + (0..<3).map { _ in
            generator.draw(below: 3) == 0 ? nil : Fraction(generator.draw(below: 2))
          }
      }
      let log = try AnswerSamples.log(rows)
      for discrimination in [.equal, .standard, .free(deviation: nil)] as [ItemScale.Discrimination]
      {
        let problems = (0..<6).map { (AnswerSamples.problem($0), 0.25) }
        let scale = try ItemScale(
          log,
          discrimination: discrimination,
          guessing: Dictionary(uniqueKeysWithValues: problems),
          maximumSteps: 60
        )
        try #require(scale.logLikelihood.isFinite)
        for estimate in scale.difficulties.values {
          try #require(abs(estimate.value) <= 8.000001 && estimate.standardError.isFinite)
        }
        for estimate in scale.discriminations.values {
          try #require(AdaptiveSelector.discriminationRange.contains(estimate.value))
          try #require(estimate.standardError.isFinite)
        }
        try expectRoundTrip(scale)
      }
    }
  }

  @Test func whatCannotBeIsRefused() throws {
    let log = try AnswerSamples.log([[1, 0], [0, 1]])
    for steps in [0, -1, .min] {
      #expect(throws: EstimationError.stepsOutOfRange(steps)) {
        try ItemScale(log, maximumSteps: steps)
      }
    }
    for chance in [-0.1, 0.91] {
      let error = EstimationError.priorOutOfRange(chance)
      #expect(throws: error) { try ItemScale(log, guessing: ["p00": chance]) }
      #expect(error.sentence(in: .english) == "An estimation cannot start from this number.")
      #expect("\(error)".contains("\(chance)"))
    }
    for deviation in [0, -1, 101] as [Double] {
      #expect(throws: EstimationError.priorOutOfRange(deviation)) {
        try ItemScale(log, discrimination: .free(deviation: deviation))
      }
    }
    let row: [Fraction?] = Array(repeating: 1, count: RaschScale.maximumProblems + 1)
    let wide = try AnswerSamples.log([row])
    #expect(throws: EstimationError.tooManyProblems(1001, maximum: 1000)) { try ItemScale(wide) }
    #expect(try ItemScale(log, maximumSteps: 1).stop == .limit)
  }
}
