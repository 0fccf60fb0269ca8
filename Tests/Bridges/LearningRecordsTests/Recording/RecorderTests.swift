// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningRecords
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import LearningRecords

/// Statements as a store would take them, each read again from its bytes.
func checked(_ statements: [XAPI.Statement], _ location: SourceLocation = #_sourceLocation) {
  let document = XAPI.read(XAPI.write(statements))
  #expect(document.diagnostics.isEmpty, "\(document.diagnostics)", sourceLocation: location)
  #expect(document.statements == statements, sourceLocation: location)
  #expect(Set(statements.map(\.id)).count == statements.count, sourceLocation: location)
}

@Suite struct RecorderTests {
  let recorder: XAPI.Recorder

  init() throws {
    recorder = try XAPI.Recorder(homePage: "https://school.example/", language: "en")
  }

  @Test func identifiersAreThoseOfRFC9562() {
    #expect(RecordID.uuid(of: "https://example.org/x") == "fdb420ba-c7a0-5bc0-b348-39fd508cc82c")
    for count in 0..<200 {
      // The length of the padding changes at each multiple of 64.
      #expect(RecordID.sha1(of: [UInt8](repeating: 97, count: count)).count == 20)
    }
    let abc = RecordID.sha1(of: Array("abc".utf8)).map { String($0, radix: 16) }
    #expect(abc.prefix(4) == ["a9", "99", "3e", "36"])
  }

  @Test(arguments: ["", "school", "not an address", "http:"])
  func aPlatformNeedsAnAddress(text: String) {
    #expect(throws: RecordError.malformedAddress(text)) { try XAPI.Recorder(homePage: text) }
    for phrasebook in Phrasebook.all {
      #expect(RecordError.malformedAddress("q#").sentence(in: phrasebook).contains("q#"))
    }
  }

