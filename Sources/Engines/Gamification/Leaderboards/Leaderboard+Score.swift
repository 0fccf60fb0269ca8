// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Leaderboard {
  /// The figures by which a member stands on a board.
  public struct Score: Hashable, Sendable {
    /// The points, which may be negative.
    public var points: Int
    /// The number of achievements, or any other second score: more of them stand above fewer at equal points.
    public var achievements: Int
    /// When the score was reached, or nil if that is not known.
    ///
    /// At equal points and achievements an earlier date stands above a later one, and an unknown one stands last.
    public var reachedAt: Date?

    /// Creates a score.
    public init(points: Int, achievements: Int = 0, reachedAt: Date? = nil) {
      self.points = points
      self.achievements = achievements
      self.reachedAt = reachedAt
    }
  }

  /// A member with a score and the title worn.
  public struct Entry: Hashable, Sendable {
    /// The member.
    public let member: Member.ID
    /// The score of the member.
    public var score: Score
    /// A title that the member wears with the name, for instance "the Diligent".
    public var title: String?

    /// Creates an entry.
    public init(_ member: Member.ID, _ score: Score, title: String? = nil) {
      self.member = member
      self.score = score
      self.title = title
    }
  }
}

extension Leaderboard.Score {
  /// Whether it stands above another score.
  func precedes(_ other: Self) -> Bool { StoredScore(self).precedes(StoredScore(other)) }
}

extension Leaderboard.Entry {
  /// Its score as it can be stored, with the date in whole milliseconds.
  var stored: StoredScore {
    get throws(LeaderboardError) {
      var score = score
      if let date = score.reachedAt {
        guard let rounded = date.truncatedToMilliseconds else { throw .dateOutOfRange(member) }
        score.reachedAt = rounded
      }
      return StoredScore(score)
    }
  }
}
