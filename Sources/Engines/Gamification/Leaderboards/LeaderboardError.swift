// SPDX-License-Identifier: Apache-2.0

/// The reason why a leaderboard refuses a command.
///
/// The board is then unchanged.
public enum LeaderboardError: Error, Hashable, Sendable {
  /// The board does not have this member.
  case unknownMember(Member.ID)
  /// The member stands twice among the rows that a board is made of.
  case duplicateMember(Member.ID)
  /// The date at which the member reached the score is no number or more than about 35,000 years away.
  case dateOutOfRange(Member.ID)
  /// A page has at least one row.
  case invalidPageSize(Int)
  /// There is no player of this number; players are numbered from 0.
  case unknownPlayer(Int)
  /// The player's points would not fit into an `Int`.
  case pointsOverflow(player: Int)
  /// A figure of the member's score would not fit into an `Int`.
  case scoreOverflow(Member.ID)
  /// The member submits a score for a period that is over.
  case periodEnded(Member.ID)
}

extension LeaderboardError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .unknownMember(let member):
      "the board has no member \"\(member)\""
    case .duplicateMember(let member):
      "the member \"\(member)\" stands twice among the rows"
    case .dateOutOfRange(let member):
      "the date at which \"\(member)\" reached the score is too far away to be stored"
    case .invalidPageSize(let size):
      "a page of \(size) rows, expected at least 1"
    case .unknownPlayer(let player):
      "there is no player \(player), counted from 0"
    case .pointsOverflow(let player):
      "the points of player \(player) would not fit into 64 bits"
    case .scoreOverflow(let member):
      "the score of \"\(member)\" would not fit into 64 bits"
    case .periodEnded(let member):
      "the score of \"\(member)\" is for a period that is over"
    }
  }
}
