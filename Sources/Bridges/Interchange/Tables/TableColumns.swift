// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// The columns of a table that hold the parts of a question.
struct TableColumns: Sendable {
  /// The columns of each part, in the order of their numbers.
  private(set) var columns: [TablePart: [Int]] = [:]
  /// Whether there is a column for each option.
  private(set) var hasOptionColumns = false
  /// Whether their names have letters.
  private(set) var hasLetters = false
  /// The columns of feedback on options, by the places of these.
  private(set) var optionFeedback: [Int: Int] = [:]
  /// Whether the numbers of feedback are those of the wrong options, which have a column each.
  private(set) var isFeedbackOfWrong = false
  /// The words over the columns.
  private(set) var names: [String] = []
  /// The language of these words.
  private(set) var language: Language?

  /// Columns of which nothing is known.
  init() {}

  /// The columns by the words in a row; nil for a row that names no two parts.
  init?(names: [String]) {
    guard let columns = Self(knownIn: names), columns.hasTwoParts else { return nil }
    self = columns
  }

  private var hasTwoParts: Bool {
    columns.keys.count >= 2 || hasOptionColumns && columns[.options, default: []].count >= 2
  }

  /// The columns by the words in a row; nil where no word is known.
  private init?(knownIn names: [String]) {
    self.names = names
    let headings = names.map { $0.utf8.count > 200 ? nil : TableHeading($0) }
    // A list of vocabulary has two languages over its columns.
    let words = names.prefix(2).map(TableHeading.plain)
    let isVocabulary =
      words.count == 2 && words[0] != words[1]
      && words.allSatisfy(TableHeading.vocabulary.contains)
    let answers = headings.filter { $0?.index == nil && $0?.parts.first == .answer }
    let hasKey = answers.contains { $0?.parts.contains(.options) == false }
    var indexed: [TablePart: [(index: Int, column: Int)]] = [:]
    for (column, heading) in headings.enumerated() {
      if isVocabulary, column < 2 {
        columns[column == 0 ? .question : .answer, default: []].append(column)
        continue
      }
      guard let heading else { continue }
      let canBeOptions = heading.parts.contains(.options)
      if let index = heading.index {
        if canBeOptions {
          indexed[.options, default: []].append((index, column))
          hasLetters = hasLetters || heading.isLettered
        } else if heading.parts == [.answer] {
          indexed[index == 1 ? .answer : .alternatives, default: []].append((index, column))
        } else if heading.parts[0] != .question || columns[.question] == nil {
          indexed[heading.parts[0], default: []].append((index, column))
        }
        continue
      }
      // "Answers" beside "correct answer" are the options.
      let isList = canBeOptions && hasKey && heading.parts[0] == .answer
      let part = isList ? .options : heading.parts[0]
      if [.question, .answer, .type, .id].contains(part), columns[part] != nil { continue }
      columns[part, default: []].append(column)
    }
    if let list = indexed[.options] {
      if list.count == 1, columns[.answer] == nil, columns[.options] == nil {
        columns[.answer] = [list[0].column]
        indexed[.options] = nil
      } else if columns[.options] == nil {
        hasOptionColumns = true
      } else {
        indexed[.options] = nil
      }
    }
    if let list = indexed[.feedback], hasOptionColumns || hasChoices(indexed[.wrong]) {
      // "Feedback 1" behind "wrong 1" belongs to that, and else to the first of all options.
      isFeedbackOfWrong = indexed[.wrong, default: []].contains { wrong in
        list.contains { $0.index == wrong.index && $0.column == wrong.column + 1 }
      }
      for (index, column) in list.sorted(by: <) { optionFeedback[index - 1] = column }
      indexed[.feedback] = nil
    }
    for (part, list) in indexed {
      let sorted = list.sorted { $0 < $1 }
      columns[part, default: []] += sorted.map(\.column)
    }
    guard !columns.isEmpty else { return nil }
    language = Self.language(of: names)
  }

  private func hasChoices(_ wrong: [(index: Int, column: Int)]?) -> Bool {
    wrong != nil || columns[.wrong] != nil || columns[.options] != nil
  }

  /// The columns that options name, in addition to those that a row names.
  mutating func take(_ options: TableOptions) -> String? {
    for (key, value) in options.columns.sorted(by: { $0.key < $1.key }) {
      guard let heading = TableHeading(key), let column = TableOptions.place(of: value, in: names)
      else { return value }
      let part = TablePart(rawValue: key) ?? heading.parts[0]
      for other in TablePart.allCases {
        columns[other]?.removeAll { $0 == column }
        if columns[other]?.isEmpty == true { columns[other] = nil }
      }
      if heading.index != nil {
        hasOptionColumns = hasOptionColumns || part == .options
        columns[part, default: []].append(column)
      } else {
        columns[part] = [column]
        if part == .options { hasOptionColumns = false }
      }
    }
    return nil
  }

  /// Takes the words over the columns, which need not be known.
  mutating func name(_ names: [String]) {
    self.names = names
    language = nil
  }

  /// Takes the words over the columns, and the parts that those of them name which are known.
  mutating func nameAll(_ names: [String]) {
    name(names)
    for (column, name) in names.enumerated() where name.utf8.count <= 200 {
      guard let heading = TableHeading(name), heading.index == nil,
        columns[heading.parts[0]] == nil
      else { continue }
      columns[heading.parts[0]] = [column]
    }
  }

  /// Whether the words over the columns say what they are.
  var areNamed: Bool { language != nil }

