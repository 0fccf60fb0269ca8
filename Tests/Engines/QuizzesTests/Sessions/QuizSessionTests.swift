// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// The session as the state machine of the source.
struct QuizSessionTests {
  private func session() throws -> QuizSession { QuizSession(try Samples.quiz()) }

  @Test func aQuizIsPlayedOneProblemAtATime() throws {
    var session = try session()
    #expect(session.phase == .presenting)
    #expect(session.currentItem?.problem.id == "choice")
    #expect(session.currentItem?.setTitle == "Set")
    #expect(session.decidedCount == 0)
    #expect(session.undecidedProblems == ["choice", "check", "exact"])

    let first = try session.answer(.choice("b"), at: date(1))
    #expect(first.credit == 1)
    #expect(first.reason == .correctChoice)
    #expect(session.phase == .decided)
    try session.proceed(at: date(2))

    #expect(session.currentItem?.problem.id == "check")
    #expect(session.currentIndex == 1)
    #expect(try session.answer(.choice("a"), at: date(3)).earned == 0)
    #expect(try session.answer(.choice("c"), at: date(4)).earned == 2)
    try session.proceed(at: date(5))

    try session.answer(.text("sulfer"), at: date(6))
    #expect(session.phase == .decided)
    try session.proceed(at: date(7))

    #expect(session.phase == .finished)
    #expect(session.isFinished)
    #expect(session.currentItem == nil)
    #expect(session.currentIndex == nil)
    #expect(session.score.description == "3 of 6")
    #expect(session.setScores.map(\.score.description) == ["3 of 3", "0 of 3"])
    #expect(session.events.count == 7)
    try expectReplayEqualsLive(session)
  }

  @Test func aChoiceIsJudgedAtOnceWithTheRightOneShown() throws {
    var session = try session()
    #expect(session.feedback == nil)
    #expect(session.markedOptions.map(\.mark) == [.open, .open, .open])
    let feedback = try session.answer(.choice("a"), at: date(1))
    #expect(!feedback.isCorrect)
    #expect(feedback.isDecided)
    #expect(feedback.credit == 0)
    #expect(feedback.reason == .wrongChoice("a"))
    #expect(feedback.correctAnswer == .choice("b"))
    #expect(feedback.optionFeedback == "Its charge is 1+.")
    #expect(feedback.explanation == "Protons are positive.")
    #expect(session.feedback == feedback)
    #expect(session.markedOptions.map(\.mark) == [.wrong, .missed, .open])
    #expect(session.markedOptions.map(\.id) == ["a", "b", "c"])
  }

  @Test func checkAllWaitsForMoreAfterARightPick() throws {
    var session = try session()
    try session.comeBack(to: "check", at: date(0))
    let feedback = try session.answer(.choice("a"), at: date(1))
    #expect(feedback.reason == .correctSoFar(found: 1, of: 2))
    #expect(!feedback.isDecided)
    #expect(feedback.credit == 0)
    #expect(feedback.correctAnswer == nil)
    #expect(feedback.explanation == nil)
    #expect(session.phase == .presenting)
    #expect(session.markedOptions.map(\.mark) == [.correct, .open, .open, .open])
    #expect(session.feedback == feedback)

    let again = try session.answer(.choice("a"), at: date(2))
    #expect(again.reason == .correctSoFar(found: 1, of: 2))

    let last = try session.answer(.choice("c"), at: date(3))
    #expect(last.isCorrect)
    #expect(last.reason == .allCorrectPicked)
    #expect(session.summary.results[1].response == .choices(["a", "c"]))
    try expectReplayEqualsLive(session)
  }

  @Test func theFirstWrongPickFailsCheckAllAndRevealsTheRightOnes() throws {
    var session = try session()
    try session.comeBack(to: "check", at: date(0))
    try session.answer(.choice("c"), at: date(1))
    let feedback = try session.answer(.choice("b"), at: date(2))
    #expect(feedback.reason == .wrongPick("b"))
    #expect(feedback.isDecided)
    #expect(feedback.optionFeedback == "It is brittle.")
    #expect(feedback.correctAnswer == .choices(["a", "c"]))
    #expect(session.markedOptions.map(\.mark) == [.missed, .wrong, .correct, .open])
    expectRefusal(QuizError.alreadyDecided("check"), of: session) {
      try $0.answer(.choice("a"), at: date(3))
    }
  }

