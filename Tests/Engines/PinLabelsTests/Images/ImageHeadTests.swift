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
