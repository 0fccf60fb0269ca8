// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore

/// Spreadsheets of Excel and of most other programs: a row per question, as in ``CSV``.
///
/// The first sheet is read, or one by its name. Numbers, dates and percentages are read as they
/// show, and a cell that is merged from several has its text in each row of them. Cells are written
/// as texts, so that no program runs them.
public enum XLSX: PackageFormat, SpreadsheetFormat, Sendable {
  /// The facts about the format that are known before a package is opened.
  public static let about = FormatDescription(
    "xlsx",
    title: "Spreadsheet (Excel)",
    fileEndings: ["xlsx", "xlsm"],
    recognizesPackage: { paths in
      paths.contains { $0.lowercased().hasPrefix("xl/workbook") } ? .certain : .unknown
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
    var spreadsheet = Spreadsheet()
    let workbook = files["xl/workbook.xml"] ?? []
    let targets = relations(files["xl/_rels/workbook.xml.rels"] ?? [])
    var paths: [(name: String, path: String)] = []
    var usesYears1904 = false
    eachElement(workbook) { element, attributes in
      switch element {
      case "sheet":
        let id = attributes.first { local($0.name) == "id" }?.value ?? ""
        let title = attributes.first { $0.name == "name" }?.value ?? ""
        if let target = targets[id] { paths.append((title, target)) }
      case "workbookPr":
        let value = attributes.first { $0.name == "date1904" }?.value
        usesYears1904 = value == "1" || value == "true"
      default: break
      }
    }
    if paths.isEmpty {
      // Without a list the sheets are those that there are.
      paths = files.keys.filter { $0.hasPrefix("xl/worksheets/") && $0.hasSuffix(".xml") }.sorted()
        .map { ($0, $0) }
    }
    spreadsheet.names = paths.map(\.name)
    let texts = sharedTexts(files["xl/sharedStrings.xml"] ?? [])
    let formats = NumberFormats(files["xl/styles.xml"] ?? [], usesYears1904: usesYears1904)
    for (title, path) in paths {
      guard let bytes = files[path] else { continue }
      let isWanted = name.map { $0 == title } ?? (spreadsheet.sheet == nil)
      guard isWanted else {
        if hasCells(bytes) { spreadsheet.others.append(title) }
        continue
      }
      var reader = XLSXSheetReader(bytes, texts: texts, formats: formats)
      reader.read()
      reader.sheet.name = title
      reader.sheet.path = path
      // A first sheet without anything in it is passed over.
      if reader.sheet.rows.isEmpty, name == nil { continue }
      spreadsheet.sheet = reader.sheet
    }
    spreadsheet.others += files.keys.filter {
      $0.hasPrefix("xl/media/") || $0.hasPrefix("xl/comments")
        || $0.hasPrefix("xl/threadedComments")
    }.sorted()
    return spreadsheet
  }

  /// Calls a closure with each element and its attributes.
  static func eachElement(
    _ bytes: [UInt8],
    _ body: (String, [XMLTokenizer.Attribute]) -> Void
  ) {
    var tokens = XMLTokenizer(SourceText(bytes))
    while let token = tokens.next() {
      if case .start(let name, let attributes, _) = token.kind { body(local(name), attributes) }
    }
  }

  /// The paths of the files that a workbook is related to, by their names there.
  private static func relations(_ bytes: [UInt8]) -> [String: String] {
    var paths: [String: String] = [:]
    eachElement(bytes) { element, attributes in
      guard element == "Relationship", let id = attributes.first(where: { $0.name == "Id" })?.value,
        let target = attributes.first(where: { $0.name == "Target" })?.value
      else { return }
      let path =
        target.hasPrefix("/")
        ? String(target.dropFirst()) : PackageMedia.path(target, from: "xl/workbook.xml")
      if let path { paths[id] = path }
    }
    return paths
  }

  private static func hasCells(_ bytes: [UInt8]) -> Bool {
    var tokens = XMLTokenizer(SourceText(bytes))
    while let token = tokens.next() {
      guard case .start(let name, _, _) = token.kind else { continue }
      if ["v", "t"].contains(local(name)) { return true }
    }
    return false
  }

  /// The texts that cells share.
  private static func sharedTexts(_ bytes: [UInt8]) -> [String] {
    var tokens = XMLTokenizer(SourceText(bytes))
    var texts: [String] = []
    var text = ""
    var (isText, isPhonetic) = (false, false)
    while let token = tokens.next() {
      switch token.kind {
      case .start(let name, _, let isEmpty):
        switch local(name) {
        case "si":
          text = ""
          if isEmpty { texts.append("") }
        case "t": isText = !isEmpty && !isPhonetic
        case "rPh": isPhonetic = !isEmpty
        default: break
        }
      case .end(let name):
        switch local(name) {
        case "si": texts.append(text)
        case "t": isText = false
        case "rPh": isPhonetic = false
        default: break
        }
      case .text(let isCDATA):
        if isText { text += tokens.text(of: token.range, isCDATA: isCDATA) }
      case .other: break
      }
    }
    return texts.map(XLSXSheetReader.unescaped)
  }

  // MARK: Writing

  static func row(_ cells: [String], number: Int) -> [UInt8] {
    var xml = "<row r=\"\(number)\">"
    for (column, cell) in cells.enumerated() where !cell.isEmpty {
      let name = TableOptions.letters(of: column) + "\(number)"
      xml +=
        "<c r=\"\(name)\" t=\"inlineStr\"><is><t xml:space=\"preserve\">\(escaped(cell))</t></is></c>"
    }
    return Array("\(xml)</row>".utf8)
  }

  static let propertiesPath = "docProps/core.xml"

  static func files(
    of rows: [[String]],
    title: String,
    properties: String
  ) -> [String: [UInt8]] {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let package = "http://schemas.openxmlformats.org/package/2006"
    let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    var sheet = Array("\(head)<worksheet xmlns=\"\(main)\"><sheetData>".utf8)
    for (index, cells) in rows.enumerated() { sheet += row(cells, number: index + 1) }
    sheet += "</sheetData></worksheet>".utf8
    let texts = [
      "[Content_Types].xml": """
      <Types xmlns="\(package)/content-types"><Default Extension="rels" \
      ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
      <Default Extension="xml" ContentType="application/xml"/>\
      <Override PartName="/xl/workbook.xml" ContentType="\(kind).sheet.main+xml"/>\
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="\(kind).worksheet+xml"/>\
      <Override PartName="/\(propertiesPath)" \
      ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>
      """,
      "_rels/.rels": """
      <Relationships xmlns="\(package)/relationships"><Relationship Id="rId1" \
      Type="\(relation)/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" \
      Type="\(package)/relationships/metadata/core-properties" Target="\(propertiesPath)"/>\
      </Relationships>
      """,
      propertiesPath: """
      <cp:coreProperties xmlns:cp="\(package)/metadata/core-properties" xmlns:dc="\(dublinCore)">\
      \(properties)</cp:coreProperties>
      """,
      "xl/workbook.xml": """
      <workbook xmlns="\(main)" xmlns:r="\(relation)"><sheets>\
      <sheet name="\(escaped(sheetName(title)))" sheetId="1" r:id="rId1"/></sheets></workbook>
      """,
      "xl/_rels/workbook.xml.rels": """
      <Relationships xmlns="\(package)/relationships"><Relationship Id="rId1" \
      Type="\(relation)/worksheet" Target="worksheets/sheet1.xml"/></Relationships>
      """,
    ]
    var files = texts.mapValues { Array("\(head)\($0)".utf8) }
    files["xl/worksheets/sheet1.xml"] = sheet
    return files
  }

  /// A name that a sheet can have: up to 31 signs and none of those that programs refuse.
  static func sheetName(_ title: String) -> String {
    let name = title.map { "[]:*?/\\'".contains($0) ? " " : $0 }.prefix(31)
    let plain = String(name).trimmingSpaces
    return plain.isEmpty ? "Questions" : plain
  }
}

/// Reads the cells of a sheet.
struct XLSXSheetReader {
  private let bytes: [UInt8]
  private let texts: [String]
  private let formats: NumberFormats
  var sheet = Sheet()
  private var merged: [(first: (row: Int, column: Int), last: (row: Int, column: Int))] = []
  private var cellCount = 0

