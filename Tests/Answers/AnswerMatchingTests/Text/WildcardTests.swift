// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

@Suite struct WildcardTests {
  @Test(arguments: [
    ("photo*", "photosynthesis", true), ("photo*", "photo", true), ("photo*", "a photo", false),
    ("*acid", "Citric acid", true), ("a*b*c", "a1b2c", true), ("a*b*c", "acb", false),
    ("*", "anything", true), ("ab*ba", "aba", false), ("2\\*3", "2*3", true),
    ("2\\*3", "2x3", false),
    ("a\\b*", "a\\bc", true),
  ]) func aWildcardStandsForAnyText(pattern: String, answer: String, isCorrect: Bool) {
    let matcher = ExactMatcher(
      pattern,
      normalization: .standard(ignoresCase: true),
      acceptsWildcards: true
    )
    #expect(matcher.verdict(for: answer).isCorrect == isCorrect)
    #expect(matcher.judgment(of: answer) == (isCorrect ? .correct : .wrong))
  }

  @Test func withoutWildcardsAStarIsASign() {
    #expect(!ExactMatcher("a*").verdict(for: "ab").isCorrect)
    #expect(ExactMatcher("a*").verdict(for: "a*").isCorrect)
  }

  /// The plainest way: either the star stands for nothing, or for one more sign.
  private func matches(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return matches(pattern.dropFirst(), text)
        || !text.isEmpty && matches(pattern, text.dropFirst())
    }
    return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
  }

  @Test func patternsMatchAsThePlainestSearchDoes() {
    forEachSeed { generator in
      func text(_ signs: String, _ length: Int) -> String {
        String(
          (0..<generator.draw(below: length)).compactMap { _ in generator.drawElement(of: signs) }
        )
      }
      let pattern = "x" + text("ab*", 7)
      let answer = "x" + text("ab", 9)
      let matcher = ExactMatcher(pattern, normalization: .standard, acceptsWildcards: true)
      try #require(matcher.verdict(for: answer).isCorrect == matches(pattern[...], answer[...]))
    }
  }

  @Test func itIsReadAndWritten() throws {
    let matcher = ExactMatcher("a*", normalization: .standard, acceptsWildcards: true)
    #expect(try json(matcher) == #"{"accepted":["a*"],"wildcards":true}"#)
    try expectRoundTrip(matcher)
  }
}
