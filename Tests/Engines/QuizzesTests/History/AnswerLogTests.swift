// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct AnswerLogTests {
  // MARK: Of sessions

  @Test func everyDecidedAnswerIsLoggedWithWhatWasShownAndHowLongItTook() throws {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("a"), at: date(10))
    try session.proceed(at: date(12))
    try session.answer(.choice("a"), at: date(20))
    try session.answer(.choice("c"), at: date(25.5))
    try session.proceed(at: date(30))
    try session.answer(.text("tin"), at: date(40))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.map(\.problem) == ["choice", "check", "exact"])
    #expect(log.records.map(\.learner) == ["ada", "ada", "ada"])
    #expect(log.records.map(\.quiz) == ["quiz", "quiz", "quiz"])
    #expect(log.records.map(\.set) == ["set", "set", "other"])
    #expect(log.records.map(\.shown) == [["a", "b", "c"], ["a", "b", "c", "d"], []])
    #expect(
      log.records.map(\.responses) == [[.choice("a")], [.choices(["a", "c"])], [.text("tin")]]
    )
    #expect(log.records.map(\.credit) == [0, 1, 0])
    #expect(log.records.map(\.isFirstTryCorrect) == [false, true, false])
    // Nobody knows when the learner began to read the first problem.
    #expect(log.records.map(\.seconds) == [nil, 13.5, 10])
    #expect(log.records.map(\.date) == [date(10), date(25.5), date(40)])
  }

  @Test func aSessionThatRunsIsLoggedAsFarAsItIsDecidedAndOnlyOnce() throws {
    var session = QuizSession(try Samples.quiz())
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.isEmpty)
    try session.answer(.choice("b"), at: date(1))
    log.record(session, by: "ada")
    log.record(session, by: "ada")
    #expect(log.records.map(\.problem) == ["choice"])
    try session.proceed(at: date(2))
    try session.answer(.choice("a"), at: date(3))
    log.record(session, by: "ada")
    #expect(log.records.count == 1)
    try session.quit(at: date(4))
    log.record(session, by: "ada")
    #expect(log.records.count == 1)
  }

  @Test func allTriesAreLoggedInOrderAndTheFirstOneTellsWhetherItWasRight() throws {
    var session = try Samples.session(.interactive)
    try session.answer(.choice("a"), at: date(1))
    try session.answer(.choice("b"), at: date(2))
    try session.proceed(at: date(2))
    try session.answer(.choice("b"), at: date(3))
    try session.answer(.choice("a"), at: date(4))
    try session.answer(.choice("c"), at: date(5))
    try session.proceed(at: date(5))
    try session.answer(.text("sulfur"), at: date(6))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(
      log.records.map(\.responses) == [
        [.choice("a"), .choice("b")], [.choices(["b"]), .choices(["a", "c"])], [.text("sulfur")],
      ]
    )
    let twoThirds = try Fraction(2, 3)
    #expect(log.records.map(\.credit) == [twoThirds, twoThirds, 1])
    #expect(log.records.map(\.isFirstTryCorrect) == [false, false, true])
  }

  @Test func theFirstProblemOfAQuizThatWasStartedHasATime() throws {
    var session = try Samples.session(.immediate)
    try session.start(at: date(10))
    try session.answer(.choice("b"), at: date(13))
    try session.proceed(at: date(14))
    try session.answer(.choice("b"), at: date(20))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.map(\.seconds) == [3, 6])
    var plain = try Samples.session(.immediate)
    try plain.answer(.choice("b"), at: date(13))
    var other = AnswerLog()
    other.record(plain, by: "ada")
    #expect(other.records.map(\.seconds) == [nil])
  }

  @Test func timeIsCountedWhileAProblemIsPresentedHoweverOften() throws {
    let rules = try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 1000) }
    var session = try Samples.session(rules)
    try session.start(at: date(0))
    try session.skip(at: date(10))
    try session.skip(at: date(30))
    try session.answer(.text("tin"), at: date(35))
    try session.comeBack(to: "check", at: date(37))
    try session.comeBack(to: "choice", at: date(40))
    try session.answer(.choice("b"), at: date(45))
    try session.proceed(at: date(50))
    try session.reveal(at: date(51))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.map(\.problem) == ["exact", "choice", "check"])
    #expect(log.records.map(\.seconds) == [5, 15, 24])
  }

  @Test func anAnswerGivenUpIsOmittedAndPicksThatWereNotJudgedAreKept() throws {
    var session = QuizSession(try Samples.quiz())
    try session.reveal(at: date(1))
    try session.proceed(at: date(1))
    try session.answer(.choice("a"), at: date(2))
    try session.reveal(at: date(3))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.map(\.isOmitted) == [true, false])
    #expect(log.records.map(\.responses) == [[], [.choices(["a"])]])
    #expect(log.records.map(\.credit) == [0, 0])
  }

  @Test func inDeferredModeNothingIsLoggedBeforeSubmissionAndThenTheLastAnswer() throws {
    var session = try Samples.session(.deferred)
    var log = AnswerLog()
    try session.answer(.choice("a"), at: date(1))
    try session.answer(.choice("b"), at: date(5))
    try session.proceed(at: date(6))
    try session.answer(.choices(["a", "b"]), at: date(8))
    log.record(session, by: "ada")
    #expect(log.records.isEmpty)
    try session.submit(at: date(10))
    log.record(session, by: "ada")
    // The last problem was never presented.
    #expect(log.records.map(\.problem) == ["check", "choice"])
    #expect(log.records.map(\.responses) == [[.choices(["a", "b"])], [.choice("b")]])
    #expect(log.records.map(\.isFirstTryCorrect) == [false, true])
    #expect(log.records.map(\.seconds) == [4, nil])
    #expect(log.records.map(\.date) == [date(10), date(10)])
  }

  @Test func problemsThatTimeKeptFromBeingPresentedAreNotLogged() throws {
    var session = try Samples.session(
      try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 60) }
    )
    try session.start(at: date(0))
    try session.answer(.choice("b"), at: date(20))
    try session.proceed(at: date(25))
    try session.advance(to: date(100))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.map(\.problem) == ["choice", "check"])
    #expect(log.records.map(\.seconds) == [20, 35])
    #expect(log.records.map(\.isOmitted) == [false, true])
    #expect(log.records.map(\.date) == [date(20), date(60)])
  }

  @Test func aBonusForTimeIsNoPartOfWhatIsLogged() throws {
    let rules = try QuizRules {
      $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 100)
      $0.timeBonus = try Fraction(1, 2)
    }
    var session = try Samples.session(rules)
    try session.start(at: date(0))
    try session.answer(.choice("b"), at: date(50))
    #expect(try session.result("choice").credit == Fraction(5, 4))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.map(\.credit) == [1])
  }

  @Test func anAnswerThatAPersonGradesIsLoggedWithItsGradeAndChangesWithIt() throws {
    let item = Quiz.Item(try Samples.openResponse(), set: "s", setTitle: "S")
    var session = QuizSession(try Quiz(id: "quiz", items: [item]))
    try session.answer(.text("Because of its density."), at: date(1))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.isEmpty)
    try session.enterGrade(.credit(Fraction(1, 2)), for: "open", by: "eva", at: date(9))
    log.record(session, by: "ada")
    let early = log
    try session.enterGrade(.credit(1), for: "open", by: "eva", at: date(20))
    log.record(session, by: "ada")
    #expect(early.records.map(\.credit) == [try Fraction(1, 2)])
    #expect(early.records.map(\.isFirstTryCorrect) == [false])
    #expect(log.records.map(\.credit) == [1])
    #expect(log.records.map(\.isFirstTryCorrect) == [true])
    #expect(log.records.map(\.date) == [date(1)])
    #expect(log.records.map(\.gradedAt) == [date(20)])
    var merged = log
    merged.merge(early)
    #expect(merged == log)
    merged = early
    merged.merge(log)
    #expect(merged == log)
  }

  /// Random quizzes in every mode: what is logged on the way is what is logged at the end, and each
  /// record says what the summary says.
  @Test func loggingAfterEveryEventGivesTheLogOfTheWholeSession() {
    forEachSeed(0..<30) { generator in
      let bank = try Samples.randomBank(using: &generator)
      let modes: [QuizRules] = [.immediate, .deferred, .adaptive, .interactive, .countBack]
      let rules = modes[generator.draw(below: modes.count)]
      try assume(!bank.allProblems.isEmpty)
      let quiz = try Quiz(from: bank, Blueprint(count: 8), rules: rules, using: &generator)
      var session = QuizSession(quiz)
      var log = AnswerLog()
      for step in 0..<40 where !session.isFinished {
        let moment = date(Double(step))
        if session.phase == .presenting, let item = session.currentItem,
          generator.draw(below: 3) > 0
        {
          let response = Samples.randomResponse(to: item.problem, using: &generator)
          _ = try? session.answer(response, at: moment)
        } else if generator.draw(below: 6) == 0 {
          _ = try? session.skip(at: moment)
        } else if generator.draw(below: 6) == 0 {
          _ = try? session.reveal(at: moment)
        } else {
          _ = try? session.proceed(at: moment)
        }
        log.record(session, by: "ada")
      }
      if rules.mode == .deferred, !session.isFinished {
        try session.submit(at: date(100))
        log.record(session, by: "ada")
      }
      var whole = AnswerLog()
      whole.record(session, by: "ada")
      try #require(log == whole)
      let marks = Dictionary(uniqueKeysWithValues: session.summary.results.map { ($0.id, $0) })
      for record in log.records {
        let mark = try #require(marks[record.problem])
        try #require(mark.isDecided)
        try #require(mark.credit == record.credit)
        try #require(record.responses.count >= mark.tries)
        try #require((mark.response == nil) == record.isOmitted)
      }
      try expectRoundTrip(log)
    }
  }

  // MARK: Of records

  private func record(
    _ learner: Learner.ID,
    _ problem: Problem.ID,
    at seconds: Double,
    credit: Fraction = 1
  ) throws -> AnswerLog.Record {
    try AnswerLog.Record(
      learner: learner,
      quiz: "q",
      problem: problem,
      set: "s",
      responses: [.text("x")],
      credit: credit,
      isFirstTryCorrect: credit == 1,
      date: date(seconds)
    )
  }

  @Test func recordsAreInTheOrderOfDateLearnerQuizAndProblem() throws {
    var log = AnswerLog()
    for (learner, problem, seconds) in [
      ("bob", "p", 2), ("ada", "q", 2), ("ada", "p", 2), ("cy", "p", 1), ("ada", "p", 3),
    ] as [(Learner.ID, Problem.ID, Double)] {
      #expect(log.record(try record(learner, problem, at: seconds)))
      #expect(!log.record(try record(learner, problem, at: seconds)))
    }
    #expect(log.records.map(\.learner) == ["cy", "ada", "ada", "bob", "ada"])
    #expect(log.records.map(\.problem) == ["p", "p", "q", "p", "p"])
    #expect(log.records(of: "ada").map(\.problem) == ["p", "q", "p"])
    #expect(log.records(ofProblem: "p").map(\.learner) == ["cy", "ada", "bob", "ada"])
    #expect(log.records(ofProblem: "none").isEmpty)
  }

  /// Records, doubled and contradicting ones among them, that reach devices in any order and in any
  /// parts.
  @Test func logsAgreeInWhateverOrderRecordsComeAndLogsAreMerged() {
    forEachSeed(0..<60) { generator in
      var records: [AnswerLog.Record] = []
      for _ in 0..<generator.draw(below: 30) {
        let graded = generator.draw(below: 3)
        records.append(
          try AnswerLog.Record(
            learner: Learner.ID("l\(generator.draw(below: 3))"),
            quiz: "q",
            problem: Problem.ID("p\(generator.draw(below: 3))"),
            set: "s",
            responses: [.text("\(generator.draw(below: 2))")],
            credit: Fraction(generator.draw(below: 3), 2),
            isFirstTryCorrect: false,
            date: date(Double(generator.draw(below: 3))),
            gradedAt: graded == 0 ? nil : date(Double(graded))
          )
        )
      }
      let whole = AnswerLog(records)
      var oneByOne = AnswerLog()
      for record in generator.shuffled(records) {
        oneByOne.record(record)
      }
      try #require(oneByOne == whole)
      let cut = generator.draw(below: records.count + 1)
      let shuffled = generator.shuffled(records)
      var merged = AnswerLog(shuffled.prefix(cut))
      merged.merge(AnswerLog(shuffled.dropFirst(cut)))
      try #require(merged == whole)
      merged.merge(whole)
      try #require(merged == whole)
      try expectRoundTrip(whole)
    }
  }

  @Test func recordsHaveReadableJSONWithoutWhatIsNotThere() throws {
    let full = try AnswerLog.Record(
      learner: "ada",
      quiz: "q",
      problem: "p",
      set: "s",
      shown: ["a", "b"],
      responses: [.choice("b")],
      credit: 1,
      isFirstTryCorrect: true,
      seconds: 11.5,
      date: date(0),
      gradedAt: date(1)
    )
    try expectJSON(
      full,
      #"{"at":1479686400000,"credit":1,"firstTryCorrect":true,"gradedAt":1479686401000,"#
        + #""learner":"ada","problem":"p","quiz":"q","responses":[{"choice":"b"}],"#
        + #""seconds":11.5,"set":"s","shown":["a","b"]}"#
    )
    let omitted = try AnswerLog.Record(
      learner: "ada",
      quiz: "q",
      problem: "p",
      set: "s",
      responses: [],
      credit: 0,
      isFirstTryCorrect: false,
      date: date(0)
    )
    try expectJSON(
      AnswerLog([omitted]),
      #"[{"at":1479686400000,"credit":0,"learner":"ada","problem":"p","quiz":"q","set":"s"}]"#
    )
    // An answer of which only the worth is known.
    let worth = try AnswerLog.Record(
      learner: "ada",
      quiz: "q",
      problem: "p",
      set: "s",
      responses: [],
      isResponseUnknown: true,
      credit: 0,
      isFirstTryCorrect: false,
      date: date(0)
    )
    #expect(!worth.isOmitted && omitted.isOmitted)
    try expectJSON(
      worth,
      #"{"at":1479686400000,"credit":0,"learner":"ada","problem":"p","quiz":"q","#
        + #""responseUnknown":true,"set":"s"}"#
    )
  }

  @Test(arguments: [
    (#""credit":2"#, AnswerLog.RecordError.creditOutOfRange(2)),
    (#""credit":"-1/2""#, .creditOutOfRange((try? Fraction(-1, 2)) ?? 0)),
    (#""credit":1,"seconds":-0.5"#, .secondsOutOfRange(-0.5)),
  ])
  func recordsOutOfRangeAreNotRead(part: String, error: AnswerLog.RecordError) throws {
    let text = #"{"at":0,\#(part),"learner":"a","problem":"p","quiz":"q","set":"s"}"#
    let thrown = #expect(throws: ContentError<JSONFault>.self) {
      try decode(AnswerLog.Record.self, text)
    }
    #expect("\(thrown as Any)".contains(error.description))
  }

  @Test(
    arguments: [
      (2, nil, .creditOutOfRange(2)), (-1, nil, .creditOutOfRange(-1)),
      (1, -1, .secondsOutOfRange(-1)), (1, .infinity, .secondsOutOfRange(.infinity)),
    ] as [(Fraction, Double?, AnswerLog.RecordError)]
  )
  func aGradeOrTimeOutOfRangeIsRefused(
    grade: Fraction,
    seconds: Double?,
    error: AnswerLog.RecordError
  ) {
    #expect(throws: error) {
      try AnswerLog.Record(
        learner: "a",
        quiz: "q",
        problem: "p",
        set: "s",
        responses: [],
        credit: grade,
        isFirstTryCorrect: false,
        seconds: seconds,
        date: date(0)
      )
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func aTimeThatIsNoneIsRefused(seconds: Double) {
    let error = #expect(throws: AnswerLog.RecordError.self) {
      try AnswerLog.Record(
        learner: "a",
        quiz: "q",
        problem: "p",
        set: "s",
        responses: [],
        credit: 0,
        isFirstTryCorrect: false,
        seconds: seconds,
        date: date(0)
      )
    }
    #expect(error?.description.contains("(secondsOutOfRange: \(seconds))") == true)
  }

  @Test(arguments: [(Double.nan, 0), (.infinity, 0), (1e300, 0), (0, Double.nan), (0, 1e300)])
  func aDateThatCannotBeStoredIsRefused(date: Double, gradedAt: Double) {
    #expect(throws: AnswerLog.RecordError.dateOutOfRange) {
      try AnswerLog.Record(
        learner: "a",
        quiz: "q",
        problem: "p",
        set: "s",
        responses: [],
        credit: 0,
        isFirstTryCorrect: false,
        date: Date(timeIntervalSince1970: date),
        gradedAt: Date(timeIntervalSince1970: gradedAt)
      )
    }
  }
}

struct QualifiedAnswerLogTests {
  @Test func answersCountForTheProblemsOfTheirBank() throws {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("a"), at: date(10))
    var log = AnswerLog()
    log.record(session, by: "ada")
    let (one, other) = (log.qualified(by: "one"), log.qualified(by: "other"))
    #expect(one.records.map(\.problem) == ["one/choice"])
    #expect(one.records.map(\.set) == ["one/set"])
    #expect(one.records.map(\.credit) == log.records.map(\.credit))
    var both = one
    both.merge(other)
    #expect(both.records(ofProblem: "one/choice").count == 1)
    #expect(both.records(ofProblem: "choice").isEmpty)
  }

  @Test func whatWasTakenBackStaysSo() throws {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("a"), at: date(10))
    var log = AnswerLog()
    log.record(session, by: "ada")
    let record = try #require(log.records.first)
    log.record(try record.withdrawn(at: date(20)))
    let qualified = log.qualified(by: "one")
    #expect(qualified.records.isEmpty)
    #expect(qualified.withdrawnRecords.map(\.problem) == ["one/choice"])
  }
}
