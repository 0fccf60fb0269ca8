import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct QuizRulesTests {
  private func faults(_ body: () throws -> Void) -> [String] {
    contentFaults(ProblemFault.self, body)
  }

  @Test func aQuizIsPlayedAsBeforeUnlessItsRulesSayOtherwise() throws {
    let quiz = try Samples.quiz()
    #expect(quiz.rules == .immediate)
    #expect(try !json(quiz).contains("rules"))
    #expect(try QuizRules() == .immediate)
    #expect(!QuizRules.immediate.hasTimeLimit)
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
        timeLimit: TimeLimit(seconds: 600, ending: .lose),
        problemTimeLimit: TimeLimit(seconds: 60),
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
      faults { _ = try TimeLimit(seconds: seconds) }
        == ["seconds: \(seconds) seconds, expected 1 to 31622400"]
    )
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
