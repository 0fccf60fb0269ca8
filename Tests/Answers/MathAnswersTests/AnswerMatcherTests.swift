// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

struct AnswerMatcherTests {
  @Test func aFrontEndNeedNotKnowTheKindOfMatcher() throws {
    let matchers: [any AnswerMatcher] = [
      ExactMatcher("3/4", alternatives: ["0.75"]), RoughMatcher("three quarters"),
      try NumericMatcher("3/4"), try AlgebraMatcher("3/4"),
    ]
    #expect(matchers.map(\.preferred) == ["3/4", "three quarters", "3/4", "3/4"])
    #expect(matchers[0].accepted == ["3/4", "0.75"])
    #expect(matchers.map { $0.verdict(for: "6/8").isCorrect } == [false, false, true, true])
    #expect(
      matchers.map { $0.verdict(for: "three quartres").isCorrect } == [false, true, false, false]
    )
  }

  @Test(arguments: [("1,5", "1.5"), ("1.000", "1000"), ("1000", "1.000"), ("0,25", "1/4")])
  func authorsMayWriteAPointWhereLearnersWriteAComma(answer: String, accepted: String) throws {
    let matcher = try NumericMatcher(accepted, decimalSeparator: .comma)
    #expect(matcher.verdict(for: answer).isCorrect)
  }
}
