// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Makes questions of the rows of a table in a text file.
struct RowReader: ItemReader {
  /// The sign between cells; nil to find it.
  var delimiter: Character?
  var options = TableOptions.standard
  /// The maker of questions from rows.
  private var maker: RowMaker?
  /// The state in which the maker begins.
  private var first: RowMaker

  init(delimiter: Character? = nil, options: TableOptions = .standard) {
    self.delimiter = delimiter
    self.options = options
    first = RowMaker(options: options)
  }

  init(delimiter: Character?, maker: RowMaker) {
    self.delimiter = delimiter
    first = maker
  }

  mutating func read(_ source: SourceText) -> Stretch { read(source, from: source.start) }

  mutating func read(_ source: SourceText, from start: Int) -> Stretch {
    let table = Table.read(source, from: start, delimiter: delimiter)
    var stretch = Stretch(
      remarks: table.remarks,
      end: source.isLast ? source.bytes.count : table.end
    )
    let delimiter = table.delimiter
    // Empty rows are none, but the first line of a file says what its delimiter is.
    if table.end > start { self.delimiter = delimiter }
    var maker = self.maker ?? first
    let rows = maker.isDeck ? table.rows : table.rows.map { $0.map(CSV.unprotected) }
    var behindNames = 0
    if self.maker == nil {
      guard let names = maker.findNames(in: rows, isAll: source.isLast) else {
        // The names may still come.
        return Stretch(end: 0)
      }
      if !rows.isEmpty {
        behindNames = names.first
        stretch.remarks += names.notes.map { Remark($0.code, at: table.ranges[$0.row], $0.values) }
      }
    }
    for (index, (row, range)) in zip(rows, table.ranges).enumerated().dropFirst(behindNames) {
      let others = rows[(index + 1)...].lazy.map(maker.reading)
      if maker.mustWait(with: row, before: others, isAll: source.isLast) {
        // Further rows may say what its key is.
        stretch.end = range.lowerBound
        stretch.remarks.removeAll { $0.range.lowerBound >= stretch.end }
        break
      }
      maker.take(row) { content, isFirst in
        let place = isFirst ? range : range.upperBound..<range.upperBound
        stretch.items.append(
          Imported.Item(content, at: content.isCategory ? Self.front(of: range) : place)
        )
      } note: { code, values in
        stretch.remarks.append(Remark(code, at: range, values))
      }
    }
    if !rows.isEmpty { self.maker = maker }
    stretch.language = maker.languages.language
    stretch.render = { [maker] question in maker.rendered(question, delimiter) }
    return stretch
  }

  private static func front(of range: Range<Int>) -> Range<Int> {
    range.lowerBound..<range.lowerBound
  }
}

extension Imported.Item.Content {
  fileprivate var isCategory: Bool { if case .category = self { true } else { false } }
}

/// The languages that the rows of a table name, each with the number of its rows.
struct RowLanguages: Sendable {
  private var counts: [Language?: Int] = [:]
  /// The languages in the order of their first rows.
  private var order: [Language?] = []
  /// The language that the words over the columns of the first row suggest.
  private var implied: Language?

  /// Counts a row.
  ///
  /// - Parameters:
  ///   - tag: The text in its column of languages, if there is any.
  ///   - implied: The language that the words over its columns suggest.
  mutating func count(_ tag: String?, implied: Language?) {
    self.implied = self.implied ?? implied
    // Languages have codes of two or three letters: "Deutsch" is no tag that anybody uses.
    let language = tag.flatMap { Language($0).canonical }.flatMap {
      $0.base.rawValue.utf8.count <= 3 ? $0 : nil
    }
    if counts[language] == nil { order.append(language) }
    counts[language, default: 0] += 1
  }

  /// The language that most rows name; where most name none, that of the words over the columns.
  var language: Language? {
    let most = counts.values.max()
    return (order.first { counts[$0] == most } ?? nil) ?? implied
  }
}

/// Makes questions of rows, whatever file they are in.
struct RowMaker: Sendable {
  typealias Note = (row: Int, code: Diagnostic.Code, values: [String: Sentence.Value])

