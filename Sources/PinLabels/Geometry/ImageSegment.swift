internal import LudusCore

/// A straight line from one point to another, with exact answers about where other points are.
///
/// ```swift
/// let edge = ImageSegment(from: ImagePoint(x: 0, y: 0), to: ImagePoint(x: 10, y: 30))
/// edge.side(of: ImagePoint(x: 0.1, y: 0.3))   // .left: neither tenth is a binary fraction
/// ```
public struct ImageSegment: Hashable, Sendable {
  /// Where the line starts.
  public var start: ImagePoint
  /// Where the line ends.
  public var end: ImagePoint

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - start: Where it starts.
  ///   - end: Where it ends.
  public init(from start: ImagePoint, to end: ImagePoint) {
    self.start = start
    self.end = end
  }

  /// Where a point is, for who walks from the start to the end of a line on the screen.
  public enum Side: Hashable, Sendable {
    /// To the left.
    case left
    /// On the line, or on what extends it at either end.
    case on
    /// To the right.
    case right
  }

  /// Returns on which side of the infinitely extended line a point is.
  ///
  /// The answer is exact, for all finite coordinates: a point is `on` the line if, and only if, the real
  /// numbers that its coordinates are say so. A line whose start is its end has every point on it.
  ///
  /// The first attempt is that of Jonathan Shewchuk, "Adaptive precision floating-point arithmetic and fast
  /// robust geometric predicates" (Discrete & Computational Geometry 18, 1997): the rounded determinant is
  /// off by at most (3 + 16ε)ε of the sum of its two products, where ε is 2^-53. What that leaves open is
  /// calculated without rounding.
  ///
  /// - Parameter point: A point of finite coordinates; one without is on no side, which is told as `on`.
  /// - Returns: The side.
  public func side(of point: ImagePoint) -> Side {
    switch turn(to: point) {
    case ..<0: .left
    case 0: .on
    default: .right
    }
  }

  /// Whether a point is on the line, both ends included.
  ///
  /// The answer is exact.
  public func contains(_ point: ImagePoint) -> Bool {
    guard point.isFinite, start.isFinite, end.isFinite else { return false }
    guard min(start.x, end.x)...max(start.x, end.x) ~= point.x,
      min(start.y, end.y)...max(start.y, end.y) ~= point.y
    else { return false }
    return turn(to: point) == 0
  }

  /// Whether a point is at most a distance away from the line between its ends, exactly.
  ///
  /// - Parameters:
  ///   - distance: The distance in pixels; nothing is within a negative one.
  ///   - point: The point.
  /// - Returns: Whether it is; false for what is no number.
  public func isWithin(_ distance: Double, of point: ImagePoint) -> Bool {
    guard distance.isFinite, point.isFinite, start.isFinite, end.isFinite, distance >= 0 else {
      return false
    }
    return MeasuredSegment(self, reach: distance).reaches(point)
  }

  /// Twice the area that the point makes with the line, as a sign: 1 to the right, -1 to the left.
  func turn(to point: ImagePoint) -> Int {
    let left = (point.y - start.y) * (end.x - start.x)
    let right = (point.x - start.x) * (end.y - start.y)
    if let sign = RoundedDifference(left, right).sign { return sign }
    guard point.isFinite, start.isFinite, end.isFinite else { return 0 }
    return ExactVector(from: start, to: end).cross(ExactVector(from: start, to: point)).sign
  }
}

/// The difference of two rounded products whose factors are rounded differences, and how wrong it may be.
struct RoundedDifference {
  /// The difference as calculated.
  var value: Double
  /// What the true one differs by at most; not a number, or infinite, where that is not known.
  var error: Double

  init(_ left: Double, _ right: Double) {
    value = left - right
    let sum = left.magnitude + right.magnitude
    // A little more than the published (3 + 16ε)ε, which covers what is lost when a product underflows: at most
    // 2^-1074 each, nothing beside a sum as large as this.
    error = sum > 0x1p-960 ? sum * (3.5 * 0x1p-53) : .infinity
  }

  /// The sign of the true difference, or nil where it is not certain.
  var sign: Int? {
    // Comparisons with what is no number are false, and so is that of infinity with itself.
    if value > error { return 1 }
    return -value > error ? -1 : nil
  }
}
