// SPDX-License-Identifier: Apache-2.0
internal import TextFolding
internal import WordDistances

/// Knows which other words an answer could have meant: words of the language and terms of the
/// course.
///
/// ```swift
/// let lexicon = Lexicon(words: ["stationery"], terms: ["mitosis", "meiosis"])
/// RoughMatcher("stationary").verdict(for: "stationery", knowing: lexicon).isCorrect   // false
/// ```
///
/// A lexicon is made once and used with any number of matchers; copies share their storage.
public struct Lexicon: Sendable {
  let words: KnownWords
  let terms: TermIndex

  /// Creates a lexicon.
  ///
  /// - Parameters:
  ///   - words: As many words of the language as possible, in any case. An answer that is one of
  ///     them means another word. An answer that is none of them is a misspelling, and may be
  ///     farther off.
  ///   - terms: Terms that could be meant, with or without the accepted answers. An answer that is
  ///     as near to one of them as to the accepted answer does not count.
  /// - Complexity: O(*n*) in the number of letters of all.
  public init(words: some Sequence<String> = [], terms: some Sequence<String> = []) {
    self.words = KnownWords(words)
    self.terms = TermIndex(terms.map(Lexicon.normalization.apply(to:)))
  }

  /// Creates a lexicon from the two files of a Hunspell dictionary, as LibreOffice and Debian have
  /// them for a hundred languages.
  ///
  /// Words are read with their prefixes and suffixes and in compounds, as Hunspell does, except
  /// that case never matters. A line that makes no sense is passed over.
  ///
  /// - Parameters:
  ///   - dictionary: The bytes of the `.dic` file.
  ///   - affixes: The bytes of the `.aff` file.
  ///   - terms: Terms that could be meant.
  /// - Throws: ``UnknownEncoding`` for files that are neither in UTF-8 nor in ISO 8859-1.
  /// - Complexity: O(*n*) in the size of the files. A look-up takes about a microsecond, and longer
  ///   in a long compound.
  public init(
    hunspell dictionary: [UInt8],
    affixes: [UInt8],
    terms: some Sequence<String> = []
  ) throws(UnknownEncoding) {
    words = try KnownWords(hunspell: dictionary, affixes: affixes)
    self.terms = TermIndex(terms.map(Lexicon.normalization.apply(to:)))
  }

  /// Thrown when the files of a dictionary use an unsupported encoding.
  public struct UnknownEncoding: Error, Hashable {
    /// The name of the encoding, as the affix file has it.
    public let name: String
  }

  private init(words: KnownWords, terms: TermIndex) {
    self.words = words
    self.terms = terms
  }

  /// Returns whether the lexicon has a word, in any case; terms are not asked.
  ///
  /// - Complexity: O(*n*) in the length of the word in a list; in a dictionary about a microsecond,
  ///   and longer in a long compound.
  public func contains(_ word: String) -> Bool {
    words.contains(KnownWords.key(of: word))
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { words.isEmpty && terms.terms.isEmpty }

  /// Returns the lexicon with further terms.
  package func adding(terms further: [String]) -> Lexicon {
    guard !further.isEmpty else { return self }
    return Lexicon(
      words: words,
      terms: TermIndex(terms.terms + further.map(Self.normalization.apply(to:)))
    )
  }

  /// Returns the lexicon with the words and terms of another one.
  package func adding(_ other: Lexicon) -> Lexicon {
    guard !isEmpty else { return other }
    return Lexicon(
      words: words.adding(other.words),
      terms: other.terms.terms.isEmpty ? terms : TermIndex(terms.terms + other.terms.terms)
    )
  }

  /// Returns the terms that an answer could mean instead of an accepted one of a matcher: those
  /// that share a quarter of its letters or more.
  ///
  /// - Parameters:
  ///   - matcher: The matcher.
  ///   - known: A lexicon whose terms are left out.
  /// - Returns: The terms, each once.
  package func terms(near matcher: RoughMatcher, notIn known: Lexicon) -> [String] {
    var seen: Set<String> = []
    return matcher.targets.flatMap { target in
      terms.terms(within: max(2, target.key.count * 3 / 4), of: target.key).map(\.term)
    }
    .filter { !known.terms.contains($0) && seen.insert($0).inserted }
  }

  /// No words and no terms.
  public static let empty = Lexicon(words: [], terms: [])

  /// The form in which a term is compared.
  package static func key(of term: String) -> String { normalization.apply(to: term) }

  /// The steps that all answers have in common, so that terms can be compared with any of them.
  static let normalization = TextNormalization.rough(.neutral).adding(.caseFolding)
}

/// The words of a language, in any case: a list, or a dictionary with rules.
struct KnownWords: Sendable {
  private var folded: Set<String> = []
  /// The words of the list that have marks, without them.
  private var unmarked: Set<String> = []
  private var dictionaries: [HunspellDictionary] = []
  /// The same dictionaries without marks.
  private var unmarkedDictionaries: [HunspellDictionary] = []

  init(_ words: some Sequence<String>) {
    folded = Set(words.map(Self.key))
    unmarked = Set(folded.lazy.filter { !$0.isASCII }.map(\.withoutDiacritics))
  }

  /// Reads a list of a language, with blanks and line breaks between words of small letters alone.
  ///
  /// They need no more than folding, and nobody asks for them without their marks. To read them as
  /// an app's words are read would take most of the time of a first verdict.
  init(facts list: String) {
    folded = Set(
      list.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        .map { String(Substring($0)).caseFolded }
    )
  }

  /// Returns a word as it is looked up: case, quotes and compatible letters make no difference.
  static func key(of word: String) -> String {
    guard !word.isASCII else { return word.caseFolded }
    return NormalizationStep.quotes.apply(to: NormalizationStep.compatibility.apply(to: word))
      .caseFolded
  }

  init(hunspell words: [UInt8], affixes: [UInt8]) throws(Lexicon.UnknownEncoding) {
    dictionaries = [try HunspellReader.dictionary(words: words, affixes: affixes)]
    unmarkedDictionaries = [
      try HunspellReader.dictionary(words: words, affixes: affixes, ignoresDiacritics: true)
    ]
  }

  func adding(_ other: KnownWords) -> KnownWords {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var both = self
    both.folded.formUnion(other.folded)
    both.unmarked.formUnion(other.unmarked)
    both.dictionaries += other.dictionaries
    both.unmarkedDictionaries += other.unmarkedDictionaries
    return both
  }

  var isEmpty: Bool { folded.isEmpty && dictionaries.isEmpty }

  /// Whether there are so many that another word of the language is hardly missing: a dictionary
  /// with rules, or a list that is long enough.
  var areMany: Bool { !dictionaries.isEmpty || folded.count >= Self.many }

  /// The number of words in a list from which a word that it lacks is hardly one.
  private static let many = 5_000

  /// Whether a word is known after case folding, and without its marks where they do not matter.
  func contains(_ word: String, ignoresDiacritics: Bool = false) -> Bool {
    if folded.contains(word) || ignoresDiacritics && unmarked.contains(word) { return true }
    guard !dictionaries.isEmpty else { return false }
    let word = word.isASCII ? word : word.withLettersInOne
    return (ignoresDiacritics ? unmarkedDictionaries : dictionaries).contains { $0.contains(word) }
  }
}

extension String {
  /// The text with letters that have a code of their own in place of those that are made of a
  /// letter and a mark.
  fileprivate var withLettersInOne: String {
    guard unicodeScalars.contains(where: \.isCombining) else { return self }
    return String(map { SpelledLetter.markedLetters[$0] ?? $0 })
  }
}
