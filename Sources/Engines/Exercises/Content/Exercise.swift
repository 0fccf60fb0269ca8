// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An exercise of any of the five formats.
///
/// In JSON it is the object of its format with the name of its format:
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
  public enum Format: String, Hashable, Sendable, CaseIterable {
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

  /// The description that a list of exercises shows.
  public var info: ExerciseInfo {
    switch self {
    case .errorLocations(let exercise): exercise.info
    case .insert(let exercise): exercise.info
    case .keywords(let exercise, _): exercise.info
    case .match(let exercise): exercise.info
    case .wheelOfFortune(let exercise): exercise.info
    }
  }

  /// The identifier of the exercise.
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

extension Exercise.Format: JSONName {}

extension Exercise: JSONUnion {
  package static var kindKey: String { "format" }

  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase(Format.errorLocations.rawValue, inline: Self.errorLocations) {
      if case .errorLocations(let exercise) = $0 { exercise } else { nil }
    },
    JSONCase(Format.insert.rawValue, inline: Self.insert) {
      if case .insert(let exercise) = $0 { exercise } else { nil }
    },
    JSONCase(Format.keywords.rawValue) {
      if case .keywords(let exercise, let words) = $0 { (exercise, words) } else { nil }
    } form: { record in
      let exercise = record.inline(\.0)
      let words = record.field("words", \.1)
      for (index, word) in (words.value ?? []).enumerated() where word.allSatisfy(\.isWhitespace) {
        record.note(.emptyText, at: ContentPlace().key("words").index(index))
      }
      return try .keywords(exercise(), words: words())
    },
    JSONCase(Format.match.rawValue, inline: Self.match) {
      if case .match(let exercise) = $0 { exercise } else { nil }
    },
    JSONCase(Format.wheelOfFortune.rawValue, inline: Self.wheelOfFortune) {
      if case .wheelOfFortune(let exercise) = $0 { exercise } else { nil }
    },
  ]
}
