// SPDX-License-Identifier: Apache-2.0

/// Draws items without replacement, each with a chance in proportion to its weight.
///
/// Items are known by their offsets, from 0. A heavy item is more likely to be drawn, an item of weight 0
/// never is, and a drawn item is gone:
///
/// ```swift
/// var sampler = try WeightedSampler(weights: [5, 0, 1])
/// var generator = SeededGenerator(seed: 7)
/// sampler.sample(using: &generator)   // 0 in five cases of six
/// sampler.sample(using: &generator)   // the other one of 0 and 2
/// sampler.sample(using: &generator)   // nil
/// ```
///
/// Copies share what was prepared, so many draws from the same weights each start from a copy of one
/// sampler, at no cost.
///
/// - Complexity: Creating takes O(*n*). Drawing *k* of *n* items takes O(*k*) expected time while few are
///   drawn and O(*n* + *k* log *n*) at most.
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
  /// - Throws: ``WeightError/negative(offset:weight:)``, or ``WeightError/overflow(offset:)`` when the weights add
  ///   up to more than `Int.max`.
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
  /// Think of the remaining items side by side in their order, each as wide as its weight: the item that
  /// covers the position is removed.
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

/// Why weights cannot be drawn by.
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
