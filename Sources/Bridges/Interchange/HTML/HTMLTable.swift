// SPDX-License-Identifier: Apache-2.0
internal import QuizContent

/// A table of HTML while it is read.
struct HTMLTable {
  /// The lists and marks that are open around a cell.
  struct Inside {
    let lists: [Int?]
    let emphasis: Int
    let preformatted: Int
  }

  private struct Cell {
    var writer: HTMLTextWriter?
    /// Whether it names a column or a row.
    var isName = false
  }

  /// The text around the table.
  let outside: HTMLTextWriter
  /// The number of tables that are open within one another.
  var depth = 1
  /// The lists and marks around the open cell; nil where none is open.
  var inside: Inside?
  /// Whether rows stand in the head of the table.
  var isInHead = false
  private var rows: [[Cell]] = []
  private var row: [Cell] = []
  /// Whether the rows name columns, by their numbers.
  private var areHeads: [Bool] = []
  /// The text of the table outside of its cells.
  private var caption = HTMLTextWriter()
  /// The number of further rows in which a column is taken by a cell above.
  private var taken: [Int: Int] = [:]

  /// The most columns and rows over which a cell goes; a browser takes more, and nobody writes them.
  private static let mostSpanned = 50

  init(outside: HTMLTextWriter) {
    self.outside = outside
  }

  /// Begins a cell; places that cells above or to the left cover stay empty.
  mutating func beginCell(_ tag: HTMLTag, caption: HTMLTextWriter) {
    self.caption = caption
    fillTaken()
    func span(_ name: String) -> Int {
      min(max(tag[name].flatMap { Int($0) } ?? 1, 1), Self.mostSpanned)
    }
    let (columns, further) = (span("colspan"), span("rowspan") - 1)
    if further > 0, row.count < Self.mostSpanned {
      for column in row.count..<row.count + columns { taken[column] = further }
    }
    row.append(Cell(isName: tag.name == "th"))
    row += Array(repeating: Cell(), count: columns - 1)
    open = row.count - columns
  }

  /// The place of the open cell in its row.
  private var open = 0

  /// Leaves the places empty that cells above take.
  private mutating func fillTaken() {
    while let further = taken[row.count], further > 0 {
      taken[row.count] = further - 1
      row.append(Cell())
    }
  }

  /// Ends the open cell, and returns the text outside of cells.
  mutating func endCell(_ writer: HTMLTextWriter) -> HTMLTextWriter {
    if row.indices.contains(open) { row[open].writer = writer }
    return caption
  }

  mutating func endRow() {
    guard !row.isEmpty else { return }
    fillTaken()
    let isHead = isInHead || row.allSatisfy { $0.isName || $0.writer == nil }
    rows.append(row)
    areHeads.append(isHead)
    row = []
  }

  /// The text of a table with a single cell, as pages have for a frame.
  var onlyCell: HTMLTextWriter? {
    rows.count == 1 && rows[0].count == 1 ? rows[0][0].writer : nil
  }

  /// The table; nil where nothing is in it.
  var made: RichText.Table? {
    guard !rows.isEmpty else { return nil }
    let hasHeader = areHeads[0] && rows.count > 1
    let body = rows.dropFirst(hasHeader ? 1 : 0).map { $0.map { Self.text(of: $0, isHead: false) } }
    return RichText.Table(
      header: hasHeader ? rows[0].map { Self.text(of: $0, isHead: true) } : nil,
      rows: body
    )
  }

  /// The text of a cell; the name of a row is emphasized.
  private static func text(of cell: Cell, isHead: Bool) -> RichText {
    guard let writer = cell.writer else { return RichText("") }
    guard cell.isName, !isHead else { return RichText(of: writer.runs) }
    return RichText(
      of: writer.runs.map { run in
        if case .text(let text) = run, !text.isInvisible { .emphasis(text) } else { run }
      }
    )
  }
}
