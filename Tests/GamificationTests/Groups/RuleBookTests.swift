import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct RuleBookTests {
  @Test func defaultsAreLeftOut() throws {
    try expectJSON(RuleBook(), #"{"version":1}"#)
    #expect(RuleBook().claimLimit == 3)
    #expect(RuleBook().catchUp == .none)
    #expect(RuleBook().levels.threshold(of: 2) == 100)
  }

  @Test func everyRuleHasAJSONForm() throws {
    let rules = RuleBook(
      claimLimit: nil,
      todoPoints: 1...10,
      joining: .invitation,
      confirmations: 2,
      stealAfter: .days(3),
      minimumAge: .hours(1),
      reportWithin: .days(2),
      catchUp: .joinDate(try CatchUpPolicy.JoinDate(multiplier: 2)),
      penaltyFactor: try Fraction(3, 2),
      points: try PointsRules(floor: .none),
      levelPolicy: .followsBalance,
      levelTable: try LevelTable([LevelTable.Appearance(title: "Start", text: "Go.")]),
      achievements: .empty,
      revocation: .revoke,
      ranking: .dense
    )
    try expectJSON(
      rules,
      #"{"achievements":{"achievements":[],"version":1},"#
        + #""catchUp":{"kind":"joinDate","multiplier":2},"claimLimit":null,"confirmations":2,"#
        + #""joining":"invitation","levelPolicy":"followsBalance","#
        + #""levelTable":[{"text":"Go.","title":"Start"}],"minimumAge":{"hours":1},"#
        + #""penaltyFactor":"3/2","points":{"floor":"none"},"ranking":"dense","#
        + #""reportWithin":{"days":2},"revocation":"revoke","stealAfter":{"days":3},"#
        + #""todoPoints":{"least":1,"most":10},"version":1}"#
    )
    #expect(try RuleBook(json: rules.json()) == rules)
    for rules in try RandomHistory.rules() {
      try expectRoundTrip(rules)
    }
  }

  @Test func everyFaultIsListedWithItsPlace() {
    let json = #"""
      {"version":1,"claimLimit":"few","todoPoints":{"least":5,"most":1},"joining":"friends",
      "stealAfter":{"years":1},"catchUp":{"kind":"joinDate","days":0,"multiplier":0},
      "points":{"floor":1},"ranking":"none"}
      """#
    let faults = contentFaults(RuleFault.self) { _ = try RuleBook(json: Data(json.utf8)) }
    #expect(
      faults.map { $0.prefix { $0 != ":" } } == [
        "claimLimit", "todoPoints.most", "joining", "stealAfter", "catchUp.days",
        "catchUp.multiplier", "points.floor", "ranking",
      ]
    )
    #expect(faults.contains("todoPoints.most: 1, expected 5 to 9223372036854775807"))
  }

  @Test(arguments: ["", "{}", "[]", #"{"version":2}"#, #"{"version":1"#])
  func whatIsNoRuleBookIsNotRead(json: String) {
    #expect(throws: ContentError<RuleFault>.self) { try RuleBook(json: Data(json.utf8)) }
  }

  @Test func theAchievementsOfAGroupAreABook() throws {
    #expect(
      AchievementBook.group.achievements.map(\.id) == ["todos", "ideas", "together", "seasons"]
    )
    try expectRoundTrip(AchievementBook.group)
  }
}
