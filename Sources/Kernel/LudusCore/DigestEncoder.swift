// SPDX-License-Identifier: Apache-2.0

/// Finds a number that depends on what a value encodes alone, without writing it anywhere.
///
/// Every number and text adds what mixes its place and its bytes. So the order in which keys are
/// encoded, which a dictionary changes from run to run, does not matter.
package struct DigestEncoder: Sendable {
  /// The sum that all places of a value add to.
  private final class Sum {
    var value: UInt64 = 0
  }

  private init() {}

  /// Returns the number of a value; what cannot be encoded adds nothing from there on.
  package static func digest(of value: some Encodable) -> UInt64 {
    let sum = Sum()
    try? value.encode(to: Place(sum: sum, path: 0))
    return sum.value
  }

  /// A place in a value: an object, a list or what stands for one value.
  private struct Place: Encoder, SingleValueEncodingContainer {
    let sum: Sum
    /// The number of the way that leads here.
    let path: UInt64

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      add(0, kind: 1)
      return KeyedEncodingContainer(Object<Key>(place: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      add(0, kind: 2)
      return List(place: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func at(_ key: some CodingKey) -> Place { at(key.stringValue.utf8.digest) }

    func at(_ step: UInt64) -> Place { Place(sum: sum, path: (path &+ step).scattered) }

    func add(_ bits: UInt64, kind: UInt64) {
      sum.value &+= (path ^ (bits &+ kind).scattered).scattered
    }

    func encodeNil() { add(0, kind: 3) }
    func encode(_ value: Bool) { add(value ? 1 : 0, kind: 4) }
    func encode(_ value: String) { add(value.utf8.digest, kind: 5) }
    func encode(_ value: Double) { add(value.bitPattern, kind: 6) }
    func encode(_ value: Float) { encode(Double(value)) }
    func encode(_ value: Int) { encode(Int64(value)) }
    func encode(_ value: Int8) { encode(Int64(value)) }
    func encode(_ value: Int16) { encode(Int64(value)) }
    func encode(_ value: Int32) { encode(Int64(value)) }
    func encode(_ value: Int64) { add(UInt64(bitPattern: value), kind: 7) }
    func encode(_ value: UInt) { encode(UInt64(value)) }
    func encode(_ value: UInt8) { encode(UInt64(value)) }
    func encode(_ value: UInt16) { encode(UInt64(value)) }
    func encode(_ value: UInt32) { encode(UInt64(value)) }
    func encode(_ value: UInt64) { add(value, kind: 7) }
    func encode(_ value: some Encodable) throws { try value.encode(to: self) }
  }

  private struct Object<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: Place

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { place.at(key).encodeNil() }
    func encode(_ value: some Encodable, forKey key: Key) throws {
      try value.encode(to: place.at(key))
    }

    func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key)
      -> KeyedEncodingContainer<NestedKey>
    {
      place.at(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      place.at(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { place }
    func superEncoder(forKey key: Key) -> any Encoder { place.at(key) }
  }

  private struct List: UnkeyedEncodingContainer {
    let place: Place
    var count = 0

    var codingPath: [any CodingKey] { [] }

    private mutating func next() -> Place {
      count += 1
      return place.at(UInt64(count))
    }

    mutating func encodeNil() { next().encodeNil() }
    mutating func encode(_ value: some Encodable) throws { try value.encode(to: next()) }

    mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type)
      -> KeyedEncodingContainer<NestedKey>
    {
      next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      next().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { next() }
  }
}

extension UInt64 {
  /// A number whose bits all depend on all bits of this one.
  fileprivate var scattered: UInt64 {
    var generator = SplitMix64(seed: self)
    return generator.next()
  }
}

extension Sequence<UInt8> {
  /// A number that depends on the bytes alone and differs, but for a chance of one in 2^64, for
  /// different ones.
  ///
  /// It is FNV-1a, by Glenn Fowler, Landon Curt Noll and Phong Vo. It does not withstand those who
  /// look for bytes with the same number.
  @inlinable
  package var digest: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension UInt64 {
  /// The number as 16 lower-case hexadecimal digits, a form that no JSON reader rounds.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
