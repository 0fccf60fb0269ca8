internal import LudusCore

extension ContentReader where Fault == ProblemFault {
  /// Reads a value of which there are only a few by its name.
  ///
  /// An unknown name is a fault that lists those there are.
  ///
  /// - Returns: The value, nil in it when the key is not there, or nil when a fault was noted.
  mutating func readNameIfPresent<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type,
    at key: Key
  ) -> Value?? {
    guard let name = read(String?.self, at: key, default: nil) else { return nil }
    guard let name else { return .some(nil) }
    if let value = Value(rawValue: name) {
      return value
    }
    let known = Value.allCases.map(\.rawValue)
    note(.unknownName(name, known: known), at: ContentPlace().key(key.stringValue))
    return nil
  }

  /// Reads a value of which there are only a few by its name, or takes the default when the key is not there.
  package mutating func readName<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type,
    at key: Key,
    default fallback: Value
  ) -> Value? {
    readNameIfPresent(type, at: key).map { $0 ?? fallback }
  }

  /// Reads an array of values of which there are only a few by their names, empty when the key is not there.
  ///
  /// - Returns: Nil when a fault was noted for the array or for one of the names.
  mutating func readNames<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type,
    at key: Key
  ) -> [Value]? {
    guard let names = read([String].self, at: key, default: []) else { return nil }
    let known = Value.allCases.map(\.rawValue)
    for (index, name) in names.enumerated() where !known.contains(name) {
      let place = ContentPlace().key(key.stringValue).index(index)
      note(.unknownName(name, known: known), at: place)
    }
    let values = names.compactMap(Value.init(rawValue:))
    return values.count == names.count ? values : nil
  }
}
