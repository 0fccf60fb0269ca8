// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct KindJSONTests {
  @Test func everyKindSurvivesJSON() throws {
    for problem in try Samples.newKinds() {
      try expectRoundTrip(problem)
    }
  }

  @Test func orderingIsItsItems() throws {
    try expectJSON(
      try Samples.ordering(["x", "y"]),
      #"{"id":"order","items":[{"id":"x","text":"item x"},{"id":"y","text":"item y"}],"#
        + #""kind":"ordering","prompt":"Put these in order."}"#
    )
    let kendall = try json(try Samples.ordering(["x", "y"], by: .kendall))
    #expect(kendall.contains(#""grading":"kendall""#))
    let strict = try json(try Samples.dependencies(by: .allOrNothing))
    #expect(strict.contains(#""grading":"allOrNothing""#))
    let graph = try json(try Samples.dependencies())
    #expect(graph.contains(#"{"after":["b","c"],"id":"d","text":"item d"}"#))
    #expect(!graph.contains("grading"))
  }

  @Test func matchingIsTwoColumnsAndTheirPairs() throws {
    let task = MatchingTask(
      [.init("a", "A"), .init("b", "B")],
      with: [.init("x", "X"), .init("y", "Y")],
      pairs: ["a": "y", "b": "x"],
      grading: .allOrNothing
    )
    try expectJSON(
      try Problem(id: "p", prompt: "?", kind: .matching(task)),
      #"{"grading":"allOrNothing","id":"p","kind":"matching","left":[{"id":"a","text":"A"},"#
        + #"{"id":"b","text":"B"}],"pairs":{"a":"y","b":"x"},"prompt":"?","#
        + #""right":[{"id":"x","text":"X"},{"id":"y","text":"Y"}]}"#
    )
    #expect(try json(try Samples.sharedMatching()).contains(#""sharesRight":true"#))
  }

  @Test func clozeIsATextAndItsGaps() throws {
    let task = ClozeTask(
      "[[1]], [[2]]",
      gaps: [
        ClozeTask.Gap("1", .exactMatch(ExactMatcher("x")), weight: 2),
        ClozeTask.Gap("2", .multipleChoice([.correct("a", "A"), .wrong("b", "B")])),
      ]
    )
    try expectJSON(
      try Problem(id: "p", prompt: "?", kind: .cloze(task)),
      #"{"gaps":[{"accepted":["x"],"id":"1","kind":"exactMatch","weight":2},"#
        + #"{"id":"2","kind":"multipleChoice","options":[{"correct":true,"id":"a","text":"A"},"#
        + #"{"id":"b","text":"B"}]}],"id":"p","kind":"cloze","prompt":"?","text":"[[1]], [[2]]"}"#
    )
    #expect(try json(try Samples.cloze(by: .allOrNothing)).contains(#""grading":"allOrNothing""#))
  }

  @Test func openResponseIsItsLimitsAndRubric() throws {
    try expectJSON(
      try Problem(id: "p", prompt: "?", kind: .openResponse(OpenResponseTask())),
      #"{"id":"p","kind":"openResponse","prompt":"?"}"#
    )
    let text = try json(try Samples.openResponse())
    #expect(text.contains(#""maximumWords":8,"minimumWords":3"#))
    #expect(text.contains(#"{"id":"yes","points":1,"text":"yes"}"#))
    #expect(text.contains(#""sampleAnswer":"Because ice"#))
  }

  @Test func optionsTellTheirWeightsAndRoles() throws {
    let options: AnswerOptions = [
      .correct("a", "A", weight: try Fraction(1, 2)),
      .correct("b", "B", weight: try Fraction(1, 2), role: .fixed),
      .noneOfTheAbove("n"),
    ]
    try expectJSON(
      try Problem(id: "p", prompt: "?", kind: .checkAll(options, grading: .weighted)),
      #"{"grading":"weighted","id":"p","kind":"checkAll","options":["#
        + #"{"correct":true,"id":"a","text":"A","weight":"1/2"},"#
        + #"{"correct":true,"id":"b","role":"fixed","text":"B","weight":"1/2"},"#
        + #"{"id":"n","role":"noneOfTheAbove","text":"None of the above"}],"prompt":"?"}"#
    )
    let choice = ProblemKind.multipleChoice(
      [.correct("a", "A"), .wrong("b", "B")],
      grading: .weighted
    )
    #expect(
      try json(try Problem(id: "p", prompt: "?", kind: choice)).contains(#""grading":"weighted""#)
    )
  }

  @Test(arguments: [
    (#""kind":"ordering""#, ["items: this key is missing"]),
    (
      #""kind":"ordering","items":[{"id":1,"text":"x"},{"id":"b"}],"grading":"best""#,
      [
        "items[0].id: expected a string", "items[1].text: this key is missing",
        #"grading: the grading "best" is not known, expected one of allOrNothing, exactPosition, "#
          + "relativeNext, allPreviousAndNext, longestSubsequence, longestRun, kendall, "
          + "dependencyGraph",
      ]
    ),
    (
      #""kind":"matching","left":[],"pairs":7,"grading":2"#,
      [
        "right: this key is missing", "pairs: expected an object",
        "grading: expected a string",
      ]
    ),
    (
      #""kind":"cloze","text":"[[1]]","gaps":[{"id":"1","kind":"exactMatch"},{"kind":"essay"}]"#,
      [
        "gaps[0].accepted: this key is missing", "gaps[1].id: this key is missing",
        #"gaps[1].kind: the kind "essay" is not known, expected one of trueFalse, "#
          + ProblemKind.Name.allCases.map(\.rawValue).joined(separator: ", "),
      ]
    ),
    (
      #""kind":"openResponse","minimumWords":"3","rubric":[{"id":"a","text":"b","levels":[{}]}]"#,
      [
        "minimumWords: expected an integer", "rubric[0].levels[0].id: this key is missing",
        "rubric[0].levels[0].text: this key is missing",
        "rubric[0].levels[0].points: this key is missing",
      ]
    ),
    (#""kind":"openResponse","rubric":[]"#, ["rubric: the rubric has no criteria"]),
    (
      #""kind":"multipleChoice","options":[],"grading":"netCorrect""#,
      [#"grading: the grading "netCorrect" is not known, expected one of allOrNothing, weighted"#]
    ),
    (
      #""kind":"checkAll","options":[{"id":"a","text":"x","role":"last","weight":true}]"#,
      [
        #"options[0].weight: expected a number or a fraction such as "2/3""#,
        #"options[0].role: the role "last" is not known, expected one of ordinary, fixed, noneOfTheAbove"#,
      ]
    ),
  ])
  func everyMalformedKeyIsAFault(keys: String, expected: [String]) {
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(Problem.self, #"{"id":"p","prompt":"?",\#(keys)}"#)
    }
    #expect(faults == expected)
  }

  /// Gaps in gaps are read no deeper than any JSON is, and refused.
  @Test func gapsWithinGapsAreRefused() {
    var kind = #""kind":"exactMatch","accepted":["x"]"#
    for _ in 0..<100 {
      kind = #""kind":"cloze","text":"[[1]]","gaps":[{"id":"1",\#(kind)}]"#
    }
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(Problem.self, #"{"id":"p","prompt":"?",\#(kind)}"#)
    }
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("gaps[0].kind: a gap cannot be of the kind cloze") == true)
  }
}
