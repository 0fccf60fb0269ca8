// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Languages
import LudusTestSupport
import Testing

/// The scenario of the group organiser, from founding to a late joiner.
@Suite struct ScenarioTests {
  @Test func aFlatShareFromItsFoundingToALateJoiner() throws {
    // Ada founds a group, invites bob and cleo, and they put todos on the board.
    let rules = try RuleBook {
      $0.claimLimit = 3
      $0.joining = .invitation
      // Here everything may be reported at any time.
      $0.reportWithin = nil
    }
    var group = PlayerGroup(id: "flat", rules: rules, calendar: try .berlin)
    try group.found(by: "ada", at: day(0))
    for guest in ["bob", "cleo"] as [Member.ID] {
      try group.invite(guest, by: "ada", at: day(0))
      try group.join(guest, at: day(0))
    }
    try group.openSeason(id: "spring", lasting: .weeks(4), at: day(0))
    for (id, points) in [("windows", 20), ("dishes", 5), ("stairs", 10), ("fridge", 15)] {
      let todo = Todo(id: Todo.ID(id), title: "Clean the \(id)", points: points)
      try group.create(todo, by: "ada", at: day(0))
    }

    // Nobody may hoard: the fourth claim is refused with a sentence for the member.
    for todo in ["windows", "dishes", "stairs"] as [Todo.ID] {
      try group.claim(todo, by: "bob", at: day(1))
    }
    let error = #expect(throws: GroupError.self) {
      try group.claim("fridge", by: "bob", at: day(1))
    }
    #expect(error?.sentence(in: .english) == "You are already working on 3 todos.")
    #expect(error?.sentence(in: .german) == "Du arbeitest schon an 3 Todos.")

    // Bob says himself that he is done, and is credited at once. His creator-colleague claims her
    // own todo.
    #expect(try group.complete("windows", by: "bob", at: day(2)).points == 20)
    #expect(try group.complete("dishes", by: "bob", at: day(2)).points == 5)
    try group.claim("fridge", by: "ada", at: day(2))
    try group.complete("fridge", by: "ada", at: day(2))
    #expect(group.leaderboard(.season, at: day(2)).standing(of: "ada")?.rank == 2)

    // The windows are still dirty: an administrator takes the points back, and nobody else can.
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.penalize("bob", for: "windows", by: "cleo", at: day(3))
    }
    try group.penalize("bob", for: "windows", by: "ada", at: day(3))
    #expect(group.profile(of: "bob", at: day(3))?.points == 5)
    #expect(group.view().todo("windows")?.state == .open)

    // The season ends; its standings are archived. What becomes known later stands beside them.
    let archive = try #require(group.archive(of: "spring", at: day(28)))
    #expect(archive.final.standings.map(\.member) == ["ada", "bob", "cleo"])
    #expect(archive.final.standings.map(\.points) == [15, 5, 0])
    try group.complete("stairs", by: "bob", at: day(4), stamp: .init(recordedAt: day(30)))
    let later = try #require(group.archive(of: "spring", at: day(30)))
    #expect(later.final == archive.final)
    #expect(later.recomputed.standings.map(\.points) == [15, 15, 0])
    #expect(later.isCorrected)

    // In the next season everyone starts from zero; the lifetime total goes on.
    try group.openSeason(id: "summer", lasting: .weeks(4), at: day(30))
    #expect(group.leaderboard(.season, at: day(30)).standings.allSatisfy { $0.points == 0 })
    #expect(group.leaderboard(.lifetime, at: day(30)).top(1).map(\.points) == [15])
  }

  /// What a late joiner gets for two todos of 20 points, when the others have 100 and 60.
  @Test(arguments: [
    ("none", [20, 20]),
    // Below half of the leader's 100, the first todo counts twice, and 5 points of the second.
    ("gap", [40, 25]),
    // Twice until the lower median of the others, 60, is reached: 30 points of work.
    ("join date", [40, 30]),
  ])
  func aLateJoinerCatchesUpByThePolicyOfTheGroup(policy: String, points: [Int]) throws {
    let catchUp: CatchUpPolicy =
      switch policy {
      case "gap": .gap(try CatchUpPolicy.Gap(of: .leader, below: Fraction(1, 2), multiplier: 2))
      case "join date": .joinDate(try CatchUpPolicy.JoinDate(late: 7, multiplier: 2))
      default: .none
      }
    var group = try makeGroup(try RuleBook { $0.catchUp = catchUp }, with: ["bob"])
    try group.openSeason(id: "spring", lasting: .months(3), at: day(0))
    try group.earn(100, by: "ada", at: day(1))
    try group.earn(60, by: "bob", at: day(1))
    try group.join("zoe", at: day(14))
    for points in points {
      let report = try group.earn(20, by: "zoe", at: day(15))
      #expect(report.points == points)
      #expect(report.completion.credits.map(\.bonus) == [points - 20])
    }
    #expect(group.explanation(of: "zoe", at: day(15)).bonus == points.reduce(-40, +))
  }
}
