// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore
internal import WordDistances

/// Names of structures that an answer could mean, whether they are on a sheet or not.
///
/// ```swift
/// let histology = TermVocabulary(latinNames).union(.anatomical)
/// let matcher = LabelMatcher(sheet.pins, language: "la", vocabulary: histology)
/// ```
///
/// An answer that is another name is never a misspelling. A vocabulary is made once; copies share storage. Two
/// are equal when they have the same names in the same order.
public struct TermVocabulary: Sendable {
  /// The names that the author gave as they are compared, in order: in lower case, without punctuation, abbreviations
  /// and variants both as they are and written out.
  public var names: [String] { own.flatMap(\.index.terms).unrepeated }
  /// Whether the names of the human body are known too.
  public let isAnatomical: Bool

  let own: [TermNames]

  /// Creates a vocabulary of names in a language.
  ///
  /// - Complexity: O(*n* log *n*) in the number of names.
  public init(_ terms: some Sequence<String>, language: Language = "la") {
    let keys = terms.flatMap { TermForms($0, isLatin: language.isLatin).keys }
    self.init([TermNames(keys: keys, language: language)])
  }

  private init(_ own: [TermNames], isAnatomical: Bool = false) {
    self.own = own.filter { !$0.index.terms.isEmpty }
    self.isAnatomical = isAnatomical
  }

  /// The structures of the human body, in Latin, English and German: those of `AnatomicalTerm`.
  ///
  /// Each language is made when it is needed for the first time, which takes some 20 milliseconds and two to six
  /// megabytes.
  public static let anatomical = TermVocabulary([], isAnatomical: true)

  /// No names.
  public static let empty = TermVocabulary([])

  /// Returns a vocabulary with the names of both.
  public func union(_ other: TermVocabulary) -> TermVocabulary {
    TermVocabulary(own + other.own, isAnatomical: isAnatomical || other.isAnatomical)
  }
}

extension TermVocabulary: Hashable {
  /// Whether two vocabularies know the same names in the same order.
  public static func == (left: TermVocabulary, right: TermVocabulary) -> Bool {
    left.isAnatomical == right.isAnatomical && left.names == right.names
  }

  /// Feeds the names to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isAnatomical)
    hasher.combine(names)
  }
}

/// In JSON it is an array of its ``names``, with `"*"` for those of the human body.
extension TermVocabulary: Codable {
  private static let anatomicalName = "*"

  /// Reads a vocabulary; names in another form are taken as Latin ones.
  ///
  /// - Throws: A `DecodingError` unless there is an array of strings.
  public init(from decoder: any Decoder) throws {
    let all = try decoder.singleValueContainer().decode([String].self)
    let names = all.filter { $0 != Self.anatomicalName }
    let isNormalized = names.allSatisfy { TermText.normalized($0) == $0 }
    let keys = isNormalized ? names : TermVocabulary(names).names
    self.init([TermNames(keys: keys)], isAnatomical: names.count < all.count)
  }

  /// Writes the names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names + (isAnatomical ? [Self.anatomicalName] : []))
  }
}
