// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// What graders of other systems are known to get wrong.
struct KnownFailuresTests {
  @Test func aFractionIsNotReadUpToItsSlash() throws {
    #expect(try !NumericMatcher("3").verdict(for: "3/4").isCorrect)
    #expect(try NumericMatcher("0.75").verdict(for: "3/4").isCorrect)
  }

  @Test(arguments: [
    (DecimalSeparator.comma, Outcome.correct), (.either, .correct), (.point, .wrong),
  ])
  func separatorsFollowTheLocale(separator: DecimalSeparator, outcome: Outcome) throws {
    let matcher = try NumericMatcher("1234", decimalSeparator: separator)
    #expect(Outcome(matcher.verdict(for: "1.234")) == outcome)
    // Both marks can be read in one way only.
    let half = try NumericMatcher("2469/2", decimalSeparator: separator)
    #expect(half.verdict(for: "1.234,5").isCorrect)
  }

  @Test(arguments: ["−7", "-7", "–7", "－7", "﹣7"])
  func everyMinusIsAMinus(answer: String) throws {
    #expect(try NumericMatcher("-7").verdict(for: answer).isCorrect)
  }

  @Test func decimalsAreExact() throws {
    #expect(try NumericMatcher("0.1 + 0.2", tolerance: .absolute(0)).verdict(for: "0.3").isCorrect)
    let matcher = try NumericMatcher("0.3", allowsCalculation: true)
    #expect(matcher.verdict(for: "0.1 + 0.2").isCorrect)
  }

  @Test(arguments: [
    ("2.3", true), ("2.6", true), ("2.45", true), ("2.2999999999999999999", false),
    ("2.6000000000000000001", false),
  ])
  func theEdgesOfAToleranceBelongToIt(answer: String, counts: Bool) throws {
    for accepted in ["2.45 ± 0.15", "[2.3, 2.6]"] {
      #expect(try NumericMatcher(accepted).verdict(for: answer).isCorrect == counts)
    }
    let matcher = try NumericMatcher("2.45", tolerance: .absolute(0.15))
    #expect(matcher.verdict(for: answer).isCorrect == counts)
  }

  @Test(arguments: [
    ("-105", true), ("-95", true), ("-105.0001", false), ("-94.9999", false), ("105", false),
  ])
  func aRelativeToleranceWorksBelowZero(answer: String, counts: Bool) throws {
    let matcher = try NumericMatcher("-100", tolerance: .relative(0.05))
    #expect(matcher.verdict(for: answer).isCorrect == counts)
  }

  @Test(arguments: [
    "4.52·10²", "4.52 × 10^2", "4.52*10**2", "4.52e2", "4.52E+02", "4.52 x 10^2", "0.452e3",
    "452.0",
    "4520·10⁻¹", "4,52·10²", "45.2\\cdot 10^{1}",
  ])
  func powersOfTenArePartOfANumber(answer: String) throws {
    let separator: DecimalSeparator = answer.contains(",") ? .comma : .point
    #expect(try NumericMatcher("452", decimalSeparator: separator).verdict(for: answer).isCorrect)
  }

  @Test(arguments: [
    ("0.1667", [4]), ("100", [1, 2, 3]), ("1.00e2", [3]), ("100.", [3]), ("100.0", [4]),
    ("0.0120", [3]), ("1,000", [1, 2, 3, 4]), ("0", [1]), ("0.0", [1]), ("0.00", [2]),
    ("10^3", [1]),
    ("1.20*10^-3", [3]), ("-3.142", [4]), ("3/4", []),
  ])
  func significantFiguresAreCountedAsWritten(answer: String, counts: [Int]) throws {
    for figures in 1...5 {
      let matcher = try NumericMatcher(answer, requiring: [.significantFigures(figures)])
      #expect(matcher.verdict(for: answer).isCorrect == counts.contains(figures))
    }
  }

  @Test(arguments: [
    ("20 °C", "68 °F"), ("20 °C", "293.15 K"), ("-40 °C", "-40 °F"), ("0 K", "−459.67 °F"),
    ("37.5 °C", "99.5 degrees Fahrenheit"), ("36.6 °C", "36,6 Grad Celsius"), ("20 °C", "20℃"),
  ])
  func temperaturesHaveZerosOfTheirOwn(accepted: String, answer: String) throws {
    let separator: DecimalSeparator = answer.contains(",") ? .either : .point
    let matcher = try NumericMatcher(accepted, decimalSeparator: separator)
    #expect(matcher.verdict(for: answer).isCorrect)
  }

  @Test(arguments: [
    ("25 %", Outcome.correct), ("0.25", .correct), ("1/4", .correct), ("250 ‰", .correct),
    ("25", .notGradable), ("24", .wrong), ("2500 %", .wrong), ("25 percent", .correct),
    ("25 Prozent", .correct), ("25\\%", .correct),
  ])
  func percentagesAreNumbers(answer: String, outcome: Outcome) throws {
    let verdict = try NumericMatcher("25 %").verdict(for: answer)
    #expect(Outcome(verdict) == outcome)
    #expect((verdict.numberFault == .percentSignMissing) == (outcome == .notGradable))
  }

  @Test func ambiguityIsReportedWhereItMakesADifference() throws {
    func verdict(_ accepted: String) throws -> Verdict {
      try NumericMatcher(accepted, decimalSeparator: .either).verdict(for: "1,234")
    }
    #expect(try verdict("1234").isCorrect)
    #expect(try verdict("1.2340").isCorrect)
    #expect(try Outcome(verdict("7")) == .wrong)
    #expect(try verdict("[1, 2000]").isCorrect)
    let half = try NumericMatcher("2.5", decimalSeparator: .either)
    #expect(half.verdict(for: "2,500").numberFault == .ambiguous(readings: ["2500", "2.5"]))
  }

  @Test(arguments: [
    ("2100/300", Outcome.notGradable), ("7/3", .notGradable), ("8", .wrong), ("[2, 8]", .correct),
  ])
  func aBlankMayGroupDigitsOrMakeAMixedNumber(accepted: String, outcome: Outcome) throws {
    #expect(try Outcome(NumericMatcher(accepted).verdict(for: "2 100/300")) == outcome)
    #expect(try NumericMatcher("10000/3").verdict(for: "10 000/3").isCorrect)
  }

  @Test func tinyNumbersKeepTheirDigits() throws {
    let matcher = try NumericMatcher("1e-33", tolerance: .relative(0.05))
    #expect(matcher.verdict(for: "1.05e-33").isCorrect)
    #expect(matcher.verdict(for: "0.95e-33").isCorrect)
    #expect(!matcher.verdict(for: "1.0500001e-33").isCorrect)
    #expect(!matcher.verdict(for: "0").isCorrect)
  }

  @Test(arguments: [
    "1e999999999", "1e-999999999", "10^999999999", "1e99999999999999999999", "1e1000",
    String(repeating: "9", count: 1001), "5 Qm^99*Qg^99",
  ])
  func hugeNumbersAreNotGradable(answer: String) throws {
    #expect(try NumericMatcher("1").verdict(for: answer).numberFault == .outOfRange)
  }
}
