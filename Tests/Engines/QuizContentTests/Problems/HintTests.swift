// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct HintTests {
  @Test func aProblemKeepsItsHintsInJSON() throws {
    let problem = try Samples.exact().with([
      Problem.Hint("It is yellow.", penalty: Fraction(1, 4)),
      Problem.Hint(RichText(markup: "*burns*")),
    ])
    let text = try json(problem)
    #expect(
      text.contains(
        #""hints":[{"penalty":"1/4","text":"It is yellow."},{"text":{"markup":"*burns*"}}]"#
      )
    )
    try expectRoundTrip(problem)
    #expect(try !json(try Samples.exact()).contains("hints"))
  }

  @Test func aHintCanBeWrittenAsALiteralWithValuesInIt() {
    let letter = "P"
    let hint: Problem.Hint = "It begins with \(letter)."
    #expect(hint == Problem.Hint("It begins with P."))
  }

  @Test func everyFaultOfAHintIsTold() throws {
    let expected = [
      "hints[0].text: the hint is empty",
      "hints[1].penalty: -1/2 is out of range, expected from 0 to 1",
      "hints[1].text: the hint is empty",
    ]
    let made = contentFaults(ProblemFault.self) {
      _ = try Samples.exact().with([" ", Problem.Hint("", penalty: Fraction(-1, 2))])
    }
    #expect(made.sorted() == expected)
    let text = try json(try Samples.exact().with(["one", "two"]))
      .replacing(#"{"text":"one"}"#, with: #"{"text":" "}"#)
      .replacing(#"{"text":"two"}"#, with: #"{"text":"","penalty":"-1/2"}"#)
    let read = contentFaults(ProblemFault.self) { _ = try decode(Problem.self, text) }
    #expect(read.sorted() == expected)
    let malformed = text.replacing(#"{"text":" "}"#, with: "7")
    #expect(contentFaults(ProblemFault.self) { _ = try decode(Problem.self, malformed) }.count == 1)
  }
}
