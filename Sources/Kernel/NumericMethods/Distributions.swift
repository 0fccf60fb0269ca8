// SPDX-License-Identifier: Apache-2.0

extension Elementary {
  /// The chance that a gamma variable of a shape exceeds a number: the regularized upper incomplete
  /// gamma function, within 10^-12.
  ///
  /// By the series and the continued fraction of M. Abramowitz and I. A. Stegun, "Handbook of
  /// Mathematical Functions" (1964), 6.5.29 and 6.5.31.
  ///
  /// - Parameters:
  ///   - shape: The shape, above 0.
  ///   - x: The number; 0 and below are exceeded with certainty.
  /// - Returns: The chance, NaN for a shape that cannot be.
  package static func gammaTail(_ shape: Double, _ x: Double) -> Double {
    guard shape > 0, !x.isNaN else { return .nan }
    guard x > 0 else { return 1 }
    guard x.isFinite else { return 0 }
    let front = exp(shape * log(x) - x - logGamma(shape))
    if x < shape + 1 {
      var (term, sum, next) = (1 / shape, 1 / shape, shape)
      for _ in 0..<10_000 {
        next += 1
        term *= x / next
        sum += term
        if term < sum * 1e-16 { break }
      }
      return min(1, max(0, 1 - sum * front))
    }
    // Lentz's method, from the front.
    let tiny = 1e-300
    var b = x + 1 - shape
    var c = 1 / tiny
    var d = 1 / b
    var value = d
    for step in 1...10_000 {
      let numerator = -Double(step) * (Double(step) - shape)
      b += 2
      d = numerator * d + b
      if abs(d) < tiny { d = tiny }
      c = b + numerator / c
      if abs(c) < tiny { c = tiny }
      d = 1 / d
      let factor = d * c
      value *= factor
      if abs(factor - 1) < 1e-15 { break }
    }
    return min(1, max(0, front * value))
  }

  /// The chance that a chi-square variable exceeds a number.
  ///
  /// - Parameters:
  ///   - x: The number.
  ///   - degrees: The degrees of freedom; with 0 the chance is 1.
  /// - Returns: The chance.
  package static func chiSquareTail(_ x: Double, degrees: Int) -> Double {
    degrees > 0 ? gammaTail(Double(degrees) / 2, x / 2) : 1
  }

  /// The chance that a normal variable of mean 0 and deviation 1 exceeds a number.
  package static func normalTail(_ x: Double) -> Double {
    guard x >= 0 else { return x.isNaN ? x : 1 - normalTail(-x) }
    return gammaTail(0.5, x * x / 2) / 2
  }
}

/// A symmetric matrix that should be positive definite, as information about parameters is.
package struct PositiveMatrix: Hashable, Sendable {
  /// The number of its rows.
  package let size: Int
  private var values: [Double]

  /// Creates a matrix of zeros.
  package init(size: Int) {
    self.size = size
    values = Array(repeating: 0, count: size * size)
  }

  package subscript(row: Int, column: Int) -> Double {
    get { values[row * size + column] }
    set { values[row * size + column] = newValue }
  }

  /// The lower triangle *L* with *L* *L*ᵀ the matrix, by Cholesky's method; nil where the matrix is
  /// not positive definite.
  private var root: [Double]? {
    var root = values
    for row in 0..<size {
      for column in 0...row {
        var rest = values[row * size + column]
        for place in 0..<column { rest -= root[row * size + place] * root[column * size + place] }
        if column < row {
          root[row * size + column] = rest / root[column * size + column]
        } else {
          // What is left but for rounding is nothing.
          guard rest > abs(values[row * size + row]) * 1e-13, rest.isFinite else { return nil }
          root[row * size + row] = rest.squareRoot()
        }
      }
    }
    return root
  }

  /// The vector that the matrix takes to another one; nil where the matrix is not positive
  /// definite.
  ///
  /// - Complexity: O(*n*³).
  package func solved(for vector: [Double]) -> [Double]? {
    guard vector.count == size, let root else { return nil }
    return Self.solved(vector, root, size)
  }

  private static func solved(_ vector: [Double], _ root: [Double], _ size: Int) -> [Double] {
    var solution = vector
    for row in 0..<size {
      for column in 0..<row { solution[row] -= root[row * size + column] * solution[column] }
      solution[row] /= root[row * size + row]
    }
    for row in (0..<size).reversed() {
      for below in row + 1..<max(size, row + 1) {
        solution[row] -= root[below * size + row] * solution[below]
      }
      solution[row] /= root[row * size + row]
    }
    return solution
  }

  /// The inverse; nil where the matrix is not positive definite.
  ///
  /// - Complexity: O(*n*³).
  package var inverse: PositiveMatrix? {
    guard let root else { return nil }
    var inverse = PositiveMatrix(size: size)
    for column in 0..<size {
      var unit = Array(repeating: 0.0, count: size)
      unit[column] = 1
      let solution = Self.solved(unit, root, size)
      for row in 0..<size { inverse[row, column] = solution[row] }
    }
    return inverse
  }
}
