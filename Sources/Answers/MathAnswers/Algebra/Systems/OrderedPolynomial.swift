// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A polynomial with exact coefficients of any length, its terms in graded reverse lexicographic order, the largest
/// last.
struct OrderedPolynomial: Equatable {
  struct Term: Equatable {
    var exponents: [Int]
    var coefficient: Rational
  }

  private(set) var terms: [Term]

  init(sorted terms: [Term]) {
    self.terms = terms
  }

  /// The same polynomial in so many variables; nil when a coefficient is too long.
  init?(_ polynomial: SparsePolynomial, variables: Int) {
    terms = []
    for (exponents, coefficient) in polynomial.terms {
      guard
        let number = try? Rational(
          BigInteger(coefficient.numerator),
          BigInteger(coefficient.denominator)
        )
      else { return nil }
      let missing = Array(repeating: 0, count: variables - exponents.count)
      terms.append(Term(exponents: exponents + missing, coefficient: number))
    }
    terms.sort { Self.isLess($0.exponents, $1.exponents) }
  }

  var leading: Term? { terms.last }

  var isConstant: Bool { terms.allSatisfy { $0.exponents.allSatisfy { $0 == 0 } } }

  static func isLess(_ a: [Int], _ b: [Int]) -> Bool {
    let (degree, other) = (a.reduce(0, +), b.reduce(0, +))
    guard degree == other else { return degree < other }
    guard let last = a.indices.last(where: { a[$0] != b[$0] }) else { return false }
    return a[last] > b[last]
  }

  mutating func removeLeading() -> Term? { terms.popLast() }

  /// The polynomial with 1 before its largest term.
  func monic() throws(ExactArithmeticError) -> OrderedPolynomial {
    guard let leading else { return self }
    let factor = try leading.coefficient.reciprocal()
    var copy = self
    for index in terms.indices {
      copy.terms[index].coefficient = try terms[index].coefficient * factor
    }
    return copy
  }

  /// The sum with a multiple of another one.
  func adding(
    _ other: OrderedPolynomial,
    times factor: Rational,
    shiftedBy shift: [Int]
  ) throws(ExactArithmeticError) -> OrderedPolynomial {
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = terms[...]
    for term in other.terms {
      let exponents = zip(term.exponents, shift).map(+)
      while let first = own.first, Self.isLess(first.exponents, exponents) {
        sum.append(first)
        own.removeFirst()
      }
      var coefficient = try term.coefficient * factor
      if let first = own.first, first.exponents == exponents {
        coefficient = try first.coefficient + coefficient
        own.removeFirst()
      }
      if !coefficient.isZero { sum.append(Term(exponents: exponents, coefficient: coefficient)) }
    }
    return OrderedPolynomial(sorted: sum + own)
  }

  /// The value at real numbers, and the sum of the sizes of all terms there.
  func value(at point: [Double]) -> (value: Double, size: Double) {
    var (value, size) = (0.0, 0.0)
    for term in terms {
      var product = term.coefficient.approximate
      for (base, exponent) in zip(point, term.exponents) {
        for _ in 0..<exponent { product *= base }
      }
      value += product
      size += abs(product)
    }
    return (value, size)
  }
}

extension Rational {
  /// The nearest `Double`, or about that for numbers of many digits.
  var approximate: Double {
    func parts(_ number: BigInteger) -> (value: Double, exponent: Int) {
      let shift = max(number.bitCount - 62, 0)
      guard let divisor = try? BigInteger(2).power(shift), let top = try? number / divisor,
        let whole = Int(top)
      else { return (0, 0) }
      return (Double(whole), shift)
    }
    let (above, below) = (parts(numerator), parts(denominator))
    let quotient = above.value / below.value
    return Double(sign: .plus, exponent: above.exponent - below.exponent, significand: quotient)
  }

  /// The exact value of a finite `Double`.
  init?(exactly number: Double) {
    guard number.isFinite, number != 0 else {
      guard number == 0 else { return nil }
      self = .zero
      return
    }
    let exponent = Int(number.exponent) - 52
    // Not by dividing: below the least normal number the divisor would be 0.
    let digits = Int(number.significand * 0x1p52) * (number < 0 ? -1 : 1)
    guard let power = try? BigInteger(2).power(abs(exponent)) else { return nil }
    let whole = BigInteger(digits)
    let quotient =
      exponent < 0 ? try? Rational(whole, power) : try? Rational(whole * power, BigInteger(1))
    guard let quotient else { return nil }
    self = quotient
  }
}
