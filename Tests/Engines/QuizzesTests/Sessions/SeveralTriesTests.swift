// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Sessions in which a problem can be tried again.
struct SeveralTriesTests {
  @Test(arguments: [QuizRules.adaptive, .interactive, .countBack])
  func aWrongTryLeavesTheProblemOpenAndGivesNothingAway(rules: QuizRules) throws {
    var session = try Samples.session(rules)
    let feedback = try session.answer(.choice("a"), at: date(1))
    #expect(!feedback.isCorrect && !feedback.isDecided)
    #expect(feedback.reason == .wrongChoice("a"))
    #expect(feedback.optionFeedback == "Its charge is 1+.")
    #expect(feedback.correctAnswer == nil && feedback.explanation == nil)
    #expect(feedback.triesLeft == rules.tries.map { $0 - 1 })
    #expect(session.triesLeft == feedback.triesLeft)
    #expect(session.phase == .presenting)
    #expect(session.markedOptions.map(\.mark) == [.wrong, .open, .open])
    #expect(session.feedback == feedback)
    expectRefusal(QuizError.notDecided("choice"), of: session) { try $0.proceed(at: date(2)) }

    try session.comeBack(to: "exact", at: date(2))
    let written = try session.answer(.text("tin"), at: date(3))
    #expect(written.reason == .incorrect)
    #expect(try session.result("exact").evaluation.reason == .incorrect)
    try expectReplayEqualsLive(session)
  }

