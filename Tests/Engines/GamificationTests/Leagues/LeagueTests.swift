// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// The tests begin at noon on Sunday, 1 March 2026, in Berlin, where weeks begin on Monday.
@Suite struct LeagueTests {
  private typealias Score = Leaderboard.Score

  private func rules(
    _ divisions: [String] = ["Bronze", "Silver", "Gold"],
    size: Int = 4,
    rising: Int = 1,
    falling: Int = 1,
    ties: League.Rules.Ties = .order,
    absences: Int? = nil
  ) throws -> League.Rules {
    try League.Rules(divisions: divisions) {
      $0.groupSize = size
      $0.rising = rising
      $0.falling = falling
      $0.ties = ties
      $0.maximumAbsences = absences
    }
  }

  private func league(_ rules: League.Rules, _ members: [Member.ID] = []) throws -> League {
    var league = League(rules, seed: 7, days: DayReckoning(try .berlin), at: day(1))
    for member in members {
      try league.join(member, at: day(1))
    }
    return league
  }

  /// The Monday with a number, the first one after the beginning.
  private func monday(_ number: Int) -> Date { day(1 + 7 * number) }

  private func outcomes(_ result: League.SeasonResult?) -> [Member.ID: League.Outcome] {
    let rows = (result?.groups ?? []).flatMap(\.rows)
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.standing.member, $0.outcome) })
  }

  @Test func theFirstRiseAndTheLastFall() throws {
    var league = try league(try rules(), ["a", "b", "c", "d"])
    for (points, member) in (["a", "b", "c", "d"] as [Member.ID]).enumerated() {
      try league.submit(Score(points: points + 1), of: member, at: day(2))
    }
    #expect(league.board(of: "a")?.standings.map(\.member) == ["d", "c", "b", "a"])
    let first = league.advance(to: monday(1))
    // In the lowest division nobody falls.
    #expect(outcomes(first) == ["a": .stays, "b": .stays, "c": .stays, "d": .rises])
    #expect(first?.number == 1)
    #expect(first?.row(of: "d")?.standing.rank == 1)
    #expect(league.number == 2)
    #expect(league.division(of: "d") == 1)
    #expect(league.board(of: "d")?.count == 1)
    #expect(league.board(of: "a")?.count == 3)
    // The next week it is c; d plays alone and rises again, into the highest.
    for member in ["c", "d"] as [Member.ID] {
      try league.submit(Score(points: 5), of: member, at: monday(1))
    }
    let second = league.advance(to: monday(2))
    #expect(second?.row(of: "d")?.outcome == .rises)
    #expect(second?.row(of: "c")?.outcome == .rises)
    // From the highest nobody rises, and the last of it falls.
    for member in ["a", "c", "d"] as [Member.ID] {
      try league.submit(Score(points: 5), of: member, at: monday(2))
    }
    let third = league.advance(to: monday(3))
    #expect(third?.row(of: "d")?.outcome == .falls)
    #expect(league.lastSeason == third)
  }

  @Test func nobodyRisesWithoutHavingPlayed() throws {
    var league = try league(try rules(rising: 3), ["a", "b", "c", "d"])
    try league.submit(Score(points: 5), of: "b", at: day(2))
    try league.submit(Score(points: 0), of: "c", at: day(2))
    let result = league.advance(to: monday(1))
    #expect(
      outcomes(result)
        == ["a": .stays, "b": .rises, "c": .stays, "d": .stays]
    )
  }

  @Test func whoDoesNotPlayFallsAndIsTakenOutAtLast() throws {
    var league = try league(try rules(rising: 2, absences: 1), ["a", "b", "c", "d"])
    for member in ["a", "b"] as [Member.ID] {
      try league.submit(Score(points: 5), of: member, at: day(2))
    }
    league.advance(to: monday(1))
    #expect(league.division(of: "b") == 1)
    try league.submit(Score(points: 5), of: "a", at: monday(1))
    let result = league.advance(to: monday(2))
    #expect(outcomes(result) == ["a": .rises, "b": .falls, "c": .leaves, "d": .leaves])
    #expect(result?.row(of: "b")?.isActive == false)
    #expect(league.count == 2)
    expectRefusal(LeaderboardError.unknownMember("c"), of: league) {
      try $0.submit(Score(points: 1), of: "c", at: monday(2))
    }
    // They come back like anyone new.
    try league.join("c", at: monday(2))
    #expect(league.division(of: "c") == 0)
  }

  @Test func aWeekInWhichNobodyPlaysChangesNothing() throws {
    var league = try league(try rules(absences: 0), ["a", "b"])
    try league.submit(Score(points: 5), of: "a", at: day(2))
    #expect(league.advance(to: monday(1)) != nil)
    let idle = [monday(2), monday(9), day(300_000)].map { league.advance(to: $0) }
    #expect(idle.allSatisfy { $0 == nil })
    #expect(league.number == 2)
    #expect(league.count == 1)
  }

  @Test(arguments: [
    (League.Rules.Ties.order, [League.Outcome.rises, .stays, .stays, .falls]),
    (.generous, [.rises, .rises, .stays, .stays]),
  ])
  func tiesAcrossTheLineAreDecidedByTheRules(
    ties: League.Rules.Ties,
    expected: [League.Outcome]
  ) throws {
    let members: [Member.ID] = ["a", "b", "c", "d"]
    var league = try league(try rules(rising: 4, falling: 0), members)
    for member in members {
      try league.submit(Score(points: 1), of: member, at: day(2))
    }
    league.advance(to: monday(1))
    // All four play in silver now.
    let same = try rules(ties: ties)
    var silver = try decode(
      League.self,
      try json(league).replacingOccurrences(
        of: try json(league.rules),
        with: try json(same)
      )
    )
    for (number, member) in members.enumerated() {
      let points = number < 2 ? 9 : 3
      try silver.submit(
        Score(points: points),
        of: member,
        at: monday(1) + Double(number)
      )
    }
    let result = silver.advance(to: monday(2))
    #expect(members.map { result?.row(of: $0)?.outcome } == expected)
  }

  @Test func groupsAreDrawnFromTheSeedAndDifferByAtMostOne() {
    forEachSeed(0..<20) { generator in
      let size = 2 + generator.draw(below: 30)
      let rules = try rules(size: size, rising: 0, falling: 0)
      let seed = generator.next()
      var one = League(rules, seed: seed, days: DayReckoning(try .berlin), at: day(1))
      var other = one
      let members = (0..<(1 + generator.draw(below: 100))).map { Member.ID("m\($0)") }
      for member in members { try one.join(member, at: day(1)) }
      for member in members { try other.join(member, at: day(1)) }
      try one.submit(Score(points: 1), of: "m0", at: day(2))
      try other.submit(Score(points: 1), of: "m0", at: day(2))
      one.advance(to: monday(1))
      other.advance(to: monday(1))
      try #require(one == other)
      let sizes = one.boards(inDivision: 0).map(\.count)
      try #require(sizes.reduce(0, +) == members.count)
      try #require((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      try #require((sizes.max() ?? 0) <= size)
      try expectRoundTrip(one)
    }
  }

  @Test func anotherSeasonOrSeedDrawsOtherGroups() throws {
    let members = (0..<60).map { Member.ID("m\($0)") }
    func drawn(_ seed: UInt64) throws -> [[[Member.ID]]] {
      var league = League(
        try rules(size: 20, rising: 0, falling: 0),
        seed: seed,
        days: DayReckoning(try .berlin),
        at: day(1)
      )
      for member in members { try league.join(member, at: day(1)) }
      return try (1...3).map { week in
        try league.submit(Score(points: 1), of: "m0", at: monday(week) - 3600 * 24)
        league.advance(to: monday(week))
        return league.boards(inDivision: 0).map { $0.entries.map(\.member) }
      }
    }
    let seasons = try drawn(1) + drawn(2)
    #expect(Set(seasons).count == 6)
  }

  /// Everyone is in exactly one group, and one season moves nobody by more than a division.
  @Test func nobodyIsLostOverManySeasons() {
    forEachSeed(0..<10) { generator in
      var league = try league(try rules(rising: 2, falling: 2, ties: .generous))
      var members: [Member.ID] = []
      var joined = 0
      for week in 0..<8 {
        for _ in 0..<generator.draw(below: 12) {
          let member = Member.ID("m\(joined)")
          joined += 1
          members.append(member)
          try league.join(member, at: monday(week))
        }
        if let gone = generator.drawElement(of: members), generator.draw(below: 3) == 0 {
          let isGone = league.leave(gone)
          try #require(isGone)
          members.removeAll { $0 == gone }
        }
        for member in members where generator.draw(below: 4) > 0 {
          let points = generator.draw(below: 9)
          try league.submit(Score(points: points), of: member, at: monday(week) + 60)
        }
        let before = members.map { league.division(of: $0) ?? -9 }
        league.advance(to: monday(week + 1))
        let after = members.map { league.division(of: $0) ?? -9 }
        try #require(zip(before, after).allSatisfy { abs($0 - $1) <= 1 })
        let all = (0..<3).flatMap { league.boards(inDivision: $0) }.flatMap(\.entries)
        try #require(all.map(\.member).sorted() == members.sorted())
        try expectRoundTrip(league)
      }
    }
  }

  @Test func whatCannotBeIsRefused() throws {
    let league = try league(try rules(), ["a"])
    expectRefusal(LeaderboardError.duplicateMember("a"), of: league) {
      try $0.join("a", at: day(1))
    }
    expectRefusal(LeaderboardError.periodEnded("b"), of: league) { try $0.join("b", at: start) }
    expectRefusal(LeaderboardError.periodEnded("a"), of: league) {
      try $0.submit(Score(points: 1), of: "a", at: start)
    }
    // Also in the year 36,000, in which no calendar has a day.
    for date in [.nan, 1e300, 1e12].map(Date.init(timeIntervalSince1970:)) {
      expectRefusal(LeaderboardError.dateOutOfRange("a"), of: league) {
        try $0.submit(Score(points: 1), of: "a", at: date)
      }
    }
    var full = league
    try full.submit(Score(points: .max), of: "a", at: day(2))
    expectRefusal(LeaderboardError.scoreOverflow("a"), of: full) {
      try $0.submit(Score(points: 1), of: "a", at: day(2))
    }
    #expect(league.division(of: "x") == nil && league.board(of: "x") == nil)
    #expect(league.boards(inDivision: -1).isEmpty && league.boards(inDivision: 3).isEmpty)
    var left = league
    let isGone = left.leave("x")
    #expect(!isGone && left == league)
  }

  @Test func rulesThatCannotBeAreListed() {
    let faults = contentFaults(RuleFault.self) {
      _ = try League.Rules(divisions: ["A", " ", "A"]) {
        $0.groupSize = 1
        $0.rising = 2
        $0.falling = -1
        $0.maximumAbsences = -1
      }
    }
    #expect(
      faults.map { $0.prefix { $0 != ":" } } == [
        "divisions[1]", "divisions[2]", "groupSize", "maximumAbsences", "rising", "falling",
      ]
    )
    for bad in [Int.min, Int.max] {
      #expect(throws: (any Error).self) {
        try League.Rules(divisions: []) {
          $0.groupSize = bad
          $0.rising = bad
          $0.falling = bad
        }
      }
    }
  }

  @Test func aStoredLeagueWithAMemberTwiceIsNotRead() throws {
    let text = try json(try league(try rules(), ["a", "b"]))
    let forged = text.replacingOccurrences(
      of: #""divisions":[["#,
      with: #""divisions":[[{"members":[{"member":"a","points":1}]},"#
    )
    #expect(forged != text)
    #expect(throws: (any Error).self) { try decode(League.self, forged) }
  }
}

