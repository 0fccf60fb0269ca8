internal import LudusCore
public import LudusFoundation

/// Something that happened in a ``WheelSession``, and when.
public enum WheelEvent: ExerciseEvent {
  /// The session began.
  case started(at: Date)
  /// The wheel stopped at this word.
  case spun(to: Int, at: Date)
  /// The word was heard.
  case heard(at: Date)
  /// The word was written.
  case wrote(String, at: Date)
  /// The child has looked at the right word and went on.
  case wentOn(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .started(let date), .spun(_, let date), .heard(let date), .wrote(_, let date),
      .wentOn(let date):
      date
    }
  }

  /// Returns the same event at another date.
  public func at(_ date: Date) -> WheelEvent {
    switch self {
    case .started: .started(at: date)
    case .spun(let word, _): .spun(to: word, at: date)
    case .heard: .heard(at: date)
    case .wrote(let input, _): .wrote(input, at: date)
    case .wentOn: .wentOn(at: date)
    }
  }
}

/// In JSON an event is an object with its kind, its date in milliseconds since 1970, and what it is about:
/// `{"at":1560709957000,"input":"Schtern","kind":"wrote"}`.
extension WheelEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, at, word, input
  }

  private enum Kind: String, Codable, CaseIterable {
    case started, spun, heard, wrote, wentOn
  }

  private var kind: Kind {
    switch self {
    case .started: .started
    case .spun: .spun
    case .heard: .heard
    case .wrote: .wrote
    case .wentOn: .wentOn
    }
  }

  /// Reads an event; whether it is possible is checked by the session that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let date = try container.decodeMilliseconds(forKey: .at)
    self =
      switch try container.decodeName(Kind.self, forKey: .kind) {
      case .started: .started(at: date)
      case .spun: .spun(to: try container.decode(Int.self, forKey: .word), at: date)
      case .heard: .heard(at: date)
      case .wrote: .wrote(try container.decode(String.self, forKey: .input), at: date)
      case .wentOn: .wentOn(at: date)
      }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeMilliseconds(date, forKey: .at)
    switch self {
    case .spun(let word, _): try container.encode(word, forKey: .word)
    case .wrote(let input, _): try container.encode(input, forKey: .input)
    case .started, .heard, .wentOn: break
    }
  }
}