  init(_ bytes: [UInt8], texts: [String], formats: NumberFormats) {
    (self.bytes, self.texts, self.formats) = (bytes, texts, formats)
  }

  mutating func read() {
    var tokens = XMLTokenizer(SourceText(bytes))
    var number = 0
    var cells: [String] = []
    var start = 0
    var column = 0
    var (kind, style) = ("n", 0)
    var (value, inline) = ("", "")
    var (isValue, isText, isPhonetic) = (false, false, false)
    while let token = tokens.next() {
      switch token.kind {
      case .start(let name, let attributes, let isEmpty):
        switch XLSX.local(name) {
        case "row":
          let named = attributes.first { $0.name == "r" }.flatMap { Int($0.value) }
          number = named.flatMap { (1...Sheet.mostRows).contains($0) ? $0 : nil } ?? number + 1
          (cells, column, start) = ([], 0, token.range.lowerBound)
        case "c":
          let place = attributes.first { $0.name == "r" }.flatMap { Self.place($0.value) }
          column = place?.column ?? column
          kind = attributes.first { $0.name == "t" }?.value ?? "n"
          style = attributes.first { $0.name == "s" }.flatMap { Int($0.value) } ?? 0
          (value, inline) = ("", "")
          if isEmpty { column += 1 }
        case "v": isValue = !isEmpty
        case "t": isText = !isEmpty && !isPhonetic
        case "rPh": isPhonetic = !isEmpty
        case "mergeCell":
          if let range = attributes.first(where: { $0.name == "ref" })?.value { merge(range) }
        default: break
        }
      case .end(let name):
        switch XLSX.local(name) {
        case "row":
          if cells.contains(where: { !$0.trimmingSpaces.isEmpty }) {
            let range = start..<token.range.upperBound
            sheet.rows.append(Sheet.Row(number: number, cells: cells, range: range))
          }
        case "c":
          let text = text(kind, value, inline, style)
          if column < Sheet.mostColumns, cellCount < Sheet.mostCells, !text.isEmpty {
            while cells.count < column { cells.append("") }
            if cells.count == column { cells.append(text) } else { cells[column] = text }
            cellCount += 1
          }
          column += 1
        case "v": isValue = false
        case "t": isText = false
        case "rPh": isPhonetic = false
        default: break
        }
      case .text(let isCDATA):
        if isValue { value += tokens.text(of: token.range, isCDATA: isCDATA) }
        if isText { inline += tokens.text(of: token.range, isCDATA: isCDATA) }
      case .other: break
      }
    }
    sheet.remarks = tokens.remarks
    spread()
  }

