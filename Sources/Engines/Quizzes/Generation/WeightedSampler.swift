// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Draws items without replacement, with probabilities proportional to their weights.
///
/// Items are known by their offsets, from 0. A heavy item is more likely to be drawn, an item of
/// weight 0 never is, and a drawn item is gone:
///
/// ```swift
/// var sampler = try WeightedSampler(weights: [5, 0, 1])
/// var generator = SeededGenerator(seed: 7)
/// sampler.sample(using: &generator)   // 0 in five cases of six
/// sampler.sample(using: &generator)   // the other one of 0 and 2
/// sampler.sample(using: &generator)   // nil
/// ```
///
/// Copies share what was prepared, so many draws from the same weights each start from a copy of
/// one sampler, at no cost.
///
/// - Complexity: Creating takes O(*n*). Drawing *k* of *n* items takes O(*k*) expected time while
///   few are drawn and O(*n* + *k* log *n*) at most.
public struct WeightedSampler: Sendable {
  private let weights: CumulativeWeights
  /// The items removed so far, by offset, while they are few.
  private var removed: [Int] = []
  /// The items that remain, once more than a few have been removed.
  private var remaining: FenwickTree?

  /// The sum of the weights of the items that have not been drawn.
  public private(set) var totalWeight: UInt64

  /// The number of removed items from which a tree is faster than looking through all of them.
  private static let few = 32

  /// Prepares items for drawing.
  ///
  /// - Parameter weights: The weight of each item, 0 or more.
  /// - Throws: ``WeightError/negative(offset:weight:)``, or ``WeightError/overflow(offset:)`` when
  ///   the weights add up to more than `Int.max`.
  public init(weights: some Sequence<Int>) throws(WeightError) {
    self.weights = try CumulativeWeights(weights)
    totalWeight = self.weights.total
  }

  /// Draws an item, without bias, and removes it.
  ///
  /// - Returns: The item's offset, or nil when no item of positive weight remains.
  public mutating func sample(using generator: inout some RandomNumberGenerator) -> Int? {
    guard totalWeight > 0 else { return nil }
    return remove(atWeight: generator.draw(below: totalWeight))
  }

  /// Removes the item at a position of the remaining cumulative weight.
  ///
  /// Think of the remaining items side by side in their order, each as wide as its weight: the item
  /// that covers the position is removed.
  ///
  /// - Parameter position: A distance from the start, below ``totalWeight``.
  /// - Returns: The item's offset, or nil when the position is beyond the last item.
  public mutating func remove(atWeight position: UInt64) -> Int? {
    guard position < totalWeight else { return nil }
    let offset =
      if remaining == nil, removed.count < Self.few {
        removeAmongFew(at: position)
      } else {
        removeFromTree(at: position)
      }
    totalWeight -= weights.weight(of: offset)
    return offset
  }

  /// Finds the position in the unchanged weights by stepping over the gaps that removed items left.
  private mutating func removeAmongFew(at position: UInt64) -> Int {
    if removed.isEmpty {
      removed.reserveCapacity(Self.few)
    }
    var position = position
    var place = 0
    while place < removed.count, weights.start(of: removed[place]) <= position {
      position += weights.weight(of: removed[place])
      place += 1
    }
    let offset = weights.item(at: position)
    removed.insert(offset, at: place)
    return offset
  }

  private mutating func removeFromTree(at position: UInt64) -> Int {
    var tree = remaining ?? weights.tree(without: removed)
    remaining = nil  // so that the tree is changed in place
    let offset = tree.item(at: position)
    tree.subtract(weights.weight(of: offset), at: offset)
    remaining = tree
    return offset
  }
}

/// The reason weights cannot be used for drawing.
public enum WeightError: Error, Hashable, Sendable {
  /// The item at an offset has a weight below 0.
  case negative(offset: Int, weight: Int)
  /// The weights up to an offset add up to more than `Int.max`.
  case overflow(offset: Int)
}

extension WeightError: CustomStringConvertible {
  /// The error, for developers.
  public var description: String {
    switch self {
    case .negative(let offset, let weight):
      "the weight at offset \(offset) is \(weight), expected 0 or more"
    case .overflow(let offset):
      "the weights up to offset \(offset) add up to more than Int.max"
    }
  }
}

/// Weights side by side, with a guide that leads from a position to its item in O(1) expected time.
///
/// The positions are cut into about as many equal cells as there are items, and the guide says for
/// each cell which item covers its start, so that only the items within one cell need to be
/// searched.
struct CumulativeWeights: Sendable {
  /// The start of each item; one more element at the end holds the total.
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

/// Weights that change, with their running sums, each in O(log *n*).
///
/// After Peter Fenwick, "A new data structure for cumulative frequency tables" (Software: Practice
/// and Experience 24, 1994). Node *i*, counted from 1, holds the sum of the weights of the items
/// above *i* minus its lowest set bit, up to *i*.
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
