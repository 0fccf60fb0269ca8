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
      kind: .exactMatch(ExactMatcher("x", normalization: .identity))
    )
    try expectJSON(
      strict,
      #"{"accepted":["x"],"id":"p","kind":"exactMatch","normalization":[],"prompt":"?!"}"#
    )
  }

  @Test func everyFaultIsReportedWithItsPlace() {
    let json = """
      {"id":7,"kind":"checkAll","prompt":"","points":"3","shuffleOptions":0,
       "options":[{"id":"a","text":"x","correct":1},{"text":"y"},"z",null],"tags":"t"}
      """
    #expect(
      faults(json) == [
        "id: expected a string",
        "options[0].correct: expected true or false",
        "options[1].id: this key is missing",
        "options[2]: expected an object",
        "options[3]: found null, expected an object",
        "shuffleOptions: expected true or false",
        "points: expected an integer",
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
        #"kind: the kind "essay" is not known, expected one of "#
          + "multipleChoice, checkAll, exactMatch, roughMatch, numeric, algebraic, ordering, "
          + "matching, cloze, openResponse"
      ]
    )
    // Of a kind that is not known no key is.
    #expect(faults(#"{"id":"p","kind":"essay","prompt":"?","options":[]}"#).count == 1)
    #expect(faults(#"{"id":"p","prompt":"?"}"#) == ["kind: this key is missing"])
  }

  @Test(arguments: [
    #""correct":"yes""#, #""accepted":"x""#, #""ignoresCase":"no""#, #""normalization":["loud"]"#,
  ])
  func aMalformedKeyIsOneFault(key: String) {
    let accepted = key.hasPrefix(#""accepted"#) ? "" : #","accepted":["x"]"#
    let json = #"{"id":"p","kind":"exactMatch","prompt":"?"\#(accepted),\#(key)}"#
    // Keys of other kinds are not known.
    #expect(faults(json).count == 1)
  }
}
