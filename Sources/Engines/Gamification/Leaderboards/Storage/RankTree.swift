// SPDX-License-Identifier: Apache-2.0

/// A value that stands in an order, the better before the worse.
///
/// This is not `Comparable`, because values at the same place need not be equal.
protocol Ranked: Sendable {
  /// Whether the value stands before another. The order must be total.
  func precedes(_ other: Self) -> Bool
}

/// Different elements in order, of which each knows its position; leaderboards are built on it.
///
/// A B+ tree whose inner nodes know how many elements are below each child (Rudolf Bayer and Edward McCreight,
/// "Organization and maintenance of large ordered indices", Acta Informatica 1, 1972; with counts it is called an
/// order statistic tree). Its nodes are arrays within arrays: a copy shares them all, and a change to the copy makes
/// anew only the nodes on the way to the change.
///
/// Elements that neither precede one another are the same element.
struct RankTree<Element: Ranked>: Sendable {
  var root = Node()

  /// Creates an empty tree.
  init() {}

  /// Creates a tree of elements that stand in order and differ.
  ///
  /// - Complexity: O(*n*).
  init(sorted elements: [Element]) {
    var nodes = Self.runs(of: elements.count, capacity: Node.leafCapacity).map { run in
      (least: elements[run.lowerBound], node: Node(leaf: elements[run]))
    }
    while nodes.count > 1 {
      nodes = Self.runs(of: nodes.count, capacity: Node.innerCapacity).map { run in
        (least: nodes[run.lowerBound].least, node: Node(children: nodes[run]))
      }
    }
    root = nodes.first?.node ?? Node()
  }

  /// The number of elements.
  var count: Int { root.total }

  /// Cuts a number of things into equal runs, each filled to three quarters, which leaves room to grow.
  private static func runs(of count: Int, capacity: Int) -> [Range<Int>] {
    let fill = capacity * 3 / 4
    let runs = (count + fill - 1) / fill
    return (0..<runs).map { count * $0 / runs..<count * ($0 + 1) / runs }
  }
}

extension RankTree {
  /// A part of the tree: a leaf with elements, or an inner node with children.
  struct Node: Sendable {
    /// The elements of a leaf, in order.
    ///
    /// Of an inner node, a bound for each child but the first: no element of the child precedes it, and all elements
    /// of the children before do.
    var elements: ContiguousArray<Element>
    /// None for a leaf.
    var children: ContiguousArray<Node>
    /// The number of elements below each child.
    var counts: ContiguousArray<Int>

    /// How many elements a leaf holds at most: what fits into two kilobytes, where a search and a shift cost about
    /// as much as the memory they wait for.
    static var leafCapacity: Int { max(16, 2048 / MemoryLayout<Element>.stride) }
    /// How many children an inner node has at most.
    static var innerCapacity: Int { 64 }

    /// Creates an empty leaf.
    init() {
      (elements, children, counts) = ([], [], [])
    }

    init(leaf elements: some Collection<Element>) {
      self.init()
      self.elements.reserveCapacity(Self.leafCapacity + 1)
      self.elements.append(contentsOf: elements)
    }

    init(children parts: some Collection<(least: Element, node: Node)>) {
      elements = ContiguousArray(parts.dropFirst().map(\.least))
      children = ContiguousArray(parts.map(\.node))
      counts = ContiguousArray(parts.map(\.node.total))
    }

    var isLeaf: Bool { children.isEmpty }

    /// The number of elements below.
    var total: Int { isLeaf ? elements.count : counts.reduce(0, +) }
  }
}
