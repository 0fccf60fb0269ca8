// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore

/// Spreadsheets of LibreOffice and of other programs with OpenDocument: a row per question, as in
/// ``CSV``.
///
/// The first sheet is read, or one by its name, with the texts that cells show.
public enum ODS: PackageFormat, SpreadsheetFormat, Sendable {
  /// The facts about the format that are known before a package is opened.
  public static let about = FormatDescription(
    "ods",
    title: "Spreadsheet (OpenDocument)",
    fileEndings: ["ods"],
    recognizesPackage: { paths in
      // One of both says that it is an OpenDocument; not every program writes the manifest.
      let marks = ["META-INF/manifest.xml", "mimetype"]
      return paths.contains("content.xml") && paths.contains(where: marks.contains)
        ? .certain : .unknown
    }
  )

  /// Reads the questions of the first sheet with anything in it.
  public static func read(package files: [String: [UInt8]]) -> ImportedPackage {
    imported(files, .standard)
  }

  /// Reads the questions of a sheet, with its columns.
  public static func read(
    package files: [String: [UInt8]],
    options: TableOptions
  ) -> ImportedPackage { imported(files, options) }

  /// Writes a sheet with a row for each question, and the columns that have something in them.
  public static func write(
    _ items: [Imported.Item.Content],
    title: String,
    language: Language?
  ) -> ExportedPackage { exported(items, title: title, language: language) }

  // MARK: Reading

  static func spreadsheet(in files: [String: [UInt8]], named name: String?) -> Spreadsheet {
    var reader = ODSReader(files["content.xml"] ?? [])
    reader.read()
    var spreadsheet = Spreadsheet()
    spreadsheet.names = reader.sheets.map(\.name)
    let filled = reader.sheets.filter { !$0.rows.isEmpty }
    let chosen = filled.firstIndex { name == nil || $0.name == name }
    spreadsheet.sheet = chosen.map { filled[$0] }
    spreadsheet.sheet?.remarks = reader.remarks
    spreadsheet.others = filled.indices.filter { $0 != chosen }.map { filled[$0].name }
    spreadsheet.others += files.keys.filter { $0.hasPrefix("Pictures/") }.sorted()
    if reader.hasComments { spreadsheet.others.append("office:annotation") }
    return spreadsheet
  }

  // MARK: Writing

  static func row(_ cells: [String], number: Int) -> [UInt8] {
    var xml = "<table:table-row>"
    for cell in cells {
      guard !cell.isEmpty else {
        xml += "<table:table-cell/>"
        continue
      }
      let lines = cell.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let paragraphs = lines.map { "<text:p>\(spaced(escaped(String($0))))</text:p>" }.joined()
      xml += "<table:table-cell office:value-type=\"string\">\(paragraphs)</table:table-cell>"
    }
    return Array("\(xml)</table:table-row>".utf8)
  }

  /// A text whose blanks and tabs stay as many as they are.
  private static func spaced(_ text: String) -> String {
    var written = ""
    var wasBlank = true
    for character in text {
      switch character {
      case "\t": written += "<text:tab/>"
      case " " where wasBlank: written += "<text:s/>"
      default: written.append(character)
      }
      wasBlank = character == " "
    }
    guard written.hasSuffix(" ") else { return written }
    return "\(written.dropLast())<text:s/>"
  }

  static let propertiesPath = "meta.xml"

  static func files(
    of rows: [[String]],
    title: String,
    properties: String
  ) -> [String: [UInt8]] {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let names = "urn:oasis:names:tc:opendocument:xmlns"
    let type = "application/vnd.oasis.opendocument.spreadsheet"
    var content = Array(
      """
      \(head)<office:document-content xmlns:office="\(names):office:1.0" \
      xmlns:table="\(names):table:1.0" xmlns:text="\(names):text:1.0" office:version="1.2">\
      <office:body><office:spreadsheet><table:table table:name="\(escaped(XLSX.sheetName(title)))">
      """.utf8
    )
    for (index, cells) in rows.enumerated() { content += row(cells, number: index + 1) }
    content += "</table:table></office:spreadsheet></office:body></office:document-content>".utf8
    let manifest = """
      \(head)<manifest:manifest xmlns:manifest="\(names):manifest:1.0" manifest:version="1.2">\
      <manifest:file-entry manifest:full-path="/" manifest:version="1.2" manifest:media-type="\(type)"/>\
      <manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>\
      <manifest:file-entry manifest:full-path="\(propertiesPath)" manifest:media-type="text/xml"/>\
      </manifest:manifest>
      """
    let meta = """
      \(head)<office:document-meta xmlns:office="\(names):office:1.0" xmlns:dc="\(dublinCore)" \
      office:version="1.2"><office:meta>\(properties)</office:meta></office:document-meta>
      """
    return [
      "mimetype": Array(type.utf8), "content.xml": content, propertiesPath: Array(meta.utf8),
      "META-INF/manifest.xml": Array(manifest.utf8),
    ]
  }
}

