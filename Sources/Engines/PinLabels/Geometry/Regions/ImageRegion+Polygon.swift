// SPDX-License-Identifier: Apache-2.0
extension ImageRegion {
  /// An area with straight edges, which may have holes.
  ///
  /// A point is inside when a ray from it crosses the edges an odd number of times. So it does not matter which
  /// way round the outline and the holes are given, and where an outline crosses itself, what it goes round
  /// twice is outside. Every edge belongs to the polygon, those of its holes too.
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
