// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// Sessions that are corrected after their end.
struct AmendedSessionTests {
  /// A finished session with a wrong choice, a wrong pick and no key for the written answer: 0 of 6.
  private func session(_ rules: QuizRules = .immediate) throws -> QuizSession {
    var session = QuizSession(try Samples.quiz(rules))
    if rules.hasTimeLimit { try session.start(at: date(0)) }
    let responses: [QuizResponse] = [.choice("a"), .choices(["a", "b"]), .text("brimstone")]
    for (number, response) in responses.enumerated() {
      let now = date(Double(number * 10 + 1))
      try session.answer(response, at: now)
      if session.phase == .presenting, rules.mode != .deferred { try session.reveal(at: now) }
      try session.proceed(at: now)
    }
    if rules.mode == .deferred { try session.submit(at: date(50)) }
    return session
  }

  private func amendment(
    _ change: Amendment.Change,
    _ seconds: Double = 100,
    id: Amendment.ID? = nil
  ) -> Amendment {
    Amendment(change, by: "eva", for: "It was our mistake.", at: date(seconds), id: id)
  }

  private func amended(
    _ session: QuizSession,
    _ changes: Amendment.Change...
  ) throws -> (session: QuizSession, report: AmendmentReport) {
    var session = session
    let amendments = Amendments(changes.enumerated().map { amendment($1, 100 + Double($0)) })
    let preview = try session.preview(amendments, of: "ada", scale: .german)
    let report = try session.amend(by: amendments, of: "ada", scale: .german, at: date(200))
    #expect(preview == report)
    try expectReplayEqualsLive(session)
    // A second time there is nothing to do.
    let again = session
    #expect(try session.amend(by: amendments, of: "ada", at: date(300)).isEmpty)
    #expect(session == again)
    return (session, report)
  }

  @Test(arguments: [QuizRules.immediate, .deferred])
  func anotherKeyCountsInPointsReasonsAndLogs(rules: QuizRules) throws {
    let before = try session(rules)
    let (after, report) = try amended(before, .accepted([.choice("a")], for: "choice"))
    #expect(before.score.total == 0 && after.score.total == 1)
    #expect(after.setScores.map(\.score.total) == [1, 0])
    let result = after.summary.results[0]
    #expect(result.credit == 1 && result.earned == 1)
    #expect(result.steps.map(\.amount) == [0, 1])
    #expect(result.steps.map(\.reason) == [.response, .amendment])
    #expect(result.evaluation.reason == .amended)
    #expect(result.ruling?.author == "eva" && result.ruling?.reason == "It was our mistake.")
    #expect(after.feedback(on: "choice")?.credit == 1)
    #expect(report.changes.map(\.problem) == ["choice"])
    #expect(report.totals.map(\.after.total) == [1])
    var log = AnswerLog()
    log.record(after, by: "ada")
    log.record(before, by: "ada")
    let corrected = log.records.filter { $0.credit == 1 }
    #expect(log.records.count == 3 && corrected.map(\.problem) == ["choice"])
    #expect(corrected.map(\.isFirstTryCorrect) == [true])
    var history = ScoreHistory()
    #expect(try history.record(before))
    #expect(try history.record(after))
    #expect(history.records.map(\.score.total) == [1])
    #expect(try !history.record(before))
  }

  @Test func allPicksOfACheckAllProblemCountByTheOtherKey() throws {
    let (after, _) = try amended(session(), .accepted([.choices(["a", "b"])], for: "check"))
    #expect(after.summary.results[1].credit == 1)
    let (none, report) = try amended(session(), .accepted([.choices(["b", "d"])], for: "check"))
    #expect(none.score.total == 0 && report.isEmpty)
  }

