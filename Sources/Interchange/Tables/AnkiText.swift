// SPDX-License-Identifier: Apache-2.0

/// The text files that Anki exports and imports: front and back with a tab between them.
///
/// The lines at the beginning that start with `#` are read: `#separator:`, `#columns:` and `#tags column:`.
public enum AnkiText: ExchangeFormat, Sendable {
  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(FileReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream {
    let head = "#separator:tab\n#html:false\n#tags column:3\n"
    return ExportStream(
      .questions(head: head, ending: "\n") { question, losses in
        guard let cells = TableColumns.cells(of: question, &losses) else { return nil }
        if !cells[2].isEmpty || !cells[3].isEmpty { losses.append(.otherAnswers) }
        if !cells[4].isEmpty { losses.append(.generalFeedback) }
        if !cells[6].isEmpty { losses.append(.name) }
        return CSV.line([cells[0], cells[1], cells[5]], "\t")
      }
    )
  }

  private struct FileReader: ItemReader {
    /// The reader of the rows behind the settings.
    private var rows: RowReader?

    mutating func read(_ source: SourceText) -> Stretch {
      if var rows {
        defer { self.rows = rows }
        return rows.read(source)
      }
      var rows = RowReader(delimiter: "\t", columns: TableColumns(), isDeck: true)
      var start = source.start
      var isBehindHead = false
      source.forEachLine { line in
        guard !isBehindHead, source.bytes[line].first == UInt8(ascii: "#") else {
          isBehindHead = true
          return
        }
        start = min(line.upperBound + 1, source.bytes.count)
        take(source.bytes[line].dropFirst(), &rows)
      }
      guard isBehindHead || source.isLast else { return Stretch(end: 0) }
      let stretch = rows.read(source, from: start)
      if stretch.end > 0 { self.rows = rows }
      return stretch
    }

    /// Takes over a setting.
    private func take(_ line: ArraySlice<UInt8>, _ rows: inout RowReader) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { return }
      let value = text[text.index(after: colon)...]
      switch text[..<colon].lowercased() {
      case "separator": rows.delimiter = AnkiText.separator(value) ?? "\t"
      case "columns":
        let names = Table.read(Array(value.utf8), delimiter: rows.delimiter).rows.first ?? []
        rows.columns = TableColumns(names: names) ?? rows.columns
      case "tags column":
        // A row that is written grows to its last column, so a number that no deck has is none.
        let number = Int(value.trimmingSpaces).flatMap { (1...1000).contains($0) ? $0 : nil }
        if let number { rows.columns?.tags = number - 1 }
      default: break
      }
    }
  }

  private static func separator(_ name: Substring) -> Character? {
    switch name.trimmingSpaces.lowercased() {
    case "tab", "\\t": "\t"
    case "comma": ","
    case "semicolon": ";"
    case "pipe": "|"
    case "space": " "
    case "colon": ":"
    case let other: other.first.flatMap { $0.isASCII ? $0 : nil }
    }
  }
}
