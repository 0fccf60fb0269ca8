// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A polynomial with exact coefficients, in variables and in whatever else is no sum or product.
///
/// It only serves to look at forms, so it is nil where it would be large.
struct SparsePolynomial {
  /// The coefficient of each product of powers, which is never 0.
  ///
  /// The exponents are in the order of the generators, without zeros at the end.
  private(set) var terms: [[Int]: Fraction]

  private static let maximumTerms = 128
  private static let highestDegree = 24

  init(_ constant: Fraction) {
    terms = constant == .zero ? [:] : [[]: constant]
  }

  init(generator: Int) {
    terms = [Array(repeating: 0, count: generator) + [1]: .one]
  }

  var degree: Int { terms.keys.map { $0.reduce(0, +) }.max() ?? 0 }

  var generators: Int { terms.keys.map(\.count).max() ?? 0 }

  func adding(_ other: SparsePolynomial, times factor: Fraction) -> SparsePolynomial? {
    var sum = self
    for (powers, coefficient) in other.terms {
      guard let product = coefficient.multiplied(by: factor),
        let total = (sum.terms[powers] ?? .zero).adding(product)
      else { return nil }
      sum.terms[powers] = total == .zero ? nil : total
    }
    return sum.terms.count <= Self.maximumTerms ? sum : nil
  }

  func multiplied(by other: SparsePolynomial) -> SparsePolynomial? {
    guard degree + other.degree <= Self.highestDegree else { return nil }
    var product = SparsePolynomial(.zero)
    for (powers, coefficient) in other.terms {
      var shifted = SparsePolynomial(.zero)
      for (own, factor) in terms {
        guard let value = factor.multiplied(by: coefficient) else { return nil }
        shifted.terms[Self.sum(own, powers)] = value
      }
      guard let sum = product.adding(shifted, times: .one) else { return nil }
      product = sum
    }
    return product
  }

  private static func sum(_ a: [Int], _ b: [Int]) -> [Int] {
    let (longer, shorter) = a.count >= b.count ? (a, b) : (b, a)
    return longer.enumerated().map { $1 + ($0 < shorter.count ? shorter[$0] : 0) }
  }

  /// The largest integer that divides all coefficients, when they are integers.
  var content: Int? {
    guard terms.values.allSatisfy(\.isInteger) else { return nil }
    return Self.commonDivisor(of: terms.values.map(\.numerator))
  }

  /// The largest integer that divides all of some, none of which is `Int.min`; 0 for none.
  private static func commonDivisor(of integers: [Int]) -> Int {
    Int(integers.reduce(UInt(0)) { $0.greatestCommonDivisor(with: $1.magnitude) })
  }

  /// Whether a generator divides all terms.
  var hasCommonGenerator: Bool {
    (0..<generators).contains { generator in
      terms.keys.allSatisfy { generator < $0.count && $0[generator] > 0 }
    }
  }

  /// The integer coefficients, from the constant up, along a line where each generator is a·t + b.
  func coefficients(along line: [(a: Int, b: Int)]) -> [Int]? {
    var sum = SparsePolynomial(.zero)
    for (powers, coefficient) in terms {
      var product = SparsePolynomial(coefficient)
      for (generator, power) in powers.enumerated() {
        let (a, b) = line[generator]
        guard
          let linear = SparsePolynomial(Fraction(b))
            .adding(SparsePolynomial(generator: 0), times: Fraction(a))
        else { return nil }
        for _ in 0..<power {
          guard let next = product.multiplied(by: linear) else { return nil }
          product = next
        }
      }
      guard let next = sum.adding(product, times: .one) else { return nil }
      sum = next
    }
    return sum.integers
  }

  /// The coefficients of a polynomial in one generator, without denominators and common factors.
  private var integers: [Int]? {
    var denominator = 1
    for value in terms.values {
      let below = value.denominator.magnitude
      let rest = Int(below / denominator.magnitude.greatestCommonDivisor(with: below))
      let (product, overflows) = denominator.multipliedReportingOverflow(by: rest)
      guard !overflows else { return nil }
      denominator = product
    }
    var integers = Array(repeating: 0, count: degree + 1)
    for (powers, value) in terms {
      guard let whole = value.multiplied(by: Fraction(denominator)) else { return nil }
      integers[powers.first ?? 0] = whole.numerator
    }
    let divisor = max(Self.commonDivisor(of: integers), 1)
    return integers.map { $0 / divisor }
  }
}

extension SparsePolynomial {
  /// Whether a polynomial that is no number divides this one and another.
  ///
  /// Along a line both are polynomials in one unknown. Those with a common factor have one along
  /// every line; two without one share a root along few lines, so several are tried.
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

/// Finds out whether the polynomials of an answer, with rational coefficients, factor.
struct Irreducibility {
  /// The most factors that are tried for one polynomial; with more to try it counts as irreducible.
  private static let maximumTries = 3_000_000
  /// The number of factors that may still be tried for the answer; when there are none left, no
  /// polynomial counts as irreducible.
  private var tries = 9_000_000

  /// Whether a polynomial is not a product of two that are no constants, as far as is looked for:
  /// for factors of degree 1 and 2.
  ///
  /// A polynomial in several generators factors only if it does along every line, and one that does
  /// not, does not along most lines: that is Hilbert's irreducibility theorem (1892).
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
  /// Values of more than 58 bits are not looked at, so that nothing here is too large for an `Int`,
  /// nor are those with so many divisors that it would take long to go through all combinations.
  private mutating func hasQuadraticFactor(_ coefficients: [Int]) -> Bool {
    guard let zero = Self.value(coefficients, at: 0), let one = Self.value(coefficients, at: 1),
      let minusOne = Self.value(coefficients, at: -1),
      [zero, one, minusOne].allSatisfy({ $0.magnitude < 1 << 58 })
    else { return false }
    // Most that would do at three places does not at two more, which is faster to see than by a
    // division.
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

  /// The positive divisors of a number, of large ones only those up to a thousand and their
  /// counterparts.
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
