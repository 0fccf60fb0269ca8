// SPDX-License-Identifier: Apache-2.0

/// A letter of German as a small number, without its case, so that rules can be written with letters and
/// sets of letters are one number.
///
/// Everything that is no letter of German has one number for its kind: a blank, a hyphen, an apostrophe,
/// another mark, a digit, a stranger. Behind either end of a word there is ``edge``.
struct LetterCode: Hashable {
  let value: UInt8

  /// The code before the first letter and behind the last.
  static let edge = LetterCode(value: 63)
  /// A letter or sign of another alphabet.
  static let stranger: LetterCode = "?"
}

extension LetterCode: ExpressibleByUnicodeScalarLiteral {
  /// The number of a small letter, or of the kind of a sign.
  @inline(__always)
  init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    value =
      switch scalar {
      case "a"..."z": UInt8(truncatingIfNeeded: scalar.value & 0x1F)
      case "ä": 27
      case "ö": 28
      case "ü": 29
      case "ß": 30
      case " ": 31
      case "-": 32
      case "'": 33
      case ".": 34
      case "0": 35
      default: 36
      }
  }
}

extension LetterCode {
  /// Whether this is a vowel letter, "y" included.
  @inline(__always)
  var isVowel: Bool {
    switch self {
    case "a", "e", "i", "o", "u", "y", "ä", "ö", "ü": true
    default: false
    }
  }

  /// Whether this is a consonant letter of German.
  @inline(__always)
  var isConsonant: Bool { value <= 30 && value > 0 && !isVowel }

  /// Whether this is l, m, n or r, with which a syllable can do without a full vowel.
  @inline(__always)
  var isSonorant: Bool { self == "l" || self == "m" || self == "n" || self == "r" }

  /// Whether this belongs to a word, and is no blank, mark or end.
  @inline(__always)
  var isLetter: Bool { value <= 30 || self == "?" }

  /// Whether this is a blank or a hyphen.
  @inline(__always)
  var separates: Bool { self == " " || self == "-" }

  /// Whether this is an apostrophe or another mark.
  @inline(__always)
  var isMark: Bool { self == "." || self == "'" }
}
