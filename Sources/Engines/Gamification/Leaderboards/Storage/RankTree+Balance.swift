// SPDX-License-Identifier: Apache-2.0
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

  /// Takes in the second half of a child that was split; the child's count still covers both halves.
  mutating func adopt(_ part: Part, after child: Int) {
    let total = part.node.total
    counts[child] -= total
    counts.insert(total, at: child + 1)
    elements.insert(part.least, at: child)
    children.insert(part.node, at: child + 1)
  }

  /// Joins a child that became too small with a neighbor, and halves them if that is too much for one.
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
  /// Moves the element at a position to before another position, as a new value, by shifting those in between.
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