  private func text(_ kind: String, _ value: String, _ inline: String, _ style: Int) -> String {
    switch kind {
    case "s": Int(value.trimmingSpaces).flatMap { texts[safe: $0] } ?? ""
    case "inlineStr": Self.unescaped(inline)
    case "str": Self.unescaped(value)
    case "b": value == "1" ? "TRUE" : "FALSE"
    case "e", "d": value
    default: formats.text(of: value.trimmingSpaces, style: style)
    }
  }

  /// A text without the escapes that Excel has for signs: `_x000D_`.
  static func unescaped(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    var written = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "_x") {
      let digits = rest[start.upperBound...].prefix(4)
      let behind = rest[start.upperBound...].dropFirst(4)
      guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16), behind.first == "_" else {
        written += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      written += rest[..<start.lowerBound]
      // Line ends come with a line feed of their own.
      if code != 0x0D, let scalar = Unicode.Scalar(code), code >= 0x20 || code == 0x0A || code == 9
      {
        written.unicodeScalars.append(scalar)
      }
      rest = behind.dropFirst()
    }
    return written + rest
  }

  /// The place of a cell, counted from 0: "B2".
  private static func place(_ name: String) -> (row: Int, column: Int)? {
    let letters = name.utf8.prefix { (0x41...0x5A).contains($0) }
    guard (1...3).contains(letters.count),
      let row = Int(name.utf8.dropFirst(letters.count).map { String(Unicode.Scalar($0)) }.joined()),
      (1...Sheet.mostRows).contains(row)
    else { return nil }
    return (row - 1, letters.reduce(0) { $0 * 26 + Int($1) - 0x40 } - 1)
  }

  // MARK: Merged cells

  private mutating func merge(_ range: String) {
    let corners = range.split(separator: ":").compactMap { Self.place(String($0)) }
    guard corners.count == 2, corners[0].row <= corners[1].row,
      corners[0].column <= corners[1].column
    else { return }
    merged.append((corners[0], corners[1]))
  }

  /// Gives the rows of merged cells the text of their first.
  private mutating func spread() {
    guard !merged.isEmpty else { return }
    let places = Dictionary(
      sheet.rows.enumerated().map { ($1.number - 1, $0) }
    ) { first, _ in first }
    var left = Sheet.mostCells
    for range in merged where range.first.row < range.last.row {
      guard let first = places[range.first.row],
        let text = sheet.rows[first].cells[safe: range.first.column], !text.isEmpty
      else { continue }
      let column = range.first.column
      for row in range.first.row + 1...range.last.row {
        left -= 1
        guard left > 0, row < Sheet.mostRows else { return }
        guard let place = places[row] else { continue }
        while sheet.rows[place].cells.count <= column { sheet.rows[place].cells.append("") }
        if sheet.rows[place].cells[column].isEmpty { sheet.rows[place].cells[column] = text }
      }
    }
  }
}

/// The formats in which the numbers of cells show.
struct NumberFormats: Sendable {
  private enum Look {
    case general
    case decimals(Int)
    case percent(Int)
    case date(hasDay: Bool, hasTime: Bool)
  }

  private var looks: [Look] = []
  private let usesYears1904: Bool

