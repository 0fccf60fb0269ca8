// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Leaderboard {
  /// A row of a leaderboard.
  ///
  /// In JSON a row leaves out a number of achievements of 0 and a missing title.
  public struct Standing: Hashable, Sendable, Identifiable {
    /// The place of the row, from 1, which no other row has.
    public let position: Int
    /// The rank, from 1, which members who tie share.
    public let rank: Int
    /// The member.
    public let member: Member.ID
    /// The points of the member.
    public let points: Int
    /// The number of the member's achievements.
    public let achievements: Int
    /// The title that the member wears with the name, if any.
    public let title: String?

    /// The member that the row is about.
    public var id: Member.ID { member }
  }

  /// A row of a leaderboard that names only the best members and its viewer.
  ///
  /// A hidden row holds points and achievements, which the board is about. It holds neither the identifier of its
  /// member nor a title, by which members know each other.
  ///
  /// In JSON a row leaves out a number of achievements of 0, and a hidden row everything that names its member.
  public struct AnonymousStanding: Hashable, Sendable, Identifiable {
    /// The place of the row, from 1, which no other row has.
    public let position: Int
    /// The rank, from 1, which members who tie share.
    public let rank: Int
    /// The points.
    public let points: Int
    /// The number of achievements.
    public let achievements: Int
    /// The member, or nil for a hidden row.
    public let member: Member.ID?
    /// The title that the member wears, if any; nil for a hidden row.
    public let title: String?
    /// Whether the row is that of the member who looks at the board.
    public let isViewer: Bool

    /// Whether the row does not say whose it is.
    package var isHidden: Bool { member == nil }

    /// The position, since a hidden row has nothing else to be known by.
    public var id: Int { position }
  }
}