  @Test func aProblemIsTakenOutWithItsPoints() throws {
    let before = try session()
    let (after, report) = try amended(before, .takenOut("exact"))
    #expect(after.score == (try QuizScore(earned: 0, possible: 3)))
    #expect(after.setScores.map(\.score.possible) == [3, 0])
    let result = after.summary.results[2]
    #expect(result.points == 0 && result.earned == 0 && result.evaluation.reason == .doesNotCount)
    #expect(report.changes.map(\.problem) == ["exact"])
    var log = AnswerLog()
    log.record(after, by: "ada")
    log.record(before, by: "ada")
    #expect(log.records.map(\.problem) == ["choice", "check"])
    #expect(log.withdrawnRecords.map(\.problem) == ["exact"])
    // It counts again, and so it does in logs that know of it.
    var restored = after
    let amendments = Amendments([
      amendment(.takenOut("exact"), id: "1"), amendment(.withdrawn("1"), 101, id: "2"),
    ])
    try restored.amend(by: amendments, of: "ada", at: date(300))
    #expect(restored.score == before.score)
    #expect(restored.summary.results == before.summary.results)
    for sessions in [[after, restored], [restored, after]] {
      var log = AnswerLog()
      for session in sessions { log.record(session, by: "ada") }
      #expect(log.records.map(\.credit) == [0, 0, 0])
      #expect(log.withdrawnRecords.isEmpty)
    }
  }

  @Test func fullCreditAndGradesStandAboveKeysAndUnderWhatIsTakenOut() throws {
    let half = try Fraction(1, 2)
    let full = Amendment.Change.fullCredit("exact", to: .everyone)
    let grade = Amendment.Change.graded("exact", of: "ada", .credit(half))
    let other = Amendment.Change.graded("exact", of: "bob", .credit(0))
    #expect(try amended(session(), full).session.score.total == 3)
    #expect(try amended(session(), full, grade, other).session.score.total == (try 3 * half))
    #expect(try amended(session(), grade, full).session.score.total == (try 3 * half))
    let (out, _) = try amended(session(), full, grade, .takenOut("exact"))
    #expect(out.score == (try QuizScore(earned: 0, possible: 3)))
  }

  @Test func anUnansweredProblemGetsFullCreditWhereEverybodyDoes() throws {
    var session = QuizSession(try Samples.quiz(.deferred))
    try session.submit(at: date(1))
    let (answered, _) = try amended(session, .fullCredit("exact", to: .answered))
    #expect(answered.score.total == 0)
    let (everyone, _) = try amended(session, .fullCredit("exact", to: .everyone))
    #expect(everyone.score.total == 3)
    let (graded, _) = try amended(session, .graded("choice", of: "ada", .credit(1)))
    #expect(graded.score.total == 1)
  }

  @Test func anEssayThatWaitsHasItsGrade() throws {
    let items = [Quiz.Item(try Samples.openResponse(), set: "s", setTitle: "S")]
    var session = QuizSession(try Quiz(id: "q", items: items))
    try session.answer(.text("Because of the density."), at: date(1))
    try session.proceed(at: date(2))
    let levels = EnteredGrade.Grade.levels(["cause": "clear", "source": "no"])
    let (after, _) = try amended(session, .graded("open", of: "ada", levels))
    #expect(after.summary.pending.isEmpty)
    #expect(after.score == (try QuizScore(earned: Fraction(3, 4), possible: 1)))
    // A grade that comes later does not count while the decision stands.
    var later = after
    try later.enterGrade(.credit(1), for: "open", by: "kim", at: date(400))
    #expect(later.score == after.score)
    try later.decide(
      .init(.asJudged, by: "eva", for: "Kim knows better."),
      on: "open",
      at: date(500)
    )
    #expect(later.score.total == 1)
    try expectReplayEqualsLive(later)
  }

  /// The second of three tries is right now: 1 - 1/3, and the third does not count against it.
  @Test func triesAndHintsCountForAnAcceptedAnswer() throws {
    var session = QuizSession(try Samples.quiz(.adaptive))
    try session.answer(.choice("c"), at: date(1))
    try session.answer(.choice("a"), at: date(2))
    try session.reveal(at: date(3))
    for second in [4.0, 5.0] {
      try session.proceed(at: date(second))
      try session.reveal(at: date(second))
    }
    try session.proceed(at: date(6))
    let (after, _) = try amended(session, .accepted([.choice("a")], for: "choice"))
    #expect(after.summary.results[0].credit == (try Fraction(2, 3)))
  }

