// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text with `'` and `"` for typographic apostrophes and quotes.
  package var withStraightQuotes: String {
    guard utf8.contains(where: \.mayBeginQuote) else { return self }
    return replacingEach(\.straightQuote)
  }
}

extension UInt8 {
  /// Whether this is the first byte of any character that is replaced, in UTF-8.
  ///
  /// It saves looking at each character of a text without them, such as one with umlauts.
  fileprivate var mayBeginQuote: Bool {
    switch self {
    case UInt8(ascii: "`"), 0xC2, 0xCA, 0xE1, 0xE2, 0xE3, 0xEF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var straightQuote: Unicode.Scalar {
    switch self {
    case "‘", "’", "‚", "‛", "‹", "›", "❛", "❜", "`", "´", "ʻ", "ʼ", "＇", "\u{1FEF}", "\u{1FFD}":
      "'"
    case "“", "”", "„", "‟", "«", "»", "❝", "❞", "〝", "〞", "〟", "＂":
      "\""
    default:
      self
    }
  }
}

extension String {
  /// The text with `-` for every hyphen, dash and minus sign.
  package var withPlainDashes: String {
    isASCII ? self : replacingEach { $0.isDash ? "-" : $0 }
  }
}

extension Unicode.Scalar {
  fileprivate var isDash: Bool {
    switch value {
    case 0x2010...0x2015,  // hyphens, figure, en and em dash, horizontal bar
      0x02D7, 0x2212,  // minus signs
      0x2043,  // hyphen bullet
      0xFE58, 0xFE63, 0xFF0D:  // small and full-width forms
      true
    default:
      false
    }
  }
}

extension String {
  /// The text with a blank for every hyphen between two letters or behind a word that a number follows.
  package var withoutHyphens: String {
    guard unicodeScalars.contains(where: \.isHyphen) else { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar.isHyphen, let next = rest.first,
        next.isLetter ? result.lastBase?.isLetter == true : next.isDigit && result.endsWithWord
      {
        result.append(" ")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension String.UnicodeScalarView {
  /// Whether the last four characters are letters: three can be a symbol or a unit, as in "mol-1".
  fileprivate var endsWithWord: Bool {
    let last = reversed().lazy.filter { !$0.isCombining }.prefix(4)
    return last.count == 4 && last.allSatisfy(\.isLetter)
  }
}

extension Unicode.Scalar {
  fileprivate var isHyphen: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2011}": true
    default: false
    }
  }
}

extension String {
  /// Returns the text with each character replaced by another, or itself when none is.
  package func replacingEach(_ replacement: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    guard unicodeScalars.contains(where: { replacement($0) != $0 }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(replacement(scalar))
    }
    return String(result)
  }
}
