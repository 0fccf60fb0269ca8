// SPDX-License-Identifier: Apache-2.0
extension Fraction {
  /// Returns the exact sum.
  ///
  /// - Throws: ``FractionError/overflow`` when the sum in lowest terms does not fit.
  public static func + (left: Fraction, right: Fraction) throws(FractionError) -> Fraction {
    try sum(left, right, negatingRight: false)
  }

  /// Returns the exact difference.
  ///
  /// - Throws: ``FractionError/overflow`` when the difference in lowest terms does not fit.
  public static func - (left: Fraction, right: Fraction) throws(FractionError) -> Fraction {
    try sum(left, right, negatingRight: true)
  }

  /// Returns the exact product.
  ///
  /// - Throws: ``FractionError/overflow`` when the product in lowest terms does not fit.
  public static func * (left: Fraction, right: Fraction) throws(FractionError) -> Fraction {
    try product(
      left.numerator.magnitude,
      left.denominator.magnitude,
      right.numerator.magnitude,
      right.denominator.magnitude,
      negative: (left.numerator < 0) != (right.numerator < 0)
    )
  }

  /// Returns the exact quotient.
  ///
  /// - Throws: ``FractionError/zeroDenominator`` when the divisor is 0, ``FractionError/overflow`` when
  ///   the quotient in lowest terms does not fit.
  public static func / (left: Fraction, right: Fraction) throws(FractionError) -> Fraction {
    guard right.numerator != 0 else { throw .zeroDenominator }
    return try product(
      left.numerator.magnitude,
      left.denominator.magnitude,
      right.denominator.magnitude,
      right.numerator.magnitude,
      negative: (left.numerator < 0) != (right.numerator < 0)
    )
  }

  /// Returns the number with the other sign.
  ///
  /// - Throws: ``FractionError/overflow`` when the numerator is `Int.min`.
  public static prefix func - (operand: Fraction) throws(FractionError) -> Fraction {
    try Fraction(
      negative: operand.numerator > 0,
      operand.numerator.magnitude,
      operand.denominator.magnitude
    )
  }

  /// Returns the sum or the difference.
  ///
  /// With g = gcd(b, d), a/b + c/d = (a·(d/g) + c·(b/g)) / (b/g·d), where only divisors of g can still be
  /// shared by both terms (Knuth, The Art of Computer Programming, vol. 2, section 4.5.1). The term above
  /// the line is held in twice the width, so that it overflows only when the result does.
  private static func sum(
    _ left: Fraction,
    _ right: Fraction,
    negatingRight: Bool
  ) throws(FractionError) -> Fraction {
    let shared = left.denominator.magnitude.greatestCommonDivisor(with: right.denominator.magnitude)
    let leftFactor = left.denominator.magnitude / shared
    let rightFactor = right.denominator.magnitude / shared
    var addend = WideInteger(right.numerator, times: leftFactor)
    addend.isNegative = addend.isNegative != negatingRight
    let above = WideInteger(left.numerator, times: rightFactor).adding(addend)
    let reduction = above.remainder(dividingBy: shared).greatestCommonDivisor(with: shared)
    guard let numerator = above.quotient(dividingBy: reduction) else { throw .overflow }
    let (denominator, overflow) = leftFactor.multipliedReportingOverflow(
      by: right.denominator.magnitude / reduction
    )
    guard !overflow else { throw .overflow }
    return try Fraction(negative: above.isNegative, numerator, denominator)
  }

  /// Returns the product of a/b and c/d.
  ///
  /// Reducing across first leaves nothing to reduce afterwards, so a term overflows only when the result
  /// does.
  private static func product(
    _ a: UInt,
    _ b: UInt,
    _ c: UInt,
    _ d: UInt,
    negative: Bool
  ) throws(FractionError) -> Fraction {
    let first = a.greatestCommonDivisor(with: d)
    let second = c.greatestCommonDivisor(with: b)
    let (above, overflowAbove) = (a / first).multipliedReportingOverflow(by: c / second)
    let (below, overflowBelow) = (b / second).multipliedReportingOverflow(by: d / first)
    guard !overflowAbove, !overflowBelow else { throw .overflow }
    return try Fraction(negative: negative, above, below)
  }
}

extension Sequence<Fraction> {
  /// Returns the exact sum of the elements, 0 when there are none.
  ///
  /// - Throws: ``FractionError/overflow`` when a sum on the way does not fit.
  /// - Complexity: O(*n*) additions.
  public func sum() throws(FractionError) -> Fraction {
    var sum = Fraction.zero
    for element in self {
      sum = try sum + element
    }
    return sum
  }
}

/// A signed integer of twice the width, as far as adding fractions needs one.
private struct WideInteger {
  var isNegative: Bool
  var high: UInt
  var low: UInt

  init(_ value: Int, times factor: UInt) {
    isNegative = value < 0
    (high, low) = value.magnitude.multipliedFullWidth(by: factor)
  }

  /// Returns the sum, which cannot overflow, because both magnitudes are below 2^126.
  func adding(_ other: WideInteger) -> WideInteger {
    guard isNegative != other.isNegative else {
      var sum = self
      let carry: Bool
      (sum.low, carry) = low.addingReportingOverflow(other.low)
      sum.high = high &+ other.high &+ (carry ? 1 : 0)
      return sum
    }
    let otherIsLarger = (other.high, other.low) > (high, low)
    var (difference, subtrahend) = otherIsLarger ? (other, self) : (self, other)
    let borrow: Bool
    (difference.low, borrow) = difference.low.subtractingReportingOverflow(subtrahend.low)
    subtrahend.high &+= borrow ? 1 : 0
    difference.high &-= subtrahend.high
    return difference
  }

  func remainder(dividingBy divisor: UInt) -> UInt {
    divisor.dividingFullWidth((high % divisor, low)).remainder
  }

  /// The magnitude of the quotient, or nil when it does not fit.
  func quotient(dividingBy divisor: UInt) -> UInt? {
    guard high < divisor else { return nil }
    return divisor.dividingFullWidth((high, low)).quotient
  }
}
