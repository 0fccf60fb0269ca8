/// An array in pages: a copy shares them all, and a change to the copy makes anew only the page it falls on.
///
/// Values with a long history are made of it, because they are copied often: by a checkpoint of a log, by a view, by
/// an app that keeps the value of before.
@usableFromInline package struct PagedArray<Element> {
  @usableFromInline var pages: ContiguousArray<ContiguousArray<Element>> = []
  /// The number of elements.
  @usableFromInline package internal(set) var count = 0

  /// A page has about eight kilobytes: copying one costs little, and there are few of them.
  @inlinable static var pageBits: Int {
    let size = 8192 / Swift.max(1, MemoryLayout<Element>.stride)
    return Swift.max(4, Int.bitWidth - 1 - Swift.max(1, size).leadingZeroBitCount)
  }
  @inlinable static var pageSize: Int { 1 << pageBits }

  /// Creates an empty array.
  @inlinable package init() {}

  @inlinable package init(_ elements: some Sequence<Element>) {
    for element in elements {
      append(element)
    }
  }

  /// Appends an element.
  ///
  /// - Complexity: O(1).
  @inlinable package mutating func append(_ element: Element) {
    if count & (Self.pageSize - 1) == 0 {
      pages.append([])
      // The first page grows as it must, because most arrays stay short.
      if count > 0 {
        pages[pages.count - 1].reserveCapacity(Self.pageSize)
      }
    }
    pages[pages.count - 1].append(element)
    count += 1
  }

  /// Inserts an element.
  ///
  /// - Precondition: The position is not beyond the end.
  /// - Complexity: O(*k*) for *k* elements after it.
  @inlinable package mutating func insert(_ element: Element, at position: Int) {
    guard position < count else {
      append(element)
      return
    }
    var page = position >> Self.pageBits
    var pushed = element
    var offset = position & (Self.pageSize - 1)
    // Every page but the last is full: its last element goes to the beginning of the next one.
    while pages[page].count == Self.pageSize {
      let last = pages[page].removeLast()
      pages[page].insert(pushed, at: offset)
      (pushed, page, offset) = (last, page + 1, 0)
      if page == pages.count {
        pages.append([])
      }
    }
    pages[page].insert(pushed, at: offset)
    count += 1
  }

  /// Removes an element.
  ///
  /// - Precondition: There is one at the position.
  /// - Complexity: O(*k*) for *k* elements after it.
  @inlinable package mutating func remove(at position: Int) {
    var page = position >> Self.pageBits
    pages[page].remove(at: position & (Self.pageSize - 1))
    while page + 1 < pages.count {
      pages[page].append(pages[page + 1].removeFirst())
      page += 1
    }
    if pages[page].isEmpty {
      pages.removeLast()
    }
    count -= 1
  }
}

extension PagedArray {
  /// Removes all elements from a position on.
  ///
  /// - Precondition: The position is not beyond the end.
  @inlinable package mutating func truncate(to count: Int) {
    let full = (count + Self.pageSize - 1) >> Self.pageBits
    pages.removeLast(pages.count - full)
    let rest = count & (Self.pageSize - 1)
    if rest > 0 {
      pages[full - 1].removeLast(pages[full - 1].count - rest)
    }
    self.count = count
  }
}

extension PagedArray: RandomAccessCollection, MutableCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  /// - Precondition: The position is below the count and not negative.
  /// - Complexity: O(1).
  @inlinable package subscript(position: Int) -> Element {
    _read { yield pages[position &>> Self.pageBits][position & (Self.pageSize - 1)] }
    _modify { yield &pages[position &>> Self.pageBits][position & (Self.pageSize - 1)] }
  }
}

extension PagedArray: Sendable where Element: Sendable {}
extension PagedArray: Equatable where Element: Equatable {}
extension PagedArray: Hashable where Element: Hashable {}
