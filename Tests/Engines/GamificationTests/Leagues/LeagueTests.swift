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
    let during = league.view(at: day(2))
    #expect(during.board(of: "a")?.standings.map(\.member) == ["d", "c", "b", "a"])
    let after = league.view(at: monday(1))
    let first = after.previous
    // In the lowest division nobody falls.
    #expect(outcomes(first) == ["a": .stays, "b": .stays, "c": .stays, "d": .rises])
    #expect(first?.number == 1)
    #expect(first?.row(of: "d")?.standing.rank == 1)
    #expect(after.number == 2)
    #expect(after.division(of: "d") == 1)
    #expect(after.board(of: "d")?.count == 1)
    #expect(after.board(of: "a")?.count == 3)
    // The next week it is c; d plays alone and rises again, into the highest.
    for member in ["c", "d"] as [Member.ID] {
      try league.submit(Score(points: 5), of: member, at: monday(1))
    }
    let second = league.view(at: monday(2)).previous
    #expect(second?.row(of: "d")?.outcome == .rises)
    #expect(second?.row(of: "c")?.outcome == .rises)
    // From the highest nobody rises, and the last of it falls.
    for member in ["a", "c", "d"] as [Member.ID] {
      try league.submit(Score(points: 5), of: member, at: monday(2))
    }
    let end = league.view(at: monday(3))
    #expect(end.previous?.row(of: "d")?.outcome == .falls)
    #expect(end.seasons == [first, second, end.previous])
  }

  @Test func nobodyRisesWithoutHavingPlayed() throws {
    var league = try league(try rules(rising: 3), ["a", "b", "c", "d"])
    try league.submit(Score(points: 5), of: "b", at: day(2))
    try league.submit(Score(points: 0), of: "c", at: day(2))
    let result = league.view(at: monday(1)).previous
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
    #expect(league.view(at: monday(1)).division(of: "b") == 1)
    try league.submit(Score(points: 5), of: "a", at: monday(1))
    let result = league.view(at: monday(2)).previous
    #expect(outcomes(result) == ["a": .rises, "b": .falls, "c": .leaves, "d": .leaves])
    #expect(result?.row(of: "b")?.isActive == false)
    #expect(league.view(at: monday(2)).count == 2)
    // They come back when they like, by joining or with their next score.
    try league.join("c", at: monday(2))
    try league.submit(Score(points: 1), of: "d", at: monday(2))
    #expect(league.view(at: monday(2)).division(of: "c") == 0)
    #expect(league.view(at: monday(2)).division(of: "d") == 0)
  }

  @Test func aWeekInWhichNobodyPlaysChangesNothing() throws {
    var league = try league(try rules(absences: 0), ["a", "b"])
    try league.submit(Score(points: 5), of: "a", at: day(2))
    for date in [monday(1), monday(2), monday(9), day(300_000)] {
      let view = league.view(at: date)
      #expect(view.seasons.count == 1)
      #expect(view.number == 2)
      #expect(view.count == 1)
    }
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
    var silver = try league(try rules(ties: ties))
    for member in members {
      try silver.join(member, division: 1, at: day(1))
    }
    for (number, member) in members.enumerated() {
      let points = number < 2 ? 9 : 3
      try silver.submit(
        Score(points: points),
        of: member,
        at: monday(1) + Double(number)
      )
    }
    let result = silver.view(at: monday(2)).previous
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
      try #require(one == other)
      let boards = one.view(at: monday(1)).boards(inDivision: 0)
      try #require(boards == other.view(at: monday(1)).boards(inDivision: 0))
      let sizes = boards.map(\.count)
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
        return league.view(at: monday(week)).boards(inDivision: 0).map {
          $0.entries.map(\.member)
        }
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
          try league.leave(gone, at: monday(week))
          members.removeAll { $0 == gone }
        }
        for member in members where generator.draw(below: 4) > 0 {
          let points = generator.draw(below: 9)
          try league.submit(Score(points: points), of: member, at: monday(week) + 60)
        }
        let (now, next) = (league.view(at: monday(week) + 60), league.view(at: monday(week + 1)))
        let before = members.map { now.division(of: $0) ?? -9 }
        let after = members.map { next.division(of: $0) ?? -9 }
        try #require(zip(before, after).allSatisfy { abs($0 - $1) <= 1 })
        let all = (0..<3).flatMap { next.boards(inDivision: $0) }.flatMap(\.entries)
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
    for (seconds, refusal) in [
      (Double.nan, LeaderboardError.log(.dateOutOfRange)), (1e300, .log(.dateOutOfRange)),
      (1e12, .dateOutOfRange("a")),
    ] {
      expectRefusal(refusal, of: league) {
        try $0.submit(Score(points: 1), of: "a", at: Date(timeIntervalSince1970: seconds))
      }
    }
    expectRefusal(LeaderboardError.unknownDivision(3), of: league) {
      try $0.join("b", division: 3, at: day(1))
    }
    var full = league
    try full.submit(Score(points: .max), of: "a", at: day(2))
    expectRefusal(LeaderboardError.scoreOverflow("a"), of: full) {
      try $0.submit(Score(points: 1), of: "a", at: day(2))
    }
    let view = league.view(at: day(2))
    #expect(view.division(of: "x") == nil && view.board(of: "x") == nil)
    #expect(view.boards(inDivision: -1).isEmpty && view.boards(inDivision: 3).isEmpty)
    expectRefusal(LeaderboardError.unknownMember("x"), of: league) {
      try $0.leave("x", at: day(2))
    }
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
    let text = try json(try league(try rules()))
    #expect(try decode(League.self, text) == league(rules()))
    let ada = #"[{"members":[{"member":"a","points":1}]}]"#
    let forged = text.replacingOccurrences(
      of: #""divisions":[[],[],"#,
      with: #""divisions":[\#(ada),\#(ada),"#
    )
    #expect(forged != text)
    #expect(throws: (any Error).self) { try decode(League.self, forged) }
  }

  // MARK: Coming and going

  @Test(arguments: [0, 1, 3])
  func whoWasAbsentTooOftenCanAlwaysComeBack(absences: Int) throws {
    var league = try league(try rules(["A"], absences: absences), ["ada", "bob"])
    try league.submit(Score(points: 5), of: "bob", at: day(1))
    for week in 1...absences + 1 where week <= absences {
      try league.submit(Score(points: 5), of: "bob", at: monday(week))
    }
    let back = monday(absences + 1)
    #expect(league.view(at: back).division(of: "ada") == nil)
    // At the same instant at which the season ends that takes her out, and on each later day.
    for date in [back, back + 86_400, back + 50 * 86_400] {
      var (joined, scored) = (league, league)
      try joined.join("ada", at: date)
      try joined.submit(Score(points: 3), of: "ada", at: date)
      try scored.submit(Score(points: 3), of: "ada", at: date)
      for other in [joined, scored] {
        #expect(other.view(at: date).division(of: "ada") == 0)
      }
    }
  }

  @Test(arguments: [true, false])
  func whoComesBackPlaysInTheirDivisionIfTheRulesSaySo(keeps: Bool) throws {
    let rules = try rules().with { $0.keepsDivision = keeps }
    var league = try league(rules)
    try league.join("ada", division: 2, at: day(1))
    #expect(league.view(at: day(1)).division(of: "ada") == 2)
    try league.leave("ada", at: day(2))
    #expect(league.view(at: day(2)).count == 0)
    try league.join("ada", at: day(3))
    #expect(league.view(at: day(3)).division(of: "ada") == (keeps ? 2 : 0))
  }

  /// Who was taken out plays on in the division that they had then.
  @Test(arguments: [true, false])
  func whoWasAbsentComesBackIntoTheirDivision(keeps: Bool) throws {
    var league = try league(try rules(absences: 1).with { $0.keepsDivision = keeps })
    for member in ["ada", "bob", "cleo"] as [Member.ID] {
      try league.join(member, division: 2, at: day(1))
    }
    for week in 0..<4 {
      // All but ada play, who falls for the first week and is taken out for the second.
      for member in ["bob", "cleo"] as [Member.ID] {
        let date = monday(week) + 60
        guard league.view(at: date).division(of: member) != nil else { continue }
        try league.submit(Score(points: 5), of: member, at: date)
      }
    }
    #expect(league.view(at: monday(4)).division(of: "ada") == nil)
    #expect(outcomes(league.view(at: monday(4)).seasons[1])["ada"] == .leaves)
    var scored = league
    try league.join("ada", at: monday(4))
    try scored.submit(Score(points: 1), of: "ada", at: monday(4))
    for back in [league, scored] {
      #expect(back.view(at: monday(4)).division(of: "ada") == (keeps ? 1 : 0))
    }
  }

  // MARK: By hand

  @Test func pointsByHandCountForTheSeason() throws {
    var league = try league(try rules().with { $0.managers = ["teacher"] }, ["a", "b"])
    try league.award(9, to: "a", for: "Helped b", by: "teacher", at: day(2))
    try league.deduct(2, from: "a", for: "Copied", by: "teacher", at: day(2))
    expectRefusal(LeaderboardError.unknownMember("x"), of: league) {
      try $0.award(9, to: "x", at: day(2))
    }
    let refusal = LeaderboardError.awardOutOfRange(0, expected: 1...1_000_000_000_000)
    expectRefusal(refusal, of: league) { try $0.deduct(0, from: "a", at: day(2)) }
    #expect(league.view(at: day(2)).board(of: "a")?.rank(of: "a") == 1)
    let postings = league.explanation(of: "a", at: day(2))
    #expect(postings.map(\.change) == [9, -2] && postings[0].event.actor == "teacher")
    let result = league.view(at: monday(1)).previous
    #expect(outcomes(result) == ["a": .rises, "b": .stays])
    #expect(result?.row(of: "a")?.standing.points == 7)
    // Not when it is over.
    expectRefusal(LeaderboardError.periodEnded("a"), of: league) {
      try $0.award(9, to: "a", at: day(2), stamp: .init(recordedAt: monday(1) + 86_400))
    }
    // A reason about somebody who is erased goes with their name.
    expectRefusal(LeaderboardError.log(.notManager("b")), of: league) {
      try $0.erase("a", by: "b", at: day(3))
    }
    try league.erase("a", by: "a", at: day(3))
    #expect(try !json(league).contains("Helped") && !json(league).contains(#""a""#))
    try league.erase("b", by: "teacher", at: day(3))
    #expect(try !json(league).contains(#""b""#))
    try expectReplayEqualsLive(league)
  }

  @Test func aBestScoreDoesNotTakePointsByHandAway() throws {
    let rules = try rules().with { $0.operator = .best }
    var league = try league(rules, ["a"])
    try league.award(9, to: "a", at: day(2))
    try league.submit(Score(points: 5), of: "a", at: day(2))
    #expect(league.view(at: day(2)).board(of: "a")?.entry(of: "a")?.score.points == 9)
    #expect(league.explanation(of: "a", at: day(2)).map(\.change) == [9, 0])
  }

  // MARK: Grace, voids and sources

  @Test func aLateScoreCountsForItsSeasonWithinTheGraceTime() throws {
    var league = try league(try rules(), ["a", "b"])
    try league.submit(Score(points: 10), of: "a", at: day(2))
    #expect(league.view(at: monday(1)).previous?.row(of: "a")?.outcome == .rises)
    // Sunday's lesson is synced on Monday: b was ahead.
    let sunday = monday(1) - 13 * 3600
    let known = Event.Stamp(recordedAt: monday(1) + 3600)
    try league.submit(Score(points: 20), of: "b", at: sunday, stamp: known)
    let view = league.view(at: monday(1) + 7200)
    #expect(outcomes(view.previous) == ["a": .stays, "b": .rises])
    #expect(view.previous.map(view.isFinal) == false)
    #expect(league.view(at: monday(1) + 86_400).previous.map(view.isFinal) == false)
    // A day later the result is final.
    let tooLate = Event.Stamp(recordedAt: monday(1) + 86_400)
    expectRefusal(LeaderboardError.periodEnded("a"), of: league) {
      try $0.submit(Score(points: 50), of: "a", at: sunday, stamp: tooLate)
    }
    let final = league.view(at: monday(1) + 86_400)
    #expect(final.previous.map(final.isFinal) == true)
  }

  private typealias Event = League.Event

  @Test func aVoidTakesAScoreOutUntilTheResultIsFinal() throws {
    var league = try league(try rules(), ["a", "b"])
    try league.submit(Score(points: 5), of: "a", at: day(2))
    try league.submit(Score(points: 9), of: "b", at: day(2), stamp: .init(id: "cheat"))
    var early = league
    try early.void("cheat", at: monday(1) + 60)
    #expect(early.view(at: monday(1) + 60).previous?.row(of: "a")?.outcome == .rises)
    expectRefusal(LeaderboardError.periodEnded("b"), of: league) {
      try $0.void("cheat", at: monday(1) + 86_400)
    }
    #expect(league.view(at: monday(2)).previous?.row(of: "b")?.outcome == .rises)
  }

  /// A late score says who falls by it, and in which division they play then.
  @Test func aLateScoreSaysForWhomPointsAndDivisionsChange() throws {
    var league = try league(try rules(), ["a", "b"])
    try league.submit(Score(points: 10), of: "a", at: day(2))
    try league.join("c", at: monday(1) + 60)
    let late = Event(
      .scored(Score(points: 20)),
      by: "b",
      at: monday(1) - 13 * 3600,
      recordedAt: monday(1) + 120,
      id: "late"
    )
    let changes = league.merge([late]).consequences
    #expect(changes.map(\.member) == ["b", "a", "b"])
    #expect(changes[0].points == FigureChange(before: 0, after: 20))
    #expect(changes[0].start == monday(0) - 12 * 3600 && changes[0].division == nil)
    #expect(changes[1].division == FigureChange(before: 1, after: 0))
    #expect(changes[2].division == FigureChange(before: 0, after: 1))
  }

  @Test func aLeagueFollowsALedger() throws {
    var ledger = Ledger(days: DayReckoning(try .berlin))
    var league = try league(try rules(), ["a", "b"])
    func record(_ id: Ledger.Entry.ID, _ member: Member.ID, _ change: Ledger.Entry.Change) throws {
      let entry = Ledger.Entry(
        id: id,
        member: member,
        change: change,
        reason: PointsReason("lesson"),
        date: day(2)
      )
      try ledger.record(entry)
    }
    func points(_ member: Member.ID) -> Int? {
      league.view(at: day(3)).board(of: member)?.entry(of: member)?.score.points
    }
    try record("e1", "a", .points(20))
    try record("e2", "a", .points(5))
    try record("e3", "b", .points(7))
    #expect(try league.read(ledger, at: day(3)).events.count == 3)
    #expect(try league.read(ledger, at: day(3)).events.isEmpty)
    #expect(points("a") == 25 && points("b") == 7)
    // What is reversed counts no more.
    try record("e4", "a", .reversal(of: "e1"))
    try league.read(ledger, at: day(3))
    #expect(points("a") == 5 && points("b") == 7)
  }

  private func lessons() throws -> PlayerLog {
    let earnings = try EarningRules { $0.rules = [.init("lesson", of: "lesson", points: 20)] }
    let rules = try PlayerLog.Rules {
      $0.earnings = earnings
      $0.reportWithin = nil
    }
    return PlayerLog(rules, days: DayReckoning(try .berlin))
  }

  @Test func aLeagueFollowsALog() throws {
    var (log, league) = (try lessons(), try league(try rules(), ["a", "b"]))
    try log.record("lesson", by: "a", at: day(2), stamp: .init(id: "e1"))
    try log.record("lesson", by: "a", at: day(2) + 60)
    try log.record("lesson", by: "b", at: day(2) + 120)
    try log.record("lesson", by: "stranger", at: day(2) + 180)
    #expect(try league.read(log, at: day(3)).events.count == 3)
    #expect(try league.read(log, at: day(3)).events.isEmpty)
    func points(_ member: Member.ID, at date: Date) -> Int? {
      league.view(at: date).board(of: member)?.entry(of: member)?.score.points
    }
    #expect(points("a", at: day(3)) == 40)
    // An undone lesson goes, and comes back with the void of the void.
    let void = try log.void("e1", at: day(3))
    try league.read(log, at: day(3))
    #expect(points("a", at: day(3)) == 20)
    try log.void(void.id, at: day(3) + 60)
    try league.read(log, at: day(3) + 60)
    #expect(points("a", at: day(3) + 60) == 40)
    // Sunday's lessons, entered on Monday, count for the week before.
    for number in 0..<3 {
      try log.record(
        "lesson",
        by: "b",
        at: monday(1) - 13 * 3600 + Double(number),
        stamp: .init(recordedAt: monday(1) + 60)
      )
    }
    try league.read(log, at: monday(1) + 120)
    #expect(league.view(at: monday(1) + 120).previous?.row(of: "b")?.outcome == .rises)
    // What becomes known after the grace time changes no result.
    let before = league.view(at: monday(2)).seasons
    for number in 0..<9 {
      try log.record(
        "lesson",
        by: "a",
        at: monday(1) - 14 * 3600 + Double(number),
        stamp: .init(recordedAt: monday(2))
      )
    }
    try league.read(log, at: monday(2))
    #expect(league.view(at: monday(2)).seasons == before)
  }

  @Test func aLeagueThatReadsLateLosesNoSeason() throws {
    var (log, late) = (try lessons(), try league(try rules(), ["a", "b"]))
    try log.record("lesson", by: "a", at: day(2), stamp: .init(id: "e1"))
    let tooLate = PlayerLog.Event.Stamp(id: "e2", recordedAt: monday(2))
    try log.record("lesson", by: "b", at: day(3), stamp: tooLate)
    try log.record("lesson", by: "b", at: monday(1), stamp: .init(id: "e3"))
    let reading = try late.read(log, at: monday(3))
    #expect(reading.events.map(\.actor) == ["a", "b"])
    let seasons = late.view(at: monday(3)).seasons
    #expect(seasons.map(outcomes) == [["a": .rises, "b": .stays], ["b": .rises, "a": .falls]])
    // What became known after the grace time is named, and by whom, each time.
    #expect(reading.refused.map(\.score.entry) == ["e2"])
    #expect(reading.refused.map(\.score.member) == ["b"])
    #expect(reading.refused.map(\.reason) == [.periodEnded("b")])
    let again = try late.read(log, at: monday(3))
    #expect(again.events.isEmpty && again.refused == reading.refused)
    // One that read in time has the same seasons.
    var inTime = try league(try rules(), ["a", "b"])
    for date in [day(4), monday(1) + 60, monday(2), monday(3)] {
      _ = try inTime.read(log, at: date)
    }
    #expect(inTime.view(at: monday(3)).seasons == seasons)
    // An offline device hands in what it knew in time: its season is another one by it.
    var phone = try lessons()
    for number in 0..<2 {
      try phone.record("lesson", by: "b", at: day(4) + Double(number))
    }
    expectTaken(log.merge(phone.events))
    let consequences = try late.read(log, at: monday(3) + 60).consequences
    #expect(consequences.first { $0.member == "b" }?.points == FigureChange(before: 0, after: 40))
    #expect(late.view(at: monday(3)).seasons.first.map(outcomes) == ["a": .stays, "b": .rises])
    try expectReplayEqualsLive(late)
  }

  @Test func whatCountsNoMoreStaysInAFinalSeasonAndIsNamed() throws {
    var (log, league) = (try lessons(), try league(try rules(), ["a", "b"]))
    try log.record("lesson", by: "a", at: day(2), stamp: .init(id: "e1"))
    try league.read(log, at: day(3))
    try log.void("e1", by: "a", at: monday(2))
    let before = league.view(at: monday(2)).seasons
    let gone = try league.read(log, at: monday(2))
    #expect(gone.events.isEmpty && league.view(at: monday(2)).seasons == before)
    #expect(gone.refused.map(\.score.entry) == ["e1"] && gone.refused.map(\.score.points) == [0])
    // Rules that make it worth something else do not make it count twice.
    let dearer = try log.rules.with {
      $0.earnings = try EarningRules { $0.rules = [.init("lesson", of: "lesson", points: 30)] }
    }
    try log.record("lesson", by: "b", at: day(3), stamp: .init(id: "e4"))
    try league.read(log, at: monday(2))
    try log.adopt(dearer, .past, at: monday(2) + 60)
    let other = try league.read(log, at: monday(2) + 120)
    #expect(other.events.isEmpty)
    #expect(other.refused.map(\.score.entry) == ["e1", "e4"])
    #expect(other.refused.map(\.score.points) == [0, 30])
    let row = league.view(at: monday(2) + 120).seasons.first?.row(of: "b")
    #expect(row?.standing.points == 20)
  }

  /// Whatever two devices knew when they read, the league is the one of the log in the end.
  @Test func readingOnSeveralDevicesGivesTheTotalsOfTheLog() {
    forEachSeed(0..<20) { generator in
      let members: [Member.ID] = ["a", "b", "c"]
      var logs = [try lessons(), try lessons()]
      var leagues = [try league(try rules(), members), try league(try rules(), members)]
      var date = day(2)
      for _ in 0..<40 {
        date += Double(1 + generator.draw(below: 900))
        let device = generator.draw(below: 2)
        switch generator.draw(below: 5) {
        case 0: try leagues[device].read(logs[device], at: date)
        case 1:
          let events = logs[device].events.filter { logs[device].effect(of: $0.id) == .effective }
          guard let event = generator.drawElement(of: events) else { continue }
          try logs[device].void(event.id, at: date)
        case 2: expectTaken(leagues[device].merge(leagues[1 - device].events))
        default:
          let member = generator.drawElement(of: members) ?? "a"
          try logs[device].record("lesson", by: member, at: date)
        }
      }
      expectTaken(logs[0].merge(logs[1].events))
      expectTaken(leagues[0].merge(leagues[1].events))
      try leagues[0].read(logs[0], at: date)
      let view = leagues[0].view(at: date)
      for member in members {
        let score = view.board(of: member)?.entry(of: member)?.score.points
        try #require(score == logs[0].points(of: member))
      }
      try expectReplayEqualsLive(leagues[0])
      try expectRoundTrip(leagues[0])
    }
  }

  /// Whatever one member does, or takes back, at any date, the points of the others stay.
  @Test func nobodyChangesThePointsOfOthers() {
    forEachSeed(0..<300) { generator in
      let rules = try rules(size: 3, absences: 1).with { $0.reset = .daily }
      let members: [Member.ID] = ["a", "b", "c", "d"]
      var league = League(rules, seed: 7, days: DayReckoning(try .berlin), at: day(1))
      var date = day(1)
      for _ in 0..<40 {
        date += Double(generator.draw(below: 3) * generator.draw(below: 30_000))
        let member = generator.drawElement(of: members) ?? "a"
        let late = generator.draw(below: 4) == 0 ? Double(generator.draw(below: 60_000)) : 0
        let stamp = Event.Stamp(recordedAt: date)
        let action = action(&generator)
        _ = try? league.perform(action, by: member, at: date - late, stamp: stamp)
      }
      let before = points(in: league, at: date)
      var other = league
      let own = league.events.filter { $0.actor == "a" }
      if generator.draw(below: 2) == 0, let event = generator.drawElement(of: own) {
        _ = try? other.void(event.id, at: date)
      } else {
        let at = day(1) + Double(generator.draw(below: 400_000))
        let event = Event(action(&generator), by: "a", at: at, recordedAt: max(at, date), id: "x")
        try other.apply(event)
      }
      let after = points(in: other, at: max(date, other.events.last?.date ?? date))
      for member in members.dropFirst() {
        try #require(before[member] == after[member], "\(member)")
      }
    }
  }

  private func action(_ generator: inout SeededGenerator) -> League.Action {
    switch generator.draw(below: 6) {
    case 0: .joined(division: nil)
    case 1: generator.draw(below: 3) == 0 ? .left : .scored(Score(points: 1))
    default: .scored(Score(points: 1 + generator.draw(below: 9)))
    }
  }

  /// The points that each member has in each season, by its start.
  private func points(in league: League, at date: Date) -> [Member.ID: [Date: Int]] {
    let view = league.view(at: date)
    var points: [Member.ID: [Date: Int]] = [:]
    for season in view.seasons {
      for row in season.groups.flatMap(\.rows) where row.standing.points != 0 {
        points[row.standing.member, default: [:]][season.start] = row.standing.points
      }
    }
    for board in (0..<3).flatMap({ view.boards(inDivision: $0) }) {
      for entry in board.entries where entry.score.points != 0 {
        points[entry.member, default: [:]][view.start] = entry.score.points
      }
    }
    return points
  }

  @Test func aGroupIsATeam() throws {
    var group = PlayerGroup(id: "7a", rules: .standard, calendar: try .berlin)
    try group.found(by: "ada", at: day(1))
    try group.create(Todo(id: "t", title: "Wipe", points: 8), by: "ada", at: day(1))
    try group.claim("t", by: "ada", at: day(1))
    try group.complete("t", by: "ada", at: day(1), stamp: .init(id: "done"))
    var league = try league(try rules(), ["7a"])
    try league.read(group, as: "7a", at: day(2))
    #expect(league.view(at: day(2)).board(of: "7a")?.entry(of: "7a")?.score.points == 8)
    try group.void("done", by: "ada", at: day(2))
    try league.read(group, as: "7a", at: day(2) + 60)
    #expect(league.view(at: day(2) + 60).board(of: "7a")?.entry(of: "7a")?.score.points == 0)
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
