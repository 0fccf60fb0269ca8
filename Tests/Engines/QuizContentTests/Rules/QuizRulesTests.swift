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
      #expect(try QuizRules(mode: mode) == rules)
    }
  }

  @Test func defaultsAreLeftOutInJSON() throws {
    try expectJSON(QuizRules.immediate, "{}")
    try expectJSON(QuizRules.countBack, #"{"mode":"countBack"}"#)
    try expectJSON(
      try QuizRules(
        mode: .interactive,
        tries: 2,
        penalty: Fraction(1, 4),
        hintPenalty: 0,
        triesPayForHints: false,
        timeLimit: QuizRules.TimeLimit(seconds: 600, ending: .lose),
        problemTimeLimit: QuizRules.TimeLimit(seconds: 60),
        timeBonus: Fraction(1, 2),
        allowsSkipping: false,
        allowsReturning: false
      ),
      #"{"hintPenalty":0,"mode":"interactive","penalty":"1/4","problemTimeLimit":{"seconds":60},"#
        + #""returning":false,"skipping":false,"timeBonus":"1/2","#
        + #""timeLimit":{"ending":"lose","seconds":600},"tries":2,"triesPayForHints":false}"#
    )
    try expectJSON(
      try QuizRules(mode: .deferred, asksCertainty: true),
      #"{"certainty":true,"mode":"deferred"}"#
    )
  }

  @Test func everyFaultOfRulesIsTold() throws {
    #expect(
      faults {
        _ = try QuizRules(
          mode: .adaptive,
          tries: 0,
          penalty: Fraction(-1, 3),
          hintPenalty: 2,
          asksCertainty: true,
          timeBonus: Fraction(3, 2)
        )
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
      faults { _ = try QuizRules(mode: .deferred, tries: 2, penalty: 1) } == [
        "tries: the mode deferred has no such rule", "penalty: the mode deferred has no such rule",
      ]
    )
    #expect(
      faults { _ = try QuizRules(mode: .interactive, tries: 101) } == [
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
