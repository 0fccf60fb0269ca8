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
/// Because the terms are always lowest, equal numbers have equal terms, and `==` and hashing follow from them.
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
  /// - Throws: ``FractionError/zeroDenominator`` when `denominator` is 0, ``FractionError/overflow`` when
  ///   the lowest terms do not fit, as in 1 / `Int.min`.
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

/// Why a calculation with fractions has no result.
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
