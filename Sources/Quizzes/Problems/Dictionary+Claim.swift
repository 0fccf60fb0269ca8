extension Dictionary {
  /// Gives a key to an owner, unless it has one; returns the owner that it had before.
  package mutating func claim(_ key: Key, for owner: Value) -> Value? {
    guard let first = self[key] else {
      self[key] = owner
      return nil
    }
    return first
  }
}
