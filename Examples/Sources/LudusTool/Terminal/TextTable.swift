/// A table for a terminal: the first column on the left, the others as wide as needed and on the right.
struct TextTable {
  private var rows: [[String]]

  /// Creates a table of a row of titles.
  init(_ titles: [String]) {
    rows = [titles]
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
        return column == 0 ? cell.0 + blanks : blanks + cell.0
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
