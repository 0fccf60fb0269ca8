// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PlayerProgress

/// Points by hand, clocks, terms, other rules, leaving and erasing.
@Suite struct PlayerLogChangesTests {
  private func rules(_ points: Int = 10) throws -> PlayerLog.Rules {
    try PlayerLog.Rules {
      $0.earnings = try EarningRules {
        $0.rules = [EarningRules.Rule("post", of: "post", points: points)]
      }
      $0.points = try PointsRules { $0.levels = try LevelCurve(.linear(step: 20)) }
      $0.shop = try Wallet.Shop([], rules: Wallet.Rules { $0.points = 1 })
      $0.dailyGoal = try DailyGoal(.points, points)
      $0.managers = ["teacher"]
    }
  }

  private func log() throws -> PlayerLog {
    PlayerLog(try rules(), days: try Zone.berlin.days())
  }

  @Test func pointsAreGivenAndTakenByHandWithAReason() throws {
    var log = try log()
    let award = try log.award(25, to: "bob", for: "He helped", by: "teacher", at: hour(8))
    #expect(award.points == 25)
    #expect(award.steps.map(\.kind) == [.award])
    #expect(Array(award.levels) == [2])
    #expect(award.coins == 25)
    let fine = try log.deduct(40, from: "bob", for: "He copied", by: "teacher", at: hour(9))
    // The floor is 0.
    #expect(fine.steps.map(\.kind) == [.award, .floor])
    #expect(fine.points == -25)
    #expect(log.points(of: "bob") == 0)
    #expect(fine.event.actor == "teacher" && fine.player == "bob")
    let explanation = log.explanation(of: "bob").postings
    #expect(explanation.map(\.entry.reason.note) == ["He helped", "He copied"])
    #expect(explanation.map(\.points) == [25, -25])
    try log.void(fine.id, at: hour(10))
    #expect(log.points(of: "bob") == 25)
    for points in [0, -1, .min, .max] {
      expectRefusal(
        PlayerLogError.awardOutOfRange(points, expected: 1...1_000_000_000_000),
        of: log
      ) {
        try $0.award(points, to: "bob", at: hour(11))
      }
    }
    let refused = PlayerLog.Award(points: 0)
    #expect(throws: PlayerLogError.self) { try log.perform(.awarded(refused), at: hour(11)) }
  }

  @Test func clocksMayDifferByTenMinutes() throws {
    var log = try log()
    // A tablet whose clock is ten minutes fast, and a phone that undoes it at once.
    let done = try log.record("post", at: hour(12) + 600)
    let void = try log.void(done.id, at: hour(12))
    #expect(void.event.date == hour(12) + 600)
    #expect(log.points() == 0)
    let other = try log.record("post", at: hour(14))
    expectRefusal(PlayerLogError.log(.unknownEvent(other.id.rawValue)), of: log) {
      try $0.void(other.id, at: hour(14) - 601)
    }
  }

  @Test func anAmountBelowZeroIsRefusedWhereItWouldGiveNothing() throws {
    let earnings = try EarningRules {
      $0.rules = [.init("run", of: "run", perAmount: 1), .init("walk", of: "walk", points: 2)]
    }
    let days = try Zone.berlin.days()
    var log = PlayerLog(try PlayerLog.Rules { $0.earnings = earnings }, days: days)
    expectRefusal(PlayerLogError.negativeAmount(-20), of: log) {
      try $0.record("run", amount: -20, at: hour(1))
    }
    #expect(try log.record("walk", amount: -20, at: hour(1)).points == 2)
  }

  @Test func kindsThatAreNamedAreAllThereAre() throws {
    let closed = try rules().with { $0.kinds = ["post", "read"] }
    var log = PlayerLog(closed, days: try Zone.berlin.days())
    try log.record("read", at: hour(1))
    let refusal = PlayerLogError.unknownKind("raed", nearest: "read")
    expectRefusal(refusal, of: log) { try $0.record("raed", at: hour(2)) }
    expectRefusal(PlayerLogError.unknownKind("swim", nearest: nil), of: log) {
      try $0.record("swim", at: hour(2))
    }
    try expectRoundTrip(closed)
  }