  /// The first two columns that are none of the others.
  init(without others: Set<Int> = []) {
    let fields = (0...others.count + 1).filter { !others.contains($0) }
    columns = [.question: [fields[0]], .answer: [fields[1]]]
  }

  /// The column of a part, if there is one.
  subscript(part: TablePart) -> Int? {
    get { columns[part]?.first }
    set { columns[part] = newValue.map { [$0] } }
  }

  /// The name of the column without which no row has a question; nil if there are all.
  var missing: String? {
    if columns[.question] == nil { return "question" }
    let hasAnswer = columns[.answer] != nil || columns[.details] != nil || columns[.type] != nil
    return hasAnswer ? nil : "answer"
  }

  /// The language in which most of the words are; English where they could be in it.
  private static func language(of names: [String]) -> Language? {
    var counts: [Int: Int] = [:]
    for name in names where name.utf8.count <= 200 {
      for place in TableHeading.languages(of: name) { counts[place, default: 0] += 1 }
    }
    guard let most = counts.values.max() else { return nil }
    let place = counts.filter { $0.value == most }.keys.min()
    return place.map { LanguageFacts.all[$0].language }
  }

  // MARK: Cells

  private var known: Set<Int> { Set(columns.values.joined()).union(optionFeedback.values) }

  /// The cells of a row that no question has, with nothing in the place of the others.
  func others(in row: [String]) -> [String] {
    let kept = [TablePart.time, .image].flatMap { columns[$0] ?? [] }
    let known = known.subtracting(kept)
    return row.enumerated().map { known.contains($0) ? "" : $1 }
  }

  /// Whether a row has nothing but its number and a time, as those that templates keep for further
  /// questions.
  func isUnfilled(_ row: [String]) -> Bool {
    let passed = [TablePart.number, .time].flatMap { columns[$0] ?? [] }
    return row.indices.allSatisfy { column in
      let cell = row[column].trimmingSpaces
      guard !cell.isEmpty, !passed.contains(column) else { return true }
      // The numbers of the rows may have no name.
      let isNamed = names[safe: column]?.trimmingSpaces.isEmpty == false
      return column == 0 && !isNamed && !known.contains(0) && Int(cell) != nil
    }
  }

  /// The columns that belong to no part and have something in a row.
  func unknown(in row: [String]) -> [Int] {
    let known = known
    return row.indices.filter { !known.contains($0) && !row[$0].trimmingSpaces.isEmpty }
  }

  /// The cells of a part, without those that are empty.
  func cells(_ part: TablePart, of row: [String]) -> [String] {
    (columns[part] ?? []).compactMap { row[safe: $0]?.trimmingSpaces }.filter { !$0.isEmpty }
  }

  /// The cell of a part; several on lines of their own.
  func cell(_ part: TablePart, of row: [String]) -> String? {
    let cells = cells(part, of: row)
    return cells.isEmpty ? nil : cells.count == 1 ? cells[0] : cells.joined(separator: "\n")
  }

  /// The row for the cells of all parts, in the columns that there are.
  func row(_ cells: [TablePart: String], keeping others: [String]) -> [String] {
    var row = others
    for (part, cell) in cells {
      guard let column = self[part], !cell.isEmpty else { continue }
      set(cell, at: column, in: &row)
    }
    return row
  }

  private func set(_ cell: String, at column: Int, in row: inout [String]) {
    while row.count <= column { row.append("") }
    row[column] = cell
  }

  /// The row with each option in its column; nil where there are too few.
  func row(_ row: [String], with options: [String]) -> [String]? {
    let places = columns[.options] ?? []
    guard options.count <= places.count else { return nil }
    var row = row
    for (place, option) in zip(places, options) { set(option, at: place, in: &row) }
    return row
  }

  /// The name of the option at a place in a key.
  func label(of place: Int) -> String {
    hasLetters ? TableOptions.letters(of: place) : "\(place + 1)"
  }
}

/// Texts in one cell, with `|` between; `\|` is the sign itself.
enum TableList {
  /// The texts in a cell.
  static func texts(_ cell: String, _ sign: Character = "|") -> [String] {
    var texts: [String] = []
    var text = ""
    var slashes = 0
    for character in cell {
      if character == "\\" {
        slashes += 1
        continue
      }
      if character == sign {
        // Backslashes count only before the sign, each for one and the last for the sign.
        text += String(repeating: "\\", count: slashes / 2)
        if slashes % 2 == 1 {
          text.append(sign)
        } else {
          texts.append(text)
          text = ""
        }
      } else {
        text += String(repeating: "\\", count: slashes)
        text.append(character)
      }
      slashes = 0
    }
    texts.append(text + String(repeating: "\\", count: slashes))
    return texts.map(\.trimmingSpaces).filter { !$0.isEmpty }
  }

  /// A cell of texts.
  static func cell(_ texts: [String]) -> String {
    texts.enumerated().map { escaped($1, isLast: $0 == texts.count - 1) }.joined(separator: "|")
  }

  /// A text in which signs stand for themselves.
  static func escaped(_ text: String, _ sign: Character = "|", isLast: Bool = false) -> String {
    var written = ""
    var slashes = 0
    for character in text {
      if character == "\\" {
        slashes += 1
      } else {
        if character == sign { written += String(repeating: "\\", count: slashes + 1) }
        slashes = 0
      }
      written.append(character)
    }
    return isLast ? written : written + String(repeating: "\\", count: slashes)
  }
}
