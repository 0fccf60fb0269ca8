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
  /// Quotes that have no partner.
  var remarks: [Remark] = []
  /// Where the last row ends that has come to its end.
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
    return read(source, from: source.start, delimiter: delimiter)
  }

  static func read(_ source: SourceText, from start: Int, delimiter: Character?) -> Table {
    let sign =
      delimiter?.asciiValue ?? found(in: source.bytes[start...], isWhole: source.isLast)
    var table = Table(delimiter: sign.map { Character(Unicode.Scalar($0)) } ?? ",")
    guard let sign else { return table }
    var reader = TableReader(bytes: source.bytes, delimiter: sign, position: start)
    while let row = reader.next() {
      // A row at the end, and a quote whose partner can still come, wait for more.
      let isWhole = reader.position < source.bytes.count && reader.remarks.isEmpty
      guard source.isLast || isWhole else { break }
      if row.cells.contains(where: { !$0.trimmingSpaces.isEmpty }) {
        table.rows.append(row.cells)
        table.ranges.append(row.range)
      }
      table.end = reader.position
    }
    if source.isLast { table.remarks = reader.remarks }
    return table
  }

  private init(delimiter: Character) {
    self.delimiter = delimiter
  }

  /// The sign that stands most often in the first row outside quotes; a tab before a semicolon
  /// before a comma.
  ///
  /// It is nil while the row has no end and more can come.
  private static func found(in bytes: ArraySlice<UInt8>, isWhole: Bool) -> UInt8? {
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
        // An empty line says nothing.
        if counts.isEmpty { continue }
        isKnown = true
        break
      }
      counts[byte, default: 0] += 1
    }
    guard isKnown else { return nil }
    let signs = "\t;,|".utf8
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
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        // What stands behind the quotes belongs to the cell too.
        return String(decoding: content + plain(), as: UTF8.self)
      }
      content.append(UInt8(ascii: "\""))
      position += 1
    }
    remarks.append(Remark(.quoteWithoutPartner, at: quote..<quote + 1))
    // Without its partner the quote is a sign like others, so that the rows behind it are not lost.
    position = quote
    return String(decoding: plain(), as: UTF8.self)
  }

  private mutating func plain() -> ArraySlice<UInt8> {
    let start = position
    position =
      bytes[start...].firstIndex { $0 == delimiter || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return bytes[start..<position]
  }
}

/// Spreadsheet tables: a row per question, with named columns.
///
/// The first row names the columns: `question` and `answer`, and those of `alternatives`, `wrong`,
/// `feedback`, `tags` and `id` that there are; several alternatives or wrong answers have `|`
/// between them. German names such as `Frage` and `Antwort` count too, and so do two languages.
/// Without names the first column asks for the second.
public enum CSV: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "csv",
    title: "Table (CSV)",
    fileEndings: ["csv"]
  )

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

/// Tables with tab-separated cells.
public enum TSV: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "tsv",
    title: "Table (TSV)",
    fileEndings: ["tsv", "tab"]
  )

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

/// Which columns of a table hold the parts of a question.
struct TableColumns {
  /// A part of a question.
  enum Part: CaseIterable {
    case question, answer, alternatives, wrong, feedback, tags, id

    /// Where the headings for it stand among the facts of a language.
    fileprivate var headings: KeyPath<LanguageFacts.Headings, String> {
      switch self {
      case .question: \.question
      case .answer: \.answer
      case .alternatives: \.alternatives
      case .wrong: \.wrong
      case .feedback: \.feedback
      case .tags: \.tags
      case .id: \.id
      }
    }
  }

  /// The names in all languages that a column can have for each part, in small letters.
  private static let headings: [Part: Set<String>] = Dictionary(
    uniqueKeysWithValues: Part.allCases.map { ($0, listed($0.headings)) }
  )
  private static let languages = listed(\.languages)
  /// The endings of a heading: "Antworten" and "answers" name what "Antwort" and "answer" do.
  private static let endings = listed(\.pluralEndings).union([""])

  private static func listed(_ list: KeyPath<LanguageFacts.Headings, String>) -> Set<String> {
    Set(
      LanguageFacts.all.flatMap { $0.headings[keyPath: list].split(separator: ",") }
        .map(\.trimmingSpaces)
    )
  }

  private var columns: [Part: Int] = [:]

  /// The columns by the names in a row, or nil for a row without names.
  ///
  /// Two names of different parts make a row of names, also when the question or the answer has
  /// none.
  init?(names: [String]) {
    let names = names.map { $0.trimmingSpaces.lowercased() }
    for part in Part.allCases {
      columns[part] = names.firstIndex { name in
        Self.endings.contains {
          name.hasSuffix($0)
            && Self.headings[part]?.contains(String(name.dropLast($0.count))) == true
        }
      }
    }
    guard missing != nil else { return }
    // The two languages of a list of vocabulary.
    if names.count >= 2, names[0] != names[1], names.prefix(2).allSatisfy(Self.languages.contains) {
      columns[.question] = 0
      columns[.answer] = 1
    }
    guard columns.count >= 2 else { return nil }
  }

  /// The name of the column without which no row has a question, or nil if there are both.
  var missing: String? {
    columns[.question] == nil ? "question" : columns[.answer] == nil ? "answer" : nil
  }

