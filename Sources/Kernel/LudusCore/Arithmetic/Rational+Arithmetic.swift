// SPDX-License-Identifier: Apache-2.0
extension Rational {
  /// Returns the exact sum.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  package static func + (left: Rational, right: Rational) throws(ExactArithmeticError) -> Rational {
    if left.isZero { return right }
    if right.isZero { return left }
    return try Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator
    )
  }

  /// Returns the exact difference.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  package static func - (left: Rational, right: Rational) throws(ExactArithmeticError) -> Rational {
    try left + -right
  }

  /// Returns the exact product.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  package static func * (left: Rational, right: Rational) throws(ExactArithmeticError) -> Rational {
    if left == .one { return right }
    if right == .one { return left }
    let above = try left.numerator * right.numerator
    let below = try left.denominator * right.denominator
    guard above.digit == nil || below.digit == nil else { return try Rational(above, below) }
    // Both are in lowest terms, so only what is above one line and below the other has a common divisor. That of a
    // long and a short number is soon found; that of two long products took longer than all the rest.
    let divisor =
      try left.numerator.greatestCommonDivisor(with: right.denominator)
      * right.numerator.greatestCommonDivisor(with: left.denominator)
    guard divisor != .one else { return Rational(lowestTerms: above, below) }
    return Rational(lowestTerms: try above / divisor, try below / divisor)
  }

  /// Returns the exact quotient.
  ///
  /// - Throws: ``ExactArithmeticError/divisionByZero`` when the divisor is 0,
  ///   ``ExactArithmeticError/tooLarge`` when the quotient is too long.
  package static func / (left: Rational, right: Rational) throws(ExactArithmeticError) -> Rational {
    try left * right.reciprocal()
  }

  /// The number with the other sign.
  package static prefix func - (operand: Rational) -> Rational {
    Rational(lowestTerms: -operand.numerator, operand.denominator)
  }

  /// Returns 1 divided by the number.
  ///
  /// - Throws: ``ExactArithmeticError/divisionByZero`` for 0.
  package func reciprocal() throws(ExactArithmeticError) -> Rational {
    guard !isZero else { throw .divisionByZero }
    return Rational(
      lowestTerms: isNegative ? -denominator : denominator,
      numerator.magnitude
    )
  }

  /// Returns the number to the power of an integer, 1 for the exponent 0.
  ///
  /// - Throws: ``ExactArithmeticError/divisionByZero`` for 0 to a negative power,
  ///   ``ExactArithmeticError/tooLarge`` when the result is too long.
  package func power(_ exponent: Int) throws(ExactArithmeticError) -> Rational {
    // The magnitude of Int.min is too large for any number but 0, 1 and -1, to which its neighbor does as well.
    let count = exponent == .min ? Int.max - 1 : abs(exponent)
    let base = exponent < 0 ? try reciprocal() : self
    // Powers of lowest terms are lowest terms.
    return Rational(
      lowestTerms: try base.numerator.power(count),
      try base.denominator.power(count)
    )
  }
}