  init(_ styles: [UInt8], usesYears1904: Bool) {
    self.usesYears1904 = usesYears1904
    var codes: [Int: String] = [:]
    var isInside = false
    var tokens = XMLTokenizer(SourceText(styles))
    while let token = tokens.next() {
      switch token.kind {
      case .start(let name, let attributes, let isEmpty):
        let id = attributes.first { $0.name == "numFmtId" }.flatMap { Int($0.value) }
        switch XLSX.local(name) {
        case "numFmt":
          if let id { codes[id] = attributes.first { $0.name == "formatCode" }?.value }
        case "cellXfs": isInside = !isEmpty
        case "xf": if isInside { looks.append(Self.look(id ?? 0, codes)) }
        default: break
        }
      case .end(let name): if XLSX.local(name) == "cellXfs" { isInside = false }
      default: break
      }
    }
  }

  private static func look(_ id: Int, _ codes: [Int: String]) -> Look {
    switch id {
    case 0, 49: return .general
    case 1, 3: return .decimals(0)
    case 2, 4: return .decimals(2)
    case 9: return .percent(0)
    case 10: return .percent(2)
    case 14...17, 27...31, 36, 50...54, 57, 58: return .date(hasDay: true, hasTime: false)
    case 18...21, 32...35, 45...47, 55, 56: return .date(hasDay: false, hasTime: true)
    case 22: return .date(hasDay: true, hasTime: true)
    default: return codes[id].map(look) ?? .general
    }
  }

  /// The way in which a code of a format shows a number.
  private static func look(_ code: String) -> Look {
    // Texts in quotes, colors in brackets and escaped signs do not count.
    var letters = ""
    var (isQuoted, isBracketed, isEscaped) = (false, false, false)
    for character in code.lowercased() {
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        isQuoted.toggle()
      } else if isQuoted {
        continue
      } else if character == "[" {
        isBracketed = true
      } else if character == "]" {
        isBracketed = false
      } else if character == "\\" || character == "_" || character == "*" {
        isEscaped = true
      } else if character == ";" {
        break
      } else if !isBracketed {
        letters.append(character)
      }
    }
    if letters.contains("general") { return .general }
    let hasTime = letters.contains { "hs".contains($0) }
    let hasDay = letters.contains { "dy".contains($0) } || letters.contains("m") && !hasTime
    if hasDay || hasTime { return .date(hasDay: hasDay, hasTime: hasTime) }
    guard letters.contains("0") else { return .general }
    let parts = letters.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1].prefix { "0#?".contains($0) }.count : 0
    return letters.contains("%") ? .percent(decimals) : .decimals(decimals)
  }

  /// The text that a number shows.
  func text(of value: String, style: Int) -> String {
    guard let number = Double(value), number.isFinite else { return value }
    switch looks[safe: style] ?? .general {
    case .general: return Self.general(value, number)
    case .decimals(let places): return Self.rounded(number, places) ?? value
    case .percent(let places): return Self.rounded(number * 100, places).map { "\($0)%" } ?? value
    case .date(let hasDay, let hasTime):
      return date(number, hasDay: hasDay, hasTime: hasTime) ?? value
    }
  }

  /// A number with at most 15 digits, as programs keep them.
  private static func general(_ value: String, _ number: Double) -> String {
    if let whole = Int(value) { return "\(whole)" }
    guard number.magnitude < 1e15, number.magnitude > 1e-5 || number == 0,
      let rational = Rational(value)
    else { return value }
    return rational.decimals
  }

  private static func rounded(_ number: Double, _ places: Int) -> String? {
    guard (0...9).contains(places) else { return nil }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard number.magnitude * scale < 1e15 else { return nil }
    let scaled = Int64((number.magnitude * scale).rounded())
    let sign = number < 0 && scaled != 0 ? "-" : ""
    let digits = String(scaled)
    guard places > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// A date by its number of days, as ISO 8601 has it.
  private func date(_ number: Double, hasDay: Bool, hasTime: Bool) -> String? {
    guard (0..<3_000_000).contains(number) else { return nil }
    var days = Int(number)
    var minutes = Int(((number - Double(days)) * 1440).rounded())
    if minutes == 1440 { (days, minutes) = (days + 1, 0) }
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let time = "\(hours < 10 ? "0" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)"
    guard hasDay else { return time }
    // Excel takes 1900 for a leap year; days are counted from 30 December 1899 behind it.
    let shift = usesYears1904 ? 1462 : days < 60 ? 1 : 0
    let day = Self.civil(days + shift - 25_569)
    return hasTime ? "\(day) \(time)" : day
  }

  /// The date of a number of days since 1970.
  ///
  /// Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, civil_from_days.
  private static func civil(_ days: Int) -> String {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let day = shifted - era * 146_097
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let number = month < 10 ? month + 3 : month - 9
    let full = year + era * 400 + (number <= 2 ? 1 : 0)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(full)-\(two(number))-\(two(dayOfMonth))"
  }
}
