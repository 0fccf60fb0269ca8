// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import LudusCore
import LudusTestSupport
import Testing

/// Whatever is written, there is a verdict, and soon.
struct DateHostilityTests {
  @Test func anAnswerOfMegabytesIsTooLong() throws {
    let verdict = try DateMatcher("1492").verdict(for: String(repeating: "1", count: 10_000_000))
    #expect(
      verdict == .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    )
  }

  @Test(arguments: [
    String(repeating: "1", count: 60_000), String(repeating: "1.", count: 30_000),
    String(repeating: "-", count: 60_000), String(repeating: "a ", count: 30_000),
    String(repeating: "a", count: 60_000), String(repeating: "juli ", count: 12_000),
    String(repeating: "1/", count: 30) + "1", String(repeating: "vor ", count: 10), "\u{0}",
    "\u{301}",
    "999999 BC–999999", "-999999", "999999-12-31", "0/0/0", "00-00-00", "99/99/99", "'", "''''",
    "1'",
    "..", "...", "1..", "..1", "1....2", "-", "--", "1--2", "- -1", "--1", "BC", "century",
    "1990ss",
    "XXXXX", "MCMXC", "Ⅻ", "٣.١٠.١٩٩٠", "१९९०", "½", "1½", "12:30", "🎉 1990",
    "v. v. v. v. v. v. v.",
  ])
  func anythingHasAVerdict(answer: String) throws {
    for key in ["1990-10-03", "44 BC", "1990s", "1914..1918", "19th century"] {
      let matcher = try DateMatcher(key)
      #expect(matcher.verdict(for: answer) == matcher.verdict(for: answer))
      #expect(matcher.verdict(for: answer).sentence(in: .english).count < 300)
    }
    _ = try? DateMatcher(answer)
  }

  @Test func everySequenceOfPiecesHasAVerdict() throws {
    let pieces = [
      "1", "3", "10", "19", "44", "79", "90", "1914", "18", "1990", "0", "000", ".", ",", "'", " ",
      "-",
      "–", "/", "..", "th", "e", "er", "s", "Oct", "März", "juin", "XIX", "VII", "century", "Jh.",
      "BC",
      "v. Chr.", "AD", "av. J.-C.", "to", "bis", "from", "between", "and", "a", "de", "c", "Monday",
      "en",
      "années", "１", "\u{301}",
    ]
    let matchers = try ["1990-10-03", "44 BC", "1914..1918", "19th century", "1990s"].map {
      try DateMatcher($0, precision: .century, tolerance: .years(DateMatcher.Tolerance.maximum))
    }
    forEachSeed(0..<300) { generator in
      let count = generator.draw(below: 9)
      let text = (0..<count).compactMap { _ in generator.drawElement(of: pieces) }.joined()
      for matcher in matchers {
        try #require(matcher.verdict(for: text).sentence(in: .english).count < 300)
      }
      // An accepted answer counts for itself, and for no date far off.
      guard let itself = try? DateMatcher(text) else { return }
      try #require(itself.verdict(for: text).isCorrect)
      try #require(!itself.verdict(for: "3 May 123456").isCorrect)
      try #require(!itself.verdict(for: "123456 BC").isCorrect)
      try expectRoundTrip(itself)
    }
  }
}