  @Test(
    arguments: [
      (["a", "c", "b"], true, [QuizSession.MarkedOption.Mark.correct, .open, .correct, .open]),
      (["a", "b", "c", "d"], false, [.correct, .wrong, .missed, .open]),
      (["a", "a", "a"], false, [.correct, .open, .open, .open]),
    ] as [([AnswerOption.ID], Bool, [QuizSession.MarkedOption.Mark])]
  )
  func picksAfterTheDecidingOneDoNotCount(
    picks: [AnswerOption.ID],
    isCorrect: Bool,
    marks: [QuizSession.MarkedOption.Mark]
  ) throws {
    var session = try session()
    try session.comeBack(to: "check", at: date(0))
    let feedback = try session.answer(.choices(picks), at: date(1))
    #expect(feedback.isCorrect == isCorrect)
    #expect(feedback.optionFeedback == (marks[1] == .wrong ? "It is brittle." : nil))
    #expect(session.markedOptions.map(\.mark) == marks)
    try expectReplayEqualsLive(session)
  }

  @Test func manyOptionsArePickedOneByOne() throws {
    let problem = try Samples.checkAll("p", correct: 2000, wrong: 1)
    let item = Quiz.Item(problem, set: "s", setTitle: "S")
    var session = QuizSession(try Quiz(id: "q", items: [item]))
    for option in item.options where option.isCorrect {
      try session.answer(.choice(option.id), at: date(1))
    }
    #expect(session.score.earned == 1)
  }

  @Test func aWrittenAnswerIsSubmittedOnce() throws {
    var session = try session()
    try session.comeBack(to: "exact", at: date(0))
    let feedback = try session.answer(.text("tin"), at: date(1))
    let mismatch = Verdict.Mismatch(answer: "tin", expected: "sulfur", reason: .different)
    #expect(feedback.reason == .mismatched(mismatch))
    #expect(feedback.correctAnswer == .text("sulfur"))
    #expect(session.markedOptions.isEmpty)
    expectRefusal(QuizError.alreadyDecided("exact"), of: session) {
      try $0.answer(.text("sulfur"), at: date(2))
    }
  }

  @Test func continueComesOnlyAfterAProblemIsDecided() throws {
    var session = try session()
    expectRefusal(QuizError.notDecided("choice"), of: session) { try $0.proceed(at: date(1)) }
    try session.comeBack(to: "check", at: date(1))
    try session.answer(.choice("a"), at: date(2))
    expectRefusal(QuizError.notDecided("check"), of: session) { try $0.proceed(at: date(3)) }
  }

  @Test func givingUpShowsTheRightAnswerForNothing() throws {
    var session = try session()
    let feedback = try session.reveal(at: date(1))
    #expect(feedback.credit == 0)
    #expect(feedback.reason == .revealed)
    #expect(feedback.correctAnswer == .choice("b"))
    #expect(session.markedOptions.map(\.mark) == [.open, .missed, .open])
    #expect(session.summary.results[0].response == nil)
    expectRefusal(QuizError.alreadyDecided("choice"), of: session) { try $0.reveal(at: date(2)) }
    try session.proceed(at: date(3))
    #expect(session.phase == .presenting)
  }

  @Test func aSkippedProblemComesAgainAfterTheOthers() throws {
    var session = try session()
    try session.skip(at: date(1))
    #expect(session.undecidedProblems == ["check", "exact", "choice"])
    try session.answer(.choice("b"), at: date(2))
    try session.proceed(at: date(3))
    try session.reveal(at: date(4))
    try session.proceed(at: date(5))
    #expect(session.currentItem?.problem.id == "choice")
    expectRefusal(QuizError.onlyProblemLeft("choice"), of: session) { try $0.skip(at: date(6)) }
    try session.answer(.choice("b"), at: date(6))
    expectRefusal(QuizError.alreadyDecided("choice"), of: session) { try $0.skip(at: date(7)) }
    try session.proceed(at: date(7))
    #expect(session.phase == .finished)
    try expectReplayEqualsLive(session)
  }

  @Test func picksAreKeptWhenAProblemIsSkipped() throws {
    var session = try session()
    try session.comeBack(to: "check", at: date(0))
    try session.answer(.choice("a"), at: date(1))
    try session.skip(at: date(2))
    #expect(session.currentItem?.problem.id == "choice")
    try session.comeBack(to: "check", at: date(3))
    #expect(session.markedOptions.map(\.mark) == [.correct, .open, .open, .open])
    #expect(try session.answer(.choice("c"), at: date(4)).isCorrect)
  }

  @Test func aLearnerCanComeBackToAnyUndecidedProblem() throws {
    var session = try session()
    try session.comeBack(to: "exact", at: date(1))
    #expect(session.undecidedProblems == ["exact", "choice", "check"])
    expectRefusal(QuizError.alreadyPresented("exact"), of: session) {
      try $0.comeBack(to: "exact", at: date(2))
    }
    expectRefusal(QuizError.unknownProblem("z"), of: session) {
      try $0.comeBack(to: "z", at: date(2))
    }
    try session.answer(.text("sulfur"), at: date(2))
    expectRefusal(QuizError.alreadyDecided("exact"), of: session) {
      try $0.comeBack(to: "exact", at: date(3))
    }
    // From a decided problem the learner need not continue first.
    try session.comeBack(to: "check", at: date(3))
    #expect(session.currentItem?.problem.id == "check")
    #expect(session.phase == .presenting)
    try expectReplayEqualsLive(session)
  }

