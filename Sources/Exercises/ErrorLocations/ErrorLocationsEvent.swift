internal import LudusCore
public import LudusFoundation

/// Something that happened in an ``ErrorLocationsSession``, and when.
public enum ErrorLocationsEvent: ExerciseEvent {
  /// The session began with the first sentence.
  case started(at: Date)
  /// A word was tapped.
  case tapped(word: Int, at: Date)
  /// Reasons were ticked for the word whose checklist is open, and checked.
  case checked([Justification.ID], at: Date)
  /// The child went on from a sentence whose errors are all found.
  case wentOn(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .started(let date), .tapped(_, let date), .checked(_, let date), .wentOn(let date): date
    }
  }

  /// Returns the same event at another date.
  public func at(_ date: Date) -> ErrorLocationsEvent {
    switch self {
    case .started: .started(at: date)
    case .tapped(let word, _): .tapped(word: word, at: date)
    case .checked(let reasons, _): .checked(reasons, at: date)
    case .wentOn: .wentOn(at: date)
    }
  }
}

/// In JSON an event is an object with its kind, its date in milliseconds since 1970, and what it is about:
/// `{"at":1560709957000,"kind":"tapped","word":4}`.
extension ErrorLocationsEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, at, word, reasons
  }

  private enum Kind: String, Codable, CaseIterable {
    case started, tapped, checked, wentOn
  }

  /// Reads an event; whether it is possible is checked by the session that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let date = try container.decodeMilliseconds(forKey: .at)
    self =
      switch try container.decodeName(Kind.self, forKey: .kind) {
      case .started: .started(at: date)
      case .tapped: .tapped(word: try container.decode(Int.self, forKey: .word), at: date)
      case .checked:
        .checked(try container.decode([Justification.ID].self, forKey: .reasons), at: date)
      case .wentOn: .wentOn(at: date)
      }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeMilliseconds(date, forKey: .at)
    switch self {
    case .started:
      try container.encode(Kind.started, forKey: .kind)
    case .tapped(let word, _):
      try container.encode(Kind.tapped, forKey: .kind)
      try container.encode(word, forKey: .word)
    case .checked(let reasons, _):
      try container.encode(Kind.checked, forKey: .kind)
      try container.encode(reasons, forKey: .reasons)
    case .wentOn:
      try container.encode(Kind.wentOn, forKey: .kind)
    }
  }
}
