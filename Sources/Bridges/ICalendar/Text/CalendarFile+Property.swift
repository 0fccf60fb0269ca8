// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension CalendarFile {
  /// A property of a component: a content line such as
  /// `DTSTART;TZID=Europe/Vienna:20260301T100000`.
  ///
  /// Properties are equal when name, parameters and value are; the line they were read from does
  /// not matter.
  public struct Property: Hashable, Sendable {
    /// The name, in capital letters.
    public let name: String
    /// The parameters in their order.
    public var parameters: [CalendarFile.Parameter]
    /// The value as it is written; see ``text`` and ``texts`` for values that are texts.
    public var value: String
    private let source: SourceLine

    /// The line that it was read from, counted from 1; nil when it was not read.
    public var line: Int? { source.number }

    /// Creates a property, or nil for a name with other characters than letters, digits, `-`, `_`
    /// and `.`.
    ///
    /// The case of the name does not matter. The value is written as it is, without control
    /// characters; see ``init(_:parameters:text:)`` for a text.
    public init?(_ name: String, parameters: [CalendarFile.Parameter] = [], value: String) {
      guard let name = Self.name(name) else { return nil }
      self.init(checked: name, parameters: parameters, value: value, line: nil)
    }

    /// Creates a property whose value is a text, or nil for a name that is not allowed.
    ///
    /// Line breaks, commas and semicolons may be in the text.
    public init?(_ name: String, parameters: [CalendarFile.Parameter] = [], text: String) {
      self.init(name, parameters: parameters, value: CalendarFile.Text.escaped(text))
    }

    package init(known name: StaticString, parameters: [CalendarFile.Parameter] = [], value: String)
    {
      self.init(checked: "\(name)", parameters: parameters, value: value, line: nil)
    }

    init(checked name: String, parameters: [CalendarFile.Parameter], value: String, line: Int?) {
      self.name = name
      self.parameters = parameters
      self.value = value
      source = SourceLine(number: line)
    }

    /// Creates a property whose value is a text.
    package init(known name: StaticString, text: String) {
      self.init(known: name, value: CalendarFile.Text.escaped(text))
    }

    /// The value as a text, with line breaks, commas and semicolons as they are meant.
    public var text: String { CalendarFile.Text.unescaped(value) }

    /// The value as a list of texts.
    public var texts: [String] { CalendarFile.Text.list(value) }

    /// Returns the first value of a parameter, or nil when there is none; the case of its name does
    /// not matter.
    public func parameter(_ name: String) -> String? {
      let name = name.uppercased()
      return parameters.first { $0.name == name }?.values.first
    }

    /// The name in capital letters, or nil when it is none.
    static func name(_ text: String) -> String? {
      let isName =
        !text.isEmpty
        && text.utf8.allSatisfy { octet in
          switch octet {
          case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): true
          default: "-_.".utf8.contains(octet)
          }
        }
      guard isName else { return nil }
      return text.utf8.contains { $0 > UInt8(ascii: "_") } ? text.uppercased() : text
    }
  }
}

/// The line of a file that a value was read from, which makes no difference to equality.
struct SourceLine: Hashable, Sendable {
  let number: Int?

