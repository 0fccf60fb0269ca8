extension ImageRegion {
  /// The thickness, in pixels, below which regions do not overlap.
  package static let overlapTolerance = 0.001

  /// Whether two regions have an area in common.
  ///
  /// Regions that only touch, at a point or along an edge, do not overlap. An overlap that is not thicker than
  /// ``overlapTolerance`` may be found or not. An edge of a polygon that is gone over twice counts as
  /// an area where the other region is round.
  ///
  /// - Complexity: O(*n* · *m*) in the corners of both, for polygons whose edges cross often O((*n* + *m*)³).
  package func overlaps(_ other: ImageRegion) -> Bool {
    guard boundingBox.intersects(other.boundingBox) else { return false }
    switch (straightEdges, other.straightEdges) {
    case (let edges?, let others?):
      let boxes = [boundingBox, other.boundingBox].map { $0.grown(by: Self.overlapTolerance) }
      let all = edges + others
      return all.contains { edge in
        // What they have in common is where both are.
        guard boxes.allSatisfy(edge.box.intersects) else { return false }
        return edge.pieces(cutBy: all).contains { piece in
          piece.besides.contains { contains($0) && other.contains($0) }
        }
      }
    case (let edges?, nil): return other.circleFrame?.meets(edges, of: self) ?? false
    case (nil, let others?): return circleFrame?.meets(others, of: other) ?? false
    case (nil, nil):
      guard let frame = circleFrame, let otherFrame = other.circleFrame else { return false }
      return frame.meets(otherFrame)
    }
  }

  /// The region in a frame in which it is round, and a little smaller; nil for straight edges and for what is
  /// smaller than the tolerance.
  private var circleFrame: CircleFrame? {
    switch self {
    case .disc(let disc):
      CircleFrame(disc.center, disc.radius, disc.radius, axis: ImagePoint(x: 1, y: 0))
    case .ellipse(let ellipse):
      CircleFrame(ellipse.center, ellipse.radiusX, ellipse.radiusY, axis: ellipse.axis)
    case .rectangle, .polygon: nil
    }
  }
}

extension ImageSegment {
  /// The pieces into which other lines cut this one, apart from those that are as short as the tolerance.
  fileprivate func pieces(cutBy others: [ImageSegment]) -> [ImageSegment] {
    let line = end - start
    let length = line.length
    guard length > 0 else { return [] }
    var cuts = [0, 1.0]
    let box = box.grown(by: ImageRegion.overlapTolerance)
    for other in others where other != self && other.box.intersects(box) {
      let way = other.end - other.start
      let across = line.cross(way)
      if across != 0 {
        let part = (other.start - start).cross(way) / across
        if part > 0, part < 1 { cuts.append(part) }
      }
      // Where both are nearly on one line, the ends of the other one cut this one.
      for point in [other.start, other.end].map({ $0 - start })
      where line.cross(point).magnitude <= length * ImageRegion.overlapTolerance {
        let part = line.dot(point) / (length * length)
        if part > 0, part < 1 { cuts.append(part) }
      }
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).compactMap { first, last in
      guard (last - first) * length > ImageRegion.overlapTolerance else { return nil }
      return ImageSegment(from: start + line * first, to: start + line * last)
    }
  }

  fileprivate var box: ImageRectangle { ImageRectangle(around: [start, end]) }

  /// The two points next to the middle of the line, at half the tolerance.
  fileprivate var besides: [ImagePoint] {
    let line = end - start
    let middle = start + line * 0.5
    let aside = line * (ImageRegion.overlapTolerance / 2 / line.length)
    return [1.0, -1].map { ImagePoint(x: middle.x - $0 * aside.y, y: middle.y + $0 * aside.x) }
  }
}

/// A frame in which an ellipse is the circle of radius 1 around the origin.
private struct CircleFrame {
  private let center: ImagePoint
  private let radiusX, radiusY: Double
  /// Where the first radius points, of length 1.
  private let axis: ImagePoint

  init?(_ center: ImagePoint, _ radiusX: Double, _ radiusY: Double, axis: ImagePoint) {
    let tolerance = ImageRegion.overlapTolerance
    guard min(radiusX, radiusY) > tolerance else { return nil }
    self.center = center
    (self.radiusX, self.radiusY) = (radiusX - tolerance / 2, radiusY - tolerance / 2)
    self.axis = axis
  }

  /// A direction in the frame.
  private func framed(_ way: ImagePoint) -> ImagePoint {
    ImagePoint(x: way.dot(axis) / radiusX, y: axis.cross(way) / radiusY)
  }

  /// Whether the ellipse meets a region with straight edges: where an edge comes into it, or else where its middle
  /// is in the region.
  func meets(_ edges: [ImageSegment], of region: ImageRegion) -> Bool {
    let origin = ImagePoint(x: 0, y: 0)
    return region.contains(center)
      || edges.contains { edge in
        let (start, end) = (framed(edge.start - center), framed(edge.end - center))
        return ImageSegment(from: start, to: end).roundedDistance(to: origin) < 1
      }
  }

  /// Whether the ellipse meets another one: in the frame in which it is a circle, that one comes nearer to the
  /// origin than 1.
  func meets(_ other: CircleFrame) -> Bool {
    let middle = framed(other.center - center)
    let first = framed(other.axis * other.radiusX)
    let second = framed(ImagePoint(x: -other.axis.y, y: other.axis.x) * other.radiusY)
    // The two are conjugate radii; turned by an angle t they are the principal ones, where tan 2t is 2 (u·v) / (u² - v²).
    let (along, across) = (first.dot(first) - second.dot(second), 2 * first.dot(second))
    let size = (along * along + across * across).squareRoot()
    let cosine = size > 0 ? ((1 + along / size) / 2).squareRoot() : 1
    let sine = size > 0 ? (across < 0 ? -1 : 1) * ((1 - along / size) / 2).squareRoot() : 0
    let (major, minor) = (first * cosine + second * sine, second * cosine - first * sine)
    let (a, b) = (major.length, minor.length)
    guard a > 0, b > 0 else { return middle.length < 1 }
    let (x, y) = (middle.dot(major) / a, middle.dot(minor) / b)
    let isInside = (x / a) * (x / a) + (y / b) * (y / b) <= 1
    return isInside
      || ImageRegion.Ellipse.distance(of: ImagePoint(x: x, y: y), toRadii: a, b) < 1
  }
}

extension ImagePoint {
  fileprivate static func + (left: ImagePoint, right: ImagePoint) -> ImagePoint {
    ImagePoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: ImagePoint, right: ImagePoint) -> ImagePoint {
    ImagePoint(x: left.x - right.x, y: left.y - right.y)
  }

  fileprivate static func * (point: ImagePoint, factor: Double) -> ImagePoint {
    ImagePoint(x: point.x * factor, y: point.y * factor)
  }

  fileprivate func dot(_ other: ImagePoint) -> Double { x * other.x + y * other.y }

  fileprivate func cross(_ other: ImagePoint) -> Double { x * other.y - y * other.x }

  fileprivate var length: Double { dot(self).squareRoot() }
}
