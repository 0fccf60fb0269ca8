// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import Experiments
@testable import Gamification

@Suite struct GroupExperimentTests {
  private static func experiment(
    of names: [String],
    weeks: Int = 8
  ) throws -> Experiment<Simulation.Variant, Simulation.Game> {
    let study = try ToyStudy()
    return Experiment(
      population: .group(
        try Simulation.Population {
          $0.members = 5
          $0.lateJoiners = 2
          $0.joiningWeek = 4
          $0.weeks = weeks
        }
      ),
      variants: [study.none, study.gap, study.joiners, study.seasons, study.gapInSeasons]
        .filter { names.contains($0.name) }.map { .init($0.name, $0) },
      outcomes: [.tau, .gini, .mobility, .inTheRace, .caughtUp]
    )
  }

  @Test func seasonsKeepLateJoinersInTheRace() throws {
    let result = try Self.experiment(of: ["none", "joiners", "seasons"]).run(seeds: 0..<24)
    #expect(
      try result.difference(of: "seasons", over: "none", in: .caughtUp)
        .isAbove(0.2, confidence: 0.99)
    )
    #expect(
      try result.difference(of: "joiners", over: "none", in: .gini).isBelow(0, confidence: 0.99)
    )
    #expect(
      try result.difference(of: "seasons", over: "none", in: .mobility).isAbove(0, confidence: 0.9)
    )
  }

  @Test func aGameHasTheFiguresOfTheSimulation() throws {
    let population = try Simulation.Population {
      $0.members = 4
      $0.lateJoiners = 1
      $0.joiningWeek = 2
      $0.weeks = 4
    }
    let study = try ToyStudy()
    let report = try Simulation(population, runs: 1).reports(for: [study.gap], seed: 11)[0]
    let result = try Experiment(
      population: .group(population),
      variants: [.init("gap", study.gap)],
      outcomes: [.tau, .gini, .inTheRace]
    ).run(seeds: 11..<12)
    #expect(try result.sample(of: "gap", in: .tau).mean == report.tau)
    #expect(try result.sample(of: "gap", in: .gini).mean == report.gini)
    #expect(try result.sample(of: "gap", in: .inTheRace).mean == report.inTheRace)
  }

  @Test(
    arguments: [
      #""claimLimit": 0"#, #""minimumAge": {"minutes": 1}"#,
      #""todoPoints": {"minimum": 11}"#,
    ]
  )
  func rulesThatGiveNobodyAPointHaveNoFigures(rule: String) async throws {
    let json = """
      {"version": 1, "title": "", "world": "groups", "seeds": 4,
       "population": {"members": 4, "lateJoiners": 1, "joiningWeek": 2, "weeks": 4, "quitBehind": 40},
       "variants": [{"name": "plain", "policy": {"version": 1}},
                    {"name": "idle", "policy": {"version": 1, \(rule)}}],
       "expectations": [{"in": "caughtUp", "of": "idle", "above": 0.5}]}
      """
    let findings = try await ExperimentPlan(json: Data(json.utf8)).findings()
    for outcome in Simulation.Population.outcomes {
      let outcome = PlannedExperiment.Outcome(outcome.name) { _ in nil }
      #expect(try findings.result.sample(of: "plain", in: outcome).numbers.count == 4)
      #expect(try findings.result.sample(of: "idle", in: outcome).numbers.isEmpty)
    }
    #expect(!findings.isMet)
    let report = findings.report(in: .english)
    #expect(report.contains("Under idle there was nothing to measure in any world"))
    #expect(report.contains("- ✗ caughtUp: idle > 0.500 (99 %): no figure\n"))
  }

  @Test func membersConfirmWhereRulesAskForIt() throws {
    let population = try Simulation.Population {
      $0.members = 5
      $0.lateJoiners = 1
      $0.joiningWeek = 2
      $0.weeks = 4
    }
    let variants = try [0, 1, 3].map { count in
      try Simulation.Variant(name: "rules", rules: try RuleBook { $0.confirmations = count })
    }
    let reports = try Simulation(population, runs: 3).reports(for: variants, seed: 1)
    #expect(reports[1] == reports[0])
    #expect(reports[2] == reports[0])
  }

  @Test func aSimulationInWhichNobodyScoresSaysNothingOfFairness() throws {
    let idle = try Simulation.Variant(name: "idle", rules: try RuleBook { $0.claimLimit = 0 })
    let report = try Simulation(.toyStudy, runs: 2).reports(for: [idle], seed: 1)[0]
    #expect(report.runs == 2)
    for figure in [report.tau, report.gini, report.mobility, report.inTheRace, report.discouraged] {
      #expect(figure == nil)
    }
  }

  @Test func membersAreInvitedWhereNobodyJoinsOtherwise() throws {
    let population = try Simulation.Population {
      $0.members = 4
      $0.lateJoiners = 1
      $0.joiningWeek = 2
      $0.weeks = 4
    }
    let rules = [
      RuleBook.standard, try RuleBook(json: Data(#"{"version": 1, "joining": "invitation"}"#.utf8)),
    ]
    let variants = try rules.map { try Simulation.Variant(name: "rules", rules: $0) }
    let reports = try Simulation(population, runs: 2).reports(for: variants, seed: 1)
    #expect(reports[0] == reports[1])
    #expect((reports[0].gini ?? 0) > 0)
  }

  @Test func nothingIsSaidOfAGainWhereNobodyGetsAPoint() throws {
    let idle = try Simulation.Variant(name: "idle", rules: try RuleBook { $0.claimLimit = 0 })
    let experiment = Experiment(
      population: .group(
        try Simulation.Population {
          $0.members = 4
          $0.lateJoiners = 1
          $0.joiningWeek = 2
          $0.weeks = 4
        }
      ),
      variants: [.init("idle", idle)],
      outcomes: [.tau]
    )
    #expect(
      throws: Experiment<Simulation.Variant, Simulation.Game>.Failure.unknownGain(variant: "idle")
    ) {
      try experiment.exploit(
        of: "idle",
        by: .holdingBack(weeks: 4, isDated: false),
        searching: 0..<1,
        confirming: 1..<3
      )
    }
  }

  @Test func whoHasNothingWhenNobodyHasDoesNotCatchUp() throws {
    var group = PlayerGroup(id: "g", rules: .standard, calendar: SimulatedEffort.calendar)
    let start = SimulatedEffort.start(ofWeek: 0)
    let weeks = (1...3).map { SimulatedEffort.start(ofWeek: $0) }
    try group.found(by: "ada", at: start)
    try group.join("bob", at: start + 1)
    try group.join("eve", at: weeks[0] + 1)
    #expect(FairnessFigures(of: group.view(asOf: weeks[2]), at: weeks).caughtUp == nil)
    let todo = Todo(id: "t", title: "x", points: 10)
    try group.create(todo, by: "ada", at: weeks[1] + 1)
    try group.claim("t", by: "ada", at: weeks[1] + 1)
    try group.complete("t", by: "ada", at: weeks[1] + 2)
    let figures = FairnessFigures(of: group.view(asOf: weeks[2]), at: weeks)
    // The lower median of ada and bob is 0, which eve has, too.
    #expect(figures.caughtUp == 0)
    #expect(figures.daysToMedian == nil)
  }

  // MARK: Exploits

  private static func exploit(
    of variant: String,
    every period: Int? = nil,
    isDated: Bool,
    weeks: Int = 8,
    confirming seeds: Range<UInt64> = 10..<16
  ) throws -> Experiment<Simulation.Variant, Simulation.Game>.Exploit {
    try experiment(of: [variant], weeks: weeks).exploit(
      of: variant,
      by: .holdingBack(weeks: weeks, every: period, isDated: isDated),
      searching: 0..<1,
      confirming: seeds
    )
  }

  @Test func theKnownHoarderIsFoundUnderAGapRule() throws {
    let exploit = try Self.exploit(of: "gap", isDated: false)
    #expect(exploit.isComplete)
    #expect(exploit.gain.isAbove(0.02, confidence: 0.95))
  }

  @Test func theLastSeasonCanBeHoardedFor() throws {
    let exploit = try Self.exploit(of: "seasons", isDated: false)
    // Everything of the first season is reported in the second, the last one.
    #expect(exploit.parameters == [0, 4])
    #expect(exploit.gain.isAbove(0.5, confidence: 0.99))
  }

  @Test func aSniperFallsBehindInEverySeasonWhereThatIsHelped() throws {
    let exploit = try Self.exploit(of: "gap in seasons", every: 4, isDated: false)
    #expect(exploit.isComplete)
    #expect(exploit.gain.isAbove(0.02, confidence: 0.95))
    #expect(try Self.exploit(of: "gap in seasons", every: 4, isDated: true).gain.mean <= 0)
  }

  /// The rule book that the article on keeping a decision recommends: help for joiners, without
  /// seasons.
  @Test(arguments: [nil, 2, 4])
  func snipersAndHoardersGainNothingByTheRecommendedRules(period: Int?) throws {
    for isDated in [false, true] {
      let exploit = try Self.exploit(
        of: "joiners",
        every: period,
        isDated: isDated,
        weeks: 6,
        confirming: 10..<13
      )
      #expect(exploit.isComplete)
      #expect(exploit.gain.numbers.allSatisfy { $0 <= 0.02 })
    }
  }

  @Test(arguments: [("gap", true), ("seasons", true), ("none", false)])
  func datesAndNoHelpLeaveNothingToGain(variant: String, isDated: Bool) throws {
    let exploit = try Self.exploit(of: variant, isDated: isDated, weeks: 6, confirming: 10..<14)
    #expect(exploit.isComplete)
    #expect(exploit.gain.numbers.count == 4)
    #expect(exploit.gain.numbers.allSatisfy { $0 <= 0 })
  }
}
