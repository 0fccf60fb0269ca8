// SPDX-License-Identifier: Apache-2.0

/// The heads of files of images in which the size and the orientation stand at places that others
/// point to.
enum ImageHead {
  /// The size that a WebP says (RFC 9649): of a picture with losses, without, or with more parts.
  static func webP(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.starts(with: "RIFF".utf8), bytes.has("WEBP", at: 8) else { return nil }
    if bytes.has("VP8 ", at: 12) {
      guard bytes.number(at: 23, count: 3) == 0x9D012A,
        let width = bytes.number(at: 26, isLittleEndian: true),
        let height = bytes.number(at: 28, isLittleEndian: true)
      else { return nil }
      return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
    }
    if bytes.has("VP8L", at: 12) {
      guard bytes.number(at: 20, count: 1) == 0x2F,
        let bits = bytes.number(at: 21, count: 4, isLittleEndian: true)
      else { return nil }
      return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    guard bytes.has("VP8X", at: 12),
      let width = bytes.number(at: 24, count: 3, isLittleEndian: true),
      let height = bytes.number(at: 27, count: 3, isLittleEndian: true)
    else { return nil }
    return PixelSize(width: width + 1, height: height + 1)
  }

  /// The size that a bitmap of Windows or OS/2 says; one that is stored from the top down has a
  /// height below 0.
  static func bitmap(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.starts(with: "BM".utf8),
      let head = bytes.number(at: 14, count: 4, isLittleEndian: true)
    else { return nil }
    let count = head == 12 ? 2 : 4
    guard head == 12 || (16...256).contains(head),
      let width = bytes.number(at: 18, count: count, isLittleEndian: true),
      let height = bytes.number(at: 18 + count, count: count, isLittleEndian: true)
    else { return nil }
    let rows = Int(clamping: Int32(truncatingIfNeeded: height).magnitude)
    return PixelSize(width: width, height: count == 4 ? rows : height)
  }

  /// The values of the first directory of a TIFF that have these tags; nil for anything else.
  ///
  /// - Parameters:
  ///   - bytes: The file, or the same within a JPEG.
  ///   - tags: The tags, of numbers.
  /// - Returns: The values by their tags.
  static func directory(_ bytes: [UInt8], _ tags: [Int]) -> [Int: Int]? {
    let isLittle = bytes.starts(with: [0x49, 0x49, 0x2A, 0])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]),
      let start = bytes.number(at: 4, count: 4, isLittleEndian: isLittle),
      let count = bytes.number(at: start, isLittleEndian: isLittle)
    else { return nil }
    var found: [Int: Int] = [:]
    for entry in (0..<count).lazy.map({ start + 2 + 12 * $0 }) {
      guard let tag = bytes.number(at: entry, isLittleEndian: isLittle),
        let kind = bytes.number(at: entry + 2, isLittleEndian: isLittle)
      else { break }
      guard tags.contains(tag), found[tag] == nil else { continue }
      // A number of two bytes stands in the first two of four.
      found[tag] = bytes.number(
        at: entry + 8,
        count: kind == 4 ? 4 : 2,
        isLittleEndian: isLittle
      )
    }
    return found
  }

  /// The size of the largest image in an AVIF or a HEIC, whose smaller ones are tiles and previews,
  /// and how it is turned.
  ///
  /// Source: HEIF (ISO/IEC 23008-12), AVIF 1.1 (AOM, 2022): properties `ispe` and `irot`.
  static func container(_ bytes: [UInt8]) -> (size: PixelSize, quarters: Int?)? {
    guard bytes.has("ftyp", at: 4) else { return nil }
    var size: PixelSize?
    var quarters: Int?
    // The boxes that hold the next, and how many bytes stand before those.
    var ranges = [bytes.indices]
    for (name, offset) in [("meta", 12), ("iprp", 8), ("ipco", 8)] {
      ranges = ranges.flatMap { boxes(in: $0, of: bytes) }
        .filter { bytes.has(name, at: $0.lowerBound + 4) }
        .map { min($0.lowerBound + offset, $0.upperBound)..<$0.upperBound }
    }
    for box in ranges.flatMap({ boxes(in: $0, of: bytes) }) {
      if bytes.has("ispe", at: box.lowerBound + 4), box.count >= 20,
        let width = bytes.number(at: box.lowerBound + 12, count: 4),
        let height = bytes.number(at: box.lowerBound + 16, count: 4),
        width <= 1 << 30, height <= 1 << 30,
        size.map({ $0.width * $0.height < width * height }) ?? true
      {
        size = PixelSize(width: width, height: height)
      }
      if bytes.has("irot", at: box.lowerBound + 4), box.count >= 9 {
        quarters = Int(bytes[box.lowerBound + 8] & 3)
      }
    }
    return size.map { ($0, quarters) }
  }

  /// The boxes that follow one another in a part of a file, each with its length and name.
  private static func boxes(in range: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
    var boxes: [Range<Int>] = []
    var start = range.lowerBound
    while start + 8 <= range.upperBound, let length = bytes.number(at: start, count: 4) {
      // A length of 0 goes to the end; one of 1 stands behind the name, and no such box is small.
      let end = length == 0 || length == 1 ? range.upperBound : start + length
      guard end >= start + 8, end <= range.upperBound else { break }
      boxes.append(start..<end)
      start = end
    }
    return boxes
  }
}

extension [UInt8] {
  /// Whether some letters stand at an offset.
  fileprivate func has(_ name: String, at offset: Int) -> Bool {
    offset >= 0 && offset <= count - name.utf8.count
      && self[offset..<offset + name.utf8.count].elementsEqual(name.utf8)
  }

  /// The number in some bytes, of which the highest comes first unless said otherwise; nil where
  /// they are not there.
  func number(at offset: Int, count: Int = 2, isLittleEndian: Bool = false) -> Int? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    let part = self[offset..<offset + count]
    let number: (Int, UInt8) -> Int = { $0 << 8 | Int($1) }
    return isLittleEndian ? part.reversed().reduce(0, number) : part.reduce(0, number)
  }
}
