// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// Points that are multiplied in some time.
///
/// The tests begin on Sunday, 1 March 2026.
@Suite struct MultiplierTests {
  private let weekend = EarningRules.Multiplier(
    "weekend",
    title: "Double weekend",
    factor: 2,
    of: PlayerActivity.Filter(weekdays: [.saturday, .sunday])
  )

  @Test func todosOfTheWeekendEarnDouble() throws {
    var group = try makeGroup(try RuleBook { $0.multipliers = [weekend] }, with: ["bob"])
    let sunday = try group.earn(20, by: "bob", at: day(0, 1))
    #expect(sunday.points == 40)
    #expect(sunday.completion.credits.map(\.points) == [40])
    #expect(sunday.completion.credits.map(\.extra) == [20])
    let monday = try group.earn(20, by: "bob", at: day(1))
    #expect(monday.completion.credits.map(\.extra) == [0])
    #expect(group.view().points(of: "bob", .lifetime) == 60)
    #expect(group.explanation(of: "bob", at: day(2)).total == 60)
    try expectReplayEqualsLive(group)
  }

  @Test func aTodoCountsForTheTimeAtWhichItWasDone() throws {
    var group = try makeGroup(
      try RuleBook {
        $0.confirmations = 1
        $0.multipliers = [weekend]
      },
      with: ["bob"]
    )
    try group.earn(20, by: "bob", at: day(0, 1), id: "x")
    try group.confirm("x", by: "ada", at: day(2))
    #expect(group.view().points(of: "bob", .lifetime) == 40)
  }

  @Test func sharesAreMultipliedAndAPenaltyTakesAllBack() throws {
    var group = try makeGroup(try RuleBook { $0.multipliers = [weekend] }, with: ["bob"])
    try group.create(Todo(id: "x", title: "x", points: 7, capacity: 2), by: "ada", at: start)
    try group.claim("x", by: "ada", at: start)
    try group.claim("x", by: "bob", at: start)
    try group.complete("x", by: "bob", at: start)
    #expect(group.leaderboard(.lifetime, at: start).standings.map(\.points) == [8, 6])
    try group.penalize("ada", for: "x", by: "ada", at: day(1))
    #expect(group.view().points(of: "ada", .lifetime) == 0)
  }

  @Test func aChallengeCountsPointsWithoutMultipliersBothWays() throws {
    var group = try makeGroup(try RuleBook { $0.multipliers = [weekend] }, with: ["bob"])
    let challenge = GroupChallenge(
      id: "c",
      title: "c",
      goal: .points(50),
      until: day(5),
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: start)
    try group.earn(20, by: "bob", at: day(0, 1))
    try group.earn(10, by: "bob", at: day(0, 2), id: "x")
    #expect(group.view().challenge("c")?.amount == 30)
    try group.penalize("bob", for: "x", by: "ada", at: day(1))
    #expect(group.view().challenge("c")?.amount == 20)
  }

  @Test func tagsAndDaysAndFactorsBelowOneAreObeyed() throws {
    let first = try #require(CalendarDay("2026-03-02"))
    let last = try #require(CalendarDay("2026-03-03"))
    let kitchen = PlayerActivity.Filter(tags: ["kitchen"])
    let rules = try RuleBook {
      $0.multipliers = [
        EarningRules.Multiplier("less", factor: try Fraction(1, 2), of: kitchen, on: first...last)
      ]
    }
    var group = try makeGroup(rules, with: ["bob"])
    for (number, expected) in [(0, 9), (1, 5), (2, 5), (3, 9)] {
      let report = try group.earn(9, by: "bob", at: day(number), tags: ["kitchen"])
      #expect(report.points == expected, "\(number)")
    }
    let report = try group.earn(9, by: "bob", at: day(1))
    #expect(report.completion.credits.map(\.points) == [9])
  }

