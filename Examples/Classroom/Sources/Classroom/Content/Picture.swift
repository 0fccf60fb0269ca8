// SPDX-License-Identifier: Apache-2.0
import PinLabels

/// An image that browsers show, by its first bytes: PNG or JPEG.
struct Picture: Sendable {
  let type: String
  let size: PixelSize
  /// How a camera was held.
  let orientation: ExifOrientation

  /// Reads what the first bytes say; nil for anything else.
  init?(_ bytes: [UInt8]) {
    guard let size = PixelSize(ofImage: bytes),
      let type = bytes[0] == 0x89 ? "image/png" : bytes[0] == 0xFF ? "image/jpeg" : nil
    else { return nil }
    (self.type, self.size) = (type, size)
    orientation = ExifOrientation(ofImage: bytes) ?? .up
  }
}
