// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct EloRatingsTests {
  /// New learner and problem: g = 1/√(1 + 3/π²) = 0.87572, p = 1/2, I = g²/4 = 0.19172, K = 1/(1 +
  /// I) = 0.83912, so the ability rises by K·g/2 = 0.36742.
  @Test func theFirstAnswerMovesLearnerAndProblemAsByHand() throws {
    var ratings = EloRatings()
    #expect(ratings.chance(of: "ada", on: "p") == 0.5)
    ratings.record(learner: "ada", problem: "p", isCorrect: true)
    let ability = ratings.ability(of: "ada")
    #expect(abs(ability.value - 0.36742) < 0.00001)
    #expect(abs(ability.standardError - 0.83912.squareRoot()) < 0.00001)
    #expect(ratings.difficulty(of: "p").value == -ability.value)
    #expect(ratings.difficulty(of: "p").standardError == ability.standardError)
    #expect(ratings.chance(of: "ada", on: "p") > 0.6)
    #expect(ratings.ability(of: "bob").value == 0)
    #expect(ratings.difficulty(of: "q").standardError == 1)
  }

  @Test func everyAnswerMakesRatingsSurerAndMovesThemTowardsIt() {
    forEachSeed(0..<30) { generator in
      var ratings = EloRatings()
      for _ in 0..<60 {
        let learner = AnswerSamples.learner(generator.draw(below: 4))
        let problem = AnswerSamples.problem(generator.draw(below: 4))
        let isCorrect = generator.draw(below: 2) == 0
        let before = ratings
        ratings.record(learner: learner, problem: problem, isCorrect: isCorrect)
        let rise = ratings.ability(of: learner).value - before.ability(of: learner).value
        let fall = before.difficulty(of: problem).value - ratings.difficulty(of: problem).value
        try #require((rise > 0) == isCorrect && (fall > 0) == isCorrect)
        try #require(
          ratings.ability(of: learner).standardError < before.ability(of: learner).standardError
        )
        try #require(
          ratings.difficulty(of: problem).standardError
            < before.difficulty(of: problem).standardError
        )
      }
      try expectRoundTrip(ratings)
    }
  }

  @Test func simulatedAbilitiesAndDifficultiesLieWithinTheirIntervalsAsOftenAsDocumented() throws {
    var (abilities, difficulties) = (0, 0)
    for seed in 0..<8 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let simulated = SimulatedClass(learners: 150, problems: 40, using: &generator)
      let log = try AnswerSamples.log(simulated.rows(answering: 20, using: &generator))
      // Answers come from all learners by turns.
      let answers = generator.shuffled(log.records)
      var ratings = EloRatings()
      for answer in answers {
        ratings.record(
          learner: answer.learner,
          problem: answer.problem,
          isCorrect: answer.isFirstTryCorrect
        )
      }
      abilities += simulated.abilities.enumerated().count { index, ability in
        ratings.ability(of: AnswerSamples.learner(index)).interval.contains(ability)
      }
      difficulties += simulated.difficulties.enumerated().count { index, difficulty in
        ratings.difficulty(of: AnswerSamples.problem(index)).interval.contains(difficulty)
      }
    }
    let abilityCoverage = Double(abilities) / (8 * 150)
    let difficultyCoverage = Double(difficulties) / (8 * 40)
    #expect((0.91...0.97).contains(abilityCoverage), "\(abilityCoverage)")
    #expect((0.87...0.97).contains(difficultyCoverage), "\(difficultyCoverage)")
  }

  @Test func aLeastStepKeepsRatingsMovingForLearnersWhoLearn() throws {
    let rule = try EloRatings.Rule { $0.minimumStep = 0.2 }
    var fixed = EloRatings()
    var moving = EloRatings(rule: rule)
    for round in 0..<200 {
      let isCorrect = round >= 100
      for problem in 0..<2 {
        fixed.record(learner: "ada", problem: AnswerSamples.problem(problem), isCorrect: isCorrect)
        moving.record(learner: "ada", problem: AnswerSamples.problem(problem), isCorrect: isCorrect)
      }
    }
    #expect(moving.ability(of: "ada").value > fixed.ability(of: "ada").value + 0.5)
    #expect(abs(moving.ability(of: "ada").standardError - 0.2.squareRoot()) < 1e-12)
    try expectRoundTrip(moving)
  }

  @Test func aLogCountsFirstAnswersInTheirOrder() throws {
    let log = try AnswerSamples.log([[1, 0], [0, nil]])
    var expected = EloRatings()
    expected.record(learner: "l000", problem: "p00", isCorrect: true)
    expected.record(learner: "l000", problem: "p01", isCorrect: false)
    expected.record(learner: "l001", problem: "p00", isCorrect: false)
    #expect(EloRatings(log) == expected)
    var again = log
    again.merge(try AnswerSamples.log([[0, 1]], quiz: "repeated"))
    #expect(EloRatings(again) == expected)
  }

  @Test(
    arguments: [
      (0, 1, 0), (-1, 1, 0), (.nan, 1, 0), (11, 1, 0), (1, 0, 0), (1, .infinity, 0), (1, 1, -0.1),
      (1, 1, 1.1), (1, 1, .nan),
    ] as [(Double, Double, Double)]
  )
  func aRuleOutOfRangeIsRefused(ability: Double, difficulty: Double, least: Double) {
    #expect(throws: ContentError<Estimate.Fault>.self) {
      try EloRatings.Rule {
        $0.abilityDeviation = ability
        $0.difficultyDeviation = difficulty
        $0.minimumStep = least
      }
    }
  }

  @Test func rulesAreStoredByWhatIsUnusual() throws {
    try expectJSON(EloRatings.Rule.standard, "{}")
    try expectJSON(
      try EloRatings.Rule {
        $0.abilityDeviation = 1.5
        $0.difficultyDeviation = 2
        $0.minimumStep = 0.25
      },
      #"{"abilityDeviation":1.5,"difficultyDeviation":2,"minimumStep":0.25}"#
    )
    #expect(
      contentFaults(Estimate.Fault.self) {
        _ = try decode(EloRatings.Rule.self, #"{"minimumStep":9,"abilityDeviation":2}"#)
      } == ["minimumStep: the step 9.0, expected 0 to 4.0"]
    )
    #expect(
      contentFaults(Estimate.Fault.self) {
        let json = #"{"abilities":{"b":{"value":2e6,"standardError":-1},"a":{}},"difficulties":{}}"#
        _ = try EloRatings(json: Data(json.utf8))
      } == [
        "abilities.a.value: this key is missing", "abilities.a.standardError: this key is missing",
        "abilities.b.value: the value 2000000.0 is out of range, expected at most a million logits",
        "abilities.b.standardError: the standard error -1.0 is out of range",
      ]
    )
    try expectJSON(EloRatings(), #"{"abilities":{},"difficulties":{}}"#)
  }

  @Test(arguments: [(Double.nan, 0), (.infinity, 0), (1e7, 0), (0, -1), (0, .nan), (0, .infinity)])
  func anEstimateOutOfRangeIsRefused(value: Double, standardError: Double) {
    #expect(throws: ContentError<Estimate.Fault>.self) {
      try Estimate(value: value, standardError: standardError)
    }
  }

  @Test func anEstimateTellsChanceAndInformation() throws {
    let able = try Estimate(value: 1, standardError: 0)
    let easy = try Estimate(value: 1 - logarithm(3), standardError: 0)
    #expect(abs(able.chance(on: easy) - 0.75) < 1e-12)
    #expect(abs(able.information(on: easy) - 0.1875) < 1e-12)
    #expect(able.information(on: able) == 0.25)
    let vague = try Estimate(value: 1 - logarithm(3), standardError: 2)
    #expect((0.5..<0.75).contains(able.chance(on: vague)))
    #expect(able.information(on: vague) < able.information(on: easy))
    try expectJSON(able, #"{"standardError":0,"value":1}"#)
    #expect(throws: ContentError<Estimate.Fault>.self) {
      try decode(Estimate.self, #"{"standardError":-1,"value":1}"#)
    }
  }
}