  static func == (left: Self, right: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension CalendarFile {
  /// A parameter of a property, such as the `VALUE=DATE` of `DTSTART;VALUE=DATE:20260301`.
  public struct Parameter: Hashable, Sendable {
    /// The name, in capital letters.
    public let name: String
    /// The values, at least one, without quotes and with line breaks and quotation marks as they
    /// are meant (RFC 6868).
    public let values: [String]

    /// Creates a parameter, or nil for a name with other characters than letters, digits, `-`, `_`
    /// and `.`.
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

    /// The text of the parameter after the semicolon.
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

extension CalendarFile.Property {
  /// The content line, before it is folded.
  var contentLine: String {
    var line = name
    for parameter in parameters {
      line += ";" + parameter.text
    }
    line += ":"
    guard value.utf8.contains(where: \.isControl) else { return line + value }
    return line + String(decoding: value.utf8.filter { !$0.isControl }, as: UTF8.self)
  }

  /// Reads a content line.
  ///
  /// Names may have blanks around and in them, and so may a parameter's equals sign, as some
  /// programs write them.
  init(
    _ line: ContentLines.Line
  ) throws(CalendarFile.Fault) {
    var scanner = ContentLineScanner(line)
    let name = try scanner.name()
    var parameters: [CalendarFile.Parameter] = []
    while let parameter = try scanner.parameter() {
      parameters.append(parameter)
    }
    self.init(
      checked: name,
      parameters: parameters,
      value: String(decoding: scanner.rest, as: UTF8.self),
      line: line.number
    )
  }
}

/// Goes through a content line from its name to its value.
private struct ContentLineScanner {
  private let octets: [UInt8]
  private let number: Int
  private var position = 0

  init(_ line: ContentLines.Line) {
    // Control characters must not be there, and are left out in writing, too.
    octets =
      line.octets.contains(where: \.isControl)
      ? line.octets.filter { !$0.isControl } : line.octets
    number = line.number
  }

  /// The text after the colon, once all before has been read.
  var rest: ArraySlice<UInt8> { octets[min(position + 1, octets.count)...] }

  mutating func name() throws(CalendarFile.Fault) -> String {
    let text = read(upTo: ":;")
    guard position < octets.count else { throw fault(.notAProperty(excerpt(octets[...]))) }
    guard let name = CalendarFile.Property.name(withoutBlanks(text)) else {
      throw fault(.badName(excerpt(text)))
    }
    return name
  }

  /// Reads the next parameter; nil when the value comes next.
  mutating func parameter() throws(CalendarFile.Fault) -> CalendarFile.Parameter? {
    guard position < octets.count else { throw fault(.notAProperty(excerpt(octets[...]))) }
    guard octets[position] == UInt8(ascii: ";") else { return nil }
    position += 1
    let text = read(upTo: "=:;")
    guard position < octets.count, octets[position] == UInt8(ascii: "="),
      let name = CalendarFile.Property.name(withoutBlanks(text))
    else { throw fault(.badParameter(excerpt(text))) }
    var values: [String] = []
    repeat {
      position += 1
      values.append(try value(of: name))
    } while position < octets.count && octets[position] == UInt8(ascii: ",")
    return CalendarFile.Parameter(name, values: values)
  }

  /// Reads a value of a parameter up to its end.
  private mutating func value(of name: String) throws(CalendarFile.Fault) -> String {
    skipBlanks()
    guard position < octets.count, octets[position] == UInt8(ascii: "\"") else {
      var text = read(upTo: ",:;")
      while text.last?.isBlank == true {
        text.removeLast()
      }
      return CalendarFile.Parameter.decoded(string(text))
    }
    position += 1
    let text = read(upTo: "\"")
    guard position < octets.count else { throw fault(.unclosedQuote(name)) }
    position += 1
    skipBlanks()
    guard position == octets.count || ",:;".utf8.contains(octets[position]) else {
      throw fault(.badParameter(name))
    }
    return CalendarFile.Parameter.decoded(string(text))
  }

  private mutating func skipBlanks() {
    while position < octets.count, octets[position].isBlank {
      position += 1
    }
  }

  private mutating func read(upTo ends: StaticString) -> ArraySlice<UInt8> {
    let start = position
    position =
      ends.withUTF8Buffer { ends in
        octets[start...].firstIndex { ends.contains($0) }
      } ?? octets.endIndex
    return octets[start..<position]
  }

  private func string(_ octets: ArraySlice<UInt8>) -> String {
    String(decoding: octets, as: UTF8.self)
  }

  private func withoutBlanks(_ octets: ArraySlice<UInt8>) -> String {
    octets.contains(where: \.isBlank) ? string(octets.filter { !$0.isBlank }[...]) : string(octets)
  }

  /// The beginning of a text, for a fault.
  private func excerpt(_ octets: ArraySlice<UInt8>) -> String {
    let text = string(octets.prefix(60))
    return octets.count > 60 ? text + "..." : text
  }

  private func fault(_ reason: CalendarFile.Fault.Reason) -> CalendarFile.Fault {
    CalendarFile.Fault(reason, line: number)
  }
}

/// Folding of long lines, and unfolding (RFC 5545, 3.1).
///
/// Both are about octets, not characters: other programs also fold within a character of several
/// octets, so a line is put together before it is read as UTF-8.
enum ContentLines {
  /// A line of content with its place.
  struct Line: Hashable {
    /// The line on which it began, counted from 1.
    let number: Int
    var octets: [UInt8]
    /// Whether it was in UTF-8; another one was read as Windows-1252 where it was not.
    var isUTF8 = true
  }

  /// The most octets of a line, without its line break.
  static let limit = 75

  /// Returns the lines of content.
  ///
  /// Lines may end with CR LF, as they should, or with LF. A byte order mark, empty lines and spare
  /// carriage returns are passed over; a first line that continues nothing begins one. Bytes that
  /// are not UTF-8 are read as Windows-1252, as programs of the past write them.
  ///
  /// - Complexity: O(*n*) in the number of octets.
  static func unfold(_ octets: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var number = 0
    var start = octets.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < octets.count {
      number += 1
      let end = octets[start...].firstIndex(of: UInt8(ascii: "\n")) ?? octets.endIndex
      var content = octets[start..<end]
      while content.last == UInt8(ascii: "\r") {
        content.removeLast()
      }
      start = end + 1
      guard let first = content.first else { continue }
      if first.isBlank, !lines.isEmpty {
        lines[lines.count - 1].octets += content.dropFirst()
      } else {
        lines.append(Line(number: number, octets: Array(content)))
      }
    }
    for index in lines.indices where lines[index].octets[...].firstInvalidUTF8 != nil {
      lines[index].octets = lines[index].octets.withOtherBytesAsWindows1252
      lines[index].isUTF8 = false
    }
    return lines
  }

  /// Writes a line of content with its line breaks; never breaks within a character.
  ///
  /// - Complexity: O(*n*) in the number of octets.
  static func fold(_ line: String, into output: inout [UInt8]) {
    let octets = Array(line.utf8)
    var start = octets.startIndex
    var room = limit
    while octets.count - start > room {
      var end = start + room
      while octets[end] & 0b1100_0000 == 0b1000_0000 {
        end -= 1
      }
      output += octets[start..<end]
      output += [UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: " ")]
      start = end
      room = limit - 1  // The space counts.
    }
    output += octets[start...]
    output += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }
}
