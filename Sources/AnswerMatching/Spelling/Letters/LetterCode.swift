/// A letter of German as a small number, without its case, so that rules can be written with letters and
/// sets of letters are one number.
///
/// Everything that is no letter of German has one number for its kind: a blank, a hyphen, an apostrophe,
/// another mark, a digit, a stranger. Behind either end of a word there is ``edge``.
struct LetterCode: Hashable {
  let value: UInt8

  /// What stands before the first letter and behind the last.
  static let edge = LetterCode(value: 63)
  /// A letter or sign of another alphabet.
  static let stranger = LetterCode(value: 36)
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

/// A set of letters.
struct LetterSet: ExpressibleByStringLiteral {
  private let bits: UInt64

  init(stringLiteral letters: StaticString) {
    var bits: UInt64 = 0
    for scalar in "\(letters)".unicodeScalars {
      bits |= 1 << UInt64(LetterCode(unicodeScalarLiteral: scalar).value)
    }
    self.bits = bits
  }

  @inline(__always)
  func contains(_ letter: LetterCode) -> Bool {
    bits >> UInt64(letter.value) & 1 != 0
  }
}

extension LetterCode {
  private static let vowels: LetterSet = "aeiouyäöü"
  private static let consonants: LetterSet = "bcdfghjklmnpqrstvwxzß"
  private static let letters: LetterSet = "abcdefghijklmnopqrstuvwxyzäöüß?"

  /// Whether this is a vowel letter, "y" included.
  @inline(__always)
  var isVowel: Bool { Self.vowels.contains(self) }

  /// Whether this is a consonant letter of German.
  @inline(__always)
  var isConsonant: Bool { Self.consonants.contains(self) }

  /// Whether this belongs to a word, and is no blank, mark or end.
  @inline(__always)
  var isLetter: Bool { Self.letters.contains(self) }
}
