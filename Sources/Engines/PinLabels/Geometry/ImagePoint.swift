// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods

/// A point of an image, in pixels from the left edge and from the top edge.
///
/// The origin is the top left *corner* of the image as it is displayed, not the middle of its first
/// pixel, so that the middle of that pixel is (0.5, 0.5) and an image of 800 x 600 pixels reaches
/// from (0, 0) to (800, 600). Points may lie between pixels, and outside of the image.
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

/// An axis-aligned rectangle of an image.
///
/// In JSON it is an array of its left and top edge, its width and its height: `[10, 20, 300, 40]`.
public struct ImageRectangle: Hashable, Sendable {
  /// The left edge, in pixels from the left of the image.
  public var x: Double
  /// The top edge, in pixels from the top of the image.
  public var y: Double
  /// The width in pixels.
  public var width: Double
  /// The height in pixels.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle between its top left and its bottom right corner.
  init(from corner: ImagePoint, to opposite: ImagePoint) {
    self.init(x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
  }

  /// Creates the smallest rectangle around some points; an empty one at the origin around none.
  package init(around points: some Sequence<ImagePoint>) {
    var iterator = points.makeIterator()
    let first = iterator.next() ?? ImagePoint(x: 0, y: 0)
    var (low, high) = (first, first)
    while let point = iterator.next() {
      low = ImagePoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = ImagePoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(from: low, to: high)
  }

  /// The point in the middle.
  package var center: ImagePoint { ImagePoint(x: x + width / 2, y: y + height / 2) }

  /// The right edge.
  package var maxX: Double { x + width }

  /// The bottom edge.
  package var maxY: Double { y + height }

  /// The corners clockwise on the screen from the top left one.
  package var corners: [ImagePoint] {
    [
      ImagePoint(x: x, y: y), ImagePoint(x: maxX, y: y),
      ImagePoint(x: maxX, y: maxY), ImagePoint(x: x, y: maxY),
    ]
  }

  /// Whether a point is in the rectangle; its edges belong to it.
  public func contains(_ point: ImagePoint) -> Bool {
    x <= point.x && point.x <= maxX && y <= point.y && point.y <= maxY
  }

  /// Whether the rectangles have a point in common.
  func intersects(_ other: ImageRectangle) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// Returns the rectangle made larger on every side.
  package func grown(by margin: Double) -> ImageRectangle {
    ImageRectangle(
      x: x - margin,
      y: y - margin,
      width: width + 2 * margin,
      height: height + 2 * margin
    )
  }

  /// Returns the rectangle with its coordinates multiplied by factors.
  func scaled(by scale: ImageScale) -> ImageRectangle {
    ImageRectangle(x: x * scale.x, y: y * scale.y, width: width * scale.x, height: height * scale.y)
  }

  /// The faults of a rectangle as content: one too far away, or without an area.
  var faults: [SheetFault] {
    let isFar = [x, y, maxX, maxY].contains { !ImagePoint.coordinateRange.contains($0) }
    return (isFar ? [.coordinateOutOfRange] : [])
      + (width > 0 && height > 0 ? [] : [.emptyRectangle])
  }
}

extension ImageRectangle: JSONNumbers {
  package static let form = (
    count: 4, name: "a rectangle of four numbers (left, top, width, height)"
  )
  package var numbers: [Double] { [x, y, width, height] }

  package init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A straight line from one point of an image to another.
package struct ImageSegment: Hashable, Sendable {
  /// The start of the line.
  package var start: ImagePoint
  /// The end of the line.
  package var end: ImagePoint

  /// Creates a line.
  package init(from start: ImagePoint, to end: ImagePoint) {
    self.start = start
    self.end = end
  }

  /// Twice the area that the point makes with the line, as a sign: 1 to the right on the screen, -1
  /// to the left, and 0 on the line or its extension; exact for all finite coordinates.
  ///
  /// The first attempt is that of Jonathan Shewchuk, "Adaptive precision floating-point arithmetic
  /// and fast robust geometric predicates" (Discrete & Computational Geometry 18, 1997): the
  /// rounded determinant is off by at most (3 + 16ε)ε of the sum of its two products, where ε is
  /// 2^-53. Whatever that leaves open is calculated without rounding.
  func turn(to point: ImagePoint) -> Int {
    let left = (point.y - start.y) * (end.x - start.x)
    let right = (point.x - start.x) * (end.y - start.y)
    if let sign = RoundedDifference(left, right).sign { return sign }
    guard point.isFinite, start.isFinite, end.isFinite else { return 0 }
    return ExactVector(from: start, to: end).cross(ExactVector(from: start, to: point)).sign
  }
}

/// The difference of two rounded products whose factors are rounded differences, and how wrong it
/// may be.
struct RoundedDifference {
  /// The difference as calculated.
  var value: Double
  /// The most by which the true one differs; not a number, or infinite, where that is not known.
  var error: Double

  init(_ left: Double, _ right: Double) {
    value = left - right
    let sum = left.magnitude + right.magnitude
    // A little more than the published (3 + 16ε)ε, which covers what is lost when a product
    // underflows: at most 2^-1074 each, nothing beside a sum as large as this.
    error = sum > 0x1p-960 ? sum * (3.5 * 0x1p-53) : .infinity
  }

  /// The sign of the true difference, or nil where it is not certain.
  var sign: Int? {
    // Comparisons with what is no number are false, and so is that of infinity with itself.
    if value > error { return 1 }
    return -value > error ? -1 : nil
  }
}

/// A difference of two points, not rounded.
struct ExactVector {
  var x: ExactNumber
  var y: ExactNumber

  init(from start: ImagePoint, to end: ImagePoint) {
    x = ExactNumber(end.x) - ExactNumber(start.x)
    y = ExactNumber(end.y) - ExactNumber(start.y)
  }

  init(x: Double, y: Double) {
    self.x = ExactNumber(x)
    self.y = ExactNumber(y)
  }

  func dot(_ other: ExactVector) -> ExactNumber { x * other.x + y * other.y }

  func cross(_ other: ExactVector) -> ExactNumber { x * other.y - y * other.x }

  var squaredLength: ExactNumber { dot(self) }
}

/// The direction that a turn of some degrees leads to, the same to the last bit on every platform.
///
/// The sine of a C library may differ between platforms; a shape that is turned must not. Quarter
/// turns are exact.
package struct Rotation {
  /// The cosine and the sine of the turn.
  package let cosine, sine: Double

  /// Creates a turn.
  ///
  /// - Parameter degrees: Clockwise on the screen; finite.
  package init(degrees: Double) {
    // Neither step rounds: a remainder is exact, and so is the difference from the nearest quarter.
    let angle = degrees.remainder(dividingBy: 360)
    let quarter = (angle / 90).rounded()
    let radians = (angle - quarter * 90) * (Double.pi / 180)
    let (sine, cosine) = Elementary.sineAndCosine(near: radians)
    switch Int(quarter) & 3 {
    case 0: (self.cosine, self.sine) = (cosine, sine)
    case 1: (self.cosine, self.sine) = (-sine, cosine)
    case 2: (self.cosine, self.sine) = (-cosine, -sine)
    default: (self.cosine, self.sine) = (sine, -cosine)
    }
  }

  /// Returns a point turned about another.
  func turning(_ point: ImagePoint, about center: ImagePoint) -> ImagePoint {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return ImagePoint(x: center.x + (x * cosine - y * sine), y: center.y + (x * sine + y * cosine))
  }
}
