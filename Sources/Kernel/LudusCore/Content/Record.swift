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

  /// A field that is always written, and has a stand-in when it is left out; without a stand-in it must be there.
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
  /// - Throws: Only that fault for another version: its content may differ everywhere, and other faults
  ///   would say nothing.
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

  /// How many keys lead from the top to the object, when it is read: how deep content is within other content.
  package var depth: Int {
    guard case .reading(let decoder, _) = direction else { return 0 }
    return decoder.codingPath.count { $0.intValue == nil }
  }

  /// Where the object stands in a list, counted from 0, when it is read; nil for one that stands in none.
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
