// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

struct ExactFormulaTests {
  private func value(_ text: String, _ values: [(String, Rational)] = []) throws -> Rational {
    let formula = try ExactFormula(text, variables: values.map(\.0))
    return try formula.value(arguments(of: formula, values))
  }

  private func holds(_ text: String, _ values: [(String, Rational)] = []) throws -> Bool {
    let formula = try ExactFormula(text, variables: values.map(\.0))
    return try formula.holds(arguments(of: formula, values))
  }

  private func arguments(of formula: ExactFormula, _ values: [(String, Rational)]) -> [Rational] {
    formula.variables.compactMap { name in values.first { $0.0 == name }?.1 }
  }

  @Test(arguments: [
    ("1/3 + 1/6", "1/2"), ("0.1 + 0.2", "3/10"), ("2^-3", "1/8"), ("(4/9)^(1/2)", "2/3"),
    ("sqrt(49/4)", "7/2"), ("|2 - 5|", "3"), ("5!", "120"), ("log10(1/1000)", "-3"),
    ("log_2(8)", "3"), ("ln(1)", "0"), ("max(2, 3) - min(2, 3)", "1"), ("-2^2", "-4"),
    ("12345678901234567890 * 10", "123456789012345678900"), ("2^100 / 2^99", "2"), ("15 %", "3/20"),
  ])
  func calculationsAreExact(text: String, expected: String) throws {
    #expect(try value(text) == Rational(expected))
  }

  @Test func namesStandForTheirValues() throws {
    let values: [(String, Rational)] = [("c1", 2), ("V", 5), ("V2", 3)]
    #expect(try value("c1 V / V2", values) == Rational("10/3"))
    #expect(try ExactFormula("V2 + V + V2", variables: ["V", "V2"]).variables == ["V2", "V"])
  }

  /// Names are looked for first, so that "and" would begin with the variable a.
  @Test func wordsStayWordsBesideNamesThatTheyBeginWith() throws {
    #expect(try holds("a != 1 and a != 2", [("a", 3)]))
    #expect(try !holds("a != 1 and a != 3", [("a", 3)]))
    #expect(try holds("o = 1 or o = 3", [("o", 3)]))
    #expect(try value("sqrt(s) + max(m, 2)", [("s", 9), ("m", 1)]) == 5)
  }

  @Test(arguments: [
    ("1 < 2", true), ("2 <= 2", true), ("3 > 4", false), ("1 != 1", false), ("1/2 = 0.5", true),
    ("1 < 2 < 3", true), ("1 < 3 < 2", false), ("1 = 2 or 2 = 2", true),
    ("1 = 1 and 1 >= 2", false),
  ])
  func comparisonsHoldOrNot(text: String, expected: Bool) throws {
    #expect(try holds(text) == expected)
  }

  @Test(arguments: [
    ("1/(2 - 2)", FormulaError.divisionByZero), ("0^-1", .divisionByZero), ("sqrt(2)", .notExact),
    ("sqrt(-4)", .notExact), ("pi", .notExact), ("e", .notExact), ("sin(1)", .notExact),
    ("log10(2)", .notExact), ("log10(0)", .notExact), ("(-1)!", .notExact), ("2^(1/2)", .notExact),
    ("10^100000", .tooLarge), ("501!", .tooLarge), ("9^9^9", .tooLarge),
    ("2^(10^30)", .tooLarge), ("sgn(0)", .divisionByZero),
  ])
  func whatHasNoExactValueSaysWhy(text: String, error: FormulaError) {
    #expect(throws: error) { try value(text) }
  }

  @Test(arguments: [
    ("", Verdict.ExpressionFault.Reason.empty), ("a + b", .unknownVariable("b")),
    ("a + mass", .unknownVariable("mass")), ("(a", .unclosed("(")), ("2 3", .missingOperator),
  ])
  func whatCannotBeReadSaysWhy(text: String, reason: Verdict.ExpressionFault.Reason) {
    let error = #expect(throws: Verdict.ExpressionFault.self) {
      try ExactFormula(text, variables: ["a"])
    }
    #expect(error?.reason == reason)
  }

  @Test func faultsAreCountedInTheTextThatWasWritten() {
    let error = #expect(throws: Verdict.ExpressionFault.self) {
      try ExactFormula("a = 1 and a = )", variables: ["a"])
    }
    #expect(error?.position == 14)
  }

  @Test(arguments: [
    ("1 + 1", ExactFormula.Shape.calculation), ("1 < 2", .comparison), ("1 < 2 < 3", .comparison),
    ("1, 2", .other), ("{1, 2}", .other), ("(1, 2)", .other), ("{}", .other),
  ])
  func shapesAreTold(text: String, shape: ExactFormula.Shape) throws {
    #expect(try ExactFormula(text, variables: []).shape == shape)
  }

  /// Fractions are the reference where their terms fit.
  @Test func sumsAndProductsAreThoseOfFractions() {
    forEachSeed(0..<300) { generator in
      let terms = (0..<4).map { _ in generator.draw(below: 19) - 9 }
      let below = generator.draw(below: 9) + 1
      let first = try Fraction(terms[0], below)
      let sum = try (first + Fraction(terms[1])) * Fraction(terms[2]) - Fraction(terms[3], below)
      let names = ["a", "b", "c", "d", "n"]
      let formula = try ExactFormula("(a/n + b) c - d/n", variables: names)
      let values = zip(names, terms + [below])
      let arguments = formula.variables.compactMap { name in
        values.first { $0.0 == name }.map { Rational($0.1) }
      }
      let result = try formula.value(arguments).description
      try #require(result == sum.description)
    }
  }
}
