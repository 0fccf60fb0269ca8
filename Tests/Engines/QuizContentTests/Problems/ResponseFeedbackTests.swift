// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

struct ResponseFeedbackTests {
  private func problem(_ feedback: [Problem.Feedback]) throws -> Problem {
    try Problem(
      id: "p",
      prompt: "Which?",
      kind: .checkAll([.correct("a", "this"), .wrong("b", "that"), .correct("c", "those")]),
      feedback: feedback
    )
  }

  @Test func aProblemKeepsItsFeedbackInJSON() throws {
    let problem = try problem([
      .init(.correct, "Well done.", title: "Yes"), .init(.partlyCorrect, "Almost."),
      .init(.incorrect, "No."), .init(.credit(try Fraction(1, 2)...1), "Half."),
      .init(.picks(["c", "a"]), "Both."),
    ])
    #expect(
      try json(problem).contains(
        #""feedback":[{"text":"Well done.","title":"Yes","when":"correct"},"#
          + #"{"text":"Almost.","when":"partlyCorrect"},{"text":"No.","when":"incorrect"},"#
          + #"{"from":"1/2","text":"Half.","to":1,"when":"credit"},"#
          + #"{"picks":["a","c"],"text":"Both.","when":"picks"}]"#
      )
    )
    try expectRoundTrip(problem)
  }

  @Test func everyFaultOfFeedbackIsTold() throws {
    let faults = contentFaults(ProblemFault.self) {
      _ = try problem([
        .init(.correct, " "), .init(.credit(0...2), "x"), .init(.picks(["a", "z"]), "x"),
      ])
    }
    #expect(
      faults == [
        "feedback[0].text: the feedback is empty",
        "feedback[1].to: 2 is out of range, expected from 0 to 1",
        #"feedback[2].picks: the option "z" is not one of the problem's, or is shown twice"#,
      ]
    )
  }

  @Test(arguments: [
    #"{"when":"credit","from":1,"to":0,"text":"x"}"#, #"{"when":"sometimes","text":"x"}"#,
    #"{"when":"correct"}"#, #"{"text":"x"}"#, #"{"when":"correct","text":"x","then":"y"}"#, "7",
  ]) func feedbackThatCannotBeReadIsRefused(feedback: String) throws {
    let text = try json(try problem([.init(.correct, "x")]))
      .replacing(#"{"text":"x","when":"correct"}"#, with: feedback)
    #expect(contentFaults(ProblemFault.self) { _ = try decode(Problem.self, text) }.count == 1)
  }
}
