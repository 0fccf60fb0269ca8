import Foundation

/// The file of W3: events that give points to players, and what counts as a level and an achievement.
struct PointEvents {
  /// An event as the file holds it.
  struct Event {
    var player: UInt32
    var points: Int16
    var kind: UInt16
  }

  /// How many kinds of events there are.
  static let kinds = 8

  /// The points needed for each level, from level 0.
  let levels: [Int]
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
    levels = try (0..<100).map { _ in Int(try reader.read(Int64.self)) }
    totalThresholds = try (0..<12).map { _ in Int(try reader.read(Int64.self)) }
    countThresholds = try (0..<Self.kinds).map { _ in Int(try reader.read(Int64.self)) }
    groups = try (0..<players).map { _ in Int(try reader.read(UInt32.self)) }
    events = try (0..<min(count, limit)).map { _ in
      Event(
        player: try reader.read(),
        points: try reader.read(),
        kind: try reader.read()
      )
    }
  }
}
