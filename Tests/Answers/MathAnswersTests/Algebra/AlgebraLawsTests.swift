// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import LudusCore
import LudusTestSupport
import Testing

struct AlgebraLawsTests {
  @Test(arguments: [[], ["sin", "cos", "exp", "abs"]])
  func anExpressionEqualsItselfWrittenInAnotherWay(functions: [String]) {
    forEachSeed(0..<500) { generator in
      let expression = RandomExpression.draw(depth: 3, functions: functions, using: &generator)
      let other = expression.rewritten(using: &generator)
      let verdict = try judge(other.text, as: expression.text)
      // Exponentials of exponentials can be too large for any point to show something.
      try #require(
        verdict.isCorrect || !functions.isEmpty && Outcome(verdict) == .undecided,
        "\(other.text) is not \(expression.text): \(verdict)"
      )
    }
  }

  @Test(arguments: [[], ["sin", "cos", "exp", "abs"]])
  func anExpressionDiffersFromItselfWithACoefficientChanged(functions: [String]) {
    forEachSeed(0..<400) { generator in
      let expression = RandomExpression.draw(depth: 3, functions: functions, using: &generator)
      let other = expression.rewritten(using: &generator).changed(using: &generator)
      let verdict = try judge(other.text, as: expression.text)
      try #require(!verdict.isCorrect, "\(other.text) is taken for \(expression.text)")
      try #require(!functions.isEmpty || Outcome(verdict) == .wrong)
    }
  }

  @Test func whatTheWitnessSaysIsTrue() {
    forEachSeed(0..<300) { generator in
      let expression = RandomExpression.draw(depth: 3, functions: [], using: &generator)
      let other = expression.changed(using: &generator)
      guard case .wrong(let mismatch) = try judge(other.text, as: expression.text),
        case .unequal(let witness) = mismatch.reason
      else { return }
      try #require(witness.answer != witness.expected)
      try assume(!witness.answer.contains(".") && !witness.expected.contains("."))
      for (side, value) in [(other.text, witness.answer), (expression.text, witness.expected)] {
        let filled = witness.values.reduce(side) { $0.replacing($1.key, with: "(\($1.value))") }
        try #require(try judge(filled, as: value).isCorrect, "\(filled) is not \(value)")
      }
    }
  }

  @Test(arguments: [
    ("e^(a+b)", "e^a*e^b"), ("e^(a*b)", "(e^a)^b"), ("ln(a*b)", "ln(a)+ln(b)"),
    ("ln(a/b)", "ln(a)-ln(b)"), ("sin(a+b)", "sin(a)cos(b)+cos(a)sin(b)"),
    ("a^2-b^2", "(a-b)(a+b)"), ("|a*b|", "|a|*|b|"), ("cosh(a)^2-sinh(a)^2", "1+b-b"),
  ])
  func lawsHoldForAnyArguments(left: String, right: String) {
    forEachSeed(0..<50) { generator in
      let first = RandomExpression.draw(depth: 1, functions: [], using: &generator).text
      let second = RandomExpression.draw(depth: 1, functions: [], using: &generator).text
      func filled(_ law: String) -> String {
        law.replacing("a", with: "(A)").replacing("b", with: "(B)")
          .replacing("A", with: first).replacing("B", with: second)
      }
      let verdict = try judge(filled(left), as: filled(right))
      try #require(
        verdict.isCorrect || Outcome(verdict) == .undecided,
        "\(filled(left)): \(verdict)"
      )
    }
  }
}
