// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
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

  private func file(_ name: String, _ bytes: [UInt8] = [1]) -> ProblemBank.Media {
    ProblemBank.Media(name: name, data: Data(bytes))
  }

  @Test func filesTravelWithADraft() throws {
    let draft = try ProblemDraft(Samples.choice(), media: [file("cell.png", [1, 2, 3])])
    #expect(draft.faults == [])
    try expectRoundTrip(draft)
    let json = String(decoding: try JSONEncoder().encode(draft), as: UTF8.self)
    #expect(json.contains("\"media\"") && json.contains("AQID"))
    // One without files is the string that it ever was.
    let plain = ProblemDraft(json: "{}")
    #expect(String(decoding: try JSONEncoder().encode(plain), as: UTF8.self) == "\"{}\"")
    #expect(try JSONDecoder().decode(ProblemDraft.self, from: Data("\"{}\"".utf8)) == plain)
  }

  @Test func filesOfADraftAreBoundedAndNamed() throws {
    let problem = try Samples.choice()
    func faults(_ media: [ProblemBank.Media]) throws -> [String] {
      try ProblemDraft(problem, media: media).faults.map(\.description)
    }
    let many = (0...ProblemDraft.maximumMediaCount).map { file("\($0).png") }
    #expect(try faults(many) == ["media: 21 files, expected at most 20"])
    let large = file("a.png", Array(repeating: 0, count: ProblemDraft.maximumMediaBytes + 1))
    #expect(
      try faults([large]) == ["media: 4000001 bytes, expected at most 4000000 in all files"]
    )
    #expect(try faults([file("a.png"), file("a.png")]).count == 1)
    #expect(try faults([file(" ")]).count == 1)
    #expect(try faults([file("a.png", [])]) == ["media[0].data: the file is empty"])
    for name in ["a/b.png", "a).png", "\"", "a\nb", String(repeating: "a", count: 101)] {
      #expect(try faults([file(name)]).count == 1, "\(name)")
    }
    // Those of the text are told as well.
    let both = ProblemDraft(json: "{}", media: [file("a.png", [])])
    #expect(both.faults.count > 1)
  }

  @Test func aProblemCanBeTakenAsADraft() throws {
    for problem in [try Samples.choice(), try Samples.cloze(), try Samples.rough()] {
      let draft = try ProblemDraft(problem)
      #expect(draft.faults == [])
      #expect(try draft.problem() == problem)
    }
  }
}
