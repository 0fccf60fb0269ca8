// SPDX-License-Identifier: Apache-2.0

/// The words of all languages that stand around a number.
struct EverydayWords: Sendable {
  /// The exponents of ten, each with the index of a language; "billion" has two.
  private(set) var magnitudes: [String: [(exponent: Int, language: Int)]] = [:]
  /// The phrases that stand for a sign.
  private(set) var signs: [(sign: String, phrases: PhraseTable)] = []
  private(set) var approximations = PhraseTable()
  private(set) var openings = PhraseTable()
  private(set) var names = PhraseTable()
  private(set) var copulas: Set<String> = []
  private(set) var reservations: Set<String> = []
  private(set) var eras = PhraseTable()
  private(set) var counted: Set<String> = []
  /// The words between the numbers of a list.
  private(set) var conjunctions: Set<String> = []
  private(set) var ands: Set<String> = []
  private(set) var minuses: Set<String> = []

  static let standard = EverydayWords(NumberLanguage.all)

  private init(_ languages: [NumberLanguage]) {
    for (index, language) in languages.enumerated() {
      for (key, forms) in language.magnitudes.keyed {
        guard let exponent = Int(key) else { continue }
        for word in forms.forms { magnitudes[word, default: []].append((exponent, index)) }
      }
      for (sign, phrases) in language.signs {
        var table = PhraseTable()
        table.add(phrases)
        signs.append((sign, table))
      }
      approximations.add(language.approximations)
      openings.add(language.openings)
      names.add(language.names)
      copulas.formUnion(language.copulas.words)
      reservations.formUnion(language.reservations.words)
      eras.add(language.eras)
      counted.formUnion(language.counted.words)
      conjunctions.formUnion((language.and + " " + language.or).words)
      ands.formUnion(language.and.words)
      minuses.formUnion(language.minus.words)
    }
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
