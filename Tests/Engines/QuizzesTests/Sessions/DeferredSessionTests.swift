// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Sessions in which nothing is judged before the quiz is submitted.
struct DeferredSessionTests {
  private func session() throws -> QuizSession { try Samples.session(.deferred) }

  @Test func anAnswerIsKeptAndNothingIsTold() throws {
    var session = try session()
    let feedback = try session.answer(.choice("b"), at: date(1))
    #expect(feedback.reason == .awaitsSubmission)
    #expect(feedback.credit == 0 && feedback.earned == 0)
    #expect(!feedback.isDecided)
    #expect(feedback.triesLeft == nil)
    #expect(feedback.correctAnswer == nil && feedback.optionFeedback == nil)
    #expect(feedback.explanation == nil && feedback.steps.isEmpty)
    #expect(session.feedback == feedback)
    #expect(session.phase == .presenting)
    #expect(session.markedOptions.map(\.mark) == [.open, .picked, .open])
    #expect(session.score == (try QuizScore(earned: 0, possible: 6)))
    #expect(session.setScores.map(\.score.earned) == [0, 0])
    let mark = try session.result("choice")
    #expect(mark.response == .choice("b"))
    #expect(mark.evaluation.reason == .awaitsSubmission)
    #expect(mark.earned == 0 && mark.credit == 0 && mark.steps.isEmpty && !mark.isDecided)
    expectRefusal(QuizError.rule(.notPossible(in: .deferred)), of: session) {
      try $0.reveal(at: date(2))
    }
  }

  @Test func theScoreComesWithTheSubmission() throws {
    var session = try session()
    try session.answer(.choice("a"), at: date(1))
    try session.proceed(at: date(2))
    #expect(session.decidedCount == 1)
    try session.answer(.choices(["c", "a"]), at: date(3))
    try session.proceed(at: date(4))
    expectRefusal(QuizError.notAnswered("exact"), of: session) { try $0.proceed(at: date(5)) }
    try session.answer(.text("tin"), at: date(5))
    try session.proceed(at: date(6))
    #expect(session.phase == .readyToSubmit)
    #expect(session.currentItem == nil && session.feedback == nil && session.markedOptions.isEmpty)
    #expect(!session.isFinished)
    expectRefusal(QuizError.noProblemPresented, of: session) { try $0.proceed(at: date(7)) }
    expectRefusal(QuizError.noProblemPresented, of: session) { try $0.takeHint(at: date(7)) }

    // Answers can be changed until then.
    try session.comeBack(to: "choice", at: date(7))
    #expect(session.markedOptions.map(\.mark) == [.picked, .open, .open])
    try session.answer(.choice("b"), at: date(8))
    try session.proceed(at: date(9))
    try expectReplayEqualsLive(session)

    let summary = try session.submit(at: date(10))
    #expect(session.phase == .finished)
    #expect(session.finishedAt == date(10))
    #expect(summary.score == (try QuizScore(earned: 3, possible: 6)))
    #expect(summary.sets.map(\.score.earned) == [3, 0])
    #expect(summary.results.map(\.isDecided) == [true, true, true])
    #expect(summary.results[0].evaluation.reason == .correctChoice)
    #expect(session.feedback(on: "choice")?.explanation == "Protons are positive.")
    #expect(session.feedback(on: "exact")?.correctAnswer == .text("sulfur"))
    #expect(session.feedback(on: "nothing") == nil)
    expectRefusal(QuizError.sessionIsFinished, of: session) { try $0.submit(at: date(11)) }
    try expectReplayEqualsLive(session)
  }

  @Test func aLaterAnswerTakesThePlaceOfTheOneBeforeAlsoForCheckAll() throws {
    var session = try session()
    try session.comeBack(to: "check", at: date(0))
    try session.answer(.choices(["b"]), at: date(1))
    try session.answer(.choices(["a", "c"]), at: date(2))
    #expect(session.markedOptions.map(\.mark) == [.picked, .open, .picked, .open])
    try session.answer(.choices(["a"]), at: date(3))
    try session.answer(.choices(["a", "c"]), at: date(4))
    try session.submit(at: date(5))
    #expect(try session.result("check").earned == 2)
    #expect(try session.result("check").tries == 1)
  }

  @Test func whatIsNotAnsweredEarnsNothingAndPartOfTheOptionsIsNotEnough() throws {
    var session = try session()
    try session.comeBack(to: "check", at: date(0))
    try session.answer(.choices(["a"]), at: date(1))
    let summary = try session.submit(at: date(2))
    #expect(
      summary.results.map(\.evaluation.reason)
        == [.unanswered, .correctSoFar(found: 1, of: 2), .unanswered]
    )
    #expect(summary.score.earned == 0)
    #expect(session.feedback(on: "choice")?.correctAnswer == .choice("b"))
    try expectReplayEqualsLive(session)
  }

  @Test func aQuizThatIsQuitTellsNothing() throws {
    var session = try session()
    try session.answer(.choice("b"), at: date(1))
    try session.quit(at: date(2))
    #expect(session.score.earned == 0)
    #expect(session.feedback(on: "choice")?.reason == .awaitsSubmission)
    #expect(throws: QuizError.sessionIsNotFinished) { try ScoreHistory.Record(session) }
  }

  @Test func theLastProblemLeftCanBeSubmittedWithoutAnAnswerButNotSkipped() throws {
    var session = try session()
    try session.answer(.choice("b"), at: date(1))
    try session.proceed(at: date(2))
    try session.skip(at: date(3))
    try session.skip(at: date(4))
    try session.answer(.choices(["a"]), at: date(5))
    try session.proceed(at: date(6))
    expectRefusal(QuizError.onlyProblemLeft("exact"), of: session) { try $0.skip(at: date(7)) }
    #expect(try session.submit(at: date(7)).score.earned == 1)
  }
}
