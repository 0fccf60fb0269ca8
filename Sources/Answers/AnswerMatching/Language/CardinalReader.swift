// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts
internal import TextFolding

/// Reads the cardinal numbers of a language below a million from words, for all that reads numbers:
/// phrases of rough answers and numeric answers.
///
/// It is a class because its tables are many and each text asks all languages: to copy them took
/// longer than to ask.
package final class CardinalReader: Sendable {
  /// The numbers that are written in one word; those of several words stand here without blanks and
  /// hyphens.
  package let cardinals: [String: Int]
  /// The words for a hundred, with their marks and without.
  let hundreds: [String]
  private let thousands: [String]
  private let ands: Set<String>
  private let articles: Set<String>
  /// The first two letters of all words with which a number can begin, as most words are none, each
  /// with the hundreds that are not counted with a word for a hundred: "quinientos".
  private let beginnings: [String: [(word: String, value: Int)]]

  /// Makes the tables of a language.
  package init(_ language: LanguageFacts.Numbers) {
    func withoutMarks(_ words: [String]) -> [String] {
      words + words.map(\.withoutDiacritics).filter { !words.contains($0) }
    }
    cardinals = Self.cardinals(of: language)
    hundreds = withoutMarks(language.hundred.words)
    thousands = withoutMarks(language.thousand.words)
    ands = Set(language.and.words)
    articles = Set(language.articles.words)
    let counted = hundreds + thousands
    let behindArticles = articles.flatMap { article in counted.map { article + $0 } }
    let first = Array(cardinals.keys) + counted + behindArticles
    let ownHundreds = Dictionary(
      grouping: cardinals.filter { $0.value >= 100 }
        .sorted { ($0.key.count, $1.key) > ($1.key.count, $0.key) }
        .map { (word: $0.key, value: $0.value) }
    ) { String($0.word.prefix(2)) }
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
  package static func spellings(of word: String) -> Set<String> {
    let spelledOut = [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")].reduce(word) {
      $0.replacing($1.0, with: $1.1)
    }
    return [word, spelledOut, word.withoutDiacritics]
  }

  /// The first two letters of all words with which a number can begin.
  var firstLetters: [String] { Array(beginnings.keys) }
}

extension CardinalReader {
  /// The most bytes of a number in one word; those below a million have fewer.
  package static let longestWord = 192

  /// Returns the number below a million that a word stands for, written without blanks and hyphens.
  package func cardinal(_ word: Substring) -> Int? {
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
  package func canBegin(_ word: Substring) -> Bool {
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
}