  @Test(arguments: [
    (PlayerActivity.onTimeTag, 1, 30), (PlayerActivity.onTimeTag, 3, 10),
    (PlayerActivity.lateTag, 3, 30), (PlayerActivity.tag(within: .hours(2)), 0, 30),
    (PlayerActivity.tag(within: .hours(2)), 1, 10),
  ])
  func tagsAboutTimeAreObeyed(tag: String, days: Int, points: Int) throws {
    let filter = PlayerActivity.Filter(tags: [tag])
    let rules = try RuleBook {
      $0.multipliers = [EarningRules.Multiplier("three", factor: 3, of: filter)]
    }
    var group = try makeGroup(rules, with: ["bob"])
    let todo = Todo(id: "x", title: "x", points: 10, due: .within(.days(2)))
    try group.create(todo, by: "ada", at: day(0))
    try group.claim("x", by: "bob", at: day(0))
    #expect(try group.complete("x", by: "bob", at: day(days, 1)).points == points)
  }

  @Test func whatNoTodoCanFulfillIsAFault() {
    let faults = contentFaults(RuleFault.self) {
      _ = try RuleBook {
        $0.multipliers = [
          EarningRules.Multiplier("a", factor: 2, of: PlayerActivity.Filter(kinds: ["todoo"])),
          EarningRules.Multiplier("b", factor: 2, of: PlayerActivity.Filter(tags: ["@on tine"])),
        ]
        $0.achievements = try AchievementBook([
          Achievement(
            id: "x",
            title: "x",
            text: "x",
            tiers: [
              Achievement.Tier(.reach(Achievement.Metric(.count, of: "todoo"), 1)),
              Achievement.Tier(
                .reach(
                  Achievement.Metric(.count, of: PlayerActivity.Filter(tags: ["@within 2h"])),
                  2
                )
              ),
            ]
          )
        ])
      }
    }
    #expect(
      faults.map { $0.prefix { $0 != ":" } } == [
        "multipliers[0].of.kinds", "multipliers[1].of.tags",
        "achievements.achievements[0].tiers[0].goal.of.kinds",
        "achievements.achievements[0].tiers[1].goal.of.tags",
      ]
    )
    #expect(faults.first?.contains("did you mean \"todo\"?") == true)
  }

  @Test func adoptingMultipliersHasTheEffectThatWasForetold() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(20, by: "bob", at: day(0, 1))
    let rules = try RuleBook { $0.multipliers = [weekend] }
    let change = group.differences(under: rules, at: day(1)).changes.first { $0.member == "bob" }
    #expect(change?.points.after == 40)
    try group.adopt(rules, by: "ada", at: day(1))
    #expect(group.view().points(of: "bob", .lifetime) == 40)
  }

  @Test func noPointsAreTooManyForAMultiplier() throws {
    let rules = try RuleBook { $0.multipliers = [EarningRules.Multiplier("all", factor: 1000)] }
    for points in [Int.max, Int.max / 2, 1_000_000_000_000, 0] {
      var group = try makeGroup(rules, with: ["bob"])
      _ = try isAccepted(by: &group) { try $0.earn(points, by: "bob", at: day(1)) }
    }
  }

  @Test func faultsOfMultipliersAreListedWithTheirPlaces() {
    let boost = PlayerActivity.Filter(kinds: ["potion"])
    let faults = contentFaults(RuleFault.self) {
      _ = try RuleBook {
        $0.multipliers = [
          EarningRules.Multiplier("a", factor: 2, after: boost, lasting: .seconds(5)),
          EarningRules.Multiplier("a", factor: 2),
        ]
      }
    }
    #expect(
      faults.map { $0.prefix { $0 != ":" } } == ["multipliers[0].after", "multipliers[1].id"]
    )
  }

  @Test func aRuleBookWithMultipliersHasAJSONForm() throws {
    let rules = try RuleBook {
      $0.dailyGoal = 30
      $0.multipliers = [weekend]
    }
    try expectJSON(
      rules,
      #"{"clockTolerance":600,"dailyGoal":30,"multipliers":[{"factor":2,"id":"weekend","of":{"weekdays":["sunday","saturday"]},"#
        + #""title":"Double weekend"}],"reportWithin":{"days":7},"version":1}"#
    )
  }
}
