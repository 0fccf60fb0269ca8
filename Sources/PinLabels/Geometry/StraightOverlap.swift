internal import LudusCore

/// Whether two regions with straight edges have an area in common, decided without rounding.
///
/// Where they do, the area's border is made of pieces of their edges. So all edges are cut wherever another one
/// meets them, and beside the middle of each piece it is asked on either side whether both regions are there.
struct StraightOverlap {
  private let regions: [[ImageSegment]]
  /// From the top left to the bottom right of each region.
  private let diagonals: [ImageSegment]

  init(_ edges: [ImageSegment], _ others: [ImageSegment]) {
    regions = [edges, others].map { $0.filter { $0.start != $0.end } }
    diagonals = regions.map { edges in
      let (x, y) = (
        edges.flatMap { [$0.start.x, $0.end.x] }, edges.flatMap { [$0.start.y, $0.end.y] }
      )
      return ImageSegment(
        from: ImagePoint(x: x.min() ?? 0, y: y.min() ?? 0),
        to: ImagePoint(x: x.max() ?? 0, y: y.max() ?? 0)
      )
    }
  }

  var hasArea: Bool {
    regions.joined().contains { edge in
      // What they have in common is where both are.
      guard !diagonals.contains(where: edge.isApart) else { return false }
      return middles(of: edge).contains { middle in
        let beside = regions.map { sides(of: middle, on: edge, $0) }
        return beside.allSatisfy(\.0) || beside.allSatisfy(\.1)
      }
    }
  }

  /// The middles of the pieces into which all edges cut one.
  private func middles(of edge: ImageSegment) -> [ExactPoint] {
    var cuts = [ExactPoint(edge.start), ExactPoint(edge.end)]
    for other in regions.joined() where other != edge && !edge.isApart(from: other) {
      cuts += Self.meetings(of: edge, with: other)
    }
    let direction = ExactVector(from: edge.start, to: edge.end)
    let sorted = cuts.sorted { $0.isBefore($1, along: direction) }
    return zip(sorted, sorted.dropFirst()).compactMap { start, end in
      start.isBefore(end, along: direction) ? ExactPoint(between: start, and: end) : nil
    }
  }

  /// Where an edge is cut by another: at a point, or at the other's ends where both are on one line.
  private static func meetings(of edge: ImageSegment, with other: ImageSegment) -> [ExactPoint] {
    let (start, end) = (edge.turn(to: other.start), edge.turn(to: other.end))
    guard start != 0 || end != 0 else {
      return [other.start, other.end].filter(edge.contains).map(ExactPoint.init)
    }
    guard start * end <= 0, other.turn(to: edge.start) * other.turn(to: edge.end) <= 0 else {
      return []
    }
    return [ExactPoint(on: edge, and: other)]
  }

  /// Whether a region is on the two sides of a point in the middle of a piece: towards larger x or, beside a level
  /// edge, larger y, and towards smaller.
  ///
  /// Rays from both sides to where the coordinate grows cross the same edges, but for those which the point is on.
  private func sides(
    of point: ExactPoint,
    on edge: ImageSegment,
    _ region: [ImageSegment]
  ) -> (Bool, Bool) {
    let isLevel = edge.start.y == edge.end.y
    let from = isLevel ? point.transposed : point
    let edge = isLevel ? edge.transposed : edge
    var (isInside, isOnEdges) = (false, false)
    for other in region {
      let other = isLevel ? other.transposed : other
      switch edge.crossing(ofRayTo: other) ?? from.crossing(of: other) {
      case .touching: isOnEdges.toggle()
      case .crossed: isInside.toggle()
      case .missed: break
      }
    }
    return (isInside, isInside != isOnEdges)
  }
}

/// A point that is not rounded, such as that where two edges cross: its coordinates are x/w and y/w.
private struct ExactPoint {
  let x, y: ExactNumber
  /// Above 0.
  let w: ExactNumber

  private init(x: ExactNumber, y: ExactNumber, w: ExactNumber) {
    self.x = x
    self.y = y
    self.w = w
  }

  init(_ point: ImagePoint) {
    self.init(x: ExactNumber(point.x), y: ExactNumber(point.y), w: ExactNumber(1))
  }

  /// The point in the middle of two.
  init(between start: ExactPoint, and end: ExactPoint) {
    let w = start.w * end.w
    self.init(
      x: start.x * end.w + end.x * start.w,
      y: start.y * end.w + end.y * start.w,
      w: w + w
    )
  }

  /// The point where two edges that are not parallel cross.
  init(on edge: ImageSegment, and other: ImageSegment) {
    let line = ExactVector(from: edge.start, to: edge.end)
    let otherLine = ExactVector(from: other.start, to: other.end)
    var w = line.cross(otherLine)
    var part = ExactVector(from: edge.start, to: other.start).cross(otherLine)
    if w.sign < 0 { (w, part) = (-w, -part) }
    self.init(
      x: ExactNumber(edge.start.x) * w + line.x * part,
      y: ExactNumber(edge.start.y) * w + line.y * part,
      w: w
    )
  }

  /// The point with its coordinates exchanged.
  var transposed: ExactPoint { ExactPoint(x: y, y: x, w: w) }

  /// Whether one point comes before another for who goes in a direction.
  func isBefore(_ other: ExactPoint, along direction: ExactVector) -> Bool {
    let (x, y) = (other.x * w - self.x * other.w, other.y * w - self.y * other.w)
    return (x * direction.x + y * direction.y).sign > 0
  }

  /// Where an edge is, seen from the point to larger x; as ``ImageSegment/crossing(of:)`` says it.
  func crossing(of edge: ImageSegment) -> ImageSegment.Crossing {
    let isStartAbove = (ExactNumber(edge.start.y) * w - y).sign <= 0
    let isEndAbove = (ExactNumber(edge.end.y) * w - y).sign <= 0
    guard isStartAbove != isEndAbove else { return .missed }
    let line = ExactVector(from: edge.start, to: edge.end)
    let turn =
      (y - ExactNumber(edge.start.y) * w) * line.x - (x - ExactNumber(edge.start.x) * w) * line.y
    switch turn.sign {
    case 0: return .touching
    case ..<0: return isEndAbove ? .crossed : .missed
    default: return isStartAbove ? .crossed : .missed
    }
  }
}

extension ImageSegment {
  /// Whether boxes around two lines have no point in common.
  fileprivate func isApart(from other: ImageSegment) -> Bool {
    max(start.x, end.x) < min(other.start.x, other.end.x)
      || max(other.start.x, other.end.x) < min(start.x, end.x)
      || max(start.y, end.y) < min(other.start.y, other.end.y)
      || max(other.start.y, other.end.y) < min(start.y, end.y)
  }

  /// Where another line is, seen from any point between the ends of this one to larger x; nil where that depends on
  /// the point.
  ///
  /// - Precondition: This line is not level.
  fileprivate func crossing(ofRayTo other: ImageSegment) -> Crossing? {
    let (low, high) = (min(start.y, end.y), max(start.y, end.y))
    let (first, last) = (min(other.start.y, other.end.y), max(other.start.y, other.end.y))
    if last <= low || first >= high { return .missed }
    if max(other.start.x, other.end.x) < min(start.x, end.x) { return .missed }
    let isBeyond = min(other.start.x, other.end.x) > max(start.x, end.x)
    return isBeyond && first <= low && last >= high ? .crossed : nil
  }

  /// The line with the coordinates of its ends exchanged.
  fileprivate var transposed: ImageSegment {
    ImageSegment(
      from: ImagePoint(x: start.y, y: start.x),
      to: ImagePoint(x: end.y, y: end.x)
    )
  }
}
