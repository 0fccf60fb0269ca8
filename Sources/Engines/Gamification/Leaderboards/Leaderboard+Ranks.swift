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
  /// - Complexity: O(log *n*); O(*n*) for a dense rank on a board with another policy.
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
    case .dense: numberOfValues(before: value) + 1
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

  private func numberOfValues(before value: RankValue) -> Int {
    rankValues?.count { $0.precedes(value) }
      ?? rankValues(before: numberOfMembers(before: value)).count
  }

  /// The different values of the members before a position, from 0, in order.
  func rankValues(before position: Int) -> [RankValue] {
    order.elements(at: 0..<position).reduce(into: []) { values, seat in
      let value = rankValue(of: seat.score)
      if value != values.last { values.append(value) }
    }
  }

  /// How many members are better than a value.
  func numberOfMembers(before value: RankValue) -> Int {
    order.count { rankValue(of: $0.score).precedes(value) }
  }
}
