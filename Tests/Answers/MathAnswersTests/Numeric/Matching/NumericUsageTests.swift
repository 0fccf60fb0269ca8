// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// Numbers as an application matches them.
struct NumericUsageTests {
  @Test func doesThisAnswerCount() throws {
    let verdict = try NumericMatcher("9.81 m/s^2", tolerance: .significantFigures(3))
      .verdict(for: "981 cm/s²")
    guard case .correct(let match) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(match.reason == .equivalent)
  }
}
