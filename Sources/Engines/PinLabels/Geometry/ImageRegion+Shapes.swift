// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension ImageRegion {
  /// A disc: every point within a radius of its center.
  public struct Disc: Hashable, Sendable {
    /// The point in the middle.
    public let center: ImagePoint
    /// The radius of the disc, in pixels.
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

extension ImageRegion {
  /// An ellipse that may be rotated about its center.
  public struct Ellipse: Hashable, Sendable {
    /// The point in the middle.
    public let center: ImagePoint
    /// Half the width before it is turned, in pixels.
    public let radiusX: Double
    /// Half the height before it is turned, in pixels.
    public let radiusY: Double
    /// The number of degrees by which it is turned about its middle, clockwise on the screen.
    public let rotation: Double
    /// The direction of the first radius: the cosine and sine of the rotation, taken as exact.
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

    /// Whether a point is in the ellipse, whose edge belongs to it, or at most a tolerance away
    /// from it.
    ///
    /// Without a tolerance the answer is exact for the radii as given and the direction of the
    /// first one, which is the rotation's cosine and sine, rounded once. With a tolerance the
    /// nearest point of the edge is found by halving intervals, to about 15 digits.
    func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
      guard point.isFinite, tolerance.isFinite, tolerance >= 0 else { return false }
      if containsExactly(point) { return true }
      return tolerance > 0 && distance(toOutside: point) <= tolerance
    }

    /// With p from the middle and the axis w, a point is inside when (p·w)² b² + (p×w)² a² <= a² b²
    /// (w·w).
    private func containsExactly(_ point: ImagePoint) -> Bool {
      let (x, y) = (point.x - center.x, point.y - center.y)
      let along = x * axisX + y * axisY
      let across = x * axisY - y * axisX
      let (a, b) = (radiusX * radiusX, radiusY * radiusY)
      let excess =
        (along * along * b + across * across * a) - a * b * (axisX * axisX + axisY * axisY)
      // Each rounded product is off by at most 4 ε of these sums, its square by 9 ε, and the rest
      // by 7 ε.
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

    /// Returns the distance from a point outside to the edge.
    func distance(toOutside point: ImagePoint) -> Double {
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      let offset = ImagePoint(x: dx * axisX + dy * axisY, y: dy * axisX - dx * axisY)
      return Self.distance(of: offset, toRadii: radiusX, radiusY)
    }

    /// Returns the distance from a point outside to the edge of an upright ellipse around the
    /// origin.
    ///
    /// In the quarter with both coordinates positive the nearest point is (a² x / (t + a²), b² y /
    /// (t + b²)) for the one t > 0 that puts it on the ellipse (D. Eberly, "Distance from a point
    /// to an ellipse", 2013).
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

extension ImageRegion {
  /// An area with straight edges, which may have holes.
  ///
  /// A point is inside when a ray from it crosses the edges an odd number of times. So it does not
  /// matter which way round the outline and the holes are given, and where an outline crosses
  /// itself, what it goes round twice is outside. Every edge belongs to the polygon, those of its
  /// holes too.
  ///
  /// ```swift
  /// let frame = try ImageRegion.Polygon(
  ///   [.init(x: 0, y: 0), .init(x: 9, y: 0), .init(x: 9, y: 9), .init(x: 0, y: 9)],
  ///   holes: [[.init(x: 3, y: 3), .init(x: 6, y: 3), .init(x: 6, y: 6), .init(x: 3, y: 6)]])
  /// frame.contains(ImagePoint(x: 3, y: 4))   // true
  /// frame.contains(ImagePoint(x: 4, y: 4))   // false
  /// ```
  public struct Polygon: Hashable, Sendable {
    /// The corners of the outline.
    public let outline: [ImagePoint]
    /// The corners of each hole.
    public let holes: [[ImagePoint]]
    /// The smallest upright rectangle around the outline and the holes.
    let boundingBox: ImageRectangle

    init(_ outline: [ImagePoint], holes: [[ImagePoint]] = []) throws(ContentError<SheetFault>) {
      var faults = FaultList()
      faults.add(outline: outline, at: ContentPlace().key("points"))
      for (index, hole) in holes.enumerated() {
        faults.add(outline: hole, at: ContentPlace().key("holes").index(index))
      }
      try faults.check()
      self.outline = outline
      self.holes = holes
      boundingBox = ImageRectangle(around: outline + holes.joined())
    }

    /// Whether a point is in the polygon or at most a tolerance away from one of its edges.
    ///
    /// The answer is exact.
    func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
      Outline([outline] + holes).contains(point, tolerance: tolerance)
    }
  }
}

extension FaultList {
  fileprivate mutating func add(outline: [ImagePoint], at place: ContentPlace) {
    let count = faults.count
    for (index, point) in outline.enumerated() {
      add(point.fault, at: place.index(index))
    }
    guard faults.count == count else { return }
    if outline.count < 3 {
      add(.tooFewCorners(outline.count), at: place)
    } else if isFlat(outline) {
      add(.flatOutline, at: place)
    }
  }

  /// Whether all points are on one line.
  private func isFlat(_ outline: [ImagePoint]) -> Bool {
    guard let first = outline.first, let second = outline.first(where: { $0 != first }) else {
      return true
    }
    let line = ImageSegment(from: first, to: second)
    return outline.allSatisfy { line.turn(to: $0) == 0 }
  }
}

extension ImageRegion {
  /// A rectangle that may be rotated about its center.
  ///
  /// A point is inside or outside by the four ``corners``, which are calculated once and then taken
  /// as exact.
  public struct Rectangle: Hashable, Sendable {
    /// The rectangle before it is turned.
    public let rectangle: ImageRectangle
    /// The number of degrees by which it is turned about its middle, clockwise on the screen.
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

    /// Whether a point is in the rectangle, whose edges belong to it, or at most a tolerance away
    /// from it.
    ///
    /// The answer is exact for the corners.
    func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
      Outline(corners).contains(point, tolerance: tolerance)
    }

    /// The smallest upright rectangle around the corners.
    var boundingBox: ImageRectangle { ImageRectangle(around: corners) }
  }
}

extension ImageRegion {
  /// A line along some points, of a width, with round ends and bends.
  public struct Line: Hashable, Sendable {
    /// The points that the line goes along, in order.
    public let points: [ImagePoint]
    /// Its width, in pixels.
    public let width: Double

    init(_ points: [ImagePoint], width: Double) throws(ContentError<SheetFault>) {
      var faults = FaultList()
      for (index, point) in points.enumerated() {
        faults.add(point.fault, at: ContentPlace().key("points").index(index))
      }
      if points.count < 2 { faults.add(.tooFewPoints(points.count), at: "points") }
      faults.addLength(width, at: "width")
      try faults.check()
      (self.points, self.width) = (points, width)
    }

    private var segments: [ImageSegment] {
      zip(points, points.dropFirst()).map { ImageSegment(from: $0, to: $1) }
    }

    /// Whether a point is on the line or at most a tolerance away from its edge.
    ///
    /// The answer is exact for half the width and the tolerance, whose sum is rounded once.
    func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
      guard point.isFinite, tolerance.isFinite, tolerance >= 0 else { return false }
      let reach = width / 2 + tolerance
      return segments.contains { MeasuredSegment($0, reach: reach).reaches(point) }
    }

    /// Whether a rectangle is in one part of the line as a whole, which is convex, unlike the line.
    func covers(_ rectangle: ImageRectangle) -> Bool {
      segments.contains { segment in
        let part = MeasuredSegment(segment, reach: width / 2)
        return rectangle.corners.allSatisfy { part.reaches($0) }
      }
    }

    /// Returns the distance from a point outside to the edge.
    func distance(toOutside point: ImagePoint) -> Double {
      let nearest = segments.map { $0.roundedDistance(to: point) }.min() ?? .infinity
      return max(nearest - width / 2, 0)
    }

    /// The smallest upright rectangle around the line.
    var boundingBox: ImageRectangle { ImageRectangle(around: points).grown(by: width / 2) }

    /// The area, as if no parts of it lay on each other.
    var area: Double {
      segments.reduce(Double.pi * width * width / 4) {
        $0 + width * $1.start.distance(to: $1.end)
      }
    }

    /// Corners around the line: along its left side, around its end, and back.
    func outline(roundCorners count: Int) -> [ImagePoint] {
      let directed = segments.filter { $0.start.distance(to: $0.end) > 0 }
      guard !directed.isEmpty else {
        return (try? ImageRegion.disc(around: points[0], radius: width / 2))?
          .rings(roundCorners: count).first ?? []
      }
      func side(_ segments: [ImageSegment]) -> [ImagePoint] {
        segments.flatMap { segment -> [ImagePoint] in
          let length = segment.start.distance(to: segment.end)
          let x = (segment.end.x - segment.start.x) / length * width / 2
          let y = (segment.end.y - segment.start.y) / length * width / 2
          let ends = [segment.start, segment.end].map { ImagePoint(x: $0.x + y, y: $0.y - x) }
          // Half a circle ends each side; where the line goes on, its corners lie in the line.
          guard segment == segments.last else { return ends }
          let arc = (1..<max(count / 2, 2)).map { step in
            let turn = Rotation(degrees: 180 * Double(step) / Double(max(count / 2, 2)))
            return turn.turning(ends[1], about: segment.end)
          }
          return ends + arc
        }
      }
      let back = directed.reversed().map { ImageSegment(from: $0.end, to: $0.start) }
      return side(directed) + side(back)
    }
  }
}
