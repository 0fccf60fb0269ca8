// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import TextFolding

/// Matches an answer that may be misspelled, if it is clear which one was meant.
///
/// ```swift
/// let matcher = RoughMatcher("mitochondrion", confusables: ["mitosis", "microtubule"])
/// matcher.verdict(for: "mitocondrion").isCorrect   // true
/// matcher.verdict(for: "mitosis").isCorrect        // false
/// ```
///
/// An answer counts when it is the accepted one after normalization, another form of it (unless
/// ``acceptsInflections`` is false), or when its slips cost no more than a limit that grows with the length of the
/// word. A doubled letter or two swapped letters cost next to nothing; an unrelated letter or another beginning
/// costs much. An answer does not count when
///
/// - a number, formula, acronym, Roman numeral, short word or word of a closed set is not exact,
/// - one side is negated and the other is not, or they have contrary affixes ("hypo-" and "hyper-"),
/// - another term is at least as near: one of the ``confusables``, a term of the ``Lexicon``, or a relative
///   such as another chemical element,
/// - it is another word of the lexicon.
///
/// In a phrase "II", "2nd" and "second" are the same, and so are "and" and "&", and "Saint" and "St". An initial stands for a
/// first name. Two parts that an "and" joins may change places.
///
/// Letters of other alphabets than the Latin one are compared without knowing vowels from consonants, and words
/// of Chinese, Japanese and Korean must be exact.
///
/// The article on rough matching explains the rule with all its figures, and how often it is right.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those of the keys
/// `confusables`, `language`, `ignoresCase`, `ignoresDiacritics`, `acceptsInflections` and `nameOf` that are not as in the
/// initializer: `{"accepted": ["rhythm"], "language": "en"}`.
public struct RoughMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// Terms that an answer must not be taken for: other options, other labels, what is often confused.
  ///
  /// Accepted answers among them have no effect.
  public let confusables: [String]
  /// The language of the answers.
  ///
  /// There are rules for English, German, French, Spanish, Italian, Portuguese, Dutch, Czech and Russian. Without a language those
  /// of Spanish, Portuguese, Czech or Russian hold where a letter of an accepted answer shows it, as the "ñ" of "niño". In all other
  /// cases letters are compared by figures that were fitted on English and German, and the word lists of both hold. This is stricter
  /// with words and looser with articles: the "die" of "die casting" is taken for a German one. So give the language where it is
  /// known.
  public let language: Language?
  /// Whether upper and lower case do not matter.
  public let ignoresCase: Bool
  /// Whether letters are compared without their marks, so that a missing accent is no slip at all.
  public let ignoresDiacritics: Bool
  /// Whether another number or case of the accepted answer counts: "mitochondrion" for "mitochondria".
  ///
  /// If not, another gender does not count either: "étudiante" for "étudiant". One ending for another ("niña" for "niño") never does.
  public let acceptsInflections: Bool
  /// The kind of thing that the accepted answers name, if shorter forms of them count: the surname alone for a person.
  public let nameOf: NamedThing?

  /// The kinds of things whose names have shorter forms.
  public enum NamedThing: String, Hashable, Sendable, CaseIterable, JSONName {
    /// A person: "Beethoven", "van Beethoven" and "Ludwig Beethoven" count for "Ludwig van Beethoven".
    case person
  }

  /// The differences that do not matter at all.
  package let normalization: TextNormalization

  /// Whose rules are used.
  let ruleSet: LanguageRules.Choice
  /// The same without case folding, since words keep their case.
  let surfaceNormalization: TextNormalization
  /// The accepted answers, made ready to be compared.
  let targets: [RoughTarget]
  /// The keys of the confusables.
  let confusableKeys: [String]

  /// Creates a matcher.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    confusables: [String] = [],
    language: Language? = nil,
    ignoresCase: Bool = true,
    ignoresDiacritics: Bool = false,
    acceptsInflections: Bool = true,
    nameOf: NamedThing? = nil
  ) {
    self.preferred = preferred
    self.alternatives = alternatives
    self.confusables = confusables
    self.language = language
    self.ignoresCase = ignoresCase
    self.ignoresDiacritics = ignoresDiacritics
    self.acceptsInflections = acceptsInflections
    self.nameOf = nameOf
    ruleSet = LanguageRules.Choice(language, letters: [preferred] + alternatives)
    let surface = TextNormalization.rough(ruleSet, ignoresDiacritics: ignoresDiacritics)
    surfaceNormalization = surface
    normalization = ignoresCase ? surface.adding(.caseFolding) : surface
    let accepted = [preferred] + alternatives
    let shorter = accepted.flatMap { text in
      (nameOf == .person ? PersonName(text: text).shorterForms : []).map { (text, $0) }
    }
    let named =
      accepted.map { RoughTarget($0, surface: surface) }
      + shorter.map { RoughTarget($0, writtenAs: $1, surface: surface) }
      + accepted.compactMap { RoughTarget(keepingStart: $0, before: ".'’", surface: surface) }
    let spellings = LanguageRules.rules(for: ruleSet).spellings
    targets = named + named.flatMap { $0.otherSpellings(in: spellings, surface: surface) }
    confusableKeys = confusables.map { RoughTarget($0, surface: surface).key }
  }
}

