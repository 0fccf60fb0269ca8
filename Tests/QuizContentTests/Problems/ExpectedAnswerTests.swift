import AnswerMatching
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct ExpectedAnswerTests {
  private func problem(
    _ expected: [Problem.ExpectedAnswer],
    kind: ProblemKind = .exactMatch(ExactMatcher("Canberra"))
  ) throws -> Problem {
    try Problem(id: "c", prompt: "Capital?", kind: kind, expectedAnswers: expected)
  }

  @Test func aProblemKeepsItsExpectedAnswersInJSON() throws {
    let sydney = Problem.ExpectedAnswer(
      .exactMatch(ExactMatcher("Sydney")),
      credit: try Fraction(1, 4),
      feedback: "The largest."
    )
    let problem = try problem([sydney])
    #expect(
      try json(problem).contains(
        #""expectedAnswers":[{"accepted":["Sydney"],"credit":"1/4","feedback":"The largest.","kind":"exactMatch"}]"#
      )
    )
    try expectRoundTrip(problem)
    #expect(try !json(try Samples.exact()).contains("expectedAnswers"))
  }

  @Test func everyFaultOfAnExpectedAnswerHasItsPlace() throws {
    let faults = contentFaults(ProblemFault.self) {
      _ = try problem([
        .init(.exactMatch(ExactMatcher(" ")), credit: 2), .init(.trueFalse(true), credit: 0),
      ])
    }
    #expect(faults.count == 3)
    #expect(faults.contains { $0.hasPrefix("expectedAnswers[0].accepted[0]") })
    #expect(faults.contains { $0.hasPrefix("expectedAnswers[0].credit") })
    #expect(faults.contains { $0.hasPrefix("expectedAnswers[1].kind") })
    let unwritten = contentFaults(ProblemFault.self) {
      _ = try problem(
        [.init(.exactMatch(ExactMatcher("x")), credit: 0)],
        kind: .trueFalse(true)
      )
    }
    #expect(unwritten.count == 1)
  }
}
