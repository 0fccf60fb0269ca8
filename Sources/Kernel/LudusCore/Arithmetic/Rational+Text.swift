// SPDX-License-Identifier: Apache-2.0
extension Rational {
  /// Creates a number from text such as "-12", "0.3048", "1.5e-7" or "5/9".
  ///
  /// This is how program text and JSON write numbers; `NumericMatcher` reads what learners write.
  ///
  /// - Parameter text: A decimal number with a point, perhaps with an exponent, or two of them with a slash.
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

  /// Creates the number that digits make before as many zeros as an exponent says; a negative one puts as
  /// many of them after the decimal point.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  package init(decimalDigits digits: [UInt8], exponent: Int) throws(ExactArithmeticError) {
    let mantissa = try BigInteger(decimalDigits: digits)
    let scale = try BigInteger(10).power(Swift.min(abs(exponent), BigInteger.maximumLength))
    self =
      exponent < 0
      ? try Rational(mantissa, scale) : Rational(try mantissa * scale)
  }

  /// The number as people read it: 9.81, 10/3, 1.05e-33, or about a decimal number when it is longer.
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

  /// The number if it is a decimal one of up to 15 digits, the first of them at the sixth place behind the mark or
  /// before, as most are; else nil.
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
