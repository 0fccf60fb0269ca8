// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension ImageRegion {
  /// A point with a radius: everything that is at most that far away.
  public struct Disc: Hashable, Sendable {
    /// The point in the middle.
    public let center: ImagePoint
    /// How far the disc reaches, in pixels.
    public let radius: Double

    init(center: ImagePoint, radius: Double) throws(ContentError<SheetFault>) {
      var faults = FaultList()
      faults.add(center.fault, at: "center")
      faults.addLength(radius, at: "radius")
      try faults.check()
      self.center = center
      self.radius = radius
    }

    /// Whether a point is in the disc or at most a tolerance away from it.
    ///
    /// The answer is exact: the squares of distance and radius are compared without rounding.
    func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
      guard point.isFinite, tolerance.isFinite, tolerance >= 0 else { return false }
      let (x, y) = (point.x - center.x, point.y - center.y)
      let reach = radius + tolerance
      let (square, limit) = (x * x + y * y, reach * reach)
      // Both are within 7 ε of the true ones unless they underflow.
      if limit > 0x1p-800, limit.isFinite {
        if square < limit * (1 - 0x1p-49) { return true }
        if square > limit * (1 + 0x1p-49) { return false }
      }
      let exactReach = ExactNumber(radius) + ExactNumber(tolerance)
      return ExactVector(from: center, to: point).squaredLength <= exactReach.squared
    }

    /// The smallest upright rectangle around the disc.
    var boundingBox: ImageRectangle {
      ImageRectangle(
        from: ImagePoint(x: center.x - radius, y: center.y - radius),
        to: ImagePoint(x: center.x + radius, y: center.y + radius)
      )
    }
  }
}
