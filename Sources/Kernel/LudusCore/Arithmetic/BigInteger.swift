// SPDX-License-Identifier: Apache-2.0

/// An integer of up to 16,384 bits, for exact arithmetic where `Int` does not suffice.
///
/// ```swift
/// let googol = try BigInteger(10).power(100)
/// try googol * googol / googol == googol   // true
/// ```
///
/// An operation whose result would be longer throws ``ExactArithmeticError/tooLarge``, so that no
/// input can make one take long. Comparing and negating never throw.
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

  /// The number of bits of the magnitude, 0 for 0.
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

/// The reason an exact calculation has no result.
package enum ExactArithmeticError: Error, Hashable, Sendable {
  /// A number on the way would need more than ``BigInteger/maximumLength`` bits.
  case tooLarge
  /// A number was divided by 0.
  case divisionByZero
}

extension BigInteger {
  /// Returns the exact sum.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  package static func + (
    left: BigInteger,
    right: BigInteger
  ) throws(ExactArithmeticError) -> BigInteger {
    if let sum = left.plusDigit(right) { return sum }
    guard left.isNegative != right.isNegative else {
      return try BigInteger(isNegative: left.isNegative, checking: left.limbs.plus(right.limbs))
    }
    return left.limbs.isLess(than: right.limbs)
      ? BigInteger(isNegative: right.isNegative, limbs: right.limbs.minus(left.limbs))
      : BigInteger(isNegative: left.isNegative, limbs: left.limbs.minus(right.limbs))
  }

  /// Returns the exact sum, if both numbers and the sum are of one digit.
  private func plusDigit(_ other: BigInteger) -> BigInteger? {
    guard let digit, let addend = other.digit else { return nil }
    guard isNegative == other.isNegative else {
      return digit < addend
        ? BigInteger(isNegative: other.isNegative, addend - digit)
        : BigInteger(isNegative: isNegative, digit - addend)
    }
    let (sum, overflow) = digit.addingReportingOverflow(addend)
    return overflow ? nil : BigInteger(isNegative: isNegative, sum)
  }

  /// Returns the exact difference.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  package static func - (
    left: BigInteger,
    right: BigInteger
  ) throws(ExactArithmeticError) -> BigInteger {
    try left + -right
  }

  /// Returns the exact product.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  /// - Complexity: O(*n* · *m*) in the lengths of the factors.
  package static func * (
    left: BigInteger,
    right: BigInteger
  ) throws(ExactArithmeticError) -> BigInteger {
    let isNegative = left.isNegative != right.isNegative
    if let digit = left.digit, let factor = right.digit {
      let (high, low) = digit.multipliedFullWidth(by: factor)
      return high == 0
        ? BigInteger(isNegative: isNegative, low)
        : BigInteger(isNegative: isNegative, limbs: [low, high])
    }
    // A product has as many bits as both factors together, or one fewer.
    guard left.bitCount + right.bitCount <= maximumLength + 1 else { throw .tooLarge }
    return try BigInteger(isNegative: isNegative, checking: left.limbs.times(right.limbs))
  }

  /// Returns the exact product, whatever its length, which is at most twice ``maximumLength``.
  ///
  /// Comparing fractions needs it, and must not throw.
  func timesWithoutLimit(_ other: BigInteger) -> BigInteger {
    if digit != nil, other.digit != nil, let product = try? self * other { return product }
    return BigInteger(isNegative: isNegative != other.isNegative, limbs: limbs.times(other.limbs))
  }

  /// Returns the number to the power of another, 1 for the exponent 0.
  ///
  /// - Parameter exponent: The exponent, not negative.
  /// - Returns: The product of as many factors as the exponent says.
  /// - Throws: ``ExactArithmeticError/tooLarge`` when the result is too long, before it is
  ///   calculated.
  /// - Precondition: `exponent` is not negative.
  package func power(_ exponent: Int) throws(ExactArithmeticError) -> BigInteger {
    precondition(exponent >= 0, "an integer has no integer power of \(exponent)")
    // 0, 1 and -1 have all powers; any other number grows by at least one bit less than its own
    // each time.
    guard bitCount > 1 else {
      return exponent == 0 ? .one : exponent.isMultiple(of: 2) ? magnitude : self
    }
    guard exponent <= Self.maximumLength / (bitCount - 1) else { throw .tooLarge }
    var (result, square, rest) = (BigInteger.one, self, exponent)
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = try result * square }
      rest /= 2
      if rest > 0 { square = try square * square }
    }
    return result
  }
}

