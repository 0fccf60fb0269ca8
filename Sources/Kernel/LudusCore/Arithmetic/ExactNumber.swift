// SPDX-License-Identifier: Apache-2.0

/// A number of any length: what sums and products of floating-point numbers are before they are rounded.
///
/// Comparisons that decide whether a point is inside must not be rounded. They are made with floating-point
/// numbers first, whose error is known, and only where that leaves the sign open with these. Floating-point
/// expansions (Shewchuk 1997) would be faster there, but their products can
/// underflow; these have no exponent range, so that the sign is right for *all* finite numbers.
///
/// Nothing limits the length, which is why only formulae of a fixed degree use them: a product of six
/// numbers has at most 13,000 bits.
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
