// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Logs and histories take whatever gives results.
struct QuizResultTests {
  private func played(_ rules: QuizRules = .immediate, starting: Bool = false) throws
    -> QuizSession
  {
    var session = try Samples.session(rules)
    if starting { try session.start(at: date(0)) }
    let responses: [QuizResponse] = [.choice("b"), .choices(["a", "b"]), .text("sulfur")]
    for (number, response) in responses.enumerated() {
      try session.answer(response, at: date(Double(10 * number + 5)))
      try session.proceed(at: date(Double(10 * number + 7)))
    }
    if rules.mode == .deferred { try session.submit(at: date(40)) }
    return session
  }

  @Test(arguments: [QuizRules.immediate, .deferred], [false, true])
  func aSessionGivesWhatALogTakesOfIt(rules: QuizRules, isStarted: Bool) throws {
    let session = try played(rules, starting: isStarted)
    let result = session.result(by: "ada", as: .test)
    var direct = AnswerLog()
    direct.record(session, by: "ada")
    var log = AnswerLog()
    log.record(result, at: date(50))
    #expect(log == direct && log.records.count == 3)
    #expect(Set(result.answers) == Set(log.records))
    #expect(result.start == date(isStarted ? 0 : 5) && result.end == session.finishedAt)
    #expect(result.score == session.score && result.sets == session.setScores)
    var history = ScoreHistory()
    #expect(try history.record(result, of: "ada", at: date(50)))
    var known = ScoreHistory()
    try known.record(session, as: .test)
    #expect(history == known)
    // Recorded again it changes nothing.
    #expect(try !history.record(result, of: "ada", at: date(50)))
    #expect(history == known)
  }

  @Test func whatIsNotFinishedHasNoScoreToKeep() throws {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("b"), at: date(1))
    let result = session.result(by: "ada")
    #expect(result.end == nil && result.answers.count == 1)
    let history = ScoreHistory()
    for learner in ["ada", "ben"] as [Learner.ID] {
      expectRefusal(QuizError.sessionIsNotFinished, of: history) {
        try $0.record(result, of: learner, at: date(2))
      }
    }
    try session.quit(at: date(3))
    expectRefusal(QuizError.sessionIsNotFinished, of: history) {
      try $0.record(session.result(by: "ada"), of: "ada", at: date(4))
    }
    #expect(history.records.isEmpty)
  }

  @Test func aProblemOnItsOwnIsAQuizOfOne() throws {
    let item = Quiz.Item(try Samples.checkAll(points: 2), set: "s", setTitle: "S")
    let result = try item.result(of: .choices(["a", "c"]), by: "ada", at: date(9), seconds: 4)
    #expect(result.quiz.id == "check" && result.start == date(5) && result.end == date(9))
    #expect(result.score.description == "2 of 2")
    var log = AnswerLog()
    log.record(result, at: date(9))
    let record = try #require(log.records.first)
    #expect(record.set == "s" && record.shown == ["a", "b", "c", "d"])
    #expect(record.credit == 1 && record.isFirstTryCorrect && record.seconds == 4)
    let half = try item.result(of: .choices(["a"]), by: "ada", at: date(20))
    #expect(half.score.earned == 0 && half.start == nil)
    log.record(half, at: date(20))
    #expect(log.records.map(\.credit) == [1, 0])
    #expect(throws: QuizError.response(.unknownOption("z", problem: "check"))) {
      try item.result(of: .choices(["z"]), by: "ada", at: date(9))
    }
    #expect(throws: QuizError.date(.outOfRange)) {
      try item.result(of: .choices(["a"]), by: "ada", at: Date(timeIntervalSince1970: .infinity))
    }
    // A person must grade it first.
    let open = Quiz.Item(try Samples.openResponse(), set: "s", setTitle: "S")
    let text = QuizResponse.text("Because it has more room.")
    #expect(try open.result(of: text, by: "ada", at: date(9)).answers.isEmpty)
  }
}