/// School arithmetic on magnitudes without leading zeros; results may have some.
extension BigInteger.Limbs {
  func plus(_ other: BigInteger.Limbs) -> BigInteger.Limbs {
    var sum = count < other.count ? other : self
    let addend = count < other.count ? self : other
    var carry: UInt64 = 0
    for index in sum.indices {
      guard index < addend.count || carry > 0 else { break }
      let digit = index < addend.count ? addend[index] : 0
      let (first, overflow) = sum[index].addingReportingOverflow(digit)
      let (second, another) = first.addingReportingOverflow(carry)
      sum[index] = second
      carry = overflow || another ? 1 : 0
    }
    if carry > 0 { sum.append(carry) }
    return sum
  }

  /// Returns the difference from a number that is not larger.
  func minus(_ other: BigInteger.Limbs) -> BigInteger.Limbs {
    var difference = self
    var borrow: UInt64 = 0
    for index in difference.indices {
      guard index < other.count || borrow > 0 else { break }
      let digit = index < other.count ? other[index] : 0
      let (first, overflow) = difference[index].subtractingReportingOverflow(digit)
      let (second, another) = first.subtractingReportingOverflow(borrow)
      difference[index] = second
      borrow = overflow || another ? 1 : 0
    }
    return difference
  }

  func times(_ other: BigInteger.Limbs) -> BigInteger.Limbs {
    var product = BigInteger.Limbs(repeating: 0, count: count + other.count)
    for (offset, digit) in enumerated() {
      var carry: UInt64 = 0
      for (index, otherDigit) in other.enumerated() {
        let (high, low) = digit.multipliedFullWidth(by: otherDigit)
        let (first, overflow) = product[offset + index].addingReportingOverflow(low)
        let (second, another) = first.addingReportingOverflow(carry)
        product[offset + index] = second
        // The high half of a product is at most 2^64 - 2, and with both carries the sum still fits.
        carry = high &+ (overflow ? 1 : 0) &+ (another ? 1 : 0)
      }
      product[offset + other.count] = carry
    }
    return product
  }
}

extension BigInteger {
  /// Returns the quotient, cut off towards 0, and the remainder, which has the sign of the
  /// dividend.
  ///
  /// - Throws: ``ExactArithmeticError/divisionByZero`` for the divisor 0.
  /// - Complexity: O(*n* · *m*) in the lengths of the quotient and the divisor.
  package func quotientAndRemainder(
    dividingBy divisor: BigInteger
  ) throws(ExactArithmeticError) -> (quotient: BigInteger, remainder: BigInteger) {
    guard !divisor.isZero else { throw .divisionByZero }
    if let digit, let other = divisor.digit {
      let (quotient, remainder) = digit.quotientAndRemainder(dividingBy: other)
      return (
        BigInteger(isNegative: isNegative != divisor.isNegative, quotient),
        BigInteger(isNegative: isNegative, remainder)
      )
    }
    let (quotient, remainder) = limbs.dividedBy(divisor.limbs)
    return (
      BigInteger(isNegative: isNegative != divisor.isNegative, limbs: quotient),
      BigInteger(isNegative: isNegative, limbs: remainder)
    )
  }

  /// Returns the quotient, cut off towards 0.
  ///
  /// - Throws: ``ExactArithmeticError/divisionByZero`` for the divisor 0.
  package static func / (
    left: BigInteger,
    right: BigInteger
  ) throws(ExactArithmeticError) -> BigInteger {
    try left.quotientAndRemainder(dividingBy: right).quotient
  }

  /// Returns the remainder, which has the sign of the dividend.
  ///
  /// - Throws: ``ExactArithmeticError/divisionByZero`` for the divisor 0.
  package static func % (
    left: BigInteger,
    right: BigInteger
  ) throws(ExactArithmeticError) -> BigInteger {
    try left.quotientAndRemainder(dividingBy: right).remainder
  }

