// SPDX-License-Identifier: Apache-2.0

/// How large an image is, in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The widths and heights that an image can have.
  package static let range = 1...1_000_000

  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of the same image turned by a quarter.
  package var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// Whether an image can be as large.
  var isInRange: Bool { Self.range.contains(width) && Self.range.contains(height) }

  /// The rectangle that the image covers.
  package var rectangle: ImageRectangle {
    ImageRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// Returns the point of the image that is nearest to one.
  ///
  /// A coordinate that is no number becomes 0.
  package func clamping(_ point: ImagePoint) -> ImagePoint {
    func clamp(_ value: Double, to limit: Int) -> Double {
      value > 0 ? min(value, Double(limit)) : 0
    }
    return ImagePoint(x: clamp(point.x, to: width), y: clamp(point.y, to: height))
  }

  /// The factors from the coordinates in an image of this size to those in one of another.
  func scale(to other: PixelSize) -> ImageScale {
    ImageScale(x: Double(other.width) / Double(width), y: Double(other.height) / Double(height))
  }
}
