// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

struct RulesOfQuizTests {
  private func faults(_ body: () throws -> Void) -> [String] {
    contentFaults(ProblemFault.self, body)
  }

  @Test func aQuizIsPlayedAsBeforeUnlessItsRulesSayOtherwise() throws {
    let quiz = try Samples.quiz()
    #expect(quiz.rules == .immediate)
    #expect(try !json(quiz).contains("rules"))
    #expect(QuizRules() == .immediate)
    #expect(!QuizRules.immediate.hasTimeLimit)
  }

  @Test func rulesAreStoredWithTheirQuiz() throws {
    let quiz = try Samples.quiz(.adaptive)
    #expect(try json(quiz).contains(#""rules":{"mode":"adaptive"}"#))
    #expect(try Quiz(json: quiz.json()) == quiz)
    #expect(try QuizRules(json: quiz.rules.json()) == quiz.rules)
    #expect(
      faults { _ = try QuizRules(json: Data("{".utf8)) }
        == ["line 1, column 2: this is not JSON, expected a key in double quotes"]
    )
    var generator = SeededGenerator(seed: 1)
    let drawn = try Quiz(
      from: try Samples.bank(),
      Blueprint(count: 3),
      rules: .deferred,
      using: &generator
    )
    #expect(drawn.rules == .deferred)
    generator = SeededGenerator(seed: 1)
    let plain = try Quiz(from: try Samples.bank(), Blueprint(count: 3), using: &generator)
    #expect(plain.items == drawn.items)
  }

  @Test func everyFaultIsToldWithItsPlaceInTheQuiz() throws {
    let quiz = try json(try Samples.quiz(.adaptive))
    func faults(_ rules: String) -> [String] {
      self.faults {
        _ = try Quiz(json: Data(quiz.replacing(#"{"mode":"adaptive"}"#, with: rules).utf8))
      }
    }
    #expect(
      faults(#"{"mode":"deferred","tries":3,"hintPenalty":"3/2"}"#) == [
        "rules.hintPenalty: 3/2 is out of range, expected from 0 to 1",
        "rules.tries: the mode deferred has no such rule",
      ]
    )
    #expect(
      faults(#"{"timeLimit":{"seconds":0}}"#) == [
        "rules.timeLimit.seconds: 0 seconds, expected 1 to 31622400"
      ]
    )
    #expect(faults(#"{"mode":"hard","tries":"two"}"#).count == 2)
  }
}
