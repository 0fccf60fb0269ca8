// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// Words of every day and of school, by language: who writes one means it, and has not misspelled
/// the name of a structure.
///
/// They are the lists that guard quizzes. The table of a language is made when it is asked for the
/// first time.
enum OrdinaryWords {
  /// Whether a normalized word is one of the language; false where there is no list.
  static func contains(_ word: String, in language: Language) -> Bool {
    guard let place = LanguageFacts.places[language.base], tables.indices.contains(place) else {
      return false
    }
    return tables[place]().contains(word)
  }

  /// Whether a compound is another one because its first or its last part is another word: "Steineiche"
  /// for "Stieleiche".
  ///
  /// - Parameters:
  ///   - word: The normalized word that is written.
  ///   - expected: The normalized word that is expected.
  ///   - language: The language of both.
  /// - Returns: Whether the parts that differ are two words of the language.
  static func isOtherCompound(_ word: String, of expected: String, in language: Language) -> Bool {
    guard compounding.contains(language.base) else { return false }
    let (first, second) = (Array(word.utf8), Array(expected.utf8))
    let ending = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    let start = zip(first, second).prefix { $0 == $1 }.count
    func areWords(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
      min(one.count, other.count) >= shortestPart
        && [one, other].allSatisfy { contains(String(decoding: $0, as: UTF8.self), in: language) }
    }
    let ends = ending >= shortestPart ? Array(shortestPart...ending) : []
    let starts = start >= shortestPart ? Array(shortestPart...start) : []
    return ends.contains { areWords(first.dropLast($0), second.dropLast($0)) }
      || starts.contains { areWords(first.dropFirst($0), second.dropFirst($0)) }
  }

  private static let shortestPart = 4
  /// Shorter ones are symbols.
  private static let shortestWord = 3
  /// The languages that write compounds in one word.
  private static let compounding: Set<Language> = [.german, .dutch]

  /// The tables by the places of the languages.
  ///
  /// In Swift nothing but a constant of a type is made once and late without a lock, so there is a
  /// fixed number of them; a test sees that they are enough.
  static let tables: [@Sendable () -> Set<String>] = [
    { words0 }, { words1 }, { words2 }, { words3 }, { words4 }, { words5 }, { words6 },
    { words7 }, { words8 }, { words9 }, { words10 }, { words11 },
  ]

  private static let words0 = made(0)
  private static let words1 = made(1)
  private static let words2 = made(2)
  private static let words3 = made(3)
  private static let words4 = made(4)
  private static let words5 = made(5)
  private static let words6 = made(6)
  private static let words7 = made(7)
  private static let words8 = made(8)
  private static let words9 = made(9)
  private static let words10 = made(10)
  private static let words11 = made(11)

  private static func made(_ place: Int) -> Set<String> {
    guard LanguageFacts.all.indices.contains(place) else { return [] }
    let facts = LanguageFacts.all[place]
    // Members of closed sets are left out of the lists of words.
    let sets = [facts.spelling?.families, facts.spelling?.lookalikes].compactMap(\.self)
    var words: Set<String> = []
    for list in facts.words + sets {
      for word in list.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A || $0 == 0x2C })
      where word.count >= shortestWord && !word.contains(UInt8(ascii: "_")) {
        words.insert(TermText.normalized(String(Substring(word))))
      }
    }
    return words
  }
}
