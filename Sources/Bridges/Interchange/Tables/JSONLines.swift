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
    mutating func read(_ source: SourceText) -> Stretch {
      var stretch = Stretch(end: 0, render: items.rendered)
      let decoder = JSONDecoder()
      source.forEachLine { line in
        // A line has come to its end when there is something behind it.
        guard source.isLast || line.upperBound < source.bytes.count - 1 else { return }
        stretch.end = line.upperBound
        let line = source.trimmed(line)
        guard !line.isEmpty else { return }
        let object = try? decoder.decode([String: Cell].self, from: Data(source.bytes[line]))
        let names = (object ?? [:]).keys.sorted()
        let row = names.map { object?[$0]?.text ?? "" }
        if let columns = TableColumns(names: names), let question = columns.question(row) {
          stretch.items.append(Imported.Item(.question(question), at: line))
          stretch.remarks += columns.remarks(on: row, at: line)
        } else {
          let code: Diagnostic.Code = object == nil ? .malformedJSON : .incompleteRow
          stretch.remarks.append(Remark(code, at: line))
          stretch.items.append(Imported.Item(.unusable, at: line))
        }
      }
      if source.isLast { stretch.end = source.bytes.count }
      return stretch
    }
  }

  /// A text, a number or a list of texts.
  private struct Cell: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self.text = text
      } else if let list = try? value.decode([String].self) {
        text = list.joined(separator: "|")
      } else if let number = try? value.decode(Int.self) {
        text = String(number)
      } else {
        text = (try? value.decode(Double.self)).map { "\($0)" } ?? ""
      }
    }
  }

  private static let items = ItemWriter.questions(ending: "\n") { question, losses in
    guard let cells = TableColumns.cells(of: question, &losses) else { return nil }
    let pairs = zip(TableColumns.names, cells).filter { !$1.isEmpty }
    let object = Dictionary(pairs.map { ($0, $1) }) { first, _ in first }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) }
  }
}
