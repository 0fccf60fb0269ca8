// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizCommunity
import QuizRecords
import QuizTestSupport
import RecordTestSupport
import Testing

@Suite struct QuizRecordTests {
  let recorder: XAPI.Recorder

  init() throws {
    recorder = try XAPI.Recorder(homePage: "https://school.example/", language: "en")
  }

  @Test func aQuizSessionBecomesStatements() throws {
    var session = QuizSession(try Samples.quiz())
    #expect(recorder.statements(of: session, by: "ann").isEmpty)
    try session.start(at: date(0))
    try session.answer(.choice("b"), at: date(10))
    try session.proceed(at: date(12))
    try session.answer(.choices(["a", "b"]), at: date(20))
    try session.proceed(at: date(21))
    try session.answer(.text("Sulphur"), at: date(30.25))
    try session.proceed(at: date(40))
    let statements = recorder.statements(of: session, by: "ann")
    checkRecords(statements)
    #expect(
      statements.map(\.verb)
        == [.initialized, .answered, .answered, .answered, .completed].map(\XAPI.Verb.id)
    )
    #expect(
      statements.allSatisfy {
        $0.actor == .account(name: "ann", homePage: "https://school.example")
      }
    )
    let answers = statements.filter { $0.verb == XAPI.Verb.answered.id }
    #expect(answers.map { $0.interaction?.kind } == [.choice, .choice, .fillIn])
    #expect(answers.map { $0.result?.response } == ["b", "a[,]b", "Sulphur"])
    #expect(answers.map { $0.result?.isSuccess } == [true, false, true])
    #expect(answers.map { $0.result?.duration } == ["PT10S", "PT8S", "PT9.25S"])
    #expect(answers[2].interaction?.correctResponses == ["sulfur", "sulphur"])
    for answer in answers {
      // What the quiz calls right is right by the pattern.
      #expect(
        answer.interaction?.isCorrect(answer.result?.response ?? "") == answer.result?.isSuccess
      )
      #expect(answer.contextActivities["parent"] == ["https://school.example/quizzes/quiz"])
    }
    let end = try #require(statements.last?.result)
    #expect(end.maximumScore == 6)
    #expect(end.isCompleted == true)
    #expect(end.duration == "PT40S")
    #expect(statements.last?.date == date(40))
    // The same log gives the same bytes, however often it is sent.
    let again = try QuizSession(json: try session.json())
    #expect(recorder.statements(of: again, by: "ann") == statements)
    #expect(recorder.statements(of: session, by: "bob").map(\.id) != statements.map(\.id))
  }

  /// A session that was never started is one like others, but for the time that its first answer
  /// took.
  @Test(arguments: [false, true]) func aSessionNeedsNoStart(isFinished: Bool) throws {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("b"), at: date(10))
    try session.proceed(at: date(12))
    try session.answer(.choices(["a", "b"]), at: date(20))
    if isFinished {
      try session.proceed(at: date(21))
      try session.answer(.text("Sulphur"), at: date(30.25))
      try session.proceed(at: date(40))
    }
    let statements = recorder.statements(of: session, by: "ann")
    checkRecords(statements)
    #expect(
      statements.map(\.verb)
        == ([.initialized, .answered, .answered] + (isFinished ? [.answered, .completed] : []))
        .map(\XAPI.Verb.id)
    )
    #expect(statements.map(\.date).prefix(3) == [date(10), date(10), date(20)])
    let durations = statements.filter { $0.verb == XAPI.Verb.answered.id }.map {
      $0.result?.duration
    }
    #expect(durations == [nil, "PT8S"] + (isFinished ? ["PT9.25S"] : []))
    #expect(Set(statements.map(\.id)).count == statements.count)
    let again = try QuizSession(json: try session.json())
    #expect(recorder.statements(of: again, by: "ann") == statements)
  }

  @Test func whateverGivesResultsBecomesStatements() throws {
    let item = Quiz.Item(try Samples.checkAll(), set: "s", setTitle: "S")
    let single = try item.result(of: .choices(["a", "c"]), by: "ann", at: date(9), seconds: 4)
    let statements = recorder.statements(of: single, at: date(9))
    checkRecords(statements)
    #expect(
      statements.map(\.verb)
        == [.initialized, .answered, .completed].map(\XAPI.Verb.id)
    )
    #expect(statements[1].result?.response == "a[,]c" && statements[1].result?.isSuccess == true)
    #expect(statements[1].result?.duration == "PT4S" && statements[2].result?.duration == "PT4S")
    #expect(statements[2].result?.maximumScore == 1)
    // A session through its result says the same in short.
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("b"), at: date(10))
    let open = recorder.statements(of: session.result(by: "ann"), at: date(20))
    checkRecords(open)
    #expect(open.map(\.verb) == [.initialized, .answered].map(\XAPI.Verb.id))
    let full = recorder.statements(of: session, by: "ann")
    #expect(Set(open.map(\.id)).isDisjoint(with: full.map(\.id)))
    #expect(
      recorder.statements(of: QuizSession(try Samples.quiz()).result(by: "x"), at: date(0)) == []
    )
  }

  @Test func aLiveRoundBecomesStatementsOfEachPlayer() throws {
    var round = LiveRound(
      try LiveRound.Content(id: "r", quiz: try Samples.quiz(), host: "eva")
    )
    for player in ["ann", "bob"] as [Learner.ID] { try round.join(by: player, at: date(0)) }
    try round.open("choice", by: "eva", at: date(10))
    try round.answer("choice", .choice("b"), by: "ann", at: date(13))
    try round.answer("choice", .choice("a"), by: "bob", at: date(14))
    try round.open("exact", by: "eva", at: date(40))
    try round.answer("exact", .text("sulfur"), by: "ann", at: date(45))
    #expect(recorder.statements(of: round, at: date(20)).isEmpty)
    try round.end(by: "eva", at: date(60))
    let statements = recorder.statements(of: round, at: date(60))
    checkRecords(statements)
    #expect(
      statements.map(\.verb)
        == [.initialized, .answered, .answered, .completed, .initialized, .answered, .completed]
        .map(\XAPI.Verb.id)
    )
    #expect(statements.map { $0.result?.response } == [nil, "b", "sulfur", nil, nil, "a", nil])
    #expect(statements[3].result?.scaledScore == 1 && statements[6].result?.scaledScore == 0)
    #expect(statements[1].result?.duration == "PT3S" && statements[3].result?.duration == "PT50S")
    #expect(statements.prefix(4).allSatisfy { $0.actor == statements[0].actor })
    #expect(Set(statements.map(\.id)).count == statements.count)
  }

  @Test func aCorrectedAnswerTakesBackTheOldStatementAndGivesANewOne() throws {
    let bank = { (options: AnswerOptions) in
      let problem = try Problem(id: "choice", prompt: "Which?", kind: .multipleChoice(options))
      let set = try ProblemSet(id: "set", title: "Set", problems: [problem, Samples.exact()])
      return try ProblemBank(id: "b", title: "B", sets: [set])
    }
    let items = try [Samples.choice(), Samples.exact()].map {
      Quiz.Item($0, set: "set", setTitle: "Set")
    }
    var session = QuizSession(try Quiz(id: "quiz", items: items))
    try session.start(at: date(0))
    try session.answer(.choice("a"), at: date(10))
    try session.proceed(at: date(12))
    try session.answer(.text("tin"), at: date(20))
    try session.proceed(at: date(21))
    let before = recorder.statements(of: session, by: "ann")
    let mended = try session.regraded(
      with: session.content.mended(by: bank([.correct("a", "A"), .wrong("b", "B")])),
      at: date(90)
    ).session
    let after = recorder.statements(of: mended, by: "ann")
    #expect(before.map(\.verb) == after.map(\.verb))
    // The answer that counts otherwise and the end have new identifiers, the rest has not.
    #expect(zip(before, after).map { $0.id != $1.id } == [false, true, false, true])
    #expect(after[1].result?.isSuccess == true && after[3].result?.rawScore == 1)
    let sent = recorder.corrections(of: before, to: after, by: "eva", at: date(91))
    checkRecords(before + sent)
    #expect(sent.map(\.verb) == [.voided, .voided, .answered, .completed].map(\XAPI.Verb.id))
    #expect(sent.prefix(2).map(\.object) == [before[1].id, before[3].id])
    #expect(sent.suffix(2) == [after[1], after[3]])
    // What was taken back and sent once is not again, and a second correction takes back the first.
    let stored = before + sent
    #expect(recorder.corrections(of: stored, to: after, by: "eva", at: date(92)).isEmpty)
    let third = try mended.regraded(
      with: session.content.mended(by: bank([.wrong("a", "A"), .correct("b", "B")])),
      at: date(95)
    ).session
    let again = recorder.corrections(
      of: stored,
      to: recorder.statements(of: third, by: "ann"),
      by: "eva",
      at: date(96)
    )
    #expect(again.prefix(2).map(\.object) == [after[1].id, after[3].id])
    #expect(again.count == 4 && again[2].result?.isSuccess == false)
  }

  @Test func anAmendmentTakesBackTheEndAndGivesANewOne() throws {
    let items = try [Samples.choice(), Samples.exact()].map {
      Quiz.Item($0, set: "set", setTitle: "Set")
    }
    var session = QuizSession(try Quiz(id: "quiz", items: items))
    try session.start(at: date(0))
    try session.answer(.choice("a"), at: date(10))
    try session.proceed(at: date(12))
    try session.answer(.text("tin"), at: date(20))
    try session.proceed(at: date(21))
    var stored = recorder.statements(of: session, by: "ann")
    for (seconds, changes, raw, most) in [
      (40, [.accepted([.choice("a")], for: "choice")], 1, 2),
      (50, [.accepted([.choice("a")], for: "choice"), .takenOut("exact")], 1, 1),
      (
        60,
        [
          .accepted([.choice("a")], for: "choice"), .takenOut("exact"), .withdrawn("0"),
          .withdrawn("1"),
        ], 0, 2
      ),
    ] as [(Double, [Amendment.Change], Double, Double)] {
      let end = try #require(stored.last { $0.verb == XAPI.Verb.completed.id })
      let amendments = changes.enumerated().map {
        Amendment($1, by: "eva", for: "x", at: date(30), id: Amendment.ID("\($0)"))
      }
      try session.amend(by: Amendments(amendments), of: "ann", at: date(seconds))
      let after = recorder.statements(of: session, by: "ann")
      let sent = recorder.corrections(of: stored, to: after, by: "eva", at: date(seconds + 1))
      #expect(sent.first?.verb == XAPI.Verb.voided.id && sent.first?.object == end.id)
      let new = try #require(sent.last { $0.verb == XAPI.Verb.completed.id })
      #expect(new.result?.rawScore == raw && new.result?.maximumScore == most)
      #expect(new.result?.duration == end.result?.duration)
      stored += sent
      checkRecords(stored)
      #expect(recorder.corrections(of: stored, to: after, by: "eva", at: date(99)).isEmpty)
    }
  }

  @Test func everyKindOfQuestionKeepsTheRules() throws {
    let kinds =
      try [Samples.choice(), Samples.checkAll(), Samples.exact(), Samples.rough()]
      + Samples.newKinds() + [
        Problem(id: "weird [,] id é", prompt: "Is it so?", kind: .trueFalse(true)),
        Problem(
          id: "number",
          prompt: "How many?",
          kind: .numeric(NumericMatcher("12", tolerance: .absolute(0.5)))
        ),
      ]
    let quiz = try Quiz(
      id: "a quiz",
      title: "All kinds",
      items: kinds.map { Quiz.Item($0, set: "s", setTitle: "S") },
      rules: QuizRules { $0.mode = .deferred }
    )
    var judged = 0
    forEachSeed(0..<20) { generator in
      var session = QuizSession(quiz)
      try session.start(at: date(0))
      var now = 1.0
      for item in quiz.items {
        let problem = item.problem
        let response =
          generator.draw(below: 2) == 0
          ? problem.correctAnswer : Samples.randomResponse(to: problem, using: &generator)
        if let response { try session.answer(response, at: date(now)) }
        if problem.id != quiz.items.last?.problem.id { try session.proceed(at: date(now)) }
        now += 1
      }
      _ = try? session.submit(at: date(now))
      let statements = recorder.statements(of: session, by: "ann")
      checkRecords(statements)
      for statement in statements {
        guard let interaction = statement.interaction, let response = statement.result?.response,
          interaction.kind != .longFillIn, let isSuccess = statement.result?.isSuccess, isSuccess
        else { continue }
        judged += 1
        // The matchers of the quiz accept more than a pattern can say, picks of check-all stop to
        // count once all right ones are there, and several right orders have no pattern.
        if interaction.kind != .fillIn, statement.object?.hasSuffix("/check") != true {
          try #require(
            interaction.isCorrect(response) != false,
            "\(String(decoding: statement.json, as: UTF8.self))"
          )
        }
      }
    }
    #expect(judged > 25)
  }

  @Test func gradesComeAfterTheEndWithoutChangingIt() throws {
    let open = try Samples.openResponse()
    let quiz = try Quiz(
      id: "essay",
      items: [Quiz.Item(open, set: "s", setTitle: "S")],
      rules: QuizRules { $0.mode = .deferred }
    )
    var session = QuizSession(quiz)
    try session.start(at: date(0))
    try session.answer(.text("Because of the light."), at: date(5))
    _ = try? session.submit(at: date(6))
    let before = recorder.statements(of: session, by: "ann")
    try session.enterGrade(.credit(1), for: open.id, by: "eva", at: date(60))
    let after = recorder.statements(of: session, by: "ann")
    checkRecords(after)
    #expect(Array(after.dropLast()) == before)
    #expect(after.last?.verb == XAPI.Verb.scored.id)
    #expect(after.last?.result?.scaledScore == 1)
  }

  @Test func aQuizThatIsGivenUpIsTerminated() throws {
    var session = QuizSession(try Samples.quiz())
    try session.start(at: date(0))
    try session.quit(at: date(5))
    let statements = recorder.statements(of: session, by: "ann")
    checkRecords(statements)
    #expect(statements.last?.verb == XAPI.Verb.terminated.id)
    #expect(statements.last?.result?.isCompleted == false)
  }
}
