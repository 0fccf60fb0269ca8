// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text without the punctuation that carries no meaning in a word or a phrase.
  ///
  /// A text of nothing but punctuation stays.
  package var withoutPunctuation: String {
    guard unicodeScalars.contains(where: { $0.punctuation != nil }) else { return self }
    var result = PunctuationFreeText()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar.isSpace {
        result.gap.spaces.append(scalar)
      } else if let mark = scalar.punctuation, !result.keeps(mark, before: rest.first) {
        result.gap.marks.insert(mark)
      } else {
        result.append(scalar)
      }
    }
    return result.finished.map { String($0) } ?? self
  }
}

/// Kinds of punctuation, by when they are kept and what they leave behind.
private enum Punctuation {
  case stop, comma, colon, exclamation, apostrophe
  /// Others that separate what stands before and after them.
  case separator
  /// Brackets and quotes.
  case enclosure

  /// Whether a blank stands for the mark when it has letters on both sides.
  var separates: Bool { ![.stop, .apostrophe, .enclosure].contains(self) }
}

extension Unicode.Scalar {
  fileprivate var punctuation: Punctuation? {
    switch self {
    case ".": .stop
    case ",": .comma
    case ":": .colon
    case "!": .exclamation
    case "'", "‘", "’", "‚", "‛", "‹", "›": .apostrophe
    case ";", "\u{37E}", "?", "…", "¿", "¡", "،", "؛", "؟", "、", "。": .separator
    case "(", ")", "[", "]", "{", "}", "\"", "“", "”", "„", "‟", "«", "»": .enclosure
    default: nil
    }
  }
}

/// A text that grows and loses its punctuation.
private struct PunctuationFreeText {
  /// The punctuation that was left out since the last character.
  struct Gap {
    var spaces = String.UnicodeScalarView()
    var marks: Set<Punctuation> = []
  }

  var gap = Gap()
  private var scalars = String.UnicodeScalarView()

  /// Returns whether a mark belongs to the word or the number around it.
  func keeps(_ mark: Punctuation, before next: Unicode.Scalar?) -> Bool {
    guard let next else { return mark == .exclamation && follows(\.isDigit) }
    // Without the mark a combining one would come to stand on another letter.
    guard !next.isCombining else { return true }
    switch mark {
    case .stop:
      return next.isDigit && (follows(\.isDigit) || canStartNumber)
    case .comma, .colon:
      return next.isDigit && follows(\.isDigit)
    case .exclamation:
      return follows(\.isDigit)
    case .apostrophe:
      return (next.isLetter || next.isDigit) && follows { $0.isLetter || $0.isDigit }
    case .separator, .enclosure:
      return false
    }
  }

  /// Whether the next character stands directly behind one of a class.
  private func follows(_ isInClass: (Unicode.Scalar) -> Bool) -> Bool {
    guard gap.spaces.isEmpty, gap.marks.isEmpty, let last = scalars.lastBase else { return false }
    return isInClass(last)
  }

  /// Whether a number without a zero before its point can start here.
  private var canStartNumber: Bool {
    scalars.isEmpty || !gap.spaces.isEmpty || follows { "+-−".unicodeScalars.contains($0) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if !gap.marks.isEmpty {
      if !scalars.isEmpty, separates(before: scalar) { scalars.append(" ") }
      gap = Gap()
    } else if !gap.spaces.isEmpty {
      scalars.append(contentsOf: gap.spaces)
      gap = Gap()
    }
    scalars.append(scalar)
  }

  /// Whether a blank is needed where marks were left out.
  private func separates(before next: Unicode.Scalar) -> Bool {
    if !gap.spaces.isEmpty || gap.marks.contains(where: \.separates) { return true }
    // Without a blank a number would grow, or come to be part of a word.
    guard let last = scalars.lastBase else { return false }
    // A capital in brackets begins a word, as in "copper(II)".
    let beginsWord = last.properties.isLowercase && next.properties.isUppercase
    return beginsWord && gap.marks == [.enclosure]
      || last.isDigit && (next.isLetter || next.isDigit) || last.isLetter && next.isDigit
  }

  /// The text, or nil when nothing is left of it.
  var finished: String.UnicodeScalarView? {
    guard !scalars.isEmpty else { return nil }
    return gap.marks.isEmpty ? scalars + gap.spaces : scalars
  }
}

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
  /// The text with a blank for every hyphen between two letters or behind a word that a number
  /// follows.
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
