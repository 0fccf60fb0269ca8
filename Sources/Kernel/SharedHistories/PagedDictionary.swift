// SPDX-License-Identifier: Apache-2.0

/// A dictionary in pages: a copy shares them all, and a change to the copy makes anew only the
/// pages it falls on.
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
    // Not a coroutine: those with two ends are never inlined, and what they keep is allocated.
    get { table.place(of: key).flatMap { table.value(at: $0) } }
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

/// Values with keys, numbered from 0 in the order in which the keys came: each key has a place.
///
/// The entries stand one after the other, so what came at one time is on one page. A table of
/// slots, which needs nothing of its own for a key, leads from hash values to them. See
/// ``PagedArray`` for what it is good for.
@usableFromInline package struct PagedTable<Key: Hashable, Value> {
  @usableFromInline var entries = PagedArray<Entry>()
  /// In the upper half of a slot half a hash value, in the lower half one more than the place of an
  /// entry; 0 when free.
  ///
  /// The search for a key begins at the slot that its hash value names, and ends at a free one.
  @usableFromInline var slots = PagedArray<UInt64>()

  @usableFromInline struct Entry {
    @usableFromInline let key: Key
    @usableFromInline var value: Value

    @inlinable init(key: Key, value: Value) {
      (self.key, self.value) = (key, value)
    }
  }

  /// The place where a key is, or would be.
  @usableFromInline package struct Spot: Sendable {
    @usableFromInline let half: UInt64
    @usableFromInline let slot: Int
    /// The place of the key, or nil when it is not there.
    @usableFromInline package let place: Int?

    @inlinable init(half: UInt64, slot: Int, place: Int?) {
      (self.half, self.slot, self.place) = (half, slot, place)
    }
  }

  /// Creates an empty table.
  @inlinable package init() {}

  /// The number of keys.
  @inlinable package var count: Int { entries.count }

  /// Whether there are no keys.
  @inlinable package var isEmpty: Bool { entries.isEmpty }

  @inlinable package var keys: [Key] { entries.map(\.key) }

  /// The key at a place.
  @inlinable package func key(at place: Int) -> Key { entries[place].key }

  /// Returns a copy of the value of the key at a place.
  @inlinable package func value(at place: Int) -> Value { entries.element(at: place).value }

  /// The value of the key at a place.
  @inlinable package subscript(place: Int) -> Value {
    @inline(__always) _read { yield entries[place].value }
    @inline(__always) _modify { yield &entries[place].value }
  }

  /// The place of a key, or nil when it is not there.
  ///
  /// - Complexity: O(1).
  @inlinable package func place(of key: Key) -> Int? {
    entries.isEmpty ? nil : spot(of: key).place
  }

  /// Finds a key, or where to put it in.
  ///
  /// - Complexity: O(1).
  @inlinable package func spot(of key: Key) -> Spot {
    let half = Self.half(key.hashValue)
    guard !slots.isEmpty else { return Spot(half: half, slot: 0, place: nil) }
    let slot = slot(of: key, half)
    let content = slots[slot]
    return Spot(half: half, slot: slot, place: content == 0 ? nil : Self.place(in: content))
  }

  /// Puts in a key that is not there, at the spot that was found for it.
  ///
  /// - Precondition: Nothing changed since.
  /// - Returns: The slot that the key has.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable package mutating func insert(_ value: Value, for key: Key, at spot: Spot) -> Int {
    var slot = spot.slot
    if (entries.count + 1) * 4 > slots.count * 3 {
      makeSlots()
      slot = self.slot(of: key, spot.half)
    }
    entries.append(Entry(key: key, value: value))
    slots[slot] = spot.half << 32 | UInt64(entries.count)
    return slot
  }

  /// Puts in the value of a key that has none.
  ///
  /// - Returns: Whether it had none; if not, nothing changes.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable package mutating func insert(_ value: Value, for key: Key) -> Bool {
    let spot = spot(of: key)
    guard spot.place == nil else { return false }
    insert(value, for: key, at: spot)
    return true
  }

  /// Takes a key out that is there; the last one comes into its place.
  ///
  /// - Complexity: O(1).
  @inlinable package mutating func remove(_ spot: Spot) {
    if let place = spot.place { remove(spot.slot, at: place) }
  }

  /// Takes a key out of its slot and place; the last one comes into the place.
  ///
  /// - Complexity: O(1).
  @inlinable mutating func remove(_ slot: Int, at place: Int) {
    let last = entries.count - 1
    if place < last {
      let moved = self.slot(of: entries[last].key, Self.half(entries[last].key.hashValue))
      entries[place] = entries[last]
      slots[moved] = (slots[moved] >> 32) << 32 | UInt64(place + 1)
    }
    entries.truncate(to: last)
    // No search may end at the free slot before it has come to its key.
    let mask = slots.count - 1
    var gap = slot
    var next = (slot + 1) & mask
    while slots[next] != 0 {
      let way = (next - Int(slots[next] >> 32)) & mask
      if way >= (next - gap) & mask {
        slots[gap] = slots[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    slots[gap] = 0
  }
}

// MARK: - Slots

extension PagedTable {
  @inlinable static func half(_ hash: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF
  }

  @inlinable static func place(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }

  /// Returns the slot of a key, or the free one that it would have.
  @inlinable func slot(of key: Key, _ half: UInt64) -> Int {
    let mask = slots.count - 1
    var number = Int(half) & mask
    while true {
      let slot = slots[number]
      if slot == 0 || slot >> 32 == half && entries[Self.place(in: slot)].key == key {
        return number
      }
      number = (number + 1) & mask
    }
  }

  /// Doubles the number of slots.
  @inlinable mutating func makeSlots() {
    let old = slots
    slots = PagedArray(repeatElement(0, count: Swift.max(8, old.count * 2)))
    let mask = slots.count - 1
    for slot in old where slot != 0 {
      var number = Int(slot >> 32) & mask
      while slots[number] != 0 {
        number = (number + 1) & mask
      }
      slots[number] = slot
    }
  }
}

extension PagedTable: Sendable where Key: Sendable, Value: Sendable {}
extension PagedTable.Entry: Sendable where Key: Sendable, Value: Sendable {}
