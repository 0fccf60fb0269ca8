// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Languages
import LudusTestSupport
import Testing

@Suite struct CatchUpPolicyTests {
  @Test func everyFaultOfARuleIsListed() {
    let gap = contentFaults(RuleFault.self) {
      _ = try CatchUpPolicy.Gap(of: .leader, below: 0, multiplier: Fraction(1, 2), limit: -1)
    }
    #expect(
      gap == [
        "part: the part 0, expected one above 0 and up to 1 of at most thousandths",
        "multiplier: the multiplier 1/2, expected 1 to 1000 in terms of at most 1000",
        "limit: -1, expected at least 0",
      ]
    )
    let joinDate = contentFaults(RuleFault.self) {
      _ = try CatchUpPolicy.JoinDate(late: 0, multiplier: 1001)
    }
    #expect(
      joinDate == [
        "days: 0, expected 1 to 100000",
        "multiplier: the multiplier 1001, expected 1 to 1000 in terms of at most 1000",
      ]
    )
  }

  @Test func aPolicyHasAJSONForm() throws {
    try expectJSON(CatchUpPolicy.none, #"{"kind":"none"}"#)
    try expectJSON(
      CatchUpPolicy.gap(
        try CatchUpPolicy.Gap(of: .median, below: Fraction(1, 2), multiplier: 2, limit: 30)
      ),
      #"{"kind":"gap","limit":30,"multiplier":2,"of":"median","part":"1/2"}"#
    )
    try expectJSON(
      CatchUpPolicy.joinDate(try CatchUpPolicy.JoinDate(multiplier: Fraction(3, 2))),
      #"{"kind":"joinDate","multiplier":"3/2"}"#
    )
    try expectJSON(
      CatchUpPolicy.joinDate(try CatchUpPolicy.JoinDate(late: 7, multiplier: 2)),
      #"{"days":7,"kind":"joinDate","multiplier":2}"#
    )
  }

  @Test(arguments: [
    #"{"kind":"sometimes"}"#, #"{"kind":"gap","multiplier":2,"of":"median","part":2}"#,
    #"{"kind":"gap","multiplier":2,"of":"mean","part":1}"#, #"{"kind":"joinDate"}"#, "{}", "7",
  ])
  func malformedPoliciesAreNotRead(json: String) {
    #expect(throws: (any Error).self) { try decode(CatchUpPolicy.self, json) }
  }

  @Test func twoMembersCanBeFartherApartThanFitsIntoAnInteger() throws {
    let rules = try RuleBook {
      $0.catchUp = try .gap(CatchUpPolicy.Gap(of: .leader, below: 1, multiplier: 2))
      $0.penaltyFactor = 4_611_685
      $0.points = try PointsRules {
        $0.floor = nil
        $0.levels = try LevelCurve(.linear(step: Ledger.maximumPoints))
      }
    }
    var group = try makeGroup(rules, with: ["bob"])
    try group.earn(RuleBook.maximumPoints, by: "bob", at: day(1), id: "x")
    try group.penalize("bob", for: "x", by: "ada", at: day(1, 1))
    try group.award(.toNextLevel, to: "ada", by: "ada", at: day(1, 2))
    for hour in 3...5 {
      try group.award(.points(RuleBook.maximumPoints), to: "ada", by: "ada", at: day(1, hour))
    }
    #expect(try group.earn(10, by: "bob", at: day(2)).points == 20)
    #expect(group.view().catchUp(of: "bob")?.bonus(for: 10) == 10)
  }

  /// A group in which ada has 100 points, bob 60 and zoe, who joins after two weeks, none.
  private func flat(_ policy: CatchUpPolicy, joining days: Int = 14) throws -> PlayerGroup {
    var group = try makeGroup(try RuleBook { $0.catchUp = policy }, with: ["bob"])
    if days == 0 { try group.join("zoe", at: day(0)) }
    try group.earn(100, by: "ada", at: day(1))
    try group.earn(60, by: "bob", at: day(1))
    if days > 0 { try group.join("zoe", at: day(days)) }
    return group
  }

  @Test func catchingUpByJoinDateIsOverOnceTheMedianIsReached() throws {
    var group = try flat(.joinDate(try CatchUpPolicy.JoinDate(late: 7, multiplier: 2)))
    #expect(try group.earn(40, by: "zoe", at: day(15)).points == 70)
    // The others go ahead again: there is no second time.
    try group.earn(200, by: "ada", at: day(16))
    try group.earn(200, by: "bob", at: day(16))
    #expect(try group.earn(40, by: "zoe", at: day(17)).points == 40)
  }

  /// A bonus is computed from what was known when the work was done.
  @Test func aBonusStaysWhenItTurnsOutThatSomebodyElseWasThere() throws {
    let policy = CatchUpPolicy.gap(try CatchUpPolicy.Gap(of: .median, below: 1, multiplier: 2))
    var group = try makeGroup(try RuleBook { $0.catchUp = policy }, with: ["bob"])
    try group.earn(100, by: "ada", at: day(1))
    #expect(try group.earn(60, by: "bob", at: day(1)).points == 110)
    try group.join("zoe", at: day(0), stamp: .init(recordedAt: day(2)))
    #expect(group.view().points(of: "bob", .lifetime) == 110)
    try expectReplayEqualsLive(group)
  }

  @Test func catchingUpByGapComesBackWithTheGap() throws {
    let policy = CatchUpPolicy.gap(try CatchUpPolicy.Gap(of: .median, below: 1, multiplier: 2))
    var group = try flat(policy, joining: 0)
    #expect(try group.earn(40, by: "zoe", at: day(15)).points == 70)
    try group.earn(200, by: "ada", at: day(16))
    try group.earn(200, by: "bob", at: day(16))
    #expect(try group.earn(40, by: "zoe", at: day(17)).points == 80)
  }

  @Test func whoJoinedInTimeIsNotLateAndComingBackDoesNotMakeHimLate() throws {
    let policy = CatchUpPolicy.joinDate(try CatchUpPolicy.JoinDate(late: 7, multiplier: 2))
    var group = try flat(policy, joining: 6)
    #expect(try group.earn(10, by: "zoe", at: day(15)).points == 10)
    try group.leave("zoe", at: day(16))
    try group.join("zoe", at: day(30))
    #expect(try group.earn(10, by: "zoe", at: day(31)).points == 10)
  }

  @Test func inASeasonLatenessAndLineAreThoseOfTheSeason() throws {
    var group = try flat(.joinDate(try CatchUpPolicy.JoinDate(late: 7, multiplier: 2)))
    try group.openSeason(id: "next", lasting: .weeks(4), at: day(20))
    try group.earn(50, by: "ada", at: day(21))
    try group.earn(50, by: "bob", at: day(21))
    // Zoe was there when it began.
    #expect(try group.earn(10, by: "zoe", at: day(22)).points == 10)
  }

  @Test func theMedianIsThatOfTheOthersTheLowerOneOfTwo() throws {
    let rule = try CatchUpPolicy.Gap(of: .median, below: 1, multiplier: 2)
    for (others, points) in [([100, 60, 20], 130), ([100, 60, 20, 10], 110), ([30], 115)] {
      var group = try makeGroup(
        try RuleBook {
          $0.claimLimit = nil
          $0.catchUp = .gap(rule)
        }
      )
      for (number, points) in others.enumerated() {
        let member: Member.ID = number == 0 ? "ada" : "m\(number)"
        if number > 0 { try group.join(member, at: start) }
        try group.award(.points(points), to: member, by: "ada", at: day(1))
      }
      try group.join("zoe", at: start)
      #expect(try group.earn(100, by: "zoe", at: day(2)).points == points)
    }
  }

  @Test func aLimitBoundsTheBonusOfASeason() throws {
    let rule = try CatchUpPolicy.Gap(of: .leader, below: 1, multiplier: 3, limit: 25)
    var group = try flat(.gap(rule), joining: 0)
    #expect(try group.earn(10, by: "zoe", at: day(2)).points == 30)
    #expect(try group.earn(10, by: "zoe", at: day(3)).points == 15)
    #expect(try group.earn(10, by: "zoe", at: day(4)).points == 10)
  }

  @Test func whoIsNotComparedGetsNoBonusAndDrawsNoLine() throws {
    let policy = CatchUpPolicy.gap(try CatchUpPolicy.Gap(of: .leader, below: 1, multiplier: 2))
    var group = try flat(policy, joining: 0)
    try group.optOut("zoe", at: day(2))
    #expect(try group.earn(10, by: "zoe", at: day(2)).points == 10)
    try group.optIn("zoe", at: day(3))
    try group.award(.points(100), to: "ada", by: "ada", at: day(3))
    try group.optOut("ada", at: day(3))
    // Ada would still be the leader; bob has 110, of which 50 are bonus, and is the line now.
    #expect(try group.earn(100, by: "zoe", at: day(4)).points == 150)
    #expect(group.leaderboard(.lifetime, at: day(4)).standings.map(\.member) == ["zoe", "bob"])
  }

  @Test func aBonusIsToldApartAndTakenBackWithItsTodo() throws {
    let policy = CatchUpPolicy.gap(try CatchUpPolicy.Gap(of: .leader, below: 1, multiplier: 2))
    var group = try flat(policy, joining: 0)
    let report = try group.earn(10, by: "zoe", at: day(2), id: "dishes")
    #expect(report.completion.credits.map(\.points) == [10])
    #expect(report.completion.credits.map(\.bonus) == [10])
    let steps = group.explanation(of: "zoe", at: day(2)).postings.flatMap(\.steps)
    #expect(steps.map(\.kind) == [.base, .bonus])
    try group.penalize("zoe", for: "dishes", by: "ada", at: day(3))
    #expect(group.explanation(of: "zoe", at: day(3)).total == 0)
  }

  /// Policies under which histories are compared with `none`.
  static func policies() throws -> [CatchUpPolicy] {
    [
      .gap(try CatchUpPolicy.Gap(of: .median, below: Fraction(1, 2), multiplier: 2)),
      .gap(
        try CatchUpPolicy.Gap(
          of: .leader,
          below: Fraction(9, 10),
          multiplier: Fraction(5, 2),
          limit: 40
        )
      ),
      .joinDate(try CatchUpPolicy.JoinDate(multiplier: 2)),
    ]
  }

  @Test func aPenaltyGivesTheBonusBackToTheLimit() throws {
    let gap = try CatchUpPolicy.Gap(of: .leader, below: 1, multiplier: 2, limit: 10)
    var group = try makeGroup(try RuleBook { $0.catchUp = .gap(gap) }, with: ["bob"])
    try group.earn(100, by: "ada", at: day(1))
    let first = try group.earn(10, by: "bob", at: day(2), id: "x")
    #expect(first.completion.credits.map(\.bonus) == [10])
    let second = try group.earn(10, by: "bob", at: day(3))
    #expect(second.completion.credits.map(\.bonus) == [0])
    try group.penalize("bob", for: "x", by: "ada", at: day(4))
    let third = try group.earn(10, by: "bob", at: day(5))
    #expect(third.completion.credits.map(\.bonus) == [10])
  }

  /// A random group in which everyone works now and then, and zoe joins late.
  private func work(
    _ policy: CatchUpPolicy,
    splitting isSplit: (Int) -> Bool = { _ in false },
    _ generator: inout SeededGenerator
  ) throws -> PlayerGroup {
    var group = try makeGroup(try RuleBook { $0.catchUp = policy }, with: ["bob", "cleo"])
    try group.join("zoe", at: day(3))
    for step in 0..<20 {
      let member = try generator.pick(["ada", "bob", "cleo", "zoe"] as [Member.ID])
      let points = generator.draw(below: 40)
      let part = generator.draw(below: points + 1)
      let pieces = isSplit(step) ? [part, points - part] : [points]
      for (number, piece) in pieces.enumerated() {
        try group.earn(piece, by: member, at: day(4 + step, number), id: "\(step)-\(number)")
      }
    }
    return group
  }

  @Test func workEarnsTheSameInOnePieceAndInTwo() throws {
    for policy in try Self.policies() {
      forEachSeed(0..<6) { generator in
        var again = generator
        let whole = try work(policy, &generator).leaderboard(.lifetime, at: day(30))
        let split = try work(policy, splitting: { _ in true }, &again)
          .leaderboard(.lifetime, at: day(30))
        try #require(whole.standings.map(\.member) == split.standings.map(\.member))
        try #require(whole.standings.map(\.points) == split.standings.map(\.points))
      }
    }
  }

  @Test func theAnnouncedBonusIsTheOneThatIsGranted() throws {
    var announced = 0
    for policy in try Self.policies() {
      forEachSeed(0..<12) { generator in
        let group = try work(policy, &generator)
        let points = generator.draw(below: 60)
        for member in group.view(asOf: day(30)).members {
          let catchUp = group.view(asOf: day(30)).catchUp(of: member)
          var trial = group
          let earned = try trial.earn(points, by: member, at: day(30)).points
          try #require(earned == points + (catchUp?.bonus(for: points) ?? 0))
          announced += catchUp == nil ? 0 : 1
        }
      }
    }
    #expect(announced > 10)
  }

  @Test func theExplanationNamesLineFactorAndLimit() throws {
    var late = try flat(.joinDate(try CatchUpPolicy.JoinDate(late: 7, multiplier: 2)))
    let catchUp = try #require(late.view(asOf: day(15)).catchUp(of: "zoe"))
    #expect(
      catchUp.sentence(in: .english)
        == "You joined late, so your points count 2 times until you have 60, the median of the others. "
        + "You have 0 now."
    )
    #expect(late.view(asOf: day(15)).catchUp(of: "ada") == nil)
    try late.earn(40, by: "zoe", at: day(15))
    #expect(late.view(asOf: day(16)).catchUp(of: "zoe") == nil)
    let rule = try CatchUpPolicy.Gap(of: .leader, below: 1, multiplier: 3, limit: 25)
    let far = try flat(.gap(rule), joining: 0)
    let limited = try #require(far.view(asOf: day(2)).catchUp(of: "zoe"))
    #expect(
      limited.sentence(in: .english)
        == "While you have fewer than 100 points, yours count 3 times so that you can catch up. You have 0 now. "
        + "This can still add at most 25 points."
    )
    #expect(limited.sentence(in: .german).hasPrefix("Unter 100 Punkten zählen deine 3-fach"))
  }

  @Test func twoWhoGetNoBonusAreNeverReordered() throws {
    for policy in try Self.policies() {
      forEachSeed(0..<6) { generator in
        var again = generator
        let helped = try work(policy, &generator)
        let plain = try work(.none, &again)
        let members = RandomHistory.members.filter {
          helped.explanation(of: $0, at: day(30)).bonus == 0
        }
        for member in members {
          let points = helped.view().points(of: member, .lifetime)
          try #require(points == plain.view().points(of: member, .lifetime))
        }
        // Who gets a bonus has at least what he would have without.
        for member in helped.view().members {
          let gain =
            helped.view().points(of: member, .lifetime)
            - plain.view().points(of: member, .lifetime)
          try #require(gain == helped.explanation(of: member, at: day(30)).bonus)
        }
      }
    }
  }
}
