// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import MathAnswers
import Testing

struct AlgebraNotationTests {
  @Test(arguments: [
    ("2x", "2*x"), ("xy", "y*x"), ("x(y+1)", "x*y+x"), ("(a)(b)", "ab"), ("2sin x", "2*sin(x)"),
    ("x sin(y)", "x*sin(y)"), ("2^3^2", "512"), ("x**2", "x^2"), ("x²y⁻¹", "x^2/y"),
    ("√x", "x^(1/2)"), ("3√2", "sqrt(18)"), ("sqrt[3]{x}", "x^(1/3)"), ("root(3, x)", "x^(1/3)"),
    ("cbrt(x)", "x^(1/3)"), ("sin 2x", "sin(2*x)"), ("sin^2 x", "sin(x)^2"), ("sin²x", "sin(x)^2"),
    ("sin^-1(x)", "arcsin(x)"), ("sin⁻¹ x", "arcsin(x)"), ("sin x cos y", "sin(x)*cos(y)"),
    ("ln x", "ln(x)"), ("log 100", "2"), ("log_2 8", "3"), ("log_b(x)", "ln(x)/ln(b)"),
    ("log(27, 3)", "3"), ("log10(x)", "log(x)"), ("exp(x)", "e^x"), ("|x|", "abs(x)"),
    ("|-|-x||", "|x|"), ("2|x|", "|2x|"), ("5!", "120"), ("n!", "n*(n-1)!"), ("α+β", "alpha+beta"),
    ("2π", "2pi"), ("3×4·5÷6", "10"), ("m − n", "m - n"), ("90°", "pi/2"), ("50%", "1/2"),
    ("28 percent", "0.28"), ("2 1/2", "5/2"), ("-2 1/2", "-5/2"), ("x₁+x_1", "2x1"), ("6:3", "2"),
    ("1/2x", "x/2"), ("-x^2", "-(x^2)"), ("2^-x", "1/2^x"), ("n/-m", "-n/m"), ("1.5e3", "1500"),
    ("Abs(x)", "|x|"), ("12 345", "12345"), ("1,000.5", "1000.5"), (".5", "1/2"),
    ("sinh x", "(e^x-e^(-x))/2"),
    ("x_{max}", "x_{max}+0"), ("3 − −2", "5"), ("max(x, y) + min(y, x)", "x + y"),
    ("sgn(x)", "x/|x|"), ("max(2, 3)", "3"),
    ("atan2(1, 1)", "pi/4"), ("atan2(y, 2y)", "atan2(y, 2y) + 0"), ("(−8)^(1/3)", "-2"),
  ])
  func schoolNotationIsRead(written: String, meant: String) throws {
    #expect(Outcome(try judge(written, as: meant)) == .correct)
  }

  @Test(arguments: [
    ("\\frac{a}{b}", "a/b"), ("\\dfrac12", "1/2"), ("\\frac1{x}", "1/x"), ("a \\cdot b", "ab"),
    ("a \\times b", "ab"), ("\\left( x \\right)^{2}", "x^2"), ("x_{1}", "x1"),
    ("\\sqrt3", "sqrt(3)"),
    ("\\sqrt{x+1}", "(x+1)^0.5"), ("\\sqrt[3]{x}", "x^(1/3)"), ("\\pi r^2", "pi*r^2"),
    ("x \\le 3", "x<=3"), ("x \\neq 3", "x≠3"), ("\\alpha\\,\\beta", "alpha*beta"),
    ("\\left|x\\right|", "|x|"), ("\\lvert x \\rvert", "|x|"), ("\\sin^2(x)", "sin(x)^2"),
    ("\\log_{2} 8", "3"), ("e^{\\ln x}", "x"), ("\\operatorname{arccoth}(x)", "arcoth(x)"),
    ("\\mathrm{e}^x", "exp(x)"), ("90^\\circ", "pi/2"), ("90^{\\circ}", "pi/2"), ("28\\%", "0.28"),
    ("\\{1, 2\\}", "{2, 1}"), ("x=1 \\text{ and } y=2", "y=2 and x=1"), ("$x^2$", "x*x"),
    ("2\\frac{1}{2}", "2.5"), ("\\log_3(x^\\sqrt{2})", "\\sqrt{2}\\log_3(x)"),
  ])
  func aSubsetOfTeXIsRead(written: String, meant: String) throws {
    #expect(Outcome(try judge(written, as: meant)) == .correct)
  }

