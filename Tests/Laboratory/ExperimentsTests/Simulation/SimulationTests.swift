// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import Experiments
@testable import Gamification

@Suite struct SimulationTests {
  /// A small population, for what does not need the toy study's.
  private static let small: Simulation.Population = {
    let population = try? Simulation.Population {
      $0.members = 5
      $0.lateJoiners = 1
      $0.joiningWeek = 4
      $0.weeks = 8
    }
    return population ?? .toyStudy
  }()

  // MARK: The toy study

  @Test func theOrdersOfTheToyStudyComeOut() throws {
    let study = try ToyStudy()
    // Orders that a few runs show; all of them take more, as the article on choosing catch-up
    // tells.
    let reports = try Simulation(.toyStudy, runs: 4).reports(
      for: [study.none, study.gap, study.seasons, study.joiners],
      seed: 1
    )
    // How well points tell effort: .66, .71, .84 and .91 in the study.
    let tau = reports.compactMap(\.tau)
    #expect(tau[0] < tau[1])
    #expect(tau[1] < min(tau[2], tau[3]))
    // Inequality is less with help, and least with help for joiners: .22, .18 and .16.
    let gini = reports.compactMap(\.gini)
    #expect(gini[0] > gini[1])
    #expect(gini[1] > gini[3])
    // Late joiners come near the median: 20, 42, 88 and 74 % in the study.
    let near = reports.compactMap(\.caughtUp)
    #expect(near.count == 4)
    #expect(near[0] < near[1])
    #expect(near[1] < min(near[2], near[3]))
  }

  @Test func holdingTodosBackPaysUnderAGapRuleAloneAndOnlyWithoutDates() throws {
    let study = try ToyStudy()
    let variants = [study.none, study.gap, study.joiners]
    func gains(isDated: Bool) throws -> [Double?] {
      try Simulation(Self.small, runs: 3, delay: Simulation.Delay(weeks: 0..<4, isDated: isDated))
        .reports(for: variants, seed: 3).map(\.delayGain)
    }
    let undated = try gains(isDated: false)
    #expect(undated[0] == 0)
    #expect((undated[1] ?? 0) > 0.02)
    #expect(undated[2] == 0)
    #expect(try gains(isDated: true) == [0, 0, 0])
  }

  @Test func hoardingForTheLastSeasonPaysOnlyWithoutDates() throws {
    let seasons = try ToyStudy().seasons
    func gain(isDated: Bool) throws -> Double? {
      try Simulation(Self.small, runs: 3, delay: Simulation.Delay(weeks: 0..<4, isDated: isDated))
        .reports(for: [seasons], seed: 3)[0].delayGain
    }
    #expect(try (gain(isDated: false) ?? 0) > 0.2)
    #expect(try gain(isDated: true) == 0)
  }

  @Test(arguments: [
    nil, Simulation.Delay(weeks: 0..<4, isDated: false), .init(weeks: 0..<4, isDated: true),
  ])
  func everythingThatThePopulationDoesIsAllowed(delay: Simulation.Delay?) throws {
    var generator = SeededGenerator(seed: 3)
    let effort = SimulatedEffort(Self.small, using: &generator)
    // Some of it is reported weeks later.
    let rules = try RuleBook { $0.reportWithin = nil }
    let content = PlayerGroup.Content(id: "x", rules: rules, calendar: SimulatedEffort.calendar)
    let events = effort.events(seasons: .weeks(4), delay: delay)
    let group = try PlayerGroup(content, replaying: events)
    #expect(group.refusals.isEmpty)
  }

  // MARK: Reproducible

  @Test func theSameSeedGivesTheSameReport() throws {
    let variants = [try ToyStudy().gap]
    let simulation = try Simulation(Self.small, runs: 2)
    let reports = simulation.reports(for: variants, seed: 5)
    #expect(reports == simulation.reports(for: variants, seed: 5))
    #expect(reports != simulation.reports(for: variants, seed: 6))
    try expectRoundTrip(reports[0])
  }

  @Test(arguments: [0, -5, 100_001, Int.max])
  func theNumberOfRunsHasItsRange(runs: Int) {
    let faults = contentFaults(RuleFault.self) { _ = try Simulation(runs: runs) }
    #expect(faults == ["runs: \(runs), expected 1 to 100000"])
  }

  @Test func casualMembersAreAwayInHalfOfTheWeeks() throws {
    let population = try Simulation.Population {
      $0.members = 8
      $0.lateJoiners = 2
      $0.joiningWeek = 4
      $0.weeks = 200
      $0.casuals = 3
    }
    var generator = SeededGenerator(seed: 4)
    let effort = SimulatedEffort(population, using: &generator)
    let isAway = effort.players.map { player in
      player.todos.count { $0 == 0 } > 60
    }
    #expect(isAway == [false, false, false, true, true, true, false, false])
    for player in effort.players[3...5] {
      #expect((70...130).contains(player.todos.count { $0 == 0 }))
    }
  }

