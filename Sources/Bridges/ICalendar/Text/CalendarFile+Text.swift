// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// Values of type TEXT, in which line breaks, commas and semicolons are escaped (RFC 5545,
  /// 3.3.11).
  ///
  /// ```swift
  /// CalendarFile.Text.escaped("Ink, paper; glue")        // #"Ink\, paper\; glue"#
  /// CalendarFile.Text.list(#"ink\, blue,paper"#)         // ["ink, blue", "paper"]
  /// ```
  package enum Text {
    /// Returns the value that stands for a text.
    ///
    /// Line breaks of all kinds become `\n`; other control characters, which a value cannot hold,
    /// are left out, except tabs.
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

extension CalendarFile {
  /// A fault in a line of a calendar file.
  ///
  /// A calendar is read as far as it can be: a line that cannot be read is left out and reported
  /// here.
  public struct Fault: Error, Hashable, Sendable {
    /// The line on which the content line begins, counted from 1.
    public let line: Int
    /// The reason.
    package let reason: Reason

    /// The reasons a line cannot be read.
    package enum Reason: Hashable, Sendable {
      /// It has no colon, so it is neither a property nor the continuation of one; its beginning.
      case notAProperty(String)
      /// The text before the colon is no name.
      case badName(String)
      /// A parameter has no value, or something follows its quotes; its name or text.
      case badParameter(String)
      /// A quoted parameter value does not end; the parameter's name.
      case unclosedQuote(String)
      /// It is not in UTF-8; its other bytes were read as Windows-1252.
      case notUTF8
      /// A component ends that was not begun; its name.
      case notBegun(String)
      /// A component was begun here and does not end; its name. It was taken to end where the
      /// component around it does.
      case notEnded(String)
      /// A property stands outside of any component; its name.
      case outsideComponents(String)
      /// A component is too deep in others, and was left out; how many may be within each other.
      case tooDeep(limit: Int)
      /// A component lacks a property that it needs; the names of the property and the component.
      case missing(String, of: String)
      /// The value of a property is not of its type; the property's name and value.
      case badValue(String, of: String)
      /// A time is in a zone that neither the calendar nor the caller describes; the zone's name.
      /// It was read as a local time.
      case unknownZone(String)
    }

    package init(_ reason: Reason, line: Int) {
      self.reason = reason
      self.line = line
    }
  }
}

extension CalendarFile.Fault: CustomStringConvertible {
  /// The line and its fault, for developers.
  public var description: String { "line \(line): \(reason)" }
}

extension CalendarFile.Fault.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAProperty(let text): "expected NAME:VALUE, found \"\(text)\""
    case .badName(let text): "\"\(text)\" is not a name of a property"
    case .badParameter(let text): "the parameter \"\(text)\" is not NAME=VALUE"
    case .unclosedQuote(let name): "the quoted value of the parameter \(name) does not end"
    case .notUTF8: "this is not in UTF-8, and was read as Windows-1252"
    case .notBegun(let name): "\(name) ends here without having begun"
    case .notEnded(let name): "\(name) begins here and does not end"
    case .outsideComponents(let name): "\(name) stands outside of any component"
    case .tooDeep(let limit): "only \(limit) components may be within each other"
    case .missing(let name, let component): "\(component) has no \(name)"
    case .badValue(let value, let name): "\"\(value)\" is not a value of \(name)"
    case .unknownZone(let name): "the time zone \"\(name)\" is not known, read as a local time"
    }
  }
}
