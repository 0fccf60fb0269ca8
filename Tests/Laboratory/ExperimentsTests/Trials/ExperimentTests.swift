// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import Experiments

@Suite struct ExperimentTests {
  private static func coins(_ variants: Coins.Variant...) -> Coins {
    Coins(population: .coins, variants: variants, outcomes: [.number])
  }

  private static let better = coins(.init("plain", Coin()), .init("better", Coin(bonus: 0.25)))

  // MARK: Paired worlds

  @Test func theChanceOfAWorldCancelsInTheDifference() throws {
    let result = try Self.better.run(seeds: 3..<43)
    let difference = try result.difference(of: "better", over: "plain", in: .number)
    #expect(difference.numbers.count == 40)
    #expect(difference.numbers.allSatisfy { abs($0 - 0.25) < 1e-12 })
    #expect(difference.range == -3...3)
    let plain = try result.sample(of: "plain", in: .number)
    #expect(plain.standardDeviation > 0.2)
    #expect(plain.range == -1...2)
  }

  @Test func aWorldDependsOnItsSeedAlone() throws {
    let all = try Self.better.run(seeds: 0..<30).sample(of: "better", in: .number).numbers
    let some = try Self.better.run(seeds: 10..<20).sample(of: "better", in: .number).numbers
    #expect(Array(all[10..<20]) == some)
    #expect(Set(all).count > 25)
  }

