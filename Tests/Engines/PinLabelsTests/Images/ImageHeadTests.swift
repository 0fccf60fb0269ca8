// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PinLabels
import Testing

@Suite struct ImageHeadTests {
  private static let images = [
    ("iVBORw0KGgoAAAANSUhEUgAAAiAAAAGF", 544, 389),
    ("iVBORw0KGgoAAAANSUhEUgABAAEAAAAC", 65_537, 2),
    ("R0lGODlhZABQAA==", 100, 80),
    ("/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCABQAGQDASIA", 100, 80),
    ("/9j//8AAEQgAUABkAwEiAA==", 100, 80),
  ]

  private static func number(_ number: Int, _ count: Int, isLittle: Bool = true) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return isLittle ? bytes : bytes.reversed()
  }

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8, 4, isLittle: false) + Array(name.utf8) + content
  }

  /// The directory of a TIFF with a width of 300, a height of 200 and an orientation.
  private static func tiff(isLittle: Bool, orientation: Int) -> [UInt8] {
    func entry(_ tag: Int, _ kind: Int, _ value: Int) -> [UInt8] {
      let size = kind == 4 ? 4 : 2
      return number(tag, 2, isLittle: isLittle) + number(kind, 2, isLittle: isLittle)
        + number(1, 4, isLittle: isLittle) + number(value, size, isLittle: isLittle)
        + Array(repeating: 0, count: 4 - size)
    }
    return Array(isLittle ? "II".utf8 : "MM".utf8) + number(42, 2, isLittle: isLittle)
      + number(8, 4, isLittle: isLittle) + number(3, 2, isLittle: isLittle)
      + entry(256, 3, 300) + entry(257, 4, 200) + entry(274, 3, orientation)
  }

  /// A file of AVIF with a preview and an image, turned by some quarters.
  private static func avif(quarters: UInt8) -> [UInt8] {
    func size(_ width: Int, _ height: Int) -> [UInt8] {
      box(
        "ispe",
        number(0, 4) + number(width, 4, isLittle: false) + number(height, 4, isLittle: false)
      )
    }
    let properties = size(160, 120) + size(3024, 4032) + size(512, 512) + box("irot", [quarters])
    let meta = number(0, 4) + box("hdlr", number(0, 20)) + box("iprp", box("ipco", properties))
    return box("ftyp", Array("avif\0\0\0\0mif1".utf8)) + box("meta", meta)
  }

  /// Heads with the size and the orientation that they say.
  static let heads: [(bytes: [UInt8], size: PixelSize, orientation: ExifOrientation?)] = {
    let riff = Array("RIFF".utf8) + number(99, 4) + Array("WEBP".utf8)
    let size = PixelSize(width: 300, height: 200)
    return [
      (
        riff + Array("VP8 ".utf8) + number(99, 4) + [0x30, 1, 0, 0x9D, 1, 0x2A]
          + number(300 | 1 << 14, 2) + number(200, 2), size, nil
      ),
      (riff + Array("VP8L".utf8) + number(99, 4) + [0x2F] + number(299 | 199 << 14, 4), size, nil),
      (
        riff + Array("VP8X".utf8) + number(10, 4) + number(0x10, 4) + number(299, 3)
          + number(199, 3), size, nil
      ),
      (
        Array("BM".utf8) + number(0, 12) + number(40, 4) + number(300, 4) + number(200, 4), size,
        nil
      ),
      (
        Array("BM".utf8) + number(0, 12) + number(124, 4) + number(300, 4) + number(-200, 4), size,
        nil
      ),
      (
        Array("BM".utf8) + number(0, 12) + number(12, 4) + number(300, 2) + number(200, 2), size,
        nil
      ),
      (tiff(isLittle: true, orientation: 6), size, .right),
      (tiff(isLittle: false, orientation: 3), size, .down),
      (avif(quarters: 3), PixelSize(width: 3024, height: 4032), .right),
      (avif(quarters: 1), PixelSize(width: 3024, height: 4032), .left),
    ]
  }()

  @Test(arguments: heads.indices)
  func otherHeadsSaySizeAndOrientation(index: Int) {
    let head = Self.heads[index]
    #expect(PixelSize(ofImage: head.bytes) == head.size)
    #expect(ExifOrientation(ofImage: head.bytes) == head.orientation)
    for end in head.bytes.indices {
      // A head that breaks off says less, and of several sizes perhaps that of a preview.
      let size = PixelSize(ofImage: Array(head.bytes[..<end]))
      #expect(size.map { $0.width <= head.size.width && $0.height <= head.size.height } ?? true)
    }
  }

  @Test func otherHeadsWithAnyBytesAreRead() {
    forEachSeed(0..<2000) { generator in
      var bytes = Self.heads[generator.draw(below: Self.heads.count)].bytes
      for _ in 0..<3 {
        bytes[generator.draw(below: bytes.count)] = UInt8(generator.draw(below: 256))
      }
      if let size = PixelSize(ofImage: bytes) { try #require(size.width >= 0 && size.height >= 0) }
      _ = ExifOrientation(ofImage: bytes)
    }
  }

  private func bytes(_ base64: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: base64)))
  }

  @Test(arguments: images)
  func theHeadOfAnImageSaysItsSize(image: String, width: Int, height: Int) throws {
    #expect(PixelSize(ofImage: try bytes(image)) == PixelSize(width: width, height: height))
  }

  @Test(arguments: images)
  func anImageThatBreaksOffHasNoSizeOrItsOwn(image: String, width: Int, height: Int) throws {
    let bytes = try bytes(image)
    for end in bytes.indices {
      let size = PixelSize(ofImage: Array(bytes[..<end]))
      #expect(size == nil || size == PixelSize(width: width, height: height))
    }
    #expect(PixelSize(ofImage: Array(bytes[..<8])) == nil)
  }

  @Test func anyBytesAreRead() {
    forEachSeed(0..<2000) { generator in
      let (image, _, _) = Self.images[generator.draw(below: Self.images.count)]
      var bytes = try self.bytes(image)
      for _ in 0..<3 {
        bytes[generator.draw(below: bytes.count)] = UInt8(generator.draw(below: 256))
      }
      if let size = PixelSize(ofImage: bytes) { try #require(size.width >= 0 && size.height >= 0) }
    }
  }

  /// The head of a JPEG of 100 by 80 pixels, with data of Exif that hold two entries.
  private func photo(orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
    func number(_ number: UInt8, count: Int = 2) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: count - 1)
      return isLittleEndian ? [number] + zeros : zeros + [number]
    }
    let tag: [UInt8] = isLittleEndian ? [0x12, 0x01] : [0x01, 0x12]
    let width = number(0xFE) + number(4) + number(1, count: 4) + number(0, count: 4)
    let entry = tag + number(3) + number(1, count: 4) + number(orientation) + number(0)
    let directory = number(2) + width + entry
    let data =
      Array(isLittleEndian ? "II".utf8 : "MM".utf8) + number(42) + number(8, count: 4) + directory
    let exif = Array("Exif\0\0".utf8) + data
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
      + [0xFF, 0xC0, 0, 17, 8, 0, 80, 0, 100, 3]
  }

  @Test(arguments: ExifOrientation.allCases, [true, false])
  func theHeadOfAPhotoSaysItsOrientation(orientation: ExifOrientation, isLittleEndian: Bool) throws
  {
    let photo = photo(orientation: UInt8(orientation.rawValue), isLittleEndian: isLittleEndian)
    #expect(ExifOrientation(ofImage: photo) == orientation)
    #expect(PixelSize(ofImage: photo) == PixelSize(width: 100, height: 80))
    let exif = photo.count - 10
    for end in 0..<exif - 2 { #expect(ExifOrientation(ofImage: Array(photo[..<end])) == nil) }
  }

  @Test func anOrientationThatIsNoneAndAnImageWithoutSayNothing() throws {
    #expect(ExifOrientation(ofImage: photo(orientation: 9, isLittleEndian: true)) == nil)
    for (image, _, _) in Self.images { #expect(ExifOrientation(ofImage: try bytes(image)) == nil) }
  }

  @Test func anyDataOfExifAreRead() {
    forEachSeed(0..<2000) { generator in
      var photo = photo(orientation: 6, isLittleEndian: generator.draw(below: 2) == 0)
      for _ in 0..<3 {
        photo[generator.draw(below: photo.count)] = UInt8(generator.draw(below: 256))
      }
      if let orientation = ExifOrientation(ofImage: photo) {
        #expect((1...8).contains(orientation.rawValue))
      }
    }
  }
}
