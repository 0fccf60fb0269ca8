// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore
internal import WordDistances

/// Names of one language or sheet, made ready to find those that are like an answer.
struct TermNames: Sendable {
  /// The language of the names, as its base; nil where it is not known.
  let language: Language?
  /// The nouns of the names that other words describe.
  private let heads: Set<Substring>
  /// The other words.
  private let modifiers: Set<Substring>
  /// All words without their endings, as Latin ones.
  private let stems: Set<Substring>
  let index: TermIndex
  /// For the anatomical vocabulary the structures that have its names.
  let dictionary: NameIndex?

  init(keys: some Sequence<String>, language: Language? = nil) {
    self.init(TermIndex(keys.filter { !$0.isEmpty }), language, nil)
  }

  private init(_ index: TermIndex, _ language: Language?, _ dictionary: NameIndex?) {
    self.language = language?.base
    var (heads, modifiers): (Set<Substring>, Set<Substring>) = ([], [])
    let isLatin = language?.isLatin == true
    for name in index.terms {
      let words = TermText.parts(of: name)
      for (place, word) in words.enumerated() {
        if TermForms.isHead(at: place, of: words, isLatin: isLatin) {
          heads.insert(word)
        } else {
          modifiers.insert(word)
        }
      }
    }
    (self.heads, self.modifiers) = (heads, modifiers)
    let latin = isLatin || language == nil ? heads.union(modifiers) : []
    stems = Set(latin.compactMap { WordEndings.stem(ofLatin: String($0)) })
    self.index = index
    self.dictionary = dictionary
  }

  /// Whether a word is one of the names, which may be in a language.
  func hasWord(_ word: String, in language: Language) -> Bool {
    hasWord(word, in: language, asHead: true) || hasWord(word, in: language, asHead: false)
  }

  /// The same at the place of a noun that others describe, or at another one.
  func hasWord(_ word: String, in language: Language, asHead isHead: Bool) -> Bool {
    isSpoken(in: language) && (isHead ? heads : modifiers).contains(Substring(word))
  }

  /// Whether a Latin word without its ending is one of the names.
  func hasStem(_ stem: Substring) -> Bool { isSpoken(in: .latin) && stems.contains(stem) }

  private func isSpoken(in language: Language) -> Bool {
    self.language.map { $0 == language.base } ?? true
  }

  func contains(_ name: String) -> Bool { index.contains(name) }

  /// The names that have the words of another one in any order.
  ///
  /// - Complexity: O(*n*).
  func names(reordering name: String) -> [String] {
    let (length, letters) = (name.utf8.count, Self.sum(of: name))
    let order = TermForms.orderKey(of: name)
    return index.terms.filter {
      $0.utf8.count == length && Self.sum(of: $0) == letters && TermForms.orderKey(of: $0) == order
    }
  }

  /// The same for names with the same letters in any order.
  private static func sum(of name: String) -> Int {
    name.utf8.reduce(0) { $0 &+ Int($1) &* Int($1) }
  }

  /// Whether the names are those of the anatomical vocabulary.
  var isAnatomical: Bool { dictionary != nil }

  /// The structures that have a name; none for names that an author gave.
  func structures(of name: String) -> [Int] { dictionary?.structures(of: name) ?? [] }

  /// The structures that a name means, also without the word for its kind or the owner of a part if
  /// that leaves one.
  func structures(meant name: String) -> [Int] {
    let own = structures(of: name)
    guard own.isEmpty, let dictionary else { return own }
    let lengthened = dictionary.structures(withoutKind: name).structures
    if lengthened.count == 1 { return Array(lengthened) }
    let owned = dictionary.structures(withoutOwner: name)
    return owned.count == 1 ? Array(owned) : []
  }
}

// MARK: - The anatomical vocabulary

extension TermNames {
  /// The anatomical names around a label: those of the languages in which it is one, or else of its
  /// own.
  static func anatomical(around keys: [String], _ language: Language) -> [TermNames] {
    let knowing = anatomical(in: language) + [latin]
    let found = knowing.filter { names in keys.contains(where: names.contains) }
    return found.isEmpty ? anatomical(in: language) : Array(found.prefix(1))
  }

  /// The anatomical names in a language.
  static func anatomical(in language: Language) -> [TermNames] {
    switch language.base {
    case .latin: [latin]
    case .english: [english]
    case .german: [german]
    default: []
    }
  }

