internal import LudusCore

/// An ellipse in numbers that are not rounded.
struct ExactConic {
  private let center: ImagePoint
  private let axis: ExactVector
  private let radiusX, radiusY: ExactNumber

  /// Creates an ellipse.
  ///
  /// - Parameters:
  ///   - center: The point in the middle.
  ///   - radiusX: Half the width along the axis.
  ///   - radiusY: Half the width across the axis.
  ///   - axis: Where the first radius points, of about length 1.
  init(center: ImagePoint, radiusX: Double, radiusY: Double, axis: ImagePoint) {
    self.center = center
    self.axis = ExactVector(x: axis.x, y: axis.y)
    self.radiusX = ExactNumber(radiusX)
    self.radiusY = ExactNumber(radiusY)
  }

  /// Whether the inside of the ellipse meets a region with straight edges.
  ///
  /// It does where an edge comes nearer than the ellipse's edge, or else where the middle is in the region.
  func overlaps(_ edges: [ImageSegment], of region: ImageRegion) -> Bool {
    let limit = (radiusX * radiusY).squared * axis.squaredLength
    let isCut = edges.contains { edge in
      isNear(straightened(edge.start), straightened(edge.end), limit)
    }
    return isCut || region.contains(center)
  }

  /// A point in a frame in which the ellipse is a circle around the origin: (b (p·w), a (p×w)).
  private func straightened(_ point: ImagePoint) -> ExactVector {
    let offset = ExactVector(from: center, to: point)
    return ExactVector(x: offset.dot(axis) * radiusY, y: offset.cross(axis) * radiusX)
  }

  /// Whether the line between two points comes nearer to the origin than the root of a limit.
  private func isNear(_ start: ExactVector, _ end: ExactVector, _ limit: ExactNumber) -> Bool {
    let line = end - start
    if start.dot(line).sign >= 0 { return start.squaredLength < limit }
    if end.dot(line).sign <= 0 { return end.squaredLength < limit }
    return start.cross(line).squared < limit * line.squaredLength
  }

  /// Whether the insides of two ellipses meet.
  ///
  /// With A and B as symmetric matrices that are negative inside, det(λA + B) has a negative root; it has positive
  /// ones exactly when the ellipses are apart or touch from outside (W. Wang, J. Wang, M. Kim, "An algebraic
  /// condition for the separation of two ellipsoids", Computer Aided Geometric Design 18, 2001).
  func overlaps(_ other: ExactConic) -> Bool {
    let first = matrix(from: center)
    let second = other.matrix(from: center)
    // All determinants are negative; with the sign changed the outer coefficients are positive.
    let a = -first.determinant
    let b = -first.mixedDeterminant(with: second)
    let c = -second.mixedDeterminant(with: first)
    let d = -second.determinant
    // Without two changes of sign among the coefficients no root is positive.
    guard b.sign < 0 || c.sign < 0 else { return true }
    // With two, and all roots real, two are positive.
    func times(_ number: Double, _ value: ExactNumber) -> ExactNumber {
      ExactNumber(number) * value
    }
    let discriminant =
      times(18, a * b * c * d) - times(4, b.squared * b * d) + b.squared * c.squared
      - times(4, a * c.squared * c) - times(27, a.squared * d.squared)
    return discriminant.sign < 0
  }

  /// The matrix of the form (p·w)² b² + (p×w)² a² - a² b² (w·w), with p from a point's frame.
  private func matrix(from origin: ImagePoint) -> SymmetricMatrix {
    let (x, y) = (axis.x, axis.y)
    let (a, b) = (radiusX.squared, radiusY.squared)
    let xx = b * x.squared + a * y.squared
    let xy = (b - a) * x * y
    let yy = b * y.squared + a * x.squared
    let offset = ExactVector(from: origin, to: center)
    let (moveX, moveY) = (xx * offset.x + xy * offset.y, xy * offset.x + yy * offset.y)
    return SymmetricMatrix(
      xx: xx,
      xy: xy,
      yy: yy,
      x: -moveX,
      y: -moveY,
      one: offset.x * moveX + offset.y * moveY - a * b * axis.squaredLength
    )
  }
}

/// A symmetric matrix of three rows.
private struct SymmetricMatrix {
  let xx, xy, yy, x, y, one: ExactNumber

  var determinant: ExactNumber {
    let adjugate = self.adjugate
    return xx * adjugate.xx + xy * adjugate.xy + x * adjugate.x
  }

  private var adjugate: SymmetricMatrix {
    SymmetricMatrix(
      xx: yy * one - y.squared,
      xy: x * y - xy * one,
      yy: xx * one - x.squared,
      x: xy * y - x * yy,
      y: x * xy - xx * y,
      one: xx * yy - xy.squared
    )
  }

  /// What the determinant of λ times this matrix and once another has at λ².
  func mixedDeterminant(with other: SymmetricMatrix) -> ExactNumber {
    let adjugate = self.adjugate
    let diagonal =
      adjugate.xx * other.xx + adjugate.yy * other.yy + adjugate.one * other.one
    let rest = adjugate.xy * other.xy + adjugate.x * other.x + adjugate.y * other.y
    return diagonal + rest + rest
  }
}
