// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension RichText {
  /// A table in a text: rows of cells, with a row of names above them where there is one.
  ///
  /// In markup each row is a line between bars, and a line of dashes stands below the names, or
  /// first where there are none:
  ///
  /// ```swift
  /// let text = RichText(markup: """
  ///   Ions:
  ///   | ion | charge |
  ///   |---|---|
  ///   | $Na^+$ | 1 |
  ///   """)
  /// text.plainText   // "Ions:\nion | charge\nNa^+ | 1"
  /// ```
  ///
  /// `\|` is a bar in a cell. The line breaks around a table belong to it.
  public struct Table: Hashable, Sendable {
    /// The names of the columns; nil where the table has none.
    public let header: [RichText]?
    /// The rows, of which some can have fewer cells than others.
    public let rows: [[RichText]]

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - header: The names of the columns; none is the same as nil.
    ///   - rows: The rows from the top.
    public init(header: [RichText]? = nil, rows: [[RichText]]) {
      self.header = header?.isEmpty == true ? nil : header
      self.rows = rows.filter { !$0.isEmpty }
    }

    /// The table as it stands in markup, on lines of its own.
    ///
    /// Tables within cells are lines there.
    public var markup: String {
      let names = header.map { [Self.line($0)] } ?? []
      let width = max(header?.count ?? 0, rows.map(\.count).max() ?? 0, 1)
      let dashes = "|" + String(repeating: "---|", count: width)
      return (names + [dashes] + rows.map(Self.line)).joined(separator: "\n")
    }

    /// The table as runs of text, a line for each row, with ` | ` between cells.
    ///
    /// The names of columns are emphasized.
    public var lines: [Run] {
      var runs = JoinedRuns()
      let names = header.map { [$0] } ?? []
      for (index, row) in (names + rows).enumerated() {
        if index > 0 { runs.append(.text("\n")) }
        for (column, cell) in row.enumerated() {
          if column > 0 { runs.append(.text(" | ")) }
          for run in cell.lineRuns {
            switch run {
            case .text(let text) where index < names.count:
              runs.append(.emphasis(text.onOneLine))
            case .text(let text): runs.append(.text(text.onOneLine))
            default: runs.append(run)
            }
          }
        }
      }
      return runs.all
    }

    /// Whether there is nothing to see in any cell.
    var isBlank: Bool { ((header.map { [$0] } ?? []) + rows).joined().allSatisfy(\.isBlank) }

    // MARK: Markup

    /// The line separator of Unicode, which stands for the end of a line in a cell.
    private static let lineBreak: Character = "\u{2028}"

    private static func line(_ cells: [RichText]) -> String {
      "| " + cells.map(written).joined(separator: " | ") + " |"
    }

    /// A cell between bars, in which no other bar ends it, and a dollar sign always stands for a
    /// formula.
    private static func written(_ cell: RichText) -> String {
      let source = RichText.markup(of: cell.lineRuns, escaping: "$")
      let flat = String(
        TableLine.escapingBars(source).map { $0 == "\n" || $0 == "\r\n" ? lineBreak : $0 }
      )
      return TableLine.isDashes(flat) ? "\\\(flat)" : flat
    }

    init(header: Substring?, lines: [Substring]) {
      func cells(_ line: Substring) -> [RichText] {
        TableLine.cells(line).map { cell in
          let source = String(cell.map { $0 == Self.lineBreak ? "\n" : $0 })
          guard source.contains(where: { "\\*$!".contains($0) }) else { return RichText(source) }
          return RichText(of: RichText(markup: source).runs)
        }
      }
      self.init(header: header.map(cells), rows: lines.map(cells))
    }
  }

  /// Whether there is a table in it.
  package var hasTable: Bool {
    format == .markup && runs.contains { if case .table = $0 { true } else { false } }
  }

  /// The text cut into runs for a display without tables: each row of one is a line, with ` | `
  /// between cells.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  public var lineRuns: [Run] {
    guard hasTable else { return runs }
    var joined = JoinedRuns()
    var isBehindTable = false
    for run in runs {
      guard case .table(let table) = run else {
        if isBehindTable { joined.append(.text("\n")) }
        isBehindTable = false
        joined.append(run)
        continue
      }
      if !joined.all.isEmpty { joined.append(.text("\n")) }
      for run in table.lines { joined.append(run) }
      isBehindTable = true
    }
    return joined.all
  }
}

extension String {
  /// The text with a blank for each end of a line.
  fileprivate var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}

/// Runs of which neighbors of text are one.
private struct JoinedRuns {
  private(set) var all: [RichText.Run] = []

