// SPDX-License-Identifier: Apache-2.0
public import GermanSpelling
internal import LudusCore

/// A count of how much an exercise trains each category of spelling.
public struct ExerciseProfile: Hashable, Sendable {
  /// The places of each category, in the order in which the categories are declared.
  private let counts: [Int]

  /// Counts the places in an exercise at which a category can be trained.
  ///
  /// Of a word that is written, all places count; of a gap, the categories of the errors that are typical of it;
  /// of a misspelled word, the categories of its errors; of a word that is dragged, the categories that this trains.
  ///
  /// - Complexity: O(*n*) diagnoses for *n* words.
  public init(of exercise: Exercise) {
    var counts: [SpellingCategory: Int] = [:]
    func write(_ word: String) {
      let opportunities = SpellingTarget(word).opportunities
      for category in SpellingCategory.allCases {
        counts[category, default: 0] += opportunities[category]
      }
    }
    func find(_ target: String, as input: String) {
      for category in SpellingDiagnosis(target: target, input: input).categories {
        counts[category, default: 0] += 1
      }
    }
    func fill(_ gap: Int, of sentence: InsertSentence) {
      let range = sentence.rangeInWord(of: gap)
      let categories = TypicalError.errors(in: sentence.word(of: gap)).filter { $0.range == range }
        .map(\.category)
      for category in Set(categories) {
        counts[category, default: 0] += 1
      }
    }
    switch exercise {
    case .errorLocations(let exercise):
      for sentence in exercise.sentences {
        for error in sentence.errors {
          find(error.correct, as: sentence.input(of: error))
        }
      }
    case .insert(let exercise):
      for sentence in exercise.sentences {
        for gap in sentence.gaps.indices {
          fill(gap, of: sentence)
        }
      }
    case .keywords(let exercise, let words):
      words.prefix(exercise.config.wordsCount).forEach(write)
    case .match(let exercise):
      switch exercise.way {
      case .write: exercise.words.map(\.heard.text).forEach(write)
      case .drag:
        let trained = Dictionary(
          exercise.categories.map { ($0.id, $0.trained) },
          uniquingKeysWith: { first, _ in first }
        )
        for case let category?? in exercise.words.flatMap(\.categories).map({ trained[$0] }) {
          counts[category, default: 0] += 1
        }
      }
    case .wheelOfFortune(let exercise):
      exercise.words.map(\.text).forEach(write)
    }
    self.counts = SpellingCategory.allCases.map { counts[$0] ?? 0 }
  }

  /// The number of places of a category.
  public subscript(category: SpellingCategory) -> Int {
    SpellingCategory.allCases.firstIndex(of: category).map { counts[$0] } ?? 0
  }

  /// The categories that have places, in the order in which they are declared.
  public var categories: [SpellingCategory] {
    SpellingCategory.allCases.filter { self[$0] > 0 }
  }

  /// The number of places of all categories.
  public var total: Int { counts.reduce(0, +) }
}

// MARK: - JSON

/// In JSON a profile has the places of each category that has any:
/// `{"places":[{"category":"long-i","count":6}]}`.
extension ExerciseProfile: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let stored = record.field("places") { profile in
      profile.categories.map { StoredPlaces(category: $0, count: profile[$0]) }
    }
    var counts = SpellingCategory.allCases.map { _ in 0 }
    for (index, places) in try stored().enumerated() {
      let place = ContentPlace().key("places").index(index)
      guard let category = SpellingCategory.allCases.firstIndex(of: places.category),
        counts[category] == 0
      else {
        record.note(.duplicateIdentifier(places.category.rawValue), at: place.key("category"))
        continue
      }
      counts[category] = places.count
    }
    return ExerciseProfile(counts)
  }

  private init(_ counts: [Int]) { self.counts = counts }
}

/// The places of a category as a profile stores them.
private struct StoredPlaces: JSONRecord, Hashable {
  let category: SpellingCategory
  let count: Int

  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let category = record.field("category", \.category)
    let count = record.field("count", \.count)
    let places = try StoredPlaces(category: category(), count: count())
    try ExerciseFault.check([.outside(1...1_000_000, places.count, at: "count")])
    return places
  }
}
