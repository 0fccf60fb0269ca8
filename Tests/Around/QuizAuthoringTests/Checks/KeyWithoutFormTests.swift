// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import MathAnswers
import QuizTestSupport
import Testing

@testable import QuizAuthoring

struct KeyWithoutFormTests {
  private func places(_ matchers: [AlgebraMatcher]) throws -> [String] {
    let problems = try matchers.enumerated().map { index, matcher in
      try Problem(
        id: Problem.ID("p\(index)"),
        prompt: RichText("Question number \(index)?"),
        kind: .algebraic(matcher)
      )
    }
    let set = ProblemSet(id: "s", title: "S", problems: problems)
    let bank = try ProblemBank(id: "b", title: "B", sets: [set])
    return BankCheck.unsized.findings(in: bank).filter { $0.kind == .keyWithoutForm }
      .map(\.place.description)
  }

  @Test func aCorrectionThatMissesItsOwnFormOrTestIsFound() throws {
    let found = try places([
      AlgebraMatcher("(x+1)/(2x+2)", form: .simplified),
      AlgebraMatcher("1/2", form: .simplified),
      AlgebraMatcher(
        "x^3/3",
        test: .antiderivative(.init(in: "x", of: "x^2", requiresConstant: true))
      ),
      AlgebraMatcher(
        "x^3/3 + C",
        test: .antiderivative(.init(in: "x", of: "x^2", requiresConstant: true))
      ),
      AlgebraMatcher("3x", test: .derivative(.init(in: "x", of: "x^2"))),
      AlgebraMatcher("not A or B", test: .logic),
    ])
    #expect(found == ["sets[0].problems[0]", "sets[0].problems[2]", "sets[0].problems[4]"])
  }
}
