/// Reads the keys of a decoded object and gathers what is wrong with them, so that an author learns of all
/// faults at once where a plain decoder stops at the first.
///
/// A `read` method returns nil after it has noted a fault. When everything is read and checked,
/// ``error`` has what was gathered unless the reader ``isFaultless``.
package struct ContentReader<Key: CodingKey, Fault: ContentFault> {
  private let decoder: any Decoder
  private let container: KeyedDecodingContainer<Key>
  private var faults: [LocatedFault<Fault>] = []

  package init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    container = try decoder.container(keyedBy: Key.self)
  }

  /// Notes a fault at a place within the object.
  package mutating func note(_ fault: Fault, at place: ContentPlace = ContentPlace()) {
    faults.append(LocatedFault(fault, at: place))
  }

  /// Notes faults whose places are given within the object.
  package mutating func note(_ located: [LocatedFault<Fault>]) {
    faults += located
  }

  /// Reads the value of a key that must be there.
  package mutating func read<Value: Decodable>(
    _ type: Value.Type = Value.self,
    at key: Key
  ) -> Value? {
    gather(at: key) { try $0.decode(Value.self, forKey: key) }
  }

  /// Reads the value of a key, or takes the default when it is not there.
  package mutating func read<Value: Decodable>(
    _ type: Value.Type = Value.self,
    at key: Key,
    default fallback: @autoclosure () -> Value
  ) -> Value? {
    gather(at: key) { try $0.decodeIfPresent(Value.self, forKey: key) ?? fallback() }
  }

  /// Reads a value whose keys stand among those of this object.
  package mutating func readInline<Value: Decodable>(_ type: Value.Type = Value.self) -> Value? {
    let decoder = decoder
    return gather(at: ContentPlace()) { _ in
      guard let type = Value.self as? any JSONInlined.Type else { return try Value(from: decoder) }
      var keys: [String] = []
      return try type.inlined(from: decoder, naming: &keys) as? Value ?? Value(from: decoder)
    }
  }

  /// Reads the version of the content.
  ///
  /// - Throws: Only that fault for a version other than the expected one: such content may differ
  ///   everywhere, and its other faults would say nothing.
  package mutating func checkVersion(at key: Key, expected: Int) throws(ContentError<Fault>) {
    guard let version = read(Int.self, at: key), version != expected else { return }
    note(
      .malformed("version \(version) is not known, expected \(expected)"),
      at: ContentPlace().key(key.stringValue)
    )
    throw error
  }

  /// Reads an array whose elements gather their faults too.
  ///
  /// - Returns: Nil when a fault was noted for the array or for one of its elements.
  package mutating func readArray<Element: Decodable>(
    of type: Element.Type = Element.self,
    at key: Key
  ) -> [Element]? {
    guard let attempts = read([Attempt<Element>].self, at: key) else { return nil }
    return elements(attempts, at: key)
  }

  /// Reads an array whose elements gather their faults too, empty when the key is not there.
  ///
  /// - Returns: Nil when a fault was noted for the array or for one of its elements.
  package mutating func readArrayIfPresent<Element: Decodable>(
    of type: Element.Type = Element.self,
    at key: Key
  ) -> [Element]? {
    guard let attempts = read([Attempt<Element>].self, at: key, default: []) else { return nil }
    return elements(attempts, at: key)
  }

  /// Makes a value of what was read, with stand-ins for what was not, by the rules of its initializer.
  ///
  /// So what can be read is checked even if other things cannot be.
  ///
  /// - Throws: All noted faults with those of the value.
  package mutating func make<Value>(
    _ value: () throws(ContentError<Fault>) -> Value
  ) throws(ContentError<Fault>) -> Value {
    let made: Value
    do throws(ContentError<Fault>) {
      made = try value()
    } catch let refusal {
      note(refusal.faults)
      throw error
    }
    guard isFaultless else { throw error }
    return made
  }

  /// Whether no fault was noted; then every value was read.
  package var isFaultless: Bool { faults.isEmpty }

  /// The error with all noted faults.
  package var error: ContentError<Fault> { ContentError(faults: faults) }

  private mutating func elements<Element>(
    _ attempts: [Attempt<Element>],
    at key: Key
  ) -> [Element]? {
    var elements: [Element] = []
    for (index, attempt) in attempts.enumerated() {
      let place = ContentPlace([.key(key.stringValue), .index(index)])
      if let element = gather(at: place, { _ in try attempt.result.get() }) {
        elements.append(element)
      }
    }
    return elements.count == attempts.count ? elements : nil
  }

  private mutating func gather<Value>(
    at key: Key,
    _ body: (KeyedDecodingContainer<Key>) throws -> Value
  ) -> Value? {
    gather(at: ContentPlace([.key(key.stringValue)]), body)
  }

  private mutating func gather<Value>(
    at place: ContentPlace,
    _ body: (KeyedDecodingContainer<Key>) throws -> Value
  ) -> Value? {
    do {
      return try body(container)
    } catch let error as any FaultyContent {
      note(error.within(place).faults(as: Fault.self))
    } catch let error as DecodingError {
      let located = LocatedFault<Fault>(error, within: container.codingPath)
      faults.append(located)
    } catch {
      // A decoder's own error, such as that for a number it cannot hold, in words that are not ours.
      note(
        .malformed("expected \(DecodingError.name(of: Value.self)) that can be represented"),
        at: place
      )
    }
    return nil
  }
}

/// A value or the reason why it could not be decoded; decoding it never fails, so an array of them is read
/// to its end.
private struct Attempt<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) {
    result = Result { try Value(from: decoder) }
  }
}
