// SPDX-License-Identifier: Apache-2.0

/// A dictionary in pages: a copy shares them all, and a change to the copy makes anew only the pages it falls on.
///
/// See ``PagedArray`` for what it is good for.
@usableFromInline package struct PagedDictionary<Key: Hashable, Value> {
  /// A value is nil only while it is changed.
  @usableFromInline var table = PagedTable<Key, Value?>()

  /// Creates an empty dictionary.
  @inlinable package init() {}

  /// The number of keys.
  @inlinable package var count: Int { table.count }

  /// Whether there are no keys.
  @inlinable package var isEmpty: Bool { table.isEmpty }

  /// The value of a key, or nil; setting nil takes the key out.
  ///
  /// - Complexity: O(1).
  @inlinable package subscript(key: Key) -> Value? {
    _read {
      if let place = table.place(of: key) {
        yield table[place]
      } else {
        yield nil
      }
    }
    set {
      if case .none = newValue, table.place(of: key) == nil { return }
      let (slot, place) = makePlace(for: key)
      table[place] = newValue
      if case .none = newValue { table.remove(slot, at: place) }
    }
    _modify {
      let (slot, place) = makePlace(for: key)
      defer {
        if case .none = table[place] { table.remove(slot, at: place) }
      }
      yield &table[place]
    }
  }

  /// The value of a key, or another value that is put in when it is changed.
  ///
  /// - Complexity: O(1).
  @inlinable package subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let (_, place) = makePlace(for: key)
      // It is taken out meanwhile, so that it is not held twice.
      var changed = table[place].take() ?? value()
      defer { table[place] = changed }
      yield &changed
    }
  }

  /// Returns slot and place of a key, which is put in without a value when it is not there.
  @inlinable mutating func makePlace(for key: Key) -> (slot: Int, place: Int) {
    let spot = table.spot(of: key)
    if let place = spot.place { return (spot.slot, place) }
    return (table.insert(nil, for: key, at: spot), table.count - 1)
  }
}

// MARK: - Entries

extension PagedDictionary: Sequence {
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline let table: PagedTable<Key, Value?>
    @usableFromInline var place = 0

    @inlinable init(_ table: PagedTable<Key, Value?>) {
      self.table = table
    }

    @inlinable package mutating func next() -> (key: Key, value: Value)? {
      guard place < table.count, let value = table[place] else { return nil }
      defer { place += 1 }
      return (table.key(at: place), value)
    }
  }

  @inlinable package func makeIterator() -> Iterator { Iterator(table) }

  @inlinable package var keys: [Key] { table.keys }
  @inlinable package var values: [Value] { table.entries.compactMap(\.value) }
}

extension PagedDictionary: Sendable where Key: Sendable, Value: Sendable {}
extension PagedDictionary.Iterator: Sendable where Key: Sendable, Value: Sendable {}

extension PagedDictionary: Equatable where Value: Equatable {
  @usableFromInline package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }
}

extension PagedDictionary: Hashable where Value: Hashable {
  @usableFromInline package func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in self {
      var part = Hasher()
      part.combine(key)
      part.combine(value)
      sum ^= part.finalize()
    }
    hasher.combine(sum)
  }
}
