// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// The file of W3: events that give points to players, and what counts as a level and an
/// achievement.
struct PointEvents {
  /// An event as the file holds it.
  struct Event: PointsTallyEvent {
    let playerInFile: UInt32
    let pointsInFile: Int16
    let kindInFile: UInt16

    var member: Int { Int(playerInFile) }
    var points: Int { Int(pointsInFile) }
    var kind: Int { Int(kindInFile) }
  }

  /// How many kinds of events there are.
  static let kinds = 8

  /// The points needed for each level; the file counts levels from 0.
  let levels: LevelCurve
  /// The number of levels.
  static let levelCount = 100
  /// The totals that are achievements.
  let totalThresholds: [Int]
  /// The numbers of events, by kind, that are achievements.
  let countThresholds: [Int]
  let groupCount: Int
  /// The group of each player.
  let groups: [Int]
  let events: [Event]

  init(_ data: Data, limit: Int = .max) throws {
    var reader = try BinaryReader(data, magic: "W3LF0001")
    let players = Int(try reader.read(UInt32.self))
    groupCount = Int(try reader.read(UInt32.self))
    let count = Int(try reader.read(UInt32.self))
    _ = try reader.read(UInt32.self)
    let thresholds = try (0..<Self.levelCount).map { _ in Int(try reader.read(Int64.self)) }
    levels = try LevelCurve(.table(thresholds, growth: 1))
    totalThresholds = try (0..<12).map { _ in Int(try reader.read(Int64.self)) }
    countThresholds = try (0..<Self.kinds).map { _ in Int(try reader.read(Int64.self)) }
    groups = try (0..<players).map { _ in Int(try reader.read(UInt32.self)) }
    events = try (0..<min(count, limit)).map { _ in
      Event(
        playerInFile: try reader.read(),
        pointsInFile: try reader.read(),
        kindInFile: try reader.read()
      )
    }
  }
}
