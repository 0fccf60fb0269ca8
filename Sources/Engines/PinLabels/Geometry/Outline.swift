// SPDX-License-Identifier: Apache-2.0

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
  /// How a ray from a point to the right meets an edge.
  enum Crossing {
    /// It passes the edge without meeting it.
    case missed
    /// It crosses the edge.
    case crossed
    /// The point itself is on the edge.
    case touching
  }

  /// Where an edge is, seen from a point that looks to the right.
  ///
  /// An edge includes its upper end and not its lower one, so that a ray through a corner crosses exactly one
  /// of two edges that go on, and none or both of two that turn back. An edge level with the point is never
  /// crossed. Therefore neither corners nor level edges nor extensions of edges can make a false hit.
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
