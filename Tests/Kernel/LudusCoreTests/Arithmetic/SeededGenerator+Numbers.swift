// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension SeededGenerator {
  /// A number of up to some bits, of any sign; often with long runs of zeros or ones, which carry
  /// far.
  mutating func bigInteger(bits: Int) throws -> BigInteger {
    var number = BigInteger.zero
    let limb = try BigInteger(2).power(64)
    for _ in 0..<draw(below: bits / 64 + 1) {
      let digit: UInt64 =
        switch draw(below: 4) {
        case 0: 0
        case 1: .max
        default: next()
        }
      number = try number * limb + BigInteger(digit)
    }
    return draw(below: 2) == 0 ? number : -number
  }

  /// A number whose terms have up to some bits.
  mutating func rational(bits: Int) throws -> Rational {
    let denominator = try bigInteger(bits: bits)
    return try Rational(try bigInteger(bits: bits), denominator.isZero ? .one : denominator)
  }
}
