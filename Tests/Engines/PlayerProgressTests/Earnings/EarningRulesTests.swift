// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PlayerProgress

@Suite struct EarningRulesTests {
  /// Activities of Ada at some hours from Friday, 20 November 2026, in Berlin.
  private func activity(
    _ kind: PlayerActivity.Kind,
    _ hours: Double,
    _ id: String? = nil,
    subject: String? = nil,
    amount: Int = 1,
    tags: Set<String> = [],
    member: Member.ID = "ada"
  ) -> PlayerActivity {
    let id = id ?? "\(kind)\(hours)\(member)"
    return PlayerActivity(
      id: PlayerActivity.ID(id),
      member: member,
      kind: kind,
      subject: subject,
      amount: amount,
      tags: tags,
      at: hour(hours)
    )
  }

  private func points(_ rules: EarningRules, _ activities: [PlayerActivity]) throws -> [Int] {
    try rules.earnings(of: activities, days: Zone.berlin.days()).map(\.points)
  }

  @Test func anActivityEarnsByItsKindTagSubjectAndAmount() throws {
    let rules = try EarningRules {
      $0.rules = [
        EarningRules.Rule("exam", of: .init(kinds: ["quiz"], subjects: ["exam"]), points: 50),
        EarningRules.Rule("good", of: .init(kinds: ["quiz"], amounts: 80...100), points: 10),
        EarningRules.Rule("hard", of: .init(tags: ["hard"]), points: 7),
        EarningRules.Rule("run", of: .init(kinds: ["run"]), points: 5, perAmount: ratio(1, 2)),
      ]
    }
    let found = try points(
      rules,
      [
        activity("quiz", 1, subject: "exam", amount: 90), activity("quiz", 2, amount: 90),
        activity("quiz", 3, amount: 79), activity("quiz", 4, amount: 79, tags: ["hard", "x"]),
        activity("run", 5, amount: 5), activity("run", 6, amount: -5), activity("swim", 7),
      ]
    )
    #expect(found == [50, 10, 0, 7, 8, 5, 0])
  }

  @Test func aRuleWithNegativePointsTakesThem() throws {
    let rules = try EarningRules {
      $0.rules = [
        EarningRules.Rule("sugar", of: .init(kinds: ["sugar"]), perAmount: -2),
        EarningRules.Rule("late", of: .init(kinds: ["late"]), points: -3, perAmount: ratio(-1, 2)),
      ]
    }
    let done = [
      activity("sugar", 1, amount: 5), activity("late", 2, amount: 4),
      activity("late", 3, amount: 5), activity("sugar", 4, amount: 0),
    ]
    // A half is rounded away from zero.
    #expect(try points(rules, done) == [-10, -5, -6, 0])
    // The points of a player stay at the floor.
    for (floor, expected) in [(0, 0), (nil, -10)] as [(Int?, Int)] {
      let logged = try PlayerLog.Rules {
        $0.earnings = rules
        $0.points = try PointsRules { $0.floor = floor }
      }
      var log = PlayerLog(logged, days: try Zone.berlin.days())
      let report = try log.record("sugar", amount: 5, at: hour(1))
      #expect(log.points() == expected && report.points == expected)
    }
  }