  @Test(arguments: [-3, 1, 2, 7, 40, 500])
  func anyNumberOfJobsGivesTheSameFigures(jobs: Int) async throws {
    let alone = try Self.better.run(seeds: 5..<45)
    let together = try await Self.better.run(seeds: 5..<45, jobs: jobs)
    #expect(together.seeds == alone.seeds)
    for variant in ["plain", "better"] {
      #expect(
        try together.sample(of: variant, in: .number) == alone.sample(of: variant, in: .number)
      )
    }
  }

  @Test func noSeedsGiveNoNumbers() async throws {
    let result = try await Self.better.run(seeds: 7..<7, jobs: 2)
    #expect(try result.difference(of: "better", over: "plain", in: .number).numbers.isEmpty)
  }

  @Test func worldsWithNothingToMeasureAreLeftOutOfThePairs() throws {
    let high = Coins.Outcome("high") { $0 > 0.5 ? $0 : nil }
    let experiment = Coins(
      population: .coins,
      variants: [.init("plain", Coin()), .init("better", Coin(bonus: 0.25))],
      outcomes: [.number, high]
    )
    let result = try experiment.run(seeds: 0..<100)
    let plain = try result.sample(of: "plain", in: high)
    let better = try result.sample(of: "better", in: high)
    #expect(plain.numbers.count < better.numbers.count)
    #expect(plain.numbers.allSatisfy { $0 > 0.5 })
    let difference = try result.difference(of: "better", over: "plain", in: high)
    #expect(difference.numbers.count == plain.numbers.count)
    #expect(difference.range == nil)
  }

  // MARK: Refusals

  @Test func aNameThatIsNotThereIsRefusedWithThoseThatAre() throws {
    let result = try Self.better.run(seeds: 0..<2)
    #expect(throws: Coins.Failure.unknownName("best", expected: ["plain", "better"])) {
      try result.difference(of: "best", over: "plain", in: .number)
    }
    #expect(throws: Coins.Failure.unknownName("score", expected: ["number"])) {
      try result.sample(of: "plain", in: .init("score") { $0 })
    }
  }

  @Test(arguments: [Double.nan, .infinity, 9])
  func aNumberOutOfRangeIsRefusedWithItsSeed(number: Double) async throws {
    let outcome = Coins.Outcome("odd", within: 0...2) { $0 > 0.8 ? number : $0 }
    let experiment = Coins(
      population: .coins,
      variants: [.init("plain", Coin())],
      outcomes: [outcome]
    )
    let worlds = try Self.better.run(seeds: 0..<50).sample(of: "plain", in: .number).numbers
    let first = try #require(worlds.firstIndex { $0 > 0.8 })
    let failure = Coins.Failure.outOfRange(outcome: "odd", variant: "plain", seed: UInt64(first))
    #expect(throws: failure) { try experiment.run(seeds: 0..<50) }
    await #expect(throws: failure) { try await experiment.run(seeds: 0..<50, jobs: 3) }
  }

  // MARK: Error rates

  @Test func equalVariantsSeldomLookDifferent() throws {
    let equal = Self.coins(.init("one", Coin(noise: 0)), .init("other", Coin(noise: 1)))
    var (significant, decided) = (0, 0)
    for experiment in 0..<1000 as Range<UInt64> {
      let seeds = experiment * 1000..<experiment * 1000 + 40
      let difference = try equal.run(seeds: seeds)
        .difference(of: "other", over: "one", in: .number)
      significant += difference.pValue <= 0.01 ? 1 : 0
      // The sequential test looks after each of them.
      let decision = try equal.decide(
        "other",
        over: "one",
        in: .number,
        confidence: 0.99,
        atMost: seeds
      )
      decided += decision.decision == .open ? 0 : 1
    }
    #expect((3...18).contains(significant))
    #expect(decided <= 15)
  }

  // MARK: As many worlds as it takes

  @Test(arguments: [(0.0, Coins.Decision.above), (0.2, .above), (0.3, .below), (0.7, .below)])
  func aDifferenceIsDecidedOnTheRightSide(margin: Double, expected: Coins.Decision) throws {
    let (decision, result) = try Self.better.decide(
      "better",
      over: "plain",
      in: .number,
      margin: margin,
      confidence: 0.99,
      atMost: 10..<2010
    )
    #expect(decision == expected)
    #expect(result.seeds.lowerBound == 10)
    #expect(result.seeds.count < 1500)
    #expect(
      try result.difference(of: "better", over: "plain", in: .number).numbers.count
        == result.seeds.count
    )
  }

  @Test func aLargerDifferenceIsDecidedSooner() throws {
    func seeds(_ bonus: Double) throws -> Int {
      let experiment = Self.coins(
        .init("plain", Coin()),
        .init("unused", Coin(bonus: 99)),
        .init("better", Coin(bonus: bonus))
      )
      return try experiment.decide(
        "better",
        over: "plain",
        in: .number,
        confidence: 0.95,
        atMost: 0..<5000
      ).result.seeds.count
    }
    #expect(try seeds(0.9) < seeds(0.3))
    #expect(try seeds(0.3) < seeds(0.05))
  }

  @Test func withoutADifferenceEverySeedIsUsed() throws {
    let (decision, result) = try Self.better.decide(
      "plain",
      over: "plain",
      in: .number,
      confidence: 0.9,
      atMost: 0..<60
    )
    #expect(decision == .open)
    #expect(result.seeds == 0..<60)
  }

  @Test(arguments: [(-4.0, Coins.Decision.above), (4, .below), (.nan, .open)])
  func aMarginThatNoDifferenceReachesNeedsNoSeeds(
    margin: Double,
    expected: Coins.Decision
  ) throws {
    let (decision, result) = try Self.better.decide(
      "better",
      over: "plain",
      in: .number,
      margin: margin,
      confidence: 0.9,
      atMost: 0..<60
    )
    #expect(decision == expected)
    #expect(result.seeds.isEmpty)
  }

  @Test func aSequentialRunRefusesWhatItCannotDecide() throws {
    let boundless = Coins.Outcome("boundless") { $0 }
    let experiment = Coins(
      population: .coins,
      variants: [.init("plain", Coin())],
      outcomes: [.number, boundless]
    )
    #expect(throws: Coins.Failure.unknownRange(outcome: "boundless")) {
      try experiment.decide(
        "plain",
        over: "plain",
        in: boundless,
        confidence: 0.9,
        atMost: 0..<9
      )
    }
    #expect(throws: Coins.Failure.unknownName("best", expected: ["plain"])) {
      try experiment.decide(
        "best",
        over: "plain",
        in: .number,
        confidence: 0.9,
        atMost: 0..<UInt64.max
      )
    }
  }
}
