// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension ImageRegion {
  /// An ellipse that may be turned about its middle.
  public struct Ellipse: Hashable, Sendable {
    /// The point in the middle.
    public let center: ImagePoint
    /// Half the width before it is turned, in pixels.
    public let radiusX: Double
    /// Half the height before it is turned, in pixels.
    public let radiusY: Double
    /// By how many degrees it is turned about its middle, clockwise on the screen.
    public let rotation: Double
    /// Where the first radius points: the cosine and sine of the rotation, taken as exact.
    private let axisX, axisY: Double

    init(
      center: ImagePoint,
      radiusX: Double,
      radiusY: Double,
      rotation: Double = 0
    ) throws(ContentError<SheetFault>) {
      var faults = FaultList()
      faults.add(center.fault, at: "center")
      faults.addLength(radiusX, at: "radiusX")
      faults.addLength(radiusY, at: "radiusY")
      faults.add(rotation.isFinite ? nil : .invalidRotation, at: "rotation")
      try faults.check()
      self.center = center
      self.radiusX = radiusX
      self.radiusY = radiusY
      self.rotation = rotation
      let turn = Rotation(degrees: rotation)
      axisX = turn.cosine
      axisY = turn.sine
    }

    /// Whether a point is in the ellipse, whose edge belongs to it, or at most a tolerance away from it.
    ///
    /// Without a tolerance the answer is exact for the radii as given and the direction of the first one, which
    /// is the rotation's cosine and sine, rounded once. With a tolerance the nearest point of the edge is found
    /// by halving intervals, to about 15 digits.
    func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
      guard point.isFinite, tolerance.isFinite, tolerance >= 0 else { return false }
      if containsExactly(point) { return true }
      return tolerance > 0 && distance(toOutside: point) <= tolerance
    }

    /// With p from the middle and the axis w, a point is inside when (p·w)² b² + (p×w)² a² <= a² b² (w·w).
    private func containsExactly(_ point: ImagePoint) -> Bool {
      let (x, y) = (point.x - center.x, point.y - center.y)
      let along = x * axisX + y * axisY
      let across = x * axisY - y * axisX
      let (a, b) = (radiusX * radiusX, radiusY * radiusY)
      let excess =
        (along * along * b + across * across * a) - a * b * (axisX * axisX + axisY * axisY)
      // Each rounded product is off by at most 4 ε of these sums, its square by 9 ε, and the rest by 7 ε.
      let alongSum = x.magnitude * axisX.magnitude + y.magnitude * axisY.magnitude
      let acrossSum = x.magnitude * axisY.magnitude + y.magnitude * axisX.magnitude
      let sum = alongSum * alongSum * b + acrossSum * acrossSum * a + 2 * a * b
      if sum.isFinite, a * b > 0x1p-800, min(a, b) > 0x1p-400 {
        if excess < -sum * (20 * 0x1p-53) { return true }
        if excess > sum * (20 * 0x1p-53) { return false }
      }
      let offset = ExactVector(from: center, to: point)
      let axis = ExactVector(x: axisX, y: axisY)
      let (exactA, exactB) = (ExactNumber(radiusX).squared, ExactNumber(radiusY).squared)
      return offset.dot(axis).squared * exactB + offset.cross(axis).squared * exactA
        <= exactA * exactB * axis.squaredLength
    }

    /// How far the edge is from a point outside.
    func distance(toOutside point: ImagePoint) -> Double {
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      let offset = ImagePoint(x: dx * axisX + dy * axisY, y: dy * axisX - dx * axisY)
      return Self.distance(of: offset, toRadii: radiusX, radiusY)
    }

    /// How far a point outside is from the edge of an upright ellipse around the origin.
    ///
    /// In the quarter with both coordinates positive the nearest point is (a² x / (t + a²), b² y / (t + b²)) for
    /// the one t > 0 that puts it on the ellipse (D. Eberly, "Distance from a point to an ellipse", 2013).
    static func distance(
      of point: ImagePoint,
      toRadii radiusX: Double,
      _ radiusY: Double
    ) -> Double {
      let (x, y) = (point.x.magnitude, point.y.magnitude)
      func nearest(_ t: Double) -> ImagePoint {
        ImagePoint(
          x: radiusX * (radiusX * x / (t + radiusX * radiusX)),
          y: radiusY * (radiusY * y / (t + radiusY * radiusY))
        )
      }
      var low = 0.0
      var high = max(radiusX, radiusY) * (x + y)
      while true {
        let middle = (low + high) / 2
        guard low < middle, middle < high else { break }
        let near = nearest(middle)
        let (u, v) = (near.x / radiusX, near.y / radiusY)
        if u * u + v * v > 1 { low = middle } else { high = middle }
      }
      return nearest(high).distance(to: ImagePoint(x: x, y: y))
    }

    /// The smallest upright rectangle around the ellipse, apart from rounding.
    var boundingBox: ImageRectangle {
      func reach(_ first: Double, _ second: Double) -> Double {
        (first * first + second * second).squareRoot()
      }
      let x = reach(radiusX * axisX, radiusY * axisY)
      let y = reach(radiusX * axisY, radiusY * axisX)
      return ImageRectangle(
        from: ImagePoint(x: center.x - x, y: center.y - y),
        to: ImagePoint(x: center.x + x, y: center.y + y)
      )
    }

    /// Corners on the edge, clockwise on the screen, for drawing and for measuring areas.
    func corners(count: Int) -> [ImagePoint] {
      (0..<count).map { index in
        let turn = Rotation(degrees: 360 * Double(index) / Double(count))
        let (along, across) = (radiusX * turn.cosine, radiusY * turn.sine)
        return ImagePoint(
          x: center.x + along * axisX - across * axisY,
          y: center.y + along * axisY + across * axisX
        )
      }
    }
  }
}
