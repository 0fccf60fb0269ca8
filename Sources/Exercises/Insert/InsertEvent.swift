internal import LudusCore
public import LudusFoundation

/// Something that happened in an ``InsertSession``, and when.
public enum InsertEvent: ExerciseEvent {
  /// The session began with the first sentence.
  case started(at: Date)
  /// Letters were written into a gap, which takes the place of what stood there.
  case filled(gap: Int, with: String, at: Date)
  /// The gaps were checked.
  case checked(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .started(let date), .filled(_, _, let date), .checked(let date): date
    }
  }

  /// Returns the same event at another date.
  public func at(_ date: Date) -> InsertEvent {
    switch self {
    case .started: .started(at: date)
    case .filled(let gap, let entry, _): .filled(gap: gap, with: entry, at: date)
    case .checked: .checked(at: date)
    }
  }
}

/// In JSON an event is an object with its kind, its date in milliseconds since 1970, and what it is about:
/// `{"at":1560709957000,"gap":0,"input":"ie","kind":"filled"}`.
extension InsertEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, at, gap, input
  }

  private enum Kind: String, Codable, CaseIterable {
    case started, filled, checked
  }

  /// Reads an event; whether it is possible is checked by the session that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let date = try container.decodeMilliseconds(forKey: .at)
    switch try container.decodeName(Kind.self, forKey: .kind) {
    case .started:
      self = .started(at: date)
    case .filled:
      let gap = try container.decode(Int.self, forKey: .gap)
      self = .filled(gap: gap, with: try container.decode(String.self, forKey: .input), at: date)
    case .checked:
      self = .checked(at: date)
    }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeMilliseconds(date, forKey: .at)
    switch self {
    case .started:
      try container.encode(Kind.started, forKey: .kind)
    case .filled(let gap, let entry, _):
      try container.encode(Kind.filled, forKey: .kind)
      try container.encode(gap, forKey: .gap)
      try container.encode(entry, forKey: .input)
    case .checked:
      try container.encode(Kind.checked, forKey: .kind)
    }
  }
}
