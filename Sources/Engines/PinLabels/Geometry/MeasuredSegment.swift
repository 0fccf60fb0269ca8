// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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

  /// More than the relative errors of ``limit`` (less than 6 ε) and of squared distances (less than 7 ε).
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