  var options = TableOptions.standard
  /// The columns; nil before their names are found.
  var columns: TableColumns?
  /// Whether the rows are cards, whose first two fields may have no names.
  var isDeck = false
  /// The format of texts: "plain" or "html".
  var format = "plain"
  /// The set of cards that name none.
  var deck: String?
  /// The columns that are no fields of a card.
  var special: [TablePart: Int] = [:]
  /// The columns that say how Anki keeps a card.
  var noteTypes: Set<Int> = []
  /// Whether all cards are of a type with gaps.
  var isCloze = false
  /// Whether all cards are of a type that is asked from both sides.
  var isReversed = false
  /// The tags of all cards.
  var tags: [String] = []
  /// Whether no row can be used.
  private var isRefused = false
  /// The columns that are noted, each once.
  private var told: Set<Int> = []
  /// The set of the last row.
  private var set: String?
  /// The languages that rows name.
  var languages = RowLanguages()
  /// The reading of the keys of choices in the rows so far.
  var keys = KeyReading()
  /// Whether all rows were looked at for that.
  private var hasAllKeys = false

  init(options: TableOptions = .standard) {
    self.options = options
  }

  /// The language of the document, if it says one.
  var documentLanguage: Language?

  /// The language of rows that name none: that of the words over the columns, unless it is English,
  /// in which people write them over texts in all languages; else that of the document.
  private var impliedLanguage: Language? {
    columns?.language.flatMap { $0 == .english ? nil : $0 } ?? documentLanguage
  }

  /// The greatest number of rows above the names.
  private static let mostTitles = 30

  /// Finds the row of names, or learns that there is none.
  ///
  /// - Returns: The number of the first row behind the names, with notes on rows; nil when further
  ///   rows decide.
  mutating func findNames(in rows: [[String]], isAll: Bool) -> (first: Int, notes: [Note])? {
    let isDeck = isDeck
    if columns != nil { return (0, takeOptions(rows, 0, []).notes) }
    let head = rows.prefix(Self.mostTitles)
    // Cards have their names in the first row.
    let candidates = isDeck ? head.prefix(1) : head
    let isNamed = { (row: [String]) in
      guard let found = TableColumns(names: row) else { return false }
      // The names of cards are those of all fields.
      return !isDeck || found.missing == nil && found.unknown(in: row).isEmpty
    }
    if let place = candidates.firstIndex(where: isNamed),
      let found = TableColumns(names: rows[place])
    {
      columns = found
      var notes: [Note] = []
      for (row, cells) in rows[..<place].enumerated() {
        let filled = cells.filter { !$0.trimmingSpaces.isEmpty }
        // A title is one text; a row of several is one of content.
        let code: Diagnostic.Code = filled.count > 1 ? .rowAboveNames : .passedOver
        notes.append((row, code, ["name": .text(Self.short(filled.joined(separator: ", ")))]))
      }
      return takeOptions(rows, place, notes)
    }
    if !isAll, head.count < (isDeck ? 1 : Self.mostTitles) { return nil }
    guard let row = head.first else { return (0, []) }
    if !options.columns.isEmpty { return takeOptions(rows, nil, []) }
    if isDeck { return useFields(of: row) }
    isRefused = true
    columns = TableColumns()
    return (1, [namesNote(row)])
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? "\(line.prefix(60))..." : line
  }

  private func namesNote(_ row: [String]) -> Note {
    let names = row.map(Self.short).joined(separator: ", ")
    return (
      0, .columnsWithoutNames,
      ["names": .text(Self.short(names)), "example": .text("--columns question=1,answer=2")]
    )
  }

  /// The first two fields of cards without names, unless there are many.
  private mutating func useFields(of row: [String]) -> (first: Int, notes: [Note]) {
    let others = Set(special.values).union(noteTypes)
    let fields = row.indices.filter { !others.contains($0) && !row[$0].trimmingSpaces.isEmpty }
    guard fields.count < 4 || row.contains(where: AnkiCloze.hasGap) else {
      isRefused = true
      columns = TableColumns()
      return (0, [namesNote(row)])
    }
    var columns = TableColumns(without: others)
    for (part, column) in special { columns[part] = column }
    self.columns = columns
    return (0, [(0, .fieldsWithoutNames, [:])])
  }

