// SPDX-License-Identifier: Apache-2.0

/// Writes a file that is larger than the memory for it, one stretch after another.
///
/// ```swift
/// var stream = MoodleXML.writing()
/// let head = stream.write(GIFT.read(Array("Two plus two? {#4}".utf8)).items.map(\.content))
/// head.losses.isEmpty  // true
/// String(decoding: stream.finish(), as: UTF8.self)  // "</quiz>\n"
/// ```
public struct ExportStream: Sendable {
  private let writer: ItemWriter
  private var count = 0
  private var isEmpty = true
  private var hasHead = false

  init(_ writer: ItemWriter) {
    self.writer = writer
  }

  /// Writes the next items of the file.
  ///
  /// - Parameter items: Questions and categories in the order of the file.
  /// - Returns: Their bytes, with those in front of the first, and what the format cannot hold. Items are counted from the
  ///   beginning of the file.
  /// - Complexity: O(*n*) in the length of the texts.
  public mutating func write(_ items: [Imported.Item.Content]) -> Exported {
    var exported = Exported(bytes: head())
    for item in items {
      var lost: [Exported.Loss.Part] = []
      if let bytes = writer.written(item, &lost) {
        if !isEmpty { exported.bytes += writer.separator.utf8 }
        exported.bytes += bytes
        exported.bytes += writer.ending.utf8
        isEmpty = false
      }
      let type = if case .question(let question) = item { question.type } else { "" }
      exported.losses += lost.map { Exported.Loss($0, of: count, type: type) }
      count += 1
    }
    return exported
  }

  /// Returns the bytes behind the last item.
  public mutating func finish() -> [UInt8] { head() + writer.tail.utf8 }

  private mutating func head() -> [UInt8] {
    defer { hasHead = true }
    return hasHead ? [] : Array(writer.head.utf8)
  }
}

/// How a format writes its items.
struct ItemWriter: Sendable {
  /// The beginning of the file.
  var head = ""
  /// The text between two items.
  var separator = ""
  /// The text behind each item.
  var ending = ""
  /// The end of the file.
  var tail = ""
  /// Writes an item and notes what it loses, or returns nil for one that has no place in the format.
  let written: @Sendable (Imported.Item.Content, inout [Exported.Loss.Part]) -> [UInt8]?

  /// Writes the questions of a format without categories.
  static func questions(
    head: String = "",
    separator: String = "",
    ending: String = "",
    _ written: @escaping @Sendable (Question, inout [Exported.Loss.Part]) -> String?
  ) -> ItemWriter {
    ItemWriter(head: head, separator: separator, ending: ending) { item, losses in
      switch item {
      case .unusable: return nil
      case .category:
        losses = [.category]
        return nil
      case .question(let question):
        if let text = written(question, &losses) { return Array(text.utf8) }
        losses = [.type]
        return nil
      }
    }
  }

  /// A question in the place of another one.
  func rendered(_ question: Question) -> Exported {
    var lost: [Exported.Loss.Part] = []
    let bytes = written(.question(question), &lost) ?? []
    return Exported(
      bytes: bytes,
      losses: lost.map { Exported.Loss($0, of: 0, type: question.type) }
    )
  }
}
