// SPDX-License-Identifier: Apache-2.0

/// Packs bytes as deflate does (RFC 1951): repeats become references, in the code that needs no
/// table.
struct Deflate {
  private var output: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0

  /// The packed bytes.
  static func bytes(of input: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.run(input)
    return deflate.output
  }

  private mutating func run(_ input: [UInt8]) {
    put(1, 1)
    put(1, 2)
    // The last places of each three bytes.
    var places = [Int](repeating: -1, count: 1 << 15)
    var position = 0
    while position < input.count {
      var length = 0
      var distance = 0
      if position + 3 <= input.count {
        let key = Self.key(input, position)
        let place = places[key]
        places[key] = position
        if place >= 0, position - place <= 32_768 {
          length = Self.commonLength(input, place, position)
          distance = position - place
        }
      }
      if length >= 3 {
        reference(length, distance)
        for skipped in position + 1..<position + length where skipped + 3 <= input.count {
          places[Self.key(input, skipped)] = skipped
        }
        position += length
      } else {
        literal(Int(input[position]))
        position += 1
      }
    }
    literal(256)
    if bitCount > 0 { output.append(UInt8(truncatingIfNeeded: bits)) }
  }

  private static func key(_ input: [UInt8], _ position: Int) -> Int {
    let three =
      UInt32(input[position]) << 16 | UInt32(input[position + 1]) << 8
      | UInt32(input[position + 2])
    return Int((three &* 2_654_435_761) >> 17)
  }

  private static func commonLength(_ input: [UInt8], _ first: Int, _ second: Int) -> Int {
    var length = 0
    while length < 258, second + length < input.count,
      input[first + length] == input[second + length]
    {
      length += 1
    }
    return length
  }

  private mutating func put(_ value: Int, _ count: Int) {
    bits |= UInt32(value) << bitCount
    bitCount += UInt32(count)
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Words of a code stand in the stream with their first bit first.
  private mutating func word(_ value: Int, _ count: Int) {
    var turned = 0
    for bit in 0..<count where value >> bit & 1 == 1 { turned |= 1 << (count - 1 - bit) }
    put(turned, count)
  }

  private mutating func literal(_ symbol: Int) {
    switch symbol {
    case ..<144: word(0x30 + symbol, 8)
    case ..<256: word(0x190 + symbol - 144, 9)
    case ..<280: word(symbol - 256, 7)
    default: word(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func reference(_ length: Int, _ distance: Int) {
    let size = Inflate.lengthBases.lastIndex { $0 <= length } ?? 0
    literal(257 + size)
    put(length - Inflate.lengthBases[size], Inflate.lengthBits[size])
    let place = Inflate.distanceBases.lastIndex { $0 <= distance } ?? 0
    word(place, 5)
    put(distance - Inflate.distanceBases[place], Inflate.distanceBits[place])
  }
}
