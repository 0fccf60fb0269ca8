extension KeyedEncodingContainer {
  /// Writes a value, unless it is the default, which is left out.
  package mutating func encode<Value: Encodable & Equatable>(
    _ value: Value,
    unless standard: Value,
    forKey key: Key
  ) throws {
    if value != standard {
      try encode(value, forKey: key)
    }
  }
}
