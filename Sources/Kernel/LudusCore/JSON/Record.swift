// SPDX-License-Identifier: Apache-2.0

/// The keys of one JSON object, while it is read or while it is written.
///
/// The same calls do both, so that a form declares each key once.
package struct Record<Source, Fault: ContentFault> {
  private enum Direction {
    case reading(any Decoder, KeyedDecodingContainer<JSONKey>)
    case writing(Source, any Encoder, KeyedEncodingContainer<JSONKey>)
  }

  private var direction: Direction
  private var faults: [LocatedFault<Fault>] = []
  /// The keys that the form has named.
  var keys = NamedKeys()
  private var takesOtherKeys = false
  private var failure: (any Error)?

  init(reading decoder: any Decoder) throws {
    self.init(reading: decoder, try decoder.container(keyedBy: JSONKey.self))
  }

  /// Reads an object whose container is open already, of which some keys were named.
  init(
    reading decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: NamedKeys = NamedKeys()
  ) {
    direction = .reading(decoder, container)
    self.keys = keys
  }

  init(writing source: Source, to encoder: any Encoder) {
    direction = .writing(source, encoder, encoder.container(keyedBy: JSONKey.self))
  }
}

// MARK: - Fields

extension Record {
  /// A field that must be there.
  package mutating func field<Value: Codable>(
    _ key: String,
    _ value: (Source) -> Value
  ) -> Field<Value> {
    run(key) { container, place in
      try container.decode(Value.self, forKey: place)
    } write: { source, container, place in
      try container.encode(value(source), forKey: place)
    }
  }

  /// A field that is always written, and has a stand-in when it is left out; without a stand-in it
  /// must be there.
  package mutating func field<Value: Codable>(
    _ key: String,
    _ value: (Source) -> Value,
    or standIn: (Record) -> Value?
  ) -> Field<Value> {
    run(key) { [record = self] container, place in
      if !container.contains(place), let standIn = standIn(record) { return standIn }
      return try container.decode(Value.self, forKey: place)
    } write: { source, container, place in
      try container.encode(value(source), forKey: place)
    }
  }

  /// A field that is left out when it has its default.
  package mutating func field<Value: Codable & Equatable>(
    _ key: String,
    _ value: (Source) -> Value,
    default standard: @autoclosure () -> Value
  ) -> Field<Value> {
    let standard = standard()
    return run(key) { container, place in
      try container.decodeIfPresent(Value.self, forKey: place) ?? standard
    } write: { source, container, place in
      let written = value(source)
      if written != standard { try container.encode(written, forKey: place) }
    }
  }

  /// A field that is left out when it is nil.
  package mutating func field<Value: Codable>(
    _ key: String,
    _ value: (Source) -> Value?
  ) -> Field<Value?> {
    run(key) { container, place in
      try container.decodeIfPresent(Value.self, forKey: place)
    } write: { source, container, place in
      try container.encodeIfPresent(value(source), forKey: place)
    }
  }

  /// A field whose nil, written as null, is not its default.
  package mutating func field<Value: Codable & Equatable>(
    _ key: String,
    _ value: (Source) -> Value?,
    default standard: @autoclosure () -> Value?
  ) -> Field<Value?> {
    let standard = standard()
    return run(key) { container, place in
      guard container.contains(place) else { return standard }
      return try container.decodeNil(forKey: place)
        ? nil : container.decode(Value.self, forKey: place)
    } write: { source, container, place in
      let written = value(source)
      if written != standard { try container.encode(written, forKey: place) }
    }
  }

  /// A list that must be there; the faults of all elements are gathered.
  package mutating func field<Element: Codable>(
    _ key: String,
    _ value: (Source) -> [Element]
  ) -> Field<[Element]> {
    field(key, value, as: .list())
  }

  /// A list that is left out when it has its default; the faults of all elements are gathered.
  package mutating func field<Element: Codable & Equatable>(
    _ key: String,
    _ value: (Source) -> [Element],
    default standard: @autoclosure () -> [Element]
  ) -> Field<[Element]> {
    field(key, value, as: .list(), default: standard())
  }
}

// MARK: - Fields of a shape of their own

