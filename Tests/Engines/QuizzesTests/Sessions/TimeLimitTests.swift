// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Limits for a quiz and for a problem: before, at and after the instant.
struct TimeLimitTests {
  /// A started session of a quiz of 60 s, or of problems of 20 s.
  private func session(
    _ mode: QuizRules.Mode = .immediate,
    quiz: QuizRules.TimeLimit.Ending? = nil,
    problem: QuizRules.TimeLimit.Ending? = nil,
    bonus: Fraction = 0
  ) throws -> QuizSession {
    let rules = try QuizRules {
      $0.mode = mode
      $0.timeLimit = try quiz.map { try QuizRules.TimeLimit(seconds: 60, ending: $0) }
      $0.problemTimeLimit = try problem.map { try QuizRules.TimeLimit(seconds: 20, ending: $0) }
      $0.timeBonus = bonus
    }
    var session = try Samples.session(rules)
    try session.start(at: date(0))
    return session
  }

  @Test(arguments: QuizRules.Mode.allCases)
  func aQuizWithoutTimeLimitCanBeStartedOnceBeforeAnythingElse(mode: QuizRules.Mode) throws {
    var session = try Samples.session(try QuizRules { $0.mode = mode })
    #expect(session.phase == .presenting && session.startedAt == nil)
    try session.start(at: date(5))
    #expect(session.phase == .presenting && session.startedAt == date(5))
    #expect(session.nextEnding == nil && session.currentIndex == 0)
    expectRefusal(QuizError.rule(.alreadyStarted), of: session) { try $0.start(at: date(6)) }
    try session.answer(.choice("b"), at: date(7))
    try expectReplayEqualsLive(session)
    var answered = try Samples.session(try QuizRules { $0.mode = mode })
    try answered.answer(.choice("b"), at: date(7))
    expectRefusal(QuizError.rule(.alreadyStarted), of: answered) { try $0.start(at: date(8)) }
  }

