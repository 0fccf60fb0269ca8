// SPDX-License-Identifier: Apache-2.0
import QuizContent
import Testing

@testable import QuizAuthoring

@Suite("Every kind of problem") struct EveryCheckedTaskTests {
  @Test("is known to the checks of a bank", arguments: ProblemKind.Name.allCases)
  func conformance(kind: ProblemKind.Name) {
    #expect(kind.task is any CheckedTask.Type)
  }
}
