internal import LudusCore

/// Tables of spreadsheets: a row for each question, columns by their names.
///
/// The first row names the columns: `question` and `answer`, and those of `alternatives`, `wrong`, `feedback`, `tags` and `id`
/// that there are; several alternatives or wrong answers have `|` between them. German names such as `Frage` and `Antwort`
/// count too, and so do two languages. Without names the first column asks for the second.
public enum CSV: ExchangeFormat, Sendable {
  /// Reads a file.
  public static func read(_ bytes: [UInt8]) -> Imported {
    let source = SourceText(bytes)
    return imported(source, Table.read(source, from: source.start, delimiter: nil), nil)
  }

  static func imported(_ source: SourceText, _ table: Table, _ given: TableColumns?) -> Imported {
    var items: [Imported.Item] = []
    var remarks = table.remarks
    let named = given == nil ? table.rows.first.flatMap(TableColumns.init(names:)) : nil
    let columns = given ?? named ?? TableColumns()
    if given == nil, named == nil, let first = table.ranges.first {
      remarks.append(Remark(.columnsWithoutNames, at: first))
    }
    for (row, range) in zip(table.rows, table.ranges).dropFirst(named == nil ? 0 : 1) {
      if let question = columns.question(row) {
        items.append(Imported.Item(.question(question), at: range))
      } else {
        remarks.append(Remark(.incompleteRow, at: range))
        items.append(Imported.Item(.unusable, at: range))
      }
    }
    let delimiter = table.delimiter
    return Imported(
      source,
      items: items,
      remarks: remarks,
      render: { question in
        Exported([.question(question)]) { question, losses in
          TableColumns.cells(of: question, &losses).map {
            line(columns.row($0, keeping: question.remainder), delimiter)
          }
        }
      }
    )
  }

  /// Writes a file.
  public static func write(_ items: [Imported.Item.Content]) -> Exported {
    write(items, delimiter: ",")
  }

  static func write(_ items: [Imported.Item.Content], delimiter: Character) -> Exported {
    Exported(items, head: line(TableColumns.names, delimiter) + "\n") { question, losses in
      TableColumns.cells(of: question, &losses).map { line($0, delimiter) + "\n" }
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
  /// Reads a file.
  public static func read(_ bytes: [UInt8]) -> Imported {
    let source = SourceText(bytes)
    return CSV.imported(source, Table.read(source, from: source.start, delimiter: "\t"), nil)
  }

  /// Writes a file.
  public static func write(_ items: [Imported.Item.Content]) -> Exported {
    CSV.write(items, delimiter: "\t")
  }
}
