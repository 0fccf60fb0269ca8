public import LudusCore
public import LudusFoundation

/// A session of any of the five formats: what an app keeps when it does not matter which.
///
/// ```swift
/// var session = AnyExerciseSession(exercise)        // for any Exercise
/// session.base.progress                             // what all formats have in common
/// if case .insert(var insert) = session {
///   try insert.fill(gap: 0, with: "ie", at: now)
///   session = .insert(insert)
/// }
/// try session.json()                                // to go on later with AnyExerciseSession(json:)
/// ```
///
/// In JSON it is the session with the name of its format beside it.
public enum AnyExerciseSession: Hashable, Sendable {
  /// Misspelled words are found and explained.
  case errorLocations(ErrorLocationsSession)
  /// Gaps are filled.
  case insert(InsertSession)
  /// Words are read, hidden and written from memory.
  case keywords(KeywordsSession)
  /// Words are put into categories.
  case match(MatchSession)
  /// Words are heard and written.
  case wheelOfFortune(WheelSession)

  /// Creates a session before its first event.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - spelling: What counts as right, where something is written.
  ///   - context: Who works where, for the log.
  public init(
    _ exercise: Exercise,
    spelling: SpellingPolicy = .strict,
    context: LogContext = .anonymous
  ) {
    self =
      switch exercise {
      case .errorLocations(let exercise):
        .errorLocations(ErrorLocationsSession(exercise, context: context))
      case .insert(let exercise):
        .insert(InsertSession(exercise, spelling: spelling, context: context))
      case .keywords(let exercise, let words):
        .keywords(
          KeywordsSession(exercise, words: words, spelling: spelling, context: context)
        )
      case .match(let exercise):
        .match(MatchSession(exercise, spelling: spelling, context: context))
      case .wheelOfFortune(let exercise):
        .wheelOfFortune(WheelSession(exercise, spelling: spelling, context: context))
      }
  }

  /// Reads a session from JSON.
  ///
  /// - Throws: Every fault of the exercise with its place, or the first of the events: one that cannot be
  ///   read, or one that is refused, as an event of a forged or reordered log is.
  public init(json: Data) throws(ContentError<ExerciseFault>) {
    self = try ContentJSON<ExerciseFault>.decode(Self.self, from: json)
  }

  /// Returns the session as JSON, always the same bytes.
  ///
  /// - Throws: What the encoder throws.
  public func json() throws -> Data {
    try ContentJSON<ExerciseFault>.encode(self)
  }

  /// The session, for what all formats have in common.
  public var base: any ExerciseSession {
    switch self {
    case .errorLocations(let session): session
    case .insert(let session): session
    case .keywords(let session): session
    case .match(let session): session
    case .wheelOfFortune(let session): session
    }
  }

  /// The exercise that the session is about, with the words that it is played with.
  public var exercise: Exercise {
    switch self {
    case .errorLocations(let session): .errorLocations(session.content.exercise)
    case .insert(let session): .insert(session.content.exercise)
    case .keywords(let session):
      .keywords(session.content.exercise, words: session.content.words)
    case .match(let session): .match(session.content.exercise)
    case .wheelOfFortune(let session): .wheelOfFortune(session.content.exercise)
    }
  }
}

extension AnyExerciseSession: Codable {
  private enum Key: String, CodingKey {
    case format
  }

  /// Reads a session.
  ///
  /// - Throws: `ContentError` with every fault, or a `DecodingError` for an event that is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .format)
    guard let format = Exercise.Format(rawValue: name) else {
      let place = ContentPlace().key(Key.format.rawValue)
      throw ContentError(faults: [LocatedFault(ExerciseFault.unknownFormat(name), at: place)])
    }
    self =
      switch format {
      case .errorLocations: .errorLocations(try ErrorLocationsSession(from: decoder))
      case .insert: .insert(try InsertSession(from: decoder))
      case .keywords: .keywords(try KeywordsSession(from: decoder))
      case .match: .match(try MatchSession(from: decoder))
      case .wheelOfFortune: .wheelOfFortune(try WheelSession(from: decoder))
      }
  }

  /// Writes the session.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(exercise.format, forKey: .format)
    switch self {
    case .errorLocations(let session): try session.encode(to: encoder)
    case .insert(let session): try session.encode(to: encoder)
    case .keywords(let session): try session.encode(to: encoder)
    case .match(let session): try session.encode(to: encoder)
    case .wheelOfFortune(let session): try session.encode(to: encoder)
    }
  }
}
