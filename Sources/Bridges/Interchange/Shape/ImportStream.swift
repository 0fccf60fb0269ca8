// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics

/// Reads a file that is larger than the memory for it, one stretch after another.
///
/// ```swift
/// var stream = GIFT.reading()
/// let first = stream.read(Array("Two plus two? {#4}\n\nAnd fo".utf8))
/// first.questions.count  // 1
/// stream.finish(Array("ur? {#6}".utf8)).questions.count  // 1
/// ```
///
/// Together the stretches have the items and the diagnostics that the whole file has, with the same places, and their
/// ``Imported/write(replacing:)`` is the whole file again. An item that has not come to its end is kept for the next stretch.
public struct ImportStream: Sendable {
  private var reader: any ItemReader
  /// The bytes behind the last item that has come to its end.
  private var rest: [UInt8] = []
  private var place = SourceText.Place()
  /// The length of the rest when it had no item in it.
  private var fruitless = 0
  private var isEncodingNoted = false

  init(_ reader: some ItemReader) {
    self.reader = reader
  }

  /// Reads the items that come to their end in a stretch of the file.
  ///
  /// - Parameter bytes: The next bytes of the file, of any number.
  /// - Returns: The items, with the bytes that they were read from; none of them when no item has come to its end.
  /// - Complexity: O(*n*) in the length of the stretch and of what is kept, amortized.
  public mutating func read(_ bytes: [UInt8]) -> Imported {
    rest += bytes
    // A long item is looked at again when there is twice as much of it.
    guard rest.count >= 2 * fruitless else { return imported(Stretch(end: 0), of: SourceText([])) }
    return take(isLast: false)
  }

  /// Reads the end of the file.
  ///
  /// - Parameter bytes: The last bytes of the file.
  /// - Returns: All other items.
  /// - Complexity: O(*n*) in the length of the bytes and of what was kept.
  public mutating func finish(_ bytes: [UInt8] = []) -> Imported {
    if rest.isEmpty { rest = bytes } else { rest += bytes }
    return take(isLast: true)
  }

  private mutating func take(isLast: Bool) -> Imported {
    let source = SourceText(rest, at: place, isLast: isLast)
    let stretch = reader.read(source)
    fruitless = stretch.end == 0 ? rest.count : 0
    guard !isLast else {
      rest = []
      return imported(stretch, of: source)
    }
    let (text, end) = source.prefix(stretch.end)
    rest.removeFirst(stretch.end)
    let imported = imported(stretch, of: text)
    place = end
    return imported
  }

  private mutating func imported(_ stretch: Stretch, of text: SourceText) -> Imported {
    let encoding = isEncodingNoted ? [] : text.encodingRemarks
    isEncodingNoted = isEncodingNoted || !encoding.isEmpty
    return Imported(text, stretch, encoding)
  }
}

/// Reads the items of one stretch of a file after another.
protocol ItemReader: Sendable {
  /// Reads the items that end in a text, or all when it is the last one.
  mutating func read(_ source: SourceText) -> Stretch
}

/// The items of a text, and the faults in them.
struct Stretch {
  var items: [Imported.Item] = []
  var remarks: [Remark] = []
  /// Where the next text begins.
  var end: Int
  /// Writes one question in the place of another.
  var render: @Sendable (Question) -> Exported = { _ in Exported() }
}
