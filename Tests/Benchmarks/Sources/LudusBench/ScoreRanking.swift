// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// Ranks a million players who are numbered.
struct ScoreRanking: Workload {
  static let name = "W2"

  private let input: RankingOperations
  private var scores = RankedScores([])
  private var results: [UInt64] = []

  var operations: Int { input.operations.count }

  init(_ data: Data) throws {
    input = try RankingOperations(data)
    results.reserveCapacity(operations)
  }

  mutating func prepare() {
    scores = RankedScores(input.points)
    results.removeAll(keepingCapacity: true)
  }

  mutating func run() {
    for operation in input.operations {
      switch operation {
      case .add(let amount, let player):
        results.append(UInt64((try? scores.add(amount, to: player)) ?? 0))
      case .rank(let player):
        results.append(UInt64(scores.rank(of: player) ?? 0))
      case .page(let rank):
        var sum = PageSum()
        for entry in scores.page(from: rank, count: RankingOperations.pageSize) {
          sum.add(player: entry.player, points: entry.points)
        }
        results.append(sum.value)
      }
    }
  }

  func checksum() -> Checksum { Checksum(of: results) }
}
