// SPDX-License-Identifier: Apache-2.0

/// Which items must stand before which, by their offsets in a task.
package struct DependencyGraph: Sendable {
  /// For each item those that must stand before it.
  package let predecessors: [[Int]]
  /// The items in their order, each right after those of its predecessors that had not come yet; an order that
  /// respects the graph, if there is no cycle.
  let order: [Int]
  /// Items of which each must stand after the next one, and the last after the first, or nil when there are
  /// none.
  let cycle: [Int]?

  /// Creates the graph of a task; predecessors that are no items are passed over.
  ///
  /// The method is depth-first search with a stack of its own, so that a long chain cannot exhaust that of the
  /// program.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of items and predecessors.
  package init(_ task: OrderingTask) {
    let offsets = Dictionary(task.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
    predecessors = task.items.map { item in
      (task.predecessors[item.id] ?? []).compactMap { offsets[$0] }
    }
    var order: [Int] = []
    var cycle: [Int]?
    var states = Array(repeating: State.new, count: predecessors.count)
    /// How many predecessors of each item are looked at.
    var seen = Array(repeating: 0, count: predecessors.count)
    for start in predecessors.indices where states[start] == .new {
      var path = [start]
      states[start] = .entered
      while let item = path.last {
        guard seen[item] < predecessors[item].count else {
          states[item] = .left
          order.append(item)
          path.removeLast()
          continue
        }
        let next = predecessors[item][seen[item]]
        seen[item] += 1
        switch states[next] {
        case .new:
          states[next] = .entered
          path.append(next)
        case .entered where cycle == nil:
          cycle = Array(path.drop { $0 != next })
        case .entered, .left:
          break
        }
      }
    }
    self.order = order
    self.cycle = cycle
  }

  private enum State {
    case new, entered, left
  }
}
