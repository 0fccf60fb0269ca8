// SPDX-License-Identifier: Apache-2.0
import Gamification

extension SeededGenerator {
  /// Draws a score of few values, so that many tie.
  mutating func drawScore() -> Leaderboard.Score {
    Leaderboard.Score(
      points: draw(below: 5),
      achievements: draw(below: 3),
      reachedAt: draw(below: 2) == 0
        ? nil : Date(timeIntervalSince1970: Double(draw(below: 3)))
    )
  }

  /// Draws a board whose members have identifiers that appear nowhere else in its JSON.
  mutating func drawBoard(upTo count: Int, policy: RankingPolicy) throws -> Leaderboard {
    let names = shuffled((100..<1000).map { "member<\($0)>" }).prefix(draw(below: count + 1))
    return try Leaderboard(
      names.map { Leaderboard.Entry(Member.ID($0), drawScore(), title: "title of \($0)") },
      policy: policy
    )
  }
}
