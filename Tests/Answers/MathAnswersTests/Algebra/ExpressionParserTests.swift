// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

@testable import MathAnswers

struct ExpressionParserTests {
  private func tree(_ text: String) throws -> ExpressionTree {
    try #require(try Statement.readings(of: text, notation: ExpressionNotation()).first).tree
  }

  @Test func readingWhatIsWrittenGivesTheExpressionBack() {
    forEachSeed { generator in
      let expression = RandomExpression.draw(
        depth: 4,
        functions: ["sin", "ln", "sqrt", "arctan", "cosh", "abs", "log", "exp"],
        using: &generator
      )
      let read = try tree(expression.text)
      try #require(try tree(read.text).text == read.text)
    }
  }

  @Test(arguments: [
    ("2x^2y", "((2*(x^2))*y)"), ("-x^2", "(-(x^2))"), ("2^3^4", "(2^(3^4))"), ("a/bc", "((a/b)*c)"),
    ("sin 2x+1", "(sin((2*x))+1)"), ("sin x^2", "sin((x^2))"), ("ln x y", "ln((x*y))"),
    ("2 1/2 x", "((2+(1/2))*x)"), ("0.50", "0.50"),
    ("1234567890123456789012", "1234567890123456789012"),
    ("|x|y||", "(abs(x)*y)"), ("√2x", "(sqrt(2)*x)"), ("x!^2", "((x)!^2)"), ("2e3", "(2*(10^3))"),
    ("2e-3", "(2*(10^(-3)))"), ("5.1e-2", "(5.1*(10^(-2)))"),
    ("½x²", "((1/2)*(x^2))"), ("2½", "(2+(1/2))"), ("e²ˣ⁺¹", "(e^((2*x)+1))"), ("３ｘ", "(3*x)"),
    ("ab_1c", "((a*b_1)*c)"), ("\\frac123", "((1/2)*3)"),
  ])
  func precedenceIsThatOfSchool(written: String, meant: String) throws {
    if written.hasSuffix("||") {
      #expect(throws: Verdict.ExpressionFault.self) { try tree(written) }
    } else {
      #expect(try tree(written).text == meant)
    }
  }
}
