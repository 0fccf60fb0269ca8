// SPDX-License-Identifier: Apache-2.0

/// The nearness of an order to the correct one, which is that of the numbers from 0.
///
/// Each figure is found in O(*n* log *n*) or less.
package struct OrderComparison {
  /// The correct place of each item, in the order given.
  package let ranks: [Int]

  package init(ranks: [Int]) { self.ranks = ranks }

  /// The items at their place, by their correct place.
  package var areInPlace: [Bool] {
    var result = Array(repeating: false, count: ranks.count)
    for (place, rank) in ranks.enumerated() where place == rank {
      result[rank] = true
    }
    return result
  }

  /// For each item but the last, by its correct place, whether the correct one directly follows it.
  package var areFollowed: [Bool] {
    var result = Array(repeating: false, count: ranks.count - 1)
    for (rank, next) in zip(ranks, ranks.dropFirst()) where next == rank + 1 {
      result[rank] = true
    }
    return result
  }

  /// For each item, by its correct place, how many others stand on the right side of it.
  package var rightSides: [Int] {
    var result = Array(repeating: 0, count: ranks.count)
    var seen = CountTree(count: ranks.count)
    for (place, rank) in ranks.enumerated() {
      // Of the items that belong before this one, some stand there; the others stand among those
      // after it.
      let before = seen.count(below: rank)
      let after = (ranks.count - 1 - place) - (rank - before)
      result[rank] = before + after
      seen.add(rank)
    }
    return result
  }

  /// The length of the longest subsequence in the correct order.
  ///
  /// Patience sorting: `ends` holds for each length the smallest item that a subsequence of it can
  /// end with.
  package var longestSubsequence: Int {
    var ends: [Int] = []
    for rank in ranks {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < rank {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low < ends.count {
        ends[low] = rank
      } else {
        ends.append(rank)
      }
    }
    return ends.count
  }

  /// The length of the longest run of items that directly follow one another as they should.
  package var longestRun: Int {
    var longest = min(ranks.count, 1)
    var length = 1
    for (rank, next) in zip(ranks, ranks.dropFirst()) {
      length = next == rank + 1 ? length + 1 : 1
      longest = max(longest, length)
    }
    return longest
  }
}

extension OrderComparison {
  /// Returns the part of the order that is right by a formula, and the whole.
  package func right(by formula: OrderingTask.Formula) -> (count: Int, all: Int) {
    let count = ranks.count
    let pairs = count * (count - 1) / 2
    func stretch(_ length: Int) -> (Int, Int) { (length > 1 ? length : 0, count) }
    switch formula {
    case .allOrNothing: return (areInPlace.allSatisfy(\.self) ? 1 : 0, 1)
    case .exactPosition: return (areInPlace.count(where: \.self), count)
    case .relativeNext: return (areFollowed.count(where: \.self), count - 1)
    case .allPreviousAndNext: return (rightSides.reduce(0, +), 2 * pairs)
    case .longestSubsequence: return stretch(longestSubsequence)
    case .longestRun: return stretch(longestRun)
    // Each pair is counted from both ends.
    case .kendall: return (max(rightSides.reduce(0, +) - pairs, 0), pairs)
    case .dependencyGraph:
      var places = Array(repeating: 0, count: count)
      for (place, rank) in ranks.enumerated() { places[rank] = place }
      return (zip(places, places.dropFirst()).count { $0 < $1 }, count - 1)
    }
  }
}

/// Counts the numbers added so far below a bound, after Peter Fenwick's tree of running sums.
private struct CountTree {
  /// Node *i*, counted from 1, counts the numbers from *i* minus its lowest set bit, up to and
  /// without *i*.
  private var nodes: [Int]

  init(count: Int) {
    nodes = Array(repeating: 0, count: count + 1)
  }

  mutating func add(_ number: Int) {
    var node = number + 1
    while node < nodes.count {
      nodes[node] += 1
      node += node & -node
    }
  }

  func count(below bound: Int) -> Int {
    var count = 0
    var node = bound
    while node > 0 {
      count += nodes[node]
      node -= node & -node
    }
    return count
  }
}
