// SPDX-License-Identifier: Apache-2.0
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

  /// Takes an element out and puts another in, which is quicker than one after the other when both are near.
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
