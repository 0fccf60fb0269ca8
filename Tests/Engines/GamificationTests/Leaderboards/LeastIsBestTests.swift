// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

/// Boards on which less is better: the time of a run, the strokes of a round.
@Suite struct LeastIsBestTests {
  @Test func theLeastStandsFirst() throws {
    var board = Leaderboard(best: .least)
    for (member, seconds) in [("ada", 92), ("bob", 87), ("cleo", 92), ("dan", 101)] {
      try board.submit(Leaderboard.Score(points: seconds), of: Member.ID(member), by: .best)
    }
    #expect(board.standings.map(\.member) == ["bob", "ada", "cleo", "dan"])
    #expect(board.standings.map(\.points) == [87, 92, 92, 101])
    #expect(board.standings.map(\.rank) == [1, 2, 2, 4])
    // Only a better time takes the place of the old one.
    try board.submit(Leaderboard.Score(points: 95), of: "ada", by: .best)
    #expect(board.entry(of: "ada")?.score.points == 92)
    try board.submit(Leaderboard.Score(points: 80), of: "ada", by: .best)
    #expect(board.rank(of: "ada") == 1)
    board.remove("ada")
    #expect(board.rank(of: "bob") == 1)
    try expectJSON(
      board,
      #"{"best":"least","members":[{"member":"bob","points":87},{"member":"cleo","points":92},"#
        + #"{"member":"dan","points":101}]}"#
    )
  }

  /// A board of the most points of negative numbers is the same board.
  @Test(arguments: RankingPolicy.allCases)
  func ranksAreThoseOfTheNegativeNumbers(policy: RankingPolicy) {
    forEachSeed(0..<20) { generator in
      var least = Leaderboard(policy: policy, best: .least)
      var most = Leaderboard(policy: policy)
      for _ in 0..<60 {
        let member = Member.ID("m\(generator.draw(below: 12))")
        if generator.draw(below: 8) == 0 {
          least.remove(member)
          most.remove(member)
          continue
        }
        let points = generator.draw(below: 9) - 4
        let achievements = generator.draw(below: 3)
        let by = try generator.pick([Leaderboard.Operator.best, .set])
        try least.submit(.init(points: points, achievements: achievements), of: member, by: by)
        try most.submit(.init(points: -points, achievements: achievements), of: member, by: by)
        try #require(least.standings.map(\.member) == most.standings.map(\.member))
        try #require(least.standings.map(\.rank) == most.standings.map(\.rank))
        try #require(least.standings.map(\.points) == most.standings.map { -$0.points })
      }
      try expectRoundTrip(least)
      try #require(try Leaderboard(least.entries, policy: policy, best: .least) == least)
    }
  }

  @Test(arguments: [Int.min, Int.max, 0, -1])
  func everyNumberCanStandOnIt(points: Int) throws {
    var board = Leaderboard(best: .least)
    try board.set(Leaderboard.Score(points: points), of: "ada")
    #expect(board.standings.map(\.points) == [points])
  }

  @Test func aWeeklyBoardOfTimesKeepsTheLeast() throws {
    var weekly = RecurringLeaderboard(.weekly, days: DayReckoning(try .berlin), best: .least)
    try weekly.submit(Leaderboard.Score(points: 92), of: "ada", at: day(1))
    try weekly.submit(Leaderboard.Score(points: 95), of: "ada", at: day(2))
    try weekly.submit(Leaderboard.Score(points: 90), of: "bob", at: day(2))
    let board = weekly.view(at: day(3)).board
    #expect(board.standings.map(\.member) == ["bob", "ada"])
    #expect(board.standings.map(\.points) == [90, 92])
    try expectRoundTrip(weekly)
  }
}
