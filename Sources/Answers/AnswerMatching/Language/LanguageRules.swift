// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import TextFolding

/// Holds all that the rough matcher knows of the words of a language.
///
/// Everything here is a plain list, and each language has a file of them. A language without one gets the lists of English
/// and German.
struct LanguageRules: Sendable {
  /// The languages that there are rules for, by their tags, and English with German for all others.
  enum Choice: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case portuguese = "pt"
    case dutch = "nl"
    case czech = "cs"
    case russian = "ru"
    case neutral = ""

    /// Chooses the rules of a language.
    init(_ language: Language?) {
      self = language.flatMap { Self(rawValue: $0.base.rawValue.lowercased()) } ?? .neutral
    }

    /// Chooses the rules of a language, or where none is said of the first one whose letters some texts have.
    init(_ language: Language?, letters texts: [String]) {
      self.init(language)
      guard language == nil else { return }
      let letters = Set(texts.joined().caseFolded)
      self =
        Self.allCases.first {
          !letters.isDisjoint(with: LanguageRules.rules(for: $0).ownLetters)
        } ?? .neutral
    }

    /// The articles of the language.
    var articles: LeadingArticles { LanguageRules.rules(for: self).articles }
  }

  let costs: SlipCosts
  let triples: LetterTriples?
  let articles: LeadingArticles
  /// The words for "and".
  var conjunctions: Set<String> = ["and", "und"]
  /// Words that turn a statement round.
  let negators: Set<String>
  /// Words that are written as expected or not at all: sides, directions, opposites, in some languages ordinals and magnitudes.
  let fixedWords: Set<String>
  /// Beginnings of which the members of a pair must not be taken for each other.
  let protectedPrefixes: [AffixPair]
  /// Endings of which the members of a pair must not be taken for each other.
  let protectedSuffixes: [AffixPair]
  /// Pairs of endings by which only the number or the case of a word changes.
  let inflections: [AffixPair]
  /// Pairs of endings by which only the gender changes: another word where inflections are rejected.
  ///
  /// One ending for another ("puerto" and "puerta") is another word anyway, unless a list shows that it is none.
  var genders: [AffixPair] = []
  /// Whether an umlaut is an accent: a vowel without its mark, or with another one, is a slip in any word.
  var vowelMarksAreAccents = false
  /// Letters by which a word of the language is known, because words of the other ones do not have them.
  var ownLetters: Set<Character> = []
  /// Beginnings with which other words are made from a stem.
  let beginnings: Set<LetterGroup>
  /// Endings with which other words are made from a stem.
  let endings: Set<LetterGroup>
  /// Sets of terms of which each is another term for all others.
  let families: TermFamilies
  /// Sets of words of which each is another word for all others, but nothing that is misspelled is taken for one of them.
  var lookalikes = TermFamilies("")
  /// Words that are meant where they are written, as are those of families: nobody misspells another word so.
  var words = KnownWords([])
  /// Endings of plurals that infinitives have, too: "Fragen" are to ask and many a "Frage".
  var plurals: [String] = []
  /// Groups of letters that are two spellings of one in long words: "realise" and "realize".
  var variants: [(String, String)] = []
  /// Sets of terms that are the same, as other spellings of a word and notations of a name are.
  var spellings = TermFamilies("")

  /// Whether a case-folded word that was written for another is a word itself or a form of one: "missiles" is, and "churchs" for
  /// "churches" is a slip.
  func know(_ word: String, insteadOf expected: String) -> Bool {
    // Many a substance ends in "e" in English and not in German.
    let (short, long) = word.count < expected.count ? (word, expected) : (expected, word)
    if long.count > 6, long == short + "e", short.last != "e" { return false }
    let haveOtherMarks = word.withoutDiacritics == expected.withoutDiacritics
    if haveOtherMarks, !(word + expected).hasUmlaut { return false }
    if short.count > 5, basicSpelling(of: word) == basicSpelling(of: expected) { return false }
    return isListed(word)
      || inflections.contains { pair in
        let ending = pair.directions[0].names
        // A word with "e" at its end is often a form itself: "leerer" is none of the noun "Leere".
        guard ending.expected.utf8.last == word.utf8.last, word.hasSuffix(ending.expected),
          ending.written.first != "e"
        else { return false }
        let stem = word.dropLast(ending.expected.count)
        let basic = String(stem + ending.written)
        return basic.count > 3 && stem.last != ending.expected.first && isListed(basic)
          && !isForm(expected, of: basic)
      }
  }

  /// Reads variants such as `"ise/ize sulph/sulf"` with blanks between them.
  static func variants(_ text: String) -> [(String, String)] {
    text.split(separator: " ").compactMap { pair in
      let sides = pair.split(separator: "/")
      return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
    }
  }

  /// Whether a word is a basic form, or has another ending of number or case instead.
  private func isForm(_ word: String, of basic: String) -> Bool {
    word == basic
      || inflections.contains { pair in
        let ending = pair.directions[0].names
        return basic.hasSuffix(ending.written)
          && word == basic.dropLast(ending.written.count) + ending.expected
      }
  }

  /// Whether two words are listed, and so are no forms of one: "Wetter" is no form of "Wette".
  func knowBoth(_ word: String, _ other: String) -> Bool {
    let (short, long) = word.count < other.count ? (word, other) : (other, word)
    return isListed(word) && isListed(other) && !plurals.contains { short + $0 == long }
  }

  private func basicSpelling(of word: String) -> String {
    variants.reduce(word) { $0.replacing($1.0, with: $1.1) }
  }

  /// Whether a case-folded word is on one of the lists.
  func isListed(_ word: String) -> Bool {
    words.contains(word) || families.contains(word) || lookalikes.contains(word)
      || spellings.contains(word)
  }

  static func rules(for choice: Choice) -> LanguageRules {
    switch choice {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    case .portuguese: portuguese
    case .dutch: dutch
    case .czech: czech
    case .russian: russian
    case .neutral: neutral
    }
  }

  private static let neutral = LanguageRules(
    costs: .neutral,
    triples: nil,
    articles: [.english, .german],
    negators: english.negators.union(german.negators),
    fixedWords: english.fixedWords.union(german.fixedWords),
    protectedPrefixes: english.protectedPrefixes + german.protectedPrefixes,
    protectedSuffixes: english.protectedSuffixes + german.protectedSuffixes,
    // A German ending makes another word of an English one: "plane" of "plan".
    inflections: english.inflections + german.inflections.filter(\.hasTwoAffixes),
    beginnings: english.beginnings.union(german.beginnings),
    endings: english.endings.union(german.endings),
    families: TermFamilies(english.families, german.families),
    lookalikes: TermFamilies(english.lookalikes, german.lookalikes),
    words: english.words.adding(german.words),
    plurals: german.plurals,
    variants: english.variants + german.variants,
    spellings: TermFamilies(english.spellings, german.spellings)
  )
}

