internal import LudusCore

/// In JSON a todo is an object with `id`, `title` and `points`; `text`, `icon`, `assignee`, `tags`,
/// `capacity` and `repeats` are there when they say something.
extension Todo: Codable {
  private enum Key: String, CodingKey {
    case id, title, text, icon, points, assignee, tags, capacity, repeats
  }

  /// Reads a todo.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      title: try container.decode(String.self, forKey: .title),
      text: try container.decodeIfPresent(String.self, forKey: .text) ?? "",
      icon: try container.decodeIfPresent(String.self, forKey: .icon),
      points: try container.decode(Int.self, forKey: .points),
      assignee: try container.decodeIfPresent(Member.ID.self, forKey: .assignee),
      tags: try container.decodeIfPresent([String].self, forKey: .tags) ?? [],
      capacity: try container.decodeIfPresent(Int.self, forKey: .capacity) ?? 1,
      repeats: try container.decodeIfPresent(CalendarSpan.self, forKey: .repeats)
    )
  }

  /// Writes the todo.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(text, unless: "", forKey: .text)
    try container.encodeIfPresent(icon, forKey: .icon)
    try container.encode(points, forKey: .points)
    try container.encodeIfPresent(assignee, forKey: .assignee)
    try container.encode(tags, unless: [], forKey: .tags)
    try container.encode(capacity, unless: 1, forKey: .capacity)
    try container.encodeIfPresent(repeats, forKey: .repeats)
  }
}
