extension ImageRegion {
  /// Returns how far away a point is.
  ///
  /// Whether a point is inside is exact; the distance of one outside is rounded.
  ///
  /// - Parameter point: The point; what is no number is infinitely far away.
  /// - Returns: The distance in pixels; 0 for a point inside.
  public func distance(to point: ImagePoint) -> Double {
    guard point.isFinite else { return .infinity }
    guard !contains(point) else { return 0 }
    switch self {
    case .disc(let disc): return max(disc.center.distance(to: point) - disc.radius, 0)
    case .ellipse(let ellipse): return ellipse.distance(toOutside: point)
    case .rectangle, .polygon:
      let distances = (straightEdges ?? []).map { $0.roundedDistance(to: point) }
      return distances.min() ?? .infinity
    }
  }
}

extension ImageSegment {
  /// How far a point is from the segment, rounded.
  func roundedDistance(to point: ImagePoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let along = (point.x - start.x) * dx + (point.y - start.y) * dy
    let length = dx * dx + dy * dy
    let part = length > 0 ? min(max(along / length, 0), 1) : 0
    return point.distance(to: ImagePoint(x: start.x + part * dx, y: start.y + part * dy))
  }
}
