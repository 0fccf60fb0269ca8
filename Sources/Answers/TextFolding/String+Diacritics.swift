// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text with plain letters for those with diacritical marks.
  package var withoutDiacritics: String {
    guard !isASCII else { return self }
    var result = String.UnicodeScalarView()
    // The letter that the next mark belongs to, when it is of a script whose marks are dropped.
    var base: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar.isASCII {
        result.append(scalar)
        base = scalar.isLetter ? scalar : nil
      } else if let plain = plainLetters[scalar] {
        result.append(contentsOf: plain)
        base = plain.last
      } else if scalar.isDiacriticalMark {
        if let kept = base.map(scalar.part) ?? scalar { result.append(kept) }
      } else {
        result.append(scalar)
        if !scalar.isCombining {
          base = scalar.takesDiacriticalMarks ? scalar : nil
        }
      }
    }
    return String(result)
  }
}

/// Made once, when the first text with a letter outside ASCII comes.
private let plainLetters = ScalarTable(
  MarkedLetters.latin + MarkedLetters.greek + MarkedLetters.cyrillic
)

extension Unicode.Scalar {
  /// Whether this is a mark that is dropped from a letter.
  ///
  /// Other marks, such as the vowel signs of Hindi or the voicing mark of Japanese, make another letter.
  fileprivate var isDiacriticalMark: Bool {
    (0x300...0x34E).contains(value) || (0x350...0x362).contains(value)
  }

  /// Whether this is in a block of Latin, Greek or Cyrillic letters.
  fileprivate var takesDiacriticalMarks: Bool {
    switch value {
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF,  // Latin
      0x370...0x373, 0x376, 0x377, 0x37B...0x37D, 0x37F, 0x388...0x3FF,  // Greek
      0x400...0x481, 0x48A...0x52F, 0x1C80...0x1C8F, 0xA640...0xA69B,  // Cyrillic
      0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F,  // Latin, extended
      0xA722...0xA787, 0xA78B...0xA7FF, 0xAB30...0xAB5A, 0xAB5C...0xAB69,  // Latin, extended
      0xFB00...0xFB06:  // Latin ligatures
      true
    default:
      false
    }
  }

  /// Returns what stays of this mark on a letter.
  ///
  /// "Й", "Ў", "Ї", "Ѓ" and "Ќ" are other letters than those without the mark.
  fileprivate func part(keptOn letter: Unicode.Scalar) -> Unicode.Scalar? {
    let kept: Unicode.Scalar
    switch letter {
    case "И", "и", "Й", "й", "У", "у", "Ў", "ў": kept = "\u{306}"
    case "І", "і", "Ї", "ї": kept = "\u{308}"
    case "Г", "г", "Ѓ", "ѓ", "К", "к", "Ќ", "ќ": kept = "\u{301}"
    default: return nil
    }
    switch (self, kept) {
    // Two marks that are canonically others: the acute, and the diaeresis with an acute.
    case ("\u{341}", "\u{301}"), ("\u{344}", "\u{301}"), ("\u{344}", "\u{308}"): return kept
    default: return self == kept ? kept : nil
    }
  }
}
