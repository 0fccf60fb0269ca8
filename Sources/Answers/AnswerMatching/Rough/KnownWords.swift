// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

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

  /// Reads a list with white space between the words.
  init(_ list: String) {
    self.init(list.split(whereSeparator: \.isWhitespace).map(String.init))
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

  /// Whether a word is known after case folding, and without its marks where they do not matter.
  func contains(_ word: String, ignoresDiacritics: Bool = false) -> Bool {
    if folded.contains(word) || ignoresDiacritics && unmarked.contains(word) { return true }
    guard !dictionaries.isEmpty else { return false }
    let word = word.isASCII ? word : word.withLettersInOne
    return (ignoresDiacritics ? unmarkedDictionaries : dictionaries).contains { $0.contains(word) }
  }
}

extension String {
  /// The text with letters that have a code of their own in place of those that are made of a letter and a mark.
  fileprivate var withLettersInOne: String {
    guard unicodeScalars.contains(where: \.isCombining) else { return self }
    return String(map { SpelledLetter.markedLetters[$0] ?? $0 })
  }
}
