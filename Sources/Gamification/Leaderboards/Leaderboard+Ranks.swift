// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The figures that decide the rank of a member.
struct RankValue: Hashable, Ranked {
  let points: Int
  /// Zero where points alone decide.
  let achievements: Int

  func precedes(_ other: Self) -> Bool {
    points > other.points || (points == other.points && achievements > other.achievements)
  }
}

extension Leaderboard {
  /// Returns the position of a member in the order of the rows, from 1, or nil for someone who is not on the board.
  ///
  /// - Complexity: O(log *n*).
  public func position(of member: Member.ID) -> Int? {
    seat(of: member).map { position(of: $0) }
  }

  /// Returns the rank of a member, from 1, which members who tie share.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - policy: How to count ranks; nil for the board's own policy.
  /// - Returns: The rank, or nil for someone who is not on the board.
  /// - Complexity: O(log *n*) under every policy.
  public func rank(of member: Member.ID, under policy: RankingPolicy? = nil) -> Int? {
    seat(of: member).map { rank(of: $0, under: policy ?? self.policy) }
  }

  func position(of seat: Seat) -> Int {
    order.count { $0.precedes(seat) } + 1
  }

  func rank(of seat: Seat, under policy: RankingPolicy) -> Int {
    let value = rankValue(of: seat.score)
    return switch policy {
    case .competition: numberOfMembers(before: value) + 1
    case .modified: order.count { !value.precedes(rankValue(of: $0.score)) }
    case .dense: rankValues.count { $0.precedes(value) } + 1
    case .ordinal: position(of: seat)
    }
  }

  func rankValue(of score: Score) -> RankValue {
    switch criterion {
    case .points: RankValue(points: score.points, achievements: 0)
    case .pointsAndAchievements:
      RankValue(points: score.points, achievements: score.achievements)
    }
  }

  /// How many members are better than a value.
  func numberOfMembers(before value: RankValue) -> Int {
    order.count { rankValue(of: $0.score).precedes(value) }
  }
}
