// SPDX-License-Identifier: Apache-2.0

/// Unpacks what deflate packed (RFC 1951), up to a length that is known before.
///
/// It is written here, because a system library would be one more thing to install before a package
/// can be built.
struct Inflate {
  private let input: ArraySlice<UInt8>
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let length: Int

  /// The bytes, or nil for input that is damaged or longer than it should be.
  static func bytes(of input: ArraySlice<UInt8>, length: Int) -> [UInt8]? {
    var inflate = Inflate(input, length: length)
    return inflate.run() && inflate.output.count == length ? inflate.output : nil
  }

  private init(_ input: ArraySlice<UInt8>, length: Int) {
    self.input = input
    self.length = length
    position = input.startIndex
    output.reserveCapacity(min(length, input.count * 4))
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isRead: Bool =
        switch kind {
        case 0: stored()
        case 1: block(Self.usualLengths, Self.usualDistances)
        case 2: ownCodes().map { block($0.0, $0.1) } ?? false
        default: false
        }
      guard isRead else { return false }
      if isLast == 1 { return true }
    }
  }

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < input.endIndex else { return nil }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = Int(bits & (1 << UInt32(count) - 1))
    bits >>= UInt32(count)
    bitCount -= count
    return value
  }

  private mutating func stored() -> Bool {
    bits = 0
    bitCount = 0
    guard let count = take(16), let complement = take(16), count ^ 0xFFFF == complement,
      position + count <= input.endIndex, output.count + count <= length
    else { return false }
    output += input[position..<position + count]
    position += count
    return true
  }

  private mutating func block(_ lengths: Code, _ distances: Code) -> Bool {
    while let symbol = symbol(lengths) {
      if symbol == 256 { return true }
      guard output.count < length else { return false }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengthBases.count, let more = take(Self.lengthBits[symbol - 257]),
        let place = self.symbol(distances), place < Self.distanceBases.count,
        let far = take(Self.distanceBits[place])
      else { return false }
      let count = Self.lengthBases[symbol - 257] + more
      let distance = Self.distanceBases[place] + far
      guard distance <= output.count, output.count + count <= length else { return false }
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
    return false
  }

  // MARK: Codes

  /// A Huffman code by the lengths of its words.
  struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }
        .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }

    /// Whether no two words begin alike.
    var isSound: Bool {
      var left = 1
      for count in counts[1...] {
        left = left * 2 - count
        if left < 0 { return false }
      }
      return true
    }
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      word |= bit
      let count = code.counts[length]
      if word - count < first { return code.symbols[index + word - first] }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    return nil
  }

  private mutating func ownCodes() -> (Code, Code)? {
    guard let literals = take(5), let distances = take(5), let count = take(4) else { return nil }
    var lengths = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(count + 4) {
      guard let length = take(3) else { return nil }
      lengths[place] = length
    }
    let code = Code(lengths)
    guard code.isSound else { return nil }
    let total = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < total {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 0...15: all.append(symbol)
      case 16:
        guard let last = all.last, let more = take(2) else { return nil }
        all += Array(repeating: last, count: more + 3)
      case 17:
        guard let more = take(3) else { return nil }
        all += Array(repeating: 0, count: more + 3)
      default:
        guard let more = take(7) else { return nil }
        all += Array(repeating: 0, count: more + 11)
      }
    }
    guard all.count == total else { return nil }
    let made = (Code(Array(all[..<(literals + 257)])), Code(Array(all[(literals + 257)...])))
    return made.0.isSound && made.1.isSound ? made : nil
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  private static let usualLengths = Code(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
  )
  private static let usualDistances = Code(Array(repeating: 5, count: 30))
}