extension Record {
  /// A field that must be there, in another shape than that of its type.
  package mutating func field<Value, Raw>(
    _ key: String,
    _ value: (Source) -> Value,
    as shape: JSONShape<Value, Raw>
  ) -> Field<Value> {
    run(key) { container, place in
      try shape.read(container.decode(Raw.self, forKey: place))
    } write: { source, container, place in
      try container.encode(shape.write(value(source)), forKey: place)
    }
  }

  /// A field in another shape than that of its type, which is left out when it has its default.
  package mutating func field<Value: Equatable, Raw>(
    _ key: String,
    _ value: (Source) -> Value,
    as shape: JSONShape<Value, Raw>,
    default standard: @autoclosure () -> Value
  ) -> Field<Value> {
    let standard = standard()
    return run(key) { container, place in
      try container.decodeIfPresent(Raw.self, forKey: place).map(shape.read) ?? standard
    } write: { source, container, place in
      let written = value(source)
      if written != standard { try container.encode(shape.write(written), forKey: place) }
    }
  }

  /// A field in another shape than that of its type, which is left out when it is nil.
  package mutating func field<Value, Raw>(
    _ key: String,
    _ value: (Source) -> Value?,
    as shape: JSONShape<Value, Raw>
  ) -> Field<Value?> {
    run(key) { container, place in
      try container.decodeIfPresent(Raw.self, forKey: place).map(shape.read)
    } write: { source, container, place in
      if let written = value(source) {
        try container.encode(shape.write(written), forKey: place)
      }
    }
  }

  /// A value whose keys stand among those of this object.
  package mutating func inline<Value: Codable>(_ value: (Source) -> Value) -> Field<Value> {
    switch direction {
    case .reading(let decoder, let container):
      if let type = Value.self as? any JSONInlined.Type {
        var named = keys
        let value = gather(container, at: ContentPlace()) {
          try type.inlined(from: decoder, container, naming: &named)
        }
        keys = named
        return Field(value: value as? Value)
      }
      // Its keys are its own affair.
      keys.isComplete = false
      return Field(value: gather(container, at: ContentPlace()) { try Value(from: decoder) })
    case .writing(let source, let encoder, _):
      note { try value(source).encode(to: encoder) }
      return Field(value: nil)
    }
  }

  /// The version of the form, which is written and must be the one that is read.
  ///
  /// - Throws: Only that fault for another version: its content may differ everywhere, and other
  ///   faults would say nothing.
  package mutating func version(_ expected: Int, at key: String = "version") throws {
    keys.names.append(key)
    let place = JSONKey(key)
    switch direction {
    case .reading(_, let container):
      let version = gather(container, at: ContentPlace().key(key)) {
        try container.decode(Int.self, forKey: place)
      }
      guard let version, version != expected else { return }
      faults = []
      note(
        .malformed("version \(version) is not known, expected \(expected)"),
        at: ContentPlace().key(key)
      )
      throw refusal
    case .writing(let source, let encoder, var container):
      note { try container.encode(expected, forKey: place) }
      direction = .writing(source, encoder, container)
    }
  }

  /// Takes keys that the form does not name, as those of a format that others extend.
  ///
  /// Inlined in another object, the form leaves this to that object.
  package mutating func takeOtherKeys() {
    takesOtherKeys = true
  }

  /// Reads the value of a key in another way than its field does, or nil where that cannot be done.
  package func peek<Value: Decodable>(at key: String, as type: Value.Type = Value.self) -> Value? {
    guard case .reading(_, let container) = direction else { return nil }
    return try? container.decode(Value.self, forKey: JSONKey(key))
  }

  /// The number of keys that lead from the top to the object, when it is read: how deep content is
  /// within other content.
  package var depth: Int {
    guard case .reading(let decoder, _) = direction else { return 0 }
    return decoder.codingPath.count { $0.intValue == nil }
  }

  /// The index of the object in its list, counted from 0, when it is read; nil for one that stands
  /// in none.
  package var index: Int? {
    guard case .reading(let decoder, _) = direction else { return nil }
    return decoder.codingPath.last?.intValue
  }

