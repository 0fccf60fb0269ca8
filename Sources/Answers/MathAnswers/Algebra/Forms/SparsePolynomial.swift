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
