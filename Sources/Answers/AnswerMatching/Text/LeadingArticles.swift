// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// The languages whose articles are dropped at the start of a text.
struct LeadingArticles: OptionSet {
  let rawValue: UInt8

  /// "The", "a" and "an".
  static let english = LeadingArticles(rawValue: 1)
  /// The forms of "der, die, das" and "ein".
  static let german = LeadingArticles(rawValue: 2)
  static let french = LeadingArticles(rawValue: 4)
  static let spanish = LeadingArticles(rawValue: 8)
  static let italian = LeadingArticles(rawValue: 16)
  static let portuguese = LeadingArticles(rawValue: 32)
  static let dutch = LeadingArticles(rawValue: 64)

  /// The articles of each language; one with an apostrophe stands before its word without a blank.
  private static let words: [(languages: LeadingArticles, words: String)] = [
    (.english, "the a an"),
    (.german, "der die das den dem des ein eine einen einem einer eines"),
    (.french, "le la les l' un une des"),
    (.spanish, "el la los las un una unos unas"),
    (.italian, "il lo la i gli le l' un uno una un'"),
    (.portuguese, "o a os as um uma uns umas"),
    (.dutch, "de het een"),
  ]

  /// The languages of each article.
  private static let table: [String: LeadingArticles] = words.reduce(into: [:]) { table, entry in
    for word in entry.words.split(separator: " ") {
      table[String(word), default: []].formUnion(entry.languages)
    }
  }

  /// Articles of which one in the place of another says that a noun has another gender.
  private static let genders = [
    "der die das", "le la", "un une", "el la", "los las", "unos unas", "il lo la", "i gli le",
    "un uno una", "o a", "os as", "um uma", "uns umas", "de het",
  ].map { Set(words: $0) }

  /// The longest article, "einen", has five letters.
  private static let maximumLength = 5

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

  /// The articles by which a noun has one gender in an answer and another one where it is expected: "die Hund" for "der Hund".
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

  /// Returns what follows an article and white space, also as in "l école", or nil when a text does not start with these.
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
