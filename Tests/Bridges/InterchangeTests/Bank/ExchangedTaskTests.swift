// SPDX-License-Identifier: Apache-2.0
import QuizContent
import Testing

@testable import Interchange

@Suite("Every kind of problem") struct EveryExchangedTaskTests {
  @Test("is known to the exchange with other programs", arguments: ProblemKind.Name.allCases)
  func conformance(kind: ProblemKind.Name) {
    #expect(kind.task is any ExchangedTask.Type)
  }
}
