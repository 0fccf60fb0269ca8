// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// Whether there is nothing but white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension String {
  /// Whether the bytes of a text stand somewhere in this one.
  ///
  /// Most texts lack what is looked for, which bytes show at a fraction of the price of characters.
  /// A text that is found may still end within a character.
  ///
  /// - Complexity: O(*mn*) in the lengths of both.
  package func hasBytes(of text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Returns the text with the signs to which XML and HTML give a meaning written as entities.
  ///
  /// It goes by scalars: a quote with a combining accent is one character to Swift and two to a
  /// browser, which would end an attribute at it.
  ///
  /// - Parameters:
  ///   - quotes: Whether quotes are written as entities too.
  ///   - replacement: Returns what a format writes for a further scalar, or nil for all others.
  /// - Returns: A text that is safe between tags and, without quotes, in double quotes.
  package func escapedForMarkup(
    quotes: Bool = true,
    _ replacement: (Unicode.Scalar) -> String? = { _ in nil }
  ) -> String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where quotes: escaped += "&quot;"
      default:
        if let replaced = replacement(scalar) {
          escaped += replaced
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}

// MARK: - Encodings

extension Unicode.Scalar {
  /// The sign that a byte stands for in Windows-1252; U+FFFD for five bytes that mean nothing.
  package init(windows1252 byte: UInt8) {
    let value =
      (0x80...0x9F).contains(byte) ? Self.windowsSigns[Int(byte) - 0x80] : UInt32(byte)
    self = Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  // Source: https://encoding.spec.whatwg.org/index-windows-1252.txt
  private static let windowsSigns: [UInt32] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}

extension [UInt8] {
  /// The length of the sign in UTF-8 at a place; 0 where there is none.
  package func lengthOfSign(at position: Int) -> Int {
    let first = self[position]
    if first < 0x80 { return 1 }
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, position + length <= count,
      self[position..<position + length].firstInvalidUTF8 == nil
    else { return 0 }
    return length
  }

  /// The text in UTF-8: a byte that is none stands for its sign in Windows-1252.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var withOtherBytesAsWindows1252: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count + count / 8)
    var position = 0
    while position < count {
      let length = lengthOfSign(at: position)
      if length > 0 {
        text += self[position..<position + length]
        position += length
      } else {
        text += Array(String(Unicode.Scalar(windows1252: self[position])).utf8)
        position += 1
      }
    }
    return text
  }
}
