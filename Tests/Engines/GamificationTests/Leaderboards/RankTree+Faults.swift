// SPDX-License-Identifier: Apache-2.0
@testable import Gamification

extension RankTree {
  /// What is wrong with the structure of the tree; nothing if it is sound.
  var faults: [String] {
    var faults: [String] = []
    var leafDepths: Set<Int> = []
    root.check(depth: 0, isRoot: true, &faults, &leafDepths)
    if leafDepths.count != 1 {
      faults.append("leaves in the depths \(leafDepths.sorted())")
    }
    let elements = elements(at: 0..<count)
    if elements.count != count {
      faults.append("\(elements.count) elements where \(count) are counted")
    }
    if zip(elements, elements.dropFirst()).contains(where: { !$0.precedes($1) }) {
      faults.append("elements out of order")
    }
    return faults
  }
}

extension RankTree.Node {
  fileprivate func check(
    depth: Int,
    isRoot: Bool,
    _ faults: inout [String],
    _ leafDepths: inout Set<Int>
  ) {
    let size = isLeaf ? elements.count : children.count
    let capacity = isLeaf ? Self.leafCapacity : Self.innerCapacity
    let least = isRoot ? (isLeaf ? 0 : 2) : capacity / 4
    if !(least...capacity).contains(size) {
      faults.append("a node of size \(size) in depth \(depth), expected \(least) to \(capacity)")
    }
    if isLeaf {
      leafDepths.insert(depth)
      return
    }
    if counts.elementsEqual(children.map(\.total)) == false {
      faults.append("counts that are wrong in depth \(depth)")
    }
    if elements.count != children.count - 1 {
      faults.append("\(elements.count) bounds for \(children.count) children in depth \(depth)")
    }
    for (bound, (left, right)) in zip(elements, zip(children, children.dropFirst()))
    where left.last.precedes(bound) == false || right.first.precedes(bound) {
      faults.append("a bound that does not part its children in depth \(depth)")
    }
    for child in children {
      child.check(depth: depth + 1, isRoot: false, &faults, &leafDepths)
    }
  }

  private var first: Element { isLeaf ? elements[0] : children[0].first }
  private var last: Element {
    isLeaf ? elements[elements.count - 1] : children[children.count - 1].last
  }
}
