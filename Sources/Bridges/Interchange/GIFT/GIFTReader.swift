// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Cuts a file into questions, one at a time.
struct GIFTReader: ItemReader {
  private var source = SourceText([])
  private var stretch = Stretch(end: 0)
  /// The bytes of the file as ``GIFTText`` takes them.
  private var bytes: [UInt8] = []

  mutating func read(_ source: SourceText) -> Stretch {
    self.source = source
    bytes = GIFTText.readable(source.bytes)
    stretch = Stretch(end: 0, render: GIFTWriter.items.rendered)
    var lines: [Range<Int>] = []
    source.forEachLine { line in
      // A line has come to its end when there is something behind it.
      let isWhole = source.isLast || line.upperBound < source.bytes.count - 1
      let line = source.trimmed(line)
      if line.isEmpty, isWhole {
        readBlock(lines)
        stretch.end = line.upperBound
        lines.removeAll(keepingCapacity: true)
      } else {
        lines.append(line)
      }
    }
    if source.isLast {
      readBlock(lines)
      stretch.end = source.bytes.count
    }
    return stretch
  }

  /// Reads the lines between two blank ones.
  private mutating func readBlock(_ lines: [Range<Int>]) {
    guard let first = lines.first, let last = lines.last else { return }
    var text = GIFTText()
    var comments: [Range<Int>] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(0x0A, at: line.lowerBound) }
      if isComment(line) {
        comments.append(line)
        text.append(0x20, at: line.lowerBound)
      } else {
        start = start ?? line.lowerBound
        if line.count == 1, source.bytes[line.lowerBound] == UInt8(ascii: "0") {
          stretch.remarks.append(Remark(.zeroLine, at: line))
        }
        text.append(line, of: bytes)
      }
    }
    guard let start else { return }
    let range = first.lowerBound..<last.upperBound
    let content = text.trimmed(text.all)
    if text.starts(content, with: "$CATEGORY:") {
      let path = text.string(content.lowerBound + 10..<content.upperBound)
      if let end = lines.firstIndex(where: { $0.contains(start) }), end < lines.count - 1 {
        stretch.remarks.append(Remark(.questionInCategory, at: lines[end + 1]))
      }
      stretch.items.append(Imported.Item(.category(path), at: range))
      return
    }
    var block = GIFTBlock(text: text)
    let question = block.question(content)
    stretch.remarks += block.remarks
    guard var question else {
      stretch.items.append(Imported.Item(.unusable, at: range))
      return
    }
    var labels = GIFTLabels()
    for comment in comments { labels.read(source.bytes[comment]) }
    question.idNumber = labels.idNumber
    question.tags = labels.tags
    // Comments in front stay when the question is written anew, unless they hold a part of it.
    let keeps = labels.idNumber == nil && labels.tags.isEmpty
    stretch.items.append(
      Imported.Item(.question(question), at: range, keeping: keeps ? start - range.lowerBound : 0)
    )
  }

  private func isComment(_ line: Range<Int>) -> Bool { bytes[line].starts(with: "//".utf8) }
}

extension SourceText {
  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> { bytes.trimmed(range) { $0 } }
}

extension [UInt8] {
  /// A range without what stands for white space at its ends.
  func trimmed(_ range: Range<Int>, as meaning: (UInt8) -> UInt8) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, SourceText.isSpace(meaning(self[low])) { low += 1 }
    while low < high, SourceText.isSpace(meaning(self[high - 1])) { high -= 1 }
    return low..<high
  }
}

/// The labels of a question in comments: `// [id:q7] [tag:acids]`.
struct GIFTLabels {
  var idNumber: String?
  var tags: [String] = []

  mutating func read(_ comment: ArraySlice<UInt8>) {
    var rest = comment
    while let open = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[(open + 1)...]
      let isID = rest.starts(with: Array("id:".utf8))
      guard isID || rest.starts(with: Array("tag:".utf8)) else { continue }
      rest = rest.dropFirst(isID ? 3 : 4)
      var value: [UInt8] = []
      var isClosed = false
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "]") {
          isClosed = true
          break
        }
        if byte == .backslash, rest.first == UInt8(ascii: "]") {
          value.append(UInt8(ascii: "]"))
          rest = rest.dropFirst()
        } else {
          value.append(byte)
        }
      }
      guard isClosed else { return }
      let text = String(decoding: value, as: UTF8.self).trimmingSpaces
      if isID { idNumber = idNumber ?? text } else { tags.append(text) }
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    let text = drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }
}
