// SPDX-License-Identifier: Apache-2.0

/// An exact rational number of up to 16,384 bits above and below the line, always in lowest terms.
///
/// ```swift
/// let third = try Rational(1, 3)
/// try third + third + third == 1   // true
/// ```
///
/// It is `Fraction` for numbers of any size that learners write: `1.05e-33`, or a conversion of
/// units. An operation whose result would be longer throws ``ExactArithmeticError/tooLarge``;
/// comparing never throws.
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
    // Both are in lowest terms, so only what is above one line and below the other has a common
    // divisor. That of a long and a short number is soon found; that of two long products took
    // longer than all the rest.
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
    // The magnitude of Int.min is too large for any number but 0, 1 and -1, to which its neighbor
    // does as well.
    let count = exponent == .min ? Int.max - 1 : abs(exponent)
    let base = exponent < 0 ? try reciprocal() : self
    // Powers of lowest terms are lowest terms.
    return Rational(
      lowestTerms: try base.numerator.power(count),
      try base.denominator.power(count)
    )
  }
}

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
    // The number is between 2^(bits - 1) and 2^(bits + 1), and log10(2) is 0.30103 within 10^-8.
    // Whatever is cut off, two less is no more than the exponent.
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
  /// - Parameter places: The number of digits; a negative number rounds to tens, hundreds and so
  ///   on.
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
  /// - Parameter figures: The number of figures, at least 1.
  /// - Returns: A number of at most so many figures, zeros at the end not counted.
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  package func rounded(significantFigures figures: Int) throws(ExactArithmeticError) -> Rational {
    guard let exponent = decimalExponent else { return self }
    return try rounded(decimalPlaces: figures - 1 - exponent)
  }
}

extension Rational {
  /// Creates a number from text such as "-12", "0.3048", "1.5e-7" or "5/9".
  ///
  /// This is how program text and JSON write numbers; `NumericMatcher` reads what learners write.
  ///
  /// - Parameter text: A decimal number with a point, perhaps with an exponent, or two of them with
  ///   a slash.
  package init?(_ text: some StringProtocol) {
    let terms = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard terms.count < 3 else { return nil }
    if terms.count == 2 {
      guard let above = Rational(terms[0]), let below = Rational(terms[1]),
        let quotient = try? above / below
      else { return nil }
      self = quotient
      return
    }
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "e" || $0 == "E"
    }
    guard let exponent = parts.count == 2 ? Int(parts[1]) : 0, var mantissa = parts.first else {
      return nil
    }
    let isNegative = mantissa.hasPrefix("-")
    if isNegative { mantissa = mantissa.dropFirst() }
    let halves = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = halves.flatMap { $0.utf8.map { $0 &- 0x30 } }
    let places = halves.count == 2 ? halves[1].utf8.count : 0
    guard !digits.isEmpty, digits.allSatisfy({ $0 < 10 }), exponent.magnitude < 100_000,
      let number = try? Rational(decimalDigits: digits, exponent: exponent - places)
    else { return nil }
    self = isNegative ? -number : number
  }

  /// Creates the number that digits make before as many zeros as an exponent says; a negative one
  /// puts as many of them after the decimal point.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  package init(decimalDigits digits: [UInt8], exponent: Int) throws(ExactArithmeticError) {
    let mantissa = try BigInteger(decimalDigits: digits)
    let scale = try BigInteger(10).power(Swift.min(abs(exponent), BigInteger.maximumLength))
    self =
      exponent < 0
      ? try Rational(mantissa, scale) : Rational(try mantissa * scale)
  }

  /// The number as people read it: 9.81, 10/3, 1.05e-33, or about a decimal number when it is
  /// longer.
  ///
  /// - Parameter decimalMark: The mark before the decimals.
  /// - Returns: Up to 15 digits.
  package func text(decimalMark: Unicode.Scalar = ".") -> String {
    if let text = shortText(decimalMark) { return text }
    let figures = 15
    guard let rounded = try? rounded(significantFigures: figures),
      let exponent = rounded.decimalExponent,
      let mantissa = try? rounded * Rational.powerOfTen(figures - 1 - exponent)
    else { return description }
    let fraction = description
    let isExact = rounded == self
    if !isExact, fraction.utf8.count <= figures { return fraction }
    var digits = Substring(mantissa.numerator.magnitude.description)
    while digits.last == "0" { digits.removeLast() }
    let number = Self.positional(digits, exponent: exponent, mark: decimalMark)
    return (isExact ? "" : "≈ ") + (isNegative ? "-" : "") + number
  }

  /// The number if it is a decimal one of up to 15 digits, the first of them at the sixth place
  /// behind the mark or before, as most are; else nil.
  private func shortText(_ mark: Unicode.Scalar) -> String? {
    guard let above = numerator.digit, let below = denominator.digit else { return nil }
    var (places, scale): (Int, UInt64) = (0, 1)
    while !scale.isMultiple(of: below), places < 15 { (places, scale) = (places + 1, scale * 10) }
    let (digits, isTooLarge) = above.multipliedReportingOverflow(by: scale / below)
    guard scale.isMultiple(of: below), !isTooLarge, digits < 1_000_000_000_000_000,
      digits >= scale / 1_000_000
    else { return nil }
    var text = (isNegative ? "-" : "") + String(digits / scale)
    if places > 0 {
      let decimals = String(digits % scale)
      text.unicodeScalars.append(mark)
      text += String(repeating: "0", count: places - decimals.utf8.count) + decimals
    }
    return text
  }

  /// Writes digits, the first of which stands at the place of an exponent.
  private static func positional(
    _ digits: Substring,
    exponent: Int,
    mark: Unicode.Scalar
  ) -> String {
    switch exponent {
    case -6..<0:
      return "0\(mark)" + String(repeating: "0", count: -1 - exponent) + digits
    case 0..<15:
      let zeros = String(repeating: "0", count: max(0, exponent + 1 - digits.count))
      let decimals = digits.dropFirst(exponent + 1)
      return digits.prefix(exponent + 1) + zeros + (decimals.isEmpty ? "" : "\(mark)" + decimals)
    default:
      let decimals = digits.dropFirst()
      return digits.prefix(1) + (decimals.isEmpty ? "" : "\(mark)" + decimals) + "e\(exponent)"
    }
  }
}

