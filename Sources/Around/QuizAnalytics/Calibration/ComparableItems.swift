// SPDX-License-Identifier: Apache-2.0
internal import Quizzes

/// Finds the items whose difficulties can be compared.
///
/// Items and blocks are the nodes of a graph: an edge leads from an item to a block in which it was answered
/// right, and from a block to an item that was answered wrong. Items of one strongly connected component can be
/// compared. The method is that of Kosaraju and Sharir: search the graph, then the reversed graph in the order
/// in which the first search left the nodes.
struct ComparableItems {
  /// The offsets of the items in the largest component, in rising order; of equally large ones that with the
  /// first item.
  let largest: [Int]

  init(_ blocks: [RaschBlock], count: Int) {
    var forward: [[Int]] = Array(repeating: [], count: count + blocks.count)
    var backward = forward
    for (index, block) in blocks.enumerated() {
      let node = count + index
      let right = Set(block.correctItems)
      for item in block.items {
        let (from, to) = right.contains(item) ? (item, node) : (node, item)
        forward[from].append(to)
        backward[to].append(from)
      }
    }
    var isVisited = Array(repeating: false, count: forward.count)
    var order: [Int] = []
    for start in forward.indices {
      order += Self.search(from: start, along: forward, &isVisited)
    }
    isVisited = Array(repeating: false, count: forward.count)
    var largest: [Int] = []
    for start in order.reversed() {
      let items = Self.search(from: start, along: backward, &isVisited)
        .filter { $0 < count }.sorted()
      if (items.count, -(items.first ?? 0)) > (largest.count, -(largest.first ?? 0)) {
        largest = items
      }
    }
    self.largest = largest.count > 1 ? largest : []
  }

  /// Visits what can be reached, depth first, and returns the nodes in the order in which they are left.
  private static func search(
    from start: Int,
    along edges: [[Int]],
    _ isVisited: inout [Bool]
  ) -> [Int] {
    guard !isVisited[start] else { return [] }
    isVisited[start] = true
    var order: [Int] = []
    var path = [(node: start, next: 0)]
    while let (node, next) = path.last {
      guard next < edges[node].count else {
        order.append(node)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let target = edges[node][next]
      if !isVisited[target] {
        isVisited[target] = true
        path.append((target, 0))
      }
    }
    return order
  }
}