  @Test func singleLettersAreMultipliedUnlessALongerNameIsDeclared() throws {
    #expect(try judge("yx", as: "xy").isCorrect)
    #expect(try !judge("yx", as: "xy", variables: ["xy", "yx"]).isCorrect)
    #expect(try judge("rate*t", as: "t*rate", variables: ["rate", "t"]).isCorrect)
    #expect(try judge("mu_0 + n", as: "n + mu0", variables: ["mu0", "n"]).isCorrect)
  }

  @Test func theConstantsEIAndPiAreVariablesWhenTheyAreDeclared() throws {
    #expect(try judge("i^2", as: "-1").isCorrect)
    #expect(try !judge("i^2", as: "-1", variables: ["i"]).isCorrect)
    #expect(try judge("ln(e)", as: "1").isCorrect)
    #expect(try !judge("ln(e)", as: "1", variables: ["e"]).isCorrect)
  }

  @Test func aLetterBeforeABracketIsMultipliedUnlessItIsDeclaredAsAFunction() throws {
    #expect(try judge("f(x+1)", as: "f*x+f").isCorrect)
    #expect(try !judge("f(x+1)", as: "f(x)+f(1)", functions: ["f"]).isCorrect)
    #expect(try judge("f(x^2-1)", as: "f((x-1)(x+1))", functions: ["f"]).isCorrect)
    #expect(try judge("f(2) = 4 + f(3)", as: "f(3) + 4 = f(2)", functions: ["f"]).isCorrect)
    #expect(try !judge("sin(f(x))", as: "sin(g(x))", functions: ["f", "g"]).isCorrect)
  }

  @Test(arguments: ["f(x+1) + 2f", "f (x+1) + f·2", "2 f + f  (1+x)"])
  func aNameOfBothIsAFunctionBeforeABracketAndElseAVariable(answer: String) throws {
    func verdict(for answer: String, as accepted: String) throws -> Verdict {
      try judge(answer, as: accepted, variables: ["f", "x"], functions: ["f"])
    }
    #expect(try verdict(for: answer, as: "f(1+x) + f + f").isCorrect)
    #expect(try !verdict(for: "f*(x+1)", as: "f(x+1)").isCorrect)
  }

  @Test func aDerivativeOfADeclaredFunctionIsAFunctionOfItsOwn() throws {
    let product = "f'(x) g(x) + f(x) g'(x)"
    #expect(try judge(product, as: "f(x)g'(x) + g(x)f′(x)", functions: ["f", "g"]).isCorrect)
    #expect(try judge("f''(x) = -f(x)", as: "f(x) + f''(x) = 0", functions: ["f"]).isCorrect)
    #expect(try !judge("f'(x)", as: "f(x)", functions: ["f"]).isCorrect)
    #expect(try !judge("f'(x)", as: "f''(x)", functions: ["f"]).isCorrect)
  }

  @Test func aCommaIsADecimalSignOrSeparatesThousandsOrSeparatesAnswers() throws {
    #expect(try judge("1,22", as: "1.22").isCorrect)
    #expect(try judge("1000,99", as: "1000.99").isCorrect)
    #expect(try judge("10,000", as: "10000").isCorrect)
    #expect(try judge("2,1", as: "1; 2").isCorrect)
    #expect(try !judge("1,000", as: "1").isCorrect)
    let german = try AlgebraMatcher("1234,5", decimalSeparator: .comma)
    #expect(german.verdict(for: "1.234,5").isCorrect)
    #expect(german.verdict(for: "2469/2").isCorrect)
    #expect(german.verdict(for: "1\\,234{,}5").isCorrect)
    #expect(german.verdict(for: "1~234{,}50").isCorrect)
    let either = try AlgebraMatcher("1.5x", decimalSeparator: .either)
    #expect(either.verdict(for: "1,5 x").isCorrect)
  }

