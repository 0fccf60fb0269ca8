internal import LudusCore
public import LudusFoundation

/// Something that happened in a ``KeywordsSession``, and when.
public enum KeywordsEvent: ExerciseEvent {
  /// The session began with the first round's words.
  case started(at: Date)
  /// A letter was marked as difficult, or its mark was taken back.
  case marked(letter: Int, word: Int, at: Date)
  /// The words were hidden, and writing began.
  case hidden(at: Date)
  /// This is what stands in the fields so far.
  case drafted([String], at: Date)
  /// The words were written and checked.
  case wrote([String], at: Date)
  /// The child has looked at what was wrong and went on.
  case wentOn(at: Date)
  /// The time of the phase ran out.
  case timeRanOut(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .started(let date), .marked(_, _, let date), .hidden(let date), .drafted(_, let date),
      .wrote(_, let date), .wentOn(let date), .timeRanOut(let date):
      date
    }
  }

  /// Returns the same event at another date.
  public func at(_ date: Date) -> KeywordsEvent {
    switch self {
    case .started: .started(at: date)
    case .marked(let letter, let word, _): .marked(letter: letter, word: word, at: date)
    case .hidden: .hidden(at: date)
    case .drafted(let inputs, _): .drafted(inputs, at: date)
    case .wrote(let inputs, _): .wrote(inputs, at: date)
    case .wentOn: .wentOn(at: date)
    case .timeRanOut: .timeRanOut(at: date)
    }
  }
}

/// In JSON an event is an object with its kind, its date in milliseconds since 1970, and what it is about:
/// `{"at":1560709957000,"inputs":["engstlich"],"kind":"wrote"}`.
extension KeywordsEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, at, letter, word, inputs
  }

  private enum Kind: String, Codable, CaseIterable {
    case started, marked, hidden, drafted, wrote, wentOn, timeRanOut
  }

  private var kind: Kind {
    switch self {
    case .started: .started
    case .marked: .marked
    case .hidden: .hidden
    case .drafted: .drafted
    case .wrote: .wrote
    case .wentOn: .wentOn
    case .timeRanOut: .timeRanOut
    }
  }

  /// Reads an event; whether it is possible is checked by the session that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decodeName(Kind.self, forKey: .kind)
    let date = try container.decodeMilliseconds(forKey: .at)
    func inputs() throws -> [String] { try container.decode([String].self, forKey: .inputs) }
    self =
      switch kind {
      case .started: .started(at: date)
      case .marked:
        .marked(
          letter: try container.decode(Int.self, forKey: .letter),
          word: try container.decode(Int.self, forKey: .word),
          at: date
        )
      case .hidden: .hidden(at: date)
      case .drafted: .drafted(try inputs(), at: date)
      case .wrote: .wrote(try inputs(), at: date)
      case .wentOn: .wentOn(at: date)
      case .timeRanOut: .timeRanOut(at: date)
      }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeMilliseconds(date, forKey: .at)
    switch self {
    case .marked(let letter, let word, _):
      try container.encode(letter, forKey: .letter)
      try container.encode(word, forKey: .word)
    case .drafted(let inputs, _), .wrote(let inputs, _):
      try container.encode(inputs, forKey: .inputs)
    case .started, .hidden, .wentOn, .timeRanOut:
      break
    }
  }
}
