public import LudusCore

extension Leaderboard {
  /// A row of a leaderboard.
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

    /// Who the row is about.
    public var id: Member.ID { member }

    /// Creates a row.
    public init(
      position: Int,
      rank: Int,
      member: Member.ID,
      points: Int,
      achievements: Int = 0,
      title: String? = nil
    ) {
      self.position = position
      self.rank = rank
      self.member = member
      self.points = points
      self.achievements = achievements
      self.title = title
    }
  }
}
