// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAuthoring
import QuizTestSupport
import Testing

struct ProblemDraftTests {
  @Test func aDraftHoldsAnything() throws {
    let texts = ["", "{", "null", "[]", "{}", "\u{0}", #"{"id":1e999}"#, "What is water?"]
    for text in texts + [String(repeating: "[", count: 100_000)] {
      let draft = ProblemDraft(json: text)
      #expect(!draft.faults.isEmpty)
      try expectRoundTrip(draft)
    }
  }

  @Test func everyFaultIsToldByTheRulesOfProblems() throws {
    let draft = ProblemDraft(
      json: #"{"id":"","prompt":"","points":0,"kind":"multipleChoice","options":[]}"#
    )
    let alike = contentFaults(ProblemFault.self) {
      _ = try Problem(id: "", prompt: "", kind: .multipleChoice([]), points: 0)
    }
    #expect(Set(draft.faults.map(\.description)) == Set(alike))
    #expect(alike.count > 3)
  }

  @Test func aProblemCanBeTakenAsADraft() throws {
    for problem in [try Samples.choice(), try Samples.cloze(), try Samples.rough()] {
      let draft = try ProblemDraft(problem)
      #expect(draft.faults == [])
      #expect(try draft.problem() == problem)
    }
  }
}
