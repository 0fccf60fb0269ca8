// SPDX-License-Identifier: Apache-2.0
import QuizAuthoring
import QuizTestSupport
import Testing

struct MarkupCheckTests {
  private func markup(_ text: String, images: Set<String>? = nil) -> [String] {
    let source = text.replacing("\\", with: "\\\\")
    return draftFindings(
      #"{"id":"p","kind":"exactMatch","prompt":{"markup":"\#(source)"},"accepted":["x"]}"#,
      images: images
    ).map { $0.replacing("sets[0].problems[0].prompt: ", with: "") }
  }

  @Test(arguments: [
    ("A $x$ and *b*.", []), ("It costs $5.", ["unpairedMark"]), (#"It costs \$5."#, []),
    ("2 * 3", ["unpairedMark"]),
    (#"$\frac{1}{2$"#, ["unbalancedFormula"]), (#"$\{ x$"#, []), ("$x}$", ["unbalancedFormula"]),
    ("Look: ![a cell](cell.png", ["unpairedMark"]), ("Look![here]", ["unpairedMark"]), ("Wow!", []),
    ("Look: ![](cell.png)", ["imageWithoutText"]), ("*a* $b", ["unpairedMark"]),
  ])
  func faultsOfMarkupAreTold(text: String, kinds: [String]) {
    #expect(markup(text) == kinds)
  }

  @Test(arguments: [
    ("de-AT", []), ("gsw", []), ("pt_BR", []), ("german", ["unknownLanguage"]),
    ("in English", ["unknownLanguage"]), ("", ["unknownLanguage"]),
  ])
  func languagesThatThereAreNotAreTold(tag: String, kinds: [String]) {
    let problem = #"{"id":"p","kind":"roughMatch","prompt":"?","accepted":["x"]}"#
    #expect(draftFindings(problem, language: tag) == kinds.map { "language: \($0)" })
    let own = problem.replacing("}", with: #","language":"\#(tag)"}"#)
    let found = draftFindings(own).filter { !$0.hasSuffix(": unreadable") }
    #expect(found == kinds.map { "sets[0].problems[0].language: \($0)" })
  }

  @Test func imagesThatThereAreNotAreToldWhereNamesAreGiven() {
    #expect(markup("![a cell](cell.png)") == [])
    #expect(markup("![a cell](cell.png)", images: ["cell.png"]) == [])
    #expect(markup("![a cell](cell.png)", images: []) == ["missingImage"])
  }

  @Test(arguments: [
    ("It is $\\\\frac{1}{2}$.", true), ("$x^2$", true), ("From $5 to $6.", false),
    ("A $ sign_", false),
  ])
  func formulaeInPlainTextAreTold(text: String, isTold: Bool) {
    #expect(
      draftFindings(draftExact("p", text, "x"))
        == (isTold ? ["sets[0].problems[0].prompt: formulaInPlainText"] : [])
    )
  }

  @Test(arguments: [
    ("\"prompt\":\"Gras?\",\"accepted\":[\"gr\u{FFFD}n\"]", ["accepted[0]"]),
    ("\"prompt\":{\"markup\":\"*Gr\u{FFFD}s*?\"},\"accepted\":[\"x\"]", ["prompt"]),
    (#""prompt":"Gras?","accepted":["a\u0000b"]"#, ["accepted[0]"]),
    (#""prompt":"Gräs?","accepted":["ﬁ"]"#, []),
  ])
  func aCharacterThatWasLostIsAnError(keys: String, places: [String]) {
    let found = draftFindings("{\"id\":\"p\",\"kind\":\"exactMatch\",\(keys)}")
    #expect(found == places.map { "sets[0].problems[0].\($0): lostCharacter" })
    #expect(BankCheck.Finding.Kind.lostCharacter.severity == .error)
  }

  @Test func allTextsOfAProblemAreLookedThrough() {
    let text = #"{"markup":"a $"}"#
    let problem = """
      {"id":"p","kind":"multipleChoice","prompt":\(text),"explanation":\(text),"hints":[{"text":\(text)}],
      "options":[{"id":"a","text":\(text),"feedback":\(text),"correct":true},{"id":"b","text":"c"}]}
      """
    #expect(
      draftFindings(problem)
        == [
          "explanation", "hints[0].text", "options[0].feedback", "options[0].text", "prompt",
        ].map { "sets[0].problems[0].\($0): unpairedMark" }
    )
  }
}