  @Test func kindsThatNothingNamesAreListedWithWhatWasMeant() throws {
    var log = try log()
    try log.record("post", at: hour(1))
    #expect(log.unnamedKinds.isEmpty)
    for (hours, kind) in [(2.0, "psot"), (3, "swim"), (4, "psot")] {
      #expect(try log.record(.init(rawValue: kind), at: hour(hours)).points == 0)
    }
    let slip = try log.record("raed", at: hour(5))
    try log.void(slip.id, at: hour(6))
    #expect(log.unnamedKinds.map(\.kind) == ["psot", "swim"])
    #expect(log.unnamedKinds.map(\.nearest) == ["post", nil])
    #expect(log.unnamedKinds.map(\.count) == [2, 1])
  }

  @Test func aTermBeginsWithoutPointsAndKeepsThoseBefore() throws {
    var log = try log()
    for hours in [1.0, 2, 3] { try log.record("post", by: "bob", at: hour(hours)) }
    #expect(log.profile(of: "bob", at: hour(4)).level.level == 2)
    try log.beginTerm("spring", by: "teacher", at: hour(24))
    let profile = log.profile(of: "bob", at: hour(25))
    #expect(profile.points == 0 && profile.level.level == 1)
    // Coins stay, and are earned anew.
    #expect(profile.coins == 30)
    try log.record("post", by: "bob", at: hour(26))
    #expect(log.profile(of: "bob", at: hour(27)).coins == 40)
    #expect(log.points(of: "bob", term: nil) == 30)
    #expect(log.points(of: "bob", term: "spring") == 10)
    #expect(log.points(of: "bob", term: "fall") == nil)
    #expect(log.explanation(of: "bob", term: nil)?.postings.count == 3)
    #expect(log.points(of: "bob", in: hour(0)..<hour(30)) == 40)
    expectRefusal(PlayerLogError.duplicateTerm("spring"), of: log) {
      try $0.beginTerm("spring", at: hour(30))
    }
    // What was done before and is entered late counts for the time before.
    let stamp = PlayerLog.Event.Stamp(recordedAt: hour(30))
    try log.record("post", by: "bob", at: hour(5), stamp: stamp)
    #expect(log.points(of: "bob", term: nil) == 40)
    #expect(log.points(of: "bob") == 10)
    try log.beginTerm("fall", at: hour(48))
    #expect(log.terms.map(\.end) == [hour(48), nil])
    try expectReplayEqualsLive(log)
    try expectRoundTrip(log)
  }

  @Test func newRulesHoldFromNowOnOrForAllOfThePast() throws {
    func points(_ span: PlayerLog.Adoption) throws -> [Int] {
      var log = try log()
      for hours in [1.0, 2, 3] { try log.record("post", at: hour(hours)) }
      try log.adopt(try rules(2), span, at: hour(10))
      try log.record("post", at: hour(11))
      try expectReplayEqualsLive(log)
      try expectRoundTrip(log)
      #expect(log.rules.earnings == (try rules(2).earnings))
      return [log.points(in: hour(0)..<hour(10)), log.points()]
    }
    #expect(try points(.fromNowOn) == [30, 32])
    #expect(try points(.past) == [6, 8])
  }

  @Test func anAdoptionForThePastOverridesThoseBeforeIt() throws {
    var log = try log()
    try log.record("post", at: hour(1))
    try log.adopt(try rules(3), .fromNowOn, at: hour(2))
    try log.record("post", at: hour(3))
    #expect(log.points() == 13)
    let all = try log.adopt(try rules(5), .past, at: hour(4))
    #expect(log.points() == 10)
    try log.adopt(try rules(7), .fromNowOn, at: hour(5))
    try log.record("post", at: hour(6))
    #expect(log.points() == 17)
    // Without it the first one holds again.
    try log.void(all.id, at: hour(7))
    #expect(log.points() == 10 + 3 + 7)
  }

