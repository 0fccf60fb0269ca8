// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Hints, what they cost, and what learners say about them.
struct HintSessionTests {
  @Test func aHintSeenBeforeTryingCostsPoints() throws {
    var session = try Samples.session(.immediate)
    #expect(session.hintsLeft == 2)
    #expect(session.nextHintPenalty == (try Fraction(1, 10)))
    #expect(session.takenHints.isEmpty)
    let hint = try session.takeHint(at: date(1))
    #expect(hint.hint.text == "It is light.")
    #expect(hint.penalty == (try Fraction(1, 10)))
    #expect(session.takenHints == [hint])
    #expect(session.hintsLeft == 1)
    #expect(try session.answer(.choice("b"), at: date(2)).earned == (try Fraction(9, 10)))
    #expect(
      try session.result("choice").steps
        == [
          QuizSummary.CreditStep(.response, 1),
          QuizSummary.CreditStep(.hints(1), try Fraction(-1, 10)),
        ]
    )
    #expect(try session.result("choice").hints == [hint])
    #expect(session.hintsLeft == 0 && session.nextHintPenalty == nil)
    expectRefusal(QuizError.alreadyDecided("choice"), of: session) { try $0.takeHint(at: date(3)) }
    try expectReplayEqualsLive(session)
  }

  @Test func aHintCanHaveItsOwnPenaltyAndTheLastOneIsTheLast() throws {
    var session = try Samples.session(.immediate)
    try session.comeBack(to: "exact", at: date(0))
    #expect(session.nextHintPenalty == (try Fraction(1, 4)))
    try session.takeHint(at: date(1))
    try session.takeHint(at: date(2))
    expectRefusal(QuizError.noHintLeft("exact"), of: session) { try $0.takeHint(at: date(3)) }
    // 3 · (1 - 1/4 - 1/10)
    #expect(try session.answer(.text("sulfur"), at: date(3)).earned == (try Fraction(39, 20)))
    var none = try Samples.session(.immediate)
    try none.comeBack(to: "check", at: date(0))
    #expect(none.hintsLeft == 0)
    expectRefusal(QuizError.noHintLeft("check"), of: none) { try $0.takeHint(at: date(1)) }
  }

  @Test func eachWrongTryPaysForOneHint() throws {
    var session = try Samples.session(.interactive)
    try session.answer(.choice("a"), at: date(1))
    #expect(session.nextHintPenalty == 0)
    #expect(try session.takeHint(at: date(2)).isPaidByTry)
    #expect(session.nextHintPenalty == (try Fraction(1, 10)))
    #expect(try session.takeHint(at: date(3)).penalty == (try Fraction(1, 10)))
    // 1 - 1/3 - 1/10
    #expect(try session.answer(.choice("b"), at: date(4)).earned == (try Fraction(17, 30)))
    try expectReplayEqualsLive(session)
  }

  @Test func aHintAfterATryCanCostToo() throws {
    let rules = try QuizRules {
      $0.mode = .interactive
      $0.hintPenalty = try Fraction(1, 6)
      $0.triesPayForHints = false
    }
    var session = try Samples.session(rules)
    try session.answer(.choice("a"), at: date(1))
    #expect(try session.takeHint(at: date(2)).penalty == (try Fraction(1, 6)))
    // 1 - 1/3 - 1/6
    #expect(try session.answer(.choice("b"), at: date(3)).earned == (try Fraction(1, 2)))
  }

  @Test func aHintDoesNotChangeWhatStandsAlready() throws {
    var session = try Samples.session(.deferred)
    try session.answer(.choice("b"), at: date(1))
    try session.takeHint(at: date(2))
    var unchanged = session
    try unchanged.submit(at: date(3))
    #expect(unchanged.score.earned == 1)
    // An answer after the hint is charged for it.
    try session.answer(.choice("b"), at: date(3))
    try session.submit(at: date(4))
    #expect(session.score.earned == (try Fraction(9, 10)))
  }

  @Test func learnersSayWhetherAHintWasHelpful() throws {
    var session = try Samples.session(.immediate)
    expectRefusal(QuizError.hintWasNotTaken(0, problem: "choice"), of: session) {
      try $0.rateHint(0, of: "choice", isHelpful: true, at: date(1))
    }
    try session.takeHint(at: date(1))
    try session.rateHint(0, of: "choice", isHelpful: true, at: date(2))
    #expect(session.takenHints[0].isHelpful == true)
    for index in [-1, 1, Int.max, Int.min] {
      expectRefusal(QuizError.hintWasNotTaken(index, problem: "choice"), of: session) {
        try $0.rateHint(index, of: "choice", isHelpful: true, at: date(3))
      }
    }
    expectRefusal(QuizError.unknownProblem("z"), of: session) {
      try $0.rateHint(0, of: "z", isHelpful: true, at: date(3))
    }
    for second in [3.0, 4, 5] {
      try session.reveal(at: date(second))
      try session.proceed(at: date(second))
    }
    #expect(session.phase == .finished)
    try session.rateHint(0, of: "choice", isHelpful: false, at: date(6))
    #expect(try session.result("choice").hints[0].isHelpful == false)
    #expect(session.finishedAt == date(5))
    try expectReplayEqualsLive(session)
    var quit = try Samples.session(.immediate)
    try quit.takeHint(at: date(1))
    try quit.quit(at: date(2))
    expectRefusal(QuizError.sessionIsFinished, of: quit) {
      try $0.rateHint(0, of: "choice", isHelpful: true, at: date(3))
    }
  }

  @Test func hintsWhosePenaltiesDoNotFitAreRefusedBeforeTheyAreSeen() throws {
    let tiny = try Fraction(1, Int.max), other = try Fraction(1, Int.max - 1)
    let problem = try Samples.choice().with([
      Problem.Hint("a", penalty: tiny), Problem.Hint("b", penalty: other),
    ])
    let quiz = try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "S")])
    var session = QuizSession(quiz)
    try session.takeHint(at: date(1))
    expectRefusal(QuizError.scoreOverflow, of: session) { try $0.takeHint(at: date(2)) }
  }
}
