// SPDX-License-Identifier: Apache-2.0
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
  /// Finds the child that has the element at an offset, which is then counted from the child's first.
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
  /// How many elements, all of them at the front, satisfy a condition.
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
