// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

/// Answers that nobody writes by hand are judged too, and without taking long.
struct RoughHostileInputTests {
  private static let matchers = [
    RoughMatcher("parliament", alternatives: ["", " "], confusables: ["armament"]),
    RoughMatcher("the sun flower", language: .english, ignoresCase: false),
    RoughMatcher("Kläranlage", language: .german, ignoresDiacritics: true),
    RoughMatcher(
      String(repeating: "island ", count: 60),
      alternatives: [String(repeating: "e", count: 6_000)]
    ),
  ]

  @Test(
    arguments: [
      ("one long word", String(repeating: "e", count: 65_536)),
      ("many words", String(repeating: "a ", count: 30_000)),
      ("marks", "a" + String(repeating: "\u{301}", count: 30_000)),
      ("letters with marks", String(repeating: "u\u{308}", count: 10_000)),
      ("hyphens", String(repeating: "a-", count: 30_000)),
      ("signs", String(repeating: "a/", count: 30_000)),
      ("right to left", "\u{202E}parliament\u{200F}\u{200F}\u{202C}!"),
      ("emoji", String(repeating: "👩‍👩‍👧‍👦", count: 2_000)), ("line breaks", "\r\nparlia\r\nment\r\n"),
      ("a lone surrogate", String(decoding: [0x70, 0xED, 0xA0, 0x80, 0x61], as: UTF8.self)),
      ("zeros", String(repeating: "\0", count: 1_000)),
      ("blanks", String(repeating: " ", count: 65_000)),
      ("articles", String(repeating: "the ", count: 15_000)),
    ] as [(String, String)]
  )
  func hostileAnswersAreJudged(name: String, answer: String) {
    for matcher in Self.matchers {
      switch matcher.verdict(for: answer) {
      case .correct(let match): #expect(matcher.accepted.contains(match.accepted))
      case .wrong(let mismatch): #expect(mismatch.answer == answer)
      case let other: Issue.record("\(other)")
      }
    }
  }

  @Test func anAnswerBeyondTheLimitIsNotRead() {
    let answer = String(repeating: "e", count: 10_000_000)
    let tooLong = Verdict.notGradable(
      Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength))
    )
    for matcher in Self.matchers {
      #expect(matcher.verdict(for: answer) == tooLong)
    }
    let accepted = String(answer.prefix(100_000))
    #expect(RoughMatcher(accepted).verdict(for: accepted).isCorrect)
  }

  @Test func thousandsOfConfusablesAreSearched() {
    let confusables = (0..<3_000).map { "parliament \($0)" } + ["armament"]
    let matcher = RoughMatcher("parliament", confusables: confusables, language: .english)
    #expect(matcher.mismatch(for: "Armament")?.reason == .isAnotherTerm("armament"))
    #expect(matcher.misspelling(for: "parlament") != nil)
  }

  @Test func aLargeLexiconOfLongPhrasesIsSearched() {
    let words = ["carbon", "cycle", "volcano", "island", "evaporation", "tunnel", "rhythm"]
    let terms = (0..<6_000).map { number in
      (0..<12).map { words[(number / (1 << ($0 % 12)) + $0) % words.count] }.joined(separator: " ")
    }
    let lexicon = Lexicon(terms: terms)
    let matcher = RoughMatcher(terms[0] + " sea", language: .english)
    #expect(!matcher.verdict(for: terms[17], knowing: lexicon).isCorrect)
    #expect(matcher.verdict(for: terms[0] + "  sea", knowing: lexicon).isCorrect)
  }

  @Test func aPhraseOfTheLongestReadableWordsIsRead() {
    let words = (0..<8).map { _ in String(repeating: "ie", count: 24) }
    let answer = words.joined(separator: " ").replacing("ie", with: "ei", maxReplacements: 3)
    let matcher = RoughMatcher(words.joined(separator: " "), language: .english)
    #expect(matcher.misspelling(for: answer) != nil)
  }
}
