// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct FractionRoundingTests {
  @Test(arguments: [
    // -5/2, -7/3, -3/2, -1/2, 0, 1/3, 1/2, 3/2, 5/2, 8/3, 4
    (RoundingRule.halfUp, [-3, -2, -2, -1, 0, 0, 1, 2, 3, 3, 4]),
    (.halfDown, [-2, -2, -1, 0, 0, 0, 0, 1, 2, 3, 4]),
    (.halfEven, [-2, -2, -2, 0, 0, 0, 0, 2, 2, 3, 4]),
    (.up, [-2, -2, -1, 0, 0, 1, 1, 2, 3, 3, 4]),
    (.down, [-3, -3, -2, -1, 0, 0, 0, 1, 2, 2, 4]),
    (.towardZero, [-2, -2, -1, 0, 0, 0, 0, 1, 2, 2, 4]),
    (.awayFromZero, [-3, -3, -2, -1, 0, 1, 1, 2, 3, 3, 4]),
  ])
  func everyRuleRoundsAsNamed(rule: RoundingRule, expected: [Int]) throws {
    let terms = [
      (-5, 2), (-7, 3), (-3, 2), (-1, 2), (0, 1), (1, 3), (1, 2), (3, 2), (5, 2), (8, 3), (4, 1),
    ]
    #expect(try terms.map { try Fraction($0.0, $0.1).rounded(rule) } == expected)
  }

  @Test(arguments: RoundingRule.allCases)
  func theEndsDoNotOverflow(rule: RoundingRule) throws {
    #expect(Fraction(.min).rounded(rule) == .min)
    #expect(Fraction(.max).rounded(rule) == .max)
    #expect(abs(try Fraction(.min, 3).rounded(rule) - Int.min / 3) <= 1)
    #expect((0...1).contains(try Fraction(.max - 1, .max).rounded(rule)))
  }

  @Test func anUnknownRuleInJSONIsRefusedWithTheOneThatWasMeant() {
    let error = #expect(throws: DecodingError.self) { try decode(RoundingRule.self, #""halfup""#) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(#"did you mean "halfUp"?"#))
  }

  @Test func percentIsAWholeNumberByRule() throws {
    #expect(try Fraction(2, 3).percent() == 67)
    #expect(try Fraction(2, 3).percent(.down) == 66)
    #expect(try Fraction(1, 8).percent(.halfEven) == 12)
    #expect(try Fraction.one.percent() == 100)
    #expect(throws: FractionError.overflow) { try Fraction(.max).percent() }
  }
}
