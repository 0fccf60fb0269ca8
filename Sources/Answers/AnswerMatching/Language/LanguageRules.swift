// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore
internal import TextFolding

/// Holds all that the rough matcher knows of the words of a language, made ready to be looked up.
///
/// It is made of the plain tables of `LanguageFacts`, once for each language. It is a class because
/// each word is compared by all of it.
final class LanguageRules: Sendable {
  let costs: SlipCosts
  let triples: LetterTriples?
  let articles: LeadingArticles
  /// The words for "and".
  let conjunctions: Set<String>
  /// Words that turn a statement round.
  let negators: Set<String>
  /// Words that are written as expected or not at all.
  let fixedWords: Set<String>
  let protectedPrefixes: [AffixPair]
  let protectedSuffixes: [AffixPair]
  /// Pairs of endings by which only the number or the case of a word changes.
  let inflections: [AffixPair]
  /// Pairs of endings by which only the gender changes.
  ///
  /// One ending for another ("puerto" and "puerta") is another word anyway, unless a list shows
  /// that it is none.
  let genders: [AffixPair]
  /// The endings by which words are forms of one that neither of them is.
  let forms: FormEndings
  let vowelMarksAreAccents: Bool
  let consonantMarksAreAccents: Bool
  let spellsOutSharpS: Bool
  let beginnings: Set<LetterGroup>
  let endings: Set<LetterGroup>
  let families: TermFamilies
  let lookalikes: TermFamilies
  let words: KnownWords
  /// Endings of plurals that infinitives have, too.
  let plurals: [String]
  /// The endings of plurals of words of three letters, each with the letters that it needs before
  /// it.
  let shortPlurals: [(letters: String, ending: String)]
  let variants: [(String, String)]
  /// Sets of terms that are the same.
  let spellings: TermFamilies
  let infinitiveMarks: Set<String>
  /// The endings that a word shrinks to behind another one.
  let contractions: [String: [String]]
  /// The stems of words before such an ending, by the word that shrinks.
  let contractedStems: [String: [String: String]]
  /// Sets of words that are forms of one, without an ending that shows it.
  let irregularForms: TermFamilies
  /// Pairs of endings by which only the number changes, behind one letter or more.
  let stemChanges: [AffixPair]
  /// The pairs of endings of number and case without marks, in a language whose marks are accents.
  let plainForms: [AffixPair]
  let pluralsHaveUmlauts: Bool
  /// Endings of forms, by their last letter, each with that of a basic form.
  let basicEndings: [Character?: [(form: String, basic: String)]]
  let sharpSWords: Set<String>
  let regionsWithoutSharpS: [String]
  /// The words that people put around an answer.
  let frame: FrameRules
  let numerals: NumeralReader

  private init(
    _ spelling: LanguageFacts.Spelling,
    of languages: [LanguageFacts],
    articles: LeadingArticles
  ) {
    let words = languages.flatMap(\.words)
    costs = SlipCosts(
      amounts: spelling.costs,
      soundAlikes: SoundAlikes(spelling.soundAlikes)
    )
    triples =
      spelling.triples.isEmpty
      ? nil : LetterTriples(spelling.triples, spellsOutUmlauts: spelling.spellsOutUmlauts)
    self.articles = articles
    conjunctions = Set(words: spelling.conjunctions)
    negators = Set(words: spelling.negators)
    fixedWords = Set(words: spelling.fixedWords)
    protectedPrefixes = AffixPair.pairs(spelling.protectedPrefixes)
    protectedSuffixes = AffixPair.pairs(spelling.protectedSuffixes)
    inflections = AffixPair.pairs(spelling.inflections)
    genders = AffixPair.pairs(spelling.genders)
    vowelMarksAreAccents = spelling.vowelMarksAreAccents
    consonantMarksAreAccents = spelling.consonantMarksAreAccents
    spellsOutSharpS = spelling.spellsOutSharpS
    beginnings = LetterGroup.groups(spelling.beginnings)
    endings = LetterGroup.groups(spelling.endings)
    families = TermFamilies(Self.families(of: spelling, in: languages))
    lookalikes = TermFamilies(spelling.lookalikes)
    self.words = KnownWords(facts: words.joined(separator: "\n"))
    plurals = spelling.plurals.words
    shortPlurals = spelling.shortPlurals.pairs.map { (letters: $0, ending: $1) }
    variants = spelling.variants.pairs
    spellings = TermFamilies(spelling.otherSpellings, keepsCase: true)
    infinitiveMarks = Set(words: spelling.infinitiveMarks)
    contractions = spelling.contractions.rows.reduce(into: [:]) { contractions, row in
      contractions[row.key] = row.words
    }
    contractedStems = spelling.contractedStems.rows.reduce(into: [:]) { stems, row in
      guard row.words.count == 2 else { return }
      stems[row.key, default: [:]][row.words[0]] = row.words[1]
    }
    irregularForms = TermFamilies(spelling.irregularForms)
    stemChanges = AffixPair.pairs(spelling.stemChanges)
    forms = FormEndings(numbers: inflections + stemChanges, genders: genders)
    plainForms =
      spelling.vowelMarksAreAccents
      ? AffixPair.pairs("\(spelling.inflections) \(spelling.stemChanges)".withoutDiacritics) : []
    pluralsHaveUmlauts = spelling.pluralsHaveUmlauts
    basicEndings = Dictionary(
      grouping: spelling.basicEndings.pairs.map { (form: $0, basic: $1) }
    ) { $0.form.last }
    sharpSWords = Set(spelling.sharpSWords.words)
    regionsWithoutSharpS = spelling.regionsWithoutSharpS.words
    frame = FrameRules(languages)
    numerals = NumeralReader(languages)
  }