  @Test func aRaisedGoalLeavesDaysThatWereMet() throws {
    var log = try log()
    for hours in [1.0, 25, 49] { try log.record("post", at: hour(hours)) }
    #expect(log.profile(at: hour(50)).goal?.run == 3)
    let harder = try rules().with { $0.dailyGoal = try DailyGoal(.points, 30) }
    try log.adopt(harder, .fromNowOn, at: hour(72))
    #expect(log.profile(at: hour(73)).goal?.target == 30)
    #expect(log.profile(at: hour(73)).goal?.run == 3)
    try log.adopt(harder, .past, at: hour(74))
    #expect(log.profile(at: hour(75)).goal?.longestRun == 0)
  }

  @Test func whoLeavesComesBackWithTheNextThing() throws {
    var log = try log()
    try log.record("post", by: "bob", at: hour(1))
    try log.leave(by: "bob", at: hour(2))
    #expect(log.players.isEmpty)
    #expect(log.points(of: "bob") == 10)
    for player in ["bob", "nobody"] as [Member.ID] {
      expectRefusal(PlayerLogError.unknownPlayer(player), of: log) {
        try $0.leave(by: player, at: hour(3))
      }
    }
    try log.record("post", by: "bob", at: hour(4))
    #expect(log.players == ["bob"])
    #expect(log.points(of: "bob") == 20)
  }

  @Test func whoIsErasedIsNowhereAndOthersKeepTheirs() throws {
    var log = try log()
    try log.record("post", subject: "bob's diary", by: "bob", at: hour(1))
    try log.record("post", by: "cleo", at: hour(2))
    try log.award(5, to: "bob", for: "bob was kind", by: "teacher", at: hour(3))
    let before = log
    let erasure = try log.erase("bob", by: "bob", at: hour(4))
    #expect(try !json(log).contains("bob"))
    let standIn = try #require(erasure.actor)
    #expect(log.players == ["cleo", standIn].sorted())
    #expect(log.points(of: standIn) == 15)
    #expect(log.points(of: "cleo") == 10)
    // An old device brings nothing back.
    expectTaken(log.merge(before.events))
    try log.record("post", by: "bob", at: hour(5))
    #expect(try !json(log).contains("bob"))
    expectRefusal(PlayerLogError.unknownPlayer("bob"), of: log) { try $0.erase("bob", at: hour(6)) }
  }

  // MARK: Managers

  /// Whoever may act for others does so by the rules at that time, whatever is adopted later.
  @Test func rulesNameWhoMayActForOthers() throws {
    var log = try log()
    try log.award(5, to: "bob", by: "teacher", at: hour(1))
    let others = try rules().with { $0.managers = ["eve"] }
    try log.adopt(others, .past, by: "teacher", at: hour(2))
    try log.award(5, to: "bob", by: "eve", at: hour(3))
    expectRefusal(PlayerLogError.log(.notManager("teacher")), of: log) {
      try $0.award(5, to: "bob", by: "teacher", at: hour(3))
    }
    expectRefusal(PlayerLogError.log(.notManager("eve")), of: log) {
      try $0.award(5, to: "bob", by: "eve", at: hour(1))
    }
    #expect(log.points(of: "bob") == 10 && log.refusals.isEmpty)
    // The other manager's gift is taken back with an actor, and given again.
    let gift = try #require(log.events.first { $0.actor == "teacher" })
    let void = try log.void(gift.id, by: "eve", at: hour(4))
    #expect(log.points(of: "bob") == 5)
    try log.void(void.id, by: "eve", at: hour(5))
    #expect(log.points(of: "bob") == 10)
    try expectReplayEqualsLive(log)
    try expectRoundTrip(log)
  }

