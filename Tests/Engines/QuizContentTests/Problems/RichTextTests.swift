// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct RichTextTests {
  @Test(arguments: [
    ("plain", [RichText.Run.text("plain")]),
    ("", []),
    ("A *strong* acid", [.text("A "), .emphasis("strong"), .text(" acid")]),
    ("$K_a$", [.formula("K_a")]),
    (
      "![a flask](flask.png)!",
      [.image(reference: "flask.png", alternative: "a flask"), .text("!")]
    ),
    ("![](x)", [.image(reference: "x", alternative: "")]),
    (#"2 \* 3 \$ \\ \!"#, [.text(#"2 * 3 $ \ !"#)]),
    ("2 * 3", [.text("2 * 3")]),
    ("5 $", [.text("5 $")]),
    ("**a", [.text("**a")]),
    ("a * b * c", [.text("a "), .emphasis(" b "), .text(" c")]),
    ("![a] (b)", [.text("![a] (b)")]),
    ("![a](b", [.text("![a](b")]),
    ("![a", [.text("![a")]),
    (#"end\"#, [.text(#"end\"#)]),
    ("*a$b*c$", [.emphasis("a$b"), .text("c$")]),
    (#"*a\*b*"#, [.emphasis("a*b")]),
    (#"$5 \$ x$"#, [.formula(#"5 \$ x"#)]),
    (#"![a\]b](r\))"#, [.image(reference: "r)", alternative: "a]b")]),
    ("![a]![b](c)", [.text("![a]"), .image(reference: "c", alternative: "b")]),
    (#"a\"#, [.text(#"a\"#)]),
  ])
  func markupIsCutIntoRuns(markup: String, runs: [RichText.Run]) {
    #expect(RichText(markup: markup).runs == runs)
  }

  @Test func inPlainTextEveryCharacterStandsForItself() {
    let text: RichText = #"2 * 3 * 4 $ \ ![a](b)"#
    #expect(text.runs == [.text(text.source)])
    #expect(text.plainText == text.source)
    #expect(RichText("").runs.isEmpty)
  }

  @Test func plainTextOfMarkupHasNoMarks() {
    let text = RichText(markup: "A *strong* acid has a large $K_a$: ![a flask](flask.png)")
    #expect(text.plainText == "A strong acid has a large K_a: a flask")
  }

  @Test func isAStringOrAnObjectInJSON() throws {
    try expectJSON([RichText("a*b"), RichText(markup: "a*b*")], #"["a*b",{"markup":"a*b*"}]"#)
  }

  @Test(arguments: ["1", "null", "[]"])
  func isNotReadFromOtherJSON(text: String) {
    #expect(throws: DecodingError.self) { try decode(RichText.self, text) }
  }

  @Test(arguments: [
    ("{}", ["markup: this key is missing"]),
    (#"{"markup":1}"#, ["markup: expected a string"]),
    (
      #"{"markup":"a*b*","markupp":"c"}"#,
      [#"markupp: the key "markupp" is not known, did you mean "markup"?"#]
    ),
  ])
  func anObjectHasTheOneKey(text: String, expected: [String]) {
    let faults = contentFaults(ProblemFault.self) { _ = try decode(RichText.self, text) }
    #expect(faults == expected)
  }

  @Test func faultsOfAnObjectHaveTheirPlaceInTheProblem() {
    let json = #"{"id":"p","kind":"exactMatch","accepted":"x","prompt":{"markup":"?","lang":"en"}}"#
    #expect(
      contentFaults(ProblemFault.self) { _ = try decode(Problem.self, json) }
        == [#"prompt.lang: the key "lang" is not known, expected one of markup"#]
    )
  }

  @Test func noCharacterOfTextIsLost() {
    let characters = Array(#"ab *$!\[]() "#)
    forEachSeed { generator in
      let length = generator.draw(below: 20)
      let markup = String((0..<length).compactMap { _ in generator.drawElement(of: characters) })
      let letters = { (text: String) in text.filter("ab".contains) }
      let runs = RichText(markup: markup).runs
      let shown = runs.map { run in
        switch run {
        case .text(let text), .emphasis(let text), .formula(let text): letters(text)
        case .image(let reference, let alternative): letters(alternative) + letters(reference)
        case .table(let table): letters(table.markup)
        }
      }
      try #require(shown.joined() == letters(markup), "\(markup)")
    }
  }

  /// In quadratic time, any of these would take many minutes.
  @Test(
    arguments: ["*", "$", "![", "![]", "\\", "![](", "*$", "![]*"],
    ["", "] )", ")", "*", "$"]
  )
  func longHostileMarkupIsReadInOnePass(mark: String, end: String) {
    let text = RichText(markup: String(repeating: mark, count: 100_000) + end)
    #expect(!text.runs.isEmpty)
  }
}
