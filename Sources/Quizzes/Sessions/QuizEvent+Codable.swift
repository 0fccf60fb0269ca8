internal import LudusFoundation

/// In JSON an event is an object with its kind, the problem, the date in milliseconds since 1970 and, for an
/// answer, the response: `{"kind":"answered","problem":"p1","choice":"b","at":1479686400000}`.
extension QuizEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, problem, at
  }

  private enum Kind: String, CaseIterable {
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
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed. Whether the event is possible is
  ///   checked by the session that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .kind)
    guard let kind = Kind(rawValue: name) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .kind,
        in: container,
        debugDescription: "the kind \"\(name)\" is not known, expected one of \(kinds)"
      )
    }
    let date = try container.decodeMilliseconds(forKey: .at)
    func problem() throws -> Problem.ID {
      try container.decode(Problem.ID.self, forKey: .problem)
    }
    self =
      switch kind {
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
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encodeIfPresent(problem, forKey: .problem)
    try container.encodeMilliseconds(date, forKey: .at)
    if case .answered(_, let response, _) = self {
      try response.encode(to: encoder)
    }
  }
}
