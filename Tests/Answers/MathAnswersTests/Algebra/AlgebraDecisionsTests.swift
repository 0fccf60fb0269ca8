// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// What the specification wants decided on purpose, line by line, where other systems disagree.
struct AlgebraDecisionsTests {
  @Test func aNumberThatCouldBeAProductWithEIsAskedAboutWhereOnlyThatIsRight() throws {
    #expect(try AlgebraMatcher("0.002").verdict(for: "2e-3").isCorrect)
    #expect(try AlgebraMatcher("0.051").verdict(for: "5.1e-2").isCorrect)
    let verdict = try AlgebraMatcher("2*e - 3").verdict(for: "x = 2e-3")
    #expect(Outcome(verdict) == .notGradable)
    #expect(verdict.sentence(in: .english).contains("“2e-3” could be a power of ten"))
    #expect(try AlgebraMatcher("2*e - 3").verdict(for: "2e - 3").isCorrect)
    #expect(try AlgebraMatcher("2*e - 3", variables: ["e"]).verdict(for: "2e-3").isCorrect)
    #expect(Outcome(try AlgebraMatcher("7").verdict(for: "2e-3")) == .wrong)
  }

  @Test(arguments: [
    ("sqrt(x^2)", "|x|", true), ("sqrt(x^2)", "x", false),
    ("\\sqrt[3]{-8}", "-2", true),
    ("ln(xy)", "ln(x) + ln(y)", true), ("ln(x^2)", "2 ln(x)", true),
    ("sqrt(x) sqrt(y)", "sqrt(xy)", true), ("sqrt(2) sqrt(3)", "sqrt(6)", true),
    ("sin(x)^2", "(sin x)^2", true), ("sin^2 x", "(sin x)^2", true),
    ("2 1/2", "5/2", true),
    ("2y = 2x", "y = x", true), ("xy = x^2", "y = x", false), ("y/3 = x/3", "x = y", true),
    ("0.333333333", "1/3", false), ("0.5", "1/2", true),
    ("(a-x)^6000", "(x-a)^6000", true), ("(x-a)^6000", "(x-a)^6001", false),
    ("f(x)", "x f", true), ("xy", "y x", true),
    ("x1", "x_1", true), ("e^(i pi)", "-1", true), ("sin(30°)", "1/2", true),
    ("1/sqrt(x)", "sqrt(1/x)", true), ("2π(m/k)^(1/2)", "2π/(k/m)^(1/2)", true),
    ("x/sqrt(a)*sqrt(b)", "x*sqrt(b/a)", true), ("sqrt(x)^2", "x", true),
    ("sqrt((x-3)(x-5))", "sqrt(x-3) sqrt(x-5)", false), ("sqrt(-x)", "sqrt(x)", false),
    ("sqrt(1 - x)", "sqrt(x - 1)", false), ("i sqrt(2)", "sqrt(-2)", true),
    ("|ab|", "|a| |b|", true), ("x >= 2", "2 <= x", true), ("x > 2", "x >= 2", false),
  ])
  func whatCountsAsEqualIsDecided(answer: String, accepted: String, isCorrect: Bool) throws {
    #expect(try AlgebraMatcher(accepted).verdict(for: answer).isCorrect == isCorrect)
  }

  @Test func aRemovableGapIsToldWithTheMatch() throws {
    let verdict = try AlgebraMatcher("x + 1").verdict(for: "(x^2 - 1)/(x - 1)")
    guard case .correct(let match) = verdict, case .equivalentWhereDefined(let gap) = match.reason
    else {
      Issue.record("\(verdict)")
      return
    }
    #expect(gap.values == ["x": "1"])
  }

  @Test func aRootThatIsRealOnOneSideOnlyIsShownWithTheMatch() throws {
    let verdict = try AlgebraMatcher("sqrt(a b)").verdict(for: "sqrt(a) sqrt(b)")
    guard case .correct(let match) = verdict, case .equivalentWhereDefined(let gap) = match.reason
    else {
      Issue.record("\(verdict)")
      return
    }
    #expect(gap.answer == "undefined")
  }

  @Test func declaredNamesStandForThemselves() throws {
    let function = try AlgebraMatcher("f(x)", functions: ["f"])
    #expect(!function.verdict(for: "f * x").isCorrect)
    #expect(function.verdict(for: "f(x)").isCorrect)
    let word = try AlgebraMatcher("xy + 1", variables: ["x", "y", "xy"])
    #expect(!word.verdict(for: "x*y + 1").isCorrect)
    let letter = try AlgebraMatcher("e^2", variables: ["e"])
    #expect(!letter.verdict(for: "7.389056098930650").isCorrect)
    #expect(letter.verdict(for: "e * e").isCorrect)
  }

  @Test func theUsageSketchHolds() throws {
    let matcher = try AlgebraMatcher("(x+1)^2")
    guard case .wrong(let mismatch) = matcher.verdict(for: "x^2 + 2x - 1"),
      case .unequal(let witness) = mismatch.reason
    else {
      Issue.record("expected a witness")
      return
    }
    #expect(witness == Verdict.Witness(values: ["x": "1"], answer: "2", expected: "4"))
  }
}