  /// The families of a language, with its countries where it has none among them.
  private static func families(
    of spelling: LanguageFacts.Spelling,
    in languages: [LanguageFacts]
  ) -> String {
    let known = Set(spelling.families.caseFolded.split { $0.isWhitespace || $0 == "," })
    return languages.map(\.frames.places.caseFolded)
      .filter { !$0.split(separator: " ").prefix(3).allSatisfy(known.contains) }
      .reduce(spelling.families) { "\($0)\n\($1)" }
  }

  /// The rules of a language.
  private convenience init(_ facts: LanguageFacts, _ spelling: LanguageFacts.Spelling) {
    self.init(spelling, of: [facts], articles: LeadingArticles(of: facts.language))
  }

  /// The rules of several languages together, for an answer of which nothing says the language.
  private convenience init(of languages: [LanguageFacts]) {
    self.init(
      LanguageFacts.Spelling(together: languages.compactMap(\.spelling)),
      of: languages,
      articles: languages.reduce(into: []) { $0.formUnion(LeadingArticles(of: $1.language)) }
    )
  }
}

// MARK: - The rules that there are

extension LanguageRules {
  /// A language that there are rules for, or those that an answer may be in when nothing says its
  /// language.
  struct Choice: Hashable, Sendable, CaseIterable {
    /// The place of the language among all; nil for those of an unknown one.
    fileprivate let place: Int?

    static let neutral = Choice(place: nil)

    static let allCases =
      LanguageFacts.all.indices.filter { LanguageFacts.all[$0].spelling != nil }.map(Choice.init)
      + [neutral]

    private init(place: Int?) {
      self.place = place
    }

    /// Chooses the rules of a language.
    init(_ language: Language?) {
      let place = language.flatMap { LanguageFacts.places[$0.base] }
      self = Self.allCases.first { $0.place == place } ?? .neutral
    }

    /// Chooses the rules of a language, or where none is said of the first one whose letters some
    /// texts have.
    init(_ language: Language?, letters texts: [String]) {
      self.init(language)
      guard language == nil else { return }
      let letters = Set(texts.joined().caseFolded)
      self = Self.ownLetters.first { !letters.isDisjoint(with: $0.letters) }?.choice ?? .neutral
    }

    private static let ownLetters: [(choice: Choice, letters: Set<Character>)] =
      LanguageFacts.all.enumerated().compactMap { place, facts in
        let letters = facts.spelling?.ownLetters ?? ""
        return letters.isEmpty ? nil : (Choice(place: place), Set(letters))
      }

    /// The tag of the language, or nothing.
    var tag: String { place.map { LanguageFacts.all[$0].language.rawValue } ?? "" }

    /// The articles of the language.
    var articles: LeadingArticles { LanguageRules.rules(for: self).articles }
  }

  static func rules(for choice: Choice) -> LanguageRules {
    if let place = choice.place, let rules = rules(at: place) { return rules }
    return neutral
  }

  private static func rules(at place: Int) -> LanguageRules? {
    places.indices.contains(place) ? places[place]() : made(place)
  }

