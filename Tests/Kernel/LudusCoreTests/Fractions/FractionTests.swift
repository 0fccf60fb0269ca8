// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct FractionTests {
  @Test(arguments: [
    (1, 3, 1, 3), (2, 6, 1, 3), (6, -8, -3, 4), (-6, -8, 3, 4), (0, -5, 0, 1), (7, 1, 7, 1),
    (Int.min, 2, Int.min / 2, 1), (Int.min, Int.min, 1, 1), (Int.min, 1, Int.min, 1),
    (Int.max, Int.max, 1, 1),
  ])
  func isAlwaysInLowestTerms(above: Int, below: Int, numerator: Int, denominator: Int) throws {
    let fraction = try Fraction(above, below)
    #expect(fraction.numerator == numerator)
    #expect(fraction.denominator == denominator)
  }

  @Test func refusesWhatIsNoFraction() {
    #expect(throws: FractionError.zeroDenominator) { try Fraction(1, 0) }
    #expect(throws: FractionError.overflow) { try Fraction(1, .min) }
    #expect(throws: FractionError.overflow) { try Fraction(.min, -1) }
  }

  @Test func threeThirdsAreOne() throws {
    let third = try Fraction(1, 3)
    #expect(try third + third + third == 1)
    #expect(try [third, third, third].sum() == .one)
    #expect([Fraction]().isEmpty)
    #expect(try [Fraction]().sum() == .zero)
  }

  @Test func arithmeticThrowsExactlyWhenTheResultDoesNotFit() throws {
    let largest = Fraction(.max)
    let smallest = Fraction(.min)
    #expect(throws: FractionError.overflow) { try largest + 1 }
    #expect(throws: FractionError.overflow) { try smallest - 1 }
    #expect(throws: FractionError.overflow) { try -smallest }
    #expect(throws: FractionError.overflow) { try largest * 2 }
    #expect(throws: FractionError.overflow) { try Fraction(1, .max) / 2 }
    #expect(throws: FractionError.overflow) { try Fraction(1, .max) + Fraction(1, .max - 1) }
    #expect(throws: FractionError.overflow) { try [largest, 1].sum() }
    #expect(throws: FractionError.zeroDenominator) { try largest / 0 }
    #expect(try smallest - smallest == 0)
    #expect(try largest + smallest == -1)
    #expect(try smallest / smallest == 1)
    #expect(try smallest / -2 == Fraction(1 << 62))
    // The terms on the way are larger than the result, also where one of 128 bits borrows.
    #expect(try Fraction(.max, 4) - Fraction(.max, 6) == Fraction(.max, 12))
    #expect(try Fraction(.max, 6) + Fraction(.max, 3) == Fraction(.max, 2))
    #expect(try Fraction(.max, 4) * Fraction(4, .max) == 1)
  }

  @Test func arithmeticKeepsTheLawsOfNumbers() {
    forEachSeed { generator in
      let (a, b, c) = try (generator.fraction(), generator.fraction(), generator.fraction())
      try #require(try a + b == b + a)
      try #require(try (a + b) + c == a + (b + c))
      try #require(try a * (b + c) == a * b + a * c)
      try #require(try a - b == a + -b)
      try #require(try a + b - b == a)
      if b != 0 { try #require(try a / b * b == a) }
      try #require((a < b) == (try a - b < 0))
      try #require(abs(Double(try a + b) - (Double(a) + Double(b))) < 1e-9)
    }
  }

  @Test func aSumOfLargeTermsIsExactOrRefused() {
    forEachSeed(0..<1000, keeping: 20) { generator in
      let a = try Fraction(generator.integer(), generator.draw(below: .max) + 1)
      let b = try Fraction(generator.integer(), generator.draw(below: .max) + 1)
      let sum = try assume(try? a + b)
      try #require(try sum - b == a)
      try #require(try sum - a == b)
    }
  }

  @Test func comparingNeverOverflows() throws {
    #expect(try Fraction(.max - 1, .max) < Fraction(.max, .max - 1))
    #expect(try Fraction(1, .max) < Fraction(1, .max - 1))
    #expect(try Fraction(.min, .max) < Fraction(.min, .max) + Fraction(1, .max))
    #expect(Fraction(.min) < Fraction(.max))
    #expect(!(Fraction.one < 1))
  }

  @Test(arguments: [FractionError.zeroDenominator, .overflow])
  func errorsSayWhatIsWrong(error: FractionError) {
    #expect(error.description.contains(error == .overflow ? "fit" : "0"))
  }
}

extension SeededGenerator {
  /// An integer from the whole range, with small ones and the ends more likely.
  fileprivate mutating func integer() -> Int {
    switch draw(below: 4) {
    case 0: draw(below: 21) - 10
    case 1: .min
    default: Int(truncatingIfNeeded: next())
    }
  }

  /// A fraction of small terms.
  fileprivate mutating func fraction() throws -> Fraction {
    try Fraction(draw(below: 2001) - 1000, draw(below: 1000) + 1)
  }
}