  @Test(
    arguments: [
      (nil, [3, 3, 3, nil, nil, nil, nil, nil]), (4, [3, 3, 3, nil, 7, 7, 7, nil]),
      (2, [3, 3, 5, 5, 7, 7, 9, 9]),
    ] as [(Int?, [Int?])]
  )
  func aSniperBeginsAgainAndAHoarderDoesNot(period: Int?, reports: [Int?]) {
    let delay = Simulation.Delay(weeks: 0..<3, every: period, isDated: false)
    #expect((0..<8).map { delay.report(of: $0) } == reports)
  }

  @Test func aDelayWithoutEndNeverEnds() {
    let delay = Simulation.Delay(weeks: 0..<Int.max, every: 4, isDated: false)
    #expect(delay.report(of: 7) == .max)
  }

  @Test func everyTodoOfThePopulationIsPlayed() throws {
    var generator = SeededGenerator(seed: 9)
    let effort = SimulatedEffort(Self.small, using: &generator)
    let study = try ToyStudy()
    let view = effort.play(study.none, delay: nil).view
    let todos = effort.players.reduce(0) { $0 + $1.todos.reduce(0, +) }
    #expect(view.todos(in: .completed).count == todos)
    let points = effort.finalPoints(in: view)
    #expect(points == effort.players.map { $0.todos.reduce(0, +) * 10 })
  }

  @Test func aPopulationWithoutEffortHasNoOrder() throws {
    let population = try Simulation.Population {
      $0.members = 3
      $0.lateJoiners = 0
      $0.joiningWeek = 0
      $0.weeks = 2
      $0.minimumTodos = 0
      $0.maximumTodos = 0
    }
    let report = try Simulation(population, runs: 1).reports(for: [try ToyStudy().none], seed: 1)[0]
    #expect(report.gini == nil && report.inTheRace == nil)
    #expect(report.caughtUp == nil)
    #expect(report.delayGain == nil)
  }
}

@Suite struct SimulationContentTests {
  @Test func aVariantIsARuleBookWithANameAndSeasons() throws {
    let json = #"{"claimLimit":5,"name":"short seasons","seasons":{"weeks":4},"version":1}"#
    let variant = try decode(Simulation.Variant.self, json)
    #expect(variant.name == "short seasons")
    #expect(variant.rules.claimLimit == 5)
    #expect(variant.seasons == .weeks(4))
    try expectJSON(variant, json)
    #expect(try decode(Simulation.Variant.self, #"{"version":1}"#).name == "rules")
  }

  @Test(arguments: [CalendarSpan.hours(3), .minutes(90), .weeks(0)])
  func seasonsLastADayAtLeast(seasons: CalendarSpan) {
    let faults = contentFaults(RuleFault.self) {
      _ = try Simulation.Variant(name: "x", rules: .standard, seasons: seasons)
    }
    #expect(faults == ["seasons: \(seasons), expected at least a day"])
  }

  @Test func aPopulationIsStored() throws {
    #expect(try decode(Simulation.Population.self, "{}") == .toyStudy)
    try expectRoundTrip(
      try Simulation.Population {
        $0.members = 5
        $0.lateJoiners = 1
      }
    )
    try expectRoundTrip(
      try Simulation.Population {
        $0.members = 5
        $0.lateJoiners = 1
        $0.casuals = 3
      }
    )
    try expectRoundTrip(Simulation.Delay(weeks: 1..<3, isDated: true))
    try expectRoundTrip(Simulation.Delay(weeks: 1..<3, every: 4, isDated: false))
    try expectRoundTrip(Simulation.Delay(weeks: 1..<3, every: .max, isDated: false))
    let faults = contentFaults(RuleFault.self) {
      _ = try decode(Simulation.Delay.self, #"{"weeks":[0,2],"every":0,"isDated":true}"#)
    }
    #expect(faults == ["every: 0, expected 1 to 520"])
  }

  @Test func everyNumberOfAPopulationHasItsRange() {
    let faults = contentFaults(RuleFault.self) {
      _ = try Simulation.Population {
        $0.members = 1
        $0.lateJoiners = 1
        $0.joiningWeek = -1
        $0.weeks = 0
        $0.minimumTodos = 7
        $0.maximumTodos = 6
        $0.todoPoints = 0
        $0.casuals = 1
      }
    }
    #expect(
      faults == [
        "members: 1, expected 2 to 1000", "weeks: 0, expected 1 to 520",
        "todoPoints: 0, expected 1 to 1000000", "lateJoiners: 1, expected 0 to 0",
        "joiningWeek: -1, expected 0 to 0", "minimumTodos: 7, expected 0 to 6",
        "casuals: 1, expected 0 to 0",
      ]
    )
  }
}

