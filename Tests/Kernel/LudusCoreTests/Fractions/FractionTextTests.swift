// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct FractionTextTests {
  @Test(arguments: [
    ("2/3", 2, 3), ("-7", -7, 1), ("6/8", 3, 4), ("1/-2", -1, 2), ("0/9", 0, 1),
    ("-9223372036854775808", Int.min, 1),
  ])
  func isReadFromText(text: String, numerator: Int, denominator: Int) throws {
    #expect(Fraction(text) == (try Fraction(numerator, denominator)))
  }

  @Test(arguments: [
    "", "/", "1/", "/2", "1/0", "1/2/3", " 1", "1 / 2", "a", "½", "0.5", "1e3",
    "9223372036854775808", "1/-9223372036854775808", "1/9223372036854775808",
  ])
  func isNotReadFromOtherText(text: String) {
    #expect(Fraction(text) == nil)
    #expect(throws: DecodingError.self) { try decode(Fraction.self, try json(text)) }
  }

  @Test func isAnIntegerOrATextInJSON() throws {
    try expectJSON(try [Fraction(1, 3), 2, Fraction(-4, 6)], #"["1/3",2,"-2/3"]"#)
    #expect(
      try decode([Fraction].self, #"["3", "2/4", 1, 0.5]"#) == [
        3, Fraction(1, 2), 1, Fraction(1, 2),
      ]
    )
  }

  @Test(arguments: ["true", "null", "[1,2]", "1e30", "{}"])
  func isNotReadFromOtherJSON(text: String) {
    #expect(throws: DecodingError.self) { try decode(Fraction.self, text) }
  }

  @Test func everyFractionSurvivesItsText() {
    forEachSeed { generator in
      let numerator = Int(truncatingIfNeeded: generator.next())
      let fraction = try Fraction(numerator, generator.draw(below: .max) + 1)
      try #require(Fraction(fraction.description) == fraction)
      try expectRoundTrip(fraction)
    }
  }
}