/// Reads the cells of all sheets of a file.
private struct ODSReader {
  private let bytes: [UInt8]
  private(set) var sheets: [Sheet] = []
  private(set) var remarks: [Remark] = []
  private(set) var hasComments = false
  private var cellCount = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    var tokens = XMLTokenizer(SourceText(bytes))
    var (number, rowCount, start) = (0, 1, 0)
    var cells: [String] = []
    var (repeats, text) = (1, "")
    var (value, isFloat) = ("", false)
    var (isCell, paragraphs, isParagraph) = (false, 0, false)
    var comments = 0
    func endCell(_ cells: inout [String], _ reader: inout ODSReader) {
      let shown = isFloat ? Self.shown(text, value) : text
      let count = shown.isEmpty ? repeats : min(repeats, Sheet.mostColumns)
      for _ in 0..<min(count, max(Sheet.mostColumns - cells.count, 0)) { cells.append(shown) }
      reader.cellCount += shown.isEmpty ? 0 : count
    }
    while let token = tokens.next() {
      switch token.kind {
      case .start(let name, let attributes, let isEmpty):
        func attribute(_ name: String) -> String? {
          attributes.first { ODS.local($0.name) == name }?.value
        }
        switch ODS.local(name) {
        case "table":
          sheets.append(Sheet(name: attribute("name") ?? "", path: "content.xml"))
          number = 0
        case "table-row":
          (cells, start) = ([], token.range.lowerBound)
          rowCount = attribute("number-rows-repeated").flatMap { Int($0) } ?? 1
          rowCount = min(max(rowCount, 1), Sheet.mostRows)
          if isEmpty { number += rowCount }
        case "table-cell", "covered-table-cell":
          repeats = max(attribute("number-columns-repeated").flatMap { Int($0) } ?? 1, 1)
          (text, paragraphs, isCell) = ("", 0, true)
          value = attribute("value") ?? ""
          isFloat = attribute("value-type") == "float"
          if isEmpty {
            endCell(&cells, &self)
            isCell = false
          }
        case "annotation":
          hasComments = true
          if !isEmpty { comments += 1 }
        case "p" where isCell && comments == 0:
          if paragraphs > 0 { text += "\n" }
          paragraphs += 1
          isParagraph = !isEmpty
        case "s" where isParagraph && comments == 0:
          let count = min(attribute("c").flatMap { Int($0) } ?? 1, 1000)
          text += String(repeating: " ", count: max(count, 0))
        case "tab" where isParagraph && comments == 0: text += "\t"
        case "line-break" where isParagraph && comments == 0: text += "\n"
        default: break
        }
      case .end(let name):
        switch ODS.local(name) {
        case "table-row":
          number += 1
          while cells.last?.isEmpty == true { cells.removeLast() }
          let isFilled = cells.contains { !$0.trimmingSpaces.isEmpty }
          if isFilled, cellCount < Sheet.mostCells, !sheets.isEmpty {
            let range = start..<token.range.upperBound
            // Rows that are the same stand in the file once.
            for copy in 0..<min(rowCount, 1000) where cellCount < Sheet.mostCells {
              let place = copy == 0 ? range : range.upperBound..<range.upperBound
              sheets[sheets.count - 1].rows.append(
                Sheet.Row(number: number + copy, cells: cells, range: place)
              )
              if copy > 0 { cellCount += cells.count }
            }
          }
          number += rowCount - 1
        case "table-cell", "covered-table-cell":
          endCell(&cells, &self)
          isCell = false
        case "annotation": comments = max(comments - 1, 0)
        case "p": isParagraph = false
        default: break
        }
      case .text(let isCDATA):
        guard isCell, isParagraph, comments == 0 else { continue }
        let piece = tokens.text(of: token.range, isCDATA: isCDATA)
        text += isCDATA ? piece : Self.collapsed(piece)
      case .other: break
      }
    }
    remarks = tokens.remarks
  }

  /// Line ends and tabs of the file are blanks.
  private static func collapsed(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  /// A number as it shows, with a point before its decimals.
  private static func shown(_ text: String, _ value: String) -> String {
    let point = String(text.map { $0 == "," ? "." : $0 })
    if NumberAnswer.number(point) != nil, text.filter({ $0 == "," || $0 == "." }).count <= 1 {
      return point
    }
    return text.isEmpty ? value : text
  }
}
