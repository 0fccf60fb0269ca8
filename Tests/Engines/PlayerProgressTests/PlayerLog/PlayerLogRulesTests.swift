// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct PlayerLogRulesTests {
  @Test func rulesAreStoredWithoutDefaults() throws {
    try expectJSON(PlayerLog.Rules(), #"{"reportWithin":{"days":7},"version":1}"#)
    try expectRoundTrip(try habitRules())
    #expect(try PlayerLog.Rules(json: habitRules().json()) == habitRules())
  }

  @Test func theLevelsOfAShopAreThoseOfPoints() throws {
    let rules = try habitRules()
    #expect(rules.shop?.rules.levels == rules.points.levels)
  }

  @Test(arguments: [
    (
      #"{"version":1,"earnings":{"rules":[{"id":"a","of":{"kinds":[]}}]},"dailyGoal":{"target":0}}"#,
      [
        "earnings.rules[0].of.kinds: 0 elements, expected at least 1",
        "dailyGoal.quantity: this key is missing",
      ]
    ),
    (
      #"{"version":1,"dailyGoal":{"target":0,"quantity":"points"}}"#,
      ["dailyGoal.target: 0, expected 1 to 1000000000000"]
    ),
    (
      #"{"version":1,"streakNeedsGoal":true,"coinsForGoal":-1,"streakFilter":{"weekdays":[]}}"#,
      [
        "streakFilter.weekdays: 0 elements, expected at least 1",
        "coinsForGoal: -1, expected 0 to 1000000000",
        "streakNeedsGoal: there is no daily goal that the streak could need",
      ]
    ),
    (
      #"{"version":1,"shop":{"version":1,"items":[{"id":"f","title":"F","price":1,"freezes":1}]}}"#,
      ["shop.items[0].freezes: 1, expected 0 to 0"]
    ),
    (#"{"version":2,"nonsense":1}"#, ["version: version 2 is not known, expected 1"]),
  ])
  func everyFaultIsReportedWithItsPlace(json: String, faults: [String]) {
    let found = contentFaults(RuleFault.self) { _ = try PlayerLog.Rules(json: Data(json.utf8)) }
    #expect(found == faults)
  }

  @Test(arguments: [
    #"{"kind":"recorded"}"#, #"{"kind":"recorded","activity":5}"#, #"{"kind":"voided"}"#,
    #"{"kind":"titleChosen","title":"best"}"#, #"{"kind":"flown"}"#,
  ])
  func eventsThatCannotBeReadAreRefused(json: String) {
    #expect(throws: (any Error).self) { try decode(PlayerLog.Action.self, json) }
  }

  @Test func eventsAreStoredReadably() throws {
    let actions: [(PlayerLog.Action, String)] = [
      (
        .recorded(.init("run", subject: "park", amount: 5, tags: ["b", "a"], utcOffset: 60)),
        #"{"activity":"run","amount":5,"kind":"recorded","subject":"park","tags":["a","b"],"#
          + #""utcOffset":60}"#
      ), (.recorded(.init("run")), #"{"activity":"run","kind":"recorded"}"#),
      (.bought("hat"), #"{"item":"hat","kind":"bought"}"#),
      (.goalChosen(target: 50), #"{"kind":"goalChosen","target":50}"#),
      (.titleChosen(.none), #"{"kind":"titleChosen","title":"none"}"#),
      (.achievementsSeen, #"{"kind":"achievementsSeen"}"#),
      (.voided("e7"), #"{"event":"e7","kind":"voided"}"#),
    ]
    for (action, json) in actions {
      try expectJSON(action, json)
    }
  }

  @Test func aGoalCountsPointsActivitiesOrAmounts() throws {
    func value(_ goal: DailyGoal) throws -> Int? {
      let earnings = try EarningRules { $0.rules = [EarningRules.Rule("a", points: 3)] }
      let rules = try PlayerLog.Rules {
        $0.earnings = earnings
        $0.dailyGoal = goal
      }
      var log = PlayerLog(rules, days: try Zone.berlin.days())
      try log.record("water", amount: 4, at: hour(1))
      try log.record("water", amount: -2, at: hour(2))
      try log.record("tea", amount: .max, at: hour(3))
      return log.profile(at: hour(4)).goal?.value
    }
    #expect(try value(DailyGoal(.points, 9)) == 9)
    #expect(try value(DailyGoal(.activities, 9)) == 3)
    #expect(try value(DailyGoal(.amount, 9, of: .init(kinds: ["water"]))) == 4)
    #expect(try value(DailyGoal(.amount, 9)) == .max)
    try expectJSON(
      try DailyGoal(.amount, 8, of: .init(kinds: ["water"])),
      #"{"of":{"kinds":["water"]},"quantity":"amount","target":8}"#
    )
  }
}
