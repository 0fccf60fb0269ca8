// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

/// The options of a matcher that say what letters stand for, and which differences do not matter.
struct ComparisonTests {
  @Test(arguments: [
    ("sqrt(x^2)", "x", false), ("sqrt(x^2)", "|x|", false), ("1/sqrt(x)", "sqrt(1/x)", false),
    ("sqrt(a b)", "sqrt(a) sqrt(b)", false), ("ln(x^2)", "2 ln x", false), ("|z|^2", "z^2", false),
    ("(x+i)^2", "x^2 + 2ix - 1", true), ("sin(x)^2", "1 - cos(x)^2", true),
    ("e^(i x)", "cos x + i sin x", true), ("sqrt(-1)", "i", true), ("ln(-1)", "i pi", true),
    ("z = 2i or z = -2i", "±2i", true), ("sqrt(x) sqrt(x)", "x", true),
  ])
  func inTheComplexDomainRootsAreThoseOfThePrincipalBranch(
    accepted: String,
    answer: String,
    isCorrect: Bool
  ) throws {
    let matcher = try AlgebraMatcher(accepted, domain: .complex)
    #expect(matcher.verdict(for: answer).isCorrect == isCorrect, "\(matcher.verdict(for: answer))")
  }

  @Test func realLettersAgreeWhereComplexOnesDoNot() throws {
    #expect(try AlgebraMatcher("sqrt(1/x)").verdict(for: "1/sqrt(x)").isCorrect)
    let verdict = try AlgebraMatcher("sqrt(1/x)", domain: .complex).verdict(for: "1/sqrt(x)")
    #expect(verdict.sentence(in: .english).contains("For x = -"))
  }

  @Test(arguments: [
    (["m"], "sqrt(m^2)", "m", true), ([], "sqrt(m^2)", "m", false),
    (["k", "m"], "sqrt(k^2 m^4)", "k m^2", true), (["k"], "sqrt(k^2 m^2)", "k m", false),
    (["k"], "|k| |x|", "k |x|", true), (["k"], "|k x|", "k x", false),
    (["a_1"], "sqrt(a1^2)", "a_1", true), (["m"], "sqrt(m^2)", "-m", false),
  ])
  func positiveVariablesHaveNoAbsoluteValue(
    positive: [String],
    accepted: String,
    answer: String,
    isCorrect: Bool
  ) throws {
    let matcher = try AlgebraMatcher(accepted, positive: positive)
    #expect(matcher.verdict(for: answer).isCorrect == isCorrect, "\(matcher.verdict(for: answer))")
  }

  @Test func aWitnessNeverMakesAPositiveVariableNegative() throws {
    let matcher = try AlgebraMatcher("|m - 7| + m", positive: ["m"])
    guard case .wrong(let mismatch) = matcher.verdict(for: "7"),
      case .unequal(let witness) = mismatch.reason
    else {
      Issue.record("expected a witness")
      return
    }
    #expect(witness.values["m"].flatMap(Double.init).map { $0 > 0 } == true)
  }

  @Test(arguments: [
    ("y = 2x - 5", "(y+5)/x = 2", true), ("(y+5)/x = 2", "y = 2x - 5", true),
    ("y = x^2 - 1", "y/(x-1) = x + 1", true), ("x y = 6", "y = 6/x", true),
    ("1/x + 1/y = 1/f", "f = x y/(x+y)", true), ("x = 3", "(x-3)/(x+2) = 0", true),
    // Here the denominator is a factor of the other side: all points of a line are lost.
    ("x y = 0", "x y/x = 0", false), ("x^2 = x", "x = 1", false), ("y = 2x - 5", "y/x = 2", false),
    ("y = 2x - 5", "(y+5)/x = 3", false), ("x = 3", "(x-3)^2/(x+2) = 0", false),
  ])
  func equationsMayDifferWhereADenominatorIsZero(
    accepted: String,
    answer: String,
    isCorrect: Bool
  ) throws {
    let lenient = try AlgebraMatcher(accepted, ignoringRemovablePoints: true)
    #expect(lenient.verdict(for: answer).isCorrect == isCorrect, "\(lenient.verdict(for: answer))")
    let strict = try AlgebraMatcher(accepted).verdict(for: answer)
    #expect(!strict.isCorrect)
    #expect(strict.sentence(in: .english).contains("except where a denominator is 0") == isCorrect)
  }

