// SPDX-License-Identifier: Apache-2.0
extension PixelSize {
  /// Reads the size of an image from its first bytes: PNG, GIF or JPEG; nil for anything else and for one that breaks off.
  ///
  /// It is the size of the stored pixels, whatever orientation a JPEG has: give ``ImageRecord`` both.
  ///
  /// Source: PNG (W3C, third edition, 2025), GIF89a (CompuServe, 1990), JPEG (ITU-T T.81, 1992).
  ///
  /// - Parameter bytes: The file.
  public init?(ofImage bytes: [UInt8]) {
    func number(at offset: Int, bytes count: Int = 2) -> Int? {
      guard offset + count <= bytes.count else { return nil }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func size(_ width: Int?, _ height: Int?) -> PixelSize? {
      width.flatMap { width in height.map { PixelSize(width: width, height: $0) } }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard let size = size(number(at: 16, bytes: 4), number(at: 20, bytes: 4)) else { return nil }
      self = size
      return
    }
    if bytes.starts(with: "GIF8".utf8) {
      guard let size = size(number(at: 6), number(at: 8)) else { return nil }
      // The lower byte comes first.
      self.init(
        width: Int(UInt16(size.width).byteSwapped),
        height: Int(UInt16(size.height).byteSwapped)
      )
      return
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // Segments with a mark and a length follow one another; a frame says the size.
    var offset = 2
    while let mark = number(at: offset), mark >= 0xFFC0 {
      if mark == 0xFFFF {
        // A mark may have more of its first byte in front of it.
        offset += 1
        continue
      }
      guard let length = number(at: offset + 2), length >= 2 else { return nil }
      if (0xFFC0...0xFFCF).contains(mark), ![0xFFC4, 0xFFC8, 0xFFCC].contains(mark) {
        guard let size = size(number(at: offset + 7), number(at: offset + 5)) else { return nil }
        self = size
        return
      }
      offset += length + 2
    }
    return nil
  }
}