  private static func made(_ place: Int) -> LanguageRules? {
    guard LanguageFacts.all.indices.contains(place) else { return nil }
    let facts = LanguageFacts.all[place]
    return facts.spelling.map { LanguageRules(facts, $0) }
  }

  private static let neutral = LanguageRules(
    of: LanguageFacts.all.filter(\.servesUnknownLanguages)
  )
}

extension LanguageRules {
  /// The rules at each place among the languages, made when they are first asked for.
  ///
  /// An app with quizzes in one language does not pay for the tables of all. In Swift nothing but a
  /// constant of a type is made once and late without a lock, so there is a fixed number of them; a
  /// test sees that they are enough.
  static let places: [@Sendable () -> LanguageRules?] = [
    { rules0 }, { rules1 }, { rules2 }, { rules3 }, { rules4 }, { rules5 }, { rules6 },
    { rules7 }, { rules8 }, { rules9 }, { rules10 }, { rules11 }, { rules12 }, { rules13 },
    { rules14 }, { rules15 },
  ]

  private static let rules0 = made(0)
  private static let rules1 = made(1)
  private static let rules2 = made(2)
  private static let rules3 = made(3)
  private static let rules4 = made(4)
  private static let rules5 = made(5)
  private static let rules6 = made(6)
  private static let rules7 = made(7)
  private static let rules8 = made(8)
  private static let rules9 = made(9)
  private static let rules10 = made(10)
  private static let rules11 = made(11)
  private static let rules12 = made(12)
  private static let rules13 = made(13)
  private static let rules14 = made(14)
  private static let rules15 = made(15)
}

extension LanguageFacts.Spelling {
  /// The lists of several languages in one, with the figures for an unknown language.
  fileprivate init(together languages: [LanguageFacts.Spelling]) {
    self.init()
    for (place, other) in languages.enumerated() {
      negators += " \(other.negators)"
      fixedWords += " \(other.fixedWords)"
      conjunctions += " \(other.conjunctions)"
      protectedPrefixes += " \(other.protectedPrefixes)"
      protectedSuffixes += " \(other.protectedSuffixes)"
      // An ending that one language adds makes another word of one in another language: "plane" of
      // "plan".
      inflections +=
        " " + (place == 0 ? other.inflections : other.inflections.withoutAddedEndings)
      genders += " \(other.genders)"
      plurals += " \(other.plurals)"
      beginnings += " \(other.beginnings)"
      endings += " \(other.endings)"
      variants += " \(other.variants)"
      families += "\n\(other.families)"
      lookalikes += "\n\(other.lookalikes)"
      otherSpellings += "\n\(other.otherSpellings)"
      infinitiveMarks += " \(other.infinitiveMarks)"
      contractions += "\n\(other.contractions)"
      contractedStems += "\n\(other.contractedStems)"
      irregularForms += "\n\(other.irregularForms)"
      stemChanges += " \(other.stemChanges)"
      pluralsHaveUmlauts = pluralsHaveUmlauts || other.pluralsHaveUmlauts
      basicEndings += " \(other.basicEndings)"
      sharpSWords += " \(other.sharpSWords)"
      regionsWithoutSharpS += " \(other.regionsWithoutSharpS)"
    }
  }
}

// MARK: - Reading tables

extension String {
  /// The pairs of a table, as `"ise/ize sulph/sulf"`; a side may be nothing.
  var pairs: [(String, String)] {
    split(separator: " ").compactMap { pair in
      let sides = pair.split(separator: "/", omittingEmptySubsequences: false)
      return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
    }
  }

  /// Pairs of endings without those of which one is nothing.
  fileprivate var withoutAddedEndings: String {
    split(separator: " ").filter { $0.first != "/" && $0.last != "/" }.joined(separator: " ")
  }
}

extension Set<String> {
  /// The words of a text with blanks between them, case-folded.
  init(words: String) {
    self.init(words.caseFolded.split(separator: " ").map(String.init))
  }
}

// MARK: - Looking words up

