public import LudusCore

extension LevelTable {
  /// Where points are among the levels: what a profile shows.
  public struct Standing: Hashable, Sendable {
    /// The level, at least 1.
    public let level: Int
    /// The points.
    public let points: Int
    /// The points at which the level is reached.
    public let start: Int
    /// The points at which the next level is reached; nil when there is none.
    public let next: Int?

    init(level: Int, points: Int, start: Int, next: Int?) {
      self.level = level
      self.points = points
      self.start = start
      self.next = next
    }

    /// The part of the way from this level to the next, from 0 up to, and without, 1; 1 when there is
    /// no next level.
    ///
    /// It is 0 for points below the level, which are possible when a level once reached stays.
    public var part: Fraction {
      guard let next else { return .one }
      let part = try? Fraction(max(points, start) - start, next - start)
      return part ?? .zero
    }

    /// The points that are missing to the next level; nil when there is none, or for points so far
    /// below 0 that the number does not fit into an `Int`.
    public var missing: Int? {
      guard let (missing, overflow) = next?.subtractingReportingOverflow(points), !overflow else {
        return nil
      }
      return missing
    }
  }
}