  /// Takes over the columns that options name.
  private mutating func takeOptions(_ rows: [[String]], _ place: Int?, _ notes: [Note])
    -> (first: Int, notes: [Note])
  {
    var notes = notes
    var columns = self.columns ?? TableColumns()
    var place = place
    if place == nil {
      // A column that is named by the words over it has these in a row of names.
      place = rows.prefix(Self.mostTitles).firstIndex { row in
        options.columns.values.contains { value in
          Int(value) == nil && row.contains { TableHeading.plain($0) == TableHeading.plain(value) }
        }
      }
      if let place { columns.nameAll(rows[place]) }
    }
    let row = place ?? 0
    if let unknown = columns.take(options) {
      isRefused = true
      notes.append(
        (row, .missingMember, ["name": .text(unknown), "owner": .text(names(rows, row))])
      )
    } else if !rows.isEmpty {
      if let missing = columns.missing {
        isRefused = true
        notes.append(
          (row, .missingMember, ["name": .text(missing), "owner": .text(names(rows, row))])
        )
      } else if columns[.id] == nil, !isDeck {
        notes.append((row, .noIdentifiers, [:]))
      }
    }
    self.columns = columns
    return (place.map { $0 + 1 } ?? 0, notes)
  }

  private func names(_ rows: [[String]], _ place: Int) -> String {
    rows.indices.contains(place)
      ? rows[place].map(\.trimmingSpaces).joined(separator: ", ") : ""
  }

  // MARK: Rows

  /// The reading that the key of a row suggests for the others.
  func reading(of row: [String]) -> KeyReading {
    columns.map { TableCells(row, $0, format: format).shownKeys.reading } ?? KeyReading()
  }

  /// Looks at the key of the next row and, where it can be the text of one option and the number of
  /// another, at those of the rows behind it.
  ///
  /// - Parameters:
  ///   - row: The next row.
  ///   - others: The readings that the keys of the rows behind it suggest.
  ///   - isAll: Whether these are all rows.
  /// - Returns: Whether rows that are not there yet decide.
  mutating func mustWait(
    with row: [String],
    before others: some Sequence<KeyReading>,
    isAll: Bool
  ) -> Bool {
    guard let columns, columns.hasOptionColumns, !isRefused, !keys.hasTexts else { return false }
    let shown = TableCells(row, columns, format: format).shownKeys
    keys.formUnion(shown.reading)
    guard shown.isAmbiguous, !keys.hasTexts, !hasAllKeys else { return false }
    for other in others {
      keys.formUnion(other)
      if keys.hasTexts { return false }
    }
    hasAllKeys = isAll
    return !isAll
  }

  /// Makes the items of a row.
  mutating func take(
    _ row: [String],
    item: (Imported.Item.Content, Bool) -> Void,
    note: (Diagnostic.Code, [String: Sentence.Value]) -> Void
  ) {
    guard let columns, !isRefused else { return item(.unusable, true) }
    if !isDeck, columns.isUnfilled(row) { return }
    tell(row, columns, note)
    var row = row
    if isDeck { row = withoutSounds(row, note) }
    if isDeck, let fault = faultOfGaps(in: row, columns) {
      note(fault, ["example": .text("{{c1::Peru}}")])
      return item(.unusable, true)
    }
    var cells = TableCells(row, columns, format: format)
    cells.isCard = isDeck
    cells.usualLanguage = columns.language
    cells.keys = keys
    let cloze = isDeck ? card(with: row, columns, note) : nil
    guard var question = cloze ?? cells.question() else {
      for (code, values) in cells.notes { note(code, values) }
      return item(.unusable, true)
    }
    if cloze == nil {
      for (code, values) in cells.notes { note(code, values) }
      if isDeck { AnkiText.addReadings(to: &question) } else { tellSeveral(cells, question, note) }
    }
    if question.language == nil { question.impliedLanguage = impliedLanguage?.rawValue }
    languages.count(question.language, implied: impliedLanguage)
    question.tags += tags.filter { !question.tags.contains($0) }
    if isDeck { question.set = question.set.map(AnkiText.path) }
    let set = question.set ?? deck
    if set != self.set { item(.category(set ?? ""), true) }
    self.set = set
    let others = columns.others(in: row)
    if others.contains(where: { !$0.isEmpty }) { question.remainder = .cells(others) }
    item(.question(question), true)
    if isDeck, isReversed(row), let reversed = AnkiText.reversed(question) {
      item(.question(reversed), false)
    }
  }

