// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// One or several closed rings of straight edges.
struct Outline {
  private let rings: [[ImagePoint]]

  init(_ rings: [[ImagePoint]]) {
    self.rings = rings
  }

  init(_ ring: [ImagePoint]) {
    rings = [ring]
  }

  /// The edges of all rings.
  var edges: [ImageSegment] {
    rings.flatMap { ring in ring.indices.map { Self.edge($0, of: ring) } }
  }

  private static func edge(_ index: Int, of ring: [ImagePoint]) -> ImageSegment {
    ImageSegment(from: ring[index], to: ring[index + 1 < ring.count ? index + 1 : 0])
  }

  /// Whether a point is inside, on an edge, or at most a tolerance away from one.
  func contains(_ point: ImagePoint, tolerance: Double) -> Bool {
    guard point.isFinite, tolerance.isFinite, tolerance >= 0 else { return false }
    var isInside = false
    // Edge by edge: a list of all would cost more than the test itself.
    for ring in rings {
      for index in ring.indices {
        switch Self.edge(index, of: ring).crossing(of: point) {
        case .touching: return true
        case .crossed: isInside.toggle()
        case .missed: break
        }
      }
    }
    guard !isInside, tolerance > 0 else { return isInside }
    return rings.contains { ring in
      ring.indices.contains {
        MeasuredSegment(Self.edge($0, of: ring), reach: tolerance).reaches(point)
      }
    }
  }
}

extension ImageSegment {
  /// The way in which a ray from a point to the right meets an edge.
  enum Crossing {
    /// It passes the edge without meeting it.
    case missed
    /// It crosses the edge.
    case crossed
    /// The point itself is on the edge.
    case touching
  }

  /// Returns the crossing of an edge, seen from a point that looks to the right.
  ///
  /// An edge includes its upper end and not its lower one, so that a ray through a corner crosses
  /// exactly one of two edges that go on, and none or both of two that turn back. An edge level
  /// with the point is never crossed. Therefore neither corners nor level edges nor extensions of
  /// edges can make a false hit.
  @inline(__always)
  func crossing(of point: ImagePoint) -> Crossing {
    let isStartAbove = start.y <= point.y
    let isEndAbove = end.y <= point.y
    guard isStartAbove != isEndAbove else {
      if start == point { return .touching }
      guard start.y == point.y, end.y == point.y else { return .missed }
      return min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x) ? .touching : .missed
    }
    if start.x < point.x, end.x < point.x { return .missed }
    if start.x > point.x, end.x > point.x { return .crossed }
    // Downward edges have what is left of them, on the screen, at their right hand.
    switch turn(to: point) {
    case 0: return .touching
    case ..<0: return isEndAbove ? .crossed : .missed
    default: return isStartAbove ? .crossed : .missed
    }
  }
}

/// A segment prepared for being asked again and again whether a point is within reach.
struct MeasuredSegment {
  let segment: ImageSegment
  private let reach: Double
  private let squaredReach: Double
  /// From start to end, rounded.
  private let dx, dy: Double
  private let squaredLength: Double
  /// Reach times length, which twice the area with a point is compared with.
  private let limit: Double

  /// More than the relative errors of ``limit`` (less than 6 ε) and of squared distances (less than
  /// 7 ε).
  private static let slack = 0x1p-49

  /// - Precondition: All numbers are finite and the reach is not negative.
  init(_ segment: ImageSegment, reach: Double) {
    self.segment = segment
    self.reach = reach
    squaredReach = reach * reach
    dx = segment.end.x - segment.start.x
    dy = segment.end.y - segment.start.y
    squaredLength = dx * dx + dy * dy
    limit = reach * squaredLength.squareRoot()
  }

  /// Whether a point is within reach of the segment, exactly.
  ///
  /// - Precondition: The point is finite.
  @inline(__always)
  func reaches(_ point: ImagePoint) -> Bool {
    roundedAnswer(for: point) ?? exactAnswer(for: point)
  }

  /// Whether a point is within reach, or nil where rounding leaves it open.
  @inline(__always)
  private func roundedAnswer(for point: ImagePoint) -> Bool? {
    let (x, y) = (point.x - segment.start.x, point.y - segment.start.y)
    let along = RoundedDifference(x * dx, -(y * dy))
    if along.value < -along.error {
      return Self.isBelow(x * x + y * y, squaredReach)
    }
    let (restX, restY) = (point.x - segment.end.x, point.y - segment.end.y)
    let beyond = RoundedDifference(restX * dx, -(restY * dy))
    if beyond.value > beyond.error {
      return Self.isBelow(restX * restX + restY * restY, squaredReach)
    }
    guard along.value > along.error, beyond.value < -beyond.error else { return nil }
    let area = RoundedDifference(x * dy, y * dx)
    guard limit > 0x1p-400, limit.isFinite else { return nil }
    if area.value.magnitude + area.error < limit * (1 - Self.slack) { return true }
    return area.value.magnitude - area.error > limit * (1 + Self.slack) ? false : nil
  }

  /// Whether one rounded square is below another, or nil where they are too close to decide.
  private static func isBelow(_ square: Double, _ limit: Double) -> Bool? {
    guard square + limit > 0x1p-800, limit.isFinite else { return nil }
    if square < limit * (1 - slack) { return true }
    return square > limit * (1 + slack) ? false : nil
  }

  @inline(never)
  private func exactAnswer(for point: ImagePoint) -> Bool {
    let line = ExactVector(from: segment.start, to: segment.end)
    let fromStart = ExactVector(from: segment.start, to: point)
    let fromEnd = ExactVector(from: segment.end, to: point)
    let limit = ExactNumber(reach).squared
    if fromStart.dot(line).sign <= 0 { return fromStart.squaredLength <= limit }
    if fromEnd.dot(line).sign >= 0 { return fromEnd.squaredLength <= limit }
    return line.cross(fromStart).squared <= limit * line.squaredLength
  }
}

extension PinArrow {
  /// An arrow as drawn and touched where the image is shown at a given scale.
  ///
  /// ```swift
  /// let shape = PinArrow.Drawing(arrow, scale: placement.scale)
  /// shape.start         // at least 12 points of the view from the tip
  /// shape.isTouched(at: placement.imagePoint(finger))
  /// ```
  ///
  /// All of it is in pixels of the image, turned to the arrow's angle. The tip stays where it
  /// points; a line that would be shorter than 12 points of the view begins further back.
  public struct Drawing: Hashable, Sendable {
    /// The shortest line, in points of the view.
    static let minimumLength = 12.0
    /// The height of the area that reacts to touches, in points of the view.
    static let touchHeight = 20.0
    /// The reach of that area beyond the tip, in points of the view.
    static let touchReach = 8.0
    /// The length and the width of the head, in points of the view.
    static let headSize = 8.0

    /// The start of the line to the tip.
    public let start: ImagePoint
    /// The corners of the head, its tip first.
    public let head: [ImagePoint]
    /// The corners of the area that reacts to touches: a rectangle along the line and beyond the
    /// tip.
    package let touchCorners: [ImagePoint]

    /// Creates the shape of an arrow.
    ///
    /// - Parameters:
    ///   - arrow: The arrow.
    ///   - scale: The number of points of the view that a pixel of the image takes, as
    ///     ``ImagePlacement/scale`` says; a scale that is not above 0 counts as 1.
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
