// SPDX-License-Identifier: Apache-2.0

/// The text files that Anki exports and imports: front and back, separated by a tab.
///
/// The lines at the beginning that start with `#` are read: `#separator:`, `#html:`, `#columns:`,
/// `#tags column:` and `#guid column:`, whose cells are identifiers. A bank has no place for
/// `#deck column:` and `#notetype column:`, nor for what `#deck:`, `#notetype:` and `#tags:` say of
/// all cards: they are passed over with a diagnostic. The first two other columns are the front and
/// the back.
public enum AnkiText: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "anki",
    title: "Anki notes",
    fileEndings: ["txt"]
  ) { file in
    let isDeck = file.text.hasPrefix("#separator:") || !file.has("{") && file.has("\t")
    return isDeck ? .certain : .unknown
  }

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
      var head = Head()
      var start = source.start
      var isBehindHead = false
      source.forEachLine { line in
        guard !isBehindHead, source.bytes[line].first == UInt8(ascii: "#") else {
          isBehindHead = true
          return
        }
        start = min(line.upperBound + 1, source.bytes.count)
        head.take(line, of: source)
      }
      guard isBehindHead || source.isLast else { return Stretch(end: 0) }
      var rows = RowReader(
        delimiter: head.delimiter,
        columns: head.columns,
        isDeck: true,
        format: head.format
      )
      var stretch = rows.read(source, from: start)
      // Before a row has come to its end, all is read again.
      if stretch.end > 0 {
        stretch.remarks = head.remarks + stretch.remarks
        self.rows = rows
      }
      return stretch
    }
  }

  /// The settings at the beginning of a file.
  private struct Head {
    private(set) var delimiter: Character = "\t"
    private(set) var format = "plain"
    private(set) var remarks: [Remark] = []
    /// The columns by their names.
    private var named: TableColumns?
    /// The columns that are no fields of a card, by the names of their settings.
    private var special: [String: Int] = [:]

    /// The columns of the rows.
    var columns: TableColumns {
      var columns = named ?? TableColumns(without: Set(special.values))
      if let tags = special["tags column"] { columns[.tags] = tags }
      if let id = special["guid column"] { columns[.id] = id }
      return columns
    }

    /// Takes over a setting.
    mutating func take(_ line: Range<Int>, of source: SourceText) {
      let text = String(decoding: source.bytes[line].dropFirst(), as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { return }
      let name = text[..<colon].lowercased()
      let value = text[text.index(after: colon)...]
      switch name {
      case "separator": delimiter = AnkiText.separator(value) ?? "\t"
      case "html": format = value.trimmingSpaces.lowercased() == "true" ? "html" : "plain"
      case "columns":
        let names = Table.read(Array(value.utf8), delimiter: delimiter).rows.first ?? []
        named = TableColumns(names: names) ?? named
      case "tags column", "guid column", "deck column", "notetype column":
        // A row that is written grows to its last column, so a number that no deck has is none.
        guard let number = Int(value.trimmingSpaces), (1...1000).contains(number) else { return }
        special[name] = number - 1
        if name == "deck column" || name == "notetype column" { note(name, line) }
      case "deck", "notetype", "tags": note(name, line)
      default: break
      }
    }

    private mutating func note(_ name: String, _ line: Range<Int>) {
      remarks.append(Remark(.unknownElement, at: line, ["name": .text("#\(name)")]))
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
