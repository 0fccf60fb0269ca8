// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

struct AnswerTestTests {
  @Test(arguments: AnswerTestCase.all + AnswerTestCase.course)
  func anAnswerIsJudgedAsATeacherWould(item: AnswerTestCase) throws {
    let verdict = try AlgebraMatcher(item.accepted, test: item.test).verdict(for: item.answer)
    #expect(verdict.isCorrect == item.isCorrect, "\(verdict)")
  }

  @Test(arguments: [
    ("upToConstant", "x", "x^2", "mismatch"),
    (
      #"{"antiderivative":{"in":"x","of":"x^2","constant":"required"}}"#, "x^3/3 + C", "x^3/3",
      "constantMissing"
    ),
    (
      #"{"antiderivative":{"in":"x","of":"x^2","constant":"required"}}"#, "x^3/3 + C", "C x^3/3",
      "otherDerivative"
    ),
    (#"{"antiderivative":{"in":"x","of":"x^2"}}"#, "x^3/3", "2x", "derivedInstead"),
    (#"{"antiderivative":{"in":"x","of":"x^2"}}"#, "x^3/3", "2x + C", "derivedInstead"),
    (#"{"antiderivative":{"in":"x","of":"x^2"}}"#, "x^3/3", "x^3 + C", "otherDerivative"),
    (#"{"antiderivative":{"in":"x","of":"3x"}}"#, "3x^2/2", "7", "otherDerivative"),
    (
      #"{"antiderivative":{"in":"x","of":"1/x","constant":"required"}}"#, "ln|x|+C", "ln(x)+C",
      "logarithmWithoutAbsoluteValue"
    ),
    (#"{"derivative":{"in":"x","of":"x^2"}}"#, "2x", "x^3/3", "integratedInstead"),
    (#"{"derivative":{"in":"x","of":"sin(3x)"}}"#, "3cos(3x)", "cos(3x)", "chainRuleFactorMissing"),
    (#"{"partialFractions":"x"}"#, "1/x - 1/(x+1)", "1/(x(x+1))", "notPartialFractions"),
  ])
  func theReasonNamesTheMistake(test: String, accepted: String, answer: String, key: String) throws
  {
    let json = test.hasPrefix("{") ? test : "\"\(test)\""
    let matcher = try decode(
      AlgebraMatcher.self,
      #"{"accepted": ["\#(accepted)"], "test": \#(json)}"#
    )
    guard case .wrong(let mismatch) = matcher.verdict(for: answer) else {
      Issue.record("expected a wrong answer")
      return
    }
    if case .own(let own) = mismatch.reason, let reason = own.value as? Verdict.AlgebraMismatch {
      #expect(reason == Self.reasons[key])
    } else {
      #expect(key == "mismatch")
    }
  }

  private static let reasons: [String: Verdict.AlgebraMismatch] = [
    "constantMissing": .constantMissing, "derivedInstead": .derivedInstead,
    "otherDerivative": .otherDerivative,
    "logarithmWithoutAbsoluteValue": .logarithmWithoutAbsoluteValue,
    "integratedInstead": .integratedInstead, "chainRuleFactorMissing": .chainRuleFactorMissing,
    "notPartialFractions": .notPartialFractions,
  ]

  @Test(
    arguments: [
      .equivalent, .upToConstant(nil), .upToConstant(.init(in: "x", parameters: ["k"])),
      .antiderivative(.init(in: "x", of: "x^2", requiresConstant: true)),
      .derivative(.init(in: "t")),
      .partialFractions(variable: "x"), .upToOrder, .identical, .upToRenaming(keeping: []),
      .upToRenaming(keeping: ["x"]), .system, .logic,
    ] as [AlgebraMatcher.Test]
  )
  func everyTestIsWrittenAndReadBack(test: AlgebraMatcher.Test) throws {
    try expectRoundTrip(try AlgebraMatcher("x", test: test))
  }

  @Test func aFaultNamesTheTextThatCannotBeRead() {
    let propositions = contentFaults(MathFault.self) {
      _ = try AlgebraMatcher("a and b", alternatives: ["a and and"], test: .logic)
    }
    #expect(propositions.count == 1)
    #expect(propositions.first?.hasPrefix("accepted[1]: the accepted answer \"a and and\"") == true)
    let functions = contentFaults(MathFault.self) {
      _ = try AlgebraMatcher("x^3/3", test: .antiderivative(.init(in: "x", of: "x^^2")))
    }
    #expect(functions.count == 1)
    #expect(functions.first?.hasPrefix("test: the accepted answer \"x^^2\"") == true)
  }

  @Test func theLengthOfAPropositionIsThatOfAllAnswers() throws {
    let verdict = try AlgebraMatcher("a", test: .logic)
      .verdict(for: String(repeating: " ", count: 10_000_000) + "a")
    #expect(
      verdict == .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    )
  }

  @Test func theDerivativeOfARandomFunctionIsTheSlopeOfIt() throws {
    forEachSeed(0..<200) { generator in
      let function = RandomExpression.draw(
        depth: 3,
        functions: ["sin", "cos", "exp", "arctan", "sinh"],
        using: &generator
      )
      let text = "x * (\(function.text))"
      // The difference quotient of a quadratic change of the function: d(x f) is known from d f by
      // the product rule.
      let matcher = try AlgebraMatcher(text, test: .antiderivative(.init(in: "x")))
      let changed = function.changed(using: &generator)
      try #require(matcher.verdict(for: "\(text) + C").isCorrect, "\(text)")
      try #require(!matcher.verdict(for: "x * (\(changed.text)) + x^2").isCorrect, "\(text)")
    }
  }

  @Test func hostileAnswersAreJudgedInTime() throws {
    let inputs = [
      String(repeating: "sin(", count: 60) + "x" + String(repeating: ")", count: 60),
      String(repeating: "x^", count: 60) + "x", String(repeating: "x*", count: 2000) + "x",
      String(repeating: "(A and not ", count: 60) + "A" + String(repeating: ")", count: 60),
      String(repeating: "{x|", count: 300), String(repeating: "[[", count: 300),
      "\\begin{pmatrix}" + String(repeating: "1\\\\", count: 100), "x!", "f(x)", "∅", "∪", "(1,2)∪",
      "±±x",
    ]
    for test in Set(AnswerTestCase.all.map(\.test)) {
      for (index, input) in inputs.enumerated() where index == 0 || test != .logic {
        let matcher = try AlgebraMatcher(test == .logic ? "A" : "x^2", test: test)
        _ = matcher.verdict(for: input)
      }
    }
  }
}
