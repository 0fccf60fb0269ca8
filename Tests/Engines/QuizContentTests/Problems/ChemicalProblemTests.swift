// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct ChemicalProblemTests {
  @Test func aProblemIsAnObjectInJSONWithTheKeysOfItsMatcher() throws {
    let matcher = try ChemicalMatcher("H2(g)", states: .required)
    let problem = try Problem(id: "p", prompt: "?", kind: .chemical(matcher))
    try expectJSON(
      problem,
      #"{"accepted":["H2(g)"],"id":"p","kind":"chemical","prompt":"?","states":"required"}"#
    )
    #expect(problem.kind.name == .chemical)
    #expect(problem.correctAnswer == .text("H2(g)"))
    #expect(problem.kind.options == nil)
  }

  @Test func aGapOfATextCanBeAFormula() throws {
    let task = ClozeTask(
      RichText(markup: "The formula of water is [[water]]."),
      gaps: [ClozeTask.Gap("water", .chemical(try ChemicalMatcher("H2O")))]
    )
    let problem = try Problem(id: "p", prompt: "?", kind: .cloze(task))
    try expectRoundTrip(problem)
    #expect(problem.correctAnswer == .gaps(["water": "H2O"]))
  }

  @Test(arguments: [
    (
      #""accepted":["H2 + O2 -> H2O"]"#,
      "accepted[0]: the accepted answer \"H2 + O2 -> H2O\" cannot be right: This is not balanced. "
        + "Atoms of O: 2 on the left, 1 on the right."
    ),
    (
      #""accepted":["H2O","water"]"#,
      "accepted[1]: the accepted answer \"water\" cannot be read: "
        + "There is no element “wa” (character 1): mind upper and lower case."
    ),
    (
      #""accepted":["H2O"],"form":"essay""#,
      "form: the form \"essay\" is not known, expected one of formula, equation, configuration, nuclide"
    ),
  ])
  func anAnswerThatCannotBeRightIsAFaultWithItsPlace(keys: String, fault: String) {
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(Problem.self, #"{"id":"p","kind":"chemical","prompt":"?",\#(keys)}"#)
    }
    #expect(faults == [fault])
  }
}
