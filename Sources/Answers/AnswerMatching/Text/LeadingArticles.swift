// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore
internal import TextFolding

/// The languages whose articles are dropped at the start of a text.
struct LeadingArticles: OptionSet, Hashable {
  /// A bit for each language by its place among all.
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The articles of a language; none where it has none.
  init(of language: Language) {
    self = LanguageFacts.places[language.base].map { Self.each[$0] } ?? []
  }

  /// The articles of each language, by its place.
  private static let each = LanguageFacts.all.enumerated().map { place, facts in
    LeadingArticles(rawValue: facts.articles.words.isEmpty ? 0 : 1 << UInt64(place))
  }

  /// Each language that has articles, with its name.
  static let named = zip(LanguageFacts.all, each).filter { !$1.isEmpty }
    .map { (name: $0.name, articles: $1) }

  /// The languages of each article; one with an apostrophe stands before its word without a blank.
  private static let table: [String: LeadingArticles] =
    zip(LanguageFacts.all, each).reduce(into: [:]) { table, language in
      for word in language.0.articles.words.split(separator: " ") {
        table[String(word), default: []].formUnion(language.1)
      }
    }

  /// Articles of which one in the place of another says that a noun has another gender.
  private static let genders = LanguageFacts.all.flatMap { facts in
    facts.articles.genders.split(separator: "\n").map { Set(words: String($0)) }
  }

  /// The bytes of the longest article, such as "einen".
  private static let maximumLength = table.keys.map(\.utf8.count).max() ?? 0

  /// Whether a word is one of the articles.
  func include(_ word: some StringProtocol) -> Bool {
    guard word.utf8.count <= Self.maximumLength,
      let languages = Self.table[String(word).caseFolded]
    else { return false }
    return !isDisjoint(with: languages)
  }

  /// Returns a text without the articles at its start.
  ///
  /// The last word stays, even if it could be an article.
  func dropped(from text: String) -> String {
    var rest = text.unicodeScalars[...]
    while let next = afterArticle(rest) {
      rest = next
    }
    return rest.startIndex == text.startIndex ? text : String(rest)
  }

  /// The articles by which a noun has one gender in an answer and another one where it is expected:
  /// "die Hund" for "der Hund".
  func otherGender(in written: String, _ expected: String) -> AffixDifference? {
    let first = [written, expected].map { text in
      String(text.split(maxSplits: 1, whereSeparator: \.isWhitespace).first ?? "").caseFolded
    }
    guard first[0] != first[1], first.allSatisfy({ include($0) }),
      Self.genders.contains(where: { first.allSatisfy($0.contains) })
    else { return nil }
    return AffixDifference(written: first[0], expected: first[1])
  }

  /// Returns a text without the articles that are followed by another word.
  func droppedEverywhere(from text: String) -> String {
    var result = ""
    var word = ""
    for character in text {
      word.append(character)
      guard character.isWhitespace || character == "-" else { continue }
      if !include(word.dropLast()) { result += word }
      word = ""
    }
    return result + word
  }

  /// Returns what follows an article and white space, also as in "l école", or nil when a text does
  /// not start with these.
  private func afterArticle(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    let trimmed = text.drop(while: \.isSpace)
    let start = trimmed.prefix(Self.maximumLength + 1)
    if let end = start.firstIndex(where: { $0 == "'" || $0 == "’" }),
      include(String(trimmed[..<end]) + "'")
    {
      let rest = trimmed[end...].dropFirst()
      return rest.first?.isLetter == true ? rest : nil
    }
    guard let end = start.firstIndex(where: \.isSpace),
      ["", "'"].contains(where: { include(String(trimmed[..<end]) + $0) })
    else { return nil }
    let rest = trimmed[end...].drop(while: \.isSpace)
    return rest.isEmpty ? nil : rest
  }
}
