// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Leaderboard {
  /// Some rows of a board that is shown page by page.
  public struct Page: Hashable, Sendable {
    /// The number of the page, from 1.
    public let number: Int
    /// How many pages there are; none for an empty board.
    public let pageCount: Int
    /// The rows; none on a page out of range.
    public let standings: [Leaderboard.Standing]
  }

  /// Returns a page of the board.
  ///
  /// The pages one after the other are the whole board.
  ///
  /// - Parameters:
  ///   - number: The number of the page, from 1.
  ///   - size: How many rows a page has, at least 1.
  /// - Returns: The page, which is empty for a number that no page has.
  /// - Throws: ``LeaderboardError/invalidPageSize(_:)``.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func page(_ number: Int, size: Int) throws(LeaderboardError) -> Page {
    guard size > 0 else { throw .invalidPageSize(size) }
    let pageCount = count / size + (count % size > 0 ? 1 : 0)
    let isPage = (1...max(1, pageCount)).contains(number)
    return Page(
      number: number,
      pageCount: pageCount,
      standings: isPage ? standings(from: (number - 1) * size + 1, count: size) : []
    )
  }

  /// Returns the page that a member is on.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - size: How many rows a page has, at least 1.
  /// - Returns: The page, or nil for someone who is not on the board.
  /// - Throws: ``LeaderboardError/invalidPageSize(_:)``.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func page(of member: Member.ID, size: Int) throws(LeaderboardError) -> Page? {
    guard size > 0 else { throw .invalidPageSize(size) }
    guard let position = position(of: member) else { return nil }
    return try page((position - 1) / size + 1, size: size)
  }
}
