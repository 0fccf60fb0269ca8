extension ImageRegion {
  /// Whether two regions have an area in common.
  ///
  /// The answer is exact: a sliver of any thinness is found, and regions that only touch, at a point or along
  /// an edge, do not overlap. Corners of turned rectangles, and the axes of turned ellipses, are taken as
  /// they were calculated. An edge of a polygon that is gone over twice counts as an area where the other region
  /// is round.
  ///
  /// - Parameter other: Another region.
  /// - Returns: Whether they do.
  /// - Complexity: O(*n* · *m*) in the corners of both, for polygons whose edges cross often O((*n* + *m*)³).
  public func overlaps(_ other: ImageRegion) -> Bool {
    guard boundingBox.grown(by: 1).intersects(other.boundingBox.grown(by: 1)) else { return false }
    switch (straightEdges, other.straightEdges) {
    case (let edges?, let others?): return StraightOverlap(edges, others).hasArea
    case (let edges?, nil): return other.conic?.overlaps(edges, of: self) ?? false
    case (nil, let others?): return conic?.overlaps(others, of: other) ?? false
    case (nil, nil):
      guard let conic, let otherConic = other.conic else { return false }
      return conic.overlaps(otherConic)
    }
  }

  /// The region as an ellipse, if it is round.
  private var conic: ExactConic? {
    switch self {
    case .disc(let disc):
      ExactConic(
        center: disc.center,
        radiusX: disc.radius,
        radiusY: disc.radius,
        axis: ImagePoint(x: 1, y: 0)
      )
    case .ellipse(let ellipse): ellipse.conic
    case .rectangle, .polygon: nil
    }
  }
}