  mutating func append(_ run: RichText.Run) {
    if case .text(let text) = run, case .text(let last)? = all.last {
      all[all.count - 1] = .text(last + text)
    } else {
      all.append(run)
    }
  }
}

/// Stretches of a source with markup: text, and tables between.
struct MarkupBlocks {
  enum Block {
    case text(Substring)
    case table(RichText.Table)
  }

  /// The stretches in their order.
  ///
  /// A table begins with a line of dashes, or with a line of cells above one, and goes on to the
  /// last line of cells before the next table.
  static func blocks(of source: String) -> [Block] {
    guard source.utf8.contains(UInt8(ascii: "|")), source.contains("---") else {
      return [.text(source[...])]
    }
    let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let areRows = lines.map(TableLine.isRow)
    let areDashes = zip(lines, areRows).map { $1 && TableLine.isDelimiter($0) }
    func beginsTable(_ index: Int) -> Bool {
      let hasDashesBelow = index + 1 < lines.count && areRows[index] && areDashes[index + 1]
      return areDashes[index] || hasDashesBelow
    }
    var blocks: [Block] = []
    var textStart: Int?
    func closeText(before end: Int) {
      if let start = textStart, start < end {
        blocks.append(.text(source[lines[start].startIndex..<lines[end - 1].endIndex]))
      }
      textStart = nil
    }
    var index = 0
    while index < lines.count {
      guard beginsTable(index) else {
        textStart = textStart ?? index
        index += 1
        continue
      }
      let hasNames = !areDashes[index]
      let start = index + (hasNames ? 2 : 1)
      var end = start
      while end < lines.count, areRows[end], !beginsTable(end) { end += 1 }
      guard hasNames || end > start else {
        // A line of dashes with nothing below it.
        textStart = textStart ?? index
        index += 1
        continue
      }
      closeText(before: index)
      blocks.append(
        .table(
          RichText.Table(header: hasNames ? lines[index] : nil, lines: Array(lines[start..<end]))
        )
      )
      index = end
    }
    closeText(before: lines.count)
    return blocks
  }
}

/// A line of a table in markup.
private enum TableLine {
  /// The line between its first and its last bar; nil for one without them.
  private static func inside(_ line: Substring) -> Substring? {
    guard line.first == "|" else { return nil }
    let trimmed = line.dropFirst().trimmingEnd
    guard trimmed.last == "|" else { return nil }
    let inside = trimmed.dropLast()
    let slashes = inside.reversed().prefix { $0 == "\\" }.count
    return slashes % 2 == 0 ? inside : nil
  }

  static func isRow(_ line: Substring) -> Bool { inside(line) != nil }

  /// Whether a line stands below the names of columns.
  static func isDelimiter(_ line: Substring) -> Bool {
    guard let inside = inside(line) else { return false }
    return inside.split(separator: "|", omittingEmptySubsequences: false).allSatisfy(isDashes)
  }

  /// Whether a cell has three dashes or more and nothing else, but for a colon at either end.
  static func isDashes(_ cell: some StringProtocol) -> Bool {
    var cell = Substring(cell).drop { $0 == " " }.trimmingEnd
    if cell.first == ":" { cell.removeFirst() }
    if cell.last == ":" { cell.removeLast() }
    return cell.utf8.count > 2 && cell.allSatisfy { $0 == "-" }
  }

  /// The cells of a row; a bar in a formula or behind a backslash does not end one.
  static func cells(_ line: Substring) -> [Substring] {
    guard let inside = inside(line) else { return [] }
    var cells: [Substring] = []
    var start = inside.startIndex
    forEachBar(in: inside) { bar in
      cells.append(inside[start..<bar])
      start = inside.index(after: bar)
    }
    cells.append(inside[start...])
    return cells.map { $0.drop { $0 == " " || $0 == "\t" }.trimmingEnd }
  }

  /// A cell in which bars stand for themselves.
  static func escapingBars(_ source: String) -> String {
    var written = ""
    var start = source.startIndex
    forEachBar(in: source[...]) { bar in
      written += source[start..<bar] + "\\"
      start = bar
    }
    return written + source[start...]
  }

