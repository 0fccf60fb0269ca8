// SPDX-License-Identifier: Apache-2.0

/// An integer of any length: what the exact comparisons are compared with, slow and obvious.
struct WholeNumber: Equatable {
  /// -1, 0 or 1.
  private(set) var sign: Int
  /// The magnitude in digits of 32 bits, the lowest first.
  private var digits: [UInt32]

  private init(sign: Int, digits: [UInt32]) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    self.sign = digits.isEmpty ? 0 : sign
    self.digits = digits
  }

  /// The number times a power of two that makes it whole.
  init(_ number: Double, timesTwoToThe power: Int) {
    guard number != 0 else {
      self.init(sign: 0, digits: [])
      return
    }
    let shift = Int(number.exponent) - 52 + power
    let significand = UInt64(number.magnitude.significand * 0x1p52)
    var digits = [UInt32](repeating: 0, count: max(shift, 0) / 32 + 3)
    for bit in 0..<53 where significand >> UInt64(bit) & 1 == 1 {
      precondition(shift + bit >= 0, "the number is not whole")
      digits[(shift + bit) / 32] |= 1 << UInt32((shift + bit) % 32)
    }
    self.init(sign: number < 0 ? -1 : 1, digits: digits)
  }

  static func + (left: WholeNumber, right: WholeNumber) -> WholeNumber {
    if left.sign * right.sign >= 0 {
      var (sum, carry): ([UInt32], UInt64) = ([], 0)
      for index in 0..<max(left.digits.count, right.digits.count) {
        carry += UInt64(left.digit(index)) + UInt64(right.digit(index))
        sum.append(UInt32(truncatingIfNeeded: carry))
        carry >>= 32
      }
      return WholeNumber(
        sign: left.sign == 0 ? right.sign : left.sign,
        digits: sum + [UInt32(carry)]
      )
    }
    let isLeftLarger = !left.isShorter(than: right)
    let (large, small) = isLeftLarger ? (left, right) : (right, left)
    var (difference, borrow): ([UInt32], Int64) = ([], 0)
    for index in large.digits.indices {
      borrow += Int64(large.digit(index)) - Int64(small.digit(index))
      difference.append(UInt32(truncatingIfNeeded: borrow))
      borrow >>= 32
    }
    return WholeNumber(sign: large.sign, digits: difference)
  }

  static func - (left: WholeNumber, right: WholeNumber) -> WholeNumber {
    left + WholeNumber(sign: -right.sign, digits: right.digits)
  }

  static func * (left: WholeNumber, right: WholeNumber) -> WholeNumber {
    var product = [UInt32](repeating: 0, count: left.digits.count + right.digits.count + 1)
    for (i, a) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.digits.enumerated() {
        carry += UInt64(a) * UInt64(b) + UInt64(product[i + j])
        product[i + j] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[i + right.digits.count] = UInt32(carry)
    }
    return WholeNumber(sign: left.sign * right.sign, digits: product)
  }

  private func digit(_ index: Int) -> UInt32 { index < digits.count ? digits[index] : 0 }

  private func isShorter(than other: WholeNumber) -> Bool {
    guard digits.count == other.digits.count else { return digits.count < other.digits.count }
    for (a, b) in zip(digits.reversed(), other.digits.reversed()) where a != b { return a < b }
    return false
  }
}