extension Set<String> {
  /// The words of a text with blanks between them, case-folded.
  init(words: String) {
    self.init(words.caseFolded.split(separator: " ").map(String.init))
  }
}

/// Sets of terms of which each is another term for all others: names of elements, countries and months,
/// number words, and words that are often taken for each other.
struct TermFamilies: Sendable {
  private(set) var members: [[String]] = []
  private var familiesOfTerm: [String: [Int]] = [:]

  /// Reads families.
  ///
  /// - Parameters:
  ///   - lines: A family a line, or several with commas between them; terms have blanks between them, and a term of
  ///     several words has underscores.
  ///   - keepsCase: Whether terms keep their case. If not, they are case-folded, as the words that are looked up:
  ///     "dreissig".
  init(_ lines: String, keepsCase: Bool = false) {
    for line in (keepsCase ? lines : lines.caseFolded).split(whereSeparator: { "\n,".contains($0) })
    {
      add(line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) })
    }
  }

  /// The families of several languages.
  init(_ families: TermFamilies...) {
    for family in families.flatMap(\.members) { add(family) }
  }

  private mutating func add(_ terms: [String]) {
    for term in terms {
      familiesOfTerm[term.caseFolded, default: []].append(members.count)
    }
    members.append(terms)
  }

  /// Whether a term belongs to a family.
  func contains(_ term: String) -> Bool { familiesOfTerm[term] != nil }

  /// The other terms of all families that a term belongs to.
  func relatives(of term: String) -> [String] {
    (familiesOfTerm[term] ?? []).flatMap { members[$0] }.filter { $0 != term }
  }
}
