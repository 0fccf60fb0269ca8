// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// The fault of a line of a calendar.
  ///
  /// A calendar is read as far as it can be: a line that cannot be read is left out and reported here.
  public struct Fault: Error, Hashable, Sendable {
    /// The line on which the content line begins, counted from 1.
    public let line: Int
    /// The reason.
    package let reason: Reason

    /// The reasons why a line cannot be read.
    package enum Reason: Hashable, Sendable {
      /// It has no colon, so it is neither a property nor the continuation of one; its beginning.
      case notAProperty(String)
      /// The text before the colon is no name.
      case badName(String)
      /// A parameter has no value, or something follows its quotes; its name or text.
      case badParameter(String)
      /// A quoted parameter value does not end; the parameter's name.
      case unclosedQuote(String)
      /// It is not in UTF-8; it was read with replacement characters.
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
      /// A time is in a zone that neither the calendar nor the caller describes; the zone's name. It
      /// was read as a local time.
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
    case .badName(let text): "\"\(text)\" is no name of a property"
    case .badParameter(let text): "the parameter \"\(text)\" is not NAME=VALUE"
    case .unclosedQuote(let name): "the quoted value of the parameter \(name) does not end"
    case .notUTF8: "this is not in UTF-8, and was read with replacement characters"
    case .notBegun(let name): "\(name) ends here without having begun"
    case .notEnded(let name): "\(name) begins here and does not end"
    case .outsideComponents(let name): "\(name) stands outside of any component"
    case .tooDeep(let limit): "only \(limit) components may be within each other"
    case .missing(let name, let component): "\(component) has no \(name)"
    case .badValue(let value, let name): "\"\(value)\" is no value of \(name)"
    case .unknownZone(let name): "the time zone \"\(name)\" is not known, read as a local time"
    }
  }
}
