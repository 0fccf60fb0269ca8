/// A piece of a question in GIFT: its signs, with those behind a backslash kept apart, and where each stands in the file.
struct GIFTText {
  /// Bytes; a sign that has lost its meaning to a backslash is ``escape`` more.
  var units: [UInt16] = []
  /// The offset in the file of each.
  var offsets: [Int] = []

  static let escape: UInt16 = 256

  /// Appends a stretch of the file without its backslashes.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    units.reserveCapacity(units.count + range.count)
    offsets.reserveCapacity(offsets.count + range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      offsets.append(position)
      position += 1
      guard byte == .backslash, position < range.upperBound else {
        units.append(UInt16(byte))
        continue
      }
      switch bytes[position] {
      case .backslash: units.append(UInt16(UInt8.backslash))
      case UInt8(ascii: "n"): units.append(Self.escape + 0x0A)
      case let sign where Self.signs.contains(sign): units.append(Self.escape + UInt16(sign))
      default:
        units.append(UInt16(byte))
        continue
      }
      position += 1
    }
  }

  mutating func append(_ byte: UInt8, at offset: Int) {
    units.append(UInt16(byte))
    offsets.append(offset)
  }

  /// The signs that have a meaning in the format.
  static let signs: [UInt8] = Array(":#={}~".utf8)

  var all: Range<Int> { units.indices }

  /// The bytes of the file between two signs.
  func source(_ range: Range<Int>) -> Range<Int> {
    guard let first = offsets[safe: range.lowerBound] ?? offsets.last else { return 0..<0 }
    guard !range.isEmpty else { return first..<first }
    return first..<offsets[range.upperBound - 1] + 1
  }

  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, Self.isSpace(units[low]) { low += 1 }
    while low < high, Self.isSpace(units[high - 1]) { high -= 1 }
    return low..<high
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    // As PHP trims.
    unit == 0x20 || (0x09...0x0B).contains(unit) || unit == 0x0D || unit == 0
  }

  /// The first place of a sign that has its meaning.
  func first(_ sign: UInt8, in range: Range<Int>) -> Int? {
    units[range].firstIndex(of: UInt16(sign))
  }

  func first(_ signs: StaticString, in range: Range<Int>) -> Int? {
    guard range.count >= signs.utf8CodeUnitCount else { return nil }
    let starts = range.lowerBound...range.upperBound - signs.utf8CodeUnitCount
    return starts.first { self.starts($0..<range.upperBound, with: signs) }
  }

  func last(_ signs: StaticString, in range: Range<Int>) -> Int? {
    guard range.count >= signs.utf8CodeUnitCount else { return nil }
    let starts = range.lowerBound...range.upperBound - signs.utf8CodeUnitCount
    return starts.last { self.starts($0..<range.upperBound, with: signs) }
  }

  func starts(_ range: Range<Int>, with signs: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: signs.utf8Start, count: signs.utf8CodeUnitCount)
    guard range.count >= wanted.count else { return false }
    for offset in wanted.indices where units[range.lowerBound + offset] != UInt16(wanted[offset]) {
      return false
    }
    return true
  }

  /// The pieces of a range that begin at signs with their meaning, each with its sign; the first has perhaps none.
  func pieces(of range: Range<Int>, at isStart: (UInt16) -> Bool) -> [Range<Int>] {
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
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, Self.isSpace(units[low] & 0xFF) { low += 1 }
    while low < high, Self.isSpace(units[high - 1] & 0xFF) { high -= 1 }
    return string(untrimmed: low..<high)
  }

  /// The text of a range with the white space at its ends.
  func string(untrimmed range: Range<Int>) -> String {
    String(decoding: units[range].lazy.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}

extension UInt8 {
  static let backslash = UInt8(ascii: "\\")
}

extension Array {
  /// The element at an index, or nil when there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