  @Test func theBonusForTimeIsCountedAnew() throws {
    let rules = try QuizRules {
      $0.problemTimeLimit = try .init(seconds: 20)
      $0.timeBonus = 1
    }
    let (after, _) = try amended(session(rules), .accepted([.choice("a")], for: "choice"))
    let result = after.summary.results[0]
    // 19 of 20 seconds were left.
    #expect(result.credit == (try Fraction(39, 20)))
    #expect(result.steps.map(\.amount) == (try [0, 1, Fraction(19, 20)]))
    #expect(after.score.bonus == (try Fraction(19, 20)))
  }

  @Test func whatAWrongAnswerCostIsGivenBack() throws {
    let rules = try QuizRules {
      $0.deduction = try .init(.share(1), allowsNegativeTotal: true)
    }
    let before = try session(rules)
    #expect(before.score.total == -3)
    #expect(before.setScores.map(\.score.total) == [-3, 0])
    #expect(
      try amended(before, .accepted([.choice("a")], for: "choice")).session.score.total == -1
    )
    #expect(try amended(before, .takenOut("check")).session.score.total == -1)
    #expect(
      try amended(before, .graded("check", of: "ada", .credit(0))).session.score.total == -1
    )
  }

  @Test func aDecisionIsStoredInTheSession() throws {
    var session = try session()
    let ruling = QuizSession.Ruling(.credit(try Fraction(1, 2)), by: "eva", for: "Read by hand.")
    try session.decide(ruling, on: "exact", at: date(100))
    #expect(session.score.total == (try Fraction(3, 2)))
    #expect(
      try json(session.events.last)
        == #"{"at":1479686500000,"by":"eva","credit":"1/2","kind":"amended","problem":"exact","#
        + #""reason":"Read by hand."}"#
    )
    try session.decide(.init(.doesNotCount, by: "eva", for: "x"), on: "exact", at: date(101))
    #expect(
      try json(session.events.last)
        == #"{"at":1479686501000,"by":"eva","counts":false,"kind":"amended","problem":"exact","#
        + #""reason":"x"}"#
    )
    try session.decide(.init(.asJudged, by: "eva", for: "x"), on: "exact", at: date(102))
    #expect(session.score == (try self.session().score))
    try expectReplayEqualsLive(session)
    #expect(session.verify().isEmpty)
    let both = #"{"by":"eva","counts":false,"credit":1,"reason":"x"}"#
    #expect(throws: (any Error).self) { try decode(QuizSession.Ruling.self, both) }
  }

  @Test func whatCannotBeDecidedIsRefused() throws {
    let ruling = QuizSession.Ruling(.credit(1), by: "eva", for: "x")
    func decide(
      _ ruling: QuizSession.Ruling,
      _ problem: Problem.ID = "exact",
      _ seconds: Double = 100
    ) -> (inout QuizSession) throws -> Void {
      { try $0.decide(ruling, on: problem, at: date(seconds)) }
    }
    let running = QuizSession(try Samples.quiz())
    expectRefusal(QuizError.sessionIsNotFinished, of: running, decide(ruling))
    expectRefusal(QuizError.sessionIsNotFinished, of: running) {
      try $0.amend(by: Amendments(), of: "ada", at: date(1))
    }
    var quit = running
    try quit.quit(at: date(1))
    expectRefusal(QuizError.sessionIsFinished, of: quit, decide(ruling))
    expectRefusal(QuizError.sessionIsFinished, of: quit) {
      try $0.amend(by: Amendments(), of: "ada", at: date(1))
    }
    let finished = try session()
    expectRefusal(QuizError.unknownProblem("z"), of: finished, decide(ruling, "z"))
    let outside = QuizSession.Ruling(.credit(2), by: "eva", for: "x")
    expectRefusal(QuizError.grade(.creditOutOfRange(2)), of: finished, decide(outside))
    expectRefusal(
      QuizError.date(.beforeLastEvent(date(1), last: date(21))),
      of: finished,
      decide(ruling, "exact", 1)
    )
  }

  @Test func withoutAmendmentsNothingChanges() {
    forEachSeed(0..<40) { generator in
      var session = try generator.finishedSession()
      let before = session
      let amendments = Amendments([amendment(.takenOut("of another quiz"))])
      let report = try session.amend(by: amendments, of: "ada", at: date(1e6))
      try #require(report.isEmpty && session == before)
    }
  }

  /// A session and an exam of the answers in its log come to the same.
  @Test func anExamOfTheLogComesToTheSamePoints() {
    forEachSeed(0..<150) { generator in
      let session = try generator.finishedSession()
      var log = AnswerLog()
      log.record(session, by: "ada")
      try assume(!log.records.isEmpty)
      var exam = try Exam(of: [session.content], answers: log)
      let all = Amendments((0..<generator.draw(below: 5)).map { _ in generator.amendment() })
      try exam.merge(all)
      var amended = session
      try amended.amend(by: all, of: "ada", at: date(1e6))
      let result = try #require(try exam.results.first)
      try #require(result.score == amended.score)
      var recorded = AnswerLog()
      recorded.record(amended, by: "ada")
      let corrected = exam.correctedAnswers.records.filter { !$0.isOmitted }
      let answered = recorded.records.filter { !$0.isOmitted }
      try #require(corrected.map(\.problem) == answered.map(\.problem))
      try #require(corrected.map(\.credit) == answered.map(\.credit))
      // And again, in the other order of records and sessions.
      recorded.record(session, by: "ada")
      try #require(recorded.records.filter { !$0.isOmitted } == answered)
    }
  }

  @Test func sessionsOfBeforeAreReadAsTheyWere() throws {
    let stored =
      #"[{"at":1479686401000,"choice":"a","judged":{"credit":0,"decided":true},"kind":"answered","#
      + #""problem":"choice"},{"at":1479686402000,"kind":"proceeded","problem":"choice"}]"#
    let events = try decode([QuizSession.Event].self, stored)
    let session = try QuizSession(try Samples.quiz(), replaying: events)
    #expect(session.summary.results[0].deducted == 0 && session.summary.results[0].ruling == nil)
    #expect(try json(session.events) == stored)
    try expectJSON(QuizRules.deferred, #"{"mode":"deferred"}"#)
  }
}

