// SPDX-License-Identifier: Apache-2.0

/// An exact rational number, always in lowest terms with a positive denominator.
///
/// Credit is a fraction, so three parts worth a third each make a whole:
///
/// ```swift
/// let third = try Fraction(1, 3)
/// try third + third + third == 1   // true
/// try Fraction(6, -8)              // -3/4
/// ```
///
/// Numerator and denominator are `Int`. An operation whose exact result does not fit throws
/// ``FractionError/overflow``; it never traps and never rounds. Comparing never overflows.
///
/// Because the terms are always lowest, equal numbers have equal terms, and `==` and hashing follow
/// from them.
public struct Fraction: Hashable, Sendable {
  /// The part above the line, which carries the sign.
  public let numerator: Int
  /// The part below the line, at least 1 and without a common divisor with ``numerator``.
  public let denominator: Int

  /// Creates a whole number.
  public init(_ integer: Int) {
    self.init(lowestTerms: integer, 1)
  }

  /// Creates the quotient of two integers.
  ///
  /// - Parameters:
  ///   - numerator: The dividend.
  ///   - denominator: The divisor, of either sign.
  /// - Throws: ``FractionError/zeroDenominator`` when `denominator` is 0,
  ///   ``FractionError/overflow`` when the lowest terms do not fit, as in 1 / `Int.min`.
  /// - Complexity: O(log *n*) in the size of the terms.
  public init(_ numerator: Int, _ denominator: Int) throws(FractionError) {
    guard denominator != 0 else { throw .zeroDenominator }
    try self.init(
      negative: (numerator < 0) != (denominator < 0),
      numerator.magnitude,
      denominator.magnitude
    )
  }

  /// Creates a fraction from a sign and two magnitudes, of which the second is not 0.
  init(negative: Bool, _ numerator: UInt, _ denominator: UInt) throws(FractionError) {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let above = numerator / divisor
    guard let below = Int(exactly: denominator / divisor) else { throw .overflow }
    // Int.min has a magnitude one larger than Int.max.
    if negative, above == Int.min.magnitude {
      self.init(lowestTerms: .min, below)
    } else if let above = Int(exactly: above) {
      self.init(lowestTerms: negative ? -above : above, below)
    } else {
      throw .overflow
    }
  }

  /// Creates a fraction from terms known to be lowest.
  private init(lowestTerms numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The number 0.
  public static let zero = Fraction(0)
  /// The number 1, full credit.
  public static let one = Fraction(1)

  /// Whether the number is a whole one.
  public var isInteger: Bool { denominator == 1 }
}

extension Fraction: ExpressibleByIntegerLiteral {
  /// Creates a whole number from a literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

/// The reason a calculation with fractions has no result.
public enum FractionError: Error, Hashable, Sendable {
  /// The denominator, or the divisor, is 0.
  case zeroDenominator
  /// The exact result does not fit into `Int` terms.
  case overflow
}

extension FractionError: CustomStringConvertible {
  /// The error, for developers.
  public var description: String {
    switch self {
    case .zeroDenominator: "a fraction cannot have the denominator 0"
    case .overflow: "the exact result does not fit into 64-bit terms"
    }
  }
}

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
  /// - Throws: ``FractionError/zeroDenominator`` when the divisor is 0, ``FractionError/overflow``
  ///   when the quotient in lowest terms does not fit.
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
  /// With g = gcd(b, d), a/b + c/d = (a·(d/g) + c·(b/g)) / (b/g·d), where only divisors of g can
  /// still be shared by both terms (Knuth, The Art of Computer Programming, vol. 2, section 4.5.1).
  /// The term above the line is held in twice the width, so that it overflows only when the result
  /// does.
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
  /// Reducing across first leaves nothing to reduce afterwards, so a term overflows only when the
  /// result does.
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

extension Fraction: Comparable {
  /// Whether one number is less than the other.
  ///
  /// Exact for every pair of fractions.
  public static func < (left: Fraction, right: Fraction) -> Bool {
    let leftProduct = left.numerator.multipliedFullWidth(by: right.denominator)
    let rightProduct = right.numerator.multipliedFullWidth(by: left.denominator)
    return (leftProduct.high, leftProduct.low) < (rightProduct.high, rightProduct.low)
  }
}

extension Fraction {
  /// Returns the number as a whole one.
  ///
  /// ```swift
  /// try Fraction(5, 2).rounded(.halfEven)   // 2
  /// try Fraction(5, 2).rounded(.halfUp)     // 3
  /// ```
  public func rounded(_ rule: RoundingRule) -> Int {
    // A whole number stays; any other has a denominator of at least 2, so no result can overflow.
    guard !isInteger else { return numerator }
    let towardZero = numerator / denominator
    let remainder = numerator % denominator
    return rule.movesAway(from: towardZero, remainder: remainder, of: denominator)
      ? towardZero + remainder.signum() : towardZero
  }

