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
/// A B+ tree whose inner nodes know how many elements are below each child (Rudolf Bayer and Edward
/// McCreight, "Organization and maintenance of large ordered indices", Acta Informatica 1, 1972;
/// with counts it is called an order statistic tree). Its nodes are arrays within arrays: a copy
/// shares them all, and a change to the copy makes anew only the nodes on the way to the change.
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

  /// Cuts a number of things into equal runs, each filled to three quarters, which leaves room to
  /// grow.
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
    /// Of an inner node, a bound for each child but the first: no element of the child precedes it,
    /// and all elements of the children before do.
    var elements: ContiguousArray<Element>
    /// None for a leaf.
    var children: ContiguousArray<Node>
    /// The number of elements below each child.
    var counts: ContiguousArray<Int>

    /// The greatest number of elements in a leaf: what fits into two kilobytes, where a search and
    /// a shift cost about as much as the memory they wait for.
    static var leafCapacity: Int { max(16, 2048 / MemoryLayout<Element>.stride) }
    /// The greatest number of children of an inner node.
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

extension RankTree {
  /// Returns how many elements, all of them at the front, satisfy a condition.
  ///
  /// - Parameter condition: Holds for all elements that precede one for which it holds.
  /// - Returns: The number of elements for which it holds.
  /// - Complexity: O(log *n*).
  @inline(__always)
  func count(while condition: (Element) -> Bool) -> Int {
    var node = root
    var count = 0
    while !node.isLeaf {
      let child = node.elements.count(while: condition)
      for index in 0..<child {
        count &+= node.counts[index]
      }
      node = node.children[child]
    }
    return count + node.elements.count(while: condition)
  }

  /// Returns the first element that does not satisfy a condition, or nil when all do.
  ///
  /// - Parameter condition: Holds for all elements that precede one for which it holds.
  /// - Returns: The element after those for which it holds.
  /// - Complexity: O(log *n*).
  @inline(__always)
  func first(after condition: (Element) -> Bool) -> Element? {
    var node = root
    while !node.isLeaf {
      node = node.children[node.elements.count(while: condition)]
    }
    let position = node.elements.count(while: condition)
    if position < node.elements.count { return node.elements[position] }
    // The first element of the next leaf is found by its position.
    return element(at: count(while: condition))
  }

  /// The element at a position, counted from 0, or nil for a position out of range.
  ///
  /// - Complexity: O(log *n*).
  func element(at position: Int) -> Element? {
    guard position >= 0 else { return nil }
    var node = root
    var offset = position
    while !node.isLeaf {
      guard let child = node.child(at: &offset) else { return nil }
      node = node.children[child]
    }
    return offset < node.elements.count ? node.elements[offset] : nil
  }

  /// The elements at some positions, counted from 0, as far as there are any.
  ///
  /// - Complexity: O(log *n* + *m*) for *m* elements.
  func elements(at positions: Range<Int>) -> [Element] {
    let positions = positions.clamped(to: 0..<count)
    var elements: [Element] = []
    elements.reserveCapacity(positions.count)
    root.append(positions.count, from: positions.lowerBound, to: &elements)
    return elements
  }
}

extension RankTree.Node {
  /// Finds the child that has the element at an offset, which is then counted from the child's
  /// first.
  func child(at offset: inout Int) -> Int? {
    for (index, count) in counts.enumerated() {
      if offset < count { return index }
      offset -= count
    }
    return nil
  }

  /// Appends elements from an offset on, as many as wanted if possible.
  func append(_ wanted: Int, from offset: Int, to result: inout [Element]) {
    if isLeaf {
      let end = wanted < elements.count - offset ? offset + wanted : elements.count
      result.append(contentsOf: elements[offset..<end])
      return
    }
    var offset = offset
    guard let first = child(at: &offset) else { return }
    let target = result.count + wanted
    for child in first..<children.count where result.count < target {
      children[child].append(target - result.count, from: offset, to: &result)
      offset = 0
    }
  }
}

extension ContiguousArray {
  /// Returns the number of elements, all of them at the front, that satisfy a condition.
  @inline(__always)
  func count(while condition: (Element) -> Bool) -> Int {
    var start = 0
    var length = count
    while length > 1 {
      let half = length >> 1
      start += condition(self[start + half - 1]) ? half : 0
      length -= half
    }
    return length == 1 && condition(self[start]) ? start + 1 : start
  }
}

extension RankTree {
  /// Puts an element where it belongs.
  ///
  /// - Returns: False when it is there already; then nothing changes.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    let outcome = root.insert(element)
    if case .split(let part) = outcome { grow(part) }
    if case .unchanged = outcome { return false }
    return true
  }

  /// Takes an element out.
  ///
  /// - Returns: False when it is not there; then nothing changes.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func remove(_ element: Element) -> Bool {
    let isRemoved = root.remove(element)
    shrink()
    return isRemoved
  }

  /// Takes an element out and puts another in, which is quicker than one after the other when both
  /// are near.
  ///
  /// - Precondition: The first is there and the second, unless they are the same, is not.
  /// - Complexity: O(log *n*).
  mutating func replace(_ old: Element, with new: Element) {
    if let part = root.replace(old, with: new) {
      grow(part)
    }
    shrink()
  }

  private mutating func grow(_ part: Node.Part) {
    let left = root
    root = Node()
    root.elements = [part.least]
    root.counts = [left.total, part.node.total]
    root.children = [left, part.node]
  }

  /// Takes away a root that has only one child.
  private mutating func shrink() {
    while root.children.count == 1 {
      root = root.children[0]
    }
  }
}