extension RoughMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let confusables = record.field("confusables", \.confusables, default: [])
    let language = record.field("language", \.language)
    let ignoresCase = record.field("ignoresCase", \.ignoresCase, default: true)
    let ignoresDiacritics = record.field("ignoresDiacritics", \.ignoresDiacritics, default: false)
    let acceptsInflections = record.field("acceptsInflections", \.acceptsInflections, default: true)
    let nameOf = record.field("nameOf", \.nameOf)
    let (preferred, alternatives) = try accepted()
    return RoughMatcher(
      preferred,
      alternatives: alternatives,
      confusables: try confusables(),
      language: try language(),
      ignoresCase: try ignoresCase(),
      ignoresDiacritics: try ignoresDiacritics(),
      acceptsInflections: try acceptsInflections(),
      nameOf: try nameOf()
    )
  }
}

/// An accepted answer, an answer to judge or another term, made ready to be compared.
struct RoughTarget: Hashable, Sendable {
  /// The text as it was written, or the accepted answer.
  let text: String
  /// The text that is compared: the accepted answer, or a shorter form of it.
  let form: String
  /// The text after normalization, in lower case.
  let key: String
  /// The words after normalization, with their capitals.
  let words: [PhraseWord]

  /// Normalizes a text.
  init(_ text: String, surface: TextNormalization) {
    self.init(text, writtenAs: text, surface: surface)
  }

  /// Normalizes a text and keeps an initial at its start, which is no article, or an article with an apostrophe, for learners who
  /// write "lécole" for "l'école"; nil for another text.
  init?(keepingStart text: String, before signs: String = ".", surface: TextNormalization) {
    let start = text.drop(while: \.isWhitespace)
    guard let sign = start.dropFirst().first, signs.contains(sign),
      sign != "." || start.first?.isUppercase == true
    else { return nil }
    self.init(text, surface: TextNormalization(surface.orderedSteps.filter(\.articles.isEmpty)))
  }

  /// Normalizes a form of an accepted answer.
  init(_ text: String, writtenAs form: String, surface: TextNormalization) {
    self.text = text
    self.form = form
    let surface = surface.apply(to: form)
    key = NormalizationStep.caseFolding.apply(to: surface)
    words = PhraseWord.words(of: surface, limit: PhraseAlignment.wordsToRead)
  }

  /// The same answer with other spellings of the whole or of one of its words.
  func otherSpellings(in spellings: TermFamilies, surface: TextNormalization) -> [RoughTarget] {
    // The word "us" is not the abbreviation "US".
    func others(_ key: String, _ written: String) -> [String] {
      let all = spellings.relatives(of: key)
      return all.contains { $0 != written && $0.caseFolded == key && PhraseWord($0).isAcronym }
        ? [] : all
    }
    let whole = words.map(\.surface).joined(separator: " ")
    var forms = others(key, whole).map { words.first?.capitals(on: $0) ?? $0 }
    let isPhrase = (2...PhraseAlignment.maximumWords).contains(words.count)
    for (index, word) in words.enumerated() where isPhrase {
      for other in others(word.folded, word.surface) {
        var words = words.map(\.surface)
        words[index] = word.capitals(on: other)
        forms.append(words.joined(separator: " "))
      }
    }
    return forms.map { RoughTarget(text, writtenAs: $0, surface: surface) }.filter { $0.key != key }
  }

  static func == (first: RoughTarget, second: RoughTarget) -> Bool { first.form == second.form }

  func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

extension TextNormalization {
  /// The steps for an answer that may be misspelled, except case folding; without a language, the leading
  /// articles of all.
  static func rough(
    _ language: LanguageRules.Choice,
    ignoresDiacritics: Bool = false
  ) -> TextNormalization {
    var steps: [NormalizationStep] = [
      .spacing, .compatibility, .quotes, .dashes, .punctuation, .hyphens,
    ]
    if ignoresDiacritics { steps.append(.diacritics) }
    steps += NormalizationStep.allCases.filter { !$0.articles.isDisjoint(with: language.articles) }
    if LanguageRules.rules(for: language).spellsOutSharpS { steps.append(.sharpS) }
    return TextNormalization(steps)
  }
}
