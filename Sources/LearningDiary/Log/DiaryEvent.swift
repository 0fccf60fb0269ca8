public import LudusCore
public import LudusFoundation

/// Something that happened in a ``Diary``: what was done, when it happened and when it became
/// known.
///
/// Events are made by the commands of a diary, stored by the app, sent from device to device and
/// given back to ``Diary/merge(_:)``. Their order is that of ``date`` and then of ``id``, whatever
/// order they arrive in.
public struct DiaryEvent: Identifiable, Hashable, Sendable {
  /// What identifies an event in its diary.
  public typealias ID = Identifier<DiaryEvent>

  /// What identifies it: the same identifier is the same event.
  public let id: ID
  /// When it happened.
  public let date: Date
  /// When it became known, which is later than ``date`` for what was entered afterwards.
  public let recordedAt: Date
  /// What was done.
  public let action: DiaryAction

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - id: What identifies it in its diary.
  ///   - action: What was done.
  ///   - date: When it happened. A diary stores whole milliseconds.
  ///   - recordedAt: When it became known; nil stands for when it happened.
  public init(id: ID, _ action: DiaryAction, at date: Date, recordedAt: Date? = nil) {
    self.id = id
    self.date = date
    self.recordedAt = recordedAt ?? date
    self.action = action
  }
}

extension DiaryEvent: LoggedEvent {
  /// Returns the event at whole milliseconds, or nil when a date is too far away for that.
  package var truncatedToMilliseconds: DiaryEvent? {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = recordedAt.truncatedToMilliseconds
    else { return nil }
    return DiaryEvent(id: id, action, at: date, recordedAt: recordedAt)
  }
}

/// In JSON an event is one object with its action and with `id` and `at`:
/// `{"at":1772362800000,"id":"e7","item":"g1","kind":"completed"}`. The date at which it became
/// known, `recordedAt`, is there when it is another one. Dates are milliseconds since 1970.
extension DiaryEvent: Codable {
  private enum Key: String, CodingKey {
    case id, at, recordedAt
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
      try DiaryAction(from: decoder),
      at: try container.decodeMilliseconds(forKey: .at),
      recordedAt: recordedAt
    )
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encodeMilliseconds(date, forKey: .at)
    if recordedAt != date {
      try container.encodeMilliseconds(recordedAt, forKey: .recordedAt)
    }
    try action.encode(to: encoder)
  }
}
