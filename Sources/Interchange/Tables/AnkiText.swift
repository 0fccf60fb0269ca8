internal import LudusCore

/// The text files that Anki exports and imports: front and back with a tab between them.
///
/// The lines at the beginning that start with `#` are read: `#separator:`, `#columns:` and `#tags column:`.
public enum AnkiText: ExchangeFormat, Sendable {
  /// Reads a file.
  public static func read(_ bytes: [UInt8]) -> Imported {
    let source = SourceText(bytes)
    var delimiter: Character?
    var columns = TableColumns()
    var start = source.start
    var isBehindHead = false
    source.forEachLine { line in
      guard !isBehindHead, source.bytes[line].first == UInt8(ascii: "#") else {
        isBehindHead = true
        return
      }
      start = min(line.upperBound + 1, bytes.count)
      let text = String(decoding: source.bytes[line].dropFirst(), as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { return }
      let value = text[text.index(after: colon)...]
      switch text[..<colon].lowercased() {
      case "separator": delimiter = Self.separator(value)
      case "columns":
        let names = Table.read(Array(value.utf8), delimiter: delimiter).rows.first ?? []
        columns = TableColumns(names: names) ?? columns
      case "tags column": columns = TableColumns(tags: Int(value.trimmingSpaces).map { $0 - 1 })
      default: break
      }
    }
    let table = Table.read(source, from: start, delimiter: delimiter ?? "\t")
    return CSV.imported(source, table, columns)
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

  /// Writes a file.
  public static func write(_ items: [Imported.Item.Content]) -> Exported {
    Exported(items, head: "#separator:tab\n#html:false\n#tags column:3\n") { question, losses in
      guard let cells = TableColumns.cells(of: question, &losses) else { return nil }
      if !cells[2].isEmpty || !cells[3].isEmpty { losses.append(.otherAnswers) }
      if !cells[4].isEmpty { losses.append(.generalFeedback) }
      if !cells[6].isEmpty { losses.append(.name) }
      return CSV.line([cells[0], cells[1], cells[5]], "\t") + "\n"
    }
  }
}
