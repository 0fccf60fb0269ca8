// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct BigIntegerTests {
  @Test func calculatesAsIntDoes() {
    forEachSeed { generator in
      let (a, b) = (generator.draw(below: 2001) - 1000, generator.draw(below: 2001) - 1000)
      let (first, second) = (BigInteger(a), BigInteger(b))
      try #require(try first + second == BigInteger(a + b))
      try #require(try first - second == BigInteger(a - b))
      try #require(try first * second == BigInteger(a * b))
      try #require((first < second) == (a < b))
      try #require(Int(first) == a)
      try #require(first.description == "\(a)")
      try assume(b != 0)
      let (quotient, remainder) = try first.quotientAndRemainder(dividingBy: second)
      try #require(Int(quotient) == a / b)
      try #require(Int(remainder) == a % b)
    }
  }

  @Test func longNumbersObeyTheLawsOfArithmetic() {
    forEachSeed(0..<300) { generator in
      let (a, b) = (try generator.bigInteger(bits: 900), try generator.bigInteger(bits: 600))
      let c = try generator.bigInteger(bits: 700)
      try #require(try a + b - b == a)
      try #require(try a + b == b + a)
      try #require(try (a + b) * c == a * c + b * c)
      try #require(try (a - b) * (a + b) == a * a - b * b)
    }
  }

  @Test func quotientTimesDivisorPlusRemainderIsTheDividend() {
    forEachSeed(0..<1000) { generator in
      let (a, b) = (try generator.bigInteger(bits: 900), try generator.bigInteger(bits: 700))
      try assume(!b.isZero)
      let (quotient, remainder) = try a.quotientAndRemainder(dividingBy: b)
      try #require(try quotient * b + remainder == a)
      try #require(remainder.magnitude < b.magnitude)
      try #require(remainder.isZero || remainder.isNegative == a.isNegative)
      try #require(try (a * b) / b == a)
    }
  }

  @Test func theGreatestCommonDivisorDividesBothAndLeavesNoOther() {
    forEachSeed(0..<200) { generator in
      let factor = try generator.bigInteger(bits: 300)
      let a = try factor * generator.bigInteger(bits: 300)
      let b = try factor * generator.bigInteger(bits: 300)
      let divisor = a.greatestCommonDivisor(with: b)
      guard !divisor.isZero else {
        try #require(a.isZero && b.isZero)
        return
      }
      try #require(try (a % divisor).isZero && (b % divisor).isZero)
      try #require(try (a / divisor).greatestCommonDivisor(with: b / divisor) == .one)
      try #require(try factor.isZero || (divisor % factor).isZero)
    }
  }

  @Test func decimalDigitsAreReadAsTheyAreWritten() {
    forEachSeed(0..<200) { generator in
      let number = try generator.bigInteger(bits: 2000).magnitude
      let digits = number.description.utf8.map { $0 - 0x30 }
      try #require(try BigInteger(decimalDigits: digits) == number)
      try #require(try BigInteger(decimalDigits: [0, 0] + digits) == number)
    }
  }

  @Test func powersAreRepeatedProducts() throws {
    for base in -12...12 {
      var product = BigInteger.one
      for exponent in 0...60 {
        #expect(try BigInteger(base).power(exponent) == product)
        product = try product * BigInteger(base)
      }
    }
    #expect(try BigInteger(10).power(30).description == "1" + String(repeating: "0", count: 30))
  }

  @Test func extremesOfIntAreNumbersLikeAllOthers() throws {
    #expect(BigInteger(Int.min).description == "\(Int.min)")
    #expect(Int(BigInteger(Int.min)) == .min)
    #expect(Int(-BigInteger(Int.min)) == nil)
    #expect(try Int(BigInteger(Int.max) + 1) == nil)
    #expect(BigInteger(UInt64.max).bitCount == 64)
    #expect(BigInteger.zero.bitCount == 0 && -BigInteger.zero == .zero)
  }

  @Test func noResultIsLongerThanTheLimit() throws {
    let longest = try BigInteger(2).power(BigInteger.maximumLength - 1)
    let largest = try longest - 1 + longest
    #expect(largest.bitCount == BigInteger.maximumLength)
    #expect(throws: ExactArithmeticError.tooLarge) { try largest + 1 }
    #expect(throws: ExactArithmeticError.tooLarge) { try -largest - 1 }
    #expect(throws: ExactArithmeticError.tooLarge) { try longest * 2 }
    #expect(throws: ExactArithmeticError.tooLarge) { try largest * largest }
    #expect(throws: ExactArithmeticError.tooLarge) {
      try BigInteger(2).power(BigInteger.maximumLength)
    }
    #expect(throws: ExactArithmeticError.tooLarge) { try BigInteger(9).power(.max) }
    #expect(throws: ExactArithmeticError.tooLarge) {
      try BigInteger(decimalDigits: Array(repeating: 9, count: 1_000_000))
    }
    #expect(try BigInteger(-1).power(.max) == -1)
    #expect(try largest * 1 == largest)
  }

  @Test func nothingIsDividedByZero() {
    #expect(throws: ExactArithmeticError.divisionByZero) { try BigInteger(7) / 0 }
    #expect(throws: ExactArithmeticError.divisionByZero) { try BigInteger.zero % 0 }
  }
}
