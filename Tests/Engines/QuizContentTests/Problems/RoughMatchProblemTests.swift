// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct RoughMatchProblemTests {
  /// The faults of a problem made in code, which decoding its JSON form must find too.
  private func faults(_ matcher: RoughMatcher) throws -> [String] {
    let kind = ProblemKind.roughMatch(matcher)
    let faults = contentFaults(ProblemFault.self) {
      _ = try Problem(id: "p", prompt: "?", kind: kind)
    }
    let keys = try json(matcher).dropFirst()
    #expect(faults == self.faults(#"{"id":"p","kind":"roughMatch","prompt":"?",\#(keys)"#))
    return faults
  }

  private func faults(_ json: String) -> [String] {
    contentFaults(ProblemFault.self) {
      _ = try decode(Problem.self, json)
    }
  }

  @Test func theRightAnswerIsThePreferredOne() throws {
    let problem = try Samples.rough()
    #expect(problem.kind.name == .roughMatch)
    #expect(problem.kind.matcher?.accepted == ["meiosis", "reduction division"])
    #expect(problem.kind.options == nil)
    #expect(problem.correctAnswer == .text("meiosis"))
  }

  @Test func defaultsAreLeftOutOfJSON() throws {
    let plain = try Problem(id: "p", prompt: "?", kind: .roughMatch(RoughMatcher("x")))
    try expectJSON(plain, #"{"accepted":["x"],"id":"p","kind":"roughMatch","prompt":"?"}"#)
    let matcher = RoughMatcher(
      "x",
      alternatives: ["y"],
      confusables: ["z"],
      language: .german,
      ignoresCase: false,
      ignoresDiacritics: true,
      acceptsInflections: false
    )
    try expectJSON(
      try Problem(id: "p", prompt: "?", kind: .roughMatch(matcher), points: 2),
      #"{"accepted":["x","y"],"acceptsInflections":false,"confusables":["z"],"id":"p","#
        + #""ignoresCase":false,"ignoresDiacritics":true,"kind":"roughMatch","language":"de","#
        + #""points":2,"prompt":"?"}"#
    )
  }

  @Test func answersAndConfusablesMustNotBeEmpty() throws {
    let matcher = RoughMatcher("x", alternatives: [" "], confusables: ["y", "", "\u{200B}"])
    #expect(
      try faults(matcher) == [
        "accepted[1]: the accepted answer is empty",
        "confusables[1]: the confusable is empty",
        "confusables[2]: the confusable is empty",
      ]
    )
  }

  @Test func aConfusableMustNotBeAnAcceptedAnswer() throws {
    let matcher = RoughMatcher(
      "sulfur",
      alternatives: ["sulphur"],
      confusables: ["sulfate", "the  Sulphur!", "sulfur"]
    )
    #expect(
      try faults(matcher) == [
        #"confusables[1]: the confusable "the  Sulphur!" is the same as the accepted answer "sulphur""#,
        #"confusables[2]: the confusable "sulfur" is the same as the accepted answer "sulfur""#,
      ]
    )
  }

  /// Co is cobalt and CO carbon monoxide.
  @Test func aConfusableMayDifferInWhatMatters() throws {
    #expect(try faults(RoughMatcher("Co", confusables: ["CO"], ignoresCase: false)) == [])
    #expect(try faults(RoughMatcher("Co", confusables: ["CO"])).count == 1)
    #expect(try faults(RoughMatcher("schön", confusables: ["schon"])) == [])
    #expect(
      try faults(RoughMatcher("schön", confusables: ["schon"], ignoresDiacritics: true)).count == 1
    )
  }

  @Test(arguments: [
    (#""accepted":[]"#, "accepted: expected at least one answer"),
    (#""accepted":true"#, "accepted: expected an array"),
    (#""accepted":["x"],"confusables":"y""#, "confusables: expected an array"),
    (#""accepted":["x"],"confusables":[1]"#, "confusables[0]: expected a string"),
    (#""accepted":["x"],"ignoresCase":"no""#, "ignoresCase: expected true or false"),
    (#""accepted":["x"],"ignoresDiacritics":1"#, "ignoresDiacritics: expected true or false"),
    (#""accepted":["x"],"language":1"#, "language: expected a string"),
  ])
  func aMalformedKeyIsOneFault(keys: String, fault: String) {
    #expect(faults(#"{"id":"p","kind":"roughMatch","prompt":"?",\#(keys)}"#) == [fault])
  }

  @Test(arguments: [#""language":"f r""#, #""acceptsInflections":"maybe""#])
  func anUnknownNameIsOneFaultAtItsPlace(key: String) {
    let faults = faults(#"{"id":"p","kind":"roughMatch","prompt":"?","accepted":["x"],\#(key)}"#)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(key.split(separator: "\"")[0] + ": ") == true)
  }
}
