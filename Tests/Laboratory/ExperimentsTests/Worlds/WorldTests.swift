// SPDX-License-Identifier: Apache-2.0
import GermanSpelling
import LudusTestSupport
import QuizAnalytics
import Quizzes
import Testing

@testable import Experiments
@testable import Gamification

@Suite struct WorldTests {
  // MARK: Draws

  @Test func normalNumbersHaveMeanZeroAndDeviationOne() {
    var generator = SeededGenerator(seed: 3)
    let sample = SampleMean((0..<20_000).map { _ in generator.drawNormal() })
    #expect(abs(sample.mean) < 0.03)
    #expect(abs(sample.standardDeviation - 1) < 0.02)
    let beyond = sample.numbers.count { abs($0) > 1.96 }
    #expect((850...1150).contains(beyond))
  }

  @Test func aGeneratorThatIsStuckHangsNobody() {
    var generator = ScriptedGenerator(.max)
    let (number, happens) = (generator.drawNormal(), generator.draws(chance: 0.5))
    #expect(number == 0 && !happens)
  }

  // MARK: Plans

  /// A plan that says nothing means the world that a program makes without a word.
  @Test func whatAPlanLeavesOutIsWhatAProgramLeavesOut() throws {
    #expect(try decode(ExamWorld.self, "{}") == ExamWorld())
    #expect(try decode(DuelWorld.self, "{}") == DuelWorld())
    #expect(try decode(AdaptiveWorld.self, "{}") == AdaptiveWorld())
    #expect(try decode(ReviewWorld.self, "{}") == ReviewWorld())
    #expect(try decode(RatingWorld.self, "{}") == RatingWorld())
    #expect(try decode(DifferenceWorld.self, "{}") == DifferenceWorld())
    #expect(try decode(CalibrationWorld.self, "{}") == CalibrationWorld())
    #expect(try decode(PoolWorld.self, "{}") == PoolWorld())
    let names = ["radius", "ulna", "scaphoid"]
    #expect(try decode(PinTestWorld.self, json(["names": names])) == PinTestWorld(names: names))
    let words = ["Fahrrad", "Straße", "Wald", "Hund", "schwimmen", "Tanne"]
    #expect(try decode(SpellingWorld.self, json(["words": words])) == SpellingWorld(words: words))
    #expect(
      try decode(MisspellingWorld.self, json(["words": words]).dropLast() + #","language":"de"}"#)
        == MisspellingWorld(words: words, language: .german)
    )
  }

  // MARK: Exams

  @Test func marksOfManyProblemsRankByAbility() throws {
    func validity(problems: Int) throws -> SampleMean {
      try Experiment(
        population: .exam(try ExamWorld { $0.problems = problems }),
        variants: [.init("net", .netCorrect)],
        outcomes: [.validity, .reliability]
      ).run(seeds: 0..<30).sample(of: "net", in: .validity)
    }
    #expect(try validity(problems: 40).mean > validity(problems: 4).mean + 0.1)
  }

  @Test func alphaIsOneForEqualColumnsAndNilWithoutSpread() {
    #expect(cronbachAlpha([[1, 1], [2, 2], [4, 4]]) == 1)
    #expect(cronbachAlpha([[1, 2], [1, 2]]) == nil)
    #expect(cronbachAlpha([[1], [2]]) == nil)
    #expect(cronbachAlpha([]) == nil)
    // By hand: variances 1, 1 and 3, so 2 · (1 - 2/3).
    #expect(abs((cronbachAlpha([[1, 2], [2, 1], [3, 3]]) ?? 0) - 2.0 / 3) < 1e-12)
  }

  // MARK: Duels

  @Test func inLongerQuizzesTheMoreAbleWinMoreOften() throws {
    func failures(_ problems: Int) throws -> Double {
      let result = try Experiment(
        population: .duels(try DuelWorld { $0.problems = problems }),
        variants: [.init("plain", .immediate)],
        outcomes: [.upsets, .ties]
      ).run(seeds: 0..<20)
      return try result.sample(of: "plain", in: .upsets).mean
        + result.sample(of: "plain", in: .ties).mean
    }
    let (few, many) = (try failures(4), try failures(40))
    #expect(many < few - 0.1, "\(many), \(few)")
  }

