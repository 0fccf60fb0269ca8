public import LudusCore
public import LudusFoundation
internal import Quizzes

/// Something that happened in what several people and devices share, such as a ``QuizChallenge``: who did
/// what, when it happened and when it became known.
///
/// Events are made by commands, stored by the app, sent from device to device and merged there. Their order is
/// that of ``date`` and then of ``id``, in a ``QuizChallenge`` that of ``recordedAt`` before, whatever order they
/// arrive in.
public struct SharedEvent<Action: Hashable & Sendable & Codable>: Identifiable, Hashable, Sendable {
  /// What identifies an event in its log.
  public typealias ID = Identifier<SharedEvent<Action>>

  /// What identifies it: the same identifier is the same event.
  public let id: ID
  /// When it happened.
  public let date: Date
  /// When it became known, which is later than ``date`` for what was reported afterwards.
  ///
  /// Where a server keeps the log, it is when the server learnt of it.
  public let recordedAt: Date
  /// Who did it.
  public let actor: Learner.ID
  /// What was done.
  public let action: Action

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - id: What identifies it in its log.
  ///   - action: What was done.
  ///   - actor: Who did it.
  ///   - date: When it happened. A log stores whole milliseconds.
  ///   - recordedAt: When it became known; nil stands for when it happened.
  public init(
    id: ID,
    _ action: Action,
    by actor: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil
  ) {
    self.id = id
    self.date = date
    self.recordedAt = recordedAt ?? date
    self.actor = actor
    self.action = action
  }
}

// MARK: - In a log

extension SharedEvent: LoggedEvent {
  /// The event at whole milliseconds, or nil when a date is too far away for that.
  package var truncatedToMilliseconds: SharedEvent? {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = recordedAt.truncatedToMilliseconds
    else { return nil }
    return SharedEvent(id: id, action, by: actor, at: date, recordedAt: recordedAt)
  }
}

// MARK: - JSON

private enum SharedEventKey: String, CodingKey {
  case id, by, at, recordedAt
}

/// In JSON an event is one object with its action and with `id`, `by` and `at`:
/// `{"kind":"accepted","id":"e7","by":"ben","at":1795262400000}`. The date at which it became known,
/// `recordedAt`, is there when it is another one. Dates are milliseconds since 1970.
extension SharedEvent: Codable {
  /// Reads an event.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed. Whether the event is possible is checked
  ///   by what takes it into its log.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SharedEventKey.self)
    let recordedAt =
      container.contains(.recordedAt)
      ? try container.decodeMilliseconds(forKey: .recordedAt) : nil
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      try Action(from: decoder),
      by: try container.decode(Learner.ID.self, forKey: .by),
      at: try container.decodeMilliseconds(forKey: .at),
      recordedAt: recordedAt
    )
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SharedEventKey.self)
    try container.encode(id, forKey: .id)
    try container.encode(actor, forKey: .by)
    try container.encodeMilliseconds(date, forKey: .at)
    if recordedAt != date {
      try container.encodeMilliseconds(recordedAt, forKey: .recordedAt)
    }
    try action.encode(to: encoder)
  }
}
