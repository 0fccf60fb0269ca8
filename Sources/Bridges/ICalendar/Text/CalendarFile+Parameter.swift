// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// A parameter of a property, such as the `VALUE=DATE` of `DTSTART;VALUE=DATE:20260301`.
  public struct Parameter: Hashable, Sendable {
    /// The name, in capital letters.
    public let name: String
    /// The values, at least one, without quotes and with line breaks and quotation marks as they are
    /// meant (RFC 6868).
    public let values: [String]

    /// Creates a parameter, or nil for a name with other characters than letters, digits, `-`, `_` and `.`.
    ///
    /// The case of the name does not matter. Without values it has an empty one.
    public init?(_ name: String, values: [String]) {
      guard let name = CalendarFile.Property.name(name) else { return nil }
      self.name = name
      self.values = values.isEmpty ? [""] : values
    }

    package init(known name: StaticString, _ value: String) {
      self.name = "\(name)"
      self.values = [value]
    }

    /// How the parameter is written after the semicolon.
    var text: String {
      name + "=" + values.map(Self.encoded).joined(separator: ",")
    }
  }
}

extension CalendarFile.Parameter {
  // Parameter values cannot hold line breaks or quotation marks; a circumflex and another character
  // stand for them (RFC 6868).

  private static func encoded(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": text += "^^"
      case "\n": text += "^n"
      case "\"": text += "^'"
      case _ where scalar.value < 0x80 && UInt8(scalar.value).isControl: break
      default: text.unicodeScalars.append(scalar)
      }
    }
    let octets = text.utf8
    let needsQuotes =
      octets.contains { ":;,".utf8.contains($0) }
      || octets.first?.isBlank == true || octets.last?.isBlank == true
    return needsQuotes ? "\"\(text)\"" : text
  }

  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    var value = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "^" where !isEscaped:
        isEscaped = true
        continue
      case "^": value += "^"
      case "n" where isEscaped: value += "\n"
      case "'" where isEscaped: value += "\""
      default:
        value += isEscaped ? "^" : ""
        value.unicodeScalars.append(scalar)
      }
      isEscaped = false
    }
    return isEscaped ? value + "^" : value
  }
}
