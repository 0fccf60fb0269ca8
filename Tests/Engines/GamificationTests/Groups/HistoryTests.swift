// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

/// Voids, late events, views of the past, other rules.
@Suite struct HistoryTests {
  @Test func administratorsDeclareAnythingVoidAndOthersWhatIsTheirs() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    let report = try group.earn(20, by: "bob", at: day(1), id: "windows")
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.void(report.event.id, by: "cleo", at: day(2))
    }
    expectRefusal(GroupError.log(.unknownEvent("x")), of: group) {
      try $0.void("x", by: "ada", at: day(2))
    }
    // Before it happened it cannot be void.
    expectRefusal(GroupError.log(.unknownEvent(report.event.id.rawValue)), of: group) {
      try $0.void(report.event.id, by: "ada", at: day(0, 23))
    }
    let void = try group.void(report.event.id, by: "bob", at: day(2))
    #expect(group.view().points(of: "bob", .lifetime) == 0)
    #expect(group.view().todo("windows")?.state == .claimed)
    #expect(group.effect(of: report.event.id) == .void(by: void.id))
    // An administrator can declare it void as well, once; then nobody else brings it back.
    let hers = try group.void(report.event.id, by: "ada", at: day(3))
    #expect(group.effect(of: report.event.id) == .void(by: hers.id))
    expectRefusal(GroupError.log(.alreadyVoid(report.event.id.rawValue)), of: group) {
      try $0.void(report.event.id, by: "ada", at: day(3, 1))
    }
    try group.void(void.id, by: "bob", at: day(4))
    #expect(group.view().points(of: "bob", .lifetime) == 0)
    // A void of a void restores.
    try group.void(hers.id, by: "ada", at: day(5))
    #expect(group.view().points(of: "bob", .lifetime) == 20)
    #expect(group.effect(of: report.event.id) == .effective)
    #expect(group.effect(of: "x") == nil)
  }

  @Test func whatAnAdministratorDeclaredVoidOthersDoNotBringBack() throws {
    var group = try makeGroup(with: ["bob"])
    let report = try group.earn(20, by: "bob", at: day(1))
    let void = try group.void(report.event.id, by: "ada", at: day(2))
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.void(void.id, by: "bob", at: day(3))
    }
    // Nor does he take back what concerns others.
    let created = try #require(group.events.first { $0.action.isCreation })
    let refusal = GroupError.member(.slipTimePassed("bob", possibleUntil: .of(day(1) + 600)))
    expectRefusal(refusal, of: group) {
      try $0.void(created.id, by: "bob", at: day(3))
    }
  }

  @Test func whatDependedOnAVoidEventStaysWithoutEffect() throws {
    var group = try makeGroup(with: ["bob"])
    try group.create(
      Todo(id: "x", title: "x", points: 5),
      by: "ada",
      at: day(1),
      stamp: .init(id: "created")
    )
    try group.claim("x", by: "bob", at: day(2), stamp: .init(id: "claimed"))
    try group.complete("x", by: "bob", at: day(3), stamp: .init(id: "completed"))
    try group.void("created", by: "ada", at: day(4), stamp: .init(id: "void"))
    #expect(group.view().todos.isEmpty)
    #expect(group.refusals.map(\.id) == ["claimed", "completed"])
    #expect(group.refusals.map(\.reason) == [.todo(.unknown("x")), .todo(.unknown("x"))])
    #expect(group.effect(of: "claimed") == .refused(.todo(.unknown("x"))))
    try group.void("void", by: "ada", at: day(5))
    #expect(group.refusals.isEmpty)
    #expect(group.view().points(of: "bob", .lifetime) == 5)
  }

  @Test func rolesAndRulesCanBeVoidToo() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.earn(20, by: "cleo", at: day(1), id: "x")
    let promotion = try group.promote("bob", by: "ada", at: day(2))
    try group.penalize("cleo", for: "x", by: "bob", at: day(3))
    try group.adopt(try RuleBook { $0.claimLimit = 1 }, by: "bob", at: day(3))
    let void = try group.void(promotion.id, by: "ada", at: day(4))
    // Without his role, nothing that he did by it counts.
    #expect(group.view().administrators == ["ada"])
    #expect(group.view().points(of: "cleo", .lifetime) == 20)
    #expect(group.rules == RuleBook.standard)
    #expect(
      group.refusals.map(\.reason) == [
        .member(.notAdministrator("bob")), .member(.notAdministrator("bob")),
      ]
    )
    try group.void(void.id, by: "ada", at: day(5))
    #expect(group.view().points(of: "cleo", .lifetime) == 0)
    #expect(group.rules.claimLimit == 1)
    let founding = try #require(group.events.first)
    expectRefusal(GroupError.foundingCannotBeVoid, of: group) {
      try $0.void(founding.id, by: "ada", at: day(6))
    }
  }

  @Test func lateEventsLandWhereTheyBelong() throws {
    var group = try makeGroup(try RuleBook { $0.claimLimit = 1 }, with: ["bob"])
    try group.create(Todo(id: "x", title: "x", points: 5), by: "ada", at: day(1))
    try group.create(Todo(id: "y", title: "y", points: 7), by: "ada", at: day(1))
    try group.claim("y", by: "bob", at: day(5), stamp: .init(id: "later"))
    // From another device: bob had claimed something else before.
    let claim = PlayerGroup.Event(.claimed("x"), by: "bob", at: day(2), recordedAt: day(6), id: "a")
    try group.apply(claim)
    #expect(group.refusals.map(\.id) == ["later"])
    #expect(group.refusals.map(\.reason) == [.todo(.claimLimitReached(1))])
    try group.apply(PlayerGroup.Event(.completed("x"), by: "bob", at: day(3), id: "b"))
    #expect(group.refusals.isEmpty)
    #expect(group.view().todos(claimedBy: "bob").map(\.id) == ["y"])
  }

  @Test func theSameEventTwiceIsOneEvent() throws {
    var group = try makeGroup(with: ["bob"])
    let before = group
    for event in group.events {
      try group.apply(event)
    }
    expectTaken(group.merge(group.events))
    #expect(group == before)
    let other = PlayerGroup.Event(.joined, by: "eve", at: day(1), id: group.events[0].id)
    expectRefusal(GroupError.log(.conflictingEvent(other.id.rawValue)), of: group) {
      try $0.apply(other)
    }
    #expect(group.merge([other]).rejected.map(\.reason) == [.conflictingEvent(other.id.rawValue)])
    #expect(group == before)
    let error = #expect(throws: ReplayError<GroupError>.self) {
      _ = try PlayerGroup(group.content, replaying: group.events + [other])
    }
    #expect(error == ReplayError(position: 2, refusal: .log(.conflictingEvent(other.id.rawValue))))
  }

  @Test func whatIsNoEventIsRefused() throws {
    let group = try makeGroup()
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
      let date = Date(timeIntervalSince1970: seconds)
      expectRefusal(GroupError.log(.dateOutOfRange), of: group) { try $0.join("bob", at: date) }
      expectRefusal(GroupError.log(.dateOutOfRange), of: group) {
        try $0.join("bob", at: day(1), stamp: .init(recordedAt: date))
      }
      expectRefusal(GroupError.log(.dateOutOfRange), of: group) {
        try $0.openSeason(id: "x", lasting: .days(1), at: date)
      }
      // Questions about such a date have an answer, whatever it is.
      _ = group.leaderboard(.season, at: date)
      _ = group.leaderboard(.days(3), at: date)
      _ = group.view(asOf: date, knownAt: date)
      _ = group.archives(at: date)
    }
    expectRefusal(GroupError.log(.emptyIdentifier), of: group) {
      try $0.join("bob", at: day(1), stamp: .init(id: ""))
    }
    expectRefusal(GroupError.log(.knownBeforeItHappened), of: group) {
      try $0.join("bob", at: day(1), stamp: .init(recordedAt: day(0)))
    }
    var other = group
    try other.apply(PlayerGroup.Event(.joined, by: "bob", at: day(1), recordedAt: day(0), id: "x"))
    #expect(other.refusals.map(\.reason) == [.log(.knownBeforeItHappened)])
    try expectReplayEqualsLive(other)
  }

  @Test func standingsCanBeAskedForAtAnyDate() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(10, by: "bob", at: day(1))
    let wrong = try group.earn(20, by: "bob", at: day(2))
    #expect(group.leaderboard(.lifetime, at: day(1)).top(1).map(\.points) == [10])
    #expect(group.leaderboard(.lifetime, at: day(2)).top(1).map(\.points) == [30])
    #expect(group.leaderboard(.lifetime, at: day(-1)).isEmpty)
    // A correction shows both figures: what was known then, and what is known now.
    try group.void(wrong.event.id, by: "ada", at: day(5))
    #expect(group.view(asOf: day(3)).points(of: "bob", .lifetime) == 10)
    #expect(group.view(asOf: day(3), knownAt: day(3)).points(of: "bob", .lifetime) == 30)
    #expect(group.view(knownAt: day(4)).points(of: "bob", .lifetime) == 30)
  }

  @Test func derivedIdentifiersKeepTheOrderOfCommands() throws {
    // Everything at the same instant, beyond ten events, also after one with an identifier of the
    // app's making.
    var group = try makeGroup()
    for number in 0..<12 {
      try group.earn(1, by: "ada", at: start, id: "t\(number)")
    }
    try group.create(
      Todo(id: "z", title: "z", points: 1),
      by: "ada",
      at: start,
      stamp: .init(id: "zebra")
    )
    try group.claim("z", by: "ada", at: start)
    try group.complete("z", by: "ada", at: start)
    #expect(group.view().points(of: "ada", .lifetime) == 13)
    #expect(Set(group.events.map(\.id)).count == group.events.count)
    // The same commands give the same identifiers.
    var again = try makeGroup()
    try again.earn(1, by: "ada", at: start, id: "t0")
    #expect(again.events == Array(group.events.prefix(4)))
  }

  @Test func otherRulesAreJudgedBeforeTheyAreAdopted() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(60, by: "ada", at: day(1))
    try group.earn(60, by: "ada", at: day(1, 1))
    try group.earn(80, by: "bob", at: day(1))
    let capped = try RuleBook {
      $0.points = try PointsRules { $0.caps = [PointsCap(70, per: .day)] }
    }
    let told = group.differences(under: capped, at: day(2))
    #expect(told.losers.map(\.member) == ["ada", "bob"])
    #expect(told.gainers.isEmpty)
    let ada = try #require(told.changes.first)
    #expect(ada.points == RuleBook.Difference.Figure(before: 120, after: 70))
    #expect(ada.points.change == -50)
    #expect(ada.level == RuleBook.Difference.Figure(before: 2, after: 1))
    #expect(ada.rank == RuleBook.Difference.Figure(before: 1, after: 1))
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.adopt(capped, by: "bob", at: day(2))
    }
    try group.adopt(capped, by: "ada", at: day(2))
    #expect(group.view().points(of: "ada", .lifetime) == 70)
    #expect(group.view().points(of: "bob", .lifetime) == 70)
    // The standings of a past date are by the rules of that date.
    #expect(group.leaderboard(.lifetime, at: day(1, 2)).top(1).map(\.points) == [120])
  }

  @Test(
    arguments: [
      (120, 70, -50), (.min, .max, .max), (.max, .min, .min), (-1, .max, .max), (0, .min, .min),
    ] as [(Int, Int, Int)]
  )
  func aChangeThatDoesNotFitIsTheNearestInteger(before: Int, after: Int, change: Int) {
    #expect(RuleBook.Difference.Figure(before: before, after: after).change == change)
  }

  @Test func newRulesHoldFromNowOnOrForAllOfThePast() throws {
    func doubled(_ factor: Fraction) throws -> RuleBook {
      try RuleBook { $0.multipliers = [EarningRules.Multiplier("all", factor: factor)] }
    }
    func points(_ group: PlayerGroup) -> Int { group.view().points(of: "bob", .lifetime) }
    func played(_ span: PlayerLog.Adoption) throws -> PlayerGroup {
      var group = try makeGroup(with: ["bob"])
      try group.earn(10, by: "bob", at: day(1))
      try group.adopt(try doubled(2), span, by: "ada", at: day(2))
      try group.earn(10, by: "bob", at: day(3))
      #expect(group.rules == (try doubled(2)))
      try expectReplayEqualsLive(group)
      try expectRoundTrip(group)
      return group
    }
    #expect(points(try played(.past)) == 40)
    var group = try played(.fromNowOn)
    #expect(points(group) == 30)
    // What was done before and becomes known later is worth what it was.
    try group.earn(10, by: "bob", at: day(1, 1), id: "late")
    #expect(points(group) == 40)
    // An adoption for the past overrides those before it, and without it they hold again.
    let all = try group.adopt(try doubled(3), .past, by: "ada", at: day(4))
    #expect(points(group) == 90)
    try group.adopt(try doubled(5), .fromNowOn, by: "ada", at: day(5))
    try group.earn(10, by: "bob", at: day(6))
    #expect(points(group) == 140)
    let told = group.differences(under: try doubled(1), at: day(7)).changes
    #expect(told.first { $0.member == "bob" }?.points == FigureChange(before: 140, after: 40))
    try group.void(all.id, by: "ada", at: day(7))
    #expect(points(group) == 10 + 10 + 20 + 50)
    try expectReplayEqualsLive(group)
  }

  @Test func whatWasAllowedStaysAllowedUnderOtherRules() throws {
    var group = try makeGroup(with: ["bob"])
    for id in ["x", "y"] as [Todo.ID] {
      try group.create(Todo(id: id, title: "x", points: 50), by: "ada", at: day(1))
      try group.claim(id, by: "bob", at: day(1))
    }
    let strict = try RuleBook {
      $0.claimLimit = 1
      $0.todoPoints = 1...10
      $0.joining = .invitation
    }
    #expect(group.differences(under: strict, at: day(2)).isEmpty)
    try group.adopt(strict, by: "ada", at: day(2))
    #expect(group.refusals.isEmpty)
    #expect(group.view().members == ["ada", "bob"])
    #expect(try group.complete("x", by: "bob", at: day(3)).points == 50)
    expectRefusal(GroupError.pointsOutOfRange(50, expected: 1...10), of: group) {
      try $0.create(Todo(id: "z", title: "z", points: 50), by: "ada", at: day(3))
    }
  }
}

extension PlayerGroup.Action {
  fileprivate var isCreation: Bool {
    if case .created = self { true } else { false }
  }
}
