// SPDX-License-Identifier: Apache-2.0
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
  /// - Throws: ``ExactArithmeticError/tooLarge`` when the result is too long, before it is calculated.
  /// - Precondition: `exponent` is not negative.
  package func power(_ exponent: Int) throws(ExactArithmeticError) -> BigInteger {
    precondition(exponent >= 0, "an integer has no integer power of \(exponent)")
    // 0, 1 and -1 have all powers; any other number grows by at least one bit less than its own each time.
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
