// SPDX-License-Identifier: Apache-2.0
extension Rational {
  /// Returns ten to the power of an integer.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  package static func powerOfTen(_ exponent: Int) throws(ExactArithmeticError) -> Rational {
    // Most powers that are needed are of one digit.
    var power: UInt64 = 1
    guard exponent.magnitude <= 19 else { return try Rational(10).power(exponent) }
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0
      ? Rational(lowestTerms: .one, BigInteger(power)) : Rational(BigInteger(power))
  }

  /// The exponent of the highest decimal digit: 2 for 452, -3 for 0.0012; nil for 0.
  package var decimalExponent: Int? {
    guard !isZero else { return nil }
    // The number is between 2^(bits - 1) and 2^(bits + 1), and log10(2) is 0.30103 within 10^-8. Whatever is
    // cut off, two less is no more than the exponent.
    let bits = numerator.bitCount - denominator.bitCount
    var exponent = (bits - 1) * 30_103 / 100_000 - 2
    let size = magnitude
    while let next = try? Rational.powerOfTen(exponent + 1), next <= size {
      exponent += 1
    }
    return exponent
  }

  /// Returns the nearest number with some digits after the decimal point; a half goes away from 0.
  ///
  /// - Parameter places: How many digits; a negative number rounds to tens, hundreds and so on.
  /// - Returns: A multiple of ten to the power of minus `places`.
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  package func rounded(decimalPlaces places: Int) throws(ExactArithmeticError) -> Rational {
    let scale = try Rational.powerOfTen(places)
    let scaled = try self * scale
    let doubled = try scaled.numerator.magnitude + scaled.numerator.magnitude
    let half = try (doubled + scaled.denominator) / (scaled.denominator + scaled.denominator)
    return try Rational(isNegative ? -half : half) / scale
  }

  /// Returns the nearest number with some significant figures; a half goes away from 0.
  ///
  /// - Parameter figures: How many figures, at least 1.
  /// - Returns: A number of at most so many figures, zeros at the end not counted.
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  package func rounded(significantFigures figures: Int) throws(ExactArithmeticError) -> Rational {
    guard let exponent = decimalExponent else { return self }
    return try rounded(decimalPlaces: figures - 1 - exponent)
  }
}