@Suite struct FairnessFiguresTests {
  @Test(
    arguments: [
      ([], 0.0), ([0, 0], 0), ([5], 0), ([5, 5, 5], 0), ([0, 0, 0, 4], 0.75), ([1, 3], 0.25),
      ([10, 20, 30, 40], 0.25),
    ] as [([Int], Double)]
  )
  func theGiniCoefficientIsThatOfItsDefinition(points: [Int], gini: Double) {
    #expect(abs(FairnessFigures.gini(of: points) - gini) < 1e-12)
  }

  @Test(arguments: [
    ([1, 1], [0, 0.5, 1]), ([3, 1], [0, 0.25, 1]), ([0, 4, 0], [0, 0, 0, 1]),
    ([0, 0], [0, 0.5, 1]), ([-5, 5], [0, 0, 1]),
    ([], [0]),
  ])
  func aLorenzCurveAddsUpTheFewestPointsFirst(points: [Int], expected: [Double]) {
    #expect(FairnessFigures.lorenzCurve(of: points) == expected)
  }

  @Test func theGiniCoefficientIsTwiceTheAreaAboveTheLorenzCurve() {
    forEachSeed(0..<200) { generator in
      let points = (0..<2 + generator.draw(below: 9)).map { _ in generator.draw(below: 20) }
      let curve = FairnessFigures.lorenzCurve(of: points)
      let n = Double(points.count)
      let area = zip(curve, curve.dropFirst()).reduce(0) { $0 + ($1.0 + $1.1) / 2 / n }
      try #require(abs(1 - 2 * area - FairnessFigures.gini(of: points)) < 1e-12)
    }
  }

