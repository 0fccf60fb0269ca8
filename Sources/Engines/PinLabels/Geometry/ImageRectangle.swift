// SPDX-License-Identifier: Apache-2.0

/// An upright rectangle of an image.
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
