// SPDX-License-Identifier: Apache-2.0
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

  /// Returns the number that at most ``chunkLength`` decimal digits make, and the power of ten above it.
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
  /// How many zeros it has.
  private static let chunkLength = 18
}

extension BigInteger: ExpressibleByIntegerLiteral {
  /// Creates a number from a literal.
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}