  /// Calls a closure with the place of each bar that is neither in a formula nor behind a backslash.
  private static func forEachBar(in text: Substring, _ body: (Substring.Index) -> Void) {
    var index = text.startIndex
    // The end of the formulas that have one.
    var lastDollar = text.lastIndex(of: "$")
    while index < text.endIndex {
      switch text[index] {
      case "\\":
        index = text.index(after: index)
        if index < text.endIndex { index = text.index(after: index) }
      case "$":
        var end = text.index(after: index)
        if let last = lastDollar, end <= last {
          while end < text.endIndex, text[end] != "$" {
            end = text.index(after: end)
            if text[text.index(before: end)] == "\\", end < text.endIndex {
              end = text.index(after: end)
            }
          }
          if end < text.endIndex {
            index = text.index(after: end)
            continue
          }
          // What is left has no formula.
          lastDollar = nil
        }
        index = text.index(after: index)
      case let character:
        if character == "|" { body(index) }
        index = text.index(after: index)
      }
    }
  }
}

extension Substring {
  /// The text without blanks at its end.
  fileprivate var trimmingEnd: Substring {
    var end = endIndex
    while end > startIndex {
      let before = index(before: end)
      guard self[before] == " " || self[before] == "\t" else { break }
      end = before
    }
    return self[..<end]
  }
}

// MARK: - Writing

extension RichText.Table {
  /// The table as HTML, with the HTML of each cell.
  package func html(cell: (RichText) -> String) -> String {
    func row(_ cells: [RichText], _ name: String) -> String {
      "<tr>" + cells.map { "<\(name)>\(cell($0))</\(name)>" }.joined() + "</tr>"
    }
    let names = header.map { "<thead>\(row($0, "th"))</thead>" } ?? ""
    let body = rows.map { row($0, "td") }.joined()
    return "<table>\(names)\(body.isEmpty ? "" : "<tbody>\(body)</tbody>")</table>"
  }
}

extension RichText {
  /// Creates a text of some runs, with markup where they need it.
  package init(of runs: [Run]) {
    let texts = runs.compactMap { if case .text(let text) = $0 { text } else { nil } }
    if texts.count == runs.count {
      self.init(texts.joined())
    } else {
      self.init(markup: Self.markup(of: runs))
    }
  }

  /// The source of a text with some runs.
  package static func markup(of runs: [Run]) -> String { markup(of: runs, escaping: "") }

  /// The source of some runs, in which further signs are escaped within emphasis and images.
  fileprivate static func markup(of runs: [Run], escaping signs: String) -> String {
    var written = ""
    var isBehindTable = false
    for run in runs {
      let part: String
      switch run {
      case .text(let text): part = literal(text)
      case .emphasis(let text): part = emphasized(text, escaping: signs)
      case .formula(let formula):
        part = formulaSource(formula).map { "$\($0)$" } ?? escaped(formula, "\\*$!")
      case .image(let reference, let alternative):
        part =
          "![\(escaped(alternative, "\\]" + signs))](\(escaped(reference, "\\)" + signs)))"
      case .table(let table):
        // The last row of a table would name the columns of the next one.
        let isSecond = isBehindTable && table.header == nil
        written += (written.isEmpty ? "" : isSecond ? "\n\n" : "\n") + table.markup
        isBehindTable = true
        continue
      }
      if isBehindTable, !part.isEmpty {
        written += "\n"
        isBehindTable = false
      }
      written += part
    }
    return written
  }

  /// A formula as it can stand between dollar signs, or nil for one with a dollar sign of its own
  /// that would end it.
  package static func formulaSource(_ formula: String) -> String? {
    var isEscaped = false
    for character in formula {
      if character == "$", !isEscaped { return nil }
      isEscaped = character == "\\" && !isEscaped
    }
    // The last backslash of TeX's "\ " would take the meaning from the dollar sign behind it.
    return isEscaped ? formula + " " : formula
  }

  /// Text in which every character stands for itself.
  private static func literal(_ text: String) -> String {
    let written = escaped(text, "\\*$!")
    return written.first == "|" ? "\\\(written)" : written
  }

  /// Emphasis without the white space around it, which would not be seen.
  private static func emphasized(_ text: String, escaping signs: String) -> String {
    let start = text.prefix { $0.isWhitespace }
    guard start.count < text.count else { return text }
    let end = String(text.reversed().prefix { $0.isWhitespace }.reversed())
    let inside = String(text.dropFirst(start.count).dropLast(end.count))
    return "\(start)*\(escaped(inside, "\\*" + signs))*\(end)"
  }

  /// A text with a backslash before each of some signs, and before a bar at the beginning of a
  /// line, which begins no table then.
  private static func escaped(_ text: String, _ signs: String) -> String {
    var isAtLineStart = false
    return text.reduce(into: "") { escaped, character in
      if signs.contains(character) || character == "|" && isAtLineStart { escaped.append("\\") }
      isAtLineStart = character.isNewline
      escaped.append(character)
    }
  }
}
