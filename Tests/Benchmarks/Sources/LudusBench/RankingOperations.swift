// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What to do with a leaderboard: its players' points to begin with, then points given, ranks and
/// pages.
struct RankingOperations {
  enum Operation {
    /// Gives points to a player.
    case add(Int, player: Int)
    /// Asks for the rank of a player.
    case rank(player: Int)
    /// Asks for the twenty players from a rank on.
    case page(from: Int)
  }

  /// The number of players on a page.
  static let pageSize = 20

  let points: [Int]
  let operations: [Operation]

  init(_ data: Data) throws {
    var reader = try BinaryReader(data, magic: "W2LB0001")
    let players = Int(try reader.read(UInt32.self))
    let count = Int(try reader.read(UInt32.self))
    points = try (0..<players).map { _ in Int(try reader.read(Int32.self)) }
    operations = try (0..<count).map { _ in
      let kind = try reader.read(UInt32.self)
      let argument = Int(try reader.read(UInt32.self))
      let amount = Int(try reader.read(UInt32.self))
      switch kind {
      case 0: return .add(amount, player: argument)
      case 1: return .rank(player: argument)
      case 2: return .page(from: min(max(argument - 10, 1), players - Self.pageSize + 1))
      default: throw WorkloadError(description: "there is no operation of kind \(kind)")
      }
    }
  }
}

/// The sum that stands for the players on a page.
struct PageSum {
  private(set) var value: UInt64 = 0
  private var row: UInt64 = 0

  mutating func add(player: Int, points: Int) {
    row += 1
    value &+= row &* (UInt64(player) &+ UInt64(points) &* 1_000_003)
  }
}
