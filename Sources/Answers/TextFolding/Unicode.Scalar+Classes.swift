// SPDX-License-Identifier: Apache-2.0
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

  /// Whether this is a mark that belongs to the letter before it and may be part of a composed letter.
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
