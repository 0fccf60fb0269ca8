// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

/// The players of `RankedScores` in order.
///
/// A search waits for memory more than for anything else. So points and player are packed into 64
/// bits, half of what they take apart, as long as all points fit next to the player's number: with
/// a million players, points of up to 44 bits. The first points that do not fit unpack the whole
/// order, once and for good.
struct ScoreOrder: Sendable {
  /// Points and player in one number, the less the better: what the points fall short of the limit,
  /// then the player.
  private struct PackedEntry: Ranked {
    let bits: UInt64

    @inline(__always)
    func precedes(_ other: Self) -> Bool { bits < other.bits }
  }

  private var packed = RankTree<PackedEntry>()
  /// The order once it is unpacked.
  private var unpacked: RankTree<RankedScores.Entry>?
  /// The number of bits that the number of a player takes.
  private let playerBits: Int
  /// The most points that can be packed; the least are the negative of that, less 1.
  private let limit: Int

  /// - Complexity: O(*n* log *n*).
  init(_ entries: [RankedScores.Entry]) {
    playerBits = Int.bitWidth - max(0, entries.count - 1).leadingZeroBitCount
    limit = Int.max >> playerBits
    let packable = entries.compactMap { pack($0) }
    if packable.count == entries.count {
      packed = RankTree(sorted: packable.sorted { $0.precedes($1) })
    } else {
      unpacked = RankTree(sorted: entries.sorted { $0.precedes($1) })
    }
  }

  /// Returns the number of players before an entry.
  ///
  /// - Precondition: The entry is in the order.
  func countBefore(_ entry: RankedScores.Entry) -> Int {
    if let unpacked { return unpacked.count { $0.precedes(entry) } }
    guard let key = pack(entry) else { return 0 }
    return packed.count { $0.precedes(key) }
  }

  /// The entries at some positions, from 0, as far as there are any.
  func entries(at positions: Range<Int>) -> [RankedScores.Entry] {
    unpacked?.elements(at: positions) ?? packed.elements(at: positions).map { unpack($0) }
  }

  /// Moves a player to where new points belong.
  ///
  /// - Precondition: The old entry is in the order, and the new one is the same player's.
  mutating func replace(_ old: RankedScores.Entry, with new: RankedScores.Entry) {
    if unpacked == nil {
      if let oldKey = pack(old), let newKey = pack(new) {
        packed.replace(oldKey, with: newKey)
        return
      }
      unpacked = RankTree(sorted: entries(at: 0..<packed.count))
      packed = RankTree()
    }
    unpacked?.replace(old, with: new)
  }

  @inline(__always)
  private func pack(_ entry: RankedScores.Entry) -> PackedEntry? {
    guard entry.points <= limit, entry.points >= ~limit else { return nil }
    let deficit = UInt64(truncatingIfNeeded: limit &- entry.points)
    return PackedEntry(
      bits: deficit << UInt64(playerBits) | UInt64(truncatingIfNeeded: entry.player)
    )
  }

  private func unpack(_ entry: PackedEntry) -> RankedScores.Entry {
    RankedScores.Entry(
      player: Int(truncatingIfNeeded: entry.bits & ~(~0 << UInt64(playerBits))),
      points: limit &- Int(truncatingIfNeeded: entry.bits >> UInt64(playerBits))
    )
  }
}

/// A score in a third of the memory that it takes with its optional date and a title.
struct StoredScore: Hashable, Sendable {
  let points: Int
  let achievements: Int
  /// The date when it was reached; infinitely late when that is not known, which is then last by
  /// itself.
  private let reached: Date

  init(_ score: Leaderboard.Score) {
    points = score.points
    achievements = score.achievements
    reached = score.reachedAt ?? Date(timeIntervalSinceReferenceDate: .infinity)
  }

  var score: Leaderboard.Score {
    let date = reached.timeIntervalSinceReferenceDate < .infinity ? reached : nil
    return Leaderboard.Score(points: points, achievements: achievements, reachedAt: date)
  }
}

extension StoredScore: Ranked {
  @inline(__always)
  func precedes(_ other: Self) -> Bool {
    if points != other.points { return points > other.points }
    if achievements != other.achievements { return achievements > other.achievements }
    return reached < other.reached
  }
}

/// A member with all that decides where they stand on a board.
struct Seat: Sendable {
  let stored: StoredScore
  let member: Member.ID

  var score: Leaderboard.Score { stored.score }
}

extension Seat: Ranked {
  @inline(__always)
  func precedes(_ other: Self) -> Bool {
    stored == other.stored ? member < other.member : stored.precedes(other.stored)
  }
}
