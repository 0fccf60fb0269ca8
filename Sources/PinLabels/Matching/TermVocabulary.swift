internal import AnatomicalTerms
internal import AnswerMatching
public import LudusCore

/// Names of structures that an answer could mean, whether they are on a sheet or not.
///
/// ```swift
/// let nomenclature = TermVocabulary(latinNames)
/// let matcher = LabelMatcher(sheet.pins, language: "la", vocabulary: nomenclature)
/// ```
///
/// An answer that is another name is never a misspelling. A vocabulary is made once; copies share storage. Two
/// are equal when they have the same names in the same order.
public struct TermVocabulary: Sendable {
  /// Its names as they are compared, in order: in lower case, without punctuation, abbreviations and variants both
  /// as they are and written out.
  public var names: [String] { index.terms }

  let keys: Set<String>
  let words: Set<String>
  /// The names by a key that is the same for all orders of their words.
  let orders: [String: [String]]
  let index: TermIndex

  /// Creates a vocabulary of names in a language.
  ///
  /// - Complexity: O(*n* log *n*) in the number of names.
  public init(_ terms: some Sequence<String>, language: Language = "la") {
    self.init(keys: terms.flatMap { TermForms($0, isLatin: language.isLatin).keys })
  }

  init(keys: [String]) {
    let keys = keys.filter { !$0.isEmpty }.unrepeated
    self.keys = Set(keys)
    words = Set(keys.flatMap(TermText.words(of:)))
    orders = Dictionary(grouping: keys, by: TermForms.orderKey(of:))
    index = TermIndex(keys)
  }

  /// The structures of the human body, in Latin, English and German.
  ///
  /// It is made when it is used for the first time, which takes some milliseconds.
  public static let anatomical = TermVocabulary(
    keys: AnatomicalTerm.all.flatMap { $0.latin + $0.english + $0.german }
      .map { WordVariants.canonical(TermText.normalized($0)) }
  )

  /// No names.
  public static let empty = TermVocabulary(keys: [])

  /// Returns a vocabulary with the names of both.
  public func union(_ other: TermVocabulary) -> TermVocabulary {
    TermVocabulary(keys: index.terms + other.index.terms)
  }
}

extension TermVocabulary: Hashable {
  /// Whether two vocabularies know the same names in the same order.
  public static func == (left: TermVocabulary, right: TermVocabulary) -> Bool {
    left.index == right.index
  }

  /// Feeds the names to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

/// In JSON it is an array of its ``names``.
extension TermVocabulary: Codable {
  /// Reads a vocabulary; names in another form are taken as Latin ones.
  ///
  /// - Throws: A `DecodingError` unless there is an array of strings.
  public init(from decoder: any Decoder) throws {
    let names = try decoder.singleValueContainer().decode([String].self)
    let isNormalized = names.allSatisfy { TermText.normalized($0) == $0 }
    self = isNormalized ? TermVocabulary(keys: names) : TermVocabulary(names)
  }

  /// Writes the names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}
