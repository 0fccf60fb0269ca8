public import GermanSpelling

/// A count of how much an exercise trains each category of spelling.
public struct ExerciseProfile: Hashable, Sendable {
  /// The places of each category, in the order in which the categories are declared.
  private let counts: [Int]

  /// Counts the places in an exercise at which a category can be trained.
  ///
  /// Of a word that is written, all places count; of a gap, the categories of the errors that are typical of it;
  /// of a misspelled word, the categories of its errors. Words that are only dragged count nothing.
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
      if exercise.way == .write {
        exercise.words.map(\.heard.text).forEach(write)
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
