// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Linear equations in reduced form, which is the same for all systems with the same solutions.
struct LinearSystem: Equatable {
  private var rows: [[Fraction]] = []
  /// Whether no numbers satisfy all equations.
  private var isContradictory = false

  /// Makes the system, or returns nil when an equation is not linear or a number does not fit.
  init?(_ polynomials: [SparsePolynomial], variables: Int) {
    for polynomial in polynomials {
      guard let row = Self.row(of: polynomial, count: variables), reduce(by: row) else {
        return nil
      }
    }
    rows.sort { a, b in
      (a.firstIndex { $0 != .zero } ?? 0) < (b.firstIndex { $0 != .zero } ?? 0)
    }
    if isContradictory { rows = [] }
  }

  /// The coefficients of an equation and the constant, both on the left.
  private static func row(of polynomial: SparsePolynomial, count: Int) -> [Fraction]? {
    guard polynomial.degree <= 1 else { return nil }
    var row = Array(repeating: Fraction.zero, count: count + 1)
    for (powers, coefficient) in polynomial.terms {
      row[powers.isEmpty ? count : powers.count - 1] = coefficient
    }
    return row
  }

  /// Adds an equation; false when a number does not fit.
  private mutating func reduce(by equation: [Fraction]) -> Bool {
    var row = equation
    for other in rows {
      guard let pivot = other.firstIndex(where: { $0 != .zero }),
        let reduced = Self.subtract(other, times: row[pivot], from: row)
      else { return false }
      row = reduced
    }
    guard let pivot = row.firstIndex(where: { $0 != .zero }) else { return true }
    guard pivot < row.count - 1 else {
      isContradictory = true
      return true
    }
    guard let inverse = Fraction.one.divided(by: row[pivot]) else { return false }
    let scaled = row.compactMap { $0.multiplied(by: inverse) }
    guard scaled.count == row.count else { return false }
    for index in rows.indices {
      guard let reduced = Self.subtract(scaled, times: rows[index][pivot], from: rows[index]) else {
        return false
      }
      rows[index] = reduced
    }
    rows.append(scaled)
    return true
  }

  private static func subtract(_ row: [Fraction], times factor: Fraction, from other: [Fraction])
    -> [Fraction]?
  {
    let result = zip(other, row).compactMap { own, subtrahend in
      subtrahend.multiplied(by: factor).flatMap { own.subtracting($0) }
    }
    return result.count == other.count ? result : nil
  }
}