  /// The first two columns that are none of the others.
  init(without others: Set<Int> = []) {
    let fields = (0...others.count + 1).filter { !others.contains($0) }
    columns = [.question: fields[0], .answer: fields[1]]
  }

  /// The column of a part, if there is one.
  subscript(part: Part) -> Int? {
    get { columns[part] }
    set { columns[part] = newValue }
  }

  /// The cells of a row that belong to no part, with nothing in the place of the others.
  func others(in row: [String]) -> [String] {
    let known = Set(columns.values)
    return row.enumerated().map { known.contains($0) ? "" : $1 }
  }

  /// The row for the cells of all parts, in the columns that there are.
  func row(_ cells: [String], keeping others: [String]) -> [String] {
    var row = others
    for (part, cell) in zip(Part.allCases, cells) {
      guard let column = columns[part], !cell.isEmpty else { continue }
      while row.count <= column { row.append("") }
      row[column] = cell
    }
    return row
  }

  func cell(_ part: Part, of row: [String]) -> String? {
    columns[part].flatMap { row[safe: $0] }.map(\.trimmingSpaces).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A remark on an answer that looks like several where no column is for the others; nobody types
  /// the answer of a row with wrong ones, which is a choice.
  func remarks(on row: [String], at range: Range<Int>) -> [Remark] {
    guard columns[.alternatives] == nil, cell(.wrong, of: row) == nil,
      let answer = cell(.answer, of: row)
    else { return [] }
    // Units and numbers have a slash too: km/h, 3/4.
    let parts = answer.split(separator: "/")
    let hasWords =
      parts.count > 1
      && parts.allSatisfy { $0.count > 2 && $0.allSatisfy { $0.isLetter || $0 == " " } }
    guard hasWords || ["|", ";", " / "].contains(where: answer.contains) else { return [] }
    return [Remark(.severalAnswers, at: range, ["answer": .text(answer)])]
  }

  /// The question of a row, or nil without a question or an answer.
  func question(_ row: [String], format: String = "plain") -> Question? {
    guard let prompt = cell(.question, of: row), let answer = cell(.answer, of: row) else {
      return nil
    }
    func answers(_ texts: [String], _ fraction: Fraction) -> [Question.Answer] {
      texts.map { Question.Answer(Question.Text($0, format: format), fraction: fraction) }
    }
    func list(_ part: Part) -> [String] {
      (cell(part, of: row) ?? "").split(separator: "|").map(\.trimmingSpaces).filter { !$0.isEmpty }
    }
    let wrong = list(.wrong)
    var question = Question(
      text: Question.Text(prompt, format: format),
      task: wrong.isEmpty
        ? .written(answers([answer] + list(.alternatives), 1), ignoresCase: true)
        : .choices(answers([answer], 1) + answers(wrong, 0), picksOne: true, areShuffled: true)
    )
    question.generalFeedback = cell(.feedback, of: row).map { Question.Text($0, format: format) }
    question.idNumber = cell(.id, of: row)
    let others = others(in: row)
    if others.contains(where: { !$0.isEmpty }) {
      question.remainder = .cells(others)
    }
    let tags = cell(.tags, of: row) ?? ""
    question.tags = tags.split(separator: tags.contains("|") ? "|" : " ").map(\.trimmingSpaces)
    return question
  }

  /// The cells of a question in the order of all parts, or nil for a type that no table holds.
  static func cells(
    of question: Question,
    format: String = "plain",
    _ losses: inout [Exported.Loss.Part]
  ) -> [String]? {
    func cell(_ text: Question.Text) -> String { format == "html" ? text.html : text.plain }
    let answers: [Question.Answer]
    var wrong: [Question.Answer] = []
    switch question.task {
    case .written(let all, let ignoresCase):
      answers = all.filter { $0.fraction == 1 }
      if answers.count < all.count { losses.append(.weights) }
      if !ignoresCase { losses.append(.letterCase) }
    case .numbers(let all):
      answers = all.filter { $0.fraction == 1 }
      losses.append(.judgment)
    case .choices(let all, true, _):
      answers = all.filter { $0.fraction == 1 }
      wrong = all.filter { $0.fraction != 1 }
      if wrong.contains(where: { $0.fraction != 0 }) { losses.append(.weights) }
      if answers.count > 1 || wrong.isEmpty { return nil }
    default: return nil
    }
    guard let first = answers.first else { return nil }
    if question.name != nil, question.idNumber != nil { losses.append(.name) }
    losses += question.lossesOfPlainText
    func list(_ answers: some Sequence<Question.Answer>) -> String {
      let texts = answers.map { cell($0.text) }
      if texts.contains(where: { $0.contains("|") }) { losses.append(.separator) }
      return texts.joined(separator: "|")
    }
    // A bar keeps the blanks within tags.
    let hasBlanks = question.tags.contains { $0.contains(" ") }
    let tags = question.tags.joined(separator: hasBlanks ? "|" : " ")
    return [
      cell(question.text), cell(first.text), list(answers.dropFirst()), list(wrong),
      question.generalFeedback.map(cell) ?? "", hasBlanks ? tags + "|" : tags,
      question.idNumber ?? question.name ?? "",
    ]
  }

  static let names = ["question", "answer", "alternatives", "wrong", "feedback", "tags", "id"]
}