  @Test(arguments: [
    ("", 0, Verdict.ExpressionFault.Reason.empty),
    ("2x+", 3, .unexpected(found: "", expected: .operand)),
    ("(x+1", 0, .unclosed("(")),
    ("|x+1", 0, .unclosed("|")),
    ("x+1)", 3, .unexpected(found: ")", expected: .operation)),
    ("(x+1]", 4, .unexpected(found: "]", expected: .sign(")"))),
    ("3 4", 2, .missingOperator),
    ("é+3 4", 4, .missingOperator),
    ("x & y", 2, .unexpected(found: "&", expected: .operand)),
    ("1 + \\foo", 4, .unknownCommand("\\foo")), ("1 + ggT(12, a)", 4, .unknownCommand("ggT")),
    ("gcd(2.5, 5)", 0, .unknownCommand("gcd")), ("n+1 choose 2", 4, .unknownCommand("choose")),
    ("\\sum_{k=1}^{n} k", 0, .sumNotWrittenOut("\\sum")),
    ("2Σ_{k=1}^{∞} 1/k^2", 1, .sumNotWrittenOut("Σ")),
    ("mod(7)", 5, .unexpected(found: ")", expected: .sign(","))),
    ("⌊x", 0, .unclosed("⌊")), ("⌈x⌋", 2, .unexpected(found: "⌋", expected: .sign("⌉"))),
  ])
  func whatCannotBeReadSaysWhereAndWhatIsNeeded(
    text: String,
    position: Int,
    reason: Verdict.ExpressionFault.Reason
  ) throws {
    let fault = Verdict.ExpressionFault(position: position, reason: reason)
    let place = ContentPlace().key("accepted").index(0)
    let mathFault = MathFault.unreadable(text, Verdict.NotGradable(.expression(fault)))
    #expect(throws: ContentError(faults: [LocatedFault(mathFault, at: place)])) {
      try AlgebraMatcher(text)
    }
    #expect(
      try AlgebraMatcher("x").verdict(for: text)
        == .notGradable(Verdict.NotGradable(.expression(fault)))
    )
  }

  @Test func anUndeclaredVariableCostsNothingWhenVariablesAreDeclared() throws {
    let verdict = try judge("x + z", as: "x + 1", variables: ["x", "y"])
    let fault = Verdict.ExpressionFault(position: 5, reason: .unknownVariable("z"))
    #expect(verdict == .notGradable(Verdict.NotGradable(.expression(fault))))
  }

  @Test func everyFaultHasASentenceInBothLanguagesThatSaysWhatToDo() {
    let reasons: [Verdict.ExpressionFault.Reason] = [
      .empty, .unexpected(found: "", expected: .operand),
      .unexpected(found: "]", expected: .sign(")")),
      .unexpected(found: ")", expected: .operation), .unexpected(found: ")", expected: .end),
      .missingOperator, .unclosed("("), .unknownVariable("z"), .unknownCommand("\\foo"),
      .sumNotWrittenOut("\\sum"), .nestedTooDeeply(limit: 64), .tooComplex(limit: 4096),
    ]
    for reason in reasons {
      let fault = Verdict.ExpressionFault(position: 2, reason: reason)
      let english = Verdict.NotGradable(.expression(fault)).sentence(in: .english)
      #expect(english.hasSuffix("."))
      #expect(english != Verdict.NotGradable(.expression(fault)).sentence(in: .german))
    }
  }
}
