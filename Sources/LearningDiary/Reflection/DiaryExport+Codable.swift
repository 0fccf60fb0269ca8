internal import Gamification
internal import LudusCore
public import LudusFoundation

/// In JSON an export is an object; what was not asked for is not there.
extension DiaryExport: Codable {
  private enum Key: String, CodingKey {
    case courses, xp, level, completed, owner, items, reflections, comments
  }

  /// Writes the export as JSON.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no export causes.
  public func json() throws -> Data {
    try ContentJSON<DiaryFault>.encode(self)
  }

  /// Reads an export.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func readArray<Element: Decodable>(_ key: Key) throws -> [Element] {
      try container.decodeIfPresent([Element].self, forKey: key) ?? []
    }
    self.init(
      courses: try container.decode([CourseStanding].self, forKey: .courses),
      xp: try container.decode(Int.self, forKey: .xp),
      level: try container.decode(Int.self, forKey: .level),
      completed: try container.decode(Int.self, forKey: .completed),
      owner: try container.decodeIfPresent(Member.ID.self, forKey: .owner),
      items: try readArray(.items),
      reflections: try readArray(.reflections),
      comments: try readArray(.comments)
    )
  }

  /// Writes the export.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(courses, forKey: .courses)
    try container.encode(xp, forKey: .xp)
    try container.encode(level, forKey: .level)
    try container.encode(completed, forKey: .completed)
    try container.encodeIfPresent(owner, forKey: .owner)
    if !items.isEmpty {
      try container.encode(items, forKey: .items)
    }
    if !reflections.isEmpty {
      try container.encode(reflections, forKey: .reflections)
    }
    if !comments.isEmpty {
      try container.encode(comments, forKey: .comments)
    }
  }
}
