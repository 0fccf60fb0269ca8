internal import LudusCore

/// In JSON a filter is an object with what is asked for: `{"kinds":["todo"],"tags":["kitchen"],
/// "season":"spring","hours":{"from":"22:00","to":"05:00"},"weekdays":["saturday","sunday"]}`.
extension PlayerActivity.Filter: Codable {
  enum Key: String, CodingKey {
    case kinds, tags, season, hours, weekdays
  }

  /// Reads a filter.
  ///
  /// Whether it can fit anything is checked by the book it belongs to.
  ///
  /// - Throws: `ContentError` with every part that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let kinds = reader.read([PlayerActivity.Kind]?.self, at: .kinds, default: nil)
    let tags = reader.read([String].self, at: .tags, default: [])
    let season = reader.read(String?.self, at: .season, default: nil)
    let hours = reader.read(Hours?.self, at: .hours, default: nil)
    let names = reader.read([String]?.self, at: .weekdays, default: nil)
    var weekdays: [Weekday] = []
    for (index, name) in ((names ?? nil) ?? []).enumerated() {
      if let weekday = Weekday(rawValue: name) {
        weekdays.append(weekday)
      } else {
        let fault = RuleFault.unknown(name, expected: Weekday.allCases.map(\.rawValue))
        reader.note(fault, at: ContentPlace().key(Key.weekdays.rawValue).index(index))
      }
    }
    guard reader.isFaultless, let kinds, let tags, let season, let hours, let names else {
      throw reader.error
    }
    self.init(
      kinds: kinds.map(Set.init),
      tags: Set(tags),
      season: season,
      hours: hours,
      weekdays: names.map { _ in Set(weekdays) }
    )
  }

  /// Writes what is asked for.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(kinds?.map(\.rawValue).sorted(), forKey: .kinds)
    try container.encode(tags.sorted(), unless: [], forKey: .tags)
    try container.encodeIfPresent(season, forKey: .season)
    try container.encodeIfPresent(hours, forKey: .hours)
    let weekdays = weekdays.map { asked in Weekday.allCases.filter { asked.contains($0) } }
    try container.encodeIfPresent(weekdays, forKey: .weekdays)
  }
}

/// In JSON hours are an object with two times of day: `{"from":"22:00","to":"05:00"}`.
extension PlayerActivity.Filter.Hours: Codable {
  private enum Key: String, CodingKey {
    case from, to
  }

  /// Reads hours.
  ///
  /// - Throws: A `DecodingError` for what is no time of day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func minute(_ key: Key) throws -> Int {
      let text = try container.decode(String.self, forKey: key)
      let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.map(\.count) == [2, 2], text.utf8.allSatisfy({ (48...58).contains($0) }),
        let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1])),
        hour < 24, minute < 60
      else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: container,
          debugDescription: "expected a time such as \"22:00\", found \"\(text)\""
        )
      }
      return hour * 60 + minute
    }
    self.init(from: try minute(.from), to: try minute(.to))
  }

  /// Writes the two times.
  public func encode(to encoder: any Encoder) throws {
    func text(_ minute: Int) -> String {
      [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(text(start), forKey: .from)
    try container.encode(text(end), forKey: .to)
  }
}
