// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PinLabels
import Testing

@Suite struct PixelSizeTests {
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
}
