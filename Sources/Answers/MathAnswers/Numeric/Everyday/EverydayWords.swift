// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts

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
