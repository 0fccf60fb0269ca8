// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Leaderboard {
  /// All rows in order.
  ///
  /// - Complexity: O(*n*).
  public var standings: [Leaderboard.Standing] { standings(at: 0..<count) }

  /// Returns the row of a member, or nil for someone who is not on the board.
  ///
  /// - Complexity: O(log *n*).
  public func standing(of member: Member.ID) -> Leaderboard.Standing? {
    position(of: member).flatMap { standings(at: $0 - 1..<$0).first }
  }

  /// Returns the first rows.
  ///
  /// - Parameter count: How many, none if negative.
  /// - Returns: The rows in order, fewer where the board has no more.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func top(_ count: Int) -> [Leaderboard.Standing] {
    standings(from: 1, count: count)
  }

  /// Returns the rows from a position on.
  ///
  /// - Parameters:
  ///   - position: The position of the first, from 1; positions before count as empty.
  ///   - count: How many positions, none if negative.
  /// - Returns: The rows in order, fewer where the board does not have these positions.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func standings(from position: Int, count: Int) -> [Leaderboard.Standing] {
    standings(at: Range(places: count, from: position))
  }

  /// Returns the row of a member with its neighbors: a slice of the board without gaps.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - before: How many rows above, fewer where the board begins; none if negative.
  ///   - after: How many rows below, fewer where the board ends; none if negative.
  /// - Returns: The rows in order, none for someone who is not on the board.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func standings(around member: Member.ID, before: Int, after: Int) -> [Leaderboard.Standing]
  {
    guard let position = position(of: member) else { return [] }
    let above = min(max(0, before), position - 1)
    let below = min(max(0, after), count - position)
    return standings(at: position - 1 - above..<position + below)
  }

  /// The rows at some positions, from 0, as far as there are any.
  func standings(at positions: Range<Int>) -> [Leaderboard.Standing] {
    let positions = positions.clamped(to: 0..<count)
    let seats = order.elements(at: positions)
    return zip(seats, ranks(of: seats, from: positions.lowerBound)).enumerated().map {
      let (index, (seat, rank)) = $0
      return Leaderboard.Standing(
        position: positions.lowerBound + index + 1,
        rank: rank,
        member: seat.member,
        points: seat.stored.points,
        achievements: seat.stored.achievements,
        title: title(of: seat.member)
      )
    }
  }

  /// The ranks of members who stand one after the other.
  ///
  /// Only one of them is looked up, the first or, as modified ranks count up to the end of a tie, the last; the
  /// others follow from their neighbors.
  private func ranks(of seats: [Seat], from start: Int) -> [Int] {
    var ranks = Array(start + 1..<start + 1 + seats.count)
    guard policy != .ordinal, let first = seats.first, let last = seats.last else {
      return ranks
    }
    let values = seats.map { rankValue(of: $0.score) }
    if policy == .modified {
      ranks[ranks.count - 1] = rank(of: last, under: policy)
      for index in ranks.indices.dropLast().reversed() where values[index] == values[index + 1] {
        ranks[index] = ranks[index + 1]
      }
      return ranks
    }
    ranks[0] = rank(of: first, under: policy)
    for index in ranks.indices.dropFirst() {
      if values[index] == values[index - 1] {
        ranks[index] = ranks[index - 1]
      } else if policy == .dense {
        ranks[index] = ranks[index - 1] + 1
      }
    }
    return ranks
  }
}
