internal import LudusCore
internal import LudusFoundation

/// In JSON an event is one object with its action and with `id`, `by` and `at`:
/// `{"kind":"claimed","todo":"windows","id":"e7","by":"bob","at":1795262400000}`. The date at which
/// it became known, `recordedAt`, is there when it is another one. Dates are milliseconds since
/// 1970.
extension GroupEvent: Codable {
  private enum Key: String, CodingKey {
    case id, by, at, recordedAt
  }

  /// Reads an event.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let recordedAt =
      container.contains(.recordedAt)
      ? try container.decodeMilliseconds(forKey: .recordedAt) : nil
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      try GroupAction(from: decoder),
      by: try container.decodeIfPresent(Member.ID.self, forKey: .by),
      at: try container.decodeMilliseconds(forKey: .at),
      recordedAt: recordedAt
    )
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(actor, forKey: .by)
    try container.encodeMilliseconds(date, forKey: .at)
    if recordedAt != date {
      try container.encodeMilliseconds(recordedAt, forKey: .recordedAt)
    }
    try action.encode(to: encoder)
  }
}
