// SPDX-License-Identifier: Apache-2.0
extension BigInteger {
  /// Returns the quotient, cut off towards 0, and the remainder, which has the sign of the dividend.
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
  /// Returns quotient and remainder of two magnitudes without leading zeros, of which the second is not 0.
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
      // The guess was too large exactly when the rest has become negative, which shows in its highest digit.
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

  /// Returns the digits times 2 to the power of less than 64, with as many digits: the result must fit when
  /// the caller adds one in front.
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
