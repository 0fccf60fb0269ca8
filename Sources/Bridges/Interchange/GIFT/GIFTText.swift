// SPDX-License-Identifier: Apache-2.0

/// A piece of a question in GIFT: its signs, with those behind a backslash kept apart, and where each stands in the file.
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

  /// The bytes of a file without those that stand for escaped signs here, all of which no UTF-8 has.
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

  /// Where a unit stands in the file.
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

  /// The pieces of a range that begin at signs with their meaning, each with its sign; the first has perhaps none.
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
