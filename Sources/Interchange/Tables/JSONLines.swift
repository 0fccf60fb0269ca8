internal import LudusCore
internal import LudusFoundation

/// Objects of JSON, one a line, with the names of columns as keys: `{"question":"dog","answer":"Hund"}`.
public enum JSONLines: ExchangeFormat, Sendable {
  /// Reads a file.
  public static func read(_ bytes: [UInt8]) -> Imported {
    let source = SourceText(bytes)
    var items: [Imported.Item] = []
    var remarks: [Remark] = []
    let decoder = JSONDecoder()
    source.forEachLine { line in
      let line = source.trimmed(line)
      guard !line.isEmpty else { return }
      let object = try? decoder.decode([String: Cell].self, from: Data(bytes[line]))
      let names = (object ?? [:]).keys.sorted()
      let row = names.map { object?[$0]?.text ?? "" }
      if let question = TableColumns(names: names)?.question(row) {
        items.append(Imported.Item(.question(question), at: line))
      } else {
        remarks.append(Remark(object == nil ? .malformedJSON : .incompleteRow, at: line))
        items.append(Imported.Item(.unusable, at: line))
      }
    }
    return Imported(
      source,
      items: items,
      remarks: remarks,
      render: { write([.question($0)], end: "") }
    )
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

  /// Writes a file.
  public static func write(_ items: [Imported.Item.Content]) -> Exported { write(items, end: "\n") }

  private static func write(_ items: [Imported.Item.Content], end: String) -> Exported {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Exported(items) { question, losses in
      guard let cells = TableColumns.cells(of: question, &losses) else { return nil }
      let pairs = zip(TableColumns.names, cells).filter { !$1.isEmpty }
      let object = Dictionary(pairs.map { ($0, $1) }) { first, _ in first }
      return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) + end }
    }
  }
}
