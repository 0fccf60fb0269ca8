// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// Ranks a million members, who have identifiers of fourteen letters.
///
/// The identifiers are in the order of the numbers, so the checksum is that of the programs whose
/// players are numbers.
struct BoardRanking: Workload {
  static let name = "W2"

  private let input: RankingOperations
  private let members: [Member.ID]
  private var board = Leaderboard()
  private var results: [UInt64] = []

  var operations: Int { input.operations.count }

  init(_ data: Data) throws {
    input = try RankingOperations(data)
    members = input.points.indices.map { number in
      let digits = String(number)
      return Member.ID("member-" + String(repeating: "0", count: 7 - digits.count) + digits)
    }
    results.reserveCapacity(operations)
  }

  mutating func prepare() {
    let entries = zip(members, input.points).map { member, points in
      Leaderboard.Entry(member, Leaderboard.Score(points: points))
    }
    board = (try? Leaderboard(entries, policy: .ordinal)) ?? Leaderboard()
    results.removeAll(keepingCapacity: true)
  }

  mutating func run() {
    for operation in input.operations {
      switch operation {
      case .add(let amount, let player):
        let points = (board.entry(of: members[player])?.score.points ?? 0) + amount
        try? board.set(Leaderboard.Score(points: points), of: members[player])
        results.append(UInt64(points))
      case .rank(let player):
        results.append(UInt64(board.rank(of: members[player]) ?? 0))
      case .page(let rank):
        var sum = PageSum()
        for standing in board.standings(from: rank, count: RankingOperations.pageSize) {
          sum.add(player: Self.number(of: standing.member), points: standing.points)
        }
        results.append(sum.value)
      }
    }
  }

  func checksum() -> Checksum { Checksum(of: results) }

  private static func number(of member: Member.ID) -> Int {
    member.rawValue.utf8.suffix(7).reduce(0) { $0 * 10 + Int($1 & 0xF) }
  }
}
