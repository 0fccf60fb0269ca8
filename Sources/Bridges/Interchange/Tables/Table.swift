// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// A table in a text file: CSV, TSV or what spreadsheets of some countries write.
///
/// ```swift
/// let table = Table.read(Array("Deutsch;English\nHund;dog\n".utf8))
/// table.delimiter    // ";"
/// table.rows[1]      // ["Hund", "dog"]
/// ```
public struct Table: Hashable, Sendable {
  /// The sign between cells.
  public let delimiter: Character
  /// The cells of all rows, also of a row with names; a blank row is none.
  public internal(set) var rows: [[String]] = []
  /// The bytes of each row, without its line end.
  public internal(set) var ranges: [Range<Int>] = []
  /// The number of each row as people count it: that of its first line in a text, counted from 1, or
  /// the one that a spreadsheet shows.
  public internal(set) var numbers: [Int] = []
  /// Quotes that have no partner.
  var remarks: [Remark] = []
  /// The end of the last row that has come to its end.
  var end = 0

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - delimiter: The sign between cells; nil to find it.
  /// - Returns: The table; it is never refused.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8], delimiter: Character? = nil) -> Table {
    let source = SourceText(bytes)
    var table = read(source, from: source.start, delimiter: delimiter)
    var (number, place) = (1, 0)
    table.numbers = table.ranges.map { range in
      while place < range.lowerBound {
        let byte = bytes[place]
        let isPair = byte == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D { number += 1 }
        place += isPair ? 2 : 1
      }
      return number
    }
    return table
  }

  /// Reads a sheet of a spreadsheet, of Excel or of an OpenDocument.
  ///
  /// - Parameters:
  ///   - files: The files of the package.
  ///   - sheet: The name of the sheet; nil for the first with anything in it.
  /// - Returns: The cells as they are shown; nil for a package that is no spreadsheet or has no such
  ///   sheet.
  /// - Complexity: O(*n*) in the length of the files.
  public static func read(package files: [String: [UInt8]], sheet: String? = nil) -> Table? {
    let formats: [any SpreadsheetFormat.Type] = [XLSX.self, ODS.self]
    guard
      let format = formats.first(where: {
        $0.about.recognizesPackage(Array(files.keys)) == .certain
      }),
      let found = format.spreadsheet(in: files, named: sheet).sheet
    else { return nil }
    var table = Table(delimiter: "\t")
    table.rows = found.rows.map(\.cells)
    table.ranges = found.rows.map(\.range)
    table.numbers = found.rows.map(\.number)
    return table
  }

  /// Writes a row, so that a spreadsheet reads the same cells and runs none of them.
  ///
  /// An apostrophe stands in front of a cell that begins with `=`, `+`, `-` or `@` and is no number.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - delimiter: The sign between cells.
  /// - Returns: The row without a line end.
  public static func row(_ cells: [String], delimiter: Character = ",") -> String {
    CSV.line(cells, delimiter)
  }

  static func read(_ source: SourceText, from start: Int, delimiter: Character?) -> Table {
    let sign =
      delimiter?.asciiValue ?? found(in: source.bytes[start...], isWhole: source.isLast)
    var table = Table(delimiter: sign.map { Character(Unicode.Scalar($0)) } ?? ",")
    guard let sign else { return table }
    var reader = TableReader(bytes: source.bytes, delimiter: sign, position: start)
    while let row = reader.next() {
      // A row at the end, and a quote whose partner can still come, wait for more.
      let isWhole = reader.position < source.bytes.count && !reader.isOpen
      guard source.isLast || isWhole else { break }
      if row.cells.contains(where: { !$0.trimmingSpaces.isEmpty }) {
        table.rows.append(row.cells)
        table.ranges.append(row.range)
      }
      table.end = reader.position
    }
    table.remarks =
      source.isLast
      ? reader.remarks : reader.remarks.filter { $0.range.lowerBound < table.end }
    return table
  }

  private init(delimiter: Character) {
    self.delimiter = delimiter
  }

  /// The sign that stands most often in the first row that has one outside quotes; a tab before a
  /// semicolon before a comma.
  ///
  /// It is nil while the row has no end and more can come.
  private static func found(in bytes: ArraySlice<UInt8>, isWhole: Bool) -> UInt8? {
    let signs = Array("\t;,|".utf8)
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    var isKnown = isWhole || bytes.count >= 65_536
    for byte in bytes.prefix(65_536) {
      guard byte != UInt8(ascii: "\"") else {
        isQuoted.toggle()
        continue
      }
      guard !isQuoted else { continue }
      guard byte != 0x0A, byte != 0x0D else {
        // An empty line says nothing, nor does a title.
        if !signs.contains(where: { counts[$0] != nil }) {
          counts = [:]
          continue
        }
        isKnown = true
        break
      }
      counts[byte, default: 0] += 1
    }
    guard isKnown else { return nil }
    let most = signs.compactMap { counts[$0] }.max()
    return signs.first { most != nil && counts[$0] == most } ?? UInt8(ascii: ",")
  }
}

/// Cuts a file into rows after RFC 4180; a quote within a cell without quotes is a sign like
/// others.
struct TableReader {
  let bytes: [UInt8]
  let delimiter: UInt8
  var position: Int
  var remarks: [Remark] = []
  /// Whether a quote has no partner so far.
  private(set) var isOpen = false