  /// Notes a fault at a place within the object.
  package mutating func note(_ fault: Fault, at place: ContentPlace = ContentPlace()) {
    faults.append(LocatedFault(fault, at: place))
  }

  /// Notes faults whose places are given within the object.
  package mutating func note(_ located: [LocatedFault<Fault>]) {
    faults += located
  }

  /// Whether no fault was noted so far.
  package var isFaultless: Bool { faults.isEmpty }
}

// MARK: - Reading and writing

extension Record {
  private mutating func run<Value>(
    _ key: String,
    read: (KeyedDecodingContainer<JSONKey>, JSONKey) throws -> Value,
    write: (Source, inout KeyedEncodingContainer<JSONKey>, JSONKey) throws -> Void
  ) -> Field<Value> {
    keys.names.append(key)
    let place = JSONKey(key)
    switch direction {
    case .reading(_, let container):
      return Field(
        value: gather(container, at: ContentPlace().key(key)) { try read(container, place) }
      )
    case .writing(let source, let encoder, var container):
      note { try write(source, &container, place) }
      direction = .writing(source, encoder, container)
      return Field(value: nil)
    }
  }

  /// Notes why something could not be written; the first reason counts.
  private mutating func note(_ body: () throws -> Void) {
    guard failure == nil else { return }
    do {
      try body()
    } catch {
      failure = error
    }
  }

  private mutating func gather<Value>(
    _ container: KeyedDecodingContainer<JSONKey>,
    at place: @autoclosure () -> ContentPlace,
    _ body: () throws -> Value
  ) -> Value? {
    do {
      return try body()
    } catch {
      faults += Fault.located(error, at: place(), within: container.codingPath, reading: Value.self)
      return nil
    }
  }

  /// Reads a value by its form.
  ///
  /// - Throws: `ContentError` with every fault.
  mutating func finish<Value>(
    _ form: (inout Record) throws -> Value,
    refusingOtherKeys: Bool = true
  ) throws -> Value {
    do {
      let value = try form(&self)
      if refusingOtherKeys { refuseOtherKeys() }
      if faults.isEmpty { return value }
    } catch is EndOfForm {
      if refusingOtherKeys { refuseOtherKeys() }
    } catch let error as ContentError<Fault> {
      // Where the version is another one, its fault is the only one that says anything.
      guard error.ownFaults != faults else { throw refusal }
      note(error.ownFaults)
      if refusingOtherKeys { refuseOtherKeys() }
    }
    throw refusal
  }

  /// The error with all faults that were noted.
  private var refusal: ContentError<Fault> {
    guard case .reading(let decoder, _) = direction else { return ContentError(faults: faults) }
    return ContentError(faults, of: ContentPlace(decoder.codingPath))
  }

  private mutating func refuseOtherKeys() {
    guard keys.isComplete, !takesOtherKeys, case .reading(_, let container) = direction else {
      return
    }
    // A container has its keys in another order in each process.
    for key in container.allKeys.map(\.stringValue).sorted() where !keys.names.contains(key) {
      note(.unknown(key: key, known: keys.names), at: ContentPlace().key(key))
    }
  }

  mutating func write<Value>(_ form: (inout Record) throws -> Value) throws {
    do {
      _ = try form(&self)
    } catch is EndOfForm {
      // Every field was written before the first one was asked for.
    }
    if let failure { throw failure }
  }
}

// MARK: - What a form works with

/// The value of a field: `field()` returns it, or ends the form when there is none.
package struct Field<Value> {
  /// The value, or nil while the record is written and after a fault.
  package let value: Value?

  /// Returns the value.
  ///
  /// - Throws: An error that ends the form; the record knows the reason.
  package func callAsFunction() throws -> Value {
    guard let value else { throw EndOfForm() }
    return value
  }

  /// Returns the value, or a stand-in after a fault, so that the other fields are checked
  /// nevertheless.
  package func callAsFunction(or standIn: @autoclosure () -> Value) -> Value {
    value ?? standIn()
  }

  /// Returns the field with another value made of its own.
  package func map<Other>(_ make: (Value) throws -> Other) rethrows -> Field<Other> {
    Field<Other>(value: try value.map(make))
  }
}

