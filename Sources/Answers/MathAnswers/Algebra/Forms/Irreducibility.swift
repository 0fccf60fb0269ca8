// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Finds out whether the polynomials of an answer, with rational coefficients, factor.
struct Irreducibility {
  /// The most factors that are tried for one polynomial; with more to try it counts as irreducible.
  private static let maximumTries = 3_000_000
  /// How many may still be tried for the answer; when there are none left, no polynomial counts as irreducible.
  private var tries = 9_000_000

  /// Whether a polynomial is not a product of two that are no constants, as far as is looked for: for factors
  /// of degree 1 and 2.
  ///
  /// A polynomial in several generators factors only if it does along every line, and one that does not, does
  /// not along most lines: that is Hilbert's irreducibility theorem (1892).
  mutating func isIrreducible(_ polynomial: SparsePolynomial) -> Bool {
    if polynomial.degree <= 1 { return true }
    if polynomial.hasCommonGenerator { return false }
    guard polynomial.generators > 1 else {
      guard let coefficients = polynomial.coefficients(along: [(1, 0)]) else { return true }
      return hasNoSmallFactor(coefficients)
    }
    for slope in [1, 2, 3, 5] {
      let line = (0..<polynomial.generators).map { index in
        (a: slope + index * (slope + 1), b: 3 - 2 * index + index * index * slope)
      }
      guard let coefficients = polynomial.coefficients(along: line) else { return true }
      if coefficients.count == polynomial.degree + 1, hasNoSmallFactor(coefficients) { return true }
    }
    return false
  }

  /// Whether an integer polynomial, given from its constant up, has no factor of degree 1 or 2.
  private mutating func hasNoSmallFactor(_ coefficients: [Int]) -> Bool {
    let degree = coefficients.count - 1
    guard degree > 1, let first = coefficients.first, let last = coefficients.last else {
      return true
    }
    if first == 0 { return false }
    let (numerators, denominators) = (Self.divisors(of: first), Self.divisors(of: last))
    // A root takes about as long to try as fifty quadratic factors.
    let roots = 50 * numerators.count * denominators.count
    guard roots <= Self.maximumTries else { return true }
    tries -= roots
    guard tries > 0 else { return false }
    for above in numerators {
      for below in denominators where Self.hasRoot(above, over: below, coefficients) {
        return false
      }
    }
    return degree < 4 || !hasQuadraticFactor(coefficients)
  }

  private static func hasRoot(_ above: Int, over below: Int, _ coefficients: [Int]) -> Bool {
    for sign in [1, -1] {
      guard let root = Fraction(sign * above, over: below) else { continue }
      var value: Fraction? = .zero
      for coefficient in coefficients.reversed() {
        value = value?.multiplied(by: root)?.adding(Fraction(coefficient))
      }
      if value == .zero { return true }
    }
    return false
  }

  /// After Kronecker (1882): the values of a factor divide those of the polynomial.
  ///
  /// Values of more than 58 bits are not looked at, so that nothing here is too large for an `Int`, nor are those with
  /// so many divisors that it would take long to go through all combinations.
  private mutating func hasQuadraticFactor(_ coefficients: [Int]) -> Bool {
    guard let zero = Self.value(coefficients, at: 0), let one = Self.value(coefficients, at: 1),
      let minusOne = Self.value(coefficients, at: -1),
      [zero, one, minusOne].allSatisfy({ $0.magnitude < 1 << 58 })
    else { return false }
    // Most that would do at three places does not at two more, which is faster to see than by a division.
    let others = [2, -2].compactMap { x in Self.value(coefficients, at: x).map { (x, $0) } }
    let constants = Self.divisors(of: zero)
    let (valuesAtOne, valuesAtMinusOne) = (Self.divisors(of: one), Self.divisors(of: minusOne))
    let signs = [1, -1]
    let combinations = 4 * constants.count * valuesAtOne.count * valuesAtMinusOne.count
    guard combinations <= Self.maximumTries else { return false }
    tries -= combinations
    guard tries > 0 else { return true }
    for c in constants {
      for atOne in valuesAtOne.flatMap({ value in signs.map { value * $0 } }) {
        for atMinusOne in valuesAtMinusOne.flatMap({ value in signs.map { value * $0 } }) {
          // a + b + c and a − b + c are these values.
          let (double, a2) = (atOne - atMinusOne, atOne + atMinusOne - 2 * c)
          guard a2 != 0, a2.isMultiple(of: 2), double.isMultiple(of: 2) else { continue }
          let (a, b) = (a2 / 2, double / 2)
          let canDivide = others.allSatisfy { x, value in
            let own = 4 * a + x * b + c
            return own == 0 ? value == 0 : value.isMultiple(of: own)
          }
          if canDivide, Self.divides([c, b, a], coefficients) { return true }
        }
      }
    }
    return false
  }

  private static func value(_ coefficients: [Int], at x: Int) -> Int? {
    var value = Fraction.zero
    for coefficient in coefficients.reversed() {
      guard let next = value.multiplied(by: Fraction(x))?.adding(Fraction(coefficient))
      else { return nil }
      value = next
    }
    return value.numerator
  }

  /// Whether a quadratic polynomial divides another one.
  private static func divides(_ divisor: [Int], _ coefficients: [Int]) -> Bool {
    var rest = coefficients.map { Optional(Fraction($0)) }
    let lead = Fraction(divisor[2])
    for top in stride(from: rest.count - 1, through: 2, by: -1) {
      guard let quotient = rest[top]?.divided(by: lead) else { return false }
      for offset in 0...2 {
        let place = top - 2 + offset
        guard let product = quotient.multiplied(by: Fraction(divisor[offset])) else {
          return false
        }
        rest[place] = rest[place]?.subtracting(product)
      }
    }
    return rest[0] == .zero && rest[1] == .zero
  }

  /// The positive divisors of a number, of large ones only those up to a thousand and their counterparts.
  private static func divisors(of number: Int) -> [Int] {
    guard number != 0, number > .min else { return [] }
    let size = abs(number)
    var divisors: [Int] = []
    for divisor in 1...1000 where divisor <= size && size.isMultiple(of: divisor) {
      if size / divisor < divisor { break }
      divisors.append(divisor)
      if size / divisor != divisor { divisors.append(size / divisor) }
    }
    return divisors
  }
}
