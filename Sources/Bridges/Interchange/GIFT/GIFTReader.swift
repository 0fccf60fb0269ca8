// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Moodle's text format for questions, GIFT.
///
/// ```swift
/// let file = "::Capital::The capital of France is {=Paris ~%50%Lyon ~Bonn}."
/// let imported = GIFT.read(Array(file.utf8))
/// imported.questions[0].text.source   // "The capital of France is _____."
/// ```
///
/// Reading never fails: what cannot be read is named in a diagnostic, and the rest of the file is
/// read on.
public enum GIFT: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "gift",
    title: "GIFT",
    fileEndings: ["gift", "gift.txt", "txt"]
  ) { file in
    file.has("::", "$CATEGORY:") || hasAnswers(file.text) ? .likely : .unknown
  }

  /// Whether a text has a brace with what can begin answers, or with the sign of one, behind it.
  private static func hasAnswers(_ text: String) -> Bool {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().contains { part in
      let answers = part.drop(while: \.isWhitespace)
      let word = answers.prefix { $0.isLetter }.uppercased()
      return ["T", "F", "TRUE", "FALSE"].contains(word)
        || answers.first.map { "#}%".contains($0) } ?? false
        || answers.prefix { $0 != "}" }.contains { "=~".contains($0) }
    }
  }

  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(GIFTReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(GIFTWriter.items) }
}

/// Cuts a file into questions, one at a time.
struct GIFTReader: ItemReader {
  private var source = SourceText([])
  private var stretch = Stretch(end: 0)
  /// The bytes of the file as ``GIFTText`` takes them.
  private var bytes: [UInt8] = []
  /// Whether a text without answers was found, and whether anything else.
  private var (hasText, hasQuestion) = (false, false)

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
      // Any text is one without answers in GIFT.
      if hasText, !hasQuestion {
        stretch.remarks.append(Remark(.nothingFound, at: source.start..<source.start))
      }
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
    guard var question = block.question(content) else {
      stretch.remarks += block.remarks
      hasQuestion = true
      stretch.items.append(Imported.Item(.unusable, at: range))
      return
    }
    stretch.remarks += block.remarks
    if case .description = question.task {
      hasText = true
    } else {
      hasQuestion = true
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

/// A piece of a question in GIFT: its signs, with those behind a backslash kept apart, and where
/// each stands in the file.
struct GIFTText {
  /// Bytes; a sign that has lost its meaning to a backslash is a byte that UTF-8 has not.
  private(set) var units: [UInt8] = []
  /// Each unit that does not stand right behind the one before it in the file.
  private var jumps: [(unit: Int, offset: Int)] = []
  private(set) var hasEscapes = false

  /// The signs that have a meaning in the format.
  static let signs: [UInt8] = Array(":#={}~".utf8)
  /// A line break that is written as `\n`.
  static let escapedLineBreak: UInt8 = 0xFE
  private static let firstEscape: UInt8 = 0xF8

  /// The bytes of a file without those that stand for escaped signs here, all of which no UTF-8
  /// has.
  static func readable(_ bytes: [UInt8]) -> [UInt8] {
    bytes.contains { $0 >= firstEscape } ? bytes.map { min($0, firstEscape - 1) } : bytes
  }

  /// A sign that has lost its meaning, or nil for what keeps its backslash.
  private static func escaped(_ sign: UInt8) -> UInt8? {
    switch sign {
    case .backslash: .backslash
    case UInt8(ascii: "n"): escapedLineBreak
    default: signs.firstIndex(of: sign).map { firstEscape + UInt8(truncatingIfNeeded: $0) }
    }
  }

  private static func plain(_ unit: UInt8) -> UInt8 {
    guard unit >= firstEscape else { return unit }
    return unit == escapedLineBreak ? 0x0A : signs[safe: Int(unit - firstEscape)] ?? unit
  }

  /// Appends a stretch of a readable file without its backslashes.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = bytes[position..<range.upperBound].firstIndex(of: .backslash) ?? range.upperBound
      if position < end {
        jump(to: position)
        units += bytes[position..<end]
      }
      guard end < range.upperBound else { return }
      let escaped = end + 1 < range.upperBound ? Self.escaped(bytes[end + 1]) : nil
      append(escaped ?? .backslash, at: end)
      hasEscapes = hasEscapes || escaped != nil
      position = end + (escaped == nil ? 1 : 2)
    }
  }

  mutating func append(_ byte: UInt8, at offset: Int) {
    jump(to: offset)
    units.append(byte)
  }

  private mutating func jump(to offset: Int) {
    if let last = jumps.last, last.offset + units.count - last.unit == offset { return }
    jumps.append((units.count, offset))
  }

  /// Returns the place of a unit in the file.
  private func offset(of unit: Int) -> Int {
    var (low, high) = (0, jumps.count)
    while low < high {
      let middle = low + (high - low) / 2
      if jumps[middle].unit <= unit { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    return jumps[low - 1].offset + unit - jumps[low - 1].unit
  }

  var all: Range<Int> { units.indices }

  /// The bytes of the file between two signs.
  func source(_ range: Range<Int>) -> Range<Int> {
    guard !units.isEmpty else { return 0..<0 }
    let first = offset(of: min(range.lowerBound, units.count - 1))
    return range.isEmpty ? first..<first : first..<offset(of: range.upperBound - 1) + 1
  }

  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> { units.trimmed(range) { $0 } }

  /// The first place of a sign that has its meaning.
  func first(_ sign: UInt8, in range: Range<Int>) -> Int? {
    units[range].firstIndex(of: sign)
  }

  func first(_ signs: StaticString, in range: Range<Int>) -> Int? {
    var start = range.lowerBound
    while let place = first(signs.utf8Start.pointee, in: start..<range.upperBound) {
      if starts(place..<range.upperBound, with: signs) { return place }
      start = place + 1
    }
    return nil
  }

  func last(_ signs: StaticString, in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while let place = units[range.lowerBound..<end].lastIndex(of: signs.utf8Start.pointee) {
      if starts(place..<range.upperBound, with: signs) { return place }
      end = place
    }
    return nil
  }

  func starts(_ range: Range<Int>, with signs: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: signs.utf8Start, count: signs.utf8CodeUnitCount)
    return units[range].starts(with: wanted)
  }

  /// The pieces of a range that begin at signs with their meaning, each with its sign; the first
  /// has perhaps none.
  func pieces(of range: Range<Int>, at isStart: (UInt8) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where isStart(units[index]) {
      pieces.append(start..<index)
      start = index
    }
    pieces.append(start..<range.upperBound)
    return pieces
  }

  /// The text of a range, without white space at its ends, also such as was behind a backslash.
  func string(_ range: Range<Int>) -> String {
    string(untrimmed: units.trimmed(range, as: Self.plain))
  }

  /// The text of a range with the white space at its ends.
  func string(untrimmed range: Range<Int>) -> String {
    hasEscapes
      ? String(decoding: units[range].map(Self.plain), as: UTF8.self)
      : String(decoding: units[range], as: UTF8.self)
  }
}

extension UInt8 {
  static let backslash = UInt8(ascii: "\\")
}

extension Array {
  /// The element at an index, or nil when there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