  /// A hint costs what the rules say, and what comes after the end of the time earns nothing.
  @Test func hintsAndTimeCostWhatTheRulesSay() throws {
    let result = try Experiment(
      population: .duels(try DuelWorld { $0.problems = 20 }),
      variants: [
        .init("free", try QuizRules { $0.hintPenalty = .zero }),
        .init("dear", try QuizRules { $0.hintPenalty = .one }),
        .init(
          "short",
          try QuizRules {
            $0.hintPenalty = .zero
            $0.timeLimit = try QuizRules.TimeLimit(seconds: 300)
          }
        ),
        .init(
          "ample",
          try QuizRules {
            $0.hintPenalty = .zero
            $0.timeLimit = try QuizRules.TimeLimit(seconds: 86_400)
          }
        ),
      ],
      outcomes: [
        .validity, .answered, .hints, .init("score", within: 0...1) { $0.scores.mean },
      ]
    ).run(seeds: 0..<10)
    func differences(_ variant: String, _ outcome: String) throws -> [Double] {
      let outcome = try #require(result.outcomes.first { found in found.name == outcome })
      return try result.differences(of: variant, over: "free", in: outcome).map(\.difference)
    }
    #expect(try differences("dear", "score").allSatisfy { $0 < 0 })
    #expect(try differences("dear", "hints").allSatisfy { $0 == 0 })
    #expect(try differences("short", "answered").allSatisfy { $0 < 0 })
    #expect(try differences("short", "score").allSatisfy { $0 < 0 })
    #expect(try differences("ample", "score").allSatisfy { $0 == 0 })
  }

