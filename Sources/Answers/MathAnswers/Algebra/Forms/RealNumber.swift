// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// A real number that a formula gives: in closed form where it has one, else to within an error.
///
/// Any number without a closed form is worked out with nothing but the four operations and the
/// square root of binary numbers, which every processor rounds alike; the functions are the
/// package's own and not those of a C library, which differ in their last bits. So a number, its
/// error and what is rounded from it are the same on every platform.
package enum RealNumber: Hashable, Sendable {
  /// A fraction, a root, a multiple of π or a product of these.
  case closed(ClosedForm)
  /// A number that is known to within an error.
  case approximate(Double, error: Double)

  /// A fraction.
  package init(_ number: Rational) {
    self = .closed(ClosedForm(number))
  }

  init(_ number: Approximation) {
    self = .approximate(number.real, error: number.error)
  }

  /// The fraction that it is, or nil for any other number.
  package var rational: Rational? {
    if case .closed(let form) = self { form.rational } else { nil }
  }

  /// Whether it is 0 for all that is known.
  var isZero: Bool {
    switch self {
    case .closed(let form): form.factor.isZero
    case .approximate(let value, let error): !(abs(value) > error)
    }
  }

  /// The number with a bound of its error; nil for one that is too large or too small.
  var approximation: Approximation? {
    switch self {
    case .approximate(let value, let error): return Approximation(value, error: error)
    case .closed(let form):
      guard let factor = form.factor.approximation else { return nil }
      var number = factor
      if form.radicand > 1, let root = Approximation(Double(form.radicand)).squareRoot {
        number = number * root
      }
      guard form.powerOfPi != 0 else { return number }
      return Approximation.pi.raised(to: form.powerOfPi).map { number * $0 }
    }
  }

  // MARK: Rounding

  /// The factor by which a number must be known more finely than the last place to which it is
  /// rounded.
  private static let margin = Rational(10)

  /// Returns the nearest number with some digits after the decimal point; a half goes away from 0.
  ///
  /// A number that is a half for all that is known of it counts as one.
  ///
  /// - Parameter places: The number of digits; a negative number rounds to tens, hundreds and so
  ///   on.
  /// - Returns: The rounded number; nil where it is not known so finely.
  /// - Throws: `ExactArithmeticError.tooLarge` when a number on the way is too long.
  package func rounded(decimalPlaces places: Int) throws(ExactArithmeticError) -> Rational? {
    if let rational { return try rational.rounded(decimalPlaces: places) }
    guard let known = approximation, let middle = Rational(exactly: known.real),
      let error = Rational(exactly: known.error)
    else { return nil }
    let unit = try Rational.powerOfTen(-places)
    guard try error * Self.margin <= unit else { return nil }
    let low = try (middle - error).rounded(decimalPlaces: places)
    let high = try (middle + error).rounded(decimalPlaces: places)
    return middle.isNegative ? low : high
  }

  /// Returns the nearest number with some significant figures; a half goes away from 0.
  ///
  /// - Parameter figures: The number of figures, at least 1.
  /// - Returns: The rounded number; nil where it is not known so finely.
  /// - Throws: `ExactArithmeticError.tooLarge` when a number on the way is too long.
  package func rounded(significantFigures figures: Int) throws(ExactArithmeticError) -> Rational? {
    if let rational { return try rational.rounded(significantFigures: figures) }
    guard let known = approximation, let middle = Rational(exactly: known.real),
      let exponent = middle.decimalExponent, !isZero
    else { return nil }
    return try rounded(decimalPlaces: figures - 1 - exponent)
  }

  /// The whole number that it is, or may be for all that is known; else nil.
  package var whole: Rational? {
    if case .closed(let form) = self { return form.rational.flatMap { $0.isInteger ? $0 : nil } }
    guard let known = approximation, known.error < 0.25,
      abs(known.real - known.real.rounded()) <= known.error
    else { return nil }
    return Rational(exactly: known.real.rounded())
  }

  /// The next whole number below; nil where it is not known.
  var roundedDown: Rational? {
    if let rational { return try? rational.roundedDown() }
    if let whole { return whole }
    guard let known = approximation, known.error < 0.25 else { return nil }
    return Rational(exactly: known.real.rounded(.down))
  }

  /// Compares it with another number: below 0, 0 and above 0 for less, equal and greater.
  ///
  /// Numbers that are equal for all that is known count as equal.
  ///
  /// - Throws: ``FormulaError/tooLarge`` when a number is too large or too small to be compared.
  package func order(_ other: RealNumber) throws(FormulaError) -> Int {
    if case .closed(let one) = self, case .closed(let two) = other, let order = one.order(two) {
      return order
    }
    guard let one = approximation, let two = other.approximation else { throw .tooLarge }
    let difference = one - two
    return difference.mayBeZero ? 0 : difference.real < 0 ? -1 : 1
  }
}

extension RealNumber: CustomStringConvertible {
  /// The number in closed form, or about as a decimal number of up to twelve figures.
  package var description: String {
    switch self {
    case .closed(let form): form.description
    case .approximate(let value, _):
      "≈ " + ((try? rounded(significantFigures: 12)).map { $0.text() } ?? "\(value)")
    }
  }
}

// MARK: - Fractions and binary numbers

extension Rational {
  /// The most binary digits of a number that is approximated, above and below the point.
  private static let maximumBits = 480

  /// The nearest binary number, with a bound of its error; nil for one that is too large or small.
  var approximation: Approximation? {
    guard !isZero else { return Approximation(0) }
    let bits = numerator.bitCount - denominator.bitCount
    guard bits.magnitude <= Self.maximumBits else { return nil }
    // The quotient gets 62 or 63 digits, of which 53 are kept.
    let shift = 62 - bits
    guard let scale = try? BigInteger(2).power(abs(shift)),
      let above = try? shift > 0 ? numerator.magnitude * scale : numerator.magnitude,
      let below = try? shift > 0 ? denominator : denominator * scale,
      let quotient = try? above / below, let digits = Int(quotient)
    else { return nil }
    let size = Double(sign: .plus, exponent: -shift, significand: Double(digits))
    let isExact = isInteger && digits.magnitude > 0 && bits < 52
    return Approximation(
      isNegative ? -size : size,
      error: isExact ? 0 : size * Approximation.unit
    )
  }
}
