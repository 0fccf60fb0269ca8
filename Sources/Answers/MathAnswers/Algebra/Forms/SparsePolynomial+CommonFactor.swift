// SPDX-License-Identifier: Apache-2.0
extension SparsePolynomial {
  /// Whether a polynomial that is no number divides this one and another.
  ///
  /// Along a line both are polynomials in one unknown. Those with a common factor have one along every line;
  /// two without one share a root along few lines, so several are tried.
  func sharesFactor(with other: SparsePolynomial) -> Bool {
    guard degree > 0, other.degree > 0 else { return false }
    let count = Swift.max(generators, other.generators)
    return [1, 2, 3].allSatisfy { slope in
      let line = (0..<count).map { index in
        (a: slope + index * (slope + 2), b: 5 - 3 * index + index * index * slope)
      }
      guard let own = coefficients(along: line), let foreign = other.coefficients(along: line)
      else {
        return false
      }
      return Self.degreeOfCommonFactor(own, foreign) > 0
    }
  }

  private static let prime: UInt64 = 2_147_483_647

  /// The degree of the greatest common divisor modulo a prime, by Euclid's algorithm.
  private static func degreeOfCommonFactor(_ a: [Int], _ b: [Int]) -> Int {
    var (first, second) = (residues(a), residues(b))
    while !second.isEmpty {
      (first, second) = (second, remainder(of: first, by: second))
    }
    return first.count - 1
  }

  private static func residues(_ coefficients: [Int]) -> [UInt64] {
    trimmed(
      coefficients.map { number in
        let size = UInt64(number.magnitude) % prime
        return number < 0 && size > 0 ? prime - size : size
      }
    )
  }

  private static func trimmed(_ coefficients: [UInt64]) -> [UInt64] {
    var result = coefficients
    while result.last == 0 { result.removeLast() }
    return result
  }

  private static func remainder(of dividend: [UInt64], by divisor: [UInt64]) -> [UInt64] {
    var rest = dividend
    guard let lead = divisor.last else { return rest }
    let inverse = power(lead, prime - 2)
    while rest.count >= divisor.count, let top = rest.last {
      let quotient = top * inverse % prime
      let shift = rest.count - divisor.count
      for (index, coefficient) in divisor.enumerated() {
        rest[shift + index] = (rest[shift + index] + prime - quotient * coefficient % prime) % prime
      }
      rest = trimmed(rest)
    }
    return rest
  }

  private static func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var (result, base, rest) = (1 as UInt64, base, exponent)
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = result * base % prime }
      base = base * base % prime
      rest /= 2
    }
    return result
  }
}
