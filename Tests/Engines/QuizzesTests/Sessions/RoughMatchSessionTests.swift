// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Sessions with a problem whose answer may be misspelled.
struct RoughMatchSessionTests {
  private func session() throws -> QuizSession {
    let items = [
      Quiz.Item(try Samples.rough(points: 2), set: "cells", setTitle: "Cells"),
      Quiz.Item(try Samples.choice(), set: "atoms", setTitle: "Atoms"),
    ]
    return QuizSession(try Quiz(id: "quiz", items: items))
  }

  @Test func aMisspelledAnswerEarnsThePoints() throws {
    var session = try session()
    let feedback = try session.answer(.text("meosis"), at: date(1))
    #expect(feedback.isCorrect && feedback.isDecided)
    #expect(feedback.earned == 2)
    #expect(feedback.correctAnswer == .text("meiosis"))
    guard case .matched(let match) = feedback.reason, case .misspelled = match.reason else {
      Issue.record("unexpected reason \(feedback.reason)")
      return
    }
    #expect(session.feedback == feedback)
    #expect(session.markedOptions.isEmpty)
    try expectReplayEqualsLive(session)
    try expectRoundTrip(session)
  }

  @Test func anotherTermIsWrongAndTheProblemDecided() throws {
    var session = try session()
    let feedback = try session.answer(.text("mitosis"), at: date(1))
    #expect(!feedback.isCorrect && feedback.isDecided)
    #expect(feedback.explanation == "Meiosis halves the number of chromosomes.")
    expectRefusal(QuizError.alreadyDecided("rough"), of: session) {
      try $0.answer(.text("meiosis"), at: date(2))
    }
    try expectReplayEqualsLive(session)
  }

  @Test func anAnswerThatIsNotGradableCostsNothing() throws {
    let tooLong = String(repeating: "meiosis ", count: 9000)
    let reason = Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength))
    var session = try session()
    expectRefusal(QuizError.response(.notGradable(reason, problem: "rough")), of: session) {
      try $0.answer(.text(tooLong), at: date(1))
    }
    #expect(try session.answer(.text("meiosis"), at: date(1)).isCorrect)
  }

  @Test func theScoreIsKeptInTheHistory() throws {
    var session = try session()
    try session.answer(.text("meiossis"), at: date(1))
    try session.proceed(at: date(2))
    try session.answer(.choice("a"), at: date(3))
    try session.proceed(at: date(4))
    var history = ScoreHistory()
    try history.record(session)
    #expect(history.best(in: "cells")?.score.description == "2 of 2")
    #expect(history.best(in: "atoms")?.score.description == "0 of 1")
    #expect(session.summary.score.description == "2 of 3")
    try expectRoundTrip(history)
  }
}
