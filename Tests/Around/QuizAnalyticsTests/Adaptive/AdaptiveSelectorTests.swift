// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct AdaptiveSelectorTests {
  /// Problems with difficulties from -2 to 2 that are known exactly.
  private func bank(_ values: [Double] = [-2, -1, 0, 1, 2]) throws -> [Problem.ID: Estimate] {
    var bank: [Problem.ID: Estimate] = [:]
    for (index, value) in values.enumerated() {
      bank[AnswerSamples.problem(index)] = try Estimate(value: value, standardError: 0)
    }
    return bank
  }

  @Test func theProblemNearestToTheAbilityComesNext() throws {
    var selector = try AdaptiveSelector(try bank([-2, -1, 0, 0.6, 2]))
    var generator = SeededGenerator(seed: 1)
    #expect(selector.next(using: &generator) == "p02")
    try selector.record("p02", isCorrect: true)
    #expect((0.3...0.6).contains(selector.ability.value))
    #expect(selector.next(using: &generator) == "p03")
    try selector.record("p03", isCorrect: false)
    #expect(selector.ability.standardError < 1)
    #expect(selector.answers.map(\.isCorrect) == [true, false])
  }

  @Test func aProblemOfUncertainDifficultyTellsLess() throws {
    let selector = try AdaptiveSelector([
      "known": try Estimate(value: 0.3, standardError: 0.1),
      "new": try Estimate(value: 0, standardError: 1),
    ])
    var generator = SeededGenerator(seed: 1)
    #expect(selector.next(using: &generator) == "known")
  }

  /// -1 and 1 tell equally much about an ability of 0.
  @Test func chanceDecidesBetweenProblemsThatTellEquallyMuch() throws {
    let selector = try AdaptiveSelector(try bank([-1, 1, 2]))
    var counts: [Problem.ID: Int] = [:]
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var again = generator
      let problem = try #require(selector.next(using: &generator))
      #expect(selector.next(using: &again) == problem)
      counts[problem, default: 0] += 1
    }
    #expect(counts.keys.sorted() == ["p00", "p01"])
    #expect(counts.values.allSatisfy { (160...240).contains($0) })
  }

  @Test func someOfTheBestProblemsCanBeDrawnFrom() throws {
    let selector = try AdaptiveSelector(try bank([0.1, 0.2, 0.3, 0.4, 3]), choices: 3)
    var drawn: Set<Problem.ID> = []
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      drawn.insert(try #require(selector.next(using: &generator)))
    }
    #expect(drawn == ["p00", "p01", "p02"])
    try expectRoundTrip(selector)
  }

  @Test func itStopsByTheRule() throws {
    let bank = try bank(Array(repeating: 0, count: 30))
    var generator = SeededGenerator(seed: 4)
    for (rule, reason, counts) in [
      (try AdaptiveSelector.StoppingRule { $0.maximumCount = 7 }, .count, 7...7),
      (try AdaptiveSelector.StoppingRule { $0.standardError = 0.6 }, .precise, 6...12),
      (
        try AdaptiveSelector.StoppingRule {
          $0.minimumCount = 15
          $0.standardError = 0.9
        }, .precise, 15...15
      ),
      (AdaptiveSelector.StoppingRule(), .exhausted, 30...30), (.standard, .precise, 12...16),
    ] as [(AdaptiveSelector.StoppingRule, AdaptiveSelector.StoppingRule.Reason, ClosedRange<Int>)] {
      var selector = try AdaptiveSelector(bank, stoppingBy: rule)
      #expect(selector.stop == nil)
      while let problem = selector.next(using: &generator) {
        try selector.record(problem, isCorrect: generator.draw(below: 2) == 0)
      }
      #expect(selector.stop == reason)
      #expect(counts.contains(selector.answers.count), "\(selector.answers.count)")
    }
    #expect(try AdaptiveSelector([:]).stop == .exhausted)
    #expect(try AdaptiveSelector([:]).next(using: &generator) == nil)
  }

  /// Where it stopped, the true ability lies within the interval about as often as stated.
  @Test func simulatedAbilitiesAreRecovered() throws {
    var generator = SeededGenerator(seed: 8)
    let bank = try bank((0..<60).map { _ in 1.2 * generator.drawNormal() })
    var (covered, answers) = (0, 0)
    for _ in 0..<150 {
      let ability = generator.drawNormal()
      var selector = try AdaptiveSelector(bank)
      while let problem = selector.next(using: &generator) {
        let difficulty = try #require(bank[problem]).value
        let chance = 1 / (1 + exponential(difficulty - ability))
        try selector.record(problem, isCorrect: generator.drawUniform() < chance)
      }
      covered += selector.ability.interval.contains(ability) ? 1 : 0
      answers += selector.answers.count
    }
    #expect((136...149).contains(covered), "\(covered) of 150")
    // As exact as stated with 20 problems at most, of which each tells at most 1/4.
    #expect((12 * 150...20 * 150).contains(answers))
  }

  /// The mode of the posterior, found on a fine grid.
  @Test func theAbilityIsTheMostLikelyOne() {
    forEachSeed(0..<20) { generator in
      let values = (0..<6).map { _ in 2 * generator.drawNormal() }
      let prior = try Estimate(value: generator.drawNormal(), standardError: 0.8)
      var selector = try AdaptiveSelector(try bank(values), prior: prior)
      var answers: [(Double, Bool)] = []
      for index in 0..<6 {
        let isCorrect = generator.draw(below: 2) == 0
        try selector.record(AnswerSamples.problem(index), isCorrect: isCorrect)
        answers.append((values[index], isCorrect))
      }
      let grid = stride(from: -6.0, through: 6, by: 0.002)
      let heights = grid.map { ability in
        let distance = (ability - prior.value) / 0.8
        return answers.reduce(-distance * distance / 2) { sum, answer in
          let sign: Double = answer.1 ? 1 : -1
          return sum - logarithm(1 + exponential(sign * (answer.0 - ability)))
        }
      }
      let best = try #require(zip(grid, heights).max { $0.1 < $1.1 }).0
      try #require(abs(selector.ability.value - best) < 0.003)
    }
  }

  @Test func itGoesOnAsBeforeAfterItWasStored() {
    forEachSeed(0..<40) { generator in
      let values = (0..<12).map { _ in generator.drawNormal() }
      var selector = try AdaptiveSelector(
        try bank(values),
        prior: Estimate(value: 0.5, standardError: 1.5),
        stoppingBy: AdaptiveSelector.StoppingRule {
          $0.minimumCount = 2
          $0.maximumCount = 9
          $0.standardError = 0.7
        }
      )
      while let problem = selector.next(using: &generator) {
        try selector.record(problem, isCorrect: generator.draw(below: 2) == 0)
        let stored = try decode(AdaptiveSelector.self, try json(selector))
        try #require(stored == selector)
        var other = generator
        var same = generator
        try #require(stored.next(using: &other) == selector.next(using: &same))
      }
      try expectRoundTrip(selector)
    }
  }

  @Test func whatCannotBeIsRefusedAndChangesNothing() throws {
    var selector = try AdaptiveSelector(try bank())
    try selector.record("p01", isCorrect: true)
    expectRefusal(EstimationError.unknownProblem("q"), of: selector) {
      try $0.record("q", isCorrect: true)
    }
    expectRefusal(EstimationError.alreadyAnswered("p01"), of: selector) {
      try $0.record("p01", isCorrect: false)
    }
    #expect(
      contentFaults(Estimate.Fault.self) {
        let certain = try Estimate(value: 3, standardError: 0)
        _ = try AdaptiveSelector([:], prior: certain, choices: 0)
      } == [
        "prior.standardError: the standard error 0.0 is out of range",
        "choices: 0 problems, expected at least 1",
      ]
    )
    let stored = try json(selector).replacing(#""problem":"p01""#, with: #""problem":"p09""#)
    #expect(
      contentFaults(Estimate.Fault.self) { _ = try decode(AdaptiveSelector.self, stored) }
        == ["answers: there is no problem \"p09\""]
    )
  }

  @Test(
    arguments: [
      (-1, nil, nil), (0, 0, nil), (3, 2, nil), (0, nil, 0), (0, nil, -1), (0, nil, .nan),
    ] as [(Int, Int?, Double?)]
  )
  func aStoppingRuleOutOfRangeIsRefused(minimum: Int, maximum: Int?, error: Double?) {
    #expect(throws: ContentError<Estimate.Fault>.self) {
      try AdaptiveSelector.StoppingRule {
        $0.minimumCount = minimum
        $0.maximumCount = maximum
        $0.standardError = error
      }
    }
  }

  @Test func stoppingRulesAreStoredByWhatTheyAskFor() throws {
    try expectJSON(AdaptiveSelector.StoppingRule(), "{}")
    try expectJSON(
      AdaptiveSelector.StoppingRule.standard,
      #"{"maximumCount":20,"minimumCount":5,"standardError":0.5}"#
    )
    #expect(throws: ContentError<Estimate.Fault>.self) {
      try decode(AdaptiveSelector.StoppingRule.self, #"{"maximumCount":0}"#)
    }
  }

  // MARK: Discrimination and score

  /// The weighted likelihood, followed in small steps from far below: where the integral of its
  /// slope is greatest.
  @Test func theScoreIsAtTheHighestPeakOfTheWeightedLikelihood() {
    forEachSeed(0..<10) { generator in
      let values = (0..<12).map { _ in 1.5 * generator.drawNormal() }
      let slopes = (0..<12).map { _ in 0.5 + 1.5 * generator.drawUniform() }
      let ids = (0..<12).map(AnswerSamples.problem)
      var selector = try AdaptiveSelector(
        try bank(values),
        guessing: Dictionary(uniqueKeysWithValues: ids.map { ($0, 0.25) }),
        discriminations: Dictionary(uniqueKeysWithValues: zip(ids, slopes))
      )
      #expect(selector.score == nil)
      let answers = (0..<12).map { _ in generator.draw(below: 3) > 0 }
      for (id, isCorrect) in zip(ids, answers) { try selector.record(id, isCorrect: isCorrect) }
      var (height, best) = (0.0, (height: -Double.infinity, ability: 0.0, information: 0.0))
      for ability in stride(from: -12.0, through: 12, by: 0.005) {
        var (slope, information, skew) = (0.0, 0.0, 0.0)
        for place in 0..<12 {
          let p = 1 / (1 + exponential(-slopes[place] * (ability - values[place])))
          let chance = 0.25 + 0.75 * p
          let first = 0.75 * slopes[place] * p * (1 - p)
          let second = first * slopes[place] * (1 - 2 * p)
          slope += answers[place] ? first / chance : -first / (1 - chance)
          information += first * first / (chance * (1 - chance))
          skew += first * second / (chance * (1 - chance))
        }
        height += 0.005 * (slope + skew / (2 * information))
        if height > best.height { best = (height, ability, information) }
      }
      let score = try #require(selector.score)
      try #require(abs(score.value - best.ability) < 0.01)
      try #require(abs(score.standardError - 1 / best.information.squareRoot()) < 0.02)
    }
  }

  /// By Rasch's model it is the estimate that ``RaschScale`` gives.
  @Test func withoutGuessingTheScoreIsWarmsEstimate() throws {
    var selector = try AdaptiveSelector(try bank([2]))
    try selector.record("p00", isCorrect: true)
    #expect(abs(try #require(selector.score).value - 2 - logarithm(3)) < 1e-9)
  }

  /// 20 of 200 problems with four options for 30 learners at each ability, who are otherwise drawn
  /// to the mean.
  @Test(arguments: [-2, 0, 2] as [Double])
  func theScoreOfWeakAndStrongLearnersIsNotBiased(ability: Double) throws {
    var generator = SeededGenerator(seed: 3)
    let values = (0..<200).map { _ in 1.3 * generator.drawNormal() }
    let slopes = (0..<200).map { _ in 0.7 + 0.8 * generator.drawUniform() }
    let ids = (0..<200).map(AnswerSamples.problem)
    let selector = try AdaptiveSelector(
      try bank(values),
      guessing: Dictionary(uniqueKeysWithValues: ids.map { ($0, 0.25) }),
      discriminations: Dictionary(uniqueKeysWithValues: zip(ids, slopes)),
      stoppingBy: AdaptiveSelector.StoppingRule { $0.maximumCount = 20 },
      choices: 5
    )
    let places = Dictionary(uniqueKeysWithValues: zip(ids, 0...))
    var (sum, covered) = (0.0, 0)
    for _ in 0..<30 {
      var learner = selector
      while let problem = learner.next(using: &generator) {
        let place = try #require(places[problem])
        let distance = slopes[place] * (ability - values[place])
        let chance = 0.25 + 0.75 / (1 + exponential(-distance))
        try learner.record(problem, isCorrect: generator.drawUniform() < chance)
      }
      let score = try #require(learner.score)
      sum += score.value - ability
      covered += score.interval.contains(ability) ? 1 : 0
    }
    // The mean of 30 with a deviation of 0.65 lies within 0.3 of a bias below 0.1 in all but a few
    // of a thousand cases.
    #expect(abs(sum / 30) < 0.4)
    #expect(covered >= 25)
  }

  /// Against the model as it is written down: what comes next is among the most informative, and
  /// the ability is the mean of the posterior.
  @Test(arguments: [1, 3, 5])
  func guessedAnswersFollowTheModelAsItIsWrittenDown(choices: Int) {
    struct Item {
      let difficulty, slope, guessing: Double
      func known(_ ability: Double) -> Double {
        1 / (1 + exponential(-slope * (ability - difficulty)))
      }
      func chance(_ ability: Double) -> Double { guessing + (1 - guessing) * known(ability) }
      func information(_ ability: Double) -> Double {
        let known = known(ability)
        return slope * slope * known * (1 - known) * (1 - guessing) * known / chance(ability)
      }
    }
    forEachSeed(0..<12) { generator in
      var items: [Problem.ID: Item] = [:]
      for index in 0..<40 {
        items[AnswerSamples.problem(index)] = Item(
          difficulty: 2 * generator.drawNormal(),
          slope: Double.random(in: 0.1...10, using: &generator),
          guessing: Double.random(in: 0.01...0.9, using: &generator)
        )
      }
      var selector = try AdaptiveSelector(
        try items.mapValues { try Estimate(value: $0.difficulty, standardError: 0) },
        guessing: items.mapValues(\.guessing),
        discriminations: items.mapValues(\.slope),
        stoppingBy: .init { $0.maximumCount = 12 },
        choices: choices
      )
      var (open, answered) = (items, [(item: Item, isCorrect: Bool)]())
      while let problem = selector.next(using: &generator) {
        let ability = selector.ability.value
        let highest = open.values.map { $0.information(ability) }.sorted(by: >)[choices - 1]
        let removed = open.removeValue(forKey: problem)
        let item = try #require(removed)
        try #require(item.information(ability) >= highest * (1 - 1e-9))
        answered.append((item, generator.draw(below: 2) == 0))
        try selector.record(problem, isCorrect: answered.last?.isCorrect ?? false)
        var (whole, mean) = (0.0, 0.0)
        for ability in (-100...100).map({ Double($0) / 20 }) {
          let weight = answered.reduce(exponential(-ability * ability / 2)) { weight, answer in
            let chance = answer.item.chance(ability)
            return weight * (answer.isCorrect ? chance : 1 - chance)
          }
          whole += weight
          mean += weight * ability
        }
        try #require(abs(selector.ability.value - mean / whole) < 1e-9)
      }
      try #require(selector.stop == .count)
    }
  }

  @Test func problemsThatDiscriminateBetterComeFirst() throws {
    let selector = try AdaptiveSelector(
      try bank([0, 0.4]),
      discriminations: ["p00": 0.7, "p01": 1.6]
    )
    var generator = SeededGenerator(seed: 1)
    #expect(selector.next(using: &generator) == "p01")
    try expectRoundTrip(selector)
    #expect(try !json(try AdaptiveSelector(try bank())).contains("discriminations"))
  }

  /// A right answer to a problem that discriminates well moves the ability further.
  @Test func abilitiesFollowTheDiscrimination() throws {
    var abilities: [Double] = []
    for discrimination in [0.1, 0.5, 1, 2, 10] {
      var selector = try AdaptiveSelector(
        try bank([1]),
        discriminations: ["p00": discrimination]
      )
      try selector.record("p00", isCorrect: true)
      abilities.append(selector.ability.value)
      let score = try #require(selector.score)
      #expect(score.value.isFinite && score.standardError.isFinite)
    }
    #expect(abilities == abilities.sorted())
  }

  @Test(arguments: [0, 0.09, 10.1, -1, .nan, .infinity])
  func aDiscriminationOutOfRangeIsRefused(discrimination: Double) throws {
    let faults = contentFaults(Estimate.Fault.self) {
      _ = try AdaptiveSelector(try bank([0]), discriminations: ["p00": discrimination])
    }
    #expect(
      faults
        == ["discriminations.p00: the discrimination \(discrimination), expected 0.1 to 10"]
    )
  }

  /// Difficulties as far apart as they can be stored.
  @Test(arguments: [true, false])
  func theScoreIsFiniteWhateverTheBankIs(isCorrect: Bool) throws {
    for guessing in [0, 0.9] {
      var selector = try AdaptiveSelector(
        try bank([-1e6, 1e6, 0]),
        guessing: ["p00": guessing],
        discriminations: ["p00": 10, "p01": 0.1]
      )
      for problem in ["p00", "p01", "p02"] as [Problem.ID] {
        try selector.record(problem, isCorrect: isCorrect)
        let score = try #require(selector.score)
        #expect(score.value.isFinite && score.standardError.isFinite)
        #expect(selector.ability.value.isFinite)
      }
    }
  }
}
