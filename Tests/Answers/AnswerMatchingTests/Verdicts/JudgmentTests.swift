// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

/// A judgment is the verdict without its reason, whichever way it is come by.
struct JudgmentTests {
  @Test func textsAreJudgedAsTheirVerdictSays() {
    forEachSeed(0..<1000) { generator in
      let words = (0..<3).map { _ in generator.text() }
      let matcher = ExactMatcher(
        words[0],
        alternatives: [words[1]],
        normalization: generator.normalization()
      )
      for answer in words + [words[0] + " ", words[1].uppercased()] {
        let (judgment, verdict) = (matcher.judgment(of: answer), matcher.verdict(for: answer))
        try #require(judgment == verdict.judgment, "\(answer)")
      }
    }
  }

  @Test func whatIsTooLongIsNotGradableUnlessItIsAccepted() {
    let long = String(repeating: "a", count: Verdict.maximumAnswerLength + 1)
    let tooLong = Verdict.Judgment.notGradable(
      Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength))
    )
    #expect(ExactMatcher("a").judgment(of: long) == tooLong)
    #expect(ExactMatcher(long).judgment(of: long) == .correct)
    #expect(ExactMatcher("a").judgment(of: " a") == .correct)
    #expect(ExactMatcher("a").judgment(of: "A") == .wrong)
  }
}