  // MARK: Quizzes

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
    checked(statements)
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
      rules: QuizRules(mode: .deferred)
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
      checked(statements)
      for statement in statements {
        guard let interaction = statement.interaction, let response = statement.result?.response,
          interaction.kind != .longFillIn, let isSuccess = statement.result?.isSuccess, isSuccess
        else { continue }
        judged += 1
        // The matchers of the quiz accept more than a pattern can say, picks of check-all stop to count once all right ones are
        // there, and several right orders have no pattern.
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
      rules: QuizRules(mode: .deferred)
    )
    var session = QuizSession(quiz)
    try session.start(at: date(0))
    try session.answer(.text("Because of the light."), at: date(5))
    _ = try? session.submit(at: date(6))
    let before = recorder.statements(of: session, by: "ann")
    try session.enterGrade(.credit(1), for: open.id, by: "eva", at: date(60))
    let after = recorder.statements(of: session, by: "ann")
    checked(after)
    #expect(Array(after.dropLast()) == before)
    #expect(after.last?.verb == XAPI.Verb.scored.id)
    #expect(after.last?.result?.scaledScore == 1)
  }

  @Test func aQuizThatIsGivenUpIsTerminated() throws {
    var session = QuizSession(try Samples.quiz())
    try session.start(at: date(0))
    try session.quit(at: date(5))
    let statements = recorder.statements(of: session, by: "ann")
    checked(statements)
    #expect(statements.last?.verb == XAPI.Verb.terminated.id)
    #expect(statements.last?.result?.isCompleted == false)
  }

  // MARK: Exercises and pins

  @Test func anExerciseBecomesStatements() throws {
    let sentence = try InsertSentence(
      id: 1,
      text: "Der Hund bellt.",
      gaps: [InsertSentence.Gap(start: 4, length: 1)]
    )
    let exercise = InsertExercise(ExerciseInfo(id: 7, name: "Hunde"), sentences: [sentence])
    var session = InsertSession(exercise)
    try session.fill(gap: 0, with: "G", at: date(1))
    try session.submit(at: date(2))
    try session.fill(gap: 0, with: "H", at: date(4))
    try session.submit(at: date(5))
    let statements = recorder.statements(of: .insert(session), by: "kim")
    checked(statements)
    #expect(statements.first?.verb == XAPI.Verb.initialized.id)
    #expect(statements.last?.verb == XAPI.Verb.completed.id)
    let answers = statements.filter { $0.verb == XAPI.Verb.answered.id }
    #expect(answers.map { $0.result?.isSuccess } == [false, true])
    for answer in answers {
      #expect(
        answer.interaction?.isCorrect(answer.result?.response ?? "") == answer.result?.isSuccess
      )
    }
    #expect(recorder.statements(of: .insert(InsertSession(exercise)), by: "kim").isEmpty)
  }

  private func sheet() throws -> PinSheet {
    let pins = try [("heart", "Cor", 10.0), ("lung", "Pulmo", 50)].map { id, text, x in
      try Pin(
        id: Pin.ID(id),
        at: ImagePoint(x: x, y: 20),
        labels: [PinLabel(id: PinLabel.ID(id), text, language: "la")]
      )
    }
    let image = try ImageRecord(id: "i", size: PixelSize(width: 100, height: 50))
    let view = try ExerciseView(id: "v", image: image, pins: pins)
    let exercise = try PinExercise(id: "e", title: "E", views: [view])
    return try PinSheet(
      id: "chest",
      title: "The chest",
      sections: [PinSection(id: "s", title: "S", exercises: [exercise])]
    )
  }

  @Test func aPinSheetBecomesStatements() throws {
    var session = PinLabelSession(try sheet(), language: "la")
    try session.label("heart", as: "Cor", at: date(1))
    #expect(recorder.statements(of: session, by: "ann").isEmpty)
    try session.submit(at: date(9))
    let statements = recorder.statements(of: session, by: "ann")
    checked(statements)
    #expect(statements.map(\.verb) == [.answered, .skipped, .completed].map(\XAPI.Verb.id))
    #expect(statements[0].interaction?.correctResponses == ["Cor"])
    #expect(statements[2].result?.scaledScore == 0.5)
    #expect(statements[2].result?.duration == "PT8S")
  }

  @Test func placedPinsBecomeStatements() throws {
    let task = PinPlacementTask(try #require(sheet().view("v")), language: "la")
    var session = PinPlacementSession(task)
    try session.place("heart", on: ImagePoint(x: 10, y: 20), at: date(1))
    try session.submit(at: date(2))
    let statements = recorder.statements(of: session, by: "ann")
    checked(statements)
    #expect(statements.first?.result?.response == "10.0,20.0")
    #expect(statements.last?.verb == XAPI.Verb.completed.id)
  }

  // MARK: Groups and diaries

  static func group() throws -> PlayerGroup {
    let goal = Achievement.Goal.reach(Achievement.Metric(.count, of: .todo), 1)
    let book = try AchievementBook([
      Achievement(
        id: "first",
        title: "First job",
        text: "Do one thing.",
        tiers: [Achievement.Tier(goal, name: "Beginner", wornTitle: "the New")]
      )
    ])
    var group = PlayerGroup(
      id: "flat 7",
      rules: try RuleBook(achievements: book),
      calendar: testCalendar
    )
    try group.found(by: "ada", at: date(0))
    try group.join("bob", at: date(1))
    try group.create(Todo(id: "windows", title: "Windows", points: 20), by: "ada", at: date(2))
    try group.claim("windows", by: "bob", at: date(3))
    try group.comment("Soon!", on: "windows", by: "ada", at: date(4))
    try group.complete("windows", by: "bob", at: date(5))
    return group
  }

  @Test func aGroupBecomesStatements() throws {
    var group = try Self.group()
    let statements = recorder.statements(of: group, at: date(100))
    checked(statements)
    #expect(
      statements.map(\.verb)
        == [.create, .join, .create, .assign, .commented, .completed, .earned].map(\XAPI.Verb.id)
    )
    #expect(statements[4].result?.response == "Soon!")
    #expect(statements[5].result?.isCompleted == true)
    // A deed that is taken back keeps its statement, and another one voids it.
    let claim = try #require(group.events.first { $0.action == .claimed("windows") })
    let completion = try #require(group.events.first { $0.action == .completed("windows") })
    _ = claim
    try group.void(completion.id, by: "bob", at: date(6))
    let later = recorder.statements(of: group, at: date(100))
    checked(later)
    #expect(Array(later.prefix(6)) == Array(statements.prefix(6)))
    let void = try #require(later.first { $0.verb == XAPI.Verb.voided.id })
    #expect(void.objectType == "StatementRef")
    #expect(void.object == statements[5].id)
    // Before a date only what had happened by then is recorded.
    #expect(recorder.statements(of: group, at: date(2)).count == 3)
    // The void is voided in turn: the deed stands again, and nothing takes it back.
    let taken = try #require(group.events.first { $0.action == .voided(completion.id) })
    try group.void(taken.id, by: "bob", at: date(7))
    #expect(recorder.statements(of: group, at: date(100)) == statements)
    try group.award(.toNextLevel, to: "bob", by: "ada", at: date(8))
    let awards = recorder.statements(of: group, at: date(100)).filter {
      $0.verb == XAPI.Verb.give.id
    }
    #expect(awards.map(\.objectType) == ["Agent"])
  }

  @Test func aDiaryBecomesStatementsWithoutItsTexts() throws {
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 6))
    var diary = Diary(owner: "eva")
    try diary.merge(
      platform: [DiaryCourse(id: "coding", title: "Coding", enrollment: .subscribed)],
      at: date(0)
    )
    try diary.add(.goal(id: "g1", title: "Finish", course: "coding", due: day), at: date(1))
    try diary.complete("g1", at: date(2))
    try diary.reopen("g1", at: date(3))
    try diary.delete("g1", at: date(4))
    let entry = Reflection.Entry(id: "r1", course: "coding", day: day, text: "secret thoughts")
    try diary.write(entry, at: date(5))
    let statements = recorder.statements(of: diary)
    checked(statements)
    #expect(
      statements.map(\.verb)
        == [.create, .completed, .progressed, .delete, .create].map(\XAPI.Verb.id)
    )
    #expect(!String(decoding: XAPI.write(statements), as: UTF8.self).contains("secret"))
  }
}
