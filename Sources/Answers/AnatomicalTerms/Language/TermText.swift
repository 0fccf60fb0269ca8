// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// A term or an answer without the differences that never matter in a name: case, marks, punctuation, spacing.
package enum TermText {
  private static let normalization: TextNormalization = [
    .spacing, .compatibility, .umlauts, .diacritics, .caseFolding,
  ]

  /// Returns the words of a text in lower case, with single blanks between them.
  ///
  /// Everything that is no letter, digit or mark parts words, but an apostrophe is dropped. Umlauts become two
  /// letters ("ä" is "ae"), other letters lose their marks.
  package static func normalized(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return normalizedASCII(text) }
    var result = String.UnicodeScalarView()
    var isApart = false
    for scalar in normalization.apply(to: text).unicodeScalars {
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

  /// The text without the part in brackets, such as the number of a nerve; the text itself if that is all.
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