  /// Returns the largest number that divides both, 0 only for two zeros.
  ///
  /// - Complexity: O(*n*²) in the lengths of the numbers, by Euclid's algorithm.
  package func greatestCommonDivisor(with other: BigInteger) -> BigInteger {
    if let digit, let other = other.digit {
      return BigInteger(digit.greatestCommonDivisor(with: other))
    }
    var (first, second) = (limbs, other.limbs)
    while second.count > 1 {
      (first, second) = (second, first.dividedBy(second).remainder)
    }
    guard let divisor = second.first else { return BigInteger(isNegative: false, limbs: first) }
    let rest = first.dividedBy(digit: divisor).remainder
    return BigInteger(divisor.greatestCommonDivisor(with: rest))
  }
}

extension BigInteger.Limbs {
  /// Returns quotient and remainder of two magnitudes without leading zeros, of which the second is
  /// not 0.
  ///
  /// The remainder has no leading zeros either.
  func dividedBy(
    _ divisor: BigInteger.Limbs
  ) -> (quotient: BigInteger.Limbs, remainder: BigInteger.Limbs) {
    if isLess(than: divisor) { return ([], self) }
    if let digit = divisor.first, divisor.count == 1 {
      let (quotient, remainder) = dividedBy(digit: digit)
      return (quotient, remainder == 0 ? [] : [remainder])
    }
    return dividedBy(long: divisor)
  }

  /// Returns quotient and remainder for a divisor of one digit, not 0.
  func dividedBy(digit divisor: UInt64) -> (quotient: BigInteger.Limbs, remainder: UInt64) {
    var quotient = self
    var remainder: UInt64 = 0
    for index in indices.reversed() {
      // The remainder is less than the divisor, so the quotient fits.
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, self[index]))
    }
    return (quotient, remainder)
  }

  /// Returns quotient and remainder for a divisor of two or more digits that is not larger.
  ///
  /// Knuth, The Art of Computer Programming, vol. 2, section 4.3.1, algorithm D.
  private func dividedBy(
    long divisor: BigInteger.Limbs
  ) -> (quotient: BigInteger.Limbs, remainder: BigInteger.Limbs) {
    // With the highest bit of the divisor set, the guess of a digit is at most 2 too large.
    let shift = divisor[divisor.count - 1].leadingZeroBitCount
    let divisor = divisor.shiftedLeft(by: shift)
    var rest = shiftedLeft(by: shift) + [0]
    let (highest, next) = (divisor[divisor.count - 1], divisor[divisor.count - 2])
    var quotient = BigInteger.Limbs(repeating: 0, count: rest.count - divisor.count)
    for offset in quotient.indices.reversed() {
      let top = offset + divisor.count
      var guess = UInt64.max
      if rest[top] < highest {
        var remainder: UInt64
        (guess, remainder) = highest.dividingFullWidth((rest[top], rest[top - 1]))
        while guess.multipliedFullWidth(by: next) > (remainder, rest[top - 2]) {
          guess -= 1
          let overflow: Bool
          (remainder, overflow) = remainder.addingReportingOverflow(highest)
          if overflow { break }
        }
      }
      rest.subtract(divisor, times: guess, at: offset)
      // The guess was too large exactly when the rest has become negative, which shows in its
      // highest digit.
      while rest[top] != 0 {
        guess -= 1
        rest.add(divisor, at: offset)
      }
      quotient[offset] = guess
    }
    let remainder = Array(rest.prefix(divisor.count)).shiftedRight(by: shift)
    let count = remainder.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    return (quotient, Array(remainder.prefix(count)))
  }

  /// Subtracts a multiple of a number from the digits at an offset, wrapping around below 0.
  private mutating func subtract(
    _ other: BigInteger.Limbs,
    times factor: UInt64,
    at offset: Int
  ) {
    var carry: UInt64 = 0
    for (index, digit) in other.enumerated() {
      let (high, low) = digit.multipliedFullWidth(by: factor)
      let (product, overflow) = low.addingReportingOverflow(carry)
      let (difference, borrow) = self[offset + index].subtractingReportingOverflow(product)
      self[offset + index] = difference
      carry = high &+ (overflow ? 1 : 0) &+ (borrow ? 1 : 0)
    }
    self[offset + other.count] &-= carry
  }

  /// Adds a number to the digits at an offset, wrapping around to 0.
  private mutating func add(_ other: BigInteger.Limbs, at offset: Int) {
    var carry: UInt64 = 0
    for (index, digit) in other.enumerated() {
      let (first, overflow) = self[offset + index].addingReportingOverflow(digit)
      let (second, another) = first.addingReportingOverflow(carry)
      self[offset + index] = second
      carry = overflow || another ? 1 : 0
    }
    self[offset + other.count] &+= carry
  }

  /// Returns the digits times 2 to the power of less than 64, with as many digits: the result must
  /// fit when the caller adds one in front.
  private func shiftedLeft(by shift: Int) -> BigInteger.Limbs {
    guard shift > 0 else { return self }
    var shifted = self
    var carry: UInt64 = 0
    for index in shifted.indices {
      shifted[index] = self[index] << shift | carry
      carry = self[index] >> (UInt64.bitWidth - shift)
    }
    return carry > 0 ? shifted + [carry] : shifted
  }

  private func shiftedRight(by shift: Int) -> BigInteger.Limbs {
    guard shift > 0 else { return self }
    var shifted = self
    for index in shifted.indices {
      let higher = index + 1 < count ? self[index + 1] << (UInt64.bitWidth - shift) : 0
      shifted[index] = self[index] >> shift | higher
    }
    return shifted
  }
}

