// SPDX-License-Identifier: Apache-2.0
import Gamification

/// The ranks of members by the definition of each policy, counted one by one.
///
/// - Parameters:
///   - values: What decides the rank of each member, in the order of the rows, more being better.
///   - policy: How to count.
/// - Returns: The rank of each.
func referenceRanks(_ values: [Int], _ policy: RankingPolicy) -> [Int] {
  values.enumerated().map { index, value in
    switch policy {
    case .competition: 1 + values.count { $0 > value }
    case .modified: values.count { $0 >= value }
    case .dense: 1 + Set(values.filter { $0 > value }).count
    case .ordinal: index + 1
    }
  }
}

/// The entries in the order of the rows, by the rule as it is written down: points, achievements,
/// date, identifier.
func referenceOrder(_ entries: [Leaderboard.Entry]) -> [Leaderboard.Entry] {
  entries.sorted { left, right in
    let (one, other) = (left.score, right.score)
    if one.points != other.points { return one.points > other.points }
    if one.achievements != other.achievements { return one.achievements > other.achievements }
    switch (one.reachedAt, other.reachedAt) {
    case (let date?, let otherDate?) where date != otherDate: return date < otherDate
    case (_?, nil): return true
    case (nil, _?): return false
    default: return left.member < right.member
    }
  }
}
