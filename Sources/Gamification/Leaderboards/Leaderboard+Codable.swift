internal import LudusCore
internal import LudusFoundation

/// In JSON a score is an object with its points and, unless there are none, its achievements and the date in
/// milliseconds since 1970: `{"points":30,"achievements":2,"reachedAt":1479686400000}`.
extension Leaderboard.Score: Codable {
  private enum Key: String, CodingKey {
    case points, achievements, reachedAt
  }

  /// Reads a score.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      points: try container.decode(Int.self, forKey: .points),
      achievements: try container.decodeIfPresent(Int.self, forKey: .achievements) ?? 0,
      reachedAt: container.contains(.reachedAt)
        ? try container.decodeMilliseconds(forKey: .reachedAt) : nil
    )
  }

  /// Writes the score.
  ///
  /// - Throws: An `EncodingError` for a date that is no number or more than about 35,000 years away.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(points, forKey: .points)
    try container.encode(achievements, unless: 0, forKey: .achievements)
    if let reachedAt {
      try container.encodeMilliseconds(reachedAt, forKey: .reachedAt)
    }
  }
}

/// In JSON an entry is an object with the member, the parts of the score and the title, if any:
/// `{"member":"ada","points":30}`.
extension Leaderboard.Entry: Codable {
  private enum Key: String, CodingKey {
    case member, title
  }

  /// Reads an entry.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(Member.ID.self, forKey: .member),
      try Leaderboard.Score(from: decoder),
      title: try container.decodeIfPresent(String.self, forKey: .title)
    )
  }

  /// Writes the entry.
  ///
  /// - Throws: An `EncodingError` for a date that is no number or more than about 35,000 years away.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(member, forKey: .member)
    try container.encodeIfPresent(title, forKey: .title)
    try score.encode(to: encoder)
  }
}

/// In JSON a board is an object with its members in order and, unless they are the default, its policy and criterion:
/// `{"members":[{"member":"ada","points":30}],"policy":"dense"}`.
extension Leaderboard: Codable {
  private enum Key: String, CodingKey {
    case policy, criterion, members
  }

  /// Reads a board; its members may stand in any order.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed, or a member stands there twice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let entries = try container.decode([Entry].self, forKey: .members)
    do {
      try self.init(
        entries,
        policy: container.decodeIfPresent(RankingPolicy.self, forKey: .policy) ?? .standard,
        criterion: container.decodeIfPresent(RankingPolicy.Criterion.self, forKey: .criterion)
          ?? .points
      )
    } catch let error as LeaderboardError {
      throw DecodingError.dataCorruptedError(
        forKey: .members,
        in: container,
        debugDescription: error.description
      )
    }
  }

  /// Writes the board.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(policy, unless: .standard, forKey: .policy)
    try container.encode(criterion, unless: .points, forKey: .criterion)
    try container.encode(entries, forKey: .members)
  }
}
