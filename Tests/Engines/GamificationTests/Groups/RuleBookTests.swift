// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct RuleBookTests {
  @Test func defaultsAreLeftOut() throws {
    try expectJSON(
      RuleBook.standard,
      #"{"clockTolerance":600,"reportWithin":{"days":7},"version":1}"#
    )
    // A rule book without the key was stored before there was a limit, and keeps meaning none.
    #expect(try RuleBook(json: Data(#"{"version":1}"#.utf8)).reportWithin == nil)
    #expect(RuleBook.standard.claimLimit == 3)
    #expect(RuleBook.standard.catchUp == .none)
    #expect(RuleBook.standard.points.levels.threshold(of: 2) == 100)
  }

  @Test func everyRuleHasAJSONForm() throws {
    let rules = try RuleBook {
      $0.claimLimit = nil
      $0.todoPoints = 1...10
      $0.joining = .invitation
      $0.confirmations = 2
      $0.confirmWithin = .days(3)
      $0.unconfirmed = .reopened
      $0.missedTurns = .passOn
      $0.stealAfter = .days(3)
      $0.minimumAge = .hours(1)
      $0.reportWithin = .days(2)
      $0.catchUp = .joinDate(try CatchUpPolicy.JoinDate(multiplier: 2))
      $0.penaltyFactor = try Fraction(3, 2)
      $0.points = try PointsRules { $0.floor = nil }
      $0.levelPolicy = .followsBalance
      $0.levelTable = try LevelTable([LevelTable.Appearance(title: "Start", text: "Go.")])
      $0.achievements = .empty
      $0.revocation = .revoke
      $0.ranking = .dense
      $0.streak = .weekly
    }
    try expectJSON(
      rules,
      #"{"achievements":{"achievements":[],"version":1},"#
        + #""catchUp":{"kind":"joinDate","multiplier":2},"claimLimit":null,"#
        + #""clockTolerance":600,"confirmWithin":{"days":3},"confirmations":2,"#
        + #""joining":"invitation","levelPolicy":"followsBalance","#
        + #""levelTable":[{"text":"Go.","title":"Start"}],"minimumAge":{"hours":1},"missedTurns":"passOn","#
        + #""penaltyFactor":"3/2","points":{"floor":null},"ranking":"dense","#
        + #""reportWithin":{"days":2},"revocation":"revoke","stealAfter":{"days":3},"#
        + #""streak":{"period":"week"},"#
        + #""todoPoints":{"maximum":10,"minimum":1},"unconfirmed":"reopened","version":1}"#
    )
    #expect(try RuleBook(json: rules.json()) == rules)
    for rules in try RandomHistory.rules() {
      try expectRoundTrip(rules)
    }
  }

  @Test func everyFaultIsListedWithItsPlace() {
    let json = #"""
      {"version":1,"claimLimit":"few","todoPoints":{"minimum":5,"maximum":1},"joining":"friends",
      "stealAfter":{"years":1},"catchUp":{"kind":"joinDate","days":0,"multiplier":0},
      "points":{"floor":1},"ranking":"none"}
      """#
    let faults = contentFaults(RuleFault.self) { _ = try RuleBook(json: Data(json.utf8)) }
    #expect(
      faults.map { $0.prefix { $0 != ":" } } == [
        "claimLimit", "todoPoints.maximum", "joining", "stealAfter", "catchUp.days",
        "catchUp.multiplier", "points.floor", "ranking",
      ]
    )
    #expect(faults.contains("todoPoints.maximum: 1, expected 5 to 1000000000000"))
  }

  @Test func everyNumberHasItsRange() throws {
    let faults = contentFaults(RuleFault.self) {
      _ = try RuleBook {
        $0.claimLimit = -1
        $0.todoPoints = -5...5
        $0.confirmations = -1
        $0.penaltyFactor = try Fraction(1, 2)
      }
    }
    #expect(
      faults == [
        "claimLimit: -1, expected at least 0",
        "todoPoints.minimum: -5, expected 0 to 1000000000000",
        "confirmations: -1, expected at least 0",
        "penaltyFactor: the factor 1/2, expected at least 1",
      ]
    )
    let json = #"{"version":1,"penaltyFactor":"1/2"}"#
    #expect(
      contentFaults(RuleFault.self) { _ = try RuleBook(json: Data(json.utf8)) } == [faults[3]]
    )
  }

  @Test(arguments: ["", "{}", "[]", #"{"version":2}"#, #"{"version":1"#])
  func whatIsNoRuleBookIsNotRead(json: String) {
    #expect(throws: ContentError<RuleFault>.self) { try RuleBook(json: Data(json.utf8)) }
  }

  @Test func theAchievementsOfAGroupAreABook() throws {
    #expect(
      AchievementBook.standard.achievements.map(\.id) == ["todos", "ideas", "together", "seasons"]
    )
    try expectRoundTrip(AchievementBook.standard)
    #expect(throws: Never.self) { try AchievementBook(AchievementBook.standard.achievements) }
  }
}
