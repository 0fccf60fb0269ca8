// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// The bytes of a file or of a stretch of it, with the way from an offset to a line and a column.
package struct SourceText: Sendable {
  /// A place in a file.
  package struct Place: Hashable, Sendable {
    package var offset = 0
    package var line = 1
    /// The signs in front of it on its line.
    package var column = 0

    package init(offset: Int = 0, line: Int = 1, column: Int = 0) {
      (self.offset, self.line, self.column) = (offset, line, column)
    }
  }

  package let bytes: [UInt8]
  /// The beginning of the text, behind a byte order mark.
  package let start: Int
  /// The place in their file where the bytes begin.
  package let place: Place
  /// Whether the file ends with these bytes.
  package let isLast: Bool

  package init(_ bytes: [UInt8], at place: Place = Place(), isLast: Bool = true) {
    self.bytes = bytes
    self.place = place
    self.isLast = isLast
    start = place.offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The text of a whole file in whatever encoding it is, with remarks on what had to be guessed.
  package static func decoded(_ bytes: [UInt8]) -> (text: SourceText, remarks: [Remark]) {
    var decoder = TextDecoder()
    let text = decoder.read(bytes, isLast: true)
    return (SourceText(text), decoder.takeRemarks(before: .max))
  }

  /// The first bytes, with the place behind them.
  package func prefix(_ end: Int) -> (text: SourceText, end: Place) {
    let text = SourceText(Array(bytes[..<end]), at: place, isLast: isLast)
    var counter = LineCounter(text)
    counter.proceed(to: end)
    return (text, Place(offset: place.offset + end, line: counter.line, column: counter.column))
  }

  /// The diagnostics of remarks, in the order of the file.
  ///
  /// - Complexity: O(*n* + *m* log *m*) in the length of the file and the number of remarks.
  package func diagnostics(_ remarks: [Remark]) -> [Diagnostic] {
    guard !remarks.isEmpty else { return [] }
    let sorted = remarks.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var counter = LineCounter(self)
    return sorted.map { _, remark in
      counter.proceed(to: remark.range.lowerBound)
      return Diagnostic(
        code: remark.code,
        range: place.offset + remark.range.lowerBound..<place.offset + remark.range.upperBound,
        line: counter.line,
        column: counter.column + 1,
        values: remark.values
      )
    }
  }

  /// The first byte that is no UTF-8, with a remark about it.
  package var encodingRemarks: [Remark] { encodingRemarks(in: bytes.indices) }

  /// The first byte of a part that is no UTF-8, with a remark about it.
  package func encodingRemarks(in range: Range<Int>) -> [Remark] {
    guard let offset = bytes[range].firstInvalidUTF8 else { return [] }
    let sign = Unicode.Scalar(windows1252: bytes[offset])
    return [Remark(.notUTF8, at: offset..<offset + 1, ["sign": .text("\(sign)")])]
  }
}

extension SourceText {
  /// Calls a closure with each line, without the signs that end it.
  package func forEachLine(_ body: (Range<Int>) -> Void) {
    var position = start
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      body(position..<end)
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      position = end + (isPair ? 2 : 1)
    }
  }

  /// Whether a byte is white space as PHP trims it.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0C || byte == 0
  }
}

/// Goes through a text and counts its lines, and the signs of each: many remarks on one long line
/// cost no more than the line.
private struct LineCounter {
  let text: SourceText
  var line: Int
  private var position: Int
  /// The signs in front of the position on its line.
  private(set) var column: Int

  init(_ text: SourceText) {
    self.text = text
    line = text.place.line
    column = text.place.column
    position = text.start
  }

  mutating func proceed(to offset: Int) {
    let bytes = text.bytes
    let end = min(offset, bytes.count)
    while position < end {
      let byte = bytes[position]
      position += 1
      // A carriage return before a line feed is a part of it.
      if byte == 0x0A || (byte == 0x0D && (position >= bytes.count || bytes[position] != 0x0A)) {
        line += 1
        column = 0
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}

extension [UInt8] {
  /// Decodes text of old Windows programs into UTF-8, for a file that a diagnostic says is not in
  /// UTF-8.
  ///
  /// - Parameter windows1252: The bytes of the file; five of them mean nothing and become U+FFFD.
  public init(windows1252: [UInt8]) {
    self = []
    reserveCapacity(windows1252.count + windows1252.count / 8)
    for byte in windows1252 {
      append(contentsOf: String(Unicode.Scalar(windows1252: byte)).utf8)
    }
  }
}

extension ContentPlace {
  /// Returns where the value at the place begins in a JSON file, so that an author finds it with an
  /// editor.
  ///
  /// ```swift
  /// let place = ContentPlace([.key("sets"), .index(0), .key("title")])
  /// place.position(inJSON: Array(#"{"sets": [{"title": ""}]}"#.utf8))   // line 1, column 21
  /// ```
  ///
  /// - Parameter bytes: The file, in UTF-8.
  /// - Returns: Line and column, counted from 1; columns count Unicode scalars. For a value that is
  ///   missing it is the nearest one around it.
  /// - Complexity: O(*n*) in the length of the file.
  public func position(inJSON bytes: [UInt8]) -> (line: Int, column: Int) {
    let tree = JSONTree(SourceText(bytes))
    var node = tree.roots.first
    for step in steps {
      let next: JSONNode? =
        switch step {
        case .key(let key): node?[key]
        case .index(let index):
          node.flatMap { $0.elements.indices.contains(index) ? $0.elements[index] : nil }
        }
      guard let next else { break }
      node = next
    }
    return bytes.place(of: node?.range.lowerBound ?? 0)
  }
}

extension Diagnostic {
  /// Returns what keeps a file from being JSON, each with its line and column; none for a file that
  /// is.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  public static func faults(ofJSON bytes: [UInt8]) -> [Diagnostic] {
    let source = SourceText(bytes)
    return source.diagnostics(JSONTree(source).remarks)
  }
}

extension [UInt8] {
  /// Decodes base64 of either alphabet; other signs are passed over, as line ends are.
  package init(base64 text: [UInt8]) {
    self = []
    reserveCapacity(text.count / 4 * 3)
    var (bits, count) = (UInt32(0), 0)
    for byte in text {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      default: continue
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
  }

  /// The bytes in base64, with padding.
  package var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var written: [UInt8] = []
    written.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for index in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * index) & 63)
        written.append(index <= group.count ? alphabet[digit] : UInt8(ascii: "="))
      }
    }
    return String(decoding: written, as: UTF8.self)
  }
}

extension String {
  /// The text with a percent sign and two digits for each byte that has a meaning in addresses and
  /// responses.
  package var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
