// SPDX-License-Identifier: Apache-2.0
import WordDistances

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
        debugDescription: "\"\(name)\" is not known, \(name.remedy(of: Value.names))"
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
  /// The first key of an object, by the alphabet, that is one of those; nil where none is.
  func firstKey(where isMeant: (String) -> Bool) throws -> String? {
    try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).filter(isMeant).min()
  }

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
    guard let stranger = try firstKey(where: { Key(rawValue: $0) == nil && !old.contains($0) })
    else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "\"\(stranger)\" is not \(noun), \(stranger.remedy(of: Key.names))"
      )
    )
  }

  /// Refuses an object in which one of these keys is not there but misspelled; others may say what
  /// the object is about.
  ///
  /// - Throws: A `DecodingError` that names the misspelled key.
  func refuseMisspelledKeys<Key: CodingKey & RawRepresentable<String> & CaseIterable>(
    of known: Key.Type
  ) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    let absent = Key.names.filter { !keys.contains($0) }
    for key in keys.sorted() where Key(rawValue: key) == nil {
      guard let meant = key.meant(of: absent) else { continue }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "\"\(key)\" is not a key of this line, did you mean \"\(meant)\"?"
        )
      )
    }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// All names, for messages.
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}

extension String {
  /// How to mend a name that is not one of those there are: the one that was meant, or else all of
  /// them.
  ///
  /// What stands in JSON has the quotes that it has there, and what was typed has “ and ”.
  func remedy(
    of names: [String],
    orElse all: String = "expected one of",
    quotedBy quotes: (String, String) = ("\"", "\"")
  ) -> String {
    meant(of: names).map { "did you mean \(quotes.0)\($0)\(quotes.1)?" }
      ?? "\(all) \(names.joined(separator: ", "))"
  }

  /// The name that was most likely meant, at the most two slips away.
  func meant(of names: [String]) -> String? {
    TermIndex(names).nearest(to: self, within: min(2, (count - 1) / 2))?.term
  }
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
