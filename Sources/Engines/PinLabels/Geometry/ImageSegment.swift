// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A straight line from one point of an image to another.
package struct ImageSegment: Hashable, Sendable {
  /// Where the line starts.
  package var start: ImagePoint
  /// Where the line ends.
  package var end: ImagePoint

  /// Creates a line.
  package init(from start: ImagePoint, to end: ImagePoint) {
    self.start = start
    self.end = end
  }

  /// Twice the area that the point makes with the line, as a sign: 1 to the right on the screen, -1 to the left,
  /// and 0 on the line or its extension; exact for all finite coordinates.
  ///
  /// The first attempt is that of Jonathan Shewchuk, "Adaptive precision floating-point arithmetic and fast
  /// robust geometric predicates" (Discrete & Computational Geometry 18, 1997): the rounded determinant is
  /// off by at most (3 + 16ε)ε of the sum of its two products, where ε is 2^-53. Whatever that leaves open is
  /// calculated without rounding.
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
  /// The most by which the true one differs; not a number, or infinite, where that is not known.
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
