// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import LudusCore
import Testing

struct AlgebraHostileInputTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    "(", "[", "{", "|", "-", "2^", "sin ", "√", "x+", "9", "\\", "!", "x!", "sqrt[", "log_", "1<",
    "±",
    "x_", "^", "\u{301}", "a_{", "\\frac", "\\text{", "\\left(", "(x)(", "|x|(", "x=", "1;", "e",
    "\u{0}",
  ])
  func whatIsNestedTooDeeplyOrTooLongCannotBeGraded(piece: String) throws {
    let text = Self.repeated(piece, 65_000 / piece.utf8.count)
    let verdict = try AlgebraMatcher("x").verdict(for: text)
    #expect(Outcome(verdict) == .notGradable)
    #expect(verdict.sentence(in: .english).count < 300)
  }

  @Test func closedBracketsAreLimitedToo() throws {
    for (open, close) in [("(", ")"), ("{", "}"), ("|", "|"), ("\\sqrt{", "}"), ("f(", ")")] {
      let text = Self.repeated(open, 4000) + "x" + Self.repeated(close, 4000)
      #expect(Outcome(try AlgebraMatcher("x").verdict(for: text)) == .notGradable)
    }
    let copies = Self.repeated("max(x,sgn(", 30) + "x" + Self.repeated("))", 30)
    #expect(Outcome(try AlgebraMatcher("x").verdict(for: copies)) == .notGradable)
    let names = (0..<3000).map { "a_\($0)" }.joined(separator: "+")
    #expect(Outcome(try AlgebraMatcher("x").verdict(for: names)) == .notGradable)
  }

  @Test(arguments: [
    "\\sum_{k=1}^{9223372036854775807} k", "\\prod_{k=-9223372036854775807}^{0} (k)",
    "\\sum_{k=3}^{1} k", "\\sum_{k=1}^{n} k", "\\sum_{k=1}^{k} k", "\\sum_{k=1}", "∑",
    "\\sum_{1}^{2}",
    repeated("\\sum_{k=1}^{9}", 60) + "k", repeated("\\sum_{k=1}^{1}", 70) + "k",
    repeated("\\binom{", 40) + "2" + repeated("}{1}", 40), repeated("\\binom", 300), "\\binom{5}",
  ])
  func whatIsNotOrCannotBeWrittenOutCannotBeGraded(text: String) throws {
    #expect(Outcome(try AlgebraMatcher("x").verdict(for: text)) == .notGradable)
  }

  @Test(arguments: [100_000, 10_000_000])
  func anAnswerOverTheLimitOfAllMatchersIsTooLong(length: Int) throws {
    let verdict = try AlgebraMatcher("x").verdict(for: Self.repeated("(", length))
    #expect(
      verdict == .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    )
  }

  private static let strange: [String] = [
    "9^9^9^9", "(x-a)^6000", "1/(1/(1/(x-x)))", "0^-1", "0/0", "x^(10^15)", "(-1)!", "1000000!",
    "9223372036854775808", "-9223372036854775808/9223372036854775807", "10^18*10^18*10^18",
    "root(9223372036854775807, x)", "root(1, 9223372036854775807)",
    "root(1, 9223372036854775807*x/x)", "log_1 x", "ln(-1)", "((x^99999)^99999)^99999", "∞-∞",
    "e^e^e^e^e",
    "arctan(max((x^e)^673, 2) - sin(x^2))",
    "1/(x-x) = 1/(x-x)", "0=1", "x<x", "{}", "x^-9223372036854775807", "(-2)^(n+0.1)",
    repeated("(1/x-1/x)/", 50) + "x", repeated("x*", 2000) + "x", repeated("sin(x)+", 400) + "1",
    repeated("sqrt(x)+", 400) + "1", repeated("9", 1000), "0." + repeated("0", 998) + "1",
    repeated("sqrt(x+1)=", 11) + "1", repeated("root(60,x)*", 300) + "1",
    repeated("(x+y)(x-z)", 300),
    (1...99).map { "a_\($0)" }.joined(separator: "*sin(x)+"),
  ]

  @Test(arguments: strange)
  func largeAndStrangeExpressionsAreNeverTakenForAnotherOne(text: String) throws {
    #expect(try !judge(text, as: "x+2").isCorrect)
    #expect(try !judge("x+2", as: text).isCorrect)
  }

  @Test(arguments: [
    ("0", "1 - cos(x/10^9)"), ("sin(x)", "sin(x) + 10^-15"), ("x", "ln(e^(x + 10^-17))"),
    ("|x|", "sqrt(x^2 + 10^-20)"), ("e^(π sqrt(163))", "640320^3 + 744"),
    ("floor(x)", "floor(x + 10^-9)"), ("e", "(1 + 1/10^9)^(10^9)"),
    ("y = sin(x)", "y = sin(x) + 10^-15"), ("sqrt(2)", "1.41421356237309504880"),
  ])
  func whatDiffersByLessThanCanBeSeenDoesNotCount(accepted: String, answer: String) throws {
    #expect(try !judge(answer, as: accepted).isCorrect)
    #expect(try !judge(accepted, as: answer).isCorrect)
    #expect(try judge(answer, as: answer).isCorrect)
  }

  @Test(arguments: strange)
  func everyFormOfALargeExpressionCanBeAskedFor(text: String) throws {
    let forms: [RequiredForm] = [
      .expanded, .factored, .simplified, .lowestTerms, .singleFraction, .noDecimals, .likeAccepted,
      .completedSquare(variable: "x"),
    ]
    for form in forms {
      _ = try judge(text, as: text, form: form)
    }
  }

  /// Their values at 0, 1 and −1 or their coefficients have hundreds of divisors each.
  @Test(arguments: [
    "(x^4 - 5354228881x^2 + 5354228880x + 5354228880)",
    "(219060189739591200x^3 + x + 219060189739591200)",
  ])
  func factorsWithManyDivisorsAreSoonLookedAt(factor: String) throws {
    for count in [1, 60] {
      let answer = "(x-1)(x+1)" + Self.repeated("*\(factor)/\(factor)", count)
      #expect(try judge(answer, as: "(x-1)(x+1)", form: .factored).isCorrect)
    }
  }

  @Test func severalFactorsOfAnAnswerAreLookedAtEach() throws {
    let factors = "(x^4+x^3+720720)(x^4+x+5040)(x^4+3x^2+5)(x^4+x+1)(x^4+x+2)"
    #expect(try judge(factors, as: factors, form: .factored).isCorrect)
    let answer = factors + "(x^4+3x^2+2)"
    #expect(try !judge(answer, as: answer, form: .factored).isCorrect)
  }

  @Test(arguments: ["", "_"])
  func aDeclaredVariableWithoutANameDoesNotHoldUpReading(name: String) throws {
    let matcher = try AlgebraMatcher("U/R", variables: ["R", name])
    #expect(matcher.verdict(for: "1/(R/U)").isCorrect)
  }
}
