extension KeyedDecodingContainer {
  /// Reads one of a few names, such as that of the kind of an event.
  ///
  /// - Throws: A `DecodingError` that lists those there are, for any other name.
  package func decodeName<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type,
    forKey key: Key
  ) throws -> Value {
    let name = try decode(String.self, forKey: key)
    guard let value = Value(rawValue: name) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription:
          "the \(key.stringValue) \"\(name)\" is not known, expected one of \(names)"
      )
    }
    return value
  }
}
