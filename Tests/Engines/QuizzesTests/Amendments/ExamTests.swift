// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// Corrections of an exam after it was taken.
struct ExamTests {
  /// A choice of 1 point ("b"), a check-all of 2 ("a" and "c"), and an exact match of 3 ("sulfur").
  private func exam(
    _ rows: [(Learner.ID, [Problem.ID: QuizResponse])] = Self.rows,
    rules: QuizRules = .deferred,
    scale: MarkScale? = .german
  ) throws -> Exam {
    try Exam(of: [quiz(rules)], answers: log(rows), scale: scale)
  }

  private static let rows: [(Learner.ID, [Problem.ID: QuizResponse])] = [
    ("ada", ["choice": .choice("b"), "check": .choices(["a", "c"]), "exact": .text("sulfur")]),
    ("bob", ["choice": .choice("a"), "check": .choices(["a", "b"]), "exact": .text("brimstone")]),
    ("cy", ["choice": .choice("c")]),
  ]

  private func quiz(_ rules: QuizRules = .deferred) throws -> Quiz {
    try Quiz(id: "exam", items: Samples.quiz().items, rules: rules)
  }

  private func log(_ rows: [(Learner.ID, [Problem.ID: QuizResponse])]) throws -> AnswerLog {
    var records: [AnswerLog.Record] = []
    for (learner, responses) in rows {
      for (number, item) in try quiz().items.enumerated() {
        guard let response = responses[item.problem.id] else { continue }
        // What cannot be read counts 0.
        let credit = (try? item.evaluate(response).credit) ?? 0
        records.append(
          try AnswerLog.Record(
            learner: learner,
            quiz: "exam",
            problem: item.problem.id,
            set: item.set,
            responses: [response],
            credit: credit,
            isFirstTryCorrect: credit == 1,
            date: date(Double(number))
          )
        )
      }
    }
    return AnswerLog(records)
  }

  private func amendment(
    _ change: Amendment.Change,
    _ seconds: Double = 100,
    id: Amendment.ID? = nil
  ) -> Amendment {
    Amendment(change, by: "eva", for: "It was our mistake.", at: date(seconds), id: id)
  }

  private func totals(_ exam: Exam) throws -> [Fraction] { try exam.results.map(\.score.total) }

  @Test func everybodyHasThePointsOfTheirAnswers() throws {
    let exam = try exam()
    #expect(try exam.results.map(\.learner) == ["ada", "bob", "cy"])
    #expect(try totals(exam) == [6, 0, 0])
    #expect(try exam.results.map(\.score.possible) == [6, 6, 6])
    #expect(try exam.results.map(\.mark) == ["1", "6", "6"])
    #expect(exam.correctedAnswers == exam.answers)
  }

  @Test func anotherKeyIsAccepted() throws {
    var exam = try exam()
    let report = try exam.amend(amendment(.accepted([.choice("a")], for: "choice")))
    #expect(try totals(exam) == [6, 1, 0])
    let change = try #require(report.changes.first)
    #expect(report.changes.count == 1)
    #expect(change.learner == "bob" && change.quiz == "exam" && change.problem == "choice")
    #expect(change.before.credit == 0 && change.after.credit == 1)
    let total = try #require(report.totals.first)
    #expect(report.totals.count == 1)
    #expect(total.before.total == 0 && total.after.total == 1)
    #expect(total.markBefore == "6" && total.markAfter == "6")
    // Both keys, and a third one.
    try exam.amend(amendment(.accepted([.choice("c"), .choice("a")], for: "choice"), 101))
    #expect(try totals(exam) == [6, 1, 1])
    try exam.amend(amendment(.accepted([.choices(["a", "b"])], for: "check"), 102))
    #expect(try totals(exam) == [6, 3, 1])
    // A key by the rules of the problem: letter case makes no difference.
    try exam.amend(amendment(.accepted([.text("BRIMSTONE")], for: "exact"), 103))
    #expect(try totals(exam) == [6, 6, 1])
  }

