// SPDX-License-Identifier: Apache-2.0

/// An array in pages: a copy shares them all, and a change to the copy makes anew only the page it
/// falls on and the list of the pages around it.
///
/// Values with a long history are made of it, because they are copied often: by a checkpoint of a
/// log, by a view, by an app that keeps the value of before.
@usableFromInline package struct PagedArray<Element> {
  @usableFromInline package typealias Page = ContiguousArray<Element>

  /// The pages, in chapters of 64; all but the last one are full.
  @usableFromInline var chapters: ContiguousArray<ContiguousArray<Page>> = []
  /// The number of elements.
  @usableFromInline package internal(set) var count = 0

  /// A page has about two kilobytes: copying one costs little, and there are few of them.
  @inlinable static var pageBits: Int {
    let size = 2048 / Swift.max(1, MemoryLayout<Element>.stride)
    return Swift.max(3, Int.bitWidth - 1 - Swift.max(1, size).leadingZeroBitCount)
  }
  @inlinable static var pageSize: Int { 1 << pageBits }
  @inlinable static var chapterBits: Int { pageBits + 6 }

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
      addPage()
    }
    let chapter = chapters.count - 1
    chapters[chapter][chapters[chapter].count - 1].append(element)
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
    var start = position & ~(Self.pageSize - 1)
    var offset = position - start
    var pushed = element
    // Every page but the last is full: its last element goes to the beginning of the next one.
    while count - start >= Self.pageSize {
      let end = self[pageAt: start].removeLast()
      self[pageAt: start].insert(pushed, at: offset)
      (pushed, start, offset) = (end, start + Self.pageSize, 0)
    }
    if start == count {
      addPage()
    }
    self[pageAt: start].insert(pushed, at: offset)
    count += 1
  }

  /// Removes an element.
  ///
  /// - Precondition: There is one at the position.
  /// - Complexity: O(*k*) for *k* elements after it.
  @inlinable package mutating func remove(at position: Int) {
    var start = position & ~(Self.pageSize - 1)
    self[pageAt: start].remove(at: position - start)
    while start + Self.pageSize < count {
      let next = self[pageAt: start + Self.pageSize].removeFirst()
      self[pageAt: start].append(next)
      start += Self.pageSize
    }
    count -= 1
    removePages(before: start + Self.pageSize)
  }

  /// Removes all elements from a position on.
  ///
  /// - Precondition: The position is not beyond the end.
  @inlinable package mutating func truncate(to count: Int) {
    let end = self.count
    self.count = count
    removePages(before: end)
    let rest = count & (Self.pageSize - 1)
    if rest > 0 {
      let surplus = self[pageAt: count].count - rest
      self[pageAt: count].removeLast(surplus)
    }
  }
}

// MARK: - Pages

extension PagedArray {
  /// The page with a position.
  @inlinable subscript(pageAt position: Int) -> Page {
    @inline(__always) _read {
      yield chapters[position &>> Self.chapterBits][(position &>> Self.pageBits) & 63]
    }
    @inline(__always) _modify {
      yield &chapters[position &>> Self.chapterBits][(position &>> Self.pageBits) & 63]
    }
  }

  /// Adds an empty page for the next element.
  @inlinable mutating func addPage() {
    if count & ((1 << Self.chapterBits) - 1) == 0 {
      chapters.append([])
    }
    var page: Page = []
    // The first page grows as it must, because most arrays stay short.
    if count > 0 {
      page.reserveCapacity(Self.pageSize)
    }
    chapters[chapters.count - 1].append(page)
  }

  /// Removes the pages that no element is left for, of those there were for more elements.
  @inlinable mutating func removePages(before end: Int) {
    let pages = (end + Self.pageSize - 1) >> Self.pageBits
    let needed = (count + Self.pageSize - 1) >> Self.pageBits
    for _ in needed..<pages {
      chapters[chapters.count - 1].removeLast()
      if chapters[chapters.count - 1].isEmpty { chapters.removeLast() }
    }
  }
}

extension PagedArray {
  /// Returns a copy of the element at a position, which the subscript only lends.
  ///
  /// - Precondition: The position is below the count and not negative.
  /// - Complexity: O(1).
  @inlinable package func element(at position: Int) -> Element {
    chapters[position &>> Self.chapterBits][(position &>> Self.pageBits) & 63][
      position & (Self.pageSize - 1)
    ]
  }
}

extension PagedArray: RandomAccessCollection, MutableCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  /// - Precondition: The position is below the count and not negative.
  /// - Complexity: O(1).
  @inlinable package subscript(position: Int) -> Element {
    @inline(__always) _read {
      yield chapters[position &>> Self.chapterBits][(position &>> Self.pageBits) & 63][
        position & (Self.pageSize - 1)
      ]
    }
    @inline(__always) _modify {
      yield &chapters[position &>> Self.chapterBits][(position &>> Self.pageBits) & 63][
        position & (Self.pageSize - 1)
      ]
    }
  }
}

extension PagedArray: Sendable where Element: Sendable {}
extension PagedArray: Equatable where Element: Equatable {}
extension PagedArray: Hashable where Element: Hashable {}
