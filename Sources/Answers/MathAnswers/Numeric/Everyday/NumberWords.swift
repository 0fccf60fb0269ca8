// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownLanguages
internal import LanguageFacts

/// The words that one language has for numbers, by what they mean.
///
/// It is a class because its tables are many and each text asks all languages: to copy them took
/// longer than to ask.
final class NumberWords: Sendable {
  /// The numbers that are written in one word; those of several words stand here without blanks and
  /// hyphens.
  let cardinals: [String: Int]
  /// The first two letters of all words with which a number can begin, as most words are none, each
  /// with the hundreds that are not counted with a word for a hundred: "quinientos".
  private let beginnings: [String: [(word: String, value: Int)]]
  /// Those from 1 to 9.
  private let ones: [(word: String, value: Int)]
  private let hundreds: [String]
  private let thousands: [String]
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

  /// The words of each language of the package.
  static let all = LanguageFacts.all.compactMap(\.numbers).map(NumberWords.init)

  private init(_ language: LanguageFacts.Numbers) {
    cardinals = Self.cardinals(of: language)
    hundreds = language.hundred.words
    thousands = language.thousand.words
    ands = Set(language.and.words)
    minuses = Set(language.minus.words)
    marks = Set(language.mark.words)
    articles = Set(language.articles.words)
    ofs = Set(language.of.words)
    var (part, parts): ([String: Int], [String: Int]) = ([:], [:])
    for (key, forms) in language.parts.keyed {
      let counts = forms.split(separator: ":").map { String($0).forms }
      guard let denominator = Int(key), counts.count == 2 else { continue }
      for word in counts[0].flatMap(Self.spellings) { part[word] = denominator }
      for word in counts[1].flatMap(Self.spellings) { parts[word] = denominator }
    }
    (self.part, self.parts) = (part, parts)
    suffixes = Dictionary(
      grouping: part.merging(parts) { one, _ in one }.sorted { $0.key < $1.key }
        .map { (word: $0.key, denominator: $0.value) }
    ) { String($0.word.suffix(2)) }
    var (fixedParts, quantities): ([String: String], [String: String]) = ([:], [:])
    for (key, forms) in language.fixedParts.keyed {
      for word in forms.forms.flatMap(Self.spellings) { fixedParts[word] = key }
    }
    for quantity in language.quantities {
      for word in quantity.words.words { quantities[word] = quantity.meaning }
    }
    (self.fixedParts, self.quantities) = (fixedParts, quantities)
    let counted = hundreds + thousands
    let behindArticles = articles.flatMap { article in counted.map { article + $0 } }
    let first = Array(cardinals.keys) + counted + behindArticles
    let numbers = cardinals.sorted { ($0.key.count, $1.key) > ($1.key.count, $0.key) }
      .map { (word: $0.key, value: $0.value) }
    ones = numbers.filter { (1...9).contains($0.value) }
    let ownHundreds = Dictionary(grouping: numbers.filter { $0.value >= 100 }) {
      String($0.word.prefix(2))
    }
    beginnings = Dictionary(first.map { (String($0.prefix(2)), []) }) { one, _ in one }
      .merging(ownHundreds) { _, hundreds in hundreds }
  }

  private static func cardinals(of language: LanguageFacts.Numbers) -> [String: Int] {
    var cardinals: [String: Int] = [:]
    func add(_ value: Int, _ forms: [String]) {
      for form in forms.flatMap(spellings) { cardinals[form] = value }
    }
    let small = language.small.words.map(\.forms)
    for (value, forms) in small.enumerated() { add(value, forms) }
    for (index, tens) in language.tens.words.map(\.forms).enumerated() {
      let ten = 20 + 10 * index
      add(ten, tens)
      for (value, ones) in small.enumerated() where (1...9).contains(value) {
        for compound in language.compound.words {
          let joined = tens.flatMap { ten in
            ones.map { compound.replacing("{tens}", with: ten).replacing("{ones}", with: $0) }
          }
          add(ten + value, joined)
        }
      }
    }
    for (key, forms) in language.others.keyed {
      if let value = Int(key) { add(value, forms.forms) }
    }
    return cardinals
  }

