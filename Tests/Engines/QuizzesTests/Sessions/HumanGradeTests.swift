// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Answers that a person grades.
struct HumanGradeTests {
  private let text = QuizResponse.text("Ice is lighter than water.")

  private func session(_ rules: QuizRules = .immediate) throws -> QuizSession {
    let open = try Samples.openResponse()
    let problem = try Problem(
      id: open.id,
      prompt: open.prompt,
      kind: open.kind,
      points: 8,
      hints: ["Think of density."]
    )
    let items = [
      Quiz.Item(problem, set: "s", setTitle: "S"),
      Quiz.Item(try Samples.choice(), set: "t", setTitle: "T"),
    ]
    return QuizSession(try Quiz(id: "quiz", items: items, rules: rules))
  }

  @Test(arguments: [QuizRules.immediate, .adaptive, .interactive, .countBack])
  func anOpenResponseIsDecidedAndWaitsForAGrade(rules: QuizRules) throws {
    var session = try session(rules)
    let feedback = try session.answer(text, at: date(1))
    #expect(feedback.reason == .awaitsGrade)
    #expect(feedback.isDecided)
    #expect(feedback.triesLeft == 0)
    #expect(session.summary.pending == ["open"])
    #expect(try session.result("open").isPending)
    #expect(session.score == (try QuizScore(earned: 0, possible: 9, pending: 8)))
    try session.proceed(at: date(2))
    try session.answer(.choice("b"), at: date(3))
    try session.proceed(at: date(4))
    #expect(session.score == (try QuizScore(earned: 1, possible: 9, pending: 8)))
    #expect(session.setScores.map(\.score.pending) == [8, 0])

    try session.enterGrade(.credit(Fraction(1, 2)), for: "open", by: "eva", at: date(100))
    #expect(session.score == (try QuizScore(earned: 5, possible: 9)))
    #expect(session.summary.pending.isEmpty)
    let mark = try session.result("open")
    #expect(mark.evaluation.reason == .graded)
    #expect(mark.enteredGrade?.grader == "eva")
    #expect(mark.steps == [QuizSummary.CreditStep(.response, try Fraction(1, 2))])
    try expectReplayEqualsLive(session)
    #expect(session.finishedAt == date(4))
  }