  init(bytes: [UInt8], delimiter: UInt8, position: Int) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.position = position
  }

  mutating func next() -> (cells: [String], range: Range<Int>)? {
    guard position < bytes.count else { return nil }
    let start = position
    var cells: [String] = []
    while true {
      cells.append(cell())
      guard position < bytes.count else { return (cells, start..<position) }
      let byte = bytes[position]
      if byte == delimiter {
        position += 1
        continue
      }
      let end = position
      let isPair = byte == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      position += isPair ? 2 : 1
      return (cells, start..<end)
    }
  }

  private mutating func cell() -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      return String(decoding: plain(), as: UTF8.self)
    }
    let quote = position
    var content: [UInt8] = []
    position += 1
    while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) {
      content += bytes[position..<end]
      position = end + 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        content.append(UInt8(ascii: "\""))
        position += 1
        continue
      }
      let next = bytes[position...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
      if next == bytes.count || endsCell(bytes[next]) {
        return String(decoding: content + plain(), as: UTF8.self)
      }
      remarks.append(Remark(.quoteWithoutPartner, at: end..<end + 1))
      guard isQuoteInside(before: next) else {
        // The cell only begins with quotes, which are signs like others.
        _ = plain()
        return String(decoding: bytes[quote..<position], as: UTF8.self)
      }
      content.append(UInt8(ascii: "\""))
    }
    isOpen = true
    remarks.append(Remark(.quoteWithoutPartner, at: quote..<quote + 1))
    // Without its partner the quote is a sign like others, so that the rows behind it are not lost.
    position = quote
    return String(decoding: plain(), as: UTF8.self)
  }

  /// Whether a quote in a quoted cell was not doubled as it should be, rather than the end of the
  /// quotes: the next one in the line ends something, and does not begin a cell.
  private func isQuoteInside(before place: Int) -> Bool {
    let next = bytes[place...].firstIndex {
      $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    guard let next, bytes[next] == UInt8(ascii: "\"") else { return false }
    return bytes[next - 1] != delimiter
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == 0x0A || byte == 0x0D
  }

  private mutating func plain() -> ArraySlice<UInt8> {
    let start = position
    position =
      bytes[start...].firstIndex(where: endsCell) ?? bytes.count
    return bytes[start..<position]
  }
}

/// Spreadsheet tables in a text file: a row per question, with named columns.
///
/// A row of names, which may stand below a title, says which columns there are: `question`,
/// `answer`, `type` and others, in nine languages. Options have a column each, or one for all with
/// `|` between. A cell that a spreadsheet would take for a formula has an apostrophe in front.
public enum CSV: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "csv",
    title: "Table (CSV)",
    fileEndings: ["csv"]
  )

  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { reading(.standard) }

  /// A reader for a file that comes in stretches, with its columns.
  public static func reading(_ options: TableOptions) -> ImportStream {
    ImportStream(RowReader(options: options))
  }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(items(delimiter: ",")) }

  fileprivate static func items(delimiter: Character) -> ItemWriter {
    let head = line(TablePart.written.map(\.rawValue), delimiter) + "\n"
    return .rows(head: head, ending: "\n") { row in
      line(TablePart.written.map { row.cells[$0] ?? "" }, delimiter)
    }
  }

  /// A row of a table in a text file.
  static func line(_ cells: [String], _ delimiter: Character) -> String {
    cells.map { cell in quoted(protected(cell), delimiter) }.joined(separator: String(delimiter))
  }

  static func quoted(_ cell: String, _ delimiter: Character) -> String {
    let needsQuotes =
      cell.contains { $0 == delimiter || $0 == "\"" || $0.isNewline }
      || cell.first?.isWhitespace == true || cell.last?.isWhitespace == true
      // At the beginning of a file Anki would take it for a setting.
      || cell.first == "#"
    guard needsQuotes else { return cell }
    let doubled = cell.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(doubled.joined(separator: "\"\""))\""
  }

  /// A cell that no spreadsheet runs: an apostrophe stands before what it would take for a formula.
  ///
  /// A number with its sign is none.
  static func protected(_ cell: String) -> String {
    isFormula(cell) && NumberAnswer.number(cell) == nil ? "'\(cell)" : cell
  }

  /// A cell without the apostrophe that keeps a spreadsheet from running it.
  static func unprotected(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") && isFormula(cell) ? String(cell.dropFirst()) : cell
  }

  /// Whether a sign of formulas stands first, behind apostrophes.
  private static func isFormula(_ cell: String) -> Bool {
    guard let first = cell.utf8.first(where: { $0 != UInt8(ascii: "'") }) else { return false }
    return "=+-@\t\r".utf8.contains(first)
  }
}

/// Tables with tab-separated cells.
public enum TSV: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "tsv",
    title: "Table (TSV)",
    fileEndings: ["tsv", "tab"]
  )

  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { reading(.standard) }

  /// A reader for a file that comes in stretches, with its columns.
  public static func reading(_ options: TableOptions) -> ImportStream {
    ImportStream(RowReader(delimiter: "\t", options: options))
  }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(CSV.items(delimiter: "\t")) }
}

extension ItemWriter {
  /// Writes a row for each question, which has its set in it and holds all of a problem.
  static func rows(
    head: String = "",
    ending: String = "",
    _ written: @escaping @Sendable (TableRow) -> String
  ) -> ItemWriter {
    var writer = questions(head: head, ending: ending) { question, losses in
      TableRow(question, &losses).map(written)
    }
    writer.holdsSets = true
    writer.holdsProblems = true
    return writer
  }
}