  /// A word as it is written with its marks, without them, and with two letters for an umlaut.
  private static func spellings(of word: String) -> Set<String> {
    let spelledOut = [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")].reduce(word) {
      $0.replacing($1.0, with: $1.1)
    }
    return [word, spelledOut, word.withoutDiacritics]
  }
}

extension NumberWords {
  /// The most bytes of a number in one word; those below a million have fewer.
  private static let longestWord = 192

  /// Returns the number below a million that a word stands for, written without blanks and hyphens.
  func cardinal(_ word: Substring) -> Int? {
    guard word.utf8.count <= Self.longestWord, canBegin(word) else { return nil }
    return cardinalWithoutThousands(word)
      ?? split(word, at: thousands, by: 1000, reading: cardinalWithoutThousands)
  }

  /// Returns the number that a word stands for without a thousand in it.
  ///
  /// Both sides of a hundred stand in the table. To read them as any number is read would double
  /// the time with each hundred and thousand of a word that is none.
  private func cardinalWithoutThousands(_ word: Substring) -> Int? {
    guard let ownHundreds = beginnings[String(word.prefix(2))] else { return nil }
    return cardinals[String(word)]
      ?? split(word, at: hundreds, by: 100) { cardinals[String($0)] }
      ?? split(word, behind: ownHundreds)
  }

  /// Returns whether a number can begin with the first two letters of a word.
  func canBegin(_ word: Substring) -> Bool {
    beginnings[String(word.prefix(2))] != nil
  }

  private func split(
    _ word: Substring,
    at separators: [String],
    by factor: Int,
    reading read: (Substring) -> Int?
  ) -> Int? {
    for separator in separators {
      // A search of the library makes tables first, which takes longer than a word does.
      let first = separator.utf8.first
      let start = word.indices.first {
        word.utf8[$0] == first && word[$0...].hasPrefix(separator)
      }
      guard let start else { continue }
      let (before, behind) = (word[..<start], word[start...].dropFirst(separator.count))
      let count = before.isEmpty || articles.contains(String(before)) ? 1 : read(before)
      let rest = behind.isEmpty ? 0 : read(behind) ?? self.read(behindAnd: behind, by: read)
      guard let count, let rest, (1..<factor).contains(count), rest < factor else { return nil }
      return count * factor + rest
    }
    return nil
  }

  private func split(_ word: Substring, behind hundreds: [(word: String, value: Int)]) -> Int? {
    for (hundred, value) in hundreds where word.hasPrefix(hundred) {
      let behind = word.dropFirst(hundred.count)
      guard
        let rest = cardinals[String(behind)]
          ?? read(behindAnd: behind, by: { cardinals[String($0)] }),
        (1..<100).contains(rest)
      else { continue }
      return value + rest
    }
    return nil
  }

  private func read(behindAnd word: Substring, by read: (Substring) -> Int?) -> Int? {
    for and in ands where word.hasPrefix(and) {
      if let number = read(word.dropFirst(and.count)) { return number }
    }
    return nil
  }

  /// Returns the mixed number or fraction that a word such as "zweieinhalb", "tweeënhalf" or
  /// "dreiviertel" stands for.
  func mixed(_ word: Substring) -> (whole: Int, above: Int, below: Int)? {
    guard word.utf8.count <= Self.longestWord, let suffixes = suffixes[String(word.suffix(2))]
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

extension String {
  /// The forms of a word, with strokes between them.
  var forms: [String] { split(separator: "|").map(String.init) }

  /// The words of a table in pairs of a key and what follows it.
  var keyed: [(key: String, forms: String)] {
    let words = words
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
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
