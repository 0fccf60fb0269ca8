// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// The lines between `BEGIN` and `END`: a calendar, an event, an alarm, or something unknown.
  ///
  /// Unknown content is kept, so that a calendar can be changed in one place and written
  /// back. Components are equal when names, properties and components within are equal.
  public struct Component: Hashable, Sendable {
    /// The name in capital letters, such as `VEVENT`.
    public let name: String
    /// The properties in their order.
    public var properties: [CalendarFile.Property]
    /// The components within, in their order.
    public var components: [CalendarFile.Component]
    private let source: SourceLine

    /// The line that it was read from, counted from 1; nil when it was not read.
    public var line: Int? { source.number }

    /// Creates a component, or nil for a name with other characters than letters, digits, `-`, `_` and `.`.
    ///
    /// The case of the name does not matter.
    public init?(
      _ name: String,
      properties: [CalendarFile.Property] = [],
      components: [CalendarFile.Component] = []
    ) {
      guard let name = CalendarFile.Property.name(name) else { return nil }
      self.init(checked: name, properties: properties, components: components, line: nil)
    }

    package init(
      known name: StaticString,
      properties: [CalendarFile.Property],
      components: [CalendarFile.Component] = []
    ) {
      self.init(checked: "\(name)", properties: properties, components: components, line: nil)
    }

    init(
      checked name: String,
      properties: [CalendarFile.Property] = [],
      components: [CalendarFile.Component] = [],
      line: Int?
    ) {
      self.name = name
      self.properties = properties
      self.components = components
      source = SourceLine(number: line)
    }

    /// The first property of a name, which is in capital letters, or nil.
    public subscript(name: String) -> CalendarFile.Property? {
      properties.first { $0.name == name }
    }

    /// Returns all properties of a name, which is in capital letters.
    public func all(_ name: String) -> [CalendarFile.Property] {
      properties.filter { $0.name == name }
    }

    /// Returns the components within that have a name, which is in capital letters.
    public func components(named name: String) -> [CalendarFile.Component] {
      components.filter { $0.name == name }
    }
  }
}
