// SPDX-License-Identifier: Apache-2.0
public import Spelling
public import LudusCore

/// Words to sort into categories ("Zuordnen"), by drag and drop or by writing words that are heard.
///
/// ```swift
/// let exercise = try MatchExercise(
///   ExerciseInfo(id: 4, name: "Langes i"), way: .write,
///   categories: [
///     .init(id: "ie", title: "mit ie", trains: .longI), .init(id: "ih", title: "mit ih", trains: .longI),
///   ],
///   words: [.init(HeardWord("Biene"), categories: ["ie"])])
/// ```
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct MatchExercise: Hashable, Sendable {
  /// A way to sort words into categories.
  public enum Way: String, Hashable, Sendable {
    /// The word is seen and dragged.
    case drag
    /// The word is only heard, and written under each correct category.
    case write
  }

  /// A category for words.
  public struct Category: Hashable, Sendable, Identifiable {
    /// The identifier of the category within its exercise.
    public let id: String
    /// The text that the child reads.
    public let title: String
    /// The category of spelling that sorting words into this category trains, such as long i for
    /// "mit ie"; nil if there is none or the identifier names it.
    public let trains: SpellingCategory?

    /// Creates a category.
    public init(id: String, title: String, trains: SpellingCategory? = nil) {
      self.id = id
      self.title = title
      self.trains = trains
    }

    /// The category of spelling that sorting trains, if any.
    func trained(by rules: any SpellingRules) -> SpellingCategory? {
      trains ?? SpellingCategory(rawValue: id).flatMap { rules.categories.contains($0) ? $0 : nil }
    }
  }

  /// A word and the categories that it belongs to.
  public struct Word: Hashable, Sendable {
    /// The word.
    public let heard: HeardWord
    /// The categories that it belongs to, at least one.
    public let categories: [Category.ID]

    /// Creates a word.
    public init(_ heard: HeardWord, categories: [Category.ID]) {
      self.heard = heard
      self.categories = categories
    }
  }

  /// The description that a list of exercises shows.
  public let info: ExerciseInfo
  /// The way in which words are put into categories.
  public let way: Way
  /// The categories in display order.
  public let categories: [Category]
  /// The words, each a task.
  public let words: [Word]

  /// Creates an exercise.
  ///
  /// - Throws: A fault for each category that occurs twice or says nothing, and for each word that
  ///   says nothing, belongs to no category, to one twice, or to one that does not exist.
  public init(
    _ info: ExerciseInfo,
    way: Way,
    categories: [Category],
    words: [Word]
  ) throws(ContentError<ExerciseFault>) {
    self.init(info, way: way, known: (categories, words))
    let faults =
      ExerciseFault.faults(of: categories.map { ($0.id, $0.title) }, at: "categories") + wordFaults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private init(_ info: ExerciseInfo, way: Way, known: (categories: [Category], words: [Word])) {
    self.info = info
    self.way = way
    (categories, words) = known
  }

  private var wordFaults: [LocatedFault<ExerciseFault>] {
    let known = Set(categories.map(\.id))
    var faults: [LocatedFault<ExerciseFault>] = []
    for (index, word) in words.enumerated() {
      let place = ContentPlace().key("words").index(index)
      if word.heard.text.isBlank {
        faults.append(LocatedFault(.emptyText, at: place))
      }
      if word.categories.isEmpty {
        faults.append(LocatedFault(.noCategories, at: place))
      }
      var own: Set<Category.ID> = []
      for category in word.categories {
        if !known.contains(category) {
          faults.append(LocatedFault(.unknownIdentifier(category), at: place))
        } else if !own.insert(category).inserted {
          faults.append(LocatedFault(.duplicateIdentifier(category), at: place))
        }
      }
    }
    return faults
  }
}

extension MatchExercise: ExerciseContent {
  var taskCount: Int { words.count }

  var exercise: Exercise { .match(self) }

  var texts: [String] { words.map(\.heard.text) }

  func speaking(_ language: Language?) -> MatchExercise {
    MatchExercise(info.speaking(language), way: way, known: (categories, words))
  }

  func heardWord(_ text: String) -> HeardWord {
    info.word(words.first { $0.heard.text == text }?.heard ?? HeardWord(text))
  }

  func withTasks(_ range: Range<Int>) throws -> MatchExercise {
    try MatchExercise(info, way: way, categories: categories, words: Array(words[range]))
  }

  func check(with checker: inout ExerciseChecker) {
    let place = ContentPlace()
    checker.checkRepeats(texts, at: place.key("words"))
    if way == .write {
      checker.checkHomophones(words.map { info.word($0.heard) }, rules, at: place.key("words"))
    }
    for (index, category) in categories.enumerated() {
      guard let trained = category.trains, !rules.categories.contains(trained) else { continue }
      let place = place.key("categories").index(index)
      checker.note(.error, .unknownCategory(trained), at: place)
    }
    let used = Set(words.flatMap(\.categories))
    for (index, category) in categories.enumerated() where !used.contains(category.id) {
      let place = place.key("categories").index(index)
      checker.note(.warning, .unusedCategory(category.id), at: place)
    }
  }

  func count(in places: inout PlaceCounter) {
    switch way {
    case .write: words.forEach { places.write($0.heard) }
    case .drag:
      let trained = Dictionary(
        categories.map { ($0.id, $0.trained(by: rules)) },
        uniquingKeysWith: { first, _ in first }
      )
      for case let category?? in words.flatMap(\.categories).map({ trained[$0] }) {
        places.add(category)
      }
    }
  }

  typealias Session = MatchSession
}

extension MatchExercise.Way: JSONName {}

extension MatchExercise.Category: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let trains = record.field("trains", \.trains)
    return try MatchExercise.Category(id: id(), title: title(), trains: trains())
  }
}

extension MatchExercise.Word: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let heard = record.inline(\.heard)
    let categories = record.field("categories", \.categories)
    return try MatchExercise.Word(heard(), categories: categories())
  }
}

extension MatchExercise: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let info = record.inline(\.info)
    let way = record.field("way", \.way)
    let categories = record.field("categories", \.categories)
    let words = record.field("words", \.words)
    return try MatchExercise(info(), way: way(), categories: categories(), words: words())
  }
}
