// SPDX-License-Identifier: Apache-2.0

/// The cheapest way to give every row a column of its own.
///
/// Source: the Hungarian method with potentials (H. W. Kuhn 1955; J. Munkres 1957), one row at a
/// time along a shortest augmenting path.
package struct MinimumCostAssignment: Hashable, Sendable {
  /// The column of each row.
  package let columns: [Int]
  /// The sum of the costs.
  package let cost: Int

  /// Finds the assignment.
  ///
  /// Of several cheapest ones it is always the same that is found.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - columns: The number of columns, at least as many.
  ///   - cost: The cost of giving a row a column, within ±2^31 so that no sum overflows.
  /// - Complexity: O(*r*² · *c*) for *r* rows and *c* columns.
  package init(rows: Int, columns: Int, cost: (_ row: Int, _ column: Int) -> Int) {
    precondition(rows <= columns, "more rows than columns")
    let costs = (0..<rows).map { row in (0..<columns).map { cost(row, $0) } }
    // Row and column 0 stand for "none", so all offsets below are one higher.
    var rowPotential = Array(repeating: 0, count: rows + 1)
    var columnPotential = Array(repeating: 0, count: columns + 1)
    var rowOfColumn = Array(repeating: 0, count: columns + 1)
    for row in stride(from: 1, through: rows, by: 1) {
      rowOfColumn[0] = row
      var column = 0
      var cheapest = Array(repeating: Int.max, count: columns + 1)
      var cameFrom = Array(repeating: 0, count: columns + 1)
      var isVisited = Array(repeating: false, count: columns + 1)
      repeat {
        isVisited[column] = true
        let current = rowOfColumn[column]
        var step = Int.max
        var next = 0
        for candidate in 1...columns where !isVisited[candidate] {
          let reduced =
            costs[current - 1][candidate - 1] - rowPotential[current] - columnPotential[candidate]
          if reduced < cheapest[candidate] {
            cheapest[candidate] = reduced
            cameFrom[candidate] = column
          }
          if cheapest[candidate] < step {
            step = cheapest[candidate]
            next = candidate
          }
        }
        for visited in 0...columns {
          if isVisited[visited] {
            rowPotential[rowOfColumn[visited]] += step
            columnPotential[visited] -= step
          } else if cheapest[visited] != .max {
            cheapest[visited] -= step
          }
        }
        column = next
      } while rowOfColumn[column] != 0
      while column != 0 {
        rowOfColumn[column] = rowOfColumn[cameFrom[column]]
        column = cameFrom[column]
      }
    }
    var columnOfRow = Array(repeating: 0, count: rows)
    for (column, row) in rowOfColumn.enumerated() where row > 0 && column > 0 {
      columnOfRow[row - 1] = column - 1
    }
    self.columns = columnOfRow
    self.cost = columnOfRow.enumerated().reduce(0) { $0 + costs[$1.offset][$1.element] }
  }
}
