// SPDX-License-Identifier: Apache-2.0

/// Weights that change, with their running sums, each in O(log *n*).
///
/// After Peter Fenwick, "A new data structure for cumulative frequency tables" (Software: Practice and
/// Experience 24, 1994). Node *i*, counted from 1, holds the sum of the weights of the items above
/// *i* minus its lowest set bit, up to *i*.
struct FenwickTree: Sendable {
  private var sums: [UInt64]
  /// The largest power of two that is not above the number of items.
  private let top: Int

  /// - Complexity: O(*n*).
  init(_ weights: [UInt64]) {
    sums = [0] + weights
    var top = 1
    while top * 2 <= weights.count {
      top *= 2
    }
    self.top = top
    for node in sums.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < sums.count {
        sums[parent] += sums[node]
      }
    }
  }

  /// The item that covers a position below the total of the weights.
  func item(at position: UInt64) -> Int {
    var position = position
    var node = 0
    var step = top
    while step > 0 {
      if node + step < sums.count, sums[node + step] <= position {
        node += step
        position -= sums[node]
      }
      step /= 2
    }
    return node
  }

  /// Makes an item lighter by an amount up to its weight.
  mutating func subtract(_ amount: UInt64, at item: Int) {
    var node = item + 1
    while node < sums.count {
      sums[node] -= amount
      node += node & -node
    }
  }
}
