// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// The cells of one sheet of a spreadsheet, as people see them.
struct Sheet: Sendable {
  /// A row with something in it.
  struct Row: Sendable {
    /// The number that the program shows, counted from 1.
    let number: Int
    var cells: [String]
    /// Its bytes in the file of the sheet.
    let range: Range<Int>
  }

  var name = ""
  /// The path of its file in the package.
  var path = ""
  var rows: [Row] = []
  var remarks: [Remark] = []

  /// The most rows that a sheet can have.
  static let mostRows = 1_048_576
  /// The most columns that a row is read to.
  static let mostColumns = 1024
  /// The most cells that a sheet is read to, those that are repeated counted each.
  static let mostCells = 4_000_000
}

/// A spreadsheet with the names of its parts that are not read.
struct Spreadsheet: Sendable {
  /// The sheets by their names, in their order.
  var names: [String] = []
  /// The sheet that is read.
  var sheet: Sheet?
  /// The names of parts that are not read: other sheets, images and comments.
  var others: [String] = []
}

/// A format of spreadsheets.
protocol SpreadsheetFormat: PackageFormat, ProblemHolder {
  /// Reads one sheet.
  ///
  /// - Parameters:
  ///   - files: The files of the package.
  ///   - name: The name of the sheet; nil for the first with anything in it.
  /// - Returns: The sheet, and what is not read.
  static func spreadsheet(in files: [String: [UInt8]], named name: String?) -> Spreadsheet

  /// The path of the file with the title and the language of the whole.
  static var propertiesPath: String { get }

  /// The files of a spreadsheet with one sheet.
  ///
  /// - Parameters:
  ///   - rows: The cells.
  ///   - title: The title of the whole.
  ///   - properties: The elements that say the title and the language.
  /// - Returns: The files by their paths.
  static func files(
    of rows: [[String]],
    title: String,
    properties: String
  ) -> [String: [UInt8]]

  /// The bytes of a row in the file of a sheet.
  static func row(_ cells: [String], number: Int) -> [UInt8]
}

extension SpreadsheetFormat {
  /// Reads the questions of a spreadsheet, with the columns or the sheet that options name.
  static func imported(_ files: [String: [UInt8]], _ options: TableOptions) -> ImportedPackage {
    let spreadsheet = spreadsheet(in: files, named: options.sheet)
    var notes: [ImportedPackage.Note] = []
    var items: [ImportedPackage.Item] = []
    let sheet = spreadsheet.sheet ?? Sheet()
    var maker = RowMaker(options: options)
    let rows = sheet.rows.map(\.cells)
    func note(_ row: Int, _ code: Diagnostic.Code, _ values: [String: Sentence.Value]) {
      notes.append(
        ImportedPackage.Note(
          Remark(code, at: sheet.rows[safe: row]?.range ?? 0..<0, values),
          in: sheet.name,
          row: sheet.rows[safe: row]?.number ?? 1
        )
      )
    }
    if let wanted = options.sheet, !spreadsheet.names.contains(wanted) {
      let owner = spreadsheet.names.joined(separator: ", ")
      note(0, .missingMember, ["name": .text(wanted), "owner": .text(owner)])
    }
    // Who names a sheet knows that there are others.
    let others = spreadsheet.others.filter {
      options.sheet == nil || !spreadsheet.names.contains($0)
    }
    for other in others { note(0, .sheetLeftOut, ["name": .text(other)]) }
    let properties = properties(in: files[propertiesPath] ?? [])
    maker.documentLanguage = properties["language"].map { Language($0) }
    let found = maker.findNames(in: rows, isAll: true)
    for found in found?.notes ?? [] { note(found.row, found.code, found.values) }
    for (index, row) in sheet.rows.enumerated().dropFirst(found?.first ?? 0) {
      // All rows are here, so none waits.
      let others = rows[(index + 1)...].lazy.map(maker.reading)
      _ = maker.mustWait(with: row.cells, before: others, isAll: true)
      maker.take(row.cells) { content, isFirst in
        let isQuestion = if case .question = content { true } else { false }
        let end = row.range.upperBound
        let place =
          isQuestion
          ? (isFirst ? row.range : end..<end) : row.range.lowerBound..<row.range.lowerBound
        items.append(
          ImportedPackage.Item(content: content, path: sheet.path, range: place, row: row.number)
        )
      } note: { code, values in
        note(index, code, values)
      }
    }
    if items.isEmpty { note(0, .nothingFound, [:]) }
    return ImportedPackage(
      files: files,
      title: properties["title"],
      language: maker.languages.language,
      items: items,
      remarks: sheet.remarks.isEmpty ? [:] : [sheet.path: sheet.remarks],
      notes: notes,
      sheet: sheet.name
    ) { [maker] (question: Question, item: ImportedPackage.Item, _: inout PackageMedia) in
      let (cells, losses) = maker.row(for: question)
      return ImportedPackage.Rendered(
        bytes: cells.map { row($0, number: item.row ?? 1) } ?? [],
        losses: losses
      )
    }
  }

  /// Writes a sheet with a row for each question, and only the columns that have something in them.
  static func exported(
    _ items: [Imported.Item.Content],
    title: String,
    language: Language?
  ) -> ExportedPackage {
    var rows: [TableRow] = []
    var losses: [Exported.Loss] = []
    var category: String?
    for (index, content) in items.enumerated() {
      var lost: [Exported.Loss.Part] = []
      var content = content.speaking(language)
      ItemWriter.put(item: &content, into: &category, &lost)
      var type = ""
      if case .question(let question) = content {
        type = question.type
        if let row = TableRow(question, &lost) { rows.append(row) } else { lost = [.type] }
      }
      losses += lost.unrepeated.map { Exported.Loss($0, of: index, type: type) }
    }
    let used = TablePart.written.filter { part in
      [.question, .type, .answer, .id].contains(part)
        || rows.contains { $0.cells[part]?.isEmpty == false }
    }
    let table = [used.map(\.rawValue)] + rows.map { row in used.map { row.cells[$0] ?? "" } }
    let properties =
      (title.isEmpty ? "" : "<dc:title>\(escaped(title))</dc:title>")
      + (language.map { "<dc:language>\(escaped($0.rawValue))</dc:language>" } ?? "")
    return ExportedPackage(
      files: files(of: table, title: title, properties: properties),
      losses: losses
    )
  }

  /// The namespace of the title and the language.
  static var dublinCore: String { "http://purl.org/dc/elements/1.1/" }

  /// The texts of the title and the language of the whole, where they are given.
  private static func properties(in bytes: [UInt8]) -> [String: String] {
    var tokens = XMLTokenizer(SourceText(bytes))
    var properties: [String: String] = [:]
    var name: String?
    while let token = tokens.next() {
      switch token.kind {
      case .start(let element, _, let isEmpty):
        let local = local(element)
        name = !isEmpty && ["title", "language"].contains(local) ? local : nil
      case .end: name = nil
      case .text(let isCDATA):
        guard let name else { continue }
        properties[name, default: ""] += tokens.text(of: token.range, isCDATA: isCDATA)
      case .other: break
      }
    }
    return properties.compactMapValues { Optional($0.trimmingSpaces).nonBlank }
  }

  /// The name of an element or attribute without its prefix.
  static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// A text as it stands in XML, without the signs that XML has no place for.
  static func escaped(_ text: String) -> String {
    let allowed = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF
            || "\n\t".unicodeScalars.contains($0)
        }
      )
    )
    return allowed.escapedForMarkup()
  }
}