  @Test func quittingLosesTheQuiz() throws {
    var session = try session()
    try session.answer(.choice("b"), at: date(1))
    try session.quit(at: date(2))
    #expect(session.phase == .quit)
    #expect(session.isFinished)
    #expect(session.currentItem == nil)
    #expect(session.feedback == nil)
    #expect(session.markedOptions.isEmpty)
    var history = ScoreHistory()
    #expect(throws: QuizError.sessionIsNotFinished) { try history.record(session) }
    #expect(history.records.isEmpty)
    let over: [(inout QuizSession) throws -> Void] = [
      { try $0.answer(.choice("b"), at: date(3)) }, { try $0.reveal(at: date(3)) },
      { try $0.proceed(at: date(3)) }, { try $0.skip(at: date(3)) },
      { try $0.comeBack(to: "check", at: date(3)) }, { try $0.quit(at: date(3)) },
    ]
    for command in over {
      expectRefusal(QuizError.sessionIsFinished, of: session, command)
    }
  }

  @Test func aResponseThatCannotBeGradedCostsNothing() throws {
    let session = try session()
    expectRefusal(
      QuizError.response(.responseDoesNotFit(.multipleChoice, problem: "choice")),
      of: session
    ) {
      try $0.answer(.text("b"), at: date(1))
    }
    expectRefusal(QuizError.response(.unknownOption("z", problem: "choice")), of: session) {
      try $0.answer(.choice("z"), at: date(1))
    }
    var written = session
    try written.comeBack(to: "exact", at: date(1))
    expectRefusal(QuizError.response(.emptyResponse(problem: "exact")), of: written) {
      try $0.answer(.text("  "), at: date(2))
    }
  }

  @Test func anOptionThatIsNotShownCannotBePicked() throws {
    let problem = try Samples.checkAll("p", correct: 1, wrong: 5)
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: [problem])]
    )
    var generator = SeededGenerator(seed: 1)
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: 1) { $0.optionLimit = try Blueprint.OptionLimit(2) },
      using: &generator
    )
    let shown = Set(quiz.items[0].options.map(\.id))
    let hidden = try #require(problem.kind.options?.all.first { !shown.contains($0.id) }).id
    expectRefusal(QuizError.response(.unknownOption(hidden, problem: "p")), of: QuizSession(quiz)) {
      try $0.answer(.choice(hidden), at: date(1))
    }
  }

  @Test func datesAreKeptInWholeMillisecondsAndInOrder() throws {
    var session = try session()
    try session.skip(at: date(1.000_4))
    #expect(session.events[0].date == date(1))
    expectRefusal(QuizError.date(.beforeLastEvent(date(0.5), last: date(1))), of: session) {
      try $0.skip(at: date(0.5))
    }
    try session.skip(at: date(1))
    for seconds in [Double.nan, .infinity, 1e15] {
      let far = Date(timeIntervalSince1970: seconds)
      expectRefusal(QuizError.date(.outOfRange), of: session) { try $0.skip(at: far) }
    }
  }

  @Test func theSummaryHasAReasonForEveryMark() throws {
    var session = try session()
    try session.answer(.choice("b"), at: date(1))
    try session.proceed(at: date(2))
    try session.answer(.choice("a"), at: date(3))
    let summary = session.summary
    #expect(summary.results.map(\.id) == ["choice", "check", "exact"])
    #expect(summary.results.map(\.points) == [1, 2, 3])
    #expect(summary.results.map(\.set) == ["set", "set", "other"])
    #expect(summary.results.map(\.setTitle) == ["Set", "Set", "Other"])
    #expect(summary.results.map(\.isDecided) == [true, false, false])
    #expect(
      summary.results.map(\.evaluation.reason) == [
        .correctChoice, .correctSoFar(found: 1, of: 2), .unanswered,
      ]
    )
    #expect(summary.results.map(\.response) == [.choice("b"), .choices(["a"]), nil])
    #expect(summary.results.map(\.earned) == [1, 0, 0])
    #expect(summary.score == (try QuizScore(earned: 1, possible: 6)))
    #expect(summary.sets.map(\.title) == ["Set", "Other"])
    #expect(summary.sets.map(\.score.description) == ["1 of 3", "0 of 3"])
    #expect(summary.phase == .presenting)
  }
}
