// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct QuizRulesTests {
  private func faults(_ body: () throws -> Void) -> [String] {
    contentFaults(ProblemFault.self, body)
  }

  @Test func everyModeHasItsUsualTriesAndPenalty() throws {
    let third = try Fraction(1, 3)
    let usual: [(QuizRules, QuizRules.Mode, Int?, Fraction)] = [
      (.immediate, .immediate, 1, 0), (.deferred, .deferred, 1, 0),
      (.adaptive, .adaptive, nil, third),
      (.interactive, .interactive, 3, third), (.countBack, .countBack, 3, third),
    ]
    for (rules, mode, tries, penalty) in usual {
      #expect(rules.mode == mode)
      #expect(rules.tries == tries)
      #expect(rules.penalty == penalty)
      #expect(rules.hintPenalty == (try Fraction(1, 10)))
      #expect(try QuizRules { $0.mode = mode } == rules)
    }
  }

  @Test func defaultsAreLeftOutInJSON() throws {
    try expectJSON(QuizRules.immediate, "{}")
    try expectJSON(QuizRules.countBack, #"{"mode":"countBack"}"#)
    try expectJSON(
      try QuizRules {
        $0.mode = .interactive
        $0.tries = 2
        $0.penalty = try Fraction(1, 4)
        $0.hintPenalty = 0
        $0.triesPayForHints = false
        $0.timeLimit = try QuizRules.TimeLimit(seconds: 600, ending: .lose)
        $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 60)
        $0.timeBonus = try Fraction(1, 2)
        $0.allowsSkipping = false
        $0.allowsReturning = false
      },
      #"{"hintPenalty":0,"mode":"interactive","penalty":"1/4","problemTimeLimit":{"seconds":60},"#
        + #""returning":false,"skipping":false,"timeBonus":"1/2","#
        + #""timeLimit":{"ending":"lose","seconds":600},"tries":2,"triesPayForHints":false}"#
    )
    try expectJSON(
      try QuizRules {
        $0.mode = .deferred
        $0.asksCertainty = true
      },
      #"{"certainty":true,"mode":"deferred"}"#
    )
  }

  @Test func everyFaultOfRulesIsTold() throws {
    #expect(
      faults {
        _ = try QuizRules {
          $0.mode = .adaptive
          $0.tries = 0
          $0.penalty = try Fraction(-1, 3)
          $0.hintPenalty = 2
          $0.asksCertainty = true
          $0.timeBonus = try Fraction(3, 2)
        }
      } == [
        "tries: 0 tries, expected 1 to 100",
        "penalty: -1/3 is out of range, expected from 0 to 1",
        "hintPenalty: 2 is out of range, expected from 0 to 1",
        "timeBonus: 3/2 is out of range, expected from 0 to 1",
        "certainty: the mode adaptive has no such rule",
        "timeBonus: there is a bonus for time, but no time limit for problems",
      ]
    )
    #expect(
      faults {
        _ = try QuizRules {
          $0.mode = .deferred
          $0.tries = 2
          $0.penalty = 1
        }
      } == [
        "tries: the mode deferred has no such rule", "penalty: the mode deferred has no such rule",
      ]
    )
    #expect(
      faults {
        _ = try QuizRules {
          $0.mode = .interactive
          $0.tries = 101
        }
      } == [
        "tries: 101 tries, expected 1 to 100"
      ]
    )
  }

  @Test(arguments: [0, -1, 31_622_401, Int.min, Int.max])
  func aLimitHasSecondsUpToAYear(seconds: Int) {
    #expect(
      faults { _ = try QuizRules.TimeLimit(seconds: seconds) }
        == ["seconds: \(seconds) seconds, expected 1 to 31622400"]
    )
  }
}