  @Test func aProblemIsTakenOutWithItsPoints() throws {
    var exam = try exam()
    let report = try exam.amend(amendment(.takenOut("exact")))
    #expect(try totals(exam) == [3, 0, 0])
    #expect(try exam.results.map(\.score.possible) == [3, 3, 3])
    #expect(try exam.results.map(\.mark) == ["1", "6", "6"])
    // It counts for everybody before, and for nobody now.
    #expect(report.changes.map(\.learner) == ["ada", "bob", "cy"])
    #expect(report.changes.allSatisfy { $0.before.counts && !$0.after.counts })
    #expect(report.totals.map(\.after.possible) == [3, 3, 3])
    // For statistics, too.
    #expect(exam.correctedAnswers.records(ofProblem: "exact").isEmpty)
    #expect(exam.correctedAnswers.withdrawnRecords.map(\.problem) == ["exact", "exact"])
    expectRefusal(AmendmentError.alreadyTakenOut("exact"), of: exam) {
      try $0.amend(amendment(.takenOut("exact"), 101))
    }
    // Without anything to earn there is no mark.
    try exam.amend(amendment(.takenOut("choice"), 102))
    try exam.amend(amendment(.takenOut("check"), 103))
    #expect(try exam.results.map(\.mark) == [nil, nil, nil])
  }

  @Test(arguments: [
    (Amendment.Recipients.everyone, [6, 3, 3] as [Fraction]), (.answered, [6, 3, 0]),
  ])
  func fullCreditIsForEverybodyOrForThoseWhoAnswered(
    recipients: Amendment.Recipients,
    expected: [Fraction]
  ) throws {
    var exam = try exam()
    try exam.amend(amendment(.fullCredit("exact", to: recipients)))
    #expect(try totals(exam) == expected)
  }

