/// The languages whose articles are dropped at the start of a text.
struct LeadingArticles: OptionSet {
  let rawValue: UInt8

  /// "The", "a" and "an".
  static let english = LeadingArticles(rawValue: 1)
  /// The forms of "der, die, das" and "ein".
  static let german = LeadingArticles(rawValue: 2)

  /// Whether a word is one of the articles.
  func include(_ word: some StringProtocol) -> Bool {
    !isDisjoint(with: Self.languages(of: String(word)))
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

  /// Returns what follows an article and white space, or nil when a text does not start with these.
  private func afterArticle(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    let trimmed = text.drop(while: \.isSpace)
    // The longest articles, such as "einen", have five letters.
    guard let end = trimmed.prefix(6).firstIndex(where: \.isSpace),
      include(String(trimmed[..<end]))
    else { return nil }
    let rest = trimmed[end...].drop(while: \.isSpace)
    return rest.isEmpty ? nil : rest
  }

  /// The languages in which a word is an article.
  private static func languages(of word: String) -> LeadingArticles {
    guard word.isASCII else { return [] }
    switch word.caseFolded {
    case "the", "a", "an": return .english
    case "der", "die", "das", "den", "dem", "des": return .german
    case "ein", "eine", "einen", "einem", "einer", "eines": return .german
    default: return []
    }
  }
}
