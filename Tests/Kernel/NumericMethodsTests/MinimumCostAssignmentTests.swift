// SPDX-License-Identifier: Apache-2.0
import SharedHistories
import LudusTestSupport
import Testing

@testable import NumericMethods

@Suite struct MinimumCostAssignmentTests {
  @Test func theCheapestSumIsFoundWhereTakingTheCheapestFirstFails() {
    let costs = [[1, 2], [1, 9]]
    let assignment = MinimumCostAssignment(rows: 2, columns: 2) { costs[$0][$1] }
    #expect(assignment.columns == [1, 0])
    #expect(assignment.cost == 3)
  }

  @Test func nothingIsAssignedToNothing() {
    let assignment = MinimumCostAssignment(rows: 0, columns: 3) { _, _ in 1 }
    #expect(assignment.columns.isEmpty)
    #expect(assignment.cost == 0)
  }

  /// The least sum over all ways, found by trying all of them.
  private func leastCost(_ costs: [[Int]], row: Int = 0, taken: Set<Int> = []) -> Int {
    guard row < costs.count else { return 0 }
    return costs[row].indices.filter { !taken.contains($0) }.map {
      costs[row][$0] + leastCost(costs, row: row + 1, taken: taken.union([$0]))
    }.min() ?? 0
  }

  @Test func noWayIsCheaper() {
    forEachSeed(0..<500) { generator in
      let rows = Int(generator.draw(below: 6))
      let columns = rows + Int(generator.draw(below: 3))
      let costs = (0..<rows).map { _ in
        (0..<columns).map { _ in Int(generator.draw(below: 21)) - 10 }
      }
      let assignment = MinimumCostAssignment(rows: rows, columns: columns) { costs[$0][$1] }
      try #require(Set(assignment.columns).count == rows)
      try #require(assignment.columns.allSatisfy { (0..<columns).contains($0) })
      try #require(assignment.cost == leastCost(costs))
    }
  }
}