extension LanguageRules {
  /// Whether a case-folded word that was written for another is a word itself or a form of one:
  /// "missiles" is, and "churchs" for "churches" is a slip.
  func know(_ word: String, insteadOf expected: String) -> Bool {
    // Many a substance ends in "e" in English and not in German, but "voisine" is no "voisin".
    let (short, long) = word.count < expected.count ? (word, expected) : (expected, word)
    if long.count > 6, long == short + "e", short.last != "e",
      !vowelMarksAreAccents || !isListed(short) || !isListed(long)
    {
      return false
    }
    let haveOtherMarks = word.withoutDiacritics == expected.withoutDiacritics
    if haveOtherMarks, !(word + expected).hasUmlaut {
      return haveMarkedWord(word, insteadOf: expected)
    }
    if areSpellings(word, expected) { return false }
    return isListed(word) || isIrregular(word, formOfAnotherThan: expected)
      || isForm(word, ofAnotherThan: expected)
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

  /// Whether a word has a mark that the expected one lacks, and both are listed: nobody who leaves
  /// marks out writes "mošt" for "most".
  ///
  /// Members of one family are spellings of one term then: "Eslovênia" and "Eslovénia".
  private func haveMarkedWord(_ word: String, insteadOf expected: String) -> Bool {
    addsMark(word, to: expected) && isListed(word) && isListed(expected)
      && !families.relatives(of: expected).contains(word)
  }

  /// Whether a case-folded word has a mark in a place where the expected one has another or none.
  func addsMark(_ word: String, to expected: String) -> Bool {
    word.count == expected.count
      && zip(word, expected).contains { letter, other in
        letter != other && SpelledLetter.markedLetters[letter] != nil
          && String(letter).withoutDiacritics == String(other).withoutDiacritics
      }
  }

  /// Whether a word stands in the list of words whose forms no ending shows.
  func isIrregularForm(_ word: String) -> Bool { irregularForms.contains(word) }

  /// Whether a word stands in the list of words whose forms no ending shows, and not as one of the
  /// expected word.
  private func isIrregular(_ word: String, formOfAnotherThan expected: String) -> Bool {
    isIrregularForm(word) && !irregularForms.relatives(of: expected).contains(word)
  }

  /// Whether a word has the ending of a form of a listed word, and not of the expected one or of one
  /// that begins like it: "truely" is "truly" and no form of "true".
  private func isForm(_ word: String, ofAnotherThan expected: String) -> Bool {
    (basicForms(of: word) + singulars(ofUmlautPlural: word)).contains { basic in
      zip(basic, expected).prefix { $0 == $1 }.count + 1 < basic.count
    }
  }

  /// The listed words that a word may be a form of, of as many letters as `shortest` or more.
  func basicForms(of word: String, shortest: Int = 4) -> [String] {
    guard word.count > AffixPair.minimumStem else { return [] }
    return [word.last, nil].flatMap { basicEndings[$0] ?? [] }.compactMap { pair in
      guard word.hasSuffix(pair.form) else { return nil }
      let basic = word.dropLast(pair.form.count) + pair.basic
      return basic.count >= shortest && isListed(String(basic)) ? String(basic) : nil
    }
  }

  /// The listed words that a word may be a plural of by its umlaut and ending: "fluss" of "flüsse".
  private func singulars(ofUmlautPlural word: String) -> [String] {
    guard pluralsHaveUmlauts, word.hasUmlaut else { return [] }
    return ["e", "er", "en", "ern"].filter(word.hasSuffix).compactMap { ending in
      let stem = word.dropLast(ending.count)
      let singular = String(stem.map { Self.vowelsOfUmlauts[$0] ?? $0 })
      return singular.count > AffixPair.minimumStem && isListed(singular)
        && isUmlautPlural(String(stem + ending.prefix { $0 != "n" }), of: singular)
        ? singular : nil
    }
  }

  private static let vowelsOfUmlauts: [Character: Character] = ["ä": "a", "ö": "o", "ü": "u"]

  /// Whether a case-folded word is known, in its basic form or in another one of a word that has
  /// as many letters as `shortest` or more.
  func isKnown(_ word: String, shortest: Int = 4) -> Bool {
    isListed(word) || isIrregularForm(word)
      || !basicForms(of: word, shortest: shortest).isEmpty
  }

  /// Whether two case-folded words are forms of one that no ending shows: "goose" and "geese",
  /// "Baum" and "Bäume".
  func areIrregularForms(_ written: String, _ expected: String) -> Bool {
    let forms = irregularForms.relatives(of: expected)
    if !forms.isEmpty {
      if forms.contains(written) { return true }
      if vowelMarksAreAccents {
        let plain = written.withoutDiacritics
        if forms.contains(where: { $0.withoutDiacritics == plain }) { return true }
      }
    }
    return pluralsHaveUmlauts
      && (isUmlautPlural(written, of: expected) || isUmlautPlural(expected, of: written))
  }

  /// Whether a word is another one with an umlaut and the ending of a plural.
  private func isUmlautPlural(_ plural: String, of singular: String) -> Bool {
    guard plural.hasUmlaut, !singular.hasUmlaut, singular.count > 2 else { return false }
    let ending = plural.count - singular.count
    guard ending == 1 && plural.hasSuffix("e") || ending == 2 && plural.hasSuffix("er") else {
      return false
    }
    let stem = plural.dropLast(ending)
    guard zip(stem, singular).count(where: { $0 != $1 }) == 1 else { return false }
    return zip(stem, singular).allSatisfy { letter, plain in
      letter == plain || ["äa", "öo", "üu"].contains("\(letter)\(plain)")
    } && !isListed(plural)
  }

  /// Whether two case-folded words have a pair of endings by which the stem of a plural changes.
  func haveStemChange(_ written: [SpelledLetter], _ expected: [SpelledLetter]) -> AffixDifference? {
    for pair in stemChanges {
      for endings in pair.directions
      where written.has(endings.written, before: written.count)
        && expected.has(endings.expected, before: expected.count)
      {
        let stem = written.dropLast(endings.written.count)
        guard !stem.isEmpty, stem.elementsEqual(expected.dropLast(endings.expected.count)) else {
          continue
        }
        return endings.names
      }
    }
    return nil
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

  /// Whether two words of six letters or more are spellings of one: "realise" and "realize".
  func areSpellings(_ word: String, _ other: String) -> Bool {
    min(word.count, other.count) > 5 && basicSpelling(of: word) == basicSpelling(of: other)
  }

  /// Whether two terms of a family are spellings of one, as countries of one language write it:
  /// "Vénus" and "Vênus", but not "avó" and "avô", which nothing but the mark distinguishes.
  func areOneTerm(_ term: String, _ other: String) -> Bool {
    vowelMarksAreAccents && term.withoutDiacritics == other.withoutDiacritics
      && !families.areDistinguishedByMarks(term, other)
      || spellings.relatives(of: other).contains { $0.caseFolded == term }
  }

  private func basicSpelling(of word: String) -> String {
    variants.reduce(word) { word, variant in
      word.hasBytes(of: variant.0) ? word.replacing(variant.0, with: variant.1) : word
    }
  }

  /// Whether a case-folded word is on one of the lists.
  func isListed(_ word: String) -> Bool {
    words.contains(word) || families.contains(word) || lookalikes.contains(word)
      || spellings.contains(word)
  }
}

/// Sets of terms of which each is another term for all others: names of elements, countries and
/// months, number words, and words that are often taken for each other.
struct TermFamilies: Sendable {
  private(set) var members: [[String]] = []
  private var familiesOfTerm: [String: [Int]] = [:]
  /// The families of words that differ in nothing but marks.
  private var familiesOfMarks: Set<Int> = []

  /// Reads families.
  ///
  /// - Parameters:
  ///   - lines: A family a line, or several with commas between them; terms have blanks between
  ///     them, and a term of several words has underscores.
  ///   - keepsCase: Whether terms keep their case. If not, they are case-folded, as the words that
  ///     are looked up: "dreissig".
  init(_ lines: String, keepsCase: Bool = false) {
    for line in (keepsCase ? lines : lines.caseFolded).split(whereSeparator: { "\n,".contains($0) })
    {
      add(line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) })
    }
  }

  private mutating func add(_ terms: [String]) {
    for term in terms {
      familiesOfTerm[term.caseFolded, default: []].append(members.count)
    }
    if let word = terms.first?.withoutDiacritics,
      terms.dropFirst().allSatisfy({ $0.withoutDiacritics == word })
    {
      familiesOfMarks.insert(members.count)
    }
    members.append(terms)
  }

  /// Whether two terms are a family of words that differ in nothing but marks.
  func areDistinguishedByMarks(_ term: String, _ other: String) -> Bool {
    guard !familiesOfMarks.isEmpty else { return false }
    return (familiesOfTerm[term] ?? []).contains {
      familiesOfMarks.contains($0) && members[$0].contains(other)
    }
  }

  /// Whether a term belongs to a family.
  func contains(_ term: String) -> Bool { familiesOfTerm[term] != nil }

  /// The other terms of all families that a term belongs to.
  func relatives(of term: String) -> [String] {
    (familiesOfTerm[term] ?? []).flatMap { members[$0] }.filter { $0 != term }
  }
}
