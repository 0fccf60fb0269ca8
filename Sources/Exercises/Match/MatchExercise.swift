internal import LudusCore

/// Words that are to be put into categories ("Zuordnen"), by drag and drop or by writing what is heard.
///
/// ```swift
/// let exercise = try MatchExercise(
///   ExerciseInfo(id: 4, name: "Langes i"), way: .write,
///   categories: [.init(id: "ie", title: "mit ie"), .init(id: "ih", title: "mit ih")],
///   words: [.init(HeardWord("Biene"), categories: ["ie"])])
/// ```
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct MatchExercise: Hashable, Sendable, Identifiable {
  /// How words are put into categories.
  public enum Way: String, Hashable, Sendable, Codable {
    /// The word is seen and dragged.
    case drag
    /// The word is only heard, and written under each right category.
    case write
  }

  /// What words are put into.
  public struct Category: Hashable, Sendable, Identifiable, Codable {
    /// What identifies the category within its exercise.
    public let id: String
    /// What the child reads.
    public let title: String

    /// Creates a category.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// A word with the categories that it belongs to.
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

  /// What a list of exercises shows of this one.
  public let info: ExerciseInfo
  /// How words are put into categories.
  public let way: Way
  /// The categories, in the order in which they are shown.
  public let categories: [Category]
  /// The words, each a task.
  public let words: [Word]

  /// What identifies the exercise.
  public var id: ExerciseID { info.id }

  /// Creates an exercise.
  ///
  /// - Parameters:
  ///   - info: What a list of exercises shows of this one.
  ///   - way: How words are put into categories.
  ///   - categories: The categories.
  ///   - words: The words, each a task.
  /// - Throws: A fault for each category that occurs twice or says nothing, and for each word that says
  ///   nothing, belongs to no category, to one twice, or to one that there is not.
  public init(
    _ info: ExerciseInfo,
    way: Way,
    categories: [Category],
    words: [Word]
  ) throws(ContentError<ExerciseFault>) {
    self.info = info
    self.way = way
    self.categories = categories
    self.words = words
    let faults = categoryFaults + wordFaults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private var categoryFaults: [LocatedFault<ExerciseFault>] {
    var known: Set<Category.ID> = []
    var faults: [LocatedFault<ExerciseFault>] = []
    for (index, category) in categories.enumerated() {
      let place = ContentPlace().key(Key.categories.rawValue).index(index)
      if !known.insert(category.id).inserted {
        faults.append(LocatedFault(.identifierTwice(category.id), at: place))
      }
      if category.title.allSatisfy(\.isWhitespace) {
        faults.append(LocatedFault(.emptyText, at: place))
      }
    }
    return faults
  }

  private var wordFaults: [LocatedFault<ExerciseFault>] {
    let known = Set(categories.map(\.id))
    var faults: [LocatedFault<ExerciseFault>] = []
    for (index, word) in words.enumerated() {
      let place = ContentPlace().key(Key.words.rawValue).index(index)
      if word.heard.text.allSatisfy(\.isWhitespace) {
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
          faults.append(LocatedFault(.identifierTwice(category), at: place))
        }
      }
    }
    return faults
  }
}

extension MatchExercise.Word: Codable {
  private enum Key: String, CodingKey {
    case categories
  }

  /// Reads a word with its categories.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try HeardWord(from: decoder),
      categories: try container.decode([MatchExercise.Category.ID].self, forKey: .categories)
    )
  }

  /// Writes the word with its categories.
  public func encode(to encoder: any Encoder) throws {
    try heard.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(categories, forKey: .categories)
  }
}

extension MatchExercise: Codable {
  private enum Key: String, CodingKey {
    case way, categories, words
  }

  /// Reads an exercise.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let info = reader.readInline(ExerciseInfo.self)
    let way = reader.read(Way.self, at: .way)
    let categories = reader.readArray(of: Category.self, at: .categories)
    let words = reader.readArray(of: Word.self, at: .words)
    guard reader.isFaultless, let info, let way, let categories, let words else {
      throw reader.error
    }
    try self.init(info, way: way, categories: categories, words: words)
  }

  /// Writes the exercise.
  public func encode(to encoder: any Encoder) throws {
    try info.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(way, forKey: .way)
    try container.encode(categories, forKey: .categories)
    try container.encode(words, forKey: .words)
  }
}
