// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// Values of type TEXT, in which line breaks, commas and semicolons are escaped (RFC 5545, 3.3.11).
  ///
  /// ```swift
  /// CalendarFile.Text.escaped("Ink, paper; glue")        // #"Ink\, paper\; glue"#
  /// CalendarFile.Text.list(#"ink\, blue,paper"#)         // ["ink, blue", "paper"]
  /// ```
  package enum Text {
    /// Returns the value that stands for a text.
    ///
    /// Line breaks of all kinds become `\n`; other control characters, which a value cannot hold, are
    /// left out, except tabs.
    package static func escaped(_ text: String) -> String {
      var value: [UInt8] = []
      value.reserveCapacity(text.utf8.count)
      var previous: UInt8 = 0
      for octet in text.utf8 {
        switch octet {
        case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
          value += [UInt8(ascii: "\\"), octet]
        case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"):
          break  // The carriage return stands for both.
        case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
          value += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case _ where octet.isControl:
          break
        default:
          value.append(octet)
        }
        previous = octet
      }
      return String(decoding: value, as: UTF8.self)
    }

    /// Returns the text that a value stands for.
    ///
    /// A backslash before a character that needs none stays, so that nothing is lost.
    package static func unescaped(_ value: String) -> String {
      guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
      return String(decoding: unescaped(Array(value.utf8)[...]), as: UTF8.self)
    }

    /// Returns the texts of a value that is a list, such as that of `CATEGORIES`.
    ///
    /// - Returns: At least one text, which is empty for an empty value.
    package static func list(_ value: String) -> [String] {
      let octets = Array(value.utf8)
      var texts: [String] = []
      var start = octets.startIndex
      var index = start
      while index < octets.endIndex {
        switch octets[index] {
        case UInt8(ascii: "\\"):
          index += 1  // What follows separates nothing.
        case UInt8(ascii: ","):
          texts.append(String(decoding: unescaped(octets[start..<index]), as: UTF8.self))
          start = index + 1
        default:
          break
        }
        index += 1
      }
      return texts + [String(decoding: unescaped(octets[start...]), as: UTF8.self)]
    }

    private static func unescaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
      var text: [UInt8] = []
      text.reserveCapacity(value.count)
      var isEscaped = false
      for octet in value {
        switch octet {
        case UInt8(ascii: "n"), UInt8(ascii: "N"):
          text.append(isEscaped ? UInt8(ascii: "\n") : octet)
        case UInt8(ascii: "\\") where !isEscaped:
          isEscaped = true
          continue
        case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
          text.append(octet)
        default:
          if isEscaped { text.append(UInt8(ascii: "\\")) }
          text.append(octet)
        }
        isEscaped = false
      }
      return isEscaped ? text + [UInt8(ascii: "\\")] : text
    }
  }
}

extension UInt8 {
  /// Whether this is a control character that no content line may hold; a tab may be there.
  var isControl: Bool { self < 0x20 && self != UInt8(ascii: "\t") || self == 0x7F }

  /// Whether this is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
