// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// Adds up the points of ten million events, and finds the level and the achievements of each
/// player.
struct PointTotals: Workload {
  static let name = "W3"

  private let input: PointEvents
  private var totals: [Int] = []
  private var levels: [Int] = []
  private var masks: [UInt32] = []
  private var groupTotals: [Int] = []

  var operations: Int { input.events.count }

  init(_ data: Data) throws {
    input = try PointEvents(data)
  }

  mutating func run() {
    var tally = PointsTally(members: input.groups.count, kinds: PointEvents.kinds)
    do throws(PointsOverflow) {
      try tally.add(contentsOf: input.events)
    } catch {
      stop("\(error)", status: 65)
    }
    finish(tally)
  }

  private mutating func finish(_ tally: PointsTally) {
    totals.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    groupTotals = Array(repeating: 0, count: input.groupCount)
    for (player, group) in input.groups.enumerated() {
      let total = tally.total(of: player)
      totals.append(total)
      levels.append(min(input.levels.level(at: total), PointEvents.levelCount) - 1)
      masks.append(mask(of: player, in: tally))
      groupTotals[group] += total
    }
  }

  /// The achievements of a player, a bit each.
  private func mask(of player: Int, in tally: PointsTally) -> UInt32 {
    let total = tally.total(of: player)
    var mask: UInt32 = 0
    for (bit, threshold) in input.totalThresholds.enumerated() where total >= threshold {
      mask |= 1 << UInt32(bit)
    }
    for (kind, threshold) in input.countThresholds.enumerated()
    where tally.count(of: kind, for: player) >= threshold {
      mask |= 1 << UInt32(input.totalThresholds.count + kind)
    }
    return mask
  }

  func checksum() -> Checksum {
    var checksum = Checksum()
    for player in totals.indices {
      checksum.add(UInt64(bitPattern: Int64(totals[player])))
      checksum.add(UInt64(levels[player]))
      checksum.add(UInt64(masks[player]))
    }
    for total in groupTotals {
      checksum.add(UInt64(bitPattern: Int64(total)))
    }
    return checksum
  }
}