extension SeededGenerator {
  /// A session of three problems in deferred mode, some of them answered, with or without a price
  /// of wrong answers.
  mutating func finishedSession() throws -> QuizSession {
    let rules =
      try draw(below: 2) == 0
      ? QuizRules.deferred
      : QuizRules {
        $0.mode = .deferred
        $0.deduction = try .init(.share(Fraction(1, 3)))
      }
    // Picks of the usual check-all problem end in a log with the first wrong one.
    let check = try Problem(
      id: "check",
      prompt: "Which?",
      kind: .checkAll(Samples.checkAll().kind.options ?? [], grading: .allOrNothing),
      points: 2
    )
    let problems = try [Samples.choice(), check, Samples.exact(points: 3)]
    let items = problems.map { Quiz.Item($0, set: "s", setTitle: "S") }
    var session = QuizSession(try Quiz(id: "quiz", items: items, rules: rules))
    var now = 0.0
    for item in items {
      now += 1
      if draw(below: 4) > 0 {
        let response = Samples.randomResponse(to: item.problem, using: &self)
        _ = try? session.answer(response, at: date(now))
      }
      if (try? session.proceed(at: date(now))) == nil { try? session.skip(at: date(now)) }
    }
    try session.submit(at: date(now + 1))
    return session
  }
}
