// SPDX-License-Identifier: Apache-2.0
import QuizContent
import Testing

@testable import QuizPapers

struct PaperTaskTests {
  @Test(arguments: ProblemKind.Name.allCases)
  func everyKindCanBePrinted(kind: ProblemKind.Name) {
    #expect(kind.task is any PaperTask.Type)
  }
}
