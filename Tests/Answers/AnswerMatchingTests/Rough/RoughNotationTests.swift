// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

/// Numbers and "and" in a phrase, however they are written.
struct RoughNotationTests {
  @Test(arguments: [
    ("World War II", "world war 2", [NormalizationStep.caseFolding, .numerals]),
    ("World War II", "World War 2", [.numerals]),
    ("cranial nerve VII", "cranial nerve 7", [.numerals]),
    ("Second World War", "2nd World War", [.numerals]),
    ("Erster Weltkrieg", "1. Weltkrieg", [.numerals]),
    ("Pride and Prejudice", "Pride & Prejudice", [.conjunctions]),
    ("Max & Moritz", "Max und Moritz", [.conjunctions]),
    ("Henry the VIII", "Henry 8", [.englishArticles, .numerals]),
  ])
  func theyAreTheSame(accepted: String, answer: String, steps: [NormalizationStep]) {
    let match = Verdict.Match(accepted: accepted, reason: .normalized(steps))
    #expect(RoughMatcher(accepted).verdict(for: answer) == .correct(match))
  }

  @Test(arguments: [
    ("World War II", "Wolrd War 2"), ("Pride and Prejudice", "Pride & Predjudice"),
    ("Zweiter Weltkrieg", "2. Weltkreig"),
  ])
  func otherWordsMayBeMisspelled(accepted: String, answer: String) {
    #expect(RoughMatcher(accepted).misspelling(for: answer) != nil)
  }

  @Test(arguments: [
    ("World War II", "World War 1"), ("World War II", "World War III"),
    ("World War II", "World War 11"),
    ("Erster Weltkrieg", "2. Weltkrieg"), ("nineteenth century", "20th century"),
    ("Pride and Prejudice", "Pride or Prejudice"), ("Louis XIV", "Louis 16"),
    // A lone letter may be a symbol.
    ("V", "5"), ("I", "1"), ("second", "2"), ("and", "&"),
  ])
  func othersAreNot(accepted: String, answer: String) {
    #expect(!RoughMatcher(accepted).verdict(for: answer).isCorrect)
  }

  @Test func theyAreNotTakenForWhatIsWrongWithAPhrase() throws {
    let matcher = RoughMatcher("Second World War", language: .english)
    let reason = try #require(matcher.mismatch(for: "2nd World Peace")?.reason)
    #expect(reason == .noTolerance(.shortWord))
  }

  @Test func aConfusableInAnotherNotationDoesNotCount() {
    let matcher = RoughMatcher("World War II", confusables: ["World War I"], language: .english)
    #expect(matcher.verdict(for: "World War 2").isCorrect)
    #expect(!matcher.verdict(for: "World War 1").isCorrect)
  }
}
