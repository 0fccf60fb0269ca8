// SPDX-License-Identifier: Apache-2.0

/// Reading names of which there are only a few, so that who writes another learns which there are.
extension KeyedDecodingContainer {
  /// Reads a value by its name.
  func decodeName<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type,
    forKey key: Key
  ) throws -> Value {
    let name = try decode(String.self, forKey: key)
    guard let value = Value(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "\"\(name)\" is not known, expected one of \(Value.names)"
      )
    }
    return value
  }

  /// Reads a value by its name, or nil when the key is not there or null.
  func decodeNameIfPresent<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type,
    forKey key: Key
  ) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decodeName(type, forKey: key)
  }
}

extension Decoder {
  /// Refuses an object that has other keys than these.
  ///
  /// - Parameters:
  ///   - known: All keys that there are.
  ///   - old: Other names of theirs, which are not told.
  ///   - noun: What a key is, with its article.
  /// - Throws: A `DecodingError` that names the first other key.
  func refuseKeys<Key: CodingKey & RawRepresentable<String> & CaseIterable>(
    otherThan known: Key.Type,
    and old: [String] = [],
    calling noun: String
  ) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    guard let stranger = keys.filter({ Key(rawValue: $0) == nil && !old.contains($0) }).min() else {
      return
    }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "\"\(stranger)\" is not \(noun), expected one of \(Key.names)"
      )
    )
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// All names, for messages.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A key of which nothing is known.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
