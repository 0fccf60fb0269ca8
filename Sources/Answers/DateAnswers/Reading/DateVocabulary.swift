// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// The meanings of the words of all languages in a date.
struct DateVocabulary: Sendable {
  enum Meaning: Hashable, Sendable {
    /// A month, 1 to 12.
    case month(Int)
    /// A day of the week, 0 for Sunday.
    case weekday(Int)
    /// A word for a number, as "third".
    case ordinal(Int)
    case decade, century
    case beforeOurEra, ourEra
    case until, untilOrOn, from, between, and, ignored
  }

  static let all = DateVocabulary(LanguageFacts.all)

  /// The meanings of each word, or of several written as one, with the languages in which they have it.
  private var meanings: [String: [(language: Language, meaning: Meaning)]] = [:]
  /// The names of months and days of the week, and words for centuries, that are long enough to be recognized when
  /// they are misspelled.
  private var names: [(name: String, meaning: Meaning)] = []
  /// The endings of the digits of ordinal numbers and of decades.
  private(set) var ordinalEndings: Set<String> = []
  private(set) var decadeEndings: Set<String> = []

  /// The most words that have a meaning together.
  static let longestPhrase = 6

  init(_ languages: [LanguageFacts]) {
    for facts in languages {
      guard let words = facts.dates else { continue }
      let language = facts.language
      for (index, month) in words.months.enumerated() { add(month, .month(index + 1), language) }
      for (index, day) in words.weekdays.enumerated() { add(day, .weekday(index), language) }
      for (index, ordinal) in words.ordinals.enumerated() {
        add(ordinal, .ordinal(index + 1), language)
      }
      let lists: [(String, Meaning)] = [
        (words.decades, .decade), (words.centuries, .century),
        (words.beforeOurEra, .beforeOurEra), (words.ourEra, .ourEra), (words.until, .until),
        (words.untilOrOn, .untilOrOn), (words.from, .from), (words.between, .between),
        (words.and, .and), (words.ignored, .ignored),
      ]
      for (list, meaning) in lists { add(list, meaning, language) }
      ordinalEndings.formUnion(Self.keys(in: words.ordinalEndings))
      decadeEndings.formUnion(Self.keys(in: words.decadeEndings))
    }
  }

  private mutating func add(_ list: String, _ meaning: Meaning, _ language: Language) {
    for key in Self.keys(in: list) {
      meanings[key, default: []].append((language, meaning))
      switch meaning {
      case .month, .weekday, .century:
        if key.count >= Self.shortestMisspelling { names.append((key, meaning)) }
      default: break
      }
    }
  }

  /// The words of a list as they are looked up: plain letters only.
  private static func keys(in list: String) -> [String] {
    list.split(separator: ",").map { phrase in
      String(
        String.UnicodeScalarView(DateLexer.plain(String(phrase)).unicodeScalars.filter(\.isLetter))
      )
    }.filter { !$0.isEmpty }
  }

  /// Returns what a word means in a language, or else in the first of the others that has it.
  func meaning(of word: String, in language: Language?) -> Meaning? {
    guard let meanings = meanings[word] else { return nil }
    return meanings.first { $0.language == language }?.meaning ?? meanings.first?.meaning
  }

  /// Whether a word has a meaning in this language and not only in another one.
  func isWord(_ word: String, of language: Language?) -> Bool {
    meanings[word]?.contains { $0.language == language } ?? false
  }

  /// The meaning of every word, for tests.
  var words: [String: Set<Meaning>] { meanings.mapValues { Set($0.map(\.meaning)) } }

  // A short name has too many neighbors: "May" and "mar", "Juni" and "Juli".
  private static let shortestMisspelling = 4
  /// Words up to this length may have one slip, longer ones two.
  private static let longestWithOneSlip = 7
  /// Longer words are no names.
  private static let longestName = 24

  /// Returns what a word may be with a slip or two: months, days of the week, a century.
  func misspelled(_ word: String) -> Set<Meaning> {
    let length = word.count
    guard Self.shortestMisspelling...Self.longestName ~= length else { return [] }
    let isLong = length > Self.longestWithOneSlip
    let distances = names.compactMap { name, meaning in
      EditMetric.optimalStringAlignment.distance(word, name, within: isLong ? 3 : 1)
        .map { (distance: $0, meaning: meaning) }
    }
    guard let best = distances.map(\.distance).min(), best < 3 else { return [] }
    // "Septober" is nearer to September than to October, but not by much; "Setember" is clear.
    let farthest = best + (isLong && best > 1 ? 1 : 0)
    return Set(distances.filter { $0.distance <= farthest }.map(\.meaning))
  }
}
