// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// The sketch of how a flat share with seasons should read, with the values of its comments
/// asserted.
@Suite struct UsageTests {
  @Test func aFlatShareWithSeasons() throws {
    let berlin = try Calendar.berlin
    let now = Date(timeIntervalSince1970: 1_795_262_400)
    let later = now.addingTimeInterval(3600)

    var group = PlayerGroup(
      id: "flat-7",
      rules: try RuleBook {
        $0.claimLimit = 3
        $0.catchUp = .none
      },
      calendar: berlin
    )
    try group.found(by: "ada", at: now)
    try group.openSeason(id: "spring", lasting: .months(1), at: now)
    try group.join("bob", at: now)
    try group.create(
      Todo(id: "windows", title: "Clean the windows", points: 20),
      by: "ada",
      at: now
    )
    try group.claim("windows", by: "bob", at: now)
    try group.complete("windows", by: "bob", at: later)
    let standings = group.leaderboard(.season, at: later).standings
    #expect(standings.map(\.rank) == [1, 2])
    #expect(standings.map(\.member) == ["bob", "ada"])
    #expect(standings.map(\.points) == [20, 0])
    let explanation = group.explanation(of: "bob", at: later)
    #expect(explanation.total == 20)
    #expect(explanation.postings.map(\.entry.reason) == [PointsReason(.todo, subject: "windows")])
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.penalize("bob", for: "windows", by: "bob", at: later)
    }
    try group.penalize("bob", for: "windows", by: "ada", at: later)
    #expect(group.explanation(of: "bob", at: later).total == 0)
  }

  @Test(arguments: 0..<20)
  func whatWasJustDoneIsSeenAtTheSameInstant(tick: Int) throws {
    // A device's clock counts finer than the milliseconds of a log.
    let now = Date(timeIntervalSince1970: 1_795_262_400 + Double(tick) * 0.000_1)
    var group = PlayerGroup(id: "flat-7", rules: .standard, calendar: try .berlin)
    try group.found(by: "ada", at: now)
    try group.openSeason(id: "spring", lasting: .months(1), at: now)
    try group.create(Todo(id: "windows", title: "Windows", points: 20), by: "ada", at: now)
    try group.claim("windows", by: "ada", at: now)
    try group.complete("windows", by: "ada", at: now)
    #expect(group.leaderboard(.season, at: now).standings.map(\.points) == [20])
    #expect(group.explanation(of: "ada", at: now).total == 20)
  }
}
