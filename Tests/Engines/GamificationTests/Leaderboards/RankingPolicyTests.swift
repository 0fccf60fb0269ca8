// SPDX-License-Identifier: Apache-2.0
import Gamification
import LudusTestSupport
import Testing

@Suite struct RankingPolicyTests {
  @Test(arguments: [
    (RankingPolicy.competition, [1, 2, 2, 4]), (.modified, [1, 3, 3, 4]), (.dense, [1, 2, 2, 3]),
    (.ordinal, [1, 2, 3, 4]),
  ])
  func aTieInTheMiddleIsRankedAsThePolicyIsNamed(policy: RankingPolicy, ranks: [Int]) throws {
    let board = try board([90, 70, 70, 10], policy: policy)
    #expect(board.standings.map(\.rank) == ranks)
    #expect(board.entries.map { board.rank(of: $0.member) } == ranks)
  }

  @Test func everyBoardOfUpToSevenMembersHasTheRanksOfTheDefinition() throws {
    var boards = 0
    for members in 0...7 {
      let names = "abcdefg".prefix(members).map { Member.ID(String($0)) }
      for number in 0..<(1 << (2 * members)) {
        // Two bits of the number are the points of a member.
        let points = (0..<members).map { number >> (2 * $0) & 3 }
        var board = try Leaderboard(
          zip(names, points).map { Leaderboard.Entry($0, Leaderboard.Score(points: $1)) }
        )
        let inOrder = points.sorted(by: >)
        for policy in RankingPolicy.allCases {
          board.policy = policy
          let rows = board.standings
          guard rows.map(\.rank) == referenceRanks(inOrder, policy), rows.map(\.points) == inOrder
          else {
            Issue.record("\(points) has the ranks \(rows.map(\.rank)) under \(policy)")
            return
          }
        }
        boards += 1
      }
    }
    #expect(boards == 21_845)
  }

  /// A board with dense ranks keeps the different values as they change; another one finds them.
  @Test(arguments: [RankingPolicy.dense, .standard])
  func everyBoardOfUpToFiveMembersRanksEachMemberAloneAsInTheWhole(own: RankingPolicy) throws {
    var board = Leaderboard(policy: own)
    for name in "abcde" {
      try board.set(Leaderboard.Score(points: 0), of: Member.ID(String(name)))
    }
    for number in 0..<1024 {
      // The same board is changed over and over, so that what is kept for ranks is too.
      for (index, name) in "abcde".enumerated() {
        let score = Leaderboard.Score(points: number >> (2 * index) & 3)
        try board.set(score, of: Member.ID(String(name)))
      }
      let entries = board.entries
      for policy in RankingPolicy.allCases {
        let ranks = entries.map { board.rank(of: $0.member, under: policy) }
        let expected = referenceRanks(entries.map(\.score.points), policy)
        guard ranks == expected else {
          Issue.record("\(entries.map(\.score.points)): \(ranks) under \(policy)")
          return
        }
      }
    }
  }

  @Test func achievementsDecideRanksOnlyWhereTheyAreToldTo() throws {
    let entries = [(5, 1), (5, 3), (5, 1), (4, 9)].enumerated().map { index, score in
      Leaderboard.Entry("m\(index)", Leaderboard.Score(points: score.0, achievements: score.1))
    }
    let byPoints = try Leaderboard(entries)
    let byBoth = try Leaderboard(entries, criterion: .pointsAndAchievements)
    #expect(byPoints.criterion == .points)
    #expect(byPoints.standings.map(\.member) == ["m1", "m0", "m2", "m3"])
    #expect(byBoth.standings.map(\.member) == ["m1", "m0", "m2", "m3"])
    let ranks = { (board: Leaderboard, policy: RankingPolicy) in
      board.entries.map { board.rank(of: $0.member, under: policy) ?? 0 }
    }
    #expect(ranks(byPoints, .standard) == [1, 1, 1, 4])
    #expect(ranks(byPoints, .dense) == [1, 1, 1, 2])
    #expect(ranks(byBoth, .standard) == [1, 2, 2, 4])
    #expect(ranks(byBoth, .modified) == [1, 3, 3, 4])
    #expect(ranks(byBoth, .dense) == [1, 2, 2, 3])
    #expect(ranks(byBoth, .ordinal) == [1, 2, 3, 4])
  }

  private func board(_ points: [Int], policy: RankingPolicy) throws -> Leaderboard {
    try Leaderboard(
      points.enumerated().map {
        Leaderboard.Entry("m\($0.offset)", Leaderboard.Score(points: $0.element))
      },
      policy: policy
    )
  }
}
