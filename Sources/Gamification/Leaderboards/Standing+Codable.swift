internal import LudusCore

/// In JSON a row leaves out achievements and a title that there are not.
extension Leaderboard.Standing: Codable {
  private enum Key: String, CodingKey {
    case position, rank, member, points, achievements, title
  }

  /// Reads a row.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      position: try container.decode(Int.self, forKey: .position),
      rank: try container.decode(Int.self, forKey: .rank),
      member: try container.decode(Member.ID.self, forKey: .member),
      points: try container.decode(Int.self, forKey: .points),
      achievements: try container.decodeIfPresent(Int.self, forKey: .achievements) ?? 0,
      title: try container.decodeIfPresent(String.self, forKey: .title)
    )
  }

  /// Writes the row.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(position, forKey: .position)
    try container.encode(rank, forKey: .rank)
    try container.encode(member, forKey: .member)
    try container.encode(points, forKey: .points)
    try container.encode(achievements, unless: 0, forKey: .achievements)
    try container.encodeIfPresent(title, forKey: .title)
  }
}

/// In JSON a row leaves out achievements that there are not, and a hidden row everything that names its member.
extension Leaderboard.AnonymousStanding: Codable {
  private enum Key: String, CodingKey {
    case position, rank, points, achievements, member, title, isViewer
  }

  /// Reads a row.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      position: try container.decode(Int.self, forKey: .position),
      rank: try container.decode(Int.self, forKey: .rank),
      points: try container.decode(Int.self, forKey: .points),
      achievements: try container.decodeIfPresent(Int.self, forKey: .achievements) ?? 0,
      member: try container.decodeIfPresent(Member.ID.self, forKey: .member),
      title: try container.decodeIfPresent(String.self, forKey: .title),
      isViewer: try container.decodeIfPresent(Bool.self, forKey: .isViewer) ?? false
    )
  }

  /// Writes the row.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(position, forKey: .position)
    try container.encode(rank, forKey: .rank)
    try container.encode(points, forKey: .points)
    try container.encode(achievements, unless: 0, forKey: .achievements)
    try container.encodeIfPresent(member, forKey: .member)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(isViewer, unless: false, forKey: .isViewer)
  }
}
