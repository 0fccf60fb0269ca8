// SPDX-License-Identifier: Apache-2.0
internal import TextFolding
internal import LudusCore

/// A term or an answer without the differences that never matter in a name: case, marks,
/// punctuation, spacing.
package enum TermText {
  /// Returns the words of a text in lower case, with single blanks between them.
  ///
  /// Everything that is no letter, digit or mark parts words, but an apostrophe is dropped. Umlauts
  /// become two letters ("ä" is "ae"), other letters lose their marks.
  package static func normalized(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return normalizedASCII(text) }
    var result = String.UnicodeScalarView()
    var isApart = false
    let folded = text.withPlainSpacing.withoutCompatibilityForms.withoutUmlauts.withoutDiacritics
      .caseFolded
    for scalar in folded.unicodeScalars {
      if scalar.isPartOfWord {
        if isApart, !result.isEmpty { result.append(" ") }
        isApart = false
        result.append(scalar)
      } else if scalar != "'" && scalar != "\u{2019}" {
        isApart = true
      }
    }
    return String(result)
  }

  /// The same byte by byte, because the whole vocabulary goes this way.
  private static func normalizedASCII(_ text: String) -> String {
    String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var (count, isApart) = (0, false)
      for byte in text.utf8 {
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte
        switch isCapital ? byte | 0x20 : byte {
        case let letter where Unicode.Scalar(letter).isPartOfWord:
          if isApart, count > 0 {
            buffer[count] = UInt8(ascii: " ")
            count += 1
          }
          isApart = false
          buffer[count] = letter
          count += 1
        case UInt8(ascii: "'"): break
        default: isApart = true
        }
      }
      return count
    }
  }

  /// The text without the part in brackets, such as the number of a nerve; the text itself if that
  /// is all.
  package static func withoutBrackets(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x5B || $0 == 0x28 }) else { return text }
    var depth = 0
    var result = ""
    for character in text {
      switch character {
      case "[", "(": depth += 1
      case "]", ")": depth = max(0, depth - 1)
      default: if depth == 0 { result.append(character) }
      }
    }
    return normalized(result).isEmpty ? text : result
  }

  /// The words of a normalized text.
  package static func words(of normalized: String) -> [String] {
    parts(of: normalized).map(String.init)
  }

  /// The words of a normalized text as parts of it.
  ///
  /// Blanks are looked for among bytes, which is several times as fast as among characters.
  package static func parts(of normalized: String) -> [Substring] {
    normalized.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit or a mark on one.
  fileprivate var isPartOfWord: Bool {
    if isASCII { return ("a"..."z") ~= self || ("0"..."9") ~= self }
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}

/// A name in all the forms in which an answer may meet it.
package struct TermForms: Hashable, Sendable {
  /// The normalized name, with and without the text in brackets.
  package let plain: [String]
  /// The same with listed variants of words replaced by one of them.
  package let standard: [String]
  /// The same with abbreviations written out, if the name is Latin.
  package let expanded: [String]
  /// All forms by which the name is known, in order.
  package let keys: [String]

  package init(_ text: String, isLatin: Bool) {
    self.init([text], isLatin: isLatin)
  }

  /// The forms of a name that can be read in several ways.
  package init(_ texts: [String], isLatin: Bool) {
    plain =
      texts.flatMap { [$0, TermText.withoutBrackets($0)] }.unrepeated
      .map(TermText.normalized).unrepeated
    standard = plain.map(WordVariants.canonical).unrepeated
    expanded =
      isLatin
      ? plain.flatMap(LatinTerms.expansions(ofNormalized:)).map(WordVariants.canonical).unrepeated
      : standard
    keys = (plain + standard + expanded).unrepeated
  }

  /// A key that is the same for names that differ only in the order of words.
  ///
  /// Words are only exchanged between words like "of" and "et", and not among several numbers:
  /// "phalanx 1 digiti 2" is not "phalanx 2 digiti 1".
  package static func orderKey(of key: String) -> String {
    var groups: [[Substring]] = [[]]
    for word in TermText.parts(of: key) {
      if joints.contains(word) {
        groups += [[word], []]
      } else {
        groups[groups.count - 1].append(word)
      }
    }
    return groups.map { words in
      let hasNumbers = words.count(where: Numerals.isNumber) > 1
      return (hasNumbers ? words : words.sorted()).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Whether the word at a position of a name is a noun that others describe: the first one in
  /// Latin, in other languages the last one and those in front of words like "of".
  package static func isHead<Word: StringProtocol>(
    at position: Int,
    of words: [Word],
    isLatin: Bool
  ) -> Bool {
    if isLatin { return position == 0 }
    return position + 1 >= words.count || joints.contains(Substring(words[position + 1]))
  }

  private static let joints: Set<Substring> = [
    "of", "for", "to", "with", "and", "between", "in", "et", "cum", "ad", "der", "des", "die",
    "das", "dem", "den", "und", "von", "vom", "zum", "zur", "im", "mit",
  ]
}

/// A form by which a name is known, with its words.
package struct TermKey: Hashable, Sendable {
  package let text: String
  package let words: [String]

  package init(_ text: String) {
    self.text = text
    words = TermText.words(of: text)
  }
}
