// SPDX-License-Identifier: Apache-2.0

extension PinArrow {
  /// An arrow as it is drawn and touched where the image is shown at some scale.
  ///
  /// ```swift
  /// let shape = PinArrow.Drawing(arrow, scale: placement.scale)
  /// shape.start         // at least 12 points of the view from the tip
  /// shape.isTouched(at: placement.imagePoint(finger))
  /// ```
  ///
  /// All of it is in pixels of the image, turned to the arrow's angle. The tip stays where it points; a line that
  /// would be shorter than 12 points of the view begins further back.
  public struct Drawing: Hashable, Sendable {
    /// The shortest line, in points of the view.
    static let minimumLength = 12.0
    /// How high the area is that reacts to touches, in points of the view.
    static let touchHeight = 20.0
    /// How far that area reaches beyond the tip, in points of the view.
    static let touchReach = 8.0
    /// How long and wide the head is, in points of the view.
    static let headSize = 8.0

    /// Where the line to the tip starts.
    public let start: ImagePoint
    /// The corners of the head, its tip first.
    public let head: [ImagePoint]
    /// The corners of the area that reacts to touches: a rectangle along the line and beyond the tip.
    package let touchCorners: [ImagePoint]

    /// Creates the shape of an arrow.
    ///
    /// - Parameters:
    ///   - arrow: The arrow.
    ///   - scale: How many points of the view a pixel of the image takes, as ``ImagePlacement/scale`` says; a
    ///     scale that is not above 0 counts as 1.
    public init(_ arrow: PinArrow, scale: Double) {
      let point = scale > 0 && (1 / scale).isFinite ? 1 / scale : 1
      let tip = arrow.end
      let length = arrow.start.distance(to: tip)
      // An arrow has a direction, but one so short that it underflows points to the right.
      let (x, y) =
        length > 0
        ? ((tip.x - arrow.start.x) / length, (tip.y - arrow.start.y) / length) : (1, 0)
      func place(_ along: Double, _ across: Double) -> ImagePoint {
        ImagePoint(
          x: tip.x + point * (along * x - across * y),
          y: tip.y + point * (along * y + across * x)
        )
      }
      let isLongEnough = length >= Self.minimumLength * point
      let drawn = isLongEnough ? length / point : Self.minimumLength
      start = isLongEnough ? arrow.start : place(-drawn, 0)
      head = [
        tip, place(-Self.headSize, Self.headSize / 2), place(-Self.headSize, -Self.headSize / 2),
      ]
      let half = Self.touchHeight / 2
      touchCorners = [
        place(-drawn, -half), place(Self.touchReach, -half), place(Self.touchReach, half),
        place(-drawn, half),
      ]
    }

    /// The line from where the arrow starts to its tip.
    package var line: ImageSegment { ImageSegment(from: start, to: head[0]) }

    /// Whether a point is in the area that reacts to touches, whose edges belong to it.
    public func isTouched(at point: ImagePoint) -> Bool {
      Outline(touchCorners).contains(point, tolerance: 0)
    }
  }
}
