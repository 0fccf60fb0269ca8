// SPDX-License-Identifier: Apache-2.0

/// A chart of counts in rows and columns, darker where counts are higher.
public struct HeatMap: Sendable {
  let title: String
  let rowTitle: String
  let columnTitle: String
  let rows: [String]
  let columns: [String]
  let counts: [[Int]]

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - title: The subject of the chart, for people who have it read to them.
  ///   - rowTitle: The title above the names of the rows.
  ///   - columnTitle: The title above the names of the columns.
  ///   - rows: The names of the rows.
  ///   - columns: The names of the columns, which should be short.
  ///   - counts: For each row the counts of its columns; a count of 0 is left white, and one
  ///     without a column is not drawn.
  public init(
    _ title: String,
    rowTitle: String,
    columnTitle: String,
    rows: [String],
    columns: [String],
    _ counts: [[Int]]
  ) {
    self.title = title
    self.rowTitle = rowTitle
    self.columnTitle = columnTitle
    self.rows = rows
    self.columns = columns
    self.counts = counts
  }

  /// The drawing.
  public var chart: Chart {
    let cell = max(22, (columns.map(\.width).max() ?? 0) + 4)
    let left = min(200, rows.map(\.width).max() ?? 0) + 8
    let top = 34.0
    let highest = max(1, counts.joined().max() ?? 1)
    var parts: [Markup] = [
      .label(rowTitle, x: left - 8, y: top - 8, anchor: "end", class: "axis"),
      .label(columnTitle, x: left, y: 11, class: "axis"),
    ]
    for (index, column) in columns.enumerated() {
      parts.append(
        .label(column, x: left + (Double(index) + 0.5) * cell, y: top - 8, anchor: "middle")
      )
    }
    for (index, row) in zip(rows, counts).enumerated() {
      let y = top + Double(index) * 22
      parts.append(.label(row.0.fitting(200), x: left - 8, y: y + 15, anchor: "end"))
      for (column, count) in row.1.prefix(columns.count).enumerated() {
        let x = left + Double(column) * cell
        parts.append(
          Markup(
            "rect",
            [
              "class": count == 0 ? "cell" : "cell heat\(Self.step(count, of: highest))",
              "x": x.svg, "y": y.svg,
              "width": cell.svg, "height": "22",
            ]
          )
        )
        guard count > 0 else { continue }
        let tone = Self.step(count, of: highest) > 3 ? "on-dark" : "on-light"
        parts.append(.label("\(count)", x: x + cell / 2, y: y + 15, anchor: "middle", class: tone))
      }
    }
    let width = left + Double(columns.count) * cell + 2
    return Chart(
      title: title,
      width: max(width, left + columnTitle.width + 4),
      height: top + Double(rows.count) * 22 + 4,
      parts
    )
  }

  /// The shade of a count, from 1 to 5, where `highest` is the darkest.
  public static func step(_ count: Int, of highest: Int) -> Int {
    min(5, max(1, Int((Double(count) / Double(max(1, highest)) * 5).rounded(.up))))
  }
}
