internal import LudusFoundation

/// In JSON an event is an object with its kind, the problem, the date in milliseconds since 1970 and, for an
/// answer, the response: `{"kind":"answered","problem":"p1","choice":"b","at":1479686400000}`.
extension QuizEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, problem, at
  }

  private enum Kind: String, Codable {
    case answered, revealed, advanced, skipped, cameBack, quit
  }

  private var kind: Kind {
    switch self {
    case .answered: .answered
    case .revealed: .revealed
    case .advanced: .advanced
    case .skipped: .skipped
    case .cameBack: .cameBack
    case .quit: .quit
    }
  }

  /// Reads an event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let date = try container.decodeMilliseconds(forKey: .at)
    func problem() throws -> Problem.ID {
      try container.decode(Problem.ID.self, forKey: .problem)
    }
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .answered: .answered(try problem(), try Response(from: decoder), at: date)
      case .revealed: .revealed(try problem(), at: date)
      case .advanced: .advanced(from: try problem(), at: date)
      case .skipped: .skipped(try problem(), at: date)
      case .cameBack: .cameBack(to: try problem(), at: date)
      case .quit: .quit(at: date)
      }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(problem, forKey: .problem)
    try container.encodeMilliseconds(date, forKey: .at)
    if case .answered(_, let response, _) = self {
      try response.encode(to: encoder)
    }
  }
}
