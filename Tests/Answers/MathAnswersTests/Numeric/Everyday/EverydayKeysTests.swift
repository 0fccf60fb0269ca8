// SPDX-License-Identifier: Apache-2.0
import LudusCore
import MathAnswers
import Testing

/// What authors may write as accepted numbers.
struct EverydayKeysTests {
  @Test(arguments: [
    ("√2", "1.414"), ("sqrt(2)", "1.414"), ("\\sqrt{2}", "1.414"), ("2√3 m", "3.46 m"),
    ("e", "2.718"),
    ("e^2", "7.389"), ("(1 + sqrt(5))/2", "1.618"), ("ln(2)", "0.693"), ("√16", "4"),
    ("cbrt(27)", "3"),
    ("3√2/2 cm", "2.12 cm"), ("sqrt(3) kg/m^3", "1.73 kg/m³"), ("pi", "3.14"),
    ("10 log(2)", "3.01"),
  ])
  func aFormulaIsItsValue(key: String, answer: String) throws {
    let matcher = try NumericMatcher(key, tolerance: .significantFigures(3))
    #expect(matcher.verdict(for: answer).isCorrect)
    #expect(!matcher.verdict(for: "-" + answer).isCorrect)
    #expect(!matcher.verdict(for: "1" + answer).isCorrect)
  }

  @Test(arguments: [
    ("√8", "2√2"), ("√2", "sqrt(2)"), ("√2", "2^(1/2)"), ("e^2", "e*e"), ("√2/2", "1/√2"),
    ("√2", "\\sqrt{2}"),
  ])
  func anIrrationalNumberMayBeLeftAsAFormula(key: String, answer: String) throws {
    let matcher = try NumericMatcher(key)
    #expect(matcher.verdict(for: answer).isCorrect)
    #expect(matcher.judgment(of: answer) == .correct)
    #expect(!matcher.verdict(for: answer + " + 1").isCorrect)
    // A fraction is to be worked out.
    #expect(try !NumericMatcher("√16").verdict(for: "√(8 + 8)").isCorrect)
  }

  @Test(arguments: [
    ("2; -3", "x = -3 or x = 2", Outcome.correct), ("2; -3", "-3; 2", .correct),
    ("{2; -3}", "2 and -3", .correct), ("2; -2", "±2", .correct),
    ("±2", "-2; 2", .correct), ("±2", "2", .wrong), ("±2", "±2", .correct),
    ("2; -2", "x = ±2", .correct), ("2; -2", "+-2", .correct), ("2; -2", "x = +/-2", .correct),
    ("x = 2 or x = -3", "{-3; 2}", .correct), ("2; 3", "2,3", .correct), ("2; 3", "2", .wrong),
    ("2; 3", "2; 3; 4", .wrong), ("2; 3", "2; 2", .wrong), ("2; -3", "-2; 3", .wrong),
    ("2 m; 3 m", "200 cm; 3 m", .correct), ("2 m; 3 m", "2 and 3 m", .correct),
    ("2 m; 3 m", "2; 3", .notGradable), ("2 m; 3 m", "2 s; 3 s", .wrong),
    ("1.5; 2.5", "3/2 und 5/2", .correct), ("1; 2; 3", "3, 2, 1", .correct),
    ("1; 2; 3", "1, 2 and 3", .correct), ("2; 3", "1+1; 3", .notGradable),
    ("2; 3", "2; x", .notGradable),
    ("2; 3", "zwei und drei", .correct), ("√2; -√2", "±1.41", .wrong),
  ])
  func aListIsRightInAnyOrder(key: String, answer: String, outcome: Outcome) throws {
    guard let matcher = try? NumericMatcher(key) else { return #expect(key.contains("√")) }
    #expect(Outcome(matcher.verdict(for: answer)) == outcome)
  }

  @Test func aWrongListIsShown() throws {
    let verdict = try NumericMatcher("2 m; 3 m").verdict(for: "200 cm; 4 m")
    #expect(verdict.witness == Verdict.Witness(values: [:], answer: "2; 4 m", expected: "2 m; 3 m"))
  }

  @Test func aListKeepsToleranceAndForm() throws {
    let matcher = try NumericMatcher("1.41; -1.41", tolerance: .decimalPlaces(1))
    #expect(matcher.verdict(for: "-1.4 und 1.4").isCorrect)
    let exact = try NumericMatcher("1/2; 3/4", requiring: [.lowestTerms])
    #expect(exact.verdict(for: "2/4; 3/4").numberMismatch == .form(.lowestTerms))
  }

  @Test(arguments: [
    "6.022e23", "8.314 J/(mol K)", "12.011 g/mol", "3.142", "1.5", "9.81 m/s^2", "x = 2.5", "3:4",
    "1:30 h", "1.5 million", "anderthalb", "$1.5 million", "1.234.567", "3,14",
  ])
  func aKeyIsInOneNotation(key: String) throws {
    let matcher = try NumericMatcher(key, decimalSeparator: .either)
    #expect(matcher.verdict(for: key).isCorrect)
  }

  @Test(arguments: [
    "1,234", "5 Kj", "x", "five onions", "2; x", "sqrt(-2)", "i", "1/0", "{2; }", "√", "2 3",
    "a+b",
  ])
  func whatCouldBeMeantInTwoWaysOrNoneIsNoKey(key: String) {
    #expect(throws: ContentError<MathFault>.self) {
      try NumericMatcher(key, decimalSeparator: .either)
    }
  }
}
