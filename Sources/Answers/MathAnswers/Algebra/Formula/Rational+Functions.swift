// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

// What these functions give is a fraction for few arguments; for all others they throw.

extension Rational {
  /// The largest number whose factorial is found.
  private static let maximumFactorial = 500
  /// The largest magnitude of a logarithm that is found.
  private static let maximumLogarithm = 1000

  /// Returns the real power, where it is a fraction.
  func power(_ exponent: Rational) throws -> Rational {
    if let integer = exponent.integer { return try power(integer) }
    guard let above = Rational(exponent.numerator).integer else {
      throw ExactArithmeticError.tooLarge
    }
    return try root(Rational(exponent.denominator)).power(above)
  }

  /// Returns the real root of an integer degree, where it is a fraction.
  func root(_ degree: Rational) throws -> Rational {
    guard let degree = degree.integer, let above = Int(numerator), let below = Int(denominator),
      let root = Fraction(above, over: below)?.root(degree)
    else { throw FormulaError.notExact }
    return try Rational(BigInteger(root.numerator), BigInteger(root.denominator))
  }

  /// Returns the next integer below.
  func roundedDown() throws -> Rational {
    let (quotient, remainder) = try numerator.quotientAndRemainder(dividingBy: denominator)
    return Rational(remainder < .zero ? try quotient - .one : quotient)
  }

  /// Returns the product of the integers from 1 up to this one.
  func factorial() throws -> Rational {
    guard let last = integer, last >= 0 else { throw FormulaError.notExact }
    guard last <= Self.maximumFactorial else { throw ExactArithmeticError.tooLarge }
    var product = BigInteger.one
    for factor in 0..<last {
      product = try product * BigInteger(factor + 1)
    }
    return Rational(product)
  }

  /// Returns the exponent of a base, where it is an integer.
  func logarithm(to base: Rational) throws -> Rational {
    guard self > .zero, base > .zero, base != .one else { throw FormulaError.notExact }
    // Both are made at least 1, so that the powers of the base grow until they reach the number.
    let isInverse = (self < .one) != (base < .one)
    let number = self < .one ? try reciprocal() : self
    let base = base < .one ? try base.reciprocal() : base
    var power = Rational.one
    for exponent in 0...Self.maximumLogarithm {
      if power == number { return Rational(isInverse ? -exponent : exponent) }
      guard power < number else { break }
      power = try power * base
    }
    throw FormulaError.notExact
  }

  /// The same number, if it is an integer that fits.
  private var integer: Int? { isInteger ? Int(numerator) : nil }
}
