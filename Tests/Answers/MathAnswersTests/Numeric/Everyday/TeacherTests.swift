// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// Answers as people write them in many subjects, decided by hand.
struct TeacherTests {
  static let cases =
    TeacherCase.physics + TeacherCase.chemistry + TeacherCase.society
    + TeacherCase.mathematics + TeacherCase.household

  @Test(arguments: cases)
  func answersAreJudgedAsByAFairTeacher(decision: TeacherCase) throws {
    let matcher = try decision.matcher
    for (answers, outcome) in [
      (decision.accept, Outcome.correct), (decision.reject, .wrong), (decision.ask, .notGradable),
    ] {
      for answer in answers {
        let verdict = matcher.verdict(for: answer)
        #expect(Outcome(verdict) == outcome, "\(answer): \(verdict)")
        #expect(matcher.judgment(of: answer) == verdict.judgment, "\(answer)")
      }
    }
  }

  @Test func thereAreHundredsOfDecisions() {
    let count = Self.cases.reduce(0) { $0 + $1.accept.count + $1.reject.count + $1.ask.count }
    #expect(count >= 300)
  }
}