  /// 1 - 2 · 1/3 of 3 points.
  @Test(arguments: [QuizRules.adaptive, .interactive, .countBack])
  func eachWrongTryBeforeTheRightOneCostsThePenalty(rules: QuizRules) throws {
    var session = try Samples.session(rules)
    try session.comeBack(to: "exact", at: date(0))
    try session.answer(.text("tin"), at: date(1))
    try session.answer(.text("iron"), at: date(2))
    let feedback = try session.answer(.text("sulfur"), at: date(3))
    #expect(feedback.isCorrect && feedback.isDecided)
    #expect(feedback.earned == 1)
    #expect(feedback.triesLeft == 0)
    #expect(session.phase == .decided)
    let mark = try session.result("exact")
    #expect(mark.credit == (try Fraction(1, 3)))
    #expect(mark.tries == 3)
    #expect(mark.evaluation.isCorrect)
    #expect(
      mark.steps == [
        QuizSummary.CreditStep(.response, 1),
        QuizSummary.CreditStep(
          rules.mode == .countBack ? .countBack : .earlierTries(2),
          try Fraction(-2, 3)
        ),
      ]
    )
    expectRefusal(QuizError.alreadyDecided("exact"), of: session) {
      try $0.answer(.text("sulfur"), at: date(4))
    }
    try expectReplayEqualsLive(session)
  }

  @Test func anAdaptiveProblemIsTriedUntilItIsRightOrGivenUpAndNeverEarnsLessThanNothing() throws {
    var session = try Samples.session(.adaptive)
    for second in 1...5 {
      #expect(try session.answer(.choice("a"), at: date(Double(second))).triesLeft == nil)
    }
    #expect(try session.answer(.choice("b"), at: date(6)).earned == 0)
    #expect(
      try session.result("choice").steps == [
        // The first try counts, as no later one is worth more.
        QuizSummary.CreditStep(.response, 0)
      ]
    )
    try session.proceed(at: date(7))
    try session.answer(.choice("b"), at: date(8))
    let feedback = try session.reveal(at: date(9))
    #expect(feedback.reason == .revealed)
    #expect(feedback.correctAnswer == .choices(["a", "c"]))
    #expect(session.phase == .decided)
    #expect(try session.result("check").evaluation.reason == .wrongPick("b"))
    try expectReplayEqualsLive(session)
  }

  @Test(arguments: [QuizRules.adaptive, .interactive, .countBack])
  func givingUpKeepsWhatTheTriesHaveEarned(rules: QuizRules) throws {
    let item = Quiz.Item(try Samples.ordering(), set: "s", setTitle: "S")
    var session = QuizSession(try Quiz(id: "q", items: [item], rules: rules))
    try session.answer(.order(["a", "b", "c", "e", "d"]), at: date(1))
    let feedback = try session.reveal(at: date(2))
    #expect(feedback.reason == .revealed && feedback.credit == 0)
    #expect(feedback.earned == (try Fraction(3, 5)))
    #expect(try session.result("order").evaluation.credit == (try Fraction(3, 5)))
    try expectReplayEqualsLive(session)
  }

  @Test func penaltiesBelowNothingAreBroughtBackToItInTheAccount() throws {
    let rules = try QuizRules {
      $0.mode = .interactive
      $0.tries = 5
      $0.penalty = try Fraction(2, 5)
    }
    var session = try Samples.session(rules)
    for second in 1...3 { try session.answer(.choice("a"), at: date(Double(second))) }
    #expect(try session.answer(.choice("b"), at: date(4)).earned == 0)
    #expect(
      try session.result("choice").steps == [
        QuizSummary.CreditStep(.response, 1),
        QuizSummary.CreditStep(.earlierTries(3), try Fraction(-6, 5)),
        QuizSummary.CreditStep(.floor, try Fraction(1, 5)),
      ]
    )
  }

  @Test(arguments: [QuizRules.interactive, .countBack])
  func theLastTryAllowedDecidesTheProblem(rules: QuizRules) throws {
    var session = try Samples.session(rules)
    try session.answer(.choice("a"), at: date(1))
    try session.answer(.choice("c"), at: date(2))
    let feedback = try session.answer(.choice("a"), at: date(3))
    #expect(feedback.isDecided && !feedback.isCorrect)
    #expect(feedback.triesLeft == 0)
    #expect(feedback.correctAnswer == .choice("b"))
    #expect(session.markedOptions.map(\.mark) == [.wrong, .missed, .open])
    #expect(try session.result("choice").earned == 0)
    try session.proceed(at: date(4))
    #expect(session.currentItem?.problem.id == "check")
    try expectReplayEqualsLive(session)
  }

  @Test func aTryOfCheckAllEndsWithAWrongPickAndTheNextOneStartsAnew() throws {
    var session = try Samples.session(.interactive)
    try session.comeBack(to: "check", at: date(0))
    #expect(try session.answer(.choice("a"), at: date(1)).reason == .correctSoFar(found: 1, of: 2))
    #expect(try session.result("check").tries == 0)
    #expect(try session.answer(.choice("b"), at: date(2)).reason == .wrongPick("b"))
    #expect(session.markedOptions.map(\.mark) == [.correct, .wrong, .open, .open])
    #expect(try session.answer(.choice("c"), at: date(3)).reason == .correctSoFar(found: 1, of: 2))
    #expect(session.markedOptions.map(\.mark) == [.open, .open, .correct, .open])
    let feedback = try session.answer(.choice("a"), at: date(4))
    #expect(feedback.isCorrect)
    #expect(feedback.earned == (try Fraction(4, 3)))
    #expect(try session.result("check").response == .choices(["c", "a"]))
    try expectReplayEqualsLive(session)
  }

  @Test func triesAreKeptWhenAProblemIsSkipped() throws {
    var session = try Samples.session(.interactive)
    try session.answer(.choice("a"), at: date(1))
    try session.skip(at: date(2))
    #expect(session.feedback == nil)
    try session.comeBack(to: "choice", at: date(3))
    #expect(session.triesLeft == 2)
    #expect(session.feedback?.reason == .wrongChoice("a"))
    #expect(try session.answer(.choice("b"), at: date(4)).earned == (try Fraction(2, 3)))
  }

  @Test(arguments: QuizRules.Mode.allCases)
  func anAnswerThatCannotBeGradedCostsNothingInAnyMode(mode: QuizRules.Mode) throws {
    var session = try Samples.session(QuizRules { $0.mode = mode })
    expectRefusal(
      QuizError.response(.responseDoesNotFit(.multipleChoice, problem: "choice")),
      of: session
    ) {
      try $0.answer(.text("b"), at: date(1))
    }
    expectRefusal(QuizError.response(.unknownOption("z", problem: "choice")), of: session) {
      try $0.answer(.choice("z"), at: date(1))
    }
    try session.comeBack(to: "exact", at: date(1))
    expectRefusal(QuizError.response(.emptyResponse(problem: "exact")), of: session) {
      try $0.answer(.text("  "), at: date(2))
    }
    try session.answer(.text("sulfur"), at: date(3))
    if mode == .deferred { try session.submit(at: date(4)) }
    #expect(try session.result("exact").earned == 3)
    #expect(try session.result("exact").tries == 1)
  }

  @Test(arguments: [QuizRules.immediate, .adaptive, .interactive, .countBack])
  func aQuizCanBeHandedInBeforeItsLastProblemAndCountsWhatWasAnswered(rules: QuizRules) throws {
    var session = try Samples.session(rules)
    let first = try #require(session.currentItem?.problem.id)
    try session.answer(.choice("b"), at: date(1))
    try session.proceed(at: date(2))
    let summary = try session.submit(at: date(3))
    #expect(session.phase == .finished)
    #expect(session.finishedAt == date(3))
    #expect(summary.score.earned > 0)
    #expect(
      summary.results.filter { $0.id != first }.map(\.evaluation.reason)
        .allSatisfy { $0 == .unanswered }
    )
    // Of what was never seen there is no record, and what was seen counts as omitted.
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.count == 2)
    _ = try ScoreHistory.Record(session)
    // Like every other quiz that is over it can be decided about.
    let unseen = try #require(summary.results.last?.id)
    try session.decide(
      QuizSession.Ruling(.credit(.one), by: "eva", for: "asked wrongly"),
      on: unseen,
      at: date(4)
    )
    #expect(session.score.earned > summary.score.earned)
    expectRefusal(QuizError.sessionIsFinished, of: session) { try $0.submit(at: date(5)) }
    try expectReplayEqualsLive(session)
  }

  @Test func skippingAndReturningCanBeRuledOut() throws {
    for mode in QuizRules.Mode.allCases {
      let rules = try QuizRules {
        $0.mode = mode
        $0.allowsSkipping = false
        $0.allowsReturning = false
      }
      let session = try Samples.session(rules)
      expectRefusal(QuizError.rule(.skippingIsNotAllowed), of: session) { try $0.skip(at: date(1)) }
      expectRefusal(QuizError.rule(.returningIsNotAllowed), of: session) {
        try $0.comeBack(to: "exact", at: date(1))
      }
    }
    var session = try Samples.session(QuizRules { $0.allowsReturning = false })
    try session.skip(at: date(1))
    #expect(session.undecidedProblems == ["check", "exact", "choice"])
  }
}
