/// A dictionary in pages: a copy shares them all, and a change to the copy makes anew only the page it falls on.
///
/// The pages are small dictionaries, and a key belongs to one of them by its hash value. See ``PagedArray`` for what
/// it is good for.
@usableFromInline package struct PagedDictionary<Key: Hashable, Value> {
  @usableFromInline var pages: ContiguousArray<[Key: Value]> = [[:]]
  /// The number of keys.
  @usableFromInline package internal(set) var count = 0

  /// How many keys a page has at most on average.
  @inlinable static var pageSize: Int { 16 }

  /// Creates an empty dictionary.
  @inlinable package init() {}

  /// Whether there are no keys.
  @inlinable package var isEmpty: Bool { count == 0 }

  /// The value of a key, or nil; setting nil takes the key out.
  ///
  /// - Complexity: O(1) on average.
  @inlinable package subscript(key: Key) -> Value? {
    get { pages[page(of: key)][key] }
    _modify {
      let page = page(of: key)
      let before = pages[page].count
      defer { note(pages[page].count - before) }
      yield &pages[page][key]
    }
  }

  /// The value of a key, or another one.
  @inlinable package subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let page = page(of: key)
      let before = pages[page].count
      defer { note(pages[page].count - before) }
      yield &pages[page][key, default: value()]
    }
  }

  @inlinable func page(of key: Key) -> Int {
    pages.count == 1 ? 0 : key.hashValue & (pages.count - 1)
  }

  /// Counts new keys, and doubles the pages when they are full.
  @inlinable mutating func note(_ change: Int) {
    guard change != 0 else { return }
    count += change
    guard count > pages.count * Self.pageSize else { return }
    let old = pages
    pages = ContiguousArray(repeating: [:], count: old.count * 2)
    for page in old {
      for (key, value) in page {
        pages[self.page(of: key)][key] = value
      }
    }
  }
}

extension PagedDictionary: Sequence {
  /// Goes through all keys with their values, in no particular order.
  @inlinable package func makeIterator()
    -> FlattenSequence<ContiguousArray<[Key: Value]>>.Iterator
  { pages.joined().makeIterator() }

  /// All keys, in no particular order.
  @inlinable package var keys: [Key] { pages.flatMap(\.keys) }
  /// All values, in no particular order.
  @inlinable package var values: [Value] { pages.flatMap(\.values) }
}

extension PagedDictionary: Sendable where Key: Sendable, Value: Sendable {}

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