  @Test func timeRunsFromTheStart() throws {
    let rules = try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 60) }
    var session = try Samples.session(rules)
    #expect(session.phase == .notStarted)
    #expect(session.currentItem == nil && session.nextEnding == nil && session.quizEnd == nil)
    #expect(!session.isFinished)
    let commands: [(inout QuizSession) throws -> Void] = [
      { try $0.answer(.choice("b"), at: date(1)) }, { try $0.reveal(at: date(1)) },
      { try $0.proceed(at: date(1)) }, { try $0.skip(at: date(1)) },
      { try $0.comeBack(to: "check", at: date(1)) }, { try $0.takeHint(at: date(1)) },
    ]
    for command in commands {
      expectRefusal(QuizError.rule(.notStarted), of: session, command)
    }
    try session.start(at: date(5))
    #expect(session.startedAt == date(5))
    #expect(session.phase == .presenting)
    #expect(session.quizEnd == date(65))
    #expect(session.problemEnd == nil)
    #expect(session.nextEnding == Timed(.timeEnded(nil), at: date(65)))
    #expect(session.nextDeadline == date(65))
    expectRefusal(QuizError.rule(.alreadyStarted), of: session) { try $0.start(at: date(6)) }
    let deferred = try QuizRules {
      $0.mode = .deferred
      $0.timeLimit = try QuizRules.TimeLimit(seconds: 60)
    }
    expectRefusal(QuizError.rule(.notStarted), of: try Samples.session(deferred)) {
      try $0.submit(at: date(1))
    }
    try expectReplayEqualsLive(session)
  }

  @Test func anAnswerAMillisecondBeforeTheEndCounts() throws {
    var session = try session(quiz: .submit)
    #expect(try session.answer(.choice("b"), at: date(59.999)).earned == 1)
    try session.advance(to: date(59.999))
    #expect(session.events.count == 2)
    #expect(session.phase == .decided)
  }

  @Test(arguments: [60, 60.001, 3600])
  func fromTheInstantOnCommandsAreRefusedWhetherTheSessionKnowsOrNot(second: Double) throws {
    var session = try session(quiz: .submit)
    try session.answer(.choice("b"), at: date(10))
    #expect(
      "\(QuizError.timeIsUp(at: date(60)))".contains("(timeIsUp, at: 2016-11-21 00:01:00 UTC)")
    )
    let late = date(second)
    let commands: [(inout QuizSession) throws -> Void] = [
      { try $0.answer(.choice("b"), at: late) }, { try $0.reveal(at: late) },
      { try $0.proceed(at: late) }, { try $0.skip(at: late) },
      { try $0.comeBack(to: "check", at: late) }, { try $0.takeHint(at: late) },
      { try $0.quit(at: late) }, { try $0.start(at: late) },
    ]
    for command in commands {
      expectRefusal(QuizError.timeIsUp(at: date(60)), of: session, command)
    }
    try session.advance(to: late)
    for command in commands {
      expectRefusal(QuizError.timeIsUp(at: date(60)), of: session, command)
    }
    #expect(session.events.last == Timed(.timeEnded(nil), at: date(60)))
    #expect(session.phase == .finished)
    #expect(session.finishedAt == date(60))
    #expect(session.score.earned == 1)
    #expect(
      session.summary.results.map(\.evaluation.reason) == [.correctChoice, .timeOver, .timeOver]
    )
    #expect(session.summary.results.map(\.isDecided) == [true, true, true])
    try session.advance(to: late)
    #expect(session.events.count == 3)
    try expectReplayEqualsLive(session)
    #expect(try ScoreHistory.Record(session).date == date(60))
  }

  @Test func aQuizCanBeLostByTime() throws {
    var session = try session(quiz: .lose)
    try session.answer(.choice("b"), at: date(10))
    try session.advance(to: date(61))
    #expect(session.phase == .timedOut)
    #expect(session.isFinished)
    #expect(session.finishedAt == nil)
    #expect(throws: QuizError.sessionIsNotFinished) { try ScoreHistory.Record(session) }
    expectRefusal(QuizError.timeIsUp(at: date(60)), of: session) { try $0.quit(at: date(62)) }
    try expectReplayEqualsLive(session)
  }

  @Test(arguments: [QuizRules.TimeLimit.Ending.submit, .lose])
  func theTimeOfAProblemRunsFromItsFirstPresentationAlsoWhileItIsPutOff(
    ending: QuizRules.TimeLimit.Ending
  ) throws {
    var session = try session(.interactive, problem: ending)
    #expect(session.problemEnd == date(20))
    try session.skip(at: date(5))
    #expect(session.problemEnd == date(25))
    #expect(session.nextEnding?.action.problem == "choice")
    try session.comeBack(to: "choice", at: date(19))
    #expect(session.problemEnd == date(20))
    try session.skip(at: date(19.5))
    try session.advance(to: date(21))
    #expect(session.currentItem?.problem.id == "check")
    #expect(session.phase == .presenting)
    #expect(session.undecidedProblems == ["check", "exact"])
    #expect(session.feedback(on: "choice")?.reason == .timeOver)
    #expect(session.feedback(on: "choice")?.correctAnswer == .choice("b"))
    expectRefusal(QuizError.timeIsUp(at: date(20)), of: session) {
      try $0.comeBack(to: "choice", at: date(22))
    }
    // The presented one is decided, and the learner goes on.
    try session.advance(to: date(100))
    #expect(session.events.last?.date == date(25))
    #expect(session.phase == .decided)
    #expect(session.feedback?.reason == .timeOver)
    #expect(session.problemEnd == nil && session.nextEnding == nil)
    try session.proceed(at: date(100))
    #expect(session.problemEnd == date(120))
    try expectReplayEqualsLive(session)
  }

  @Test func whatWasTriedCountsAtTheEndOrIsLost() throws {
    for ending in QuizRules.TimeLimit.Ending.allCases {
      var session = try session(.deferred, problem: ending)
      try session.answer(.choice("b"), at: date(10))
      // The time ends, and the next problem is presented at that instant.
      try session.advance(to: date(30))
      #expect(session.events.last == Timed(.timeEnded("choice"), at: date(20)))
      #expect(session.currentItem?.problem.id == "check")
      #expect(session.problemEnd == date(40))
      expectRefusal(QuizError.timeIsUp(at: date(20)), of: session) {
        try $0.comeBack(to: "choice", at: date(31))
      }
      #expect(session.feedback(on: "choice")?.reason == .awaitsSubmission)
      try session.submit(at: date(32))
      #expect(session.score.earned == (ending == .submit ? 1 : 0))
      let reason: GradeReason = ending == .submit ? .correctChoice : .timeOver
      #expect(try session.result("choice").evaluation.reason == reason)
      try expectReplayEqualsLive(session)
    }
  }

  @Test func allProblemsOfADeferredQuizEndOneAfterTheOtherWhenTheLearnerIsAway() throws {
    var session = try session(.deferred, problem: .submit)
    try session.advance(to: date(1000))
    let endings = session.events.dropFirst()
    #expect(endings.map(\.action.problem) == ["choice", "check", "exact"])
    #expect(endings.map(\.date) == [date(20), date(40), date(60)])
    #expect(session.phase == .readyToSubmit)
    #expect(try session.submit(at: date(1000)).score.earned == 0)
    try expectReplayEqualsLive(session)
  }

  @Test func theTimeOfAnAnsweredProblemEndsInDeferredModeToo() throws {
    var session = try session(.deferred, problem: .submit)
    try session.answer(.choice("a"), at: date(1))
    try session.proceed(at: date(2))
    try session.advance(to: date(20))
    #expect(session.currentItem?.problem.id == "check")
    expectRefusal(QuizError.timeIsUp(at: date(20)), of: session) {
      try $0.comeBack(to: "choice", at: date(20))
    }
  }

  @Test func picksThatAreNotATryEarnNothing() throws {
    var session = try session(.immediate, problem: .submit)
    try session.comeBack(to: "check", at: date(1))
    try session.answer(.choice("a"), at: date(2))
    try session.advance(to: date(30))
    #expect(session.feedback(on: "check")?.reason == .timeOver)
    #expect(session.markedOptions.map(\.mark) == [.correct, .open, .missed, .open])
    try expectReplayEqualsLive(session)
  }

  @Test func whenBothEndAtOnceTheProblemEndsFirst() throws {
    let rules = try QuizRules {
      $0.mode = .adaptive
      $0.timeLimit = try QuizRules.TimeLimit(seconds: 20)
      $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 20, ending: .lose)
    }
    var session = try Samples.session(rules)
    try session.start(at: date(0))
    try session.advance(to: date(20))
    #expect(session.events.dropFirst().map(\.action.problem) == ["choice", nil])
    #expect(session.phase == .finished)
    try expectReplayEqualsLive(session)
  }

  @Test func anEndingThatIsNotDueIsRefused() throws {
    let session = try session(quiz: .submit, problem: .submit)
    let forgeries: [(QuizSession.Event, QuizError)] = [
      (Timed(.timeEnded(nil), at: date(60)), .timeIsUp(at: date(20))),
      (Timed(.timeEnded("choice"), at: date(19)), .rule(.timeIsNotUp)),
      (Timed(.timeEnded("choice"), at: date(21)), .timeIsUp(at: date(20))),
      (Timed(.timeEnded("check"), at: date(20)), .timeIsUp(at: date(20))),
    ]
    for (forgery, refusal) in forgeries {
      expectRefusal(refusal, of: session) { try $0.apply(forgery) }
    }
    expectRefusal(QuizError.rule(.timeIsNotUp), of: try Samples.session(.immediate)) {
      try $0.apply(Timed(.timeEnded(nil), at: date(1)))
    }
  }

  /// (p - 1)/p + 1/p is 1, and with three other prime denominators the sum fits; without the first
  /// it does not.
  @Test func anEndingThatLeavesASumThatDoesNotFitIsRefused() throws {
    let tiny = try [999_983, 999_979, 999_961, 999_959].map { try Fraction(1, $0) }
    let weights = [try 1 - tiny[0]] + tiny
    let items = try weights.map { weight in
      let options: AnswerOptions = [.correct("a", "A"), .wrong("b", "B", weight: weight)]
      let kind = ProblemKind.multipleChoice(options, grading: .weighted)
      return try Quiz.Item(
        Problem(id: Problem.ID("\(weight)"), prompt: "?", kind: kind),
        set: "s",
        setTitle: "S"
      )
    }
    let limit = try QuizRules.TimeLimit(seconds: 20, ending: .lose)
    let rules = try QuizRules {
      $0.mode = .deferred
      $0.problemTimeLimit = limit
    }
    var session = QuizSession(try Quiz(id: "q", items: items, rules: rules))
    try session.start(at: date(0))
    for item in items.indices {
      try session.answer(.choice("b"), at: date(Double(item)))
      if item + 1 < items.count { try session.proceed(at: date(Double(item))) }
    }
    try session.advance(to: date(19))
    expectRefusal(QuizError.scoreOverflow, of: session) { try $0.advance(to: date(20)) }
    try session.submit(at: date(19))
    #expect(session.score.earned == (try weights.sum()))
  }

  @Test func aDateThatIsNoneIsRefused() throws {
    let session = try session(quiz: .submit)
    for seconds in [Double.nan, .infinity, -.infinity, 1e15] {
      expectRefusal(QuizError.date(.outOfRange), of: session) {
        try $0.advance(to: Date(timeIntervalSince1970: seconds))
      }
    }
    var early = session
    try early.advance(to: date(-5))
    #expect(early == session)
    // A clock at the edge of what can be stored.
    var far = try Samples.session(
      QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 31_622_400) }
    )
    let edge = Date(timeIntervalSince1970: Double(1 << 50) / 1000)
    try far.start(at: edge)
    try far.advance(to: edge)
    #expect(far.events.count == 1)
  }

  /// 1 + 1/2 · 12/20, for 8 s of 20 s.
  @Test func anAnswerWithTimeLeftEarnsABonus() throws {
    var session = try session(problem: .submit, bonus: Fraction(1, 2))
    #expect(try session.answer(.choice("b"), at: date(7.5)).earned == (try Fraction(13, 10)))
    #expect(
      try session.result("choice").steps == [
        QuizSummary.CreditStep(.response, 1),
        QuizSummary.CreditStep(.timeBonus(secondsLeft: 12, of: 20), try Fraction(3, 10)),
      ]
    )
    try session.proceed(at: date(10))
    try session.answer(.choices(["b"]), at: date(10))
    #expect(
      session.score
        == (try QuizScore(earned: Fraction(13, 10), possible: 6, bonus: Fraction(3, 10)))
    )
    #expect(session.setScores.map(\.score.bonus) == [try Fraction(3, 10), 0])
    #expect(session.score.formatted(.percent) == "22 %")
    try expectReplayEqualsLive(session)
  }

  /// (1 - 1/3 - 1/10) · (1 + 1/2 · 5/20).
  @Test func theBonusIsAPartOfWhatIsLeftAfterPenalties() throws {
    var session = try session(.interactive, problem: .submit, bonus: Fraction(1, 2))
    try session.takeHint(at: date(1))
    try session.answer(.choice("a"), at: date(2))
    let feedback = try session.answer(.choice("b"), at: date(15))
    #expect(feedback.earned == (try Fraction(17, 30) * Fraction(9, 8)))
    #expect(
      feedback.steps.map(\.description) == [
        "the answer: 1", "1 earlier wrong try: -1/3", "1 hint: -1/10",
        "5 of 20 seconds left: +17/240",
      ]
    )
  }

  @Test func aRecordKeepsTheBonus() throws {
    var session = try session(problem: .submit, bonus: Fraction(1, 2))
    try session.answer(.choice("b"), at: date(0))
    for second in [1.0, 2] {
      try session.proceed(at: date(second))
      try session.reveal(at: date(second))
    }
    try session.proceed(at: date(3))
    let record = try ScoreHistory.Record(session)
    #expect(record.score.bonus == (try Fraction(1, 2)))
    try expectRoundTrip(record)
    let forged = try json(record).replacing(
      #"{"bonus":"1/2","earned":"3/2","possible":6}"#,
      with: #"{"bonus":"1/4","earned":"3/2","possible":6}"#
    )
    #expect(forged != (try json(record)))
    #expect(throws: ContentError<JSONFault>.self) { try decode(ScoreHistory.Record.self, forged) }
  }
}
