// SPDX-License-Identifier: Apache-2.0
extension ImageRegion {
  /// A rectangle that may be turned about its middle.
  ///
  /// A point is inside or outside by the four ``corners``, which are calculated once and then taken as exact.
  public struct Rectangle: Hashable, Sendable {
    /// The rectangle before it is turned.
    public let rectangle: ImageRectangle
    /// By how many degrees it is turned about its middle, clockwise on the screen.
    public let rotation: Double
    /// The corners, clockwise on the screen, from the one that is top left before turning.
    public let corners: [ImagePoint]

    init(_ rectangle: ImageRectangle, rotation: Double = 0) throws(ContentError<SheetFault>) {
      var faults = FaultList()
      faults.add(rectangle.faults, at: "rectangle")
      faults.add(rotation.isFinite ? nil : .invalidRotation, at: "rotation")
      try faults.check()
      self.rectangle = rectangle
      self.rotation = rotation
      guard rotation != 0 else {
        corners = rectangle.corners
        return
      }
      let turn = Rotation(degrees: rotation)
      let center = rectangle.center
      corners = rectangle.corners.map { turn.turning($0, about: center) }
    }

    /// Whether a point is in the rectangle, whose edges belong to it, or at most a tolerance away from it.
    ///
    /// The answer is exact for the corners.
    func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
      Outline(corners).contains(point, tolerance: tolerance)
    }

    /// The smallest upright rectangle around the corners.
    var boundingBox: ImageRectangle { ImageRectangle(around: corners) }
  }
}