  /// Tells of columns of which no question has anything, each once.
  private mutating func tell(
    _ row: [String],
    _ columns: TableColumns,
    _ note: (Diagnostic.Code, [String: Sentence.Value]) -> Void
  ) {
    for column in columns.unknown(in: row) where !noteTypes.contains(column) {
      guard told.insert(column).inserted else { continue }
      let name = columns.names[safe: column].map(\.trimmingSpaces) ?? ""
      let shown = name.isEmpty ? TableOptions.letters(of: column) : Self.short(name)
      let meant = TableHeading.meant(by: name)
      if let meant {
        note(.columnMisspelled, ["name": .text(shown), "meant": .text(meant)])
      } else if name.isEmpty, Int(row[column].trimmingSpaces) != nil, column == 0 {
        // The numbers of the rows.
        note(.passedOver, ["name": .text(shown)])
      } else {
        note(.columnLeftOut, ["name": .text(shown)])
      }
    }
    for part in [TablePart.time, .number] {
      for column in columns.columns[part] ?? []
      where row[safe: column]?.trimmingSpaces.isEmpty == false && told.insert(column).inserted {
        let name = columns.names[safe: column].map(Self.short) ?? part.rawValue
        note(part == .time ? .columnLeftOut : .passedOver, ["name": .text(name)])
      }
    }
  }

  /// A remark on an answer that looks like several where no column is for the others.
  private func tellSeveral(
    _ cells: TableCells,
    _ question: Question,
    _ note: (Diagnostic.Code, [String: Sentence.Value]) -> Void
  ) {
    guard case .written = question.task, question.exact == nil, columns?[.alternatives] == nil,
      let answer = cells[.answer]
    else { return }
    // Units and numbers have a slash too: km/h, 3/4.
    let parts = answer.split(separator: "/")
    let hasWords =
      parts.count > 1
      && parts.allSatisfy { $0.count > 2 && $0.allSatisfy { $0.isLetter || $0 == " " } }
    guard hasWords || ["|", ";", " / "].contains(where: answer.contains) else { return }
    note(.severalAnswers, ["answer": .text(answer)])
  }

  // MARK: Writing

  /// A question in the place of a row.
  func rendered(_ question: Question, _ delimiter: Character) -> Exported {
    var exported = Exported()
    let (row, losses) = row(for: question)
    exported.losses = losses.map { Exported.Loss($0, of: 0, type: question.type) }
    if let row {
      exported.bytes = Array(
        row.map { CSV.quoted(isDeck ? $0 : CSV.protected($0), delimiter) }
          .joined(separator: String(delimiter)).utf8
      )
    }
    return exported
  }

  /// The cells of a question in the columns of the table, and what has none there.
  func row(for question: Question) -> (cells: [String]?, losses: [Exported.Loss.Part]) {
    var question = question
    // The words over its columns stay.
    question.impliedLanguage = nil
    var others: [String] = []
    if case .cells(let cells) = question.remainder {
      others = cells
      question.remainder = nil
    }
    var losses: [Exported.Loss.Part] = []
    guard let columns, let content = TableRow(question, format: format, &losses) else {
      return (nil, [.type])
    }
    guard var cells = content.laidOut(in: columns, keys) else { return (nil, [.type]) }
    if isDeck {
      cells.cells[.set] = cells.cells[.set]?.split(separator: "/").joined(separator: "::")
    }
    var row = columns.row(cells.cells, keeping: others)
    if columns.hasOptionColumns, let placed = columns.row(row, with: cells.options) { row = placed }
    let lost = cells.cells.filter { columns[$0.key] == nil && !$0.value.isEmpty }
    losses += lost.keys.compactMap(\.loss)
    return (row, losses.unrepeated.sorted { $0.rawValue < $1.rawValue })
  }
}

extension TableRow {
  /// The cells as columns want them; nil for a question that has no place in them.
  fileprivate func laidOut(in columns: TableColumns, _ keys: KeyReading) -> (
    cells: [TablePart: String], options: [String]
  )? {
    var cells = cells
    if columns[.type] == nil {
      cells[.type] = nil
      // Without a column for it the kind must show.
      let isShown =
        ["multipleChoice", "exactMatch"].contains(kind) || kind == "checkAll" && right.count > 1
      guard isShown, cells[.details] == nil || columns[.details] != nil else { return nil }
    }
    guard !options.isEmpty else { return (cells, []) }
    if columns.hasOptionColumns {
      guard options.count <= columns.columns[.options, default: []].count else { return nil }
      cells[.options] = nil
      // Where keys are texts a number would be read as one.
      cells[.answer] =
        keys.hasTexts
        ? TableList.cell(right.map { options[$0] })
        : right.map(columns.label).joined(separator: ",")
      return (cells, options)
    }
    if columns[.options] == nil {
      guard columns[.wrong] != nil else { return nil }
      cells[.options] = nil
      let wrong = options.indices.filter { !right.contains($0) }
      cells[.wrong] = TableList.cell(wrong.map { options[$0] })
    }
    return (cells, [])
  }
}
