// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import Testing

/// What a fair teacher decides about dates, answer by answer.
struct TeacherTests {
  @Test(arguments: acceptedByTeachers + rejectedByTeachers + askedByTeachers)
  func anAnswerIsJudgedAsATeacherWould(example: TeacherCase) throws {
    let verdict = try example.matcher.verdict(for: example.answer)
    #expect(TeacherCase.Decision(verdict) == example.decision, "\(example.why): \(verdict)")
  }
}
