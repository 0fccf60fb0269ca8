// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownLanguages
internal import LanguageFacts

/// The words that one language has for numbers, by what they mean.
///
/// It is a class because its tables are many and each text asks all languages: to copy them took
/// longer than to ask.
final class NumberWords: Sendable {
  private let reader: CardinalReader
  /// The words from 1 to 9.
  private let ones: [(word: String, value: Int)]
  let ands: Set<String>
  let minuses: Set<String>
  let marks: Set<String>
  let articles: Set<String>
  let ofs: Set<String>
  /// The denominators of words for one part, and of those for several.
  let part: [String: Int]
  let parts: [String: Int]
  /// The parts with which a word may end, by their last two letters, as most words end otherwise.
  private let suffixes: [String: [(word: String, denominator: Int)]]
  let fixedParts: [String: String]
  let quantities: [String: String]

  /// The numbers that are written in one word.
  var cardinals: [String: Int] { reader.cardinals }

  /// The words of each language of the package.
  static let all = LanguageFacts.all.compactMap(\.numbers).map(NumberWords.init)

  private init(_ language: LanguageFacts.Numbers) {
    reader = CardinalReader(language)
    ands = Set(language.and.words)
    minuses = Set(language.minus.words)
    marks = Set(language.mark.words)
    articles = Set(language.articles.words)
    ofs = Set(language.of.words)
    var (part, parts): ([String: Int], [String: Int]) = ([:], [:])
    for (key, forms) in language.parts.keyed {
      let counts = forms.split(separator: ":").map { String($0).forms }
      guard let denominator = Int(key), counts.count == 2 else { continue }
      for word in counts[0].flatMap(CardinalReader.spellings) { part[word] = denominator }
      for word in counts[1].flatMap(CardinalReader.spellings) { parts[word] = denominator }
    }
    (self.part, self.parts) = (part, parts)
    suffixes = Dictionary(
      grouping: part.merging(parts) { one, _ in one }.sorted { $0.key < $1.key }
        .map { (word: $0.key, denominator: $0.value) }
    ) { String($0.word.suffix(2)) }
    var (fixedParts, quantities): ([String: String], [String: String]) = ([:], [:])
    for (key, forms) in language.fixedParts.keyed {
      for word in forms.forms.flatMap(CardinalReader.spellings) { fixedParts[word] = key }
    }
    for quantity in language.quantities {
      for word in quantity.words.words { quantities[word] = quantity.meaning }
    }
    (self.fixedParts, self.quantities) = (fixedParts, quantities)
    ones = reader.cardinals.filter { (1...9).contains($0.value) }
      .sorted { ($0.key.count, $1.key) > ($1.key.count, $0.key) }
      .map { (word: $0.key, value: $0.value) }
  }
}

extension NumberWords {
  /// Returns the number below a million that a word stands for, written without blanks and hyphens.
  func cardinal(_ word: Substring) -> Int? { reader.cardinal(word) }

  /// Returns whether a number can begin with the first two letters of a word.
  func canBegin(_ word: Substring) -> Bool { reader.canBegin(word) }

  /// Returns the mixed number or fraction that a word such as "zweieinhalb", "tweeënhalf" or
  /// "dreiviertel" stands for.
  func mixed(_ word: Substring) -> (whole: Int, above: Int, below: Int)? {
    guard word.utf8.count <= CardinalReader.longestWord,
      let suffixes = suffixes[String(word.suffix(2))]
    else { return nil }
    for (part, below) in suffixes where word.hasSuffix(part) && word.count > part.count {
      // "Dreizehntel" is one part of thirteen as well as three parts of ten.
      guard cardinal(word.dropLast(3)) == nil else { return nil }
      let rest = word.dropLast(part.count)
      if let above = cardinals[String(rest)] { return (0, above, below) }
      if let whole = cardinal(beforeAnd: rest) { return (whole, 1, below) }
      for (one, above) in ones where rest.hasSuffix(one) {
        let before = rest.dropLast(one.count)
        if let whole = cardinal(before) ?? cardinal(beforeAnd: before) {
          return (whole, above, below)
        }
      }
    }
    return nil
  }

  private func cardinal(beforeAnd word: Substring) -> Int? {
    for and in ands where word.hasSuffix(and) {
      if let number = cardinal(word.dropLast(and.count)) { return number }
    }
    return nil
  }
}

/// The words of all languages that stand around a number.
///
/// It is a class because every text has it, of which copies are made at each step.
final class EverydayWords: Sendable {
  /// The exponents of ten, each with the index of a language; "billion" has two.
  let magnitudes: [String: [(exponent: Int, language: Int)]]
  /// The phrases that stand for a sign.
  let signs: [(sign: String, phrases: PhraseTable)]
  let approximations: PhraseTable
  let openings: PhraseTable
  let names: PhraseTable
  let copulas: Set<String>
  let reservations: Set<String>
  let eras: PhraseTable
  let counted: Set<String>
  /// The words between the numbers of a list.
  let conjunctions: Set<String>
  let ands: Set<String>
  let minuses: Set<String>
  /// The words behind decimals that go on.
  let periods: Set<String>
  /// The names of percent that have several words.
  let percents: PhraseTable

  static let standard = EverydayWords(LanguageFacts.all.compactMap(\.numbers))

  private init(_ languages: [LanguageFacts.Numbers]) {
    var magnitudes: [String: [(exponent: Int, language: Int)]] = [:]
    for (index, language) in languages.enumerated() {
      for (key, forms) in language.magnitudes.keyed {
        guard let exponent = Int(key) else { continue }
        for word in forms.forms { magnitudes[word, default: []].append((exponent, index)) }
      }
    }
    self.magnitudes = magnitudes
    signs = languages.flatMap(\.signs).map { ($0.sign, PhraseTable([$0.phrases])) }
    approximations = PhraseTable(languages.map(\.approximations))
    openings = PhraseTable(languages.map(\.openings))
    names = PhraseTable(languages.map(\.names))
    copulas = Set(languages.flatMap(\.copulas.words))
    reservations = Set(languages.flatMap(\.reservations.words))
    eras = PhraseTable(languages.map(\.eras))
    counted = Set(languages.flatMap(\.counted.words))
    ands = Set(languages.flatMap(\.and.words))
    conjunctions = ands.union(languages.flatMap(\.or.words))
    minuses = Set(languages.flatMap(\.minus.words))
    periods = Set(languages.flatMap(\.periods.words))
    percents = PhraseTable(
      LanguageFacts.all.flatMap { $0.units.names.rows.filter { $0.key == "%" } }
        .flatMap(\.words).filter { $0.contains("_") && !$0.contains(".") }
    )
  }

  /// Whether a word is a number in some language.
  func isCardinal(_ word: String) -> Bool {
    NumberWords.all.contains { $0.cardinal(word[...]) != nil }
  }

  /// Whether a word is a number or a part, or stands for one before another word.
  func isNumeric(_ word: String) -> Bool {
    isCardinal(word)
      || NumberWords.all.contains {
        $0.fixedParts[word] != nil || $0.articles.contains(word) || $0.mixed(word[...]) != nil
      }
  }

  /// Whether words are one part of something: "a half", "demie".
  func isPart(_ words: [String]) -> Bool {
    NumberWords.all.contains { language in
      words.last.map { language.part[$0] != nil } == true
        && words.dropLast().allSatisfy(language.articles.contains)
    }
  }
}