@Suite struct TeamRankingTests {
  private func board(_ points: Int...) throws -> Leaderboard {
    try Leaderboard(
      points.enumerated().map { .init(Member.ID("m\($0)"), .init(points: $1)) }
    )
  }

  @Test(arguments: [
    (TeamRanking.Measure.sum, ["large", "idle", "small", "one", "none"] as [PlayerGroup.ID]),
    (.average, ["one", "small", "large", "idle", "none"]),
    (.averageOfActive(minimum: 1), ["idle", "one", "small", "large", "none"]),
    (.averageOfActive(minimum: 3), ["idle", "large", "small", "one", "none"]),
  ])
  func teamsAreRankedByTheMeasure(measure: TeamRanking.Measure, order: [PlayerGroup.ID]) throws {
    let ranking = TeamRanking(
      [
        "large": try board(10, 10, 10, 10, 10, 10), "small": try board(15, 15),
        "one": try board(20), "idle": try board(40, 0, 0, 0, 0), "none": try board(),
      ],
      by: measure
    )
    #expect(ranking.standings.map(\.team) == order)
    let idle = ranking.standings.first { $0.team == "idle" }
    #expect(idle?.members == 5 && idle?.activeMembers == 1 && idle?.points == 40)
  }

  @Test(arguments: [
    (RankingPolicy.competition, [1, 2, 2, 4]), (.modified, [1, 3, 3, 4]), (.dense, [1, 2, 2, 3]),
    (.ordinal, [1, 2, 3, 4]),
  ])
  func teamsTieExactly(policy: RankingPolicy, ranks: [Int]) throws {
    let ranking = TeamRanking(
      [
        "a": try board(9), "b": try board(1, 0, 0), "c": try board(2, 0, 0, 0, 0, 0),
        "d": try board(),
      ],
      by: .average,
      policy: policy
    )
    #expect(ranking.standings.map(\.rank) == ranks)
    #expect(ranking.standings.map(\.team) == ["a", "b", "c", "d"])
  }

  @Test func noPointsAreTooMany() throws {
    let boards = ["a": try board(.max, .max), "b": try board(.min, .min), "c": try board(1)]
    for measure in [TeamRanking.Measure.sum, .average, .averageOfActive(minimum: .min)] {
      let ranking = TeamRanking(
        boards.reduce(into: [:]) { $0[PlayerGroup.ID($1.key)] = $1.value },
        by: measure
      )
      #expect(ranking.standings.map(\.team).first == "a")
    }
  }
}
