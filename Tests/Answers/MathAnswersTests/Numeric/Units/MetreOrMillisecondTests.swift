// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// "ms⁻¹" for metres by seconds, as many write it.
struct MetreOrMillisecondTests {
  @Test(arguments: [
    ("9.81 m/s^2", "9.81 ms^-2"), ("9.81 m/s^2", "9.81 ms⁻²"), ("9.81 m/s^2", "9.81 ms-2"),
    ("5 m/s", "5 ms^{-1}"), ("3 N", "3 kg ms^-2"),
  ])
  func whatIsRightInMetresIsRight(accepted: String, answer: String) throws {
    #expect(try NumericMatcher(accepted).verdict(for: answer).isCorrect)
  }

  @Test(arguments: [("5 m/s", "6 ms^-1"), ("6 m/s", "5000 ms^-1"), ("5 kg", "5 ms^-1")])
  func whatNoReadingHasRightIsWrong(accepted: String, answer: String) throws {
    #expect(Outcome(try NumericMatcher(accepted).verdict(for: answer)) == .wrong)
  }

  @Test func aWrongValueIsToldInTheUnitThatFits() throws {
    let verdict = try NumericMatcher("5 m/s").verdict(for: "6 ms^-1")
    #expect(verdict.witness == Verdict.Witness(values: [:], answer: "6 m/s", expected: "5 m/s"))
  }

  @Test(arguments: [
    ("5 kHz", "5 /ms"), ("5 ms", "0.005 s"), ("5 m/s", "5 m s^-1"), ("5 1/ms", "5 ms^-1"),
    ("5 kHz", "5 ms^-1"), ("5 mL^-1", "5 1/mL"), ("5 ms^2", "5e-6 s^2"),
  ])
  func whatIsRightByTheRulesIsRight(accepted: String, answer: String) throws {
    #expect(try NumericMatcher(accepted).verdict(for: answer).isCorrect)
  }

  @Test func separatorsAndTheUnitAreReadAsTheyMakeSense() throws {
    let matcher = try NumericMatcher("1234 m/s", decimalSeparator: .either)
    #expect(matcher.verdict(for: "1,234 ms^-1").isCorrect)
  }
}
