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

  @Test func whatIsNotKnownComesLast() throws {
    var log = try log(of: 15, "some")
    log.merge(try self.log(of: 14, "few"))
    let sorted = ClassPages.Order.discrimination.sorted(log.itemStatistics(), prompts: [:])
    #expect(sorted.map(\.id) == ["some", "some 2", "few", "few 2"])
  }

  /// The answers of some learners to two problems: who is right in one is right in the other.
  private func log(of count: Int, _ name: String) throws -> AnswerLog {
    var records: [AnswerLog.Record] = []
    for number in 0..<count {
      for problem in [name, "\(name) 2"] {
        let record = try AnswerLog.Record(
          learner: Learner.ID("\(name) \(number)"),
          quiz: Quiz.ID("\(name) \(number)"),
          problem: Problem.ID(problem),
          set: "s",
          responses: [],
          isResponseUnknown: true,
          credit: number % 2 == 0 ? .one : .zero,
          isFirstTryCorrect: number % 2 == 0,
          date: Date(timeIntervalSince1970: 1_800_000_000)
        )
        records.append(record)
      }
    }
    return AnswerLog(records)
  }

  @Test func ofFewAnswersNothingIsSaidOfThoseWhoGaveThem() throws {
    for (count, isKnown) in [(2, false), (14, false), (15, true), (40, true)] {
      let figures = try log(of: count, "q").itemStatistics()
      #expect(figures.allSatisfy { $0.discrimination != nil }, "\(count)")
      #expect(figures.allSatisfy { ($0.reliableDiscrimination != nil) == isKnown }, "\(count)")
      let style = ClassPages.Style([:], in: .english)
      #expect((ClassPages.plot(of: figures, in: style) != nil) == isKnown, "\(count)")
    }
  }
}
