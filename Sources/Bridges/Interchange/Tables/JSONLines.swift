// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusFoundation

/// JSON objects, one per line, with column names as keys: `{"question":"dog","answer":"Hund"}`.
public enum JSONLines: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "json-lines",
    title: "JSON Lines",
    fileEndings: ["jsonl", "ndjson"]
  )

  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(LineReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(items) }

  private struct LineReader: ItemReader {
    /// The columns of the last line.
    private var columns: TableColumns?
    /// The maker of questions from lines with the same keys.
    private var makers: [[String]: RowMaker] = [:]
    /// The languages that lines name, whatever keys they have.
    private var languages = RowLanguages()

    /// The reading of the keys of choices in all lines.
    private var keys = KeyReading()

    private mutating func useColumns(_ names: [String]) {
      columns = TableColumns(names: names)
      guard makers[names] == nil, let columns else { return }
      var maker = RowMaker()
      maker.columns = columns
      if makers.count > 1000 { makers = [:] }
      makers[names] = maker
    }

    /// The keys of a line and their values; nil for one that is no object.
    private static func row(_ line: ArraySlice<UInt8>, _ decoder: JSONDecoder) -> (
      names: [String], cells: [String]
    )? {
      let object = try? decoder.decode([String: Cell].self, from: Data(line))
      guard let object else { return nil }
      let names = object.keys.sorted()
      return (names, names.map { object[$0]?.text ?? "" })
    }

    mutating func read(_ source: SourceText) -> Stretch {
      var stretch = Stretch(end: 0, render: items.rendered)
      let decoder = JSONDecoder()
      var lines: [Range<Int>] = []
      source.forEachLine { line in
        // A line has come to its end when there is something behind it.
        guard source.isLast || line.upperBound < source.bytes.count - 1 else { return }
        lines.append(line)
      }
      for (index, wholeLine) in lines.enumerated() {
        let line = source.trimmed(wholeLine)
        guard !line.isEmpty else {
          stretch.end = wholeLine.upperBound
          continue
        }
        guard let (names, row) = Self.row(source.bytes[line], decoder) else {
          stretch.remarks.append(Remark(.malformedJSON, at: line))
          stretch.items.append(Imported.Item(.unusable, at: line))
          stretch.end = wholeLine.upperBound
          continue
        }
        if names != columns?.names { useColumns(names) }
        guard var maker = makers[names], columns?.missing == nil else {
          stretch.remarks.append(Remark(.incompleteRow, at: line))
          stretch.items.append(Imported.Item(.unusable, at: line))
          stretch.end = wholeLine.upperBound
          continue
        }
        maker.languages = languages
        maker.keys.formUnion(keys)
        var known: [[String]: TableColumns] = [:]
        let others = lines[(index + 1)...].lazy.map { other in
          let row = Self.row(source.bytes[source.trimmed(other)], decoder)
          guard let row else { return KeyReading() }
          let columns = known[row.names] ?? TableColumns(names: row.names)
          known[row.names] = columns
          return columns.map { TableCells(row.cells, $0, format: "plain").shownKeys.reading }
            ?? KeyReading()
        }
        if maker.mustWait(with: row, before: others, isAll: source.isLast) { break }
        maker.take(row) { content, _ in
          let isCategory = if case .category = content { true } else { false }
          let place = isCategory ? line.lowerBound..<line.lowerBound : line
          stretch.items.append(Imported.Item(content, at: place))
        } note: { code, values in
          stretch.remarks.append(Remark(code, at: line, values))
        }
        languages = maker.languages
        keys = maker.keys
        makers[names] = maker
        stretch.end = wholeLine.upperBound
      }
      stretch.language = languages.language
      if source.isLast { stretch.end = source.bytes.count }
      return stretch
    }
  }

  /// A text, a number or a list of them; anything else as JSON, so that it is never gone unseen.
  private struct Cell: Decodable {
    private let value: JSONValue

    var text: String {
      switch value {
      case .text(let text), .number(let text): text
      case .flag(let flag): "\(flag)"
      case .list(let values): TableList.cell(values.map { Cell($0).text })
      case .object: value.json
      case .source: ""
      }
    }

    private init(_ value: JSONValue) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .null
      } else if let text = try? container.decode(String.self) {
        value = .text(text)
      } else if let list = try? container.decode([Cell].self) {
        value = .list(list.map(\.value))
      } else if let flag = try? container.decode(Bool.self) {
        value = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        value = .number(String(number))
      } else if let number = try? container.decode(Double.self) {
        value = .number("\(number)")
      } else {
        let members = try container.decode([String: Cell].self)
        value = .map(members.map { ($0, $1.value) }.sorted { $0.0 < $1.0 })
      }
    }
  }

  private static let items = ItemWriter.rows(ending: "\n") { row in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let cells = row.cells.filter { !$1.isEmpty }
    let object = Dictionary(uniqueKeysWithValues: cells.map { ($0.rawValue, $1) })
    return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
