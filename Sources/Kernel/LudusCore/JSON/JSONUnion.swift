// SPDX-License-Identifier: Apache-2.0

/// A value that is one of several kinds, whose JSON form is an object with the kind's name and what
/// that kind takes.
///
/// Each kind stands in one row of `cases`:
///
/// ```swift
/// extension ContactBook.Action: JSONUnion {
///   package static let cases: [JSONCase<Self, JSONFault>] = [
///     JSONCase("welcomedStrangers", .welcomedStrangers),
///     JSONCase("requested", Self.requested, "learner") {
///       if case .requested(let learner) = $0 { learner } else { nil }
///     },
///   ]
/// }
/// ```
package protocol JSONUnion: JSONInlined {
  /// The type of the value's faults.
  associatedtype Fault: ContentFault

  /// The key of the kind's name: `kind`, unless the form says otherwise.
  static var kindKey: String { get }

  /// The kinds, each with what it takes.
  static var cases: [JSONCase<Self, Fault>] { get }
}

extension JSONUnion {
  package static var kindKey: String { "kind" }

  /// Reads the value.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var keys = NamedKeys()
    self = try Self.read(
      from: decoder,
      decoder.container(keyedBy: JSONKey.self),
      naming: &keys,
      refusingOtherKeys: true
    )
  }

  package static func inlined(
    from decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: inout NamedKeys
  ) throws -> Self {
    try read(from: decoder, container, naming: &keys, refusingOtherKeys: false)
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    for row in Self.cases where try row.write(self, encoder, Self.kindKey) { return }
    throw EncodingError.invalidValue(
      self,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "no row of \(Self.self) writes this kind"
      )
    )
  }

  private static func read(
    from decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: inout NamedKeys,
    refusingOtherKeys: Bool
  ) throws -> Self {
    keys.names.append(kindKey)
    // Without a known kind nobody can say which keys belong to it.
    let isComplete = keys.isComplete
    keys.isComplete = false
    let name = try container.decode(String.self, forKey: JSONKey(kindKey))
    guard let row = cases.first(where: { $0.name == name }) else {
      let reason = String.unknown(kindKey, name, cases.map(\.name))
      let place = ContentPlace().key(kindKey)
      throw ContentError(
        [LocatedFault(Fault.malformed(reason), at: place)],
        of: ContentPlace(decoder.codingPath)
      )
    }
    keys.isComplete = isComplete
    return try row.read(decoder, container, &keys, refusingOtherKeys)
  }
}

/// One of the kinds of a ``JSONUnion``: its name, and how what it takes is read and written.
package struct JSONCase<Union: Sendable, Fault: ContentFault>: Sendable {
  /// Reads a value in a container that is open already, naming its keys; the flag says whether
  /// others are refused.
  fileprivate typealias Read =
    @Sendable (
      any Decoder, KeyedDecodingContainer<JSONKey>, inout NamedKeys, Bool
    ) throws -> Union

  /// The name of the kind.
  package let name: String
  fileprivate let read: Read
  /// Writes a value of this kind; returns false for another kind.
  fileprivate let write: @Sendable (Union, any Encoder, String) throws -> Bool

  /// A kind that takes several values.
  ///
  /// - Parameters:
  ///   - name: The name of the kind.
  ///   - take: Returns what a value of the kind takes, and nil for another kind.
  ///   - form: Declares the fields of what the kind takes, and makes a value of them.
  package init<Payload>(
    _ name: String,
    take: @escaping @Sendable (Union) -> Payload?,
    form: @escaping @Sendable (inout Record<Payload, Fault>) throws -> Union
  ) {
    self.name = name
    read = { decoder, container, keys, refusingOtherKeys in
      var record = Record<Payload, Fault>(reading: decoder, container, naming: keys)
      defer { keys = record.keys }
      return try record.finish(form, refusingOtherKeys: refusingOtherKeys)
    }
    write = { value, encoder, kindKey in
      guard let payload = take(value) else { return false }
      var container = encoder.container(keyedBy: JSONKey.self)
      try container.encode(name, forKey: JSONKey(kindKey))
      var record = Record<Payload, Fault>(writing: payload, to: encoder)
      try record.write(form)
      return true
    }
  }

  /// A kind that takes one value.
  package init<Payload: Codable & SendableMetatype>(
    _ name: String,
    _ make: @escaping @Sendable (Payload) -> Union,
    _ key: String,
    take: @escaping @Sendable (Union) -> Payload?
  ) {
    self.init(name, take: take) { record in
      let payload = record.field(key) { $0 }
      return make(try payload())
    }
  }

  /// A kind that takes two values.
  package init<First: Codable & SendableMetatype, Second: Codable & SendableMetatype>(
    _ name: String,
    _ make: @escaping @Sendable (First, Second) -> Union,
    _ first: String,
    _ second: String,
    take: @escaping @Sendable (Union) -> (First, Second)?
  ) {
    self.init(name, take: take) { record in
      let one = record.field(first) { $0.0 }
      let two = record.field(second) { $0.1 }
      return make(try one(), try two())
    }
  }

  /// A kind that takes nothing.
  package init(_ name: String, _ value: Union) where Union: Equatable {
    self.init(name, take: { $0 == value ? value : nil }) { _ in value }
  }

  /// A kind that takes the keys of a value of its own.
  package init<Payload: JSONInlined>(
    _ name: String,
    inline make: @escaping @Sendable (Payload) -> Union,
    take: @escaping @Sendable (Union) -> Payload?
  ) {
    self.init(name, take: take) { record in
      let payload = record.inline { $0 }
      return make(try payload())
    }
  }

  /// Returns the row as one of a larger union, whose kinds share their names with it.
  ///
  /// - Parameters:
  ///   - make: Makes a value of the larger union.
  ///   - take: Returns the value of this union, and nil for another kind.
  /// - Returns: The row of the larger union.
  package func within<Whole: Sendable>(
    _ make: @escaping @Sendable (Union) -> Whole,
    take: @escaping @Sendable (Whole) -> Union?
  ) -> JSONCase<Whole, Fault> {
    JSONCase<Whole, Fault>(
      name: name,
      read: { decoder, container, keys, refuses in
        make(try read(decoder, container, &keys, refuses))
      },
      write: { value, encoder, kindKey in
        guard let part = take(value) else { return false }
        return try write(part, encoder, kindKey)
      }
    )
  }

  private init(
    name: String,
    read: @escaping Read,
    write: @escaping @Sendable (Union, any Encoder, String) throws -> Bool
  ) {
    self.name = name
    self.read = read
    self.write = write
  }
}

// MARK: - A name alone, or an object with the name as its only key

/// A value whose JSON form is a name or, for kinds that take something, an object with the name as
/// its only key.
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
