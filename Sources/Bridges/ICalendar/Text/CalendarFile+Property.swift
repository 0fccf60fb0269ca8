// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// A property of a component: a content line such as `DTSTART;TZID=Europe/Vienna:20260301T100000`.
  ///
  /// Properties are equal when name, parameters and value are; the line they were read from does not
  /// matter.
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

    /// Creates a property, or nil for a name with other characters than letters, digits, `-`, `_` and `.`.
    ///
    /// The case of the name does not matter. The value is written as it is, without control characters; see
    /// ``init(_:parameters:text:)`` for a text.
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

    /// Returns the first value of a parameter, or nil when there is none; the case of its name does not matter.
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
