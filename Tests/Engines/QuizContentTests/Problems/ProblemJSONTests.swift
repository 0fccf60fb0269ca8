// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct ProblemJSONTests {
  private func faults(_ json: String) -> [String] {
    contentFaults(ProblemFault.self) {
      _ = try decode(Problem.self, json)
    }
  }

  @Test func defaultsAreLeftOut() throws {
    let choice = try Problem(
      id: "p",
      prompt: "?!",
      kind: .multipleChoice([.correct("a", "x"), .wrong("b", "y", feedback: "no")])
    )
    try expectJSON(
      choice,
      #"{"id":"p","kind":"multipleChoice","options":[{"correct":true,"id":"a","text":"x"},"#
        + #"{"feedback":"no","id":"b","text":"y"}],"prompt":"?!"}"#
    )
    let exact = try Problem(id: "p", prompt: "?!", kind: .exactMatch(ExactMatcher("x")))
    try expectJSON(exact, #"{"accepted":["x"],"id":"p","kind":"exactMatch","prompt":"?!"}"#)
  }

  @Test func everythingElseIsWritten() throws {
    let problem = try Problem(
      id: "p",
      prompt: RichText(markup: "*?*"),
      kind: .checkAll(AnswerOptions([.correct("a", "x"), .wrong("b", "y")], areShuffled: true)),
      points: 2,
      explanation: "so",
      tags: ["t"],
      source: "s"
    )
    try expectJSON(
      problem,
      #"{"explanation":"so","id":"p","kind":"checkAll","options":[{"correct":true,"id":"a","#
        + #""text":"x"},{"id":"b","text":"y"}],"points":2,"prompt":{"markup":"*?*"},"#
        + #""shuffleOptions":true,"source":"s","tags":["t"]}"#
    )
    let loose = try Problem(
      id: "p",
      prompt: "?!",
      kind: .exactMatch(ExactMatcher("x", ignoresCase: true))
    )
    try expectJSON(
      loose,
      #"{"accepted":["x"],"id":"p","ignoresCase":true,"kind":"exactMatch","prompt":"?!"}"#
    )
    let strict = try Problem(
      id: "p",
      prompt: "?!",
      kind: .exactMatch(ExactMatcher("x", normalization: []))
    )
    try expectJSON(
      strict,
      #"{"accepted":["x"],"id":"p","kind":"exactMatch","normalization":[],"prompt":"?!"}"#
    )
  }

  @Test func anOptionWithoutAnIdentifierIsNamedByTheLetterOfItsPlace() throws {
    let texts = (1...28).map { number in
      let correct = number == 3 ? #","correct":true"# : ""
      return #"{"text":"option \#(number)"\#(correct)}"#
    }
    let problem = try decode(
      Problem.self,
      #"{"id":"p","prompt":"?","kind":"multipleChoice","options":[\#(texts.joined(separator: ","))]}"#
    )
    let ids = try #require(problem.kind.options).all.map(\.id.rawValue)
    #expect(ids.prefix(3) == ["a", "b", "c"])
    #expect(ids.suffix(3) == ["z", "27", "28"])
    #expect(problem.correctAnswer == .choice("c"))
    #expect(try json(problem).contains(#"{"id":"a","text":"option 1"}"#))
    #expect(
      faults(
        #"{"id":"p","prompt":"?","kind":"multipleChoice","options":[{"id":"b","text":"x"},"#
          + #"{"text":"y","correct":true}]}"#
      ) == [#"options[1].id: the identifier "b" is taken already, by options[0]"#]
    )
    #expect(
      faults(
        #"{"id":"p","prompt":"?","kind":"multipleChoice","options":[{"id":"","text":"x"},"#
          + #"{"text":"y","correct":true}]}"#
      ) == ["options[0].id: the identifier is empty"]
    )
    #expect(
      contentFaults(ProblemFault.self) { _ = try decode(AnswerOption.self, #"{"text":"x"}"#) }
        == ["id: this key is missing"]
    )
  }

  @Test(arguments: [
    (#"1989"#, ["1989"]), (#"[1989]"#, ["1989"]), (#""1989""#, ["1989"]),
    (#"[-3,0.5,"x"]"#, ["-3", "0.5", "x"]), (#"2.50"#, ["2.5"]),
  ])
  func aNumberAmongAcceptedAnswersIsReadAsText(accepted: String, expected: [String]) throws {
    for kind in ["exactMatch", "roughMatch"] {
      let problem = try decode(
        Problem.self,
        #"{"id":"p","prompt":"?","kind":"\#(kind)","accepted":\#(accepted)}"#
      )
      #expect(problem.kind.matcher?.accepted == expected)
      try expectRoundTrip(problem)
    }
    let numeric = try? decode(
      Problem.self,
      #"{"id":"p","prompt":"?","kind":"numeric","accepted":\#(accepted)}"#
    )
    #expect(numeric?.kind.matcher?.accepted == (expected.contains("x") ? nil : expected))
  }

  @Test(arguments: ["null", "true", "{}", "[]", "[true]", "[null]", "[[1]]"])
  func whatIsNoAnswerIsRefusedWithItsPlace(accepted: String) {
    let found = faults(#"{"id":"p","prompt":"?","kind":"exactMatch","accepted":\#(accepted)}"#)
    #expect(found.count == 1 && found[0].hasPrefix("accepted"), "\(found)")
  }

  @Test func aStatementIsTrueOrFalse() throws {
    let json = #"{"correct":false,"id":"p","kind":"trueFalse","prompt":"Ice sinks."}"#
    let problem = try decode(Problem.self, json)
    #expect(problem.kind == .trueFalse(false))
    #expect(problem.kind.name == .multipleChoice)
    #expect(problem.correctAnswer == .choice("false"))
    #expect(problem.kind.options?.all.map(\.text.plainText) == ["True", "False"])
    #expect(problem.kind.options?.all.map(\.role) == [.fixed, .fixed])
    try expectJSON(problem, json)
    let german = try Problem(
      id: "p",
      prompt: "Eis sinkt.",
      kind: .trueFalse(true, language: "de-AT")
    )
    #expect(german.kind.options?.all.map(\.text.plainText) == ["Wahr", "Falsch"])
    try expectJSON(
      german,
      #"{"correct":true,"id":"p","kind":"trueFalse","language":"de","prompt":"Eis sinkt."}"#
    )
    #expect(ProblemKind.trueFalse(true, language: "xx") == .trueFalse(true))
    #expect(
      faults(#"{"id":"p","kind":"trueFalse","prompt":"?"}"#) == ["correct: this key is missing"]
    )
  }

  @Test func theLanguageOfABankHoldsForItsProblems() throws {
    let json = #"""
      {"version":1,"id":"b","title":"B","language":"de","sets":[{"id":"s","title":"S","problems":[
        {"id":"own","prompt":"?","kind":"roughMatch","accepted":["rhythm"],"language":"en"},
        {"id":"rough","prompt":"?","kind":"roughMatch","accepted":["Rhythmus"]},
        {"id":"truth","prompt":"?","kind":"trueFalse","correct":true},
        {"id":"cloze","prompt":"?","kind":"cloze","text":"[[1]]",
         "gaps":[{"id":"1","kind":"roughMatch","accepted":["Zelle"]}]}
      ]}]}
      """#
    let bank = try decode(ProblemBank.self, json)
    func language(_ problem: Problem.ID) -> Language? {
      guard case .roughMatch(let matcher) = bank.problem(problem)?.kind else { return nil }
      return matcher.language
    }
    #expect(language("own") == .english)
    #expect(language("rough") == .german)
    #expect(bank.problem("truth")?.kind == .trueFalse(true, language: .german))
    #expect(bank.problems(in: "s").map(\.id) == ["own", "rough", "truth", "cloze"])
    guard case .cloze(let task) = bank.problem("cloze")?.kind,
      case .roughMatch(let gap) = task.gaps[0].kind
    else {
      Issue.record("no gap")
      return
    }
    #expect(gap.language == .german)
    // What is inherited stands once in the file.
    let written = try LudusTestSupport.json(bank)
    #expect(written.components("\"language\"") == 2, "\(written)")
    try expectRoundTrip(bank)
    let none = try ProblemBank(id: "b", title: "B", sets: bank.sets.map { $0 })
    #expect(none.problem("rough") == bank.problem("rough"))
  }

  @Test func everyFaultIsReportedWithItsPlace() {
    let json = """
      {"id":7,"kind":"checkAll","prompt":"","points":"x","shuffleOptions":0,
       "options":[{"id":"a","text":"x","correct":1},{"text":"y"},"z",null],"tags":"t"}
      """
    #expect(
      faults(json) == [
        "id: expected a string",
        "options[0].correct: expected true or false",
        "options[2]: expected an object",
        "options[3]: found null, expected an object",
        "shuffleOptions: expected true or false",
        #"points: expected a number or a fraction such as "2/3""#,
        "tags: expected an array",
        "prompt: the prompt is empty",
      ]
    )
    #expect(
      faults(#"{"id":"p","kind":"exactMatch","prompt":"?","accepted":[]}"#)
        == ["accepted: expected at least one answer"]
    )
    #expect(
      faults(#"{"id":"p","kind":"essay","prompt":"?"}"#) == [
        #"kind: the kind "essay" is not known, expected one of trueFalse, "#
          + ProblemKind.Name.allCases.map(\.rawValue).joined(separator: ", ")
      ]
    )
    // Of a kind that is not known no key is.
    #expect(faults(#"{"id":"p","kind":"essay","prompt":"?","options":[]}"#).count == 1)
    #expect(faults(#"{"id":"p","prompt":"?"}"#) == ["kind: this key is missing"])
  }

  @Test(arguments: [
    #""correct":"yes""#, #""accepted":true"#, #""ignoresCase":"no""#, #""normalization":["loud"]"#,
  ])
  func aMalformedKeyIsOneFault(key: String) {
    let accepted = key.hasPrefix(#""accepted"#) ? "" : #","accepted":["x"]"#
    let json = #"{"id":"p","kind":"exactMatch","prompt":"?"\#(accepted),\#(key)}"#
    // Keys of other kinds are not known.
    #expect(faults(json).count == 1)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
