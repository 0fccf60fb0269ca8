internal import LudusCore
internal import LudusFoundation

/// In JSON a challenge is an object with `id`, `title`, `goal`, `until` and `reward`, and with
/// `text` and `tags` when they say something: `{"goal":{"todos":12},"reward":{"each":10},...}`.
extension GroupChallenge: Codable {
  private enum Key: String, CodingKey {
    case id, title, text, goal, tags, until, reward
  }

  /// Reads a challenge.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      title: try container.decode(String.self, forKey: .title),
      text: try container.decodeIfPresent(String.self, forKey: .text) ?? "",
      goal: try container.decode(GroupChallenge.Goal.self, forKey: .goal),
      tags: try container.decodeIfPresent([String].self, forKey: .tags) ?? [],
      until: try container.decodeMilliseconds(forKey: .until),
      reward: try container.decode(Reward.self, forKey: .reward)
    )
  }

  /// Writes the challenge.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(text, unless: "", forKey: .text)
    try container.encode(goal, forKey: .goal)
    try container.encode(tags, unless: [], forKey: .tags)
    try container.encodeMilliseconds(deadline, forKey: .until)
    try container.encode(reward, forKey: .reward)
  }
}

extension GroupChallenge.Goal: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case todos, points
  }

  /// Reads a goal.
  ///
  /// - Throws: A `DecodingError` unless there is exactly one of `todos` and `points`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let key = try container.onlyKey(of: Key.allCases)
    let amount = try container.decode(Int.self, forKey: key)
    self = key == .todos ? .todos(amount) : .points(amount)
  }

  /// Writes the goal.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .todos(let amount): try container.encode(amount, forKey: .todos)
    case .points(let amount): try container.encode(amount, forKey: .points)
    }
  }
}

extension GroupChallenge.Reward: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case each, split
  }

  /// Reads a reward.
  ///
  /// - Throws: A `DecodingError` unless there is exactly one of `each` and `split`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let key = try container.onlyKey(of: Key.allCases)
    let points = try container.decode(Int.self, forKey: key)
    self = key == .each ? .each(points) : .split(points)
  }

  /// Writes the reward.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .each(let points): try container.encode(points, forKey: .each)
    case .split(let points): try container.encode(points, forKey: .split)
    }
  }
}

extension KeyedDecodingContainer {
  /// The key that is there, when it is the only one.
  fileprivate func onlyKey(of keys: [Key]) throws -> Key {
    guard allKeys.count == 1, let key = allKeys.first else {
      let names = keys.map(\.stringValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "expected an object with exactly one of \(names)"
        )
      )
    }
    return key
  }
}
