// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import QuizCommunity
import Quizzes
import Testing

@testable import Classroom

struct ClassFiguresTests {
  /// The figures of three problems: one that all got right, one that half did, and one that was
  /// answered once and wrong.
  private func figures() async throws -> [ItemStatistics] {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    for id in ["easy", "half", "hard"] { try own.publish(try TestClass.bank(id, answer: "a")) }
    for account in [ada, ben] { try await own.play("easy", answering: "a", by: account) }
    try await own.play("half", answering: "a", by: ada)
    try await own.play("half", answering: "b", by: ben)
    try await own.play("hard", answering: "b", by: ada)
    let histories = Histories(store: own.store, quizzes: own.quizzes)
    var log = AnswerLog()
    for account in [ada, ben] { log.merge(try await histories.history(of: account).answers) }
    return log.itemStatistics()
  }

  @Test(
    arguments: [
      (.prompt, ["hard/Q1", "easy/Q1", "half/Q1"]), (.answers, ["easy/Q1", "half/Q1", "hard/Q1"]),
      (.facility, ["hard/Q1", "half/Q1", "easy/Q1"]),
    ] as [(ClassPages.Order, [Problem.ID])]
  )
  func theTableOfProblemsIsSortedAsIsAsked(
    order: ClassPages.Order,
    problems: [Problem.ID]
  ) async throws {
    let prompts: [Problem.ID: String] = [
      "hard/Q1": "Problem 2", "easy/Q1": "problem 10", "half/Q1": "Question",
    ]
    #expect(order.sorted(try await figures(), prompts: prompts).map(\.id) == problems)
  }

  @Test func whatIsNotKnownComesLast() async throws {
    let sorted = ClassPages.Order.discrimination.sorted(try await figures(), prompts: [:])
    let known = sorted.map { $0.discrimination != nil }
    #expect(known == known.sorted { $0 && !$1 })
  }
}
