// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// Numbers in words that are those of one language, and of several.
///
/// What each language reads is in KnownLanguagesTests.
struct NumberLanguageTests {
  @Test(
    arguments: [
      // Each word is one of a single language.
      ("5000", "fifty cent"), ("0.5", "two quarts"), ("1500", "um 500"), ("200", "two cent"),
      ("2000", "20 per cent"),
      // Not quite the number.
      ("80", "quatre-vingt-dix"), ("12", "due"), ("67", "siebenundsechzig cent"),
      ("60", "sedmnáct"), ("3/4", "trois cinquièmes"), ("12", "двадцать"),
    ]
  ) func isNotRead(_ key: String, _ answer: String) throws {
    #expect(try !NumericMatcher(key).verdict(for: answer).isCorrect)
  }

  @Test func wordsOfTwoLanguagesCountForEither() throws {
    for (key, answer) in [
      ("11", "once"), ("1", "once"), ("600", "six cents"), ("6 ct", "six cents"),
    ] {
      #expect(try NumericMatcher(key).verdict(for: answer).isCorrect, "\(answer) for \(key)")
    }
    guard case .wrong = try NumericMatcher("5").verdict(for: "once") else {
      Issue.record("not refused")
      return
    }
  }
}
