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

extension Leaderboard.Score: Ranked {
  func precedes(_ other: Self) -> Bool {
    if points != other.points { return points > other.points }
    if achievements != other.achievements { return achievements > other.achievements }
    guard let date = reachedAt else { return false }
    return other.reachedAt.map { date < $0 } ?? true
  }
}

extension Leaderboard.Entry: Ranked {
  func precedes(_ other: Self) -> Bool {
    if score.precedes(other.score) { return true }
    return !other.score.precedes(score) && member < other.member
  }
}

extension Leaderboard.Entry {
  /// The same entry with its date as it can be stored, in whole milliseconds.
  var storable: Leaderboard.Entry {
    get throws(LeaderboardError) {
      guard let date = score.reachedAt else { return self }
      guard let rounded = date.truncatedToMilliseconds else { throw .dateOutOfRange(member) }
      var entry = self
      entry.score.reachedAt = rounded
      return entry
    }
  }
}