extension RankTree.Node {
  /// The right half of a node that grew too large.
  typealias Part = (least: Element, node: Self)

  enum Insertion {
    case unchanged
    case inserted
    case split(Part)
  }

  /// The child where an element is or belongs.
  @inline(__always)
  private func child(of element: Element) -> Int {
    elements.count { !element.precedes($0) }
  }

  mutating func insert(_ element: Element) -> Insertion {
    if isLeaf {
      let position = elements.count { $0.precedes(element) }
      if position < elements.count, !element.precedes(elements[position]) { return .unchanged }
      elements.insert(element, at: position)
      return splitIfNeeded().map { .split($0) } ?? .inserted
    }
    let child = child(of: element)
    switch children[child].insert(element) {
    case .unchanged:
      return .unchanged
    case .inserted:
      counts[child] += 1
      return .inserted
    case .split(let part):
      counts[child] += 1
      adopt(part, after: child)
      return splitIfNeeded().map { .split($0) } ?? .inserted
    }
  }

  mutating func remove(_ element: Element) -> Bool {
    if isLeaf {
      let position = elements.count { $0.precedes(element) }
      guard position < elements.count, !element.precedes(elements[position]) else { return false }
      elements.remove(at: position)
      return true
    }
    let child = child(of: element)
    guard children[child].remove(element) else { return false }
    counts[child] -= 1
    mend(child)
    return true
  }

  mutating func replace(_ old: Element, with new: Element) -> Part? {
    if isLeaf {
      elements.move(
        elements.count { $0.precedes(old) },
        before: elements.count { $0.precedes(new) },
        as: new
      )
      return nil
    }
    var source = child(of: old)
    let target = child(of: new)
    if source == target {
      if let part = children[source].replace(old, with: new) {
        adopt(part, after: source)
      }
    } else {
      counts[source] -= children[source].remove(old) ? 1 : 0
      let insertion = children[target].insert(new)
      counts[target] += 1
      if case .split(let part) = insertion {
        adopt(part, after: target)
        source += target < source ? 1 : 0
      }
    }
    mend(source)
    return splitIfNeeded()
  }
}

extension RankTree.Node {
  private var capacity: Int { isLeaf ? Self.leafCapacity : Self.innerCapacity }
  private var size: Int { isLeaf ? elements.count : children.count }

  /// Takes the right half of a node that grew too large out of it.
  mutating func splitIfNeeded() -> Part? {
    guard size > capacity else { return nil }
    let half = size / 2
    var right = Self()
    if isLeaf {
      right = Self(leaf: elements[half...])
      elements.removeSubrange(half...)
      return (right.elements[0], right)
    }
    right.elements = ContiguousArray(elements[half...])
    right.children = ContiguousArray(children[half...])
    right.counts = ContiguousArray(counts[half...])
    let least = elements[half - 1]
    elements.removeSubrange((half - 1)...)
    children.removeSubrange(half...)
    counts.removeSubrange(half...)
    return (least, right)
  }

  /// Takes in the second half of a child that was split; the child's count still covers both
  /// halves.
  mutating func adopt(_ part: Part, after child: Int) {
    let total = part.node.total
    counts[child] -= total
    counts.insert(total, at: child + 1)
    elements.insert(part.least, at: child)
    children.insert(part.node, at: child + 1)
  }

  /// Joins a child that became too small with a neighbor, and halves them if that is too much for
  /// one.
  ///
  /// A quarter is too small, so that what was split does not soon have to be joined again.
  mutating func mend(_ child: Int) {
    guard children[child].size < children[child].capacity / 4, children.count > 1 else { return }
    let left = max(0, child - 1)
    let bound = elements.remove(at: left)
    let right = children.remove(at: left + 1)
    counts[left] += counts.remove(at: left + 1)
    children[left].append(right, from: bound)
    if let part = children[left].splitIfNeeded() {
      adopt(part, after: left)
    }
  }

  /// Takes in all of the next node, whose elements a bound does not follow.
  private mutating func append(_ next: Self, from bound: Element) {
    if !isLeaf {
      elements.append(bound)
    }
    elements += next.elements
    children += next.children
    counts += next.counts
  }
}

extension ContiguousArray {
  /// Moves the element at a position to before another position, as a new value, by shifting those
  /// in between.
  @inline(__always)
  mutating func move(_ position: Int, before target: Int, as element: Element) {
    var position = position
    while position + 1 < target {
      self[position] = self[position + 1]
      position += 1
    }
    while position > target {
      self[position] = self[position - 1]
      position -= 1
    }
    self[position] = element
  }
}