  @Test func aMatchSaysWhereTheEquationsDiffer() throws {
    let matcher = try AlgebraMatcher("y = 2x - 5", ignoringRemovablePoints: true)
    let sentence = matcher.verdict(for: "(y+5)/x = 2").sentence(in: .english)
    #expect(sentence.contains("x = 0, y = -5"), "\(sentence)")
  }

  @Test(arguments: [
    ("11", "x = 11", true, false), ("x = 11", "11", true, false),
    ("11", "x = 5 + 6 = 11", true, false), ("11", "5 + 6 = 11", true, true),
    ("x = 11", "x = 5 + 6 = 11", true, true), ("m c^2", "E = m c^2", true, false),
    ("{2, -2}", "x = ±2", true, true), ("11", "= 11", true, true),
  ])
  func aNameBeforeAValueCanBeRefused(
    accepted: String,
    answer: String,
    isAllowed: Bool,
    isStrictlyCorrect: Bool
  ) throws {
    #expect(try AlgebraMatcher(accepted).verdict(for: answer).isCorrect == isAllowed)
    let strict = try AlgebraMatcher(accepted, allowsLeadingVariable: false)
    #expect(strict.verdict(for: answer).isCorrect == isStrictlyCorrect)
  }

  @Test(arguments: [
    (NumericMatcher.Tolerance.significantFigures(3), "2 pi", "6.28", true),
    (.significantFigures(3), "2 pi", "6.2831853", true),
    (.significantFigures(3), "2 pi", "6.29", false),
    (.absolute(0.01), "31/28", "1.107142857", true),
    (.absolute(0.01), "31/28", "1.12", false), (.relative(0.01), "-sqrt(2)", "-1.41", true),
    (.relative(0.01), "-sqrt(2)", "1.41", false), (.decimalPlaces(2), "sqrt(2)/2", "0.71", true),
    (.decimalPlaces(2), "x = sqrt(2)", "x = 1.41", true),
    (.absolute(0.01), "x + 1", "x + 1.001", false),
    (.decimalPlaces(2), "x = sqrt(2) or x = -sqrt(2)", "x=1.41, x=-1.41", true),
    (.decimalPlaces(2), "x >= sqrt(2)", "x >= 1.41", true),
    (.decimalPlaces(2), "x >= sqrt(2)", "[1.41, ∞)", true),
    (.decimalPlaces(2), "x >= sqrt(2)", "x > 1.41", false),
    (.decimalPlaces(2), "(sqrt(2), 1)", "(1.41|1)", true), (.absolute(0.1), "2", "sqrt(4.1)", true),
  ])
  func aDecimalMayStandForAnExactValue(
    tolerance: NumericMatcher.Tolerance,
    accepted: String,
    answer: String,
    isCorrect: Bool
  ) throws {
    let verdict = try AlgebraMatcher(accepted, tolerance: tolerance).verdict(for: answer)
    #expect(verdict.isCorrect == isCorrect, "\(verdict)")
    if case .correct(let match) = verdict { #expect(match.reason == .withinTolerance) }
    #expect(try !AlgebraMatcher(accepted).verdict(for: answer).isCorrect)
  }

  @Test func anImpossibleToleranceIsRefused() {
    #expect(throws: ContentError<MathFault>.self) {
      try AlgebraMatcher("2 pi", tolerance: .absolute(-1))
    }
  }

  @Test func theOptionsAreWrittenAndReadBack() throws {
    let matcher = try AlgebraMatcher(
      "x",
      domain: .complex,
      positive: ["m"],
      ignoringRemovablePoints: true,
      allowsLeadingVariable: false,
      tolerance: .relative(0.1)
    )
    try expectRoundTrip(matcher)
    let read = try decode(
      AlgebraMatcher.self,
      #"{"accepted": "2 pi", "tolerance": {"decimalPlaces": 2}, "positive": ["m"]}"#
    )
    #expect(read.verdict(for: "6.28").isCorrect)
    #expect(read.comparison.positive == ["m"])
  }
}
