import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

/// A judgement is the verdict without its reason, whichever way it is come by.
struct JudgementTests {
  @Test func textsAreJudgedAsTheirVerdictSays() {
    forEachSeed(0..<3000) { generator in
      let words = (0..<3).map { _ in generator.text() }
      let matcher = ExactMatcher(
        words[0],
        alternatives: [words[1]],
        normalization: generator.normalization()
      )
      for answer in words + [words[0] + " ", words[1].uppercased()] {
        let (judgement, verdict) = (matcher.judgement(of: answer), matcher.verdict(for: answer))
        try #require(judgement == verdict.judgement, "\(answer)")
      }
    }
  }

  @Test func numbersAreJudgedAsTheirVerdictSays() throws {
    let matchers = try PlainNumberTests.matchers
    forEachSeed { generator in
      let answer = PlainNumberTests.text(using: &generator)
      for matcher in matchers {
        let (judgement, verdict) = (matcher.judgement(of: answer), matcher.verdict(for: answer))
        try #require(judgement == verdict.judgement, "\(answer)")
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
        #expect(matcher.judgement(of: answer) == matcher.verdict(for: answer).judgement)
      }
    }
  }

  @Test func whatIsTooLongIsNotGradableUnlessItIsAccepted() {
    let long = String(repeating: "a", count: Verdict.longestAnswer + 1)
    let tooLong = AnswerMatching.Judgement.notGradable(
      NotGradable(.tooLong(limit: Verdict.longestAnswer))
    )
    #expect(ExactMatcher("a").judgement(of: long) == tooLong)
    #expect(ExactMatcher(long).judgement(of: long) == .right)
    #expect(ExactMatcher("a").judgement(of: " a") == .right)
    #expect(ExactMatcher("a").judgement(of: "A") == .wrong)
  }
}
