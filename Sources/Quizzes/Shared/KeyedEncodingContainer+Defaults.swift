extension KeyedEncodingContainer {
  /// Writes a value unless it is the one that is meant where there is none.
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value,
    unless usual: Value,
    forKey key: Key
  ) throws {
    if value != usual {
      try encode(value, forKey: key)
    }
  }
}
