// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Leaderboard {
  /// How the rank of a member differs between two leaderboards.
  public struct RankChange: Hashable, Sendable {
    /// The member.
    public let member: Member.ID
    /// The rank on the earlier board, or nil for someone who was not on it.
    public let before: Int?
    /// The rank on the later board, or nil for someone who is not on it.
    public let after: Int?

    /// By how many ranks the member rose, negative for a fall; nil for someone who was not on both boards.
    public var rise: Int? {
      guard let before, let after else { return nil }
      return before - after
    }
  }
}

extension Leaderboard {
  /// Returns how the ranks differ from those on an earlier board, also where they do not.
  ///
  /// The ranks are those under each board's own policy.
  ///
  /// - Parameter earlier: The board to compare with.
  /// - Returns: The members in the order of this board, then those who have left it in the order of the earlier one.
  /// - Complexity: O(*n*) in the number of members of both.
  public func rankChanges(since earlier: Leaderboard) -> [Leaderboard.RankChange] {
    let earlierRows = earlier.standings
    let ranks = Dictionary(earlierRows.map { ($0.member, $0.rank) }) { first, _ in first }
    let present = standings.map {
      Leaderboard.RankChange(member: $0.member, before: ranks[$0.member], after: $0.rank)
    }
    let gone = earlierRows.filter { entry(of: $0.member) == nil }
    return present
      + gone.map { Leaderboard.RankChange(member: $0.member, before: $0.rank, after: nil) }
  }
}
