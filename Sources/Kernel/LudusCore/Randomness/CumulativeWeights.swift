// SPDX-License-Identifier: Apache-2.0

/// Weights side by side, with a guide that leads from a position to its item in O(1) expected time.
///
/// The positions are cut into about as many equal cells as there are items, and the guide says for each cell
/// which item covers its start, so that only the items within one cell need to be searched.
struct CumulativeWeights: Sendable {
  /// Where each item starts; one more element at the end holds the total.
  private let starts: [UInt64]
  /// The item at the start of each cell; one more element at the end holds the last item.
  private let guide: [Int]
  /// A cell is 2 to this power wide.
  private let cellShift: UInt64

  init(_ weights: some Sequence<Int>) throws(WeightError) {
    var starts: [UInt64] = [0]
    starts.reserveCapacity(weights.underestimatedCount + 1)
    var end: UInt64 = 0
    for (offset, weight) in weights.enumerated() {
      guard weight >= 0 else { throw .negative(offset: offset, weight: weight) }
      end += UInt64(weight.magnitude)  // two numbers up to Int.max always fit
      guard end <= UInt64(Int.max) else { throw .overflow(offset: offset) }
      starts.append(end)
    }
    (cellShift, guide) = Self.guide(to: starts)
    self.starts = starts
  }

  private static func guide(to starts: [UInt64]) -> (cellShift: UInt64, items: [Int]) {
    let count = starts.count - 1
    let total = starts[count]
    var cellShift: UInt64 = 0
    while total >> cellShift > count {
      cellShift += 1
    }
    var items: [Int] = []
    var item = 0
    for cell in 0..<(total >> cellShift) + 1 {
      while item + 1 < count, starts[item + 1] <= cell << cellShift {
        item += 1
      }
      items.append(item)
    }
    items.append(Swift.max(count - 1, 0))
    return (cellShift, items)
  }

  var total: UInt64 { starts[starts.count - 1] }

  func start(of item: Int) -> UInt64 { starts[item] }

  func weight(of item: Int) -> UInt64 { starts[item + 1] - starts[item] }

  /// The item that covers a position below the total: the first that ends after it.
  func item(at position: UInt64) -> Int {
    let cell = Int(truncatingIfNeeded: position >> cellShift)
    var low = guide[cell]
    var high = guide[cell + 1]
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > position {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// A tree of the weights in which removed items have weight 0.
  func tree(without removed: [Int]) -> FenwickTree {
    var weights = zip(starts, starts.dropFirst()).map { $1 - $0 }
    for item in removed {
      weights[item] = 0
    }
    return FenwickTree(weights)
  }
}
