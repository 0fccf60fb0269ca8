internal import LudusCore
public import LudusFoundation

/// Something that happened in a ``MatchSession``, and when.
public enum MatchEvent: ExerciseEvent {
  /// The session began with the first word.
  case started(at: Date)
  /// The word was dragged to a category, or back from it.
  case dragged(MatchExercise.Category.ID, at: Date)
  /// The word was heard.
  case heard(at: Date)
  /// This was written under a category, in the place of what stood there.
  case filled(MatchExercise.Category.ID, with: String, at: Date)
  /// The categories were checked.
  case checked(at: Date)
  /// The child has looked at what was wrong and went on.
  case wentOn(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .started(let date), .dragged(_, let date), .heard(let date), .filled(_, _, let date),
      .checked(let date), .wentOn(let date):
      date
    }
  }

  /// Returns the same event at another date.
  public func at(_ date: Date) -> MatchEvent {
    switch self {
    case .started: .started(at: date)
    case .dragged(let category, _): .dragged(category, at: date)
    case .heard: .heard(at: date)
    case .filled(let category, let input, _): .filled(category, with: input, at: date)
    case .checked: .checked(at: date)
    case .wentOn: .wentOn(at: date)
    }
  }
}

/// In JSON an event is an object with its kind, its date in milliseconds since 1970, and what it is about:
/// `{"at":1560709957000,"category":"ie","input":"Biene","kind":"filled"}`.
extension MatchEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, at, category, input
  }

  private enum Kind: String, Codable, CaseIterable {
    case started, dragged, heard, filled, checked, wentOn
  }

  private var kind: Kind {
    switch self {
    case .started: .started
    case .dragged: .dragged
    case .heard: .heard
    case .filled: .filled
    case .checked: .checked
    case .wentOn: .wentOn
    }
  }

  /// Reads an event; whether it is possible is checked by the session that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let date = try container.decodeMilliseconds(forKey: .at)
    func category() throws -> MatchExercise.Category.ID {
      try container.decode(MatchExercise.Category.ID.self, forKey: .category)
    }
    self =
      switch try container.decodeName(Kind.self, forKey: .kind) {
      case .started: .started(at: date)
      case .dragged: .dragged(try category(), at: date)
      case .heard: .heard(at: date)
      case .filled:
        .filled(
          try category(),
          with: try container.decode(String.self, forKey: .input),
          at: date
        )
      case .checked: .checked(at: date)
      case .wentOn: .wentOn(at: date)
      }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeMilliseconds(date, forKey: .at)
    switch self {
    case .dragged(let category, _):
      try container.encode(category, forKey: .category)
    case .filled(let category, let input, _):
      try container.encode(category, forKey: .category)
      try container.encode(input, forKey: .input)
    case .started, .heard, .checked, .wentOn:
      break
    }
  }
}
