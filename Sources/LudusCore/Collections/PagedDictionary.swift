/// A dictionary in pages: a copy shares them all, and a change to the copy makes anew only the pages it falls on.
///
/// The entries stand one after the other in the order in which their keys came, so what came at one time is on one page.
/// A table of slots, which needs nothing of its own for a key, leads from hash values to them. See ``PagedArray`` for what it
/// is good for.
@usableFromInline package struct PagedDictionary<Key: Hashable, Value> {
  @usableFromInline var entries = PagedArray<Entry>()
  /// In the upper half of a slot half a hash value, in the lower half one more than the place of an entry; 0 when free.
  ///
  /// The search for a key begins at the slot that its hash value names, and ends at a free one.
  @usableFromInline var slots = PagedArray<UInt64>()

  @usableFromInline struct Entry {
    @usableFromInline let key: Key
    /// Nil only while it is changed.
    @usableFromInline var value: Value?

    @inlinable init(key: Key) {
      self.key = key
    }
  }

  /// Creates an empty dictionary.
  @inlinable package init() {}

  /// The number of keys.
  @inlinable package var count: Int { entries.count }

  /// Whether there are no keys.
  @inlinable package var isEmpty: Bool { entries.isEmpty }

  /// The value of a key, or nil; setting nil takes the key out.
  ///
  /// - Complexity: O(1).
  @inlinable package subscript(key: Key) -> Value? {
    _read {
      if let place = place(of: key) {
        yield entries[place].value
      } else {
        yield nil
      }
    }
    set {
      if case .none = newValue, place(of: key) == nil { return }
      let (slot, place) = makePlace(for: key)
      entries[place].value = newValue
      if case .none = newValue { remove(slot, at: place) }
    }
    _modify {
      let (slot, place) = makePlace(for: key)
      defer {
        if case .none = entries[place].value { remove(slot, at: place) }
      }
      yield &entries[place].value
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
      var changed = entries[place].value.take() ?? value()
      defer { entries[place].value = changed }
      yield &changed
    }
  }
}

extension PagedDictionary {
  /// Puts in the value of a key that has none.
  ///
  /// - Returns: Whether it had none; if not, nothing changes.
  /// - Complexity: O(1).
  @inlinable package mutating func insert(_ value: Value, for key: Key) -> Bool {
    let (_, place) = makePlace(for: key)
    guard case .none = entries[place].value else { return false }
    entries[place].value = value
    return true
  }
}

// MARK: - Slots

extension PagedDictionary {
  @inlinable static func half(_ hash: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF
  }

  @inlinable static func place(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }

  @inlinable func place(of key: Key) -> Int? {
    guard !entries.isEmpty else { return nil }
    let slot = slots[slot(of: key, Self.half(key.hashValue))]
    return slot == 0 ? nil : Self.place(in: slot)
  }

  /// Returns the slot of a key, or the free one that it would have.
  @inlinable func slot(of key: Key, _ half: UInt64) -> Int {
    let mask = slots.count - 1
    var number = Int(half) & mask
    while case let slot = slots[number], slot != 0 {
      if slot >> 32 == half, entries[Self.place(in: slot)].key == key { break }
      number = (number + 1) & mask
    }
    return number
  }

  /// Returns slot and place of a key, which is put in without a value when it is not there.
  @inlinable mutating func makePlace(for key: Key) -> (slot: Int, place: Int) {
    let half = Self.half(key.hashValue)
    if slots.isEmpty {
      slots = PagedArray(repeatElement(0, count: 8))
    }
    var number = slot(of: key, half)
    if slots[number] == 0 {
      if (entries.count + 1) * 4 > slots.count * 3 {
        makeSlots()
        number = slot(of: key, half)
      }
      entries.append(Entry(key: key))
      slots[number] = half << 32 | UInt64(entries.count)
    }
    return (number, Self.place(in: slots[number]))
  }

  /// Doubles the number of slots.
  @inlinable mutating func makeSlots() {
    let old = slots
    slots = PagedArray(repeatElement(0, count: old.count * 2))
    let mask = slots.count - 1
    for slot in old where slot != 0 {
      var number = Int(slot >> 32) & mask
      while slots[number] != 0 {
        number = (number + 1) & mask
      }
      slots[number] = slot
    }
  }

  /// Takes an entry out; the last one comes into its place.
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
    while case let content = slots[next], content != 0 {
      let way = (next - Int(content >> 32)) & mask
      if way >= (next - gap) & mask {
        slots[gap] = content
        gap = next
      }
      next = (next + 1) & mask
    }
    slots[gap] = 0
  }
}

// MARK: - Entries

extension PagedDictionary: Sequence {
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline let entries: PagedArray<Entry>
    @usableFromInline var place = 0

    @inlinable init(_ entries: PagedArray<Entry>) {
      self.entries = entries
    }

    @inlinable package mutating func next() -> (key: Key, value: Value)? {
      guard place < entries.count, let value = entries[place].value else { return nil }
      defer { place += 1 }
      return (entries[place].key, value)
    }
  }

  @inlinable package func makeIterator() -> Iterator { Iterator(entries) }

  @inlinable package var keys: [Key] { entries.map(\.key) }
  @inlinable package var values: [Value] { entries.compactMap(\.value) }
}

extension PagedDictionary: Sendable where Key: Sendable, Value: Sendable {}
extension PagedDictionary.Entry: Sendable where Key: Sendable, Value: Sendable {}
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
