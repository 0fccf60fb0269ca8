// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import PlayerProgress
import Testing

@Suite("A game like those on Nakama")
struct NakamaLikeTests {
  @Test("counts as many attempts a day as a tournament allows")
  func attempts() throws {
    var log = try Games.log("nakama-like")
    let morning = try Games.at("2026-11-23 08:00")
    let scores = try [120, 300, 90, 900].enumerated().map { number, score in
      try log.record("dash", amount: score, by: "ada", at: morning + Double(number)).points
    }
    #expect(scores == [120, 300, 90, 0])
    #expect(try log.record("dash", amount: 50, by: "bob", at: morning).points == 50)
    #expect(try log.record("dash", amount: 70, by: "ada", at: morning + 86_400).points == 70)
  }

  @Test("has a daily reward and a wallet")
  func wallet() throws {
    var log = try Games.log("nakama-like")
    let morning = try Games.at("2026-11-23 08:00")
    #expect(try log.record("dash", amount: 120, at: morning).coins == 250)
    #expect(try log.record("dash", amount: 1500, at: morning + 60).coins == 100)
    #expect(try log.record("dash", amount: 10, at: morning + 86_400).coins == 250)
    try log.buy("skin", at: morning + 86_401)
    let profile = log.profile(at: morning + 86_402)
    #expect(profile.coins == 100)
    #expect(profile.items == ["skin": 1])
    #expect(profile.level.level == 2)
    let refusal = log.refusal(of: "crown", at: morning + 86_402)
    #expect(refusal == .wallet(.levelNotReached(5, for: "crown")))
  }
}

@Suite("The leaderboards of a game on Nakama")
struct NakamaLikeBoardTests {
  private func board(_ name: String) throws -> RecurringLeaderboard {
    let boards = try JSONDecoder().decode(
      [String: RecurringLeaderboard].self,
      from: Games.data("nakama-like", "boards.json")
    )
    return try #require(boards[name])
  }

  /// The points after each of some scores on a day.
  private func points(_ name: String, _ scores: [Int]) throws -> [Int] {
    var board = try board(name)
    let morning = try Games.at("2026-11-23 08:00")
    return try scores.enumerated().map { number, score in
      let date = morning + Double(number)
      return try board.submit(Leaderboard.Score(points: score), of: "ada", at: date).points
    }
  }

  @Test("keep the best score, the last one, or the sum of all, as their operator says")
  func operators() throws {
    #expect(try points("monthly-best", [50, 80, 60]) == [50, 80, 80])
    #expect(try points("daily-last", [50, 80, 60]) == [50, 80, 60])
    #expect(try points("weekly-total", [50, 80, 60]) == [50, 130, 190])
    #expect(try points("weekly-lives", [1, 2]) == [-1, -3])
  }

  @Test("begin anew by the calendar and keep the last result")
  func resets() throws {
    var weekly = try board("weekly-total")
    try weekly.submit(Leaderboard.Score(points: 50), of: "ada", at: Games.at("2026-11-23 08:00"))
    try weekly.submit(Leaderboard.Score(points: 70), of: "bob", at: Games.at("2026-11-29 23:59"))
    #expect(weekly.view(at: try Games.at("2026-11-29 23:59")).board.rank(of: "bob") == 1)
    let next = weekly.view(at: try Games.at("2026-11-30 00:00"))
    #expect(next.previous?.board.rank(of: "bob") == 1)
    #expect(next.board.isEmpty)
  }

  @Test("of a tournament take only the attempts that count")
  func tournament() throws {
    var log = try Games.log("nakama-like")
    var board = try board("monthly-best")
    let morning = try Games.at("2026-11-23 08:00")
    for (number, score) in [120, 300, 90, 900].enumerated() {
      let date = morning + Double(number)
      let report = try log.record("dash", amount: score, by: "ada", at: date)
      guard report.points > 0 else { continue }
      try board.submit(Leaderboard.Score(points: report.points), of: "ada", at: date)
    }
    #expect(board.view(at: morning + 60).board.standing(of: "ada")?.points == 300)
  }
}
