// SPDX-License-Identifier: Apache-2.0
import ExperimentsTesting
import LudusTestSupport
import Testing

@Suite(.seeds(40, from: 7)) struct ExpectationsTests {
  private typealias Coins = Experiment<Double, Double>

  private static let number = Coins.Outcome("number", within: 0...2) { $0 }

  private static let coins = Coins(
    population: .init { generator in
      let common = generator.drawUniform()
      return { bonus, _ in common + bonus }
    },
    variants: [.init("plain", 0), .init("other", 0.5)],
    outcomes: [number]
  )

  @Test func theSeedsOfASuiteAreThoseOfItsTests() async throws {
    #expect(try await Self.coins.run().seeds == 7..<47)
  }

  @Test(.seeds(12)) func theSeedsOfATestAreItsOwn() async throws {
    #expect(try await Self.coins.run().seeds == 0..<12)
  }

  @Test(.seeds(5, from: .max)) func theLastSeedsStandInForThoseBeyond() async throws {
    #expect(try await Self.coins.run().seeds == .max - 5 ..< .max)
  }

  @Test func whatIsSureIsNoIssue() async throws {
    let result = try await Self.coins.run()
    try result.expect("other", over: "plain", in: Self.number, isAbove: 0.4, isBelow: 0.6)
    try result.expect("plain", in: Self.number, isAbove: 0.2, isBelow: 0.8, method: .bounded)
  }

  @Test(
    .meansIssues {
      "\($0.comments)".contains("the world of seed 7 speaks against it")
        && "\($0.comments)".contains("| other |")
    }
  )
  func anIssueHasTheTableAndTheSmallestSeedThatSpeaksAgainstIt() async throws {
    let result = try await Self.coins.run()
    try result.expect("plain", in: Self.number, isAbove: 0.9)
  }

  @Test(.meansIssues { "\($0.comments)".contains("not surely below 0.5") })
  func anIssueSaysWhichDifferenceIsNotSure() async throws {
    let result = try await Self.coins.run()
    try result.expect("other", over: "plain", in: Self.number, isBelow: 0.5)
  }

  @Test(.meansIssues { "\($0.comments)".contains("the world of seed 7 speaks against it") })
  func aWorldAtTheBoundSpeaksAgainstIt() async throws {
    let same = Coins(
      population: .init { _ in { bonus, _ in bonus } },
      variants: [.init("other", 0.5)],
      outcomes: [Self.number]
    )
    try await same.run().expect("other", in: Self.number, isBelow: 0.5)
  }

  @Test(.meansIssues { "\($0.comments)".contains("nothing is expected of number of plain") })
  func anExpectationWithoutABoundIsAnIssue() async throws {
    try await Self.coins.run().expect("plain", in: Self.number)
  }

  @Test func anUnknownNameIsRefused() async throws {
    let result = try await Self.coins.run()
    #expect(throws: Coins.Failure.unknownName("gap", expected: ["plain", "other"])) {
      try result.expect("gap", in: Self.number, isAbove: 0)
    }
  }

  @Test(
    .meansIssues {
      "\($0.comments)".contains("Panels: error of five - one is not as expected")
    }
  )
  func aPlanOfTheSameContentRunsOnceAndSaysWhatIsNotMet() async throws {
    let text = """
      {"version": 1, "title": "Panels", "world": "ratings", "population": {"works": 10},
       "variants": [{"name": "one", "policy": {"raters": 1}}, {"name": "five", "policy": {"raters": 5}}],
       "outcomes": ["error"], "seeds": 30,
       "expectations": [{"in": "error", "of": "five", "over": "one", "below": 0},
                        {"in": "error", "of": "five", "over": "one", "above": 0}]}
      """
    let plan = try ExperimentPlan(json: Data(text.utf8))
    let findings = try await plan.cachedFindings()
    #expect(findings.checks.map(\.isMet) == [true, false])
    #expect(try await plan.cachedFindings().checks == findings.checks)
    findings.expectMet()
  }
}

struct SeedsTraitTests {
  @Test func withoutTheTraitThereAreAHundredWorlds() {
    #expect(SeedsTrait.current == 0..<100)
  }
}
