// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

@testable import MathAnswers

struct OrderedPolynomialTests {
  @Test(
    arguments: [
      (.leastNonzeroMagnitude, 1, -1074), (0.75 * .leastNormalMagnitude, 3, -1024),
      (0x1p-1022, 1, -1022), (-0.75, -3, -2),
      (0x1p1023, 1, 1023), (0, 0, 0),
    ] as [(Double, Int, Int)]
  )
  func aFloatingPointNumberIsTakenAsItIs(number: Double, digits: Int, exponent: Int) throws {
    let power = try BigInteger(2).power(abs(exponent))
    let expected =
      exponent < 0
      ? try Rational(BigInteger(digits), power)
      : try Rational(BigInteger(digits) * power, BigInteger(1))
    #expect(Rational(exactly: number) == expected)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func whatIsNoNumberIsNone(number: Double) {
    #expect(Rational(exactly: number) == nil)
  }
}
