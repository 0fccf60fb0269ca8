// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text without white space at the ends, with single blanks, and without invisible
  /// characters.
  package var withPlainSpacing: String {
    guard !isPlainlySpaced else { return self }
    guard !isASCII else { return asciiWithPlainSpacing }
    var result = String.UnicodeScalarView()
    var needsBlank = false
    for scalar in unicodeScalars where !scalar.isInvisible {
      if scalar.isSpace {
        needsBlank = !result.isEmpty
      } else {
        if needsBlank {
          result.append(" ")
          needsBlank = false
        }
        result.append(scalar)
      }
    }
    return String(result)
  }

  private var asciiWithPlainSpacing: String {
    let blank = UInt8(ascii: " ")
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for byte in utf8 {
      if !Unicode.Scalar(byte).isSpace {
        result.append(byte)
      } else if let last = result.last, last != blank {
        result.append(blank)
      }
    }
    if result.last == blank { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether the text's only white space is single blanks between other characters, as far as its
  /// bytes show without decoding them.
  private var isPlainlySpaced: Bool {
    var isAfterBlank = true
    for byte in utf8 {
      switch byte {
      case 0x09...0x0D: return false
      // The lead bytes of all white space and invisible characters outside ASCII.
      case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF: return false
      case 0x20 where isAfterBlank: return false
      default: isAfterBlank = byte == 0x20
      }
    }
    return !isAfterBlank || isEmpty
  }
}

extension Unicode.Scalar {
  /// Whether the scalar shows nothing and joins nothing.
  ///
  /// The zero-width joiner and non-joiner are not among these: they change how their neighbors
  /// look.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x00AD,  // soft hyphen
      0x200B,  // zero-width space
      0x200E, 0x200F, 0x061C,  // direction marks
      0x202A...0x202E, 0x2066...0x2069,  // direction embeddings and isolates
      0x2060,  // word joiner
      0x2061...0x2064,  // invisible operators
      0xFEFF:  // byte order mark
      true
    default:
      false
    }
  }
}

extension String {
  /// Whether the text has ASCII characters only, which most steps leave alone.
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

/// The classes of characters that several steps ask for.
///
/// The standard library looks properties up in compressed tables, so ASCII is answered first.
extension Unicode.Scalar {
  /// Whether this is a letter of any script.
  package var isLetter: Bool {
    isASCII ? isASCIILetter : properties.isAlphabetic
  }

  /// Whether this is a digit or another character with a numeric value.
  package var isDigit: Bool {
    isASCII ? isASCIIDigit : properties.numericType != nil
  }

  /// Whether this is one of 0 to 9.
  package var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  private var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  /// Whether this is a mark that belongs to the letter before it and may be part of a composed
  /// letter.
  package var isCombining: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }

  /// Whether this is white space, line breaks included.
  ///
  /// Source: The Unicode Standard, PropList.txt, White_Space.
  package var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default:
      false
    }
  }
}

extension String.UnicodeScalarView {
  /// The last character that is no mark on the one before it.
  package var lastBase: Unicode.Scalar? { last { !$0.isCombining } }
}
