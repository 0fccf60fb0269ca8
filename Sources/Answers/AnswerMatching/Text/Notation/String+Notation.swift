// SPDX-License-Identifier: Apache-2.0
internal import TextFolding
extension String {
  /// The text with digits for its Roman numerals and ordinals.
  var withPlainNumerals: String {
    replacingWords(where: \.isPartOfNumeral) { word, rest in
      guard let digits = Numeral.digits(of: word) else { return nil }
      // A full stop makes an ordinal in German, unless decimals follow.
      let afterStops = rest.drop { $0 == "." }
      if afterStops.first?.isWhitespace != false { rest = afterStops }
      return digits
    }
  }

  /// The text with "&" for every "and" and "und" between blanks or at an end.
  var withAmpersands: String {
    replacingWords(where: { !$0.isWhitespace }) { word, _ in
      word.isConjunction ? "&" : nil
    }
  }

  /// The text with other words for some.
  ///
  /// - Parameters:
  ///   - isPartOfWord: Whether a character is part of a word.
  ///   - replacement: Returns the text for a word, or nil for the word itself. It may shorten the rest of the text.
  /// - Returns: The text with its blanks and signs as they were.
  private func replacingWords(
    where isPartOfWord: (Character) -> Bool,
    by replacement: (Substring, inout Substring) -> String?
  ) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: isPartOfWord) {
      result += rest[..<start]
      let word = rest[start...].prefix(while: isPartOfWord)
      rest = rest[word.endIndex...]
      result += replacement(word, &rest) ?? String(word)
    }
    return result + rest
  }
}

extension StringProtocol {
  /// Whether this is "and" or "und".
  var isConjunction: Bool { SharedWords.conjunctions.contains(lowercased()) }
}

extension Character {
  /// Whether a word of which this is part could be a numeral: the "I" in "I'm" is none.
  fileprivate var isPartOfNumeral: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