  // Each is made when it is needed for the first time.
  private static let latin = anatomical(.latin)
  private static let english = anatomical(.english)
  private static let german = anatomical(.german)

  private static func anatomical(_ language: Language) -> TermNames {
    let dictionary = NameIndex.names(in: language)
    return TermNames(TermIndex(dictionary?.keys ?? []), language, dictionary)
  }
}

/// Names of structures that an answer could mean, whether or not they are on a sheet.
///
/// ```swift
/// let histology = TermVocabulary(latinNames).union(.anatomical)
/// let matcher = LabelMatcher(sheet.pins, language: "la", vocabulary: histology)
/// ```
///
/// An answer that is another name is never a misspelling. A vocabulary is made once; copies share
/// storage. Two are equal when they have the same names in the same order.
public struct TermVocabulary: Sendable {
  /// The names that the author gave as they are compared, in order: in lower case, without
  /// punctuation, abbreviations and variants both as they are and written out.
  public var names: [String] { own.flatMap(\.index.terms).unrepeated }
  /// Whether the names of the human body are known too.
  public let isAnatomical: Bool
  /// The rules by which its names, and the labels and answers that they are compared with, are
  /// written.
  public let rules: NamingRules

  let own: [TermNames]

  /// Creates a vocabulary of names in a language.
  ///
  /// - Parameters:
  ///   - terms: The names.
  ///   - language: Their language.
  ///   - rules: The rules by which names of the subject are written.
  /// - Complexity: O(*n* log *n*) in the number of names.
  public init(
    _ terms: some Sequence<String>,
    language: Language = "la",
    rules: NamingRules = .anatomy
  ) {
    let keys = terms.flatMap { rules.forms(of: [$0], isLatin: language.isLatin).keys }
    self.init([TermNames(keys: keys, language: language)], rules: rules)
  }

  private init(_ own: [TermNames], isAnatomical: Bool = false, rules: NamingRules = .anatomy) {
    self.own = own.filter { !$0.index.terms.isEmpty }
    self.isAnatomical = isAnatomical
    self.rules = rules
  }

  /// The structures of the human body, in Latin, English and German: those of `AnatomicalTerm`.
  ///
  /// Each language is made when it is needed for the first time, which takes some 20 milliseconds
  /// and two to six megabytes.
  public static let anatomical = TermVocabulary([], isAnatomical: true)

  /// No names.
  public static let empty = TermVocabulary([])

  /// Returns a vocabulary with the names of both, and the rules of this one.
  public func union(_ other: TermVocabulary) -> TermVocabulary {
    TermVocabulary(
      own + other.own,
      isAnatomical: isAnatomical || other.isAnatomical,
      rules: rules
    )
  }
}

extension TermVocabulary: Hashable {
  /// Whether two vocabularies know the same names in the same order.
  public static func == (left: TermVocabulary, right: TermVocabulary) -> Bool {
    left.isAnatomical == right.isAnatomical && left.rules == right.rules
      && left.names == right.names
  }

  /// Feeds the names to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isAnatomical)
    hasher.combine(rules)
    hasher.combine(names)
  }
}

/// In JSON it is an array of its ``names``, with `"*"` for those of the human body, and `"*species"` or
/// `"*plain"` for other rules than those of anatomy.
extension TermVocabulary: Codable {
  private static let mark = "*"

  /// Reads a vocabulary; names in another form are taken as Latin ones.
  ///
  /// - Throws: A `DecodingError` unless there is an array of strings.
  public init(from decoder: any Decoder) throws {
    let all = try decoder.singleValueContainer().decode([String].self)
    let marks = all.filter { $0.hasPrefix(Self.mark) }.map { String($0.dropFirst()) }
    let names = all.filter { !$0.hasPrefix(Self.mark) }
    let rules = marks.compactMap { NamingRules(rawValue: $0) }.first ?? .anatomy
    let isNormalized = names.allSatisfy { TermText.normalized($0) == $0 }
    let keys = isNormalized ? names : TermVocabulary(names, rules: rules).names
    self.init([TermNames(keys: keys)], isAnatomical: marks.contains(""), rules: rules)
  }

  /// Writes the names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let rules = rules == .anatomy ? [] : [Self.mark + rules.rawValue]
    try container.encode(names + (isAnatomical ? [Self.mark] : []) + rules)
  }
}