/// Ends a form that cannot or need not make its value.
struct EndOfForm: Error {}

/// The way in which a value stands in JSON when that is not the way of its type.
package struct JSONShape<Value, Raw: Codable> {
  package let read: (Raw) throws -> Value
  let write: (Value) throws -> Raw

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - read: Makes the value of what stands in JSON; throws `ContentError` where that cannot be
  ///     meant.
  ///   - write: Makes what stands in JSON of the value.
  package init(
    read: @escaping (Raw) throws -> Value,
    write: @escaping (Value) throws -> Raw
  ) {
    self.read = read
    self.write = write
  }
}

extension JSONShape where Value == Raw {
  /// The value as its type has it; an optional value must be there, be it as null.
  package static var plain: JSONShape { JSONShape(read: { $0 }, write: { $0 }) }
}

extension JSONShape {
  /// A list of which every element is read, whatever is wrong with those before it.
  package static func list<Element: Codable>() -> Self
  where Value == [Element], Raw == [ListElement<Element>] {
    JSONShape(
      read: { attempts in
        var elements: [Element] = []
        elements.reserveCapacity(attempts.count)
        var failures: [FailedElements.Failure] = []
        for (index, attempt) in attempts.enumerated() {
          do {
            elements.append(try attempt.get())
          } catch {
            failures.append((.index(index), error))
          }
        }
        guard failures.isEmpty else { throw FailedElements(failures: failures) }
        return elements
      },
      write: { $0.map(ListElement.success) }
    )
  }

  /// An object of which every value is read, whatever is wrong with the others.
  package static func object<Key: Hashable & Codable & CodingKeyRepresentable, Element: Codable>()
    -> Self where Value == [Key: Element], Raw == [Key: ListElement<Element>]
  {
    JSONShape(
      read: { attempts in
        var elements: [Key: Element] = [:]
        var failures: [FailedElements.Failure] = []
        for (key, attempt) in attempts {
          do {
            elements[key] = try attempt.get()
          } catch {
            failures.append((.key(key.codingKey.stringValue), error))
          }
        }
        guard failures.isEmpty else {
          throw FailedElements(failures: failures.sorted { "\($0.step)" < "\($1.step)" })
        }
        return elements
      },
      write: { $0.mapValues(ListElement.success) }
    )
  }

  /// A set as a list in order.
  package static func sorted<Element: Codable & Hashable & Comparable>() -> Self
  where Value == Set<Element>, Raw == [Element] {
    JSONShape(read: { Set($0) }, write: { $0.sorted() })
  }
}

/// A value or the reason why it could not be read; reading it never fails, so a list of them is
/// read to its end.
package enum ListElement<Value: Codable>: Codable {
  case success(Value)
  case failure(any Error)

  package init(from decoder: any Decoder) {
    do {
      self = .success(try Value(from: decoder))
    } catch {
      self = .failure(error)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try get().encode(to: encoder)
  }

  /// Returns the value, or throws the reason why there is none.
  package func get() throws -> Value {
    switch self {
    case .success(let value): value
    case .failure(let error): throw error
    }
  }
}

/// The errors of elements of a list.
struct FailedElements: Error {
  typealias Failure = (step: ContentPlace.Step, error: any Error)

  let failures: [Failure]
}

// MARK: - One of several keys

extension Record {
  /// Returns the number of an object that has exactly one of several keys.
  ///
  /// - Parameter number: The number of a key, nil for those that the object does not have.
  /// - Returns: The key and its number.
  /// - Throws: A fault unless there is exactly one.
  package mutating func onlyField<Key: JSONName>(
    _ number: (Key, Source) -> Int?
  ) throws -> (key: Key, number: Int) {
    let fields = Key.allCases.map { key in
      (key, field(key.rawValue) { number(key, $0) })
    }
    let found = try fields.compactMap { key, field in try field().map { (key, $0) } }
    guard let (key, number) = found.first, found.count == 1 else {
      takeOtherKeys()
      let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
      let fault = Fault.malformed("expected an object with exactly one of \(keys)")
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
    }
    return (key, number)
  }
}
