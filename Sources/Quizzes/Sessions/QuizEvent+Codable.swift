internal import LudusCore
internal import LudusFoundation

/// In JSON an event is an object with its kind, the problem, the date in milliseconds since 1970 and, for an
/// answer, the response: `{"kind":"answered","problem":"p1","choice":"b","at":1479686400000}`.
extension QuizEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, problem, at, certainty, hint, helpful
  }

  private enum Kind: String, CaseIterable {
    case started, answered, tookHint, ratedHint, revealed, advanced, skipped, cameBack, timeEnded
    case submitted, graded, quit
  }

  private var kind: Kind {
    switch self {
    case .started: .started
    case .answered: .answered
    case .tookHint: .tookHint
    case .ratedHint: .ratedHint
    case .revealed: .revealed
    case .advanced: .advanced
    case .skipped: .skipped
    case .cameBack: .cameBack
    case .timeEnded: .timeEnded
    case .submitted: .submitted
    case .graded: .graded
    case .quit: .quit
    }
  }

  /// Reads an event.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed. Whether the event is possible is
  ///   checked by the session that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decodeName(Kind.self, forKey: .kind)
    let date = try container.decodeMilliseconds(forKey: .at)
    func problem() throws -> Problem.ID {
      try container.decode(Problem.ID.self, forKey: .problem)
    }
    self =
      switch kind {
      case .started: .started(at: date)
      case .answered:
        .answered(
          try problem(),
          try QuizResponse(from: decoder),
          certainty: try container.decodeIfPresent(Certainty.self, forKey: .certainty),
          at: date
        )
      case .tookHint: .tookHint(try problem(), at: date)
      case .ratedHint:
        .ratedHint(
          try problem(),
          hint: try container.decode(Int.self, forKey: .hint),
          isHelpful: try container.decode(Bool.self, forKey: .helpful),
          at: date
        )
      case .revealed: .revealed(try problem(), at: date)
      case .advanced: .advanced(from: try problem(), at: date)
      case .skipped: .skipped(try problem(), at: date)
      case .cameBack: .cameBack(to: try problem(), at: date)
      case .timeEnded:
        .timeEnded(try container.decodeIfPresent(Problem.ID.self, forKey: .problem), at: date)
      case .submitted: .submitted(at: date)
      case .graded: .graded(try problem(), try EnteredGrade(from: decoder), at: date)
      case .quit: .quit(at: date)
      }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encodeIfPresent(problem, forKey: .problem)
    try container.encodeMilliseconds(date, forKey: .at)
    switch self {
    case .answered(_, let response, let certainty, _):
      try response.encode(to: encoder)
      try container.encodeIfPresent(certainty, forKey: .certainty)
    case .ratedHint(_, let hint, let isHelpful, _):
      try container.encode(hint, forKey: .hint)
      try container.encode(isHelpful, forKey: .helpful)
    case .graded(_, let grade, _):
      try grade.encode(to: encoder)
    default:
      break
    }
  }
}