/// A number of any length: what sums and products of floating-point numbers are before they are
/// rounded.
///
/// Comparisons that decide whether a point is inside must not be rounded. They are made with
/// floating-point numbers first, whose error is known, and only where that leaves the sign open
/// with these. Floating-point expansions (Shewchuk 1997) would be faster there, but their products
/// can underflow; these have no exponent range, so that the sign is right for *all* finite numbers.
///
/// Nothing limits the length, which is why only formulae of a fixed degree use them: a product of
/// six numbers has at most 13,000 bits.
package struct ExactNumber {
  private var isNegative: Bool
  /// The magnitude in digits of 64 bits, the lowest first and the highest not 0; none for 0.
  private var digits: [UInt64]
  /// The power of 2^64 that the lowest digit stands for.
  private var offset: Int

  private init(isNegative: Bool, digits: [UInt64], offset: Int) {
    var digits = digits
    while digits.last == 0 {
      digits.removeLast()
    }
    self.isNegative = isNegative
    self.digits = digits
    self.offset = offset
  }

  /// Creates the number that a floating-point number is.
  ///
  /// - Precondition: It is finite.
  package init(_ value: Double) {
    precondition(value.isFinite, "\(value) is no number")
    let rawExponent = Int(value.exponentBitPattern)
    let hiddenBit: UInt64 = rawExponent == 0 ? 0 : 1 << Double.significandBitCount
    let significand = value.significandBitPattern | hiddenBit
    let exponent = max(rawExponent, 1) - 1075
    let shift = exponent & 63
    self.init(
      isNegative: value.sign == .minus,
      digits: [significand << shift, shift == 0 ? 0 : significand >> (64 - shift)],
      offset: exponent >> 6
    )
  }

  /// -1, 0 or 1, as the number is below, equal to or above 0.
  package var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// The number times itself.
  package var squared: ExactNumber { self * self }

  package static prefix func - (operand: ExactNumber) -> ExactNumber {
    ExactNumber(isNegative: !operand.isNegative, digits: operand.digits, offset: operand.offset)
  }

  package static func - (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    left + -right
  }

  package static func + (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    guard left.sign != 0 else { return right }
    guard right.sign != 0 else { return left }
    let offset = min(left.offset, right.offset)
    let (a, b) = (left.digits(from: offset), right.digits(from: offset))
    if left.isNegative == right.isNegative {
      return ExactNumber(isNegative: left.isNegative, digits: a.plus(b), offset: offset)
    }
    return a.isLess(than: b)
      ? ExactNumber(isNegative: right.isNegative, digits: b.minus(a), offset: offset)
      : ExactNumber(isNegative: left.isNegative, digits: a.minus(b), offset: offset)
  }

  package static func * (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    ExactNumber(
      isNegative: left.isNegative != right.isNegative,
      digits: left.digits.times(right.digits),
      offset: left.offset + right.offset
    )
  }

  package static func <= (left: ExactNumber, right: ExactNumber) -> Bool {
    (left - right).sign <= 0
  }

  /// The digits with zeros below, so that the lowest stands for a lower power.
  private func digits(from offset: Int) -> [UInt64] {
    [UInt64](repeating: 0, count: self.offset - offset) + digits
  }
}

extension Fraction {
  /// Creates the same number, or nil when its terms do not fit into 64 bits.
  package init?(_ number: Rational) {
    guard let above = Int(number.numerator), let below = Int(number.denominator),
      let fraction = try? Fraction(above, below)
    else { return nil }
    self = fraction
  }
}
