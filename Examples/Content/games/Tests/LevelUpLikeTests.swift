// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import PlayerProgress
import Testing

@Suite("A game of a class, with levels of its own")
struct LevelUpLikeTests {
  @Test("gives points for grades, completion and posts, with limits and a week that counts more")
  func points() throws {
    var log = try Games.log("level-up-like")
    let monday = try Games.at("2026-11-23 08:00")
    #expect(try log.record("graded", amount: 81, at: monday).points == 41)
    #expect(try log.record("graded", amount: 95, at: monday + 1).points == 48 + 25)
    #expect(try log.record("activityCompleted", subject: "history", at: monday + 2).points == 40)
    let posts = try (0..<3).map { try log.record("posted", at: monday + 10 + Double($0)).points }
    #expect(posts == [10, 10, 0])
    // Two a day are a hundred in five days, of which half count.
    for day in 1...4 {
      try log.record("posted", at: monday + 86_400 * Double(day))
      try log.record("posted", at: monday + 86_400 * Double(day) + 60)
    }
    let week = log.reports().filter { $0.event.action == .recorded(.init("posted")) }
    #expect(week.reduce(0) { $0 + $1.points } == 50)
    #expect(week.last?.steps.map(\.points) == [10, -10])
    #expect(try log.record("posted", at: Games.at("2026-11-28 08:00")).points == 0)
    #expect(try log.record("activityCompleted", at: Games.at("2026-12-08 08:00")).points == 60)
    // Each drop is found once.
    #expect(try log.record("drop", subject: "d1", at: Games.at("2026-12-14 08:00")).points == 15)
    #expect(try log.record("drop", subject: "d1", at: Games.at("2026-12-18 08:00")).points == 0)
    #expect(try log.record("drop", subject: "d2", at: Games.at("2026-12-18 08:00")).points == 15)
  }

  @Test("has five levels with thresholds and names of its own, which open activities")
  func levels() throws {
    var log = try Games.log("level-up-like")
    var date = try Games.at("2026-11-23 08:00")
    #expect(
      log.refusal(of: "bonus-quiz", at: date) == .wallet(.levelNotReached(3, for: "bonus-quiz"))
    )
    var reached: [Int] = []
    for _ in 0..<3 {
      reached += try log.record("activityCompleted", at: date).levels
      date += 3600
    }
    #expect(reached == [2, 3])
    #expect(log.profile(at: date).appearance?.title == "Journeyman")
    #expect(log.refusal(of: "bonus-quiz", at: date) == nil)
    try log.buy("bonus-quiz", at: date)
    for _ in 0..<10 {
      try log.record("activityCompleted", at: date)
      date += 3600
    }
    let profile = log.profile(at: date)
    #expect(profile.points == 520)
    #expect(profile.level.level == 5)
    #expect(profile.level.next == nil)
    #expect(profile.appearance?.title == "Master")
  }

  @Test("has badges, one of them secret")
  func badges() throws {
    var log = try Games.log("level-up-like")
    #expect(
      log.profile(at: try Games.at("2026-11-23 08:00")).achievements.map(\.isHidden) == [
        false, true, false,
      ]
    )
    for day in 23...27 {
      try log.record("posted", at: Games.at("2026-11-\(day) 08:00"))
    }
    #expect(log.profile(at: try Games.at("2026-11-27 09:00")).title == "the Helper")
    let night = try log.record(
      "activityCompleted",
      subject: "art",
      at: Games.at("2026-11-24 03:00")
    )
    #expect(night.achievements.map(\.tier) == [.init("night-owl")])
    #expect(
      log.profile(at: try Games.at("2026-11-27 09:00")).achievements[1].visible?.title
        == "Night owl"
    )
    try log.record("activityCompleted", subject: "history", at: Games.at("2026-11-25 12:00"))
    let last = try log.record(
      "activityCompleted",
      subject: "math",
      at: Games.at("2026-12-02 12:00")
    )
    #expect(last.achievements.map(\.tier) == [.init("all-rounder")])
  }

  @Test("gives a group the same levels, up to the last one")
  func group() throws {
    let rules = try RuleBook(json: Games.data("level-up-like", "group.json"))
    var group = PlayerGroup(id: "class", rules: rules, calendar: Games.calendar)
    let date = try Games.at("2026-11-23 08:00")
    try group.found(by: "teacher", at: date)
    try group.join("ada", at: date)
    try group.create(Todo(id: "poster", title: "A poster", points: 450), by: "teacher", at: date)
    try group.claim("poster", by: "ada", at: date + 30)
    try group.complete("poster", by: "ada", at: date + 60)
    let level = group.profile(of: "ada", at: date + 61)?.level
    #expect(level?.level == 5)
    #expect(level?.next == nil)
  }
}

@Suite("The groups of a class")
struct LevelUpLikeTeamTests {
  @Test("are ranked by the sum or the average of their members' points")
  func teams() throws {
    var log = try Games.log("level-up-like")
    let date = try Games.at("2026-11-23 08:00")
    let teams: [PlayerGroup.ID: [Member.ID: Int]] = [
      "reds": ["ada": 100, "bob": 20, "cleo": 0], "blues": ["dora": 80, "emil": 30],
    ]
    var boards: [PlayerGroup.ID: Leaderboard] = [:]
    for (team, members) in teams.sorted(by: { $0.key < $1.key }) {
      var board = Leaderboard()
      for (member, grade) in members.sorted(by: { $0.key < $1.key }) {
        try log.record("graded", amount: grade, by: member, at: date)
        try board.set(Leaderboard.Score(points: log.points(of: member)), of: member)
      }
      boards[team] = board
    }
    // A hundred is 50 and a distinction of 25.
    let sums = TeamRanking(boards, by: .sum).standings
    #expect(sums.map(\.team) == ["reds", "blues"])
    #expect(sums.map(\.points) == [85, 55])
    let averages = TeamRanking(boards, by: .average).standings
    #expect(averages.map(\.team) == ["reds", "blues"])
    #expect(averages.map(\.score) == [Fraction("85/3"), Fraction("55/2")])
    let active = TeamRanking(boards, by: .averageOfActive(minimum: 1)).standings
    #expect(active.map(\.score) == [Fraction("85/2"), Fraction("55/2")])
  }
}