  @Test func theFirstRuleCountsOrAllDo() throws {
    let list = [
      EarningRules.Rule("a", points: 1), EarningRules.Rule("b", points: 10),
      EarningRules.Rule("c", points: -2),
    ]
    #expect(try points(EarningRules { $0.rules = list }, [activity("x", 1)]) == [1])
    #expect(
      try points(
        EarningRules {
          $0.rules = list
          $0.choice = .all
        },
        [activity("x", 1)]
      ) == [9]
    )
    // A rule without points keeps activities from those after it.
    let kept = [EarningRules.Rule("no", of: .init(kinds: ["x"]))] + list
    #expect(
      try points(EarningRules { $0.rules = kept }, [activity("x", 1), activity("y", 2)]) == [0, 1]
    )
  }

  @Test func aCoolDownIsOverAfterItsSeconds() throws {
    let rules = try EarningRules {
      $0.rules = [
        EarningRules.Rule("post", points: 3, limits: [.coolDown(.seconds(3600))])
      ]
    }
    let found = try points(rules, [0, 0.5, 0.999, 1, 1.5, 2].map { activity("post", $0) })
    // What earned nothing does not count.
    #expect(found == [3, 0, 0, 3, 0, 3])
  }

  @Test func limitsCountByRuleKindSubjectOrAll() throws {
    func found(_ scope: EarningRules.Limit.Scope) throws -> [Int] {
      let limits = [EarningRules.Limit.coolDown(.seconds(7200), of: scope)]
      let rules = try EarningRules {
        $0.rules = [
          EarningRules.Rule("a", of: .init(tags: ["a"]), points: 1), .init("rest", points: 2),
        ]
        $0.limits = limits
      }
      return try points(
        rules,
        [
          activity("x", 0, subject: "s", tags: ["a"]), activity("x", 0.1, subject: "s"),
          activity("x", 0.2, subject: "t"), activity("y", 0.3, subject: "s"),
          activity("y", 0.4, subject: "s", tags: ["a"]), activity("z", 0.5, member: "bob"),
        ]
      )
    }
    #expect(try found(.rule) == [1, 2, 0, 0, 0, 2])
    #expect(try found(.kind) == [1, 0, 0, 2, 0, 2])
    #expect(try found(.subject) == [1, 0, 2, 2, 0, 2])
    #expect(try found(.all) == [1, 0, 0, 0, 0, 2])
  }

  @Test func activitiesOfARuleWithoutALimitCountForThoseOfAnother() throws {
    let rules = try EarningRules {
      $0.rules = [
        EarningRules.Rule("free", of: .init(kinds: ["x"]), points: 1),
        EarningRules.Rule("bound", points: 2, limits: [.init(2, within: .seconds(3600), of: .all)]),
      ]
    }
    #expect(
      try points(
        rules,
        [activity("x", 0), activity("x", 0.1), activity("y", 0.2), activity("y", 1.05)]
      )
        == [1, 1, 0, 2]
    )
  }

  @Test func severalRulesForOneActivityAreOneActivityForLimits() throws {
    let rules = try EarningRules {
      $0.rules = [EarningRules.Rule("a", points: 1), EarningRules.Rule("b", points: 10)]
      $0.choice = .all
      $0.limits = [.init(2, per: .day, of: .all)]
    }
    #expect(try points(rules, [1, 2, 3, 25].map { activity("x", $0) }) == [11, 11, 0, 11])
  }

  @Test func daysAndWeeksAreThoseOfThePlayer() throws {
    let daily = try EarningRules {
      $0.rules = [EarningRules.Rule("a", points: 1, limits: [.init(2, per: .day)])]
    }
    #expect(
      try points(daily, [1, 2, 23.9, 24, 25, 26].map { activity("x", $0) }) == [1, 1, 0, 1, 1, 0]
    )
    let weekly = try EarningRules {
      $0.rules = [
        EarningRules.Rule("a", points: 1, limits: [.init(1, per: .week)])
      ]
    }
    // The week ends on Sunday.
    #expect(try points(weekly, [1, 48, 71.9, 72].map { activity("x", $0) }) == [1, 0, 0, 1])
  }

  @Test func multipliersComeTogetherAsProductOrAsTheGreatest() throws {
    let multipliers = try [
      EarningRules.Multiplier("weekend", factor: 2, of: .init(weekdays: [.saturday, .sunday])),
      EarningRules.Multiplier(
        "happy",
        factor: ratio(3, 2),
        of: .init(hours: .init(from: .at(18), to: .at(20)))
      ),
      EarningRules.Multiplier("sunday", factor: 3, on: day("2026-11-22")...day("2026-11-22")),
    ]
    let list = [EarningRules.Rule("a", of: .init(kinds: ["x"]), points: 5), .init("p", points: -5)]
    func found(_ combination: EarningRules.Combination) throws -> [Int] {
      let rules = try EarningRules {
        $0.rules = list
        $0.multipliers = multipliers
        $0.combination = combination
      }
      return try points(
        rules,
        [1, 19, 25, 43, 67].map { activity("x", $0) } + [activity("penalty", 68)]
      )
    }
    #expect(try found(.product) == [5, 8, 10, 15, 45, -5])
    #expect(try found(.maximum) == [5, 8, 10, 10, 15, -5])
  }

  @Test func aMultiplierCanBeTurnedOnForAWhile() throws {
    let rules = try EarningRules {
      $0.rules = [EarningRules.Rule("lesson", of: .init(kinds: ["lesson"]), points: 10)]
      $0.multipliers = [
        .init("potion", factor: 2, after: .init(kinds: ["potion"]), lasting: .seconds(900))
      ]
    }
    let found = try points(
      rules,
      [
        activity("lesson", 1), activity("potion", 2), activity("lesson", 2.1),
        activity("lesson", 2.2, member: "bob"), activity("potion", 2.2), activity("lesson", 2.3),
        activity("lesson", 2.45),
      ]
    )
    #expect(found == [10, 0, 20, 10, 0, 20, 10])
  }

  @Test func everyPointIsExplained() throws {
    let cool = EarningRules.Limit.coolDown(.seconds(3600))
    let rules = try EarningRules {
      $0.rules = [EarningRules.Rule("a", points: 5, limits: [cool])]
      $0.multipliers = [.init("one", factor: ratio(3, 2)), .init("two", factor: ratio(3, 2))]
    }
    let earnings = try rules.earnings(
      of: [activity("x", 1, "first"), activity("x", 1.5, "second")],
      days: Zone.berlin.days()
    )
    #expect(earnings.map(\.activity) == ["first", "second"])
    // 7.5 is 8 and 11.25 is 11: rounding does not add up.
    #expect(
      earnings[0].steps == [
        EarningRules.Earning.Step(kind: .base("a"), points: 5),
        .init(kind: .multiplier("one"), points: 3),
        .init(kind: .multiplier("two"), points: 3),
      ]
    )
    #expect(
      earnings[1].steps == [
        EarningRules.Earning.Step(kind: .base("a"), points: 5),
        .init(kind: .limit(cool, of: "a"), points: -5),
      ]
    )
  }

  @Test func voidedActivitiesNeitherEarnNorCountForLimits() throws {
    let rules = try EarningRules {
      $0.rules = [
        EarningRules.Rule("a", points: 5, limits: [.init(1, per: .day)])
      ]
    }
    let first = activity("x", 1, "first")
    let void = PlayerActivity(id: "void", member: "ada", voiding: "first", at: hour(3))
    let foreign = PlayerActivity(id: "foreign", member: "bob", voiding: "second", at: hour(3))
    let found = try points(rules, [void, activity("x", 2, "second"), first, foreign])
    #expect(found == [5])
    let restored = PlayerActivity(id: "restored", member: "ada", voiding: "void", at: hour(4))
    #expect(try points(rules, [void, activity("x", 2, "second"), first, restored]) == [5, 0])
  }

  @Test func theOrderOfActivitiesDoesNotMatterAndNothingOverflows() {
    forEachSeed(0..<40) { generator in
      func rule(_ number: Int) -> EarningRules.Rule {
        EarningRules.Rule(
          EarningRules.Rule.ID("r\(number)"),
          of: .init(kinds: generator.draw(below: 3) == 0 ? nil : ["x", "y"]),
          points: generator.draw(below: 5) == 0 ? 1_000_000_000_000 : generator.draw(below: 20) - 5,
          perAmount: ratio(generator.draw(below: 9) - 3, 1 + generator.draw(below: 4)),
          limits: generator.draw(below: 2) == 0
            ? []
            : [
              .init(1 + generator.draw(below: 3), within: .seconds(1 + generator.draw(below: 9000)))
            ]
        )
      }
      let rules = try EarningRules {
        $0.rules = (0..<3).map(rule)
        $0.choice = generator.draw(below: 2) == 0 ? .first : .all
        $0.limits = [.init(5, per: .day, of: .kind)]
        $0.multipliers = [.init("m", factor: 1000), .init("n", factor: ratio(1, 3))]
      }
      let activities = (0..<40).map { number in
        activity(
          generator.draw(below: 2) == 0 ? "x" : "z",
          Double(generator.draw(below: 100)),
          "a\(number)",
          amount: generator.draw(below: 4) == 0 ? .max : generator.draw(below: 9) - 2
        )
      }
      let days = try Zone.berlin.days()
      let earnings = rules.earnings(of: activities, days: days)
      try #require(earnings == rules.earnings(of: activities.reversed(), days: days))
      for earning in earnings {
        try #require(earning.points.magnitude <= 3_000_000_000_000)
      }
    }
  }

  @Test func rulesAreStoredWithoutDefaults() throws {
    try expectJSON(EarningRules.empty, "{}")
    let rules = try EarningRules {
      $0.rules = [
        EarningRules.Rule(
          "run",
          of: .init(kinds: ["run"]),
          points: 5,
          perAmount: ratio(1, 2),
          limits: [.init(3, per: .day), .init(1, within: .seconds(60), of: .subject)]
        )
      ]
      $0.choice = .all
      $0.limits = [.init(10, within: .seconds(60), of: .all)]
      $0.multipliers = try [
        .init("advent", title: "Advent", factor: 2, on: day("2026-11-29")...day("2026-12-24")),
        .init(
          "potion",
          factor: ratio(3, 2),
          after: .init(kinds: ["potion"]),
          lasting: .seconds(900)
        ),
      ]
      $0.combination = .maximum
      $0.rounding = .down
    }
    try expectJSON(
      rules,
      #"{"choice":"all","combination":"maximum","limits":[{"of":"all","seconds":60,"times":10}],"#
        + #""multipliers":[{"factor":2,"from":"2026-11-29","id":"advent","through":"2026-12-24","#
        + #""title":"Advent"},{"after":{"kinds":["potion"]},"factor":"3/2","id":"potion","#
        + #""seconds":900}],"rounding":"down","rules":[{"id":"run","limits":[{"per":"day","times":3},"#
        + #"{"of":"subject","seconds":60}],"of":{"kinds":["run"]},"perAmount":"1/2","points":5}]}"#
    )
  }

  @Test(arguments: [
    (
      #"{"rules":[{"id":"","points":1},{"id":"a","points":1000000000001},{"id":"a"}]}"#,
      [
        "rules[1].points: 1000000000001, expected -1000000000000 to 1000000000000",
        "rules[0].id: the identifier is empty",
        "rules[2].id: the identifier \"a\" is taken already, by rules[1]",
      ]
    ),
    (
      #"{"limits":[{"times":0,"seconds":0},{"times":2},{"seconds":5,"per":"day"}]}"#,
      [
        "limits[1]: expected one of the keys seconds, per",
        "limits[2]: expected one of the keys seconds, per",
      ]
    ),
    (
      #"{"limits":[{"times":0,"seconds":0}]}"#,
      [
        "limits[0].times: 0, expected 1 to 10000", "limits[0].seconds: 0, expected 1 to 31622400",
      ]
    ),
    (
      #"{"multipliers":[{"id":"m","factor":-1,"of":{"kinds":[]}}]}"#,
      [
        "multipliers[0].of.kinds: 0 elements, expected at least 1",
        "multipliers[0].factor: the factor -1, expected 0 to 1000 with a denominator of at most 1000",
      ]
    ),
    (
      #"{"multipliers":[{"id":"m","factor":2,"from":"2026-02-02","through":"2026-02-01","seconds":5}]}"#,
      [
        "multipliers[0].through: expected a day from 2026-02-02 on",
        "multipliers[0].after: this key is missing",
      ]
    ),
    (
      #"{"rules":[{"id":"a","of":{"subjects":[],"minimumAmount":5,"maximumAmount":4}}]}"#,
      ["rules[0].of.maximumAmount: 4, expected at least 5"]
    ),
    (
      #"{"rule":[]}"#,
      [
        "rule: the key \"rule\" is not known, did you mean \"rules\"?"
      ]
    ),
  ])
  func everyFaultIsReportedWithItsPlace(json: String, faults: [String]) {
    #expect(contentFaults(RuleFault.self) { _ = try decode(EarningRules.self, json) } == faults)
  }
}
