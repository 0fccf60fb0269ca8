// SPDX-License-Identifier: Apache-2.0

/// An exact rational number of up to 16,384 bits above and below the line, always in lowest terms.
///
/// ```swift
/// let third = try Rational(1, 3)
/// try third + third + third == 1   // true
/// ```
///
/// It is `Fraction` for numbers of any size that learners write: `1.05e-33`, or a conversion of units. An
/// operation whose result would be longer throws ``ExactArithmeticError/tooLarge``; comparing never throws.
package struct Rational: Hashable, Sendable {
  /// The part above the line, which carries the sign.
  package let numerator: BigInteger
  /// The part below the line, at least 1 and without a common divisor with ``numerator``.
  package let denominator: BigInteger

  /// Creates a whole number.
  package init(_ integer: BigInteger) {
    self.init(lowestTerms: integer, .one)
  }

  /// Creates a whole number.
  package init(_ integer: Int) {
    self.init(BigInteger(integer))
  }

  /// Creates the quotient of two integers.
  ///
  /// - Throws: ``ExactArithmeticError/divisionByZero`` for the denominator 0.
  package init(
    _ numerator: BigInteger,
    _ denominator: BigInteger
  ) throws(ExactArithmeticError) {
    guard !denominator.isZero else { throw .divisionByZero }
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let signed = denominator.isNegative ? -numerator : numerator
    if divisor == .one {
      self.init(lowestTerms: signed, denominator.magnitude)
    } else {
      self.init(lowestTerms: try signed / divisor, try denominator.magnitude / divisor)
    }
  }

  /// Creates a number from terms known to be lowest, the second of them positive.
  init(lowestTerms numerator: BigInteger, _ denominator: BigInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The number 0.
  package static let zero = Rational(0)
  /// The number 1.
  package static let one = Rational(1)
  /// The ratio of a circle's circumference to its diameter, to 50 decimals.
  package static let pi = Rational(decimalsOfPi) ?? .zero
  package static let decimalsOfPi = "3.14159265358979323846264338327950288419716939937511"

  /// Whether the number is 0.
  package var isZero: Bool { numerator.isZero }

  /// Whether the number is a whole one.
  package var isInteger: Bool { denominator == .one }

  /// Whether the number is below 0.
  package var isNegative: Bool { numerator.isNegative }

  /// The number without its sign.
  package var magnitude: Rational { Rational(lowestTerms: numerator.magnitude, denominator) }
}

extension Rational: Comparable {
  /// Whether one number is less than the other, exact for every pair.
  package static func < (left: Rational, right: Rational) -> Bool {
    left.numerator.timesWithoutLimit(right.denominator)
      < right.numerator.timesWithoutLimit(left.denominator)
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// Creates a whole number from a literal.
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Rational: CustomStringConvertible {
  /// The number in lowest terms, as in "2/3" or "-7".
  package var description: String {
    isInteger ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
