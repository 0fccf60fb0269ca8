extension CalendarFile {
  /// The lines between `BEGIN` and `END`: a calendar, an event, an alarm, or something unknown.
  ///
  /// Whatever is not understood is kept, so that a calendar can be changed in one place and written
  /// back. Components are equal when names, properties and components within are.
  public struct Component: Sendable {
    /// The name in capital letters, such as `VEVENT`.
    public let name: String
    /// The properties in their order.
    public var properties: [CalendarFile.Property]
    /// The components within, in their order.
    public var components: [CalendarFile.Component]
    /// The line that it was read from, counted from 1; nil when it was not read.
    public let line: Int?

    /// Creates a component, or nil when the name is none.
    ///
    /// - Parameters:
    ///   - name: Letters, digits, `-`, `_` and `.`; case does not matter.
    ///   - properties: The properties in their order.
    ///   - components: The components within, in their order.
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
      self.line = line
    }

    /// The first property of a name, or nil.
    ///
    /// - Parameter name: The name in capital letters.
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

extension CalendarFile.Component: Hashable {
  /// Whether names, properties and components within are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.properties == right.properties
      && left.components == right.components
  }

  /// Hashes name, properties and components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(properties)
    hasher.combine(components)
  }
}
