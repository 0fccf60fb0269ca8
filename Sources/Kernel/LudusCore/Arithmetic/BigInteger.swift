// SPDX-License-Identifier: Apache-2.0

/// An integer of up to 16,384 bits, for exact arithmetic where `Int` does not suffice.
///
/// ```swift
/// let googol = try BigInteger(10).power(100)
/// try googol * googol / googol == googol   // true
/// ```
///
/// An operation whose result would be longer throws ``ExactArithmeticError/tooLarge``, so that no input can
/// make one take long. Comparing and negating never throw.
package struct BigInteger: Hashable, Sendable {
  /// The most bits that a magnitude may have, which are 4,932 decimal digits.
  package static let maximumLength = 16_384

  /// Whether the number is below 0.
  package let isNegative: Bool
  /// The lowest 64 bits of the magnitude.
  let lowest: UInt64
  /// The digits above them, each of 64 bits, the lowest first and the highest not 0.
  ///
  /// Nearly every number that people write has nothing there, and so takes no memory of its own.
  let higher: Limbs

  /// Digits of 64 bits, the lowest first.
  package typealias Limbs = [UInt64]

  /// Creates a number from a sign and a magnitude, whose highest digits may be 0.
  init(isNegative: Bool, limbs: Limbs) {
    let count = limbs.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    self.isNegative = isNegative && count > 0
    lowest = limbs.first ?? 0
    higher = count > 1 ? Array(limbs[1..<count]) : []
  }

  /// Creates a number from a sign and a magnitude of one digit.
  init(isNegative: Bool, _ magnitude: UInt64) {
    self.isNegative = isNegative && magnitude > 0
    lowest = magnitude
    higher = []
  }

  /// Creates a number from a sign and a magnitude of which only the length has to be checked.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` for more than ``maximumLength`` bits.
  init(isNegative: Bool, checking limbs: Limbs) throws(ExactArithmeticError) {
    self.init(isNegative: isNegative, limbs: limbs)
    guard higher.count < Self.maximumLength / UInt64.bitWidth else { throw .tooLarge }
  }

  /// Creates a number from one that has a fixed width.
  package init(_ value: some FixedWidthInteger) {
    if let magnitude = UInt64(exactly: value.magnitude) {
      self.init(isNegative: value < 0, magnitude)
    } else {
      self.init(isNegative: value < 0, limbs: Array(value.magnitude.words.map(UInt64.init)))
    }
  }

  /// The number 0.
  package static let zero = BigInteger(0)
  /// The number 1.
  package static let one = BigInteger(1)

  /// Whether the number is 0.
  package var isZero: Bool { lowest == 0 && higher.isEmpty }

  /// The magnitude, if it is of one digit.
  var digit: UInt64? { higher.isEmpty ? lowest : nil }

  /// The magnitude in digits of 64 bits, the lowest first and the highest not 0; none for 0.
  var limbs: Limbs { isZero ? [] : [lowest] + higher }

  /// How many bits the magnitude has, 0 for 0.
  package var bitCount: Int {
    (higher.count + 1) * UInt64.bitWidth - (higher.last ?? lowest).leadingZeroBitCount
  }

  /// The number without its sign.
  package var magnitude: BigInteger { BigInteger(isNegative: false, self) }

  /// The number with the other sign.
  package static prefix func - (operand: BigInteger) -> BigInteger {
    BigInteger(isNegative: !operand.isNegative, operand)
  }

  /// Creates a number from a sign and the magnitude of another number.
  private init(isNegative: Bool, _ other: BigInteger) {
    self.isNegative = isNegative && !other.isZero
    lowest = other.lowest
    higher = other.higher
  }
}

extension BigInteger: Comparable {
  /// Whether one number is less than the other.
  package static func < (left: BigInteger, right: BigInteger) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let (smaller, larger) = left.isNegative ? (right, left) : (left, right)
    if let smaller = smaller.digit, let larger = larger.digit { return smaller < larger }
    return smaller.limbs.isLess(than: larger.limbs)
  }
}

extension BigInteger.Limbs {
  /// Whether a magnitude is less than another, both without leading zeros.
  func isLess(than other: BigInteger.Limbs) -> Bool {
    guard count == other.count else { return count < other.count }
    for (digit, otherDigit) in zip(reversed(), other.reversed()) where digit != otherDigit {
      return digit < otherDigit
    }
    return false
  }
}

extension Int {
  /// Creates the same number, or nil when it does not fit.
  package init?(_ number: BigInteger) {
    guard let magnitude = number.digit else { return nil }
    if number.isNegative, magnitude == Int.min.magnitude {
      self = .min
    } else if let value = Int(exactly: magnitude) {
      self = number.isNegative ? -value : value
    } else {
      return nil
    }
  }
}

/// Why an exact calculation has no result.
package enum ExactArithmeticError: Error, Hashable, Sendable {
  /// A number on the way would need more than ``BigInteger/maximumLength`` bits.
  case tooLarge
  /// A number was divided by 0.
  case divisionByZero
}