  /// 1 of 3 and 1 of 1 points, so 2/4 of 8 points; corrected to 3 and 1.
  @Test func aGradeByTheRubricCanBeCorrected() throws {
    var session = try session()
    try session.answer(text, at: date(1))
    try session.enterGrade(
      .levels(["cause": "vague", "source": "yes"]),
      for: "open",
      by: "eva",
      comment: "Which cause?",
      at: date(2)
    )
    #expect(session.score.earned == 4)
    #expect(session.feedback?.reason == .rubric(points: 2, of: 4))
    #expect(session.feedback?.enteredGrade?.comment == "Which cause?")
    #expect(session.feedback?.parts.count == 2)
    try session.enterGrade(
      .levels(["cause": "clear", "source": "yes"]),
      for: "open",
      by: "bob",
      at: date(3)
    )
    #expect(session.score.earned == 8)
    #expect(try session.result("open").enteredGrade?.grader == "bob")
    #expect(try session.result("open").enteredGrade?.comment == nil)
    try session.enterGrade(.credit(0), for: "open", by: "bob", at: date(4))
    #expect(session.score == (try QuizScore(earned: 0, possible: 9)))
    #expect(
      try json(session.events[1]) == #"{"at":1479686402000,"by":"eva","comment":"Which cause?","#
        + #""judged":{"credit":"1/2","decided":true},"kind":"graded","#
        + #""levels":{"cause":"vague","source":"yes"},"problem":"open"}"#
    )
    try expectReplayEqualsLive(session)
  }

  /// 8 · (3/4 - 1/10).
  @Test func hintsAreChargedFromAPersonsGradeToo() throws {
    var session = try session()
    try session.takeHint(at: date(0))
    try session.answer(text, at: date(1))
    #expect(session.score == (try QuizScore(earned: 0, possible: 9, pending: 8)))
    #expect(try session.result("open").steps.map(\.amount).sum() == 0)
    try session.enterGrade(.credit(Fraction(3, 4)), for: "open", by: "eva", at: date(2))
    #expect(session.score.earned == (try Fraction(26, 5)))
  }

  @Test func aGradeThatCannotBeEnteredIsRefused() throws {
    var session = try session()
    func enter(_ grade: EnteredGrade.Grade, _ problem: Problem.ID = "open") -> (inout QuizSession)
      throws ->
      Void
    {
      { try $0.enterGrade(grade, for: problem, by: "eva", at: date(5)) }
    }
    expectRefusal(QuizError.doesNotAwaitGrade("open"), of: session, enter(.credit(1)))
    try session.answer(text, at: date(1))
    expectRefusal(QuizError.unknownProblem("z"), of: session, enter(.credit(1), "z"))
    expectRefusal(QuizError.doesNotAwaitGrade("choice"), of: session, enter(.credit(1), "choice"))
    for grade in [try Fraction(-1, 2), try Fraction(3, 2), Fraction(Int.min), Fraction(Int.max)] {
      expectRefusal(QuizError.grade(.creditOutOfRange(grade)), of: session, enter(.credit(grade)))
    }
    expectRefusal(
      QuizError.grade(.missingCriteria(["source"], problem: "open")),
      of: session,
      enter(.levels(["cause": "no"]))
    )
    try session.proceed(at: date(2))
    try session.answer(.choice("b"), at: date(3))
    expectRefusal(QuizError.doesNotAwaitGrade("choice"), of: session, enter(.credit(1), "choice"))
    try session.quit(at: date(4))
    expectRefusal(QuizError.sessionIsFinished, of: session, enter(.credit(1)))
    var revealed = try self.session()
    try revealed.reveal(at: date(1))
    expectRefusal(QuizError.doesNotAwaitGrade("open"), of: revealed, enter(.credit(1)))
  }

  @Test(arguments: [
    #"{"kind":"graded","problem":"p","by":"eva","at":0}"#,
    #"{"kind":"graded","problem":"p","credit":1,"levels":{},"by":"eva","at":0}"#,
    #"{"kind":"graded","problem":"p","levels":["clear"],"by":"eva","at":0}"#,
  ])
  func aMalformedGradeIsNotDecoded(text: String) {
    #expect(throws: ContentError<ProblemFault>.self) { try decode(QuizSession.Event.self, text) }
  }

  @Test func inDeferredModeGradingComesAfterTheSubmission() throws {
    var session = try session(.deferred)
    try session.answer(text, at: date(1))
    #expect(session.score.pending == 0)
    #expect(session.summary.pending.isEmpty)
    expectRefusal(QuizError.doesNotAwaitGrade("open"), of: session) {
      try $0.enterGrade(.credit(1), for: "open", by: "eva", at: date(2))
    }
    #expect(try session.submit(at: date(2)).pending == ["open"])
    try session.enterGrade(.credit(1), for: "open", by: "eva", at: date(3))
    #expect(session.score.earned == 8)
  }

  @Test func anAnswerThatIsLostByTimeIsNotGraded() throws {
    let limit = try QuizRules.TimeLimit(seconds: 10, ending: .lose)
    var session = try session(
      QuizRules {
        $0.mode = .deferred
        $0.problemTimeLimit = limit
      }
    )
    try session.start(at: date(0))
    try session.answer(text, at: date(1))
    try session.advance(to: date(10))
    try session.submit(at: date(11))
    #expect(session.score.pending == 0)
    expectRefusal(QuizError.doesNotAwaitGrade("open"), of: session) {
      try $0.enterGrade(.credit(1), for: "open", by: "eva", at: date(12))
    }
  }

  @Test func aPendingAnswerHasNoCertaintyMarkYet() throws {
    var session = try session(QuizRules { $0.asksCertainty = true })
    try session.answer(text, certainty: .high, at: date(1))
    #expect(session.summary.certainty == nil)
    #expect(try session.result("open").certaintyMark == nil)
    try session.enterGrade(.credit(Fraction(1, 2)), for: "open", by: "eva", at: date(2))
    #expect(try session.result("open").certaintyMark == (try Fraction(3, 2)))
    try session.enterGrade(.credit(0), for: "open", by: "eva", at: date(3))
    #expect(session.summary.certainty?.mark == -6)
  }

  @Test func theHistoryTakesOverAScoreWithLaterGrades() throws {
    var session = try session()
    try session.answer(text, at: date(1))
    try session.proceed(at: date(2))
    try session.reveal(at: date(3))
    try session.proceed(at: date(4))
    let ungraded = try ScoreHistory.Record(session)
    #expect(ungraded.score.pending == 8 && ungraded.gradedAt == nil)
    try expectRoundTrip(ungraded)
    try session.enterGrade(.credit(1), for: "open", by: "eva", at: date(9))
    let graded = try ScoreHistory.Record(session)
    #expect(graded.date == date(4) && graded.gradedAt == date(9))
    try expectRoundTrip(graded)

    var history = ScoreHistory()
    let isNew = [history.record(ungraded), try history.record(session)]
    #expect(isNew == [true, true])
    #expect(history.records == [graded])
    let isNewAgain = [history.record(ungraded), try history.record(session)]
    #expect(isNewAgain == [false, false])
    #expect(history.records == [graded])
    let both = try json([ungraded, graded, ungraded])
    #expect(try decode(ScoreHistory.self, both) == history)
  }
}
