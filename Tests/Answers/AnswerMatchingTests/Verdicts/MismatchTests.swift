// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

struct MismatchTests {
  @Test func theCorrectionIsThePreferredAnswerAndTheNearestIsAnother() throws {
    let matcher = RoughMatcher("earthquake", alternatives: ["seism", "tremor"], language: .english)
    let mismatch = try #require(matcher.mismatch(for: "tremble"))
    #expect(mismatch.answer == "tremble")
    #expect(mismatch.expected == "earthquake")
    #expect(mismatch.nearest == "tremor")
  }

  @Test func theCorrectionIsTheNearestUnlessSaidOtherwise() {
    #expect(Verdict.Mismatch(answer: "a", expected: "b", reason: .different).nearest == "b")
    #expect(
      Verdict.Mismatch(answer: "a", expected: "b", nearest: "c", reason: .different).nearest == "c"
    )
  }

  @Test func theAnswerIsAlignedWithTheNearest() {
    let mismatch = Verdict.Mismatch(
      answer: "tremer",
      expected: "seism",
      nearest: "tremor",
      reason: .different
    )
    #expect(mismatch.alignment == WordAlignment(target: "tremor", input: "tremer"))
  }

  @Test func anAnswerThatIsAnotherTermHasANearestOneToo() throws {
    let matcher = RoughMatcher(
      "isthmus",
      alternatives: ["land bridge"],
      confusables: ["lane bridge"]
    )
    #expect(try #require(matcher.mismatch(for: "Lane Bridge")).nearest == "land bridge")
  }
}
