// SPDX-License-Identifier: Apache-2.0

/// Turns a stream that begins with a byte order mark of UTF-16 into UTF-8, chunk by chunk; any other
/// one stays as it is.
struct UTF16Stream {
  /// Whether the higher byte of each unit comes first; nil for another encoding.
  private var isBigEndian: Bool?
  private var isFirst = true
  /// What is not a whole character yet.
  private var rest: [UInt8] = []

  /// Returns the next bytes in UTF-8.
  ///
  /// - Parameter chunk: The next bytes; none at the end.
  /// - Returns: The same in UTF-8, without a character that ends in the next chunk.
  mutating func inUTF8(_ chunk: [UInt8]) -> [UInt8] {
    if isFirst {
      // A pipe may give a mark in two pieces.
      let start = rest + chunk
      guard start.count > 1 || chunk.isEmpty || start.first.map({ $0 < 0xFE }) ?? true else {
        rest = start
        return []
      }
      isFirst = false
      rest = []
      isBigEndian = Self.marks[Array(start.prefix(2))]
      return isBigEndian == nil ? start : text(of: Array(start.dropFirst(2)), isLast: false)
    }
    return isBigEndian == nil ? chunk : text(of: chunk, isLast: chunk.isEmpty)
  }

  private static let marks: [[UInt8]: Bool] = [[0xFE, 0xFF]: true, [0xFF, 0xFE]: false]

  private mutating func text(of chunk: [UInt8], isLast: Bool) -> [UInt8] {
    let bytes = rest + chunk
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian == true ? first << 8 | second : second << 8 | first
    }
    var kept = bytes.count % 2
    if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
      kept += 2
    }
    rest = Array(bytes.suffix(kept))
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension [UInt8] {
  /// The beginning of a text in UTF-8, without a byte order mark, if it is one in UTF-16.
  var startInUTF8: [UInt8] {
    var stream = UTF16Stream()
    let text = stream.inUTF8(self)
    return text.starts(with: InputFile.byteOrderMark) ? Array(text.dropFirst(3)) : text
  }
}
