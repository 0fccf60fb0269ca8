/// Helps a ``RoughMatcher`` to know what else an answer could have meant: words of the language, and terms of the
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
  ///   - words: As many words of the language as possible, in any case. An answer that is one of them means another
  ///     word. An answer that is none of them is a misspelling, and may be farther off.
  ///   - terms: Terms that could be meant, with or without the accepted answers. An answer that is as near to one of
  ///     them as to the accepted answer does not count.
  /// - Complexity: O(*n*) in the number of letters of all.
  public init(words: some Sequence<String> = [], terms: some Sequence<String> = []) {
    self.words = KnownWords(words)
    self.terms = TermIndex(terms.map(Lexicon.normalization.apply(to:)))
  }

  /// No words and no terms.
  public static let empty = Lexicon(words: [], terms: [])

  /// The steps that all answers have in common, so that terms can be compared with any of them.
  static let normalization = TextNormalization.rough(.neutral).adding(.caseFolding)
}

/// The words of a language, in any case.
struct KnownWords: Sendable {
  private let folded: Set<String>

  init(_ words: some Sequence<String>) {
    folded = Set(words.map(\.caseFolded))
  }

  var isEmpty: Bool { folded.isEmpty }

  func contains(_ word: String) -> Bool { folded.contains(word) }
}