  /// Returns the number in percent as a whole number: 2/3 gives 67 by ``RoundingRule/halfUp``.
  ///
  /// - Throws: ``FractionError/overflow`` when a hundred times the number does not fit.
  public func percent(_ rule: RoundingRule = .halfUp) throws(FractionError) -> Int {
    try (self * 100).rounded(rule)
  }
}

extension RoundingRule {
  /// Whether a number between two whole ones goes to the one farther from zero.
  ///
  /// The number is given by the whole one nearer to zero, what is left of the numerator, with its
  /// sign and not 0, and the denominator.
  fileprivate func movesAway(from towardZero: Int, remainder: Int, of denominator: Int) -> Bool {
    let rest = remainder.magnitude
    let otherRest = denominator.magnitude - rest
    return switch self {
    case .halfUp: rest >= otherRest
    case .halfDown: rest > otherRest
    case .halfEven: rest > otherRest || (rest == otherRest && !towardZero.isMultiple(of: 2))
    case .up: remainder > 0
    case .down: remainder < 0
    case .towardZero: false
    case .awayFromZero: true
    }
  }
}

extension Fraction: LosslessStringConvertible {
  /// Creates a fraction from text such as "2/3", "-7" or "6/8", which need not be in lowest terms.
  ///
  /// The result is nil for any other text, for the denominator 0, and for terms that do not fit.
  ///
  /// - Parameter description: An integer, or two integers with a slash between them, without
  ///   blanks.
  public init?(_ description: String) {
    let terms = description.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Int($0) }
    switch (terms.first, terms.dropFirst().first) {
    case (let integer??, nil):
      self.init(integer)
    case (let numerator??, let denominator??):
      guard let fraction = try? Fraction(numerator, denominator) else { return nil }
      self = fraction
    default:
      return nil
    }
  }

  /// The number in lowest terms, as in "2/3" or "-7".
  public var description: String {
    isInteger ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

/// In JSON a whole number is an integer, any other a string such as "2/3"; a decimal number such as
/// 0.5 is read, too.
extension Fraction: Codable {
  /// Reads an integer, a decimal number, or a text such as "2/3".
  ///
  /// - Throws: A `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      self.init(integer)
    } else if let number = try? container.decode(Double.self), let rational = Rational("\(number)"),
      let fraction = Fraction(rational)
    {
      self = fraction
    } else if let text = try? container.decode(String.self), let fraction = Fraction(text) {
      self = fraction
    } else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a number or a fraction such as \"2/3\""
      )
    }
  }

  /// Writes an integer or a text such as "2/3".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if isInteger {
      try container.encode(numerator)
    } else {
      try container.encode(description)
    }
  }
}

extension Double {
  /// Creates the quotient of the terms, rounded to floating point.
  public init(_ fraction: Fraction) {
    self = Double(fraction.numerator) / Double(fraction.denominator)
  }
}

/// A rule for rounding an exact number to an integer.
///
/// The rules are those of IEEE 754 with the names teachers use. They can be stored with a grading
/// policy.
public enum RoundingRule: String, Hashable, Sendable, CaseIterable, JSONName {
  /// To the nearest; a half goes away from zero: 2.5 to 3, -2.5 to -3.
  case halfUp
  /// To the nearest; a half goes towards zero: 2.5 to 2, -2.5 to -2.
  case halfDown
  /// To the nearest; a half goes to the even neighbor: 2.5 to 2, 3.5 to 4.
  case halfEven
  /// To the next larger, towards positive infinity.
  case up
  /// To the next smaller, towards negative infinity.
  case down
  /// Towards zero, cutting the fraction off.
  case towardZero
  /// Away from zero.
  case awayFromZero
}
