/// Matches an answer that may be misspelled, as long as it is clear which one was meant.
///
/// ```swift
/// let matcher = RoughMatcher("mitochondrion", confusables: ["mitosis", "microtubule"])
/// matcher.verdict(for: "mitocondrion").isRight   // true
/// matcher.verdict(for: "mitosis").isRight        // false
/// ```
///
/// An answer counts when it is the accepted one after normalization, another form of it (as the
/// ``InflectionPolicy`` says), or when its slips cost no more than a limit that grows with the word's length.
/// Slips have prices: a doubled letter or two letters swapped cost next to nothing, an unrelated letter or
/// another beginning is dear. It does not count when
///
/// - a number, formula, acronym, Roman numeral, short word or word of a closed set is not exact,
/// - one side is negated and the other is not, or they have contrary affixes ("hypo-" and "hyper-"),
/// - another term is at least as near: one of the ``confusables``, a term of the ``Lexicon``, or a relative
///   such as another chemical element,
/// - it is another word of the lexicon.
///
/// In a phrase "II", "2nd" and "second" are the same, and so are "and" and "&".
///
/// Letters of other alphabets than the Latin one are compared without knowing vowels from consonants, and words
/// of Chinese, Japanese and Korean must be exact.
///
/// The rule with all its figures, and how often it is right, is told in the article on rough matching.
public struct RoughMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// Terms that an answer must not be taken for: other options, other labels, what is often confused.
  public let confusables: [String]
  /// The language of the answers, whose rules are used.
  ///
  /// Nil takes the lists of all languages together, which is stricter with words and looser with articles: the
  /// "die" of "die casting" is taken for a German one. Say the language where it is known.
  public let language: TextLanguage?
  /// Whether upper and lower case must be as in the accepted answer.
  public let isCaseSensitive: Bool
  /// Whether letters are compared without their marks, so that a missing accent is no slip at all.
  public let foldsDiacritics: Bool
  /// Whether another number or case of the accepted answer counts.
  public let inflections: InflectionPolicy

  /// The differences that do not matter at all.
  public let normalization: TextNormalization

  /// The same but for case, which words keep.
  let surfaceNormalization: TextNormalization
  /// The accepted answers, made ready to be compared.
  let targets: [RoughTarget]
  /// The keys of the confusables.
  let confusableKeys: [String]

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction.
  ///   - alternatives: Further answers that count.
  ///   - confusables: Terms that an answer must not be taken for. Accepted answers among them are passed over.
  ///   - language: The language of the answers; nil takes the lists of all languages together.
  ///   - caseSensitive: Whether upper and lower case must be as in the accepted answer.
  ///   - foldsDiacritics: Whether letters are compared without their marks.
  ///   - inflections: Whether another number or case of the accepted answer counts.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    confusables: [String] = [],
    language: TextLanguage? = nil,
    caseSensitive: Bool = false,
    foldsDiacritics: Bool = false,
    inflections: InflectionPolicy = .accepted
  ) {
    self.preferred = preferred
    self.alternatives = alternatives
    self.confusables = confusables
    self.language = language
    self.isCaseSensitive = caseSensitive
    self.foldsDiacritics = foldsDiacritics
    self.inflections = inflections
    normalization = .rough(
      language: language,
      caseSensitive: caseSensitive,
      foldsDiacritics: foldsDiacritics
    )
    var surface = normalization
    surface.steps.remove(.caseFolding)
    targets = ([preferred] + alternatives).map { RoughTarget($0, surface: surface) }
    confusableKeys = confusables.map { RoughTarget($0, surface: surface).key }
    surfaceNormalization = surface
  }
}

/// An accepted answer, an answer to judge or another term, made ready to be compared.
struct RoughTarget: Hashable, Sendable {
  /// The text as it was written.
  let text: String
  /// The text after normalization, in lower case.
  let key: String
  /// The words after normalization, with their capitals.
  let words: [PhraseWord]

  /// Normalises a text.
  ///
  /// - Parameters:
  ///   - text: The text as it was written.
  ///   - surface: What does not matter in it apart from case.
  init(_ text: String, surface: TextNormalization) {
    self.text = text
    let surface = surface.apply(to: text)
    key = NormalizationStep.caseFolding.apply(to: surface)
    words = PhraseWord.words(of: surface, limit: PhraseAlignment.wordsToRead)
  }

  static func == (first: RoughTarget, second: RoughTarget) -> Bool { first.text == second.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension TextNormalization {
  /// What does not matter in an answer that may be misspelled; without a language, the leading articles of all.
  static func rough(
    language: TextLanguage?,
    caseSensitive: Bool = false,
    foldsDiacritics: Bool = false
  ) -> TextNormalization {
    var normalization: TextNormalization = [
      .spacing, .compatibility, .quotes, .dashes, .punctuation, .hyphens,
    ]
    if !caseSensitive { normalization.steps.insert(.caseFolding) }
    if foldsDiacritics { normalization.steps.insert(.diacritics) }
    if language != .german { normalization.steps.insert(.englishArticles) }
    if language != .english { normalization.steps.insert(.germanArticles) }
    if language == .german { normalization.steps.insert(.sharpS) }
    return normalization
  }
}
