// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct RationalTests {
  @Test func calculatesAsFractionDoes() {
    forEachSeed { generator in
      let (a, b) = (try generator.fraction(), try generator.fraction())
      let (first, second) = (try Rational(a), try Rational(b))
      try #require(try first + second == Rational(a + b))
      try #require(try first - second == Rational(a - b))
      try #require(try first * second == Rational(a * b))
      try #require((first < second) == (a < b))
      try #require(first.description == a.description)
      if b != 0 { try #require(try first / second == Rational(a / b)) }
    }
  }

  @Test func longFractionsObeyTheLawsOfArithmetic() {
    forEachSeed(0..<300) { generator in
      let (a, b) = (try generator.rational(bits: 200), try generator.rational(bits: 150))
      try #require(try a + b - b == a)
      try #require(try (a + b) * (a - b) == a * a - b * b)
      try #require(try a.power(3) == a * a * a)
      try #require(b.isZero || (try a * b / b == a))
      try #require(b.isZero || (try b.power(-2) == 1 / (b * b)))
      try #require(a < b || b < a || a == b)
    }
  }

  @Test func termsAreLowestAndTheLowerOneIsPositive() throws {
    #expect(try Rational(6, -8).description == "-3/4")
    #expect(try Rational(0, -5) == .zero)
    #expect(try Rational(-4, -2).isInteger)
  }

  @Test func nothingIsDividedByZero() {
    #expect(throws: ExactArithmeticError.divisionByZero) { try Rational(1, 0) }
    #expect(throws: ExactArithmeticError.divisionByZero) { try Rational.one / .zero }
    #expect(throws: ExactArithmeticError.divisionByZero) { try Rational.zero.power(-1) }
  }

  @Test func comparingHasNoLimit() throws {
    let tiny = try Rational.powerOfTen(-4900)
    let tinier = try tiny / 3
    #expect(tinier < tiny && -tiny < tinier)
    #expect(throws: ExactArithmeticError.tooLarge) { try Rational.powerOfTen(5000) }
    #expect(throws: ExactArithmeticError.tooLarge) { try Rational.powerOfTen(.min) }
  }

  @Test(arguments: [(452, 1, 2), (1, 1, 0), (999, 1000, -1), (1, 1000, -3), (1000, 1, 3)])
  func theDecimalExponentIsThatOfTheHighestDigit(above: Int, below: Int, exponent: Int) throws {
    let number = try Rational(BigInteger(above), BigInteger(below))
    #expect(number.decimalExponent == exponent)
    #expect((-number).decimalExponent == exponent)
  }

  @Test func theDecimalExponentBoundsEveryNumber() {
    forEachSeed(0..<300) { generator in
      let number = try generator.rational(bits: 700).magnitude
      let exponent = try assume(number.decimalExponent)
      try #require(try Rational.powerOfTen(exponent) <= number)
      try #require(try number < Rational.powerOfTen(exponent + 1))
    }
  }

  @Test(arguments: [
    (61_250, 1, 3, 61_300, 1), (-61_250, 1, 3, -61_300, 1), (9996, 1000, 3, 10, 1),
    (1, 3, 2, 33, 100),
    (0, 1, 3, 0, 1), (85, 1000, 1, 9, 100), (449, 1, 1, 400, 1),
  ])
  func aHalfIsRoundedAwayFromZero(
    above: Int,
    below: Int,
    figures: Int,
    roundedAbove: Int,
    roundedBelow: Int
  ) throws {
    let number = try Rational(BigInteger(above), BigInteger(below))
    let rounded = try Rational(BigInteger(roundedAbove), BigInteger(roundedBelow))
    #expect(try number.rounded(significantFigures: figures) == rounded)
  }

  @Test(arguments: [
    ("0", "0"), ("-7", "-7"), ("1200", "1200"), ("0.5", "0.5"), ("-3/8", "-0.375"),
    ("10/3", "10/3"),
    ("0.000001", "0.000001"), ("0.0000001", "1e-7"), ("0.0000125", "0.0000125"),
    ("0.00000125", "0.00000125"),
    ("999999999999999", "999999999999999"), ("1000000000000000", "1e15"),
    ("1e300", "1e300"), ("1/1024", "0.0009765625"), ("12345678901234567", "≈ 1.23456789012346e16"),
    ("100000000000000/333333333333333", "≈ 0.3"),
  ])
  func aNumberIsWrittenAsPeopleReadIt(number: String, text: String) throws {
    let number = try #require(Rational(number))
    #expect(number.text() == text)
    #expect(number.text(decimalMark: ",") == text.replacing(".", with: ","))
  }

  @Test(arguments: ["", "-", ".", "1/", "/2", "1/0", "1/2/3", "1e", "1e99999", "1 2", "½"])
  func isNotReadFromOtherText(text: String) {
    #expect(Rational(text) == nil)
  }

  @Test func decimalNumbersAreWrittenInFull() {
    forEachSeed(0..<500) { generator in
      let digits = Int(generator.next() % 1_000_000_000_000_000) - 500_000_000_000_000
      let places = generator.draw(below: 16)
      let number = try Rational(digits) / Rational.powerOfTen(places)
      let text = number.text()
      try #require(Rational(text) == number)
      try #require(!text.contains("/") && !(text.contains(".") && text.hasSuffix("0")))
    }
  }

  @Test func roundingMovesByHalfAUnitAtMost() {
    forEachSeed(0..<300) { generator in
      let number = try generator.rational(bits: 300)
      let places = generator.draw(below: 40) - 20
      let rounded = try number.rounded(decimalPlaces: places)
      let unit = try Rational.powerOfTen(-places)
      try #require(try (rounded - number).magnitude * 2 <= unit)
      try #require(try (rounded / unit).isInteger)
    }
  }
}

extension Rational {
  fileprivate init(_ fraction: Fraction) throws {
    try self.init(BigInteger(fraction.numerator), BigInteger(fraction.denominator))
  }
}

extension SeededGenerator {
  fileprivate mutating func fraction() throws -> Fraction {
    try Fraction(draw(below: 2001) - 1000, draw(below: 999) + 1)
  }
}
