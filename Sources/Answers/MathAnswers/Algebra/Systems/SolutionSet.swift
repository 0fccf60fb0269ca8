// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The real solutions of a system: finitely many points, given or found from its equations.
struct SolutionSet {
  struct Coordinate {
    var value: Double
    /// The largest distance to the true value.
    var error: Double
    /// The same, where it is a fraction.
    var exact: Fraction?
    /// A polynomial of which it is a root, where it was found as one.
    var polynomial: [Rational]?
  }

  private(set) var points: [[Coordinate]]

  /// The most combinations of coordinates that are tried.
  private static let maximumCombinations = 4096

  /// The solutions of equations without multiple ones, or nil where they are infinitely many or not found.
  init?(_ basis: GroebnerBasis, equations: [OrderedPolynomial]) {
    guard let quotient = basis.quotient else { return nil }
    points = [[]]
    guard !basis.isContradictory else {
      points = []
      return
    }
    do throws(ExactArithmeticError) {
      var basis = basis
      for variable in 0..<basis.variables {
        var form = Array(repeating: 0, count: basis.variables)
        form[variable] = 1
        let polynomial = try basis.minimalPolynomial(of: form, quotient: quotient)
        let roots = try RealRoots(polynomial).values()
        points = points.flatMap { point in
          roots.map { root in
            point + [
              Coordinate(
                value: root,
                error: abs(root) * Approximation.unit,
                exact: nil,
                polynomial: polynomial
              )
            ]
          }
        }
        guard points.count <= Self.maximumCombinations else { return nil }
      }
      points.removeAll { point in
        equations.contains { equation in
          let (value, size) = equation.value(at: point.map(\.value))
          return abs(value) > 1e-11 * max(size, 1)
        }
      }
      // A sum of multiples in which no two solutions are likely to agree has one value for each of them.
      let form = Array([1, 3, 11, 37, 101, 211].prefix(basis.variables))
      let sums = try RealRoots(try basis.minimalPolynomial(of: form, quotient: quotient))
      guard sums.count == points.count else { return nil }
    } catch {
      return nil
    }
  }

  init(points: [[Coordinate]]) {
    self.points = points
  }

  static func + (a: SolutionSet, b: SolutionSet) -> SolutionSet {
    SolutionSet(points: a.points + b.points)
  }

  /// The first point that does not satisfy all equations, by far more than rounding explains.
  func firstPoint(notOn equations: [OrderedPolynomial]) -> [Coordinate]? {
    points.first { point in
      equations.contains { equation in
        let (value, size) = equation.value(at: point.map(\.value))
        return abs(value) > 1e-6 * max(size, 1)
      }
    }
  }

  /// The first point that is none of another set.
  func firstPoint(notIn other: SolutionSet) -> [Coordinate]? {
    points.first { point in
      !other.points.contains { candidate in
        candidate.count == point.count && zip(point, candidate).allSatisfy { $0.isSame(as: $1) }
      }
    }
  }
}

extension SolutionSet.Coordinate {
  func isSame(as other: SolutionSet.Coordinate) -> Bool {
    let limit =
      4 * (error + other.error) + 8 * Approximation.unit * max(abs(value), abs(other.value), 1)
    guard abs(value - other.value) <= limit else { return false }
    switch (exact, other.exact) {
    case (let own?, let exact?): return own == exact
    case (let own?, nil): return other.isRoot(own)
    case (nil, let exact?): return isRoot(exact)
    case (nil, nil): return true
    }
  }

  /// Whether a fraction is the root that the coordinate is.
  private func isRoot(_ fraction: Fraction) -> Bool {
    guard let polynomial,
      let number = try? Rational(BigInteger(fraction.numerator), BigInteger(fraction.denominator)),
      let value = try? RealRoots.value(of: polynomial, at: number)
    else { return false }
    return value.isZero
  }

  var text: String {
    guard let exact, exact.denominator < 1000 else { return value.text(digits: 6) }
    return exact.description
  }
}
