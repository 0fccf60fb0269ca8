internal import LudusCore

/// An exercise of any of the five formats.
///
/// In JSON it is the object of its format with the name of the format beside it:
/// `{"format":"keywords","id":1,"name":"Merkwörter (leicht)", ...}`.
///
/// ```swift
/// let exercise = Exercise.wheelOfFortune(
///   try WheelExercise(ExerciseInfo(id: 5, name: "f oder v?"), words: [HeardWord("Vogel")]))
/// var session = AnyExerciseSession(exercise)
/// ```
public enum Exercise: Hashable, Sendable, Identifiable {
  /// Misspelled words are found and explained.
  case errorLocations(ErrorLocationsExercise)
  /// Gaps are filled.
  case insert(InsertExercise)
  /// Words are read, hidden and written from memory, with a list to take them from.
  case keywords(KeywordsExercise, words: [String])
  /// Words are put into categories.
  case match(MatchExercise)
  /// Words are heard and written.
  case wheelOfFortune(WheelExercise)

  /// The names of the formats, as they stand in JSON.
  public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
    /// Misspelled words are found and explained.
    case errorLocations
    /// Gaps are filled.
    case insert
    /// Words are read, hidden and written from memory.
    case keywords
    /// Words are put into categories.
    case match
    /// Words are heard and written.
    case wheelOfFortune
  }

  /// The name of the format.
  public var format: Format {
    switch self {
    case .errorLocations: .errorLocations
    case .insert: .insert
    case .keywords: .keywords
    case .match: .match
    case .wheelOfFortune: .wheelOfFortune
    }
  }

  /// What a list of exercises shows of this one.
  public var info: ExerciseInfo {
    switch self {
    case .errorLocations(let exercise): exercise.info
    case .insert(let exercise): exercise.info
    case .keywords(let exercise, _): exercise.info
    case .match(let exercise): exercise.info
    case .wheelOfFortune(let exercise): exercise.info
    }
  }

  /// What identifies the exercise.
  public var id: ExerciseID { info.id }

  /// How many tasks the exercise has.
  public var taskCount: Int {
    switch self {
    case .errorLocations(let exercise): exercise.sentences.count
    case .insert(let exercise): exercise.sentences.count
    case .keywords(let exercise, let words): exercise.rounds(of: words.count)
    case .match(let exercise): exercise.words.count
    case .wheelOfFortune(let exercise): exercise.words.count
    }
  }
}

extension Exercise: Codable {
  private enum Key: String, CodingKey {
    case format, words
  }

  /// Reads an exercise.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    guard let format = reader.read(String.self, at: .format) else { throw reader.error }
    let exercise: Exercise? =
      switch Format(rawValue: format) {
      case .errorLocations:
        reader.readInline(ErrorLocationsExercise.self).map(Exercise.errorLocations)
      case .insert: reader.readInline(InsertExercise.self).map(Exercise.insert)
      case .keywords: Self.keywords(from: &reader)
      case .match: reader.readInline(MatchExercise.self).map(Exercise.match)
      case .wheelOfFortune: reader.readInline(WheelExercise.self).map(Exercise.wheelOfFortune)
      case nil: nil
      }
    if Format(rawValue: format) == nil {
      reader.note(.unknownFormat(format), at: ContentPlace().key(Key.format.rawValue))
    }
    guard reader.isFaultless, let exercise else { throw reader.error }
    self = exercise
  }

  private static func keywords(
    from reader: inout ContentReader<Key, ExerciseFault>
  ) -> Exercise? {
    let exercise = reader.readInline(KeywordsExercise.self)
    let words = reader.read([String].self, at: .words)
    for (index, word) in (words ?? []).enumerated() where word.allSatisfy(\.isWhitespace) {
      reader.note(.emptyText, at: ContentPlace().key(Key.words.rawValue).index(index))
    }
    guard let exercise, let words else { return nil }
    return .keywords(exercise, words: words)
  }

  /// Writes the exercise.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(format, forKey: .format)
    switch self {
    case .errorLocations(let exercise): try exercise.encode(to: encoder)
    case .insert(let exercise): try exercise.encode(to: encoder)
    case .keywords(let exercise, let words):
      try exercise.encode(to: encoder)
      try container.encode(words, forKey: .words)
    case .match(let exercise): try exercise.encode(to: encoder)
    case .wheelOfFortune(let exercise): try exercise.encode(to: encoder)
    }
  }
}
