// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import QuizAuthoring
import QuizTestSupport
import Testing

struct UnknownKeyTests {
  @Test func keysThatMeanNothingAreReported() throws {
    let json = """
      {"version":1,"id":"b","title":"B","lang":"en","sets":[{"id":"s","title":"S","problem":[],"templates":[
      {"id":"t","kind":"numeric","prompt":"?","answer":"a","option":[],"variables":[{"name":"a","numbers":[1],"step":1,
      "unit":"g"}],"formulas":[{"name":"f","formula":"a","styles":"exact"}]}],"problems":[
      {"id":"p","kind":"cloze","prompt":"?","text":"[[1]]","accepted":["x"],"gaps":[
      {"id":"1","kind":"exactMatch","accepted":["x"],"points":2}],"hints":[{"text":"h","cost":1}]},
      {"id":"q","kind":"openResponse","prompt":"?","rubric":[{"id":"c","text":"C","max":1,"levels":[
      {"id":"l","text":"L","points":0},{"id":"m","text":"M","points":1,"note":""}]}]},
      {"id":"r","kind":"ordering","prompt":"?","items":[{"id":"a","text":"A","before":[]},{"id":"b","text":"B"}]},
      {"id":"o","kind":"matching","prompt":"?","left":[{"id":"a","text":"A","after":[]},{"id":"b","text":"B"}],
      "right":[{"id":"a","text":"A"},{"id":"b","text":"B"}],"pairs":{"a":"a","b":"b"}}]}]}
      """
    let found = try BankCheck { $0.minimumProblems = 0 }.findings(inDraft: Data(json.utf8))
    #expect(found.allSatisfy { $0.kind == .unknownKey && $0.severity == .error })
    #expect(
      found.map(\.place.description) == [
        "lang", "sets[0].problem", "sets[0].problems[0].accepted",
        "sets[0].problems[0].gaps[0].points",
        "sets[0].problems[0].hints[0].cost", "sets[0].problems[1].rubric[0].levels[1].note",
        "sets[0].problems[1].rubric[0].max", "sets[0].problems[2].items[0].before",
        "sets[0].problems[3].left[0].after", "sets[0].templates[0].formulas[0].styles",
        "sets[0].templates[0].option", "sets[0].templates[0].variables[0].unit",
      ]
    )
    #expect(found[1].sentence.contains(#"write "problems" if that is meant"#))
    #expect(found[4].sentence.contains("remove it"))
  }

  /// Every key that is written is known.
  @Test func keysOfContentAreKnown() throws {
    let kinds =
      try Samples.newKinds() + [Samples.choice("a"), Samples.checkAll("b"), Samples.exact("c")]
    let matchers: [ProblemKind] = [
      .exactMatch(ExactMatcher("x", normalization: [.umlauts])),
      .roughMatch(
        RoughMatcher(
          "x",
          confusables: ["y"],
          language: .german,
          ignoresCase: false,
          ignoresDiacritics: true,
          acceptsInflections: false
        )
      ),
      .numeric(
        try NumericMatcher(
          "1 m",
          tolerance: .relative(0.1),
          units: .same,
          decimalSeparator: .comma,
          requiring: [.noFraction],
          allowsCalculation: true
        )
      ),
      .algebraic(
        try AlgebraMatcher(
          "f(x)",
          form: .expanded,
          variables: ["x"],
          functions: ["f"],
          decimalSeparator: .comma,
          seed: 1
        )
      ),
      .multipleChoice(
        AnswerOptions(
          [
            .correct("a", "x", feedback: "f", weight: 1), .wrong("b", "y", weight: 0, role: .fixed),
          ],
          areShuffled: true
        ),
        grading: .weighted
      ),
    ]
    let full = try matchers.enumerated().map { index, kind in
      try Problem(
        id: "full\(index)",
        prompt: "?",
        kind: kind,
        points: 2,
        explanation: "e",
        hints: [Problem.Hint("h", penalty: try Fraction(1, 2))],
        tags: ["t"],
        source: "s",
        origin: .students
      )
    }
    let templates = try [Samples.dilution(), Samples.product(), Samples.derivative()]
    let set = ProblemSet(
      id: "s",
      title: "S",
      sets: [ProblemSet(id: "t", title: "T")],
      problems: kinds + full,
      templates: templates
    )
    let bank = try ProblemBank(id: "b", title: "B", language: "en", sets: [set])
    #expect(
      BankCheck.standard.findings(inDraft: try bank.json()).filter { $0.severity == .error } == []
    )
  }
}
