// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts

/// Words that stand for a number: Roman numerals and ordinals.
///
/// The words of every language that has these facts count in an answer of any language.
enum Numeral {
  /// The digits of the number that a case-folded word names, up to a thousand where it is one word,
  /// or two as "twenty one".
  static func number(named word: String) -> String? { names[word] }

  /// Whether a word may be the first of two that name a number.
  static func isFirstOfTwo(_ word: String) -> Bool { firsts.contains(word) }

  /// The digits of the number that a word in upper or lower case stands for, or nil when it stands
  /// for none.
  static func digits(of word: some StringProtocol) -> String? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard digits.isEmpty else {
      return endings.contains(word.dropFirst(digits.count).lowercased()) ? String(digits) : nil
    }
    return words[word.lowercased()]
  }

  private static let languages = LanguageFacts.all.compactMap(NumeralWords.init)

  private static let names: [String: String] = languages.reduce(into: [:]) { names, language in
    names.merge(language.names) { _, last in last }
  }

  private static let firsts = Set(
    (Array(names.keys) + words.keys).filter { $0.contains(" ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  )

  /// The endings behind the digits of ordinals.
  private static let endings = Set([""] + languages.flatMap(\.digitEndings))

  private static let words: [String: String] = {
    var words: [String: String] = [:]
    // Higher numerals are made of letters that stand for much else, as in "CD".
    for (tens, ten) in ["", "x", "xx", "xxx"].enumerated() {
      for (ones, one) in ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].enumerated() {
        words[ten + one] = "\(10 * tens + ones)"
      }
    }
    words[""] = nil
    for language in languages { words.merge(language.ordinals) { _, last in last } }
    return words
  }()
}

/// The numbers in words of a language, case-folded.
private struct NumeralWords {
  /// From zero to a hundred, and a thousand.
  private(set) var names: [String: String] = [:]
  /// From first to ninety-ninth.
  private(set) var ordinals: [String: String] = [:]
  let digitEndings: [String]

  init?(_ facts: LanguageFacts) {
    guard let numerals = facts.numerals, let numbers = facts.numbers else { return nil }
    func firstForms(_ text: String) -> [String] {
      text.caseFolded.words.map { String($0.prefix { $0 != "|" }) }
    }
    let (small, tens) = (firstForms(numbers.small), firstForms(numbers.tens))
    let stems = numerals.ordinals.caseFolded.words
    let endings = numerals.ordinalEndings.isEmpty ? [""] : numerals.ordinalEndings.words
    digitEndings = numerals.digitEndings.words
    for (number, name) in small.enumerated() { names[name] = "\(number)" }
    for name in firstForms(numbers.hundred) { names[name] = "100" }
    for name in firstForms(numbers.thousand) { names[name] = "1000" }
    for (index, stem) in stems.enumerated() { add(stem, endings, index + 1) }
    let (ending, ordinalEnding) = numerals.tensOrdinal.pairs.first ?? ("", "")
    for (index, ten) in tens.enumerated() {
      let number = 20 + 10 * index
      names[ten] = "\(number)"
      if index > 0, ten.hasSuffix(ending) {
        add(ten.dropLast(ending.count) + ordinalEnding, endings, number)
      }
      for one in 1...9 where one < small.count && one <= stems.count {
        func filled(_ pattern: String) -> String {
          let isOne = one == 1 && !numerals.oneInCompounds.isEmpty
          return pattern.replacing("{tens}", with: ten)
            .replacing("{ones}", with: isOne ? numerals.oneInCompounds : small[one])
            .replacing("{ordinal}", with: stems[one - 1])
        }
        names[filled(numerals.compound)] = "\(number + one)"
        add(filled(numerals.compoundOrdinal), endings, number + one)
      }
    }
  }

  private mutating func add(_ stem: String, _ endings: [String], _ number: Int) {
    for ending in endings { ordinals[stem + ending] = "\(number)" }
  }
}

/// Units behind a number, whose names and symbols are the same: "10 km" is "10 kilometers".
enum UnitName {
  /// The symbol of the unit that a case-folded word names in some language, or nil for another
  /// word.
  static func symbol(named word: String) -> String? { symbols[word] }

  private static let symbols = Dictionary(
    LanguageFacts.all.flatMap(\.units.inPhrases.rows)
      .flatMap { row in ([row.key] + row.words).map { ($0, row.key) } }
  ) { first, _ in first }
}

/// Words that have one meaning in the answers of all languages.
enum SharedWords {
  /// The words for "and" in the languages that an answer may be in when nothing says its language.
  static let conjunctions = Set(
    LanguageFacts.all.filter(\.servesUnknownLanguages).compactMap(\.spelling)
      .flatMap(\.conjunctions.words)
  )

  /// The beginnings that negate a word as another word before it does, by this one.
  static let negatingPrefixes: [String: Set<String>] =
    LanguageFacts.all.flatMap(\.phrases.negatingPrefixes.rows).reduce(into: [:]) { prefixes, row in
      prefixes[row.key, default: []].formUnion(row.words)
    }
  static let negatingEndings = Set(LanguageFacts.all.flatMap(\.phrases.negatingEndings.words))
  /// Words that do not mean the contrary of what follows such a beginning.
  static let notNegated = Set(LanguageFacts.all.flatMap(\.phrases.notNegated.words))

  static let titles = Set(
    LanguageFacts.all.flatMap(\.phrases.titles.caseFolded.words)
  )
  static let nameParticles = Set(LanguageFacts.all.flatMap(\.phrases.nameParticles.words))

  /// The short forms of words, with and without a full stop.
  static let shortForms: [String: String] =
    LanguageFacts.all.flatMap(\.phrases.abbreviations.rows).reduce(into: [:]) { forms, row in
      for word in row.words + [row.key] { forms[word] = row.key }
      if row.key.allSatisfy(\.isLetter) { forms[row.key + "."] = row.key }
    }
}
