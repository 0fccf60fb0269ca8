// SPDX-License-Identifier: Apache-2.0
extension RegionIndex {
  /// Which of some regions a point is in, by their offsets.
  ///
  /// ```swift
  /// let hits = index.hits(at: point)
  /// hits.contains(3)   // whether it is in the fourth region
  /// Array(hits)        // the offsets of all it is in, in ascending order
  /// ```
  public struct Hits: Hashable, Sendable {
    /// The first 64 regions, a bit each.
    public private(set) var firstBits: UInt64
    /// The regions after them, a bit each in words of 64; nil when there are none.
    private var otherBits: [UInt64]?

    init(firstBits: UInt64, otherBits: [UInt64]?) {
      self.firstBits = firstBits
      self.otherBits = otherBits
    }

    mutating func insert(_ offset: Int) {
      if offset < 64 {
        firstBits |= 1 << UInt64(offset)
      } else {
        otherBits?[offset / 64 - 1] |= 1 << UInt64(offset % 64)
      }
    }

    /// Whether the point is in the region with an offset.
    package func contains(_ offset: Int) -> Bool {
      guard offset >= 64 else { return offset >= 0 && firstBits >> UInt64(offset) & 1 == 1 }
      guard let otherBits, offset / 64 - 1 < otherBits.count else { return false }
      return otherBits[offset / 64 - 1] >> UInt64(offset % 64) & 1 == 1
    }

    /// Whether the point is in no region.
    package var isEmpty: Bool { firstBits == 0 && otherBits?.allSatisfy { $0 == 0 } ?? true }
  }
}

extension RegionIndex.Hits: Sequence {
  /// Returns an iterator over the offsets in ascending order.
  public func makeIterator() -> some IteratorProtocol<Int> {
    Offsets(bits: firstBits, others: otherBits)
  }

  /// Goes through the offsets in ascending order.
  private struct Offsets: IteratorProtocol {
    fileprivate var bits: UInt64
    fileprivate let others: [UInt64]?
    private var word = 0

    fileprivate init(bits: UInt64, others: [UInt64]?) {
      self.bits = bits
      self.others = others
    }

    /// The next offset, or nil after the last.
    mutating func next() -> Int? {
      while bits == 0 {
        guard let others, word < others.count else { return nil }
        bits = others[word]
        word += 1
      }
      defer { bits &= bits - 1 }
      return word * 64 + bits.trailingZeroBitCount
    }
  }
}
