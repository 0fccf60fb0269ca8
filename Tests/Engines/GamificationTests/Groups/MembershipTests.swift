// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct MembershipTests {
  @Test func theFounderIsTheFirstAdministrator() throws {
    var group = PlayerGroup(id: "flat", rules: .standard, calendar: try .berlin)
    expectRefusal(GroupError.member(.notFounded), of: group) { try $0.join("bob", at: start) }
    expectRefusal(GroupError.log(.emptyIdentifier), of: group) { try $0.found(by: "", at: start) }
    try group.found(by: "ada", at: start)
    #expect(group.events.first?.action == .founded)
    #expect(group.view().administrators == ["ada"])
    expectRefusal(GroupError.member(.alreadyFounded), of: group) {
      try $0.found(by: "bob", at: start)
    }
    expectRefusal(GroupError.log(.actorMissing), of: group) {
      try $0.perform(.joined, by: nil, at: start)
    }
  }

  @Test func membersAreInvitedWhereTheRuleBookSaysSo() throws {
    var group = try makeGroup(try RuleBook { $0.joining = .invitation })
    expectRefusal(GroupError.member(.notInvited("bob")), of: group) {
      try $0.join("bob", at: start)
    }
    try group.invite("bob", by: "ada", at: day(1))
    #expect(group.view().invited == ["bob"])
    expectRefusal(GroupError.member(.alreadyInvited("bob")), of: group) {
      try $0.invite("bob", by: "ada", at: day(1))
    }
    try group.join("bob", at: day(2))
    #expect(group.view().invited.isEmpty)
    expectRefusal(GroupError.member(.alreadyMember("bob")), of: group) {
      try $0.join("bob", at: day(3))
    }
    expectRefusal(GroupError.member(.alreadyMember("bob")), of: group) {
      try $0.invite("bob", by: "ada", at: day(3))
    }
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      try $0.invite("eve", by: "eve", at: day(3))
    }
    expectRefusal(GroupError.log(.emptyIdentifier), of: group) {
      try $0.invite("", by: "ada", at: day(3))
    }
    // Every member may invite.
    try group.invite("cleo", by: "bob", at: day(3))
    try group.join("cleo", at: day(3))
  }

  /// Nobody joins long before it is known, to have come early, or not late.
  @Test func nobodyJoinsLongBeforeItIsKnown() throws {
    var group = try makeGroup()
    let end = CalendarDay(of: day(8), in: try .berlin)
    let refusal = GroupError.log(.reportedTooLate(possibleUntil: day(8), day: end))
    let known = day(60)
    expectRefusal(refusal, of: group) {
      try $0.join("bob", at: day(1), stamp: .init(recordedAt: known))
    }
    _ = group.merge([
      PlayerGroup.Event(.joined, by: "bob", at: day(1), recordedAt: known, id: "forged")
    ])
    #expect(group.effect(of: "forged") == .refused(refusal))
    #expect(group.view().members == ["ada"])
    try group.join("bob", at: known)
    #expect(group.profile(of: "bob", at: known)?.memberSince == known)
  }

  @Test func aGroupHasSeveralAdministratorsAndNeverNone() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    expectRefusal(GroupError.member(.lastAdministrator("ada")), of: group) {
      try $0.leave("ada", at: day(1))
    }
    expectRefusal(GroupError.member(.lastAdministrator("ada")), of: group) {
      try $0.demote("ada", by: "ada", at: day(1))
    }
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.promote("cleo", by: "bob", at: day(1))
    }
    try group.promote("bob", by: "ada", at: day(1))
    #expect(group.view().administrators == ["ada", "bob"])
    expectRefusal(GroupError.member(.alreadyAdministrator("bob")), of: group) {
      try $0.promote("bob", by: "ada", at: day(2))
    }
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.demote("cleo", by: "ada", at: day(2))
    }
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      try $0.promote("eve", by: "ada", at: day(2))
    }
    try group.demote("ada", by: "bob", at: day(2))
    try group.leave("ada", at: day(3))
    #expect(group.view().administrators == ["bob"])
  }

  @Test func whoLeavesKeepsHisProfileAndFindsItWhenHeComesBack() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(20, by: "bob", at: day(1))
    try group.create(Todo(id: "open", title: "x", points: 1), by: "ada", at: day(1))
    try group.claim("open", by: "bob", at: day(1))
    try group.leave("bob", at: day(2))
    #expect(group.view().members == ["ada"])
    #expect(group.leaderboard(.lifetime, at: day(2)).standing(of: "bob") == nil)
    #expect(group.profile(of: "bob", at: day(2))?.points == 20)
    #expect(group.profile(of: "bob", at: day(2))?.isMember == false)
    // What he had claimed is open again.
    #expect(group.view().todo("open")?.state == .open)
    expectRefusal(GroupError.member(.notMember("bob")), of: group) {
      try $0.claim("open", by: "bob", at: day(3))
    }
    try group.join("bob", at: day(4))
    let profile = try #require(group.profile(of: "bob", at: day(4)))
    #expect(profile.points == 20)
    #expect(profile.memberSince == start)
    #expect(profile.achievements.first?.isUnlocked == true)
  }

  @Test func whoJoinsAnEmptyGroupLeadsIt() throws {
    var group = try makeGroup(try RuleBook { $0.joining = .invitation })
    try group.leave("ada", at: day(1))
    #expect(group.view().members.isEmpty)
    try group.join("bob", at: day(2))
    #expect(group.view().administrators == ["bob"])
  }

  @Test func aPersonHasAProfileInEveryGroup() throws {
    var flat = try makeGroup(with: ["bob"])
    var club = PlayerGroup(id: "club", rules: .standard, calendar: try .berlin)
    try club.found(by: "bob", at: start)
    try flat.earn(20, by: "bob", at: day(1))
    try club.earn(5, by: "bob", at: day(1))
    #expect(flat.profile(of: "bob", at: day(1))?.points == 20)
    #expect(club.profile(of: "bob", at: day(1))?.points == 5)
    #expect(club.profile(of: "bob", at: day(1))?.isAdministrator == true)
    #expect(club.profile(of: "ada", at: day(1)) == nil)
  }

  @Test func whoIsNotComparedHasNoDisadvantage() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(30, by: "ada", at: day(1))
    try group.optOut("bob", at: day(1))
    expectRefusal(GroupError.member(.alreadyOptedOut("bob")), of: group) {
      try $0.optOut("bob", at: day(1))
    }
    let report = try group.earn(50, by: "bob", at: day(2))
    #expect(report.points == 50)
    #expect(group.leaderboard(.season, at: day(2)).standings.map(\.member) == ["ada"])
    #expect(group.profile(of: "bob", at: day(2))?.level.points == 50)
    try group.optIn("bob", at: day(3))
    expectRefusal(GroupError.member(.alreadyOptedIn("bob")), of: group) {
      try $0.optIn("bob", at: day(3))
    }
    #expect(group.leaderboard(.lifetime, at: day(3)).standings.map(\.member) == ["bob", "ada"])
  }

  @Test func administratorsGivePointsAndLevels() throws {
    var group = try makeGroup(with: ["bob"])
    try group.award(.points(30), to: "bob", by: "ada", at: day(1))
    try group.award(.toNextLevel, to: "bob", by: "ada", at: day(2))
    #expect(group.view().points(of: "bob", .lifetime) == 100)
    #expect(group.view().level(of: "bob").level == 2)
    expectRefusal(GroupError.countOutOfRange(0), of: group) {
      try $0.award(.points(0), to: "bob", by: "ada", at: day(3))
    }
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.award(.points(1), to: "bob", by: "bob", at: day(3))
    }
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      try $0.award(.points(1), to: "eve", by: "ada", at: day(3))
    }
    let bounds = 1...RuleBook.maximumPoints
    expectRefusal(GroupError.pointsOutOfRange(.max, expected: bounds), of: group) {
      try $0.award(.points(Int.max), to: "bob", by: "ada", at: day(3))
    }
  }

  @Test(arguments: [(Fraction.one, 0), (2, -20)])
  func aPenaltyTakesAFactorOfWhatWasCredited(factor: Fraction, total: Int) throws {
    let rules = try RuleBook {
      $0.penaltyFactor = factor
      $0.points = try PointsRules { $0.floor = nil }
    }
    var group = try makeGroup(rules, with: ["bob"])
    try group.earn(20, by: "bob", at: day(1), id: "windows")
    try group.penalize("bob", for: "windows", by: "ada", at: day(2))
    #expect(group.view().points(of: "bob", .lifetime) == total)
    // It can be taken once.
    expectRefusal(GroupError.todo(.nothingToPenalize("bob", for: "windows")), of: group) {
      try $0.penalize("bob", for: "windows", by: "ada", at: day(3))
    }
    expectRefusal(GroupError.todo(.unknown("x")), of: group) {
      try $0.penalize("bob", for: "x", by: "ada", at: day(3))
    }
  }

  @Test func aFineStopsAtTheFloorByDefault() throws {
    var group = try makeGroup(try RuleBook { $0.penaltyFactor = try Fraction(3, 2) }, with: ["bob"])
    try group.earn(25, by: "bob", at: day(1), id: "windows")
    try group.earn(5, by: "bob", at: day(1))
    try group.penalize("bob", for: "windows", by: "ada", at: day(2))
    // 12.5 points of fine are 13; there are 5.
    let postings = group.explanation(of: "bob", at: day(2)).postings
    #expect(postings.last?.entry.change == .points(-13))
    #expect(postings.last?.points == -5)
  }

  @Test func aLevelOnceReachedStaysByDefault() throws {
    for (policy, level) in [(RuleBook.LevelPolicy.highWaterMark, 2), (.followsBalance, 1)] {
      var group = try makeGroup(try RuleBook { $0.levelPolicy = policy }, with: ["bob"])
      #expect(try group.earn(100, by: "bob", at: day(1), id: "x").levels == 2..<3)
      try group.penalize("bob", for: "x", by: "ada", at: day(2))
      #expect(group.view().level(of: "bob").level == level)
    }
  }
}
