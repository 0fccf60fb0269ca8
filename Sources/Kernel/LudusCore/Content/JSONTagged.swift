// SPDX-License-Identifier: Apache-2.0

/// A value whose JSON form is a name or, for kinds that take something, an object with the name as its only key.
///
/// ```swift
/// extension RequiredForm: JSONTagged {
///   package static let tags: [JSONTag<Self>] = [
///     JSONTag("expanded", .expanded),               // "expanded"
///     JSONTag("completedSquare", Self.completedSquare) {   // {"completedSquare": "x"}
///       if case .completedSquare(let variable) = $0 { variable } else { nil }
///     },
///   ]
/// }
/// ```
package protocol JSONTagged: Codable, Equatable, Sendable {
  /// The kinds, each with what it takes.
  static var tags: [JSONTag<Self>] { get }
}

/// One of the kinds of a ``JSONTagged`` value.
package struct JSONTag<Value: Equatable & Sendable>: Sendable {
  /// The name of the kind.
  let name: String
  /// The value of a kind that takes nothing.
  let value: Value?
  let read: @Sendable (KeyedDecodingContainer<JSONKey>) throws -> Value
  /// Writes a value of this kind; returns false for another kind.
  let write: @Sendable (Value, any Encoder) throws -> Bool

  /// A kind that takes nothing.
  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
    read = { _ in value }
    write = { other, encoder in
      guard other == value else { return false }
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return true
    }
  }

  /// A kind that takes a value.
  package init<Payload: Codable & SendableMetatype>(
    _ name: String,
    _ make: @escaping @Sendable (Payload) -> Value,
    take: @escaping @Sendable (Value) -> Payload?
  ) {
    self.name = name
    value = nil
    read = { make(try $0.decode(Payload.self, forKey: JSONKey(name))) }
    write = { value, encoder in
      guard let payload = take(value) else { return false }
      var container = encoder.container(keyedBy: JSONKey.self)
      try container.encode(payload, forKey: JSONKey(name))
      return true
    }
  }
}

extension JSONTagged {
  /// Reads the value.
  ///
  /// - Throws: A `DecodingError` that lists the kinds, for anything else.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      guard let value = Self.tags.first(where: { $0.name == name })?.value else {
        throw Self.unknown(decoder)
      }
      self = value
      return
    }
    guard let container = try? decoder.container(keyedBy: JSONKey.self),
      container.allKeys.count == 1, let key = container.allKeys.first,
      let tag = Self.tags.first(where: { $0.name == key.stringValue && $0.value == nil })
    else { throw Self.unknown(decoder) }
    self = try tag.read(container)
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    for tag in Self.tags where try tag.write(self, encoder) { return }
    throw EncodingError.invalidValue(
      self,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "no tag of \(Self.self) writes this kind"
      )
    )
  }

  private static func unknown(_ decoder: any Decoder) -> DecodingError {
    let kinds = tags.map { $0.value == nil ? "{\"\($0.name)\": ...}" : "\"\($0.name)\"" }
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "expected \(kinds.joined(separator: ", "))"
      )
    )
  }
}
