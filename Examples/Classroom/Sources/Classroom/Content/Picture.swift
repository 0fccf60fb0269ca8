import PinLabels

/// An image that browsers show, by its first bytes: PNG or JPEG.
struct Picture: Sendable {
  let type: String
  let size: PixelSize

  /// Reads type and size; nil for anything else.
  init?(_ bytes: [UInt8]) {
    func number(at place: Int, bytes count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard let width = number(at: 16, bytes: 4), let height = number(at: 20, bytes: 4) else {
        return nil
      }
      (type, size) = ("image/png", PixelSize(width: width, height: height))
      return
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    // Segments follow one another; that of a frame has the size.
    while let marker = number(at: place, bytes: 2), let length = number(at: place + 2, bytes: 2) {
      let isFrame =
        (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
      if isFrame, let height = number(at: place + 5, bytes: 2),
        let width = number(at: place + 7, bytes: 2)
      {
        (type, size) = ("image/jpeg", PixelSize(width: width, height: height))
        return
      }
      guard marker >= 0xFFC0, length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }
}