  @Test(
    arguments: [
      .immediate, .deferred, try QuizRules { $0.mode = .adaptive },
      try QuizRules { $0.mode = .interactive },
      try QuizRules { $0.mode = .countBack }, try QuizRules { $0.asksCertainty = true },
      try QuizRules {
        $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 20)
        $0.timeBonus = try Fraction(1, 2)
      },
      try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 60, ending: .lose) },
    ] as [QuizRules]
  )
  func duelsArePlayedByAnyRules(rules: QuizRules) throws {
    let result = try Experiment(
      population: .duels(
        try DuelWorld {
          $0.pairs = 3
          $0.problems = 6
        }
      ),
      variants: [.init("rules", rules)],
      outcomes: [.answered, .ties, .init("score", within: 0...2) { $0.scores.mean }]
    ).run(seeds: 0..<5)
    let answered = try result.sample(of: "rules", in: .answered).mean
    #expect(rules.hasTimeLimit ? answered < 1 : answered == 1)
  }

  // MARK: Tests of one learner

  @Test func adaptiveSelectionErrsLessThanAnyAndIsNotBiased() throws {
    let result = try Experiment(
      population: .adaptive(try AdaptiveWorld { $0.problems = 100 }),
      variants: [
        .init("any", try AdaptiveWorld.Selection { $0.isAdaptive = false }),
        .init("adaptive", AdaptiveWorld.Selection()),
        .init(
          "precise",
          try AdaptiveWorld.Selection {
            $0.questions = 100
            $0.precision = 0.5
          }
        ),
      ],
      outcomes: [.error, .bias, .covered, .questions]
    ).run(seeds: 0..<200)
    #expect(
      try result.difference(of: "adaptive", over: "any", in: .error).isBelow(
        0,
        confidence: 0.99
      )
    )
    #expect(try result.sample(of: "adaptive", in: .bias).interval(confidence: 0.99).contains(0))
    #expect(try result.sample(of: "adaptive", in: .covered).mean > 0.88)
    #expect(try result.sample(of: "adaptive", in: .questions).numbers.allSatisfy { $0 == 20 })
    #expect(try result.sample(of: "precise", in: .questions).isBelow(40, confidence: 0.99))
  }

  @Test func answersThatNobodyCanGuessSayMore() throws {
    func error(options: Int) throws -> SampleMean {
      try Experiment(
        population: .adaptive(
          try AdaptiveWorld {
            $0.problems = 100
            $0.options = options
          }
        ),
        variants: [.init("adaptive", AdaptiveWorld.Selection())],
        outcomes: [.error]
      ).run(seeds: 0..<200).sample(of: "adaptive", in: .error)
    }
    #expect(try error(options: 0).mean < error(options: 2).mean - 0.05)
  }

  // MARK: Reviews

  @Test(
    arguments: [.power, .fsrs(.standard)] as [ReviewWorld.Law]
  )
  func schedulesDifferInWhatIsRemembered(law: ReviewWorld.Law) throws {
    let world = try ReviewWorld {
      $0.days = 90
      $0.answers = 15
      $0.law = law
    }
    let result = try Experiment(
      population: .reviews(world),
      variants: [.init("boxes", .leitner), .init("fsrs", .fsrs), .init("long", .expanding)],
      outcomes: [.remembered, .retention, .effort, .success]
    ).run(seeds: 0..<12)
    let retention = try result.difference(of: "fsrs", over: "boxes", in: .retention)
    #expect(abs(retention.mean) > 0.01, "\(result.report(in: .english))")
    for name in ["boxes", "fsrs", "long"] {
      let part = try result.sample(of: name, in: .retention)
      #expect(part.numbers.allSatisfy { (0.2...1).contains($0) }, "\(name) \(part)")
    }
  }

  @Test func aLearnerWhoForgetsMoreSlowlyRemembersMore() throws {
    func remembered(decay: Double) throws -> Double {
      let law = ReviewWorld.Law.power(decay: decay, threshold: -0.9, noise: 0.35)
      return try Experiment(
        population: .reviews(
          try ReviewWorld {
            $0.days = 60
            $0.answers = 10
            $0.law = law
          }
        ),
        variants: [.init("boxes", .leitner)],
        outcomes: [.remembered]
      ).run(seeds: 0..<6).sample(of: "boxes", in: .remembered).mean
    }
    #expect(try remembered(decay: 0.2) > remembered(decay: 0.6))
  }

  // MARK: Cards

  @Test func limitsDecideHowMuchADayBrings() throws {
    let world = try CardWorld {
      $0.days = 40
      $0.cards = 150
      $0.absence = 0.1
    }
    let result = try Experiment(
      population: .cards(world),
      variants: [
        .init("standard", .standard), .init("few", try StudyRules { $0.newPerDay = 3 }),
        .init("short", try StudyRules { $0.reviewsPerDay = 5 }),
      ],
      outcomes: [.remembered, .met, .answers, .busiest, .overdue]
    ).run(seeds: 0..<3)
    func numbers(_ name: String, _ outcome: Experiment<StudyRules, CardWorld.Run>.Outcome) throws
      -> [Double]
    {
      try result.sample(of: name, in: outcome).numbers
    }
    #expect(try numbers("standard", .met) == [150, 150, 150])
    #expect(try numbers("few", .met).allSatisfy { $0 <= 120 })
    // New cards and reviews share the limit.
    #expect(try numbers("short", .met).allSatisfy { $0 <= 200 / 2 })
    #expect(try zip(numbers("few", .busiest), numbers("standard", .busiest)).allSatisfy { $0 < $1 })
    #expect(try zip(numbers("few", .answers), numbers("standard", .answers)).allSatisfy { $0 < $1 })
    #expect(try numbers("standard", .remembered).allSatisfy { (50...150).contains($0) })
  }

  // MARK: Spelling

  @Test func practiceHelpsAndNoneDoesNot() throws {
    func learned(learning: Double) throws -> SampleMean {
      try Experiment(
        population: .spelling(
          try SpellingWorld(words: ["Hand", "Fahrrad", "Sonne", "Liebe"]) {
            $0.days = 6
            $0.learning = learning
          }
        ),
        variants: [.init("fixed", .fixed), .init("model", .recommended)],
        outcomes: [.learned]
      ).run(seeds: 0..<10).sample(of: "model", in: .learned)
    }
    #expect(try learned(learning: 0.5).isAbove(0.02, confidence: 0.99))
    #expect(try learned(learning: 0).numbers.allSatisfy { $0 == 0 })
  }

  @Test func whatAModelRetainsDecidesWhatItRecommends() throws {
    let result = try Experiment(
      population: .spelling(
        try SpellingWorld(words: ["Hand", "Fahrrad", "Sonne", "Liebe"]) { $0.days = 12 }
      ),
      variants: [
        .init("little", .recommended(resting: 0, retention: 0.1)),
        .init("all", .recommended(resting: 0, retention: 1)),
      ],
      outcomes: [.learned]
    ).run(seeds: 0..<20)
    let difference = try result.difference(of: "all", over: "little", in: .learned)
    #expect(difference.numbers.contains { $0 != 0 })
  }

  // MARK: Misspellings

  @Test func eachAnswerIsCountedOnce() throws {
    typealias Words = Experiment<MisspellingWorld.Matching, MisspellingWorld.Run>
    let world = try MisspellingWorld(words: ["Hand", "Hund", "Sonne"], language: "de") {
      $0.answers = 7
    }
    let result = try Words(
      population: .misspellings(world),
      variants: [.init("exact", .exact)],
      outcomes: [
        .init("answers") { Double($0.misspelled.count + $0.wrong.count + $0.right.count) },
        .init("right and refused") { Double($0.right.count - $0.right.accepted) },
        .init("misspelled and accepted") { Double($0.misspelled.accepted) },
      ]
    ).run(seeds: 0..<10)
    for (outcome, expected) in zip(result.outcomes, [21, 0, 0]) {
      #expect(
        try result.sample(of: "exact", in: outcome).numbers.allSatisfy { $0 == Double(expected) }
      )
    }
  }

  // MARK: Raters

  @Test func moreRatersErrLessAndMediansBearCarelessOnes() throws {
    let result = try Experiment(
      population: .ratings(
        try RatingWorld {
          $0.severity = 0.2
          $0.noise = 0.2
          $0.careless = 0.2
        }
      ),
      variants: try .sweep("raters", over: [1, 3, 7]) { try RatingWorld.Panel(raters: $0) } + [
        .init("median", try RatingWorld.Panel(raters: 7, isMedian: true))
      ],
      outcomes: [.error, .validity]
    ).run(seeds: 0..<40)
    let error = Experiment<RatingWorld.Panel, RatingWorld.Run>.Outcome.error
    for (fewer, more) in [
      ("raters 1", "raters 3"), ("raters 3", "raters 7"), ("raters 7", "median"),
    ] {
      #expect(
        try result.difference(of: more, over: fewer, in: error).isBelow(0, confidence: 0.99)
      )
    }
  }

  // MARK: Members who give up

  @Test func membersWithoutHopeGiveUpAndPatientOnesDoNot() throws {
    func discouraged(behind: Int, ahead: Int = 0, patience: Int = 2) throws -> Double {
      let population = try Simulation.Population {
        $0.members = 6
        $0.lateJoiners = 2
        $0.joiningWeek = 4
        $0.weeks = 8
        $0.quitBehind = behind
        $0.quitAhead = ahead
        $0.patience = patience
      }
      try expectRoundTrip(population)
      return try Experiment(
        population: .group(population),
        variants: [.init("none", try .init(name: "none", rules: .standard))],
        outcomes: [.discouraged]
      ).run(seeds: 0..<6).sample(of: "none", in: .discouraged).mean
    }
    #expect(try discouraged(behind: 0) == 0)
    #expect(try discouraged(behind: 50) > discouraged(behind: 20))
    #expect(try discouraged(behind: 50, patience: 8) < discouraged(behind: 50))
    // Without anybody near, the leader stops as well.
    #expect(try discouraged(behind: 0, ahead: 101, patience: 1) > 0)
  }

  // MARK: Measurement

  @Test func purificationRaisesFewerFalseAlarms() throws {
    let result = try Experiment(
      population: .differences(try DifferenceWorld { $0.learners = 200 }),
      variants: [.init("once", .init(isPurified: false)), .init("purified", .init())],
      outcomes: [.falseAlarms, .found]
    ).run(seeds: 0..<6)
    let difference = try result.difference(of: "purified", over: "once", in: .falseAlarms)
    #expect(difference.mean < -0.05)
    #expect(try result.sample(of: "purified", in: .found).mean > 0.7)
  }

  @Test func estimatedGuessesFitManyAnswersBetter() throws {
    let result = try Experiment(
      population: .calibrations(
        try CalibrationWorld {
          $0.learners = 500
          $0.problems = 6
        }
      ),
      variants: [
        .init("two", try .init(.twoParameter)), .init("three", try .init(.threeParameter)),
        .init("few", try .init(.threeParameter, learners: 60)),
      ],
      outcomes: [.curveError, .abilityError]
    ).run(seeds: 0..<3)
    #expect(try result.difference(of: "three", over: "two", in: .curveError).mean < 0.02)
    #expect(try result.difference(of: "few", over: "three", in: .curveError).mean > 0)
    #expect(try result.sample(of: "three", in: .abilityError).mean < 0.9)
  }

  @Test func aPoolIsSparedByControlAndATestDecidesEarly() throws {
    let result = try Experiment(
      population: .pool(
        try PoolWorld {
          $0.problems = 40
          $0.learners = 40
        }
      ),
      variants: [
        .init("free", try PoolWorld.Selection { $0.questions = 8 }),
        .init(
          "limited",
          try PoolWorld.Selection {
            $0.questions = 8
            $0.limit = 0.4
          }
        ),
        .init(
          "stages",
          try PoolWorld.Selection {
            $0.questions = 8
            $0.stages = 2
          }
        ),
        .init(
          "decided",
          try PoolWorld.Selection {
            $0.questions = 30
            $0.cut = 0
            $0.isSequential = true
            $0.indifference = 0.5
          }
        ),
      ],
      outcomes: [.error, .mostShown, .unused, .misjudged, .questions]
    ).run(seeds: 0..<2)
    #expect(try result.difference(of: "limited", over: "free", in: .mostShown).mean < -0.2)
    #expect(try result.difference(of: "limited", over: "free", in: .error).mean < 0.15)
    #expect(try result.difference(of: "stages", over: "free", in: .unused).mean < 0)
    #expect(try result.sample(of: "decided", in: .questions).mean < 25)
    #expect(try result.sample(of: "decided", in: .misjudged).mean < 0.25)
    #expect(try result.sample(of: "free", in: .misjudged).numbers.isEmpty)
  }

  // MARK: Numbers out of range

  @Test(
    arguments: [
      { _ = try ExamWorld { $0.correct = 5 } }, { _ = try ExamWorld { $0.spread = .nan } },
      { _ = try AdaptiveWorld { $0.options = 1 } }, { _ = try AdaptiveWorld { $0.slips = 0.6 } },
      { _ = try AdaptiveWorld.Selection { $0.questions = 0 } },
      { _ = try AdaptiveWorld.Selection { $0.precision = 0 } },
      { _ = try ReviewWorld { $0.days = 0 } },
      { _ = try ReviewWorld { $0.law = .power(decay: 0, threshold: 0, noise: 1) } },
      { _ = try MisspellingWorld(words: ["ab", "abc"], language: "de") },
      { _ = try MisspellingWorld(words: ["abc", "abc"], language: "de") },
      { _ = try MisspellingWorld(words: ["abc"], language: "de") },
      { _ = try SpellingWorld(words: []) },
      { _ = try SpellingWorld(words: ["Hand"]) { $0.errorRates = [.dasDass: 0.5] } },
      { _ = try PinTestWorld(names: ["Radius"]) },
      { _ = try PinTestWorld(names: ["Radius", " "]) },
      { _ = try PinTestWorld.Feedback(isAtOnce: true, penalty: 2) },
      { _ = try RatingWorld { $0.noise = -1 } }, { _ = try RatingWorld.Panel(raters: 0) },
      { _ = try Simulation.Population { $0.quitBehind = 101 } },
      { _ = try DifferenceWorld { $0.unfair = 20 } },
      { _ = try CalibrationWorld { $0.guessing = 0.6 } },
      { _ = try CalibrationWorld.Calibration(.graded, learners: 3) },
      { _ = try PoolWorld { $0.problems = 4 } }, { _ = try PoolWorld.Selection { $0.limit = 0 } },
    ] as [@Sendable () throws -> Void]
  )
  func aNumberOutOfRangeIsRefused(make: @Sendable () throws -> Void) {
    #expect(throws: ContentError<RuleFault>.self) { try make() }
  }

  @Test(
    arguments: [
      "{\"correct\":1,\"learners\":9,\"options\":4,\"problems\":3,\"spread\":2}"
    ]
  )
  func worldsAreReadAsTheyWereWritten(text: String) throws {
    try expectRoundTrip(try JSONDecoder().decode(ExamWorld.self, from: Data(text.utf8)))
    try expectRoundTrip(
      try AdaptiveWorld {
        $0.problems = 9
        $0.options = 0
        $0.slips = 0.1
        $0.spread = 2
      }
    )
    try expectRoundTrip(
      try AdaptiveWorld.Selection {
        $0.isAdaptive = false
        $0.questions = 3
        $0.choices = 2
        $0.precision = 0.4
      }
    )
    try expectRoundTrip(
      try ReviewWorld {
        $0.days = 3
        $0.answers = 2
        $0.spread = 0
        $0.law = .fsrs(.standard)
      }
    )
    try expectRoundTrip(
      try ReviewWorld { $0.law = .power(decay: 0.5, threshold: 0, noise: 1) }
    )
    try expectRoundTrip(
      try SpellingWorld(words: ["Hand"]) {
        $0.days = 2
        $0.errorRates = [.finalDevoicing: 0.3]
      }
    )
    try expectRoundTrip(
      try PinTestWorld(names: ["Radius", "Ulna"]) {
        $0.found = 0.1
        $0.read = 0.2
      }
    )
    try expectRoundTrip(
      try RatingWorld {
        $0.works = 3
        $0.severity = 0
        $0.noise = 1
        $0.careless = 0
      }
    )
    try expectRoundTrip(SpellingWorld.Order.recommended(resting: 2, retention: 0.5))
    try expectRoundTrip(DifferenceWorld.Comparison(isPurified: false))
    try expectRoundTrip(try CalibrationWorld.Calibration(.graded, learners: 60))
    try expectRoundTrip(try PoolWorld.Selection { $0.limit = 0.2 })
  }
}