extension BigInteger: CustomStringConvertible {
  /// The number in decimal digits.
  package var description: String {
    if let digit { return (isNegative ? "-" : "") + String(digit) }
    var (digits, rest) = ("", limbs)
    while rest.count > 1 {
      let (quotient, remainder) = rest.dividedBy(digit: Self.chunk)
      let chunk = String(remainder)
      digits = String(repeating: "0", count: Self.chunkLength - chunk.utf8.count) + chunk + digits
      rest = BigInteger(isNegative: false, limbs: quotient).limbs
    }
    // A lone digit of 64 bits may still have one decimal digit more than a chunk.
    return (isNegative ? "-" : "") + String(rest.first ?? 0) + digits
  }

  /// Creates a number from decimal digits, of which there may be none for 0.
  ///
  /// - Parameter digits: Digits from 0 to 9, the highest first.
  /// - Throws: ``ExactArithmeticError/tooLarge`` for a number that is too long.
  /// - Precondition: Each digit is below 10.
  /// - Complexity: O(*n*²).
  package init(decimalDigits digits: [UInt8]) throws(ExactArithmeticError) {
    let significant = digits.drop { $0 == 0 }
    // A decimal digit has more than three bits.
    guard significant.count <= Self.maximumLength / 3 else { throw .tooLarge }
    if significant.count <= Self.chunkLength {
      self.init(isNegative: false, Self.number(significant).value)
      return
    }
    var limbs: Limbs = []
    var start = significant.startIndex
    while start < significant.endIndex {
      let end = Swift.min(start + Self.chunkLength, significant.endIndex)
      let (chunk, scale) = Self.number(significant[start..<end])
      limbs = limbs.times([scale]).plus([chunk])
      if limbs.last == 0 { limbs.removeLast() }
      start = end
    }
    try self.init(isNegative: false, checking: limbs)
  }

  /// Returns the number that at most ``chunkLength`` decimal digits make, and the power of ten
  /// above it.
  private static func number(_ digits: ArraySlice<UInt8>) -> (value: UInt64, scale: UInt64) {
    var (value, scale): (UInt64, UInt64) = (0, 1)
    for digit in digits {
      precondition(digit < 10, "\(digit) is no decimal digit")
      (value, scale) = (value * 10 + UInt64(digit), scale * 10)
    }
    return (value, scale)
  }

  /// The largest power of ten that fits into a digit of 64 bits with a sign.
  private static let chunk: UInt64 = 1_000_000_000_000_000_000
  /// The number of its zeros.
  private static let chunkLength = 18
}

extension BigInteger: ExpressibleByIntegerLiteral {
  /// Creates a number from a literal.
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension UnsignedInteger where Self: FixedWidthInteger {
  /// Returns the largest number that divides both, by Euclid's algorithm; 0 only for two zeros.
  ///
  /// - Complexity: O(log *n*) in the smaller number.
  @inlinable
  package func greatestCommonDivisor(with other: Self) -> Self {
    var (first, second) = (self, other)
    while second != 0 {
      (first, second) = (second, first % second)
    }
    return first
  }
}
