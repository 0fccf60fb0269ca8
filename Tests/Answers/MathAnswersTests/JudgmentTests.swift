// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

/// A judgment is the verdict without its reason, whichever way it is come by.
struct JudgmentTests {
  @Test func numbersAreJudgedAsTheirVerdictSays() throws {
    let matchers = try PlainNumberTests.matchers
    forEachSeed(0..<200) { generator in
      let answer = PlainNumberTests.text(using: &generator)
      for matcher in matchers {
        let (judgment, verdict) = (matcher.judgment(of: answer), matcher.verdict(for: answer))
        try #require(judgment == verdict.judgment, "\(answer)")
      }
    }
  }

  @Test(
    arguments: [
      nil, .expanded, .factored, .simplified, .lowestTerms, .singleFraction,
      .completedSquare(variable: "x"), .noDecimals, .likeAccepted,
    ] as [RequiredForm?]
  )
  func expressionsAreJudgedAsTheirVerdictSays(form: RequiredForm?) throws {
    let answers = [
      "x^2 - 1", "(x - 1)(x + 1)", "1 - x^2", "x = 1", "x = 1 or x = -1", "2/4", "sqrt(8)",
      "2 sqrt 2",
      "f(x)", "y", "1/0", "10^10^10", "x >", "", "0 x", "(x^2 - 1)^100000", "±1",
    ]
    for (index, accepted) in answers.enumerated() {
      let others = index % 2 == 0 ? [] : [answers[index - 1]]
      let matcher = try? AlgebraMatcher(
        accepted,
        alternatives: others,
        form: form,
        variables: index % 3 == 0 ? ["x"] : []
      )
      guard let matcher else { continue }
      for answer in answers {
        #expect(matcher.judgment(of: answer) == matcher.verdict(for: answer).judgment, "\(answer)")
      }
    }
  }

  @Test func everyMatcherJudges() throws {
    let matchers: [any AnswerMatcher] = [
      ExactMatcher("3/4"), RoughMatcher("three quarters", language: .english),
      try NumericMatcher("3/4"), try AlgebraMatcher("3/4"),
    ]
    for matcher in matchers {
      for answer in ["3/4", "6/8", "1/2", "three quartres", "", "(", "x + 1", "\0"] {
        #expect(matcher.judgment(of: answer) == matcher.verdict(for: answer).judgment)
      }
    }
  }
}
