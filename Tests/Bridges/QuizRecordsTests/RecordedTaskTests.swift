// SPDX-License-Identifier: Apache-2.0
import QuizContent
import Testing

@testable import QuizRecords

@Suite("Every kind of problem") struct EveryRecordedTaskTests {
  @Test("is known to the records of answers", arguments: ProblemKind.Name.allCases)
  func conformance(kind: ProblemKind.Name) {
    #expect(kind.task is any RecordedTask.Type)
  }
}
