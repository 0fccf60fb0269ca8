// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Tables of spreadsheets: a row for each question, columns by their names.
///
/// The first row names the columns: `question` and `answer`, and those of `alternatives`, `wrong`, `feedback`, `tags` and `id`
/// that there are; several alternatives or wrong answers have `|` between them. German names such as `Frage` and `Antwort`
/// count too, and so do two languages. Without names the first column asks for the second.
public enum CSV: ExchangeFormat, Sendable {
  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(RowReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(items(delimiter: ",")) }

  fileprivate static func items(delimiter: Character) -> ItemWriter {
    let head = line(TableColumns.names, delimiter) + "\n"
    return .questions(head: head, ending: "\n") { question, losses in
      TableColumns.cells(of: question, &losses).map { line($0, delimiter) }
    }
  }

  static func line(_ cells: [String], _ delimiter: Character) -> String {
    cells.map { cell in
      let needsQuotes =
        cell.contains { $0 == delimiter || $0 == "\"" || $0.isNewline }
        || cell.first?.isWhitespace == true || cell.last?.isWhitespace == true
        // At the beginning of a file Anki would take it for a setting.
        || cell.first == "#"
      guard needsQuotes else { return cell }
      let doubled = cell.split(separator: "\"", omittingEmptySubsequences: false)
      return "\"\(doubled.joined(separator: "\"\""))\""
    }.joined(separator: String(delimiter))
  }
}

/// Tables with tabs between their cells.
public enum TSV: ExchangeFormat, Sendable {
  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(RowReader(delimiter: "\t")) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(CSV.items(delimiter: "\t")) }
}

/// Makes questions of the rows of a table.
struct RowReader: ItemReader {
  /// The sign between cells; nil to find it.
  var delimiter: Character?
  /// The columns; nil to find their names in the first row.
  var columns: TableColumns?
  /// Whether the answers are what a card says, which nobody types.
  var isDeck = false
  /// The format of texts: "plain" or "html".
  var format = "plain"

  mutating func read(_ source: SourceText) -> Stretch { read(source, from: source.start) }

  mutating func read(_ source: SourceText, from start: Int) -> Stretch {
    let table = Table.read(source, from: start, delimiter: delimiter)
    var stretch = Stretch(
      remarks: table.remarks,
      end: source.isLast ? source.bytes.count : table.end
    )
    let named = columns == nil ? table.rows.first.flatMap(TableColumns.init(names:)) : nil
    let columns = columns ?? named ?? TableColumns()
    let delimiter = table.delimiter
    if let first = table.ranges.first {
      if self.columns == nil {
        stretch.remarks += Self.remarks(on: named, table.rows[0], at: first)
      }
      self.columns = columns
    }
    // Empty rows are none, but the first line of a file says what its delimiter is.
    if table.end > start { self.delimiter = delimiter }
    for (row, range) in zip(table.rows, table.ranges).dropFirst(named == nil ? 0 : 1) {
      if let question = columns.question(row, format: format) {
        stretch.items.append(Imported.Item(.question(question), at: range))
        if !isDeck { stretch.remarks += columns.remarks(on: row, at: range) }
      } else {
        // One remark on the first row says it for all.
        if columns.missing == nil { stretch.remarks.append(Remark(.incompleteRow, at: range)) }
        stretch.items.append(Imported.Item(.unusable, at: range))
      }
    }
    stretch.render = { [format] question in
      ItemWriter.questions { question, losses in
        var question = question
        var others: [String] = []
        if case .cells(let cells) = question.remainder {
          others = cells
          question.remainder = nil
        }
        return TableColumns.cells(of: question, format: format, &losses).map {
          CSV.line(columns.row($0, keeping: others), delimiter)
        }
      }.rendered(question)
    }
    return stretch
  }
  /// Remarks on the first row: it names no columns, it lacks one, or nothing is made of others.
  private static func remarks(
    on columns: TableColumns?,
    _ row: [String],
    at range: Range<Int>
  ) -> [Remark] {
    guard let columns else { return [Remark(.columnsWithoutNames, at: range)] }
    let names = row.map(\.trimmingSpaces)
    let missing = columns.missing.map {
      let owner = names.joined(separator: ", ")
      return Remark(.missingMember, at: range, ["name": .text($0), "owner": .text(owner)])
    }
    let unused = columns.others(in: names).filter { !$0.isEmpty }
    return [missing].compactMap(\.self)
      + unused.map { Remark(.unknownElement, at: range, ["name": .text($0)]) }
  }
}
