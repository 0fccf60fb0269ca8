// SPDX-License-Identifier: Apache-2.0

/// A table for a terminal: columns as wide as needed, the first one on the left and, as a rule, the
/// others on the right.
struct TextTable {
  private var rows: [[String]]
  private let left: Set<Int>

  /// Creates a table of a row of titles.
  ///
  /// - Parameters:
  ///   - titles: The titles.
  ///   - left: The columns whose cells are on the left.
  init(_ titles: [String], left: Set<Int> = [0]) {
    rows = [titles]
    self.left = left
  }

  /// Adds a row of as many cells as there are titles.
  mutating func add(_ row: [String]) {
    rows.append(row.map(\.onOneLine))
  }

  /// The rows as lines, without blanks at their ends.
  var lines: [String] {
    let widths = rows[0].indices.map { column in
      rows.map { $0[column].columns }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.columns)
        return left.contains(column) ? cell.0 + blanks : blanks + cell.0
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
