// SPDX-License-Identifier: Apache-2.0

/// A point of an image: how many pixels it is to the right of the left edge, and below the top edge.
///
/// The origin is the top left *corner* of the image as it is displayed, not the middle of its first pixel, so
/// that the middle of that pixel is (0.5, 0.5) and an image of 800 x 600 pixels reaches from (0, 0) to
/// (800, 600). Points may lie between pixels, and outside of the image.
///
/// In JSON a point is an array of two numbers: `[412.5, 300]`.
public struct ImagePoint: Hashable, Sendable {
  /// The numbers that a coordinate of content can be.
  ///
  /// Every comparison is exact for all finite numbers. The limit keeps rounded measures, such as
  /// lengths and areas, far from overflow.
  package static let coordinateRange: ClosedRange<Double> = -1e9...1e9

  /// The pixels to the right of the left edge.
  public var x: Double
  /// The pixels below the top edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns how far away another point is, in pixels.
  public func distance(to other: ImagePoint) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The fault of a point that is too far away for content, or is not made of numbers.
  var fault: SheetFault? {
    [x, y].allSatisfy(Self.coordinateRange.contains) ? nil : .coordinateOutOfRange
  }

  /// Returns the point with each coordinate multiplied by a factor.
  func scaled(by scale: ImageScale) -> ImagePoint {
    ImagePoint(x: x * scale.x, y: y * scale.y)
  }
}
extension ImagePoint: JSONNumbers {
  package static let form = (count: 2, name: "a point of two numbers")
  package var numbers: [Double] { [x, y] }

  package init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension ImagePoint: CustomStringConvertible {
  /// The coordinates, as in "(412.5, 300.0)".
  public var description: String { "(\(x), \(y))" }
}

/// The factors of coordinates when an image becomes another size.
struct ImageScale {
  var x: Double
  var y: Double

  /// The factor of lengths without a direction, such as radii: they go with the width.
  var length: Double { x }
}