  /// Rules that somebody adopts who may not make nobody a manager, and do not hold for the past.
  @Test(arguments: PlayerLog.Adoption.allCases)
  func rulesWithoutTheRightAreNone(span: PlayerLog.Adoption) throws {
    typealias Event = PlayerLog.Event
    var log = try log()
    try log.record("post", by: "bob", at: hour(1))
    let slip = try log.record("post", by: "cleo", at: hour(1))
    let before = log
    let rules = try PlayerLog.Rules {
      $0.managers = ["bob"]
      $0.reportWithin = nil
    }
    let forged = [
      Event(.adopted(rules, span), by: "bob", at: hour(2), id: "f1"),
      Event(.awarded(.init(to: "bob", points: 500)), by: "bob", at: hour(3), id: "f2"),
      Event(.voided(slip.id), by: "bob", at: hour(4), id: "f3"),
    ]
    let report = log.merge(forged)
    #expect(report.refused.map(\.id) == ["f1", "f2", "f3"])
    #expect(report.consequences.isEmpty)
    #expect(log.state == before.state)
    try expectReplayEqualsLive(log)
    // Made a manager later, bob has still not been one then.
    try log.adopt(rules, .past, at: hour(5))
    #expect(log.refusals.map(\.id) == ["f1", "f2", "f3"])
    // A void of what made him one takes that back, with what he did by it.
    var made = before
    let others = try self.rules().with { $0.managers = ["bob"] }
    let adoption = try made.adopt(others, span, at: hour(2))
    try made.award(500, to: "bob", by: "bob", at: hour(3))
    #expect(made.points(of: "bob") == 510)
    let back = try made.void(adoption.id, at: hour(4))
    #expect(made.points(of: "bob") == 10)
    #expect(back.effects.map(\.isLost) == [true, true])
    try expectReplayEqualsLive(made)
  }

  /// What is erased is gone on one device, so rules that come later do not decide it.
  @Test func onlyThoseOfTheFirstRulesErase() throws {
    var log = try log()
    try log.record("post", subject: "park", by: "bob", at: hour(1))
    try log.adopt(try rules().with { $0.managers = ["eve"] }, .past, at: hour(2))
    expectRefusal(PlayerLogError.log(.notManager("eve")), of: log) {
      try $0.erase("bob", by: "eve", at: hour(3))
    }
    try log.erase("bob", by: "teacher", at: hour(3))
    #expect(try !json(log).contains("bob"))
    try log.erase("eve", at: hour(4))
    try log.erase("teacher", by: "teacher", at: hour(4))
    for name in ["\"eve\"", "teacher"] { #expect(try !json(log).contains(name)) }
    #expect(log.refusals.isEmpty)
    try expectReplayEqualsLive(log)
  }

  @Test func newActionsAreStoredReadably() throws {
    let actions: [(PlayerLog.Action, String)] = [
      (
        .awarded(.init(to: "bob", points: -5, reason: "late")),
        #"{"kind":"awarded","points":-5,"reason":"late","to":"bob"}"#
      ),
      (
        .rested(try day("2026-07-01")...day("2026-07-14")),
        #"{"from":"2026-07-01","kind":"rested","through":"2026-07-14"}"#
      ), (.moved(zone: "Asia/Tokyo"), #"{"kind":"moved","zone":"Asia/Tokyo"}"#),
      (.left, #"{"kind":"left"}"#), (.termBegan("2027"), #"{"kind":"termBegan","term":"2027"}"#),
      (
        .adopted(PlayerLog.Rules(), .past),
        #"{"kind":"adopted","rules":{"reportWithin":{"days":7},"version":1},"span":"past"}"#
      ),
    ]
    for (action, json) in actions { try expectJSON(action, json) }
    #expect(throws: (any Error).self) {
      try decode(
        PlayerLog.Action.self,
        #"{"from":"2026-07-14","kind":"rested","through":"2026-07-01"}"#
      )
    }
  }
}