  @Test func oneGradeIsAnotherThanAMachineGaveIt() throws {
    var exam = try exam()
    let half = try Fraction(1, 2)
    let report = try exam.amend(amendment(.graded("exact", of: "bob", .credit(half))))
    #expect(try totals(exam) == [6, try Fraction(3, 2), 0])
    #expect(report.changes.map(\.learner) == ["bob"])
    let record = try #require(
      exam.correctedAnswers.records(ofProblem: "exact").first { $0.learner == "bob" }
    )
    #expect(record.credit == half && !record.isFirstTryCorrect)
    #expect(record.revisedAt == date(100))
    // Down as well, and the latest decides.
    try exam.amend(amendment(.graded("exact", of: "ada", .credit(0)), 101))
    try exam.amend(amendment(.graded("exact", of: "bob", .credit(1)), 102))
    #expect(try totals(exam) == [3, 3, 0])
    // A grade that one learner has stands above what all get.
    try exam.amend(amendment(.fullCredit("exact", to: .everyone), 103))
    #expect(try totals(exam) == [3, 3, 3])
  }

  @Test func anUnreadableOrMissingAnswerCountsNothingUntilItHasAGrade() throws {
    let number = try Problem(id: "n", prompt: "How many?", kind: .numeric(NumericMatcher("5")))
    let quiz = try Quiz(id: "exam", items: [Quiz.Item(number, set: "s", setTitle: "S")])
    let unreadable = try AnswerLog.Record(
      learner: "ada",
      quiz: "exam",
      problem: "n",
      set: "s",
      responses: [.text("no idea, maybe a handful")],
      credit: 0,
      isFirstTryCorrect: false,
      date: date(1)
    )
    var exam = try Exam(of: [quiz], answers: AnswerLog([unreadable]))
    #expect(try exam.results.map(\.score.possible) == [1])
    #expect(try totals(exam) == [0])
    try exam.amend(amendment(.graded("n", of: "ada", .credit(Fraction(1, 4)))))
    #expect(try totals(exam) == [try Fraction(1, 4)])

    var whole = try self.exam()
    try whole.amend(amendment(.graded("exact", of: "cy", .credit(1))))
    #expect(try totals(whole) == [6, 0, 3])
    let added = whole.correctedAnswers.records(of: "cy").filter { $0.problem == "exact" }
    #expect(added.map(\.credit) == [1])
    #expect(added.map(\.responses) == [[]])
  }

  @Test func aGradeByARubricIsCheckedByIt() throws {
    let item = Quiz.Item(try Samples.openResponse(), set: "s", setTitle: "S")
    let record = try AnswerLog.Record(
      learner: "ada",
      quiz: "q",
      problem: "open",
      set: "s",
      responses: [.text("Because.")],
      credit: 0,
      isFirstTryCorrect: false,
      date: date(1)
    )
    var exam = try Exam(of: [Quiz(id: "q", items: [item])], answers: AnswerLog([record]))
    try exam.amend(
      amendment(.graded("open", of: "ada", .levels(["cause": "clear", "source": "no"])))
    )
    #expect(try totals(exam) == [try Fraction(3, 4)])
    let refusal = AmendmentError.grade(.missingCriteria(["source"], problem: "open"))
    expectRefusal(refusal, of: exam) {
      try $0.amend(amendment(.graded("open", of: "ada", .levels(["cause": "clear"])), 101))
    }
  }

  @Test func whatIsWithdrawnIsAsItWasAndTheLogSaysSo() throws {
    let before = try exam()
    for change in [
      Amendment.Change.takenOut("exact"), .accepted([.choice("a")], for: "choice"),
      .fullCredit("check", to: .everyone), .graded("exact", of: "ada", .credit(0)),
    ] {
      var exam = before
      let first = amendment(change, id: "1")
      let report = try exam.amend(first)
      let amended = exam.correctedAnswers
      #expect(amended != exam.answers)
      let back = try exam.amend(amendment(.withdrawn("1"), 200, id: "2"))
      #expect(try exam.results == before.results)
      #expect(back.changes.map(\.after) == report.changes.map(\.before))
      #expect(back.changes.map(\.before) == report.changes.map(\.after))
      // A log that has the correction gets it back, in either order.
      var merged = amended
      merged.merge(exam.correctedAnswers)
      var other = exam.correctedAnswers
      other.merge(amended)
      #expect(merged == other)
      #expect(merged.records.map(\.credit) == exam.answers.records.map(\.credit))
      #expect(merged.withdrawnRecords.isEmpty)
      #expect(
        merged.records.map(\.isFirstTryCorrect) == exam.answers.records.map(\.isFirstTryCorrect)
      )
    }
  }

  @Test(
    arguments: [
      (.takenOut("z"), .unknownProblem("z")),
      (.accepted([], for: "choice"), .answersAreMissing("choice")),
      (
        .accepted([.choice("a"), .choice("z")], for: "choice"),
        .answerDoesNotFit(.choice("z"), problem: "choice")
      ),
      (.accepted([.text("a")], for: "check"), .answerDoesNotFit(.text("a"), problem: "check")),
      (.graded("choice", of: "eve", .credit(1)), .unknownLearner("eve")),
      (.graded("choice", of: "ada", .credit(2)), .grade(.creditOutOfRange(2))),
      (.graded("choice", of: "ada", .levels([:])), .grade(.noRubric(problem: "choice"))),
      (.withdrawn("z"), .unknownAmendment("z")),
      (.withdrawn("back"), .cannotBeWithdrawn("back")),
      (.withdrawn("gone"), .cannotBeWithdrawn("gone")),
    ] as [(Amendment.Change, AmendmentError)]
  )
  func whatCannotBeIsRefusedAndHasNoEffectWhenItIsMerged(
    change: Amendment.Change,
    error: AmendmentError
  ) throws {
    var exam = try exam()
    try exam.amend(amendment(.fullCredit("choice", to: .answered), 90, id: "gone"))
    try exam.amend(amendment(.withdrawn("gone"), 91, id: "back"))
    let refused = amendment(change, id: "new")
    expectRefusal(error, of: exam) { try $0.amend(refused) }
    #expect(throws: error) { try exam.preview(refused) }
    #expect(!error.sentence(in: .english).isEmpty)
    var merged = exam
    try merged.merge(Amendments([refused]))
    #expect(try merged.results == exam.results)
    #expect(merged.amendments.all.count == 3)
  }

  @Test func anAmendmentSaysWhoDecidedAndWhy() throws {
    let exam = try exam()
    func refuse(_ error: AmendmentError, _ amendment: Amendment) {
      expectRefusal(error, of: exam) { try $0.amend(amendment) }
    }
    let drop = Amendment.Change.takenOut("exact")
    refuse(.authorIsMissing, Amendment(drop, by: " ", for: "x", at: date(1)))
    refuse(.reasonIsMissing, Amendment(drop, by: "eva", for: " ", at: date(1)))
    refuse(
      .dateOutOfRange,
      Amendment(drop, by: "eva", for: "x", at: .distantFuture.addingTimeInterval(1e15))
    )
    refuse(
      .dateOutOfRange,
      Amendment(drop, by: "eva", for: "x", at: Date(timeIntervalSince1970: .nan))
    )
    var amended = exam
    let first = amendment(drop, id: "1")
    try amended.amend(first)
    #expect(try amended.amend(first).isEmpty)
    expectRefusal(AmendmentError.duplicateAmendment("1"), of: amended) {
      try $0.amend(amendment(.takenOut("check"), id: "1"))
    }
  }

  @Test func whatComesFromElsewhereSaysWhoDecidedAndWhyToo() throws {
    var exam = try exam()
    let before = try exam.results
    let drop = Amendment.Change.takenOut("exact")
    let report = try exam.merge(
      Amendments([
        Amendment(drop, by: "", for: "x", at: date(1), id: "1"),
        Amendment(drop, by: "eva", for: "", at: date(2), id: "2"),
      ])
    )
    #expect(report.ineffective.map(\.reason) == [.authorIsMissing, .reasonIsMissing])
    #expect(try exam.results == before && exam.correctedAnswers == exam.answers)
    // Two devices gave the same name to different things: one counts, always the same, and it is
    // listed.
    let first = amendment(drop, id: "3")
    let other = amendment(.takenOut("check"), id: "3")
    var (left, right) = (exam, exam)
    try left.merge(Amendments([first]))
    let conflict = try left.merge(Amendments([other]))
    #expect(conflict.ineffective.map(\.reason).contains(.duplicateAmendment("3")))
    try right.merge(Amendments([other]))
    try right.merge(Amendments([first]))
    #expect(left == right)
  }

  @Test func whatComesFromElsewhereIsListedWhereItDoesNotFit() throws {
    var exam = try exam()
    let report = try exam.merge(
      Amendments([
        amendment(.takenOut("z"), 1, id: "1"), amendment(.takenOut("exact"), 2, id: "2"),
        amendment(.takenOut("exact"), 3, id: "3"),
      ])
    )
    #expect(report.ineffective.map(\.amendment) == ["1"])
    #expect(report.ineffective.map(\.reason) == [.unknownProblem("z")])
    #expect(exam.ineffective == report.ineffective)
    #expect(try totals(exam) == [3, 0, 0])
    // Two who took it out without knowing of each other: it is back when both have taken that back.
    try exam.amend(amendment(.withdrawn("2"), 4))
    #expect(try totals(exam) == [3, 0, 0])
    try exam.amend(amendment(.withdrawn("3"), 5))
    #expect(try totals(exam) == [6, 0, 0])
  }

  @Test func wrongAnswersCostPointsUntilTheyAreAccepted() throws {
    let rules = try QuizRules {
      $0.mode = .deferred
      $0.deduction = try .init(.share(1), allowsNegativeTotal: true)
    }
    var exam = try exam(rules: rules)
    // Of check-all, which goes pick by pick, a wrong pick costs all of it.
    #expect(try totals(exam) == [6, -3, -1])
    try exam.amend(amendment(.accepted([.choice("a")], for: "choice")))
    #expect(try totals(exam) == [6, -1, -1])
    try exam.amend(amendment(.takenOut("check"), 101))
    #expect(try totals(exam) == [4, 1, -1])
    // A grade by a person costs nothing, also when it is none of the points.
    try exam.amend(amendment(.graded("choice", of: "cy", .credit(0)), 102))
    #expect(try totals(exam) == [4, 1, 0])
  }

  @Test func withoutQuizzesAnExamTakesTheProblemsOfABank() throws {
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "set", title: "Set", problems: Samples.quiz().items.map(\.problem))]
    )
    var exam = Exam(of: bank, answers: try log(Self.rows), scale: .letters)
    #expect(exam.quizzes.map(\.id) == ["exam"])
    #expect(try totals(exam) == [6, 0, 0])
    #expect(try exam.results.first?.problems.map(\.id) == ["check", "choice", "exact"])
    try exam.amend(amendment(.takenOut("exact")))
    #expect(try exam.results.map(\.score.possible) == [3, 3, 3])
    #expect(Exam(of: bank, answers: AnswerLog()).quizzes.isEmpty)
  }

  @Test func pointsThatCannotBeAddedUpAreRefused() throws {
    let primes = [2_147_483_647, 2_147_483_629, 2_147_483_587, 2_147_483_579]
    let items = try primes.indices.map {
      Quiz.Item(try Samples.choice("p\($0)"), set: "s", setTitle: "S")
    }
    let records = try primes.enumerated().map { number, prime in
      try AnswerLog.Record(
        learner: "ada",
        quiz: "q",
        problem: Problem.ID("p\(number)"),
        set: "s",
        responses: [.choice("a")],
        credit: Fraction(1, prime),
        isFirstTryCorrect: false,
        date: date(Double(number))
      )
    }
    let exam = try Exam(of: [Quiz(id: "q", items: items)], answers: AnswerLog(records))
    #expect(throws: AmendmentError.scoreOverflow) { try exam.results }
    #expect(throws: AmendmentError.scoreOverflow) { try exam.preview(amendment(.takenOut("p0"))) }
  }

  @Test func anExamIsStoredAsAWhole() throws {
    var exam = try exam()
    try exam.amend(amendment(.takenOut("exact")))
    try expectRoundTrip(exam)
    #expect(try Exam(json: exam.json()) == exam)
    let json = try json(exam)
    #expect(throws: ContentError<ProblemFault>.self) {
      try Exam(json: Data(json.replacing(#""version":1"#, with: #""version":2"#).utf8))
    }
    let twice = try [quiz(), quiz()]
    #expect(
      contentFaults(ProblemFault.self) { _ = try Exam(of: twice, answers: AnswerLog()) }
        == [#"content[1]: the identifier "exam" is taken already, by content[0]"#]
    )
  }

  // MARK: Properties

  /// A random class and random amendments, some of which do not fit.
  private func randomExam(using generator: inout SeededGenerator) throws -> Exam {
    var rows: [(Learner.ID, [Problem.ID: QuizResponse])] = []
    for learner in ["ada", "bob", "cy"] as [Learner.ID] {
      var responses: [Problem.ID: QuizResponse] = [:]
      for item in try quiz().items where generator.draw(below: 4) > 0 {
        responses[item.problem.id] = Samples.randomResponse(to: item.problem, using: &generator)
      }
      rows.append((learner, responses))
    }
    return try exam(rows)
  }

  @Test func anyOrderOfMergedAmendmentsGivesEqualResults() {
    forEachSeed(0..<100) { generator in
      let exam = try randomExam(using: &generator)
      let all = (0..<generator.draw(below: 9)).map { _ in generator.amendment() }
      var together = exam
      try together.merge(Amendments(all))
      var apart = exam
      for amendment in generator.shuffled(together.amendments.all) {
        try apart.merge(Amendments([amendment]))
      }
      try #require(try apart.results == together.results)
      try #require(apart.correctedAnswers == together.correctedAnswers)
      try #require(apart == together)
      // A log that was corrected by some of them makes no difference to that of all.
      var some = exam
      try some.merge(
        Amendments(together.amendments.all.filter { _ in generator.draw(below: 2) == 0 })
      )
      var log = some.correctedAnswers
      log.merge(together.correctedAnswers)
      try #require(log == together.correctedAnswers)
      log = together.correctedAnswers
      log.merge(some.correctedAnswers)
      try #require(log == together.correctedAnswers)
    }
  }

  @Test func aPreviewIsWhatAnAmendmentDoesAndWithdrawingRestores() {
    forEachSeed(0..<100) { generator in
      var exam = try randomExam(using: &generator)
      try exam.merge(Amendments((0..<generator.draw(below: 4)).map { _ in generator.amendment() }))
      let amendment = Amendment(
        generator.amendment().change,
        by: "eva",
        for: "x",
        at: date(5000),
        id: "new"
      )
      let before = exam
      let preview = try? exam.preview(amendment)
      try #require(exam == before)
      let report = try assume(preview)
      try #require(try exam.amend(amendment) == report)
      // The report says all of the difference.
      let (old, new) = (try before.results, try exam.results)
      try #require(
        report.totals.map(\.learner)
          == zip(old, new).filter { $0.score != $1.score || $0.mark != $1.mark }.map(\.1.learner)
      )
      var changed = 0
      for (old, new) in zip(old, new) {
        changed += zip(old.problems, new.problems).count { $0 != $1 }
        try #require(try new.problems.map(\.earned).sum() == new.score.earned)
        try #require(try new.problems.map(\.points).sum() == new.score.possible)
      }
      try #require(report.changes.count == changed)
      guard amendment.problem != nil else { return }
      let back = Amendment(.withdrawn("new"), by: "eva", for: "y", at: date(6000), id: "back")
      try exam.amend(back)
      try #require(try exam.results == old)
    }
  }
}
