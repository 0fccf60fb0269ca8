internal import Gamification
internal import LudusCore
internal import LudusFoundation

/// In JSON an item is an object with `id`, `kind` and `title`, and what else it has:
/// `{"course":"coding","due":"2026-03-06","id":"g1","kind":"goal","title":"Finish"}`.
extension DiaryItem: Codable {
  private enum Key: String, CodingKey {
    case id, kind, title, course, due, time, reminder, text, links, recurrence, requirements
  }

  /// Reads an item, which the diary that takes it checks.
  ///
  /// - Throws: A `DecodingError` when a part is malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func readIfPresent<Value: Decodable>(_ key: Key) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      kind: try container.decode(Kind.self, forKey: .kind),
      title: try readIfPresent(.title) ?? "",
      course: try readIfPresent(.course),
      due: try readIfPresent(.due),
      time: try readIfPresent(.time),
      reminder: try readIfPresent(.reminder),
      text: try readIfPresent(.text) ?? "",
      links: try readIfPresent(.links) ?? [],
      recurrence: try readIfPresent(.recurrence),
      requirements: try readIfPresent(.requirements) ?? GoalRequirements()
    )
  }

  /// Writes what the item has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    if !title.isEmpty {
      try container.encode(title, forKey: .title)
    }
    try container.encodeIfPresent(course, forKey: .course)
    try container.encodeIfPresent(due, forKey: .due)
    try container.encodeIfPresent(time, forKey: .time)
    try container.encodeIfPresent(reminder, forKey: .reminder)
    if !text.isEmpty {
      try container.encode(text, forKey: .text)
    }
    if !links.isEmpty {
      try container.encode(links, forKey: .links)
    }
    try container.encodeIfPresent(recurrence, forKey: .recurrence)
    if !requirements.isEmpty {
      try container.encode(requirements, forKey: .requirements)
    }
  }
}