  @Test func aGameHasThePointsOfEachWeekOfItsMembers() throws {
    let population = try Simulation.Population {
      $0.members = 5
      $0.lateJoiners = 2
      $0.joiningWeek = 3
      $0.weeks = 6
    }
    let variants = [
      try Simulation.Variant(name: "plain", rules: .standard),
      try Simulation.Variant(name: "seasons", rules: .standard, seasons: .weeks(4)),
    ]
    let games = try Simulation(population, runs: 9).games(for: variants, seed: 3)
    #expect(games.count == 2)
    for game in games {
      #expect(game.pointsByWeek.map(\.count) == [3, 3, 3, 5, 5, 5])
    }
    let plain = games[0].pointsByWeek
    for (week, next) in zip(plain, plain.dropFirst()) {
      for (member, points) in week { #expect(points <= next[member] ?? -1) }
    }
    #expect(games[1].pointsByWeek[3] == plain[3])
    #expect(games[1].pointsByWeek[5].values.reduce(0, +) < plain[5].values.reduce(0, +))
    #expect(FairnessFigures.gini(of: Array(plain[5].values)) == games[0].figures.gini)
  }

  @Test func theGiniCoefficientIsTheMeanDifferenceOverTwiceTheMean() {
    forEachSeed(0..<200) { generator in
      let count = 1 + generator.draw(below: 9)
      let points = (0..<count).map { _ in generator.draw(below: 50) }
      let sum = points.reduce(0, +)
      try assume(sum > 0)
      let differences = points.flatMap { first in points.map { abs(first - $0) } }.reduce(0, +)
      let expected = Double(differences) / (2 * Double(count) * Double(sum))
      let gini = FairnessFigures.gini(of: points)
      try #require(abs(gini - expected) < 1e-12)
    }
  }

  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], 1.0), ([1, 2, 3], [3, 2, 1], -1),
      ([1, 2, 3, 4], [1, 2, 4, 3], 2.0 / 3),
      ([1, 1, 2], [1, 2, 3], 2 / 6.0.squareRoot()),
    ] as [([Int], [Int], Double)]
  )
  func tauTellsHowTwoOrdersAgree(first: [Int], second: [Int], tau: Double) throws {
    let value = try #require(kendallTau(first, second))
    #expect(abs(value - tau) < 1e-12)
  }

  @Test func whatHasNoOrderHasNoTau() {
    #expect(kendallTau([1, 1], [1, 2]) == nil)
    #expect(kendallTau([Int](), [Int]()) == nil)
  }

  /// The figures by their definitions, one member after the other.
  private struct ReferenceFigures {
    var mobility: [Double] = []
    var inTheRace: [Double] = []
    var caughtUp: [Member.ID: Bool] = [:]

    init(of view: GroupView, at dates: [Date]) {
      var before: (season: Season.ID?, ranks: [Member.ID: Double])?
      for date in dates {
        let season = view.seasons.last { $0.contains(date - 0.001) }
        let start = season?.start ?? .distantPast
        let profiles = view.members.compactMap { view.profile(of: $0) }
          .filter { $0.takesPart && $0.memberSince < date }
        let points = profiles.map { view.ledger.total(of: $0.member, in: min(start, date)..<date) }
        var ranks: [Member.ID: Double] = [:]
        for (profile, own) in zip(profiles, points) {
          let better = points.count { $0 > own }
          ranks[profile.member] = Double(better) + Double(points.count { $0 == own } + 1) / 2
          if profile.memberSince.timeIntervalSince(profiles[0].memberSince) >= 604_800 {
            let others = zip(profiles, points).filter { $0.0.member != profile.member }
              .map(\.1).sorted()
            let median = others.isEmpty ? 0 : others[(others.count - 1) / 2]
            let isNear = own > 0 && Double(own) >= 0.8 * Double(median)
            caughtUp[profile.member] = caughtUp[profile.member] == true || isNear
          }
        }
        let leader = points.max() ?? 0
        inTheRace.append(mean(points.map { 2 * $0 >= leader ? 1 : 0 }))
        if let before, before.season == season?.id, points.count > 1 {
          let moves = ranks.compactMap { member, rank in
            before.ranks[member].map { abs($0 - rank) }
          }
          mobility.append(mean(moves) / Double(points.count - 1))
        }
        before = (season?.id, ranks)
      }
    }

    func mean(_ numbers: [Double]) -> Double {
      numbers.reduce(0, +) / Double(max(numbers.count, 1))
    }
  }

  @Test func theFiguresOfAGameAreThoseOfTheirDefinitions() throws {
    let study = try ToyStudy()
    let population = try Simulation.Population {
      $0.members = 5
      $0.lateJoiners = 2
      $0.joiningWeek = 3
      $0.weeks = 7
      $0.minimumTodos = 0
      $0.maximumTodos = 3
    }
    forEachSeed(0..<6) { generator in
      let effort = SimulatedEffort(population, using: &generator)
      for variant in [study.none, study.seasons] {
        let view = effort.play(variant, delay: nil).view
        let dates = (1...population.weeks).map { SimulatedEffort.start(ofWeek: $0) }
        let figures = FairnessFigures(of: view, at: dates)
        let reference = ReferenceFigures(of: view, at: dates)
        let mobility = reference.mean(reference.mobility)
        let inTheRace = reference.mean(reference.inTheRace)
        let caughtUp = reference.mean(reference.caughtUp.values.map { $0 ? 1 : 0 })
        try #require(abs(figures.mobility - mobility) < 1e-12)
        try #require(abs(figures.inTheRace - inTheRace) < 1e-12)
        try #require(abs((figures.caughtUp ?? -1) - caughtUp) < 1e-12)
      }
    }
  }

  @Test func theFiguresOfAGroupAreThoseOfItsPoints() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 1_767_571_200)
    let week = 604_800.0
    var group = PlayerGroup(id: "g", rules: .standard, calendar: calendar)
    try group.found(by: "ada", at: start)
    try group.join("bob", at: start + 1)
    func earn(_ points: Int, _ member: Member.ID, at date: Date) throws {
      let id = Todo.ID("\(member) \(date.timeIntervalSince1970)")
      try group.create(Todo(id: id, title: "x", points: points), by: member, at: date)
      try group.claim(id, by: member, at: date)
      try group.complete(id, by: member, at: date)
    }
    try earn(10, "ada", at: start + 2)
    try earn(4, "bob", at: start + 3)
    try group.join("eve", at: start + week)
    try earn(10, "bob", at: start + week + 1)
    try earn(12, "eve", at: start + 2 * week + 1)
    let weeks = (1...3).map { start + Double($0) * week }
    let figures = FairnessFigures(of: group.view(asOf: weeks[2]), at: weeks)
    // 10, 14 and 12: the differences are 4, 2 and 2 twice, over 2 · 3 · 36.
    #expect(abs(figures.gini - 16.0 / 216) < 1e-12)
    // Half of the leader's: one of two, two of three (eve has nothing), three of three.
    #expect(abs(figures.inTheRace - (0.5 + 2.0 / 3 + 1) / 3) < 1e-12)
    #expect(figures.caughtUp == 1)
    // eve has 12 where the lower of 10 and 14 is the median, two weeks after she joined.
    #expect(figures.daysToMedian == 14)
    #expect(figures.mobility > 0)
  }
}
