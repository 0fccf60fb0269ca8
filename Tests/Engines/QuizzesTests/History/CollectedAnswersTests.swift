// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct CollectedAnswersTests {
  private func bank() throws -> ProblemBank {
    let number = try Problem(
      id: "number",
      prompt: "How many?",
      kind: .numeric(NumericMatcher("12")),
      points: 3
    )
    let gaps = try Problem(
      id: "gaps",
      prompt: "Fill in.",
      kind: .cloze(
        ClozeTask(
          "[[1]] and [[2]]",
          gaps: [
            ClozeTask.Gap("1", .numeric(NumericMatcher("1"))),
            ClozeTask.Gap("2", .numeric(NumericMatcher("2"))),
          ]
        )
      )
    )
    let picked = try Problem(
      id: "picked",
      prompt: "Pick.",
      kind: .cloze(
        ClozeTask(
          "[[1]] and [[2]]",
          gaps: [
            ClozeTask.Gap("1", .multipleChoice([.correct("a", "A"), .wrong("b", "B")])),
            ClozeTask.Gap("2", .multipleChoice([.correct("c", "C"), .wrong("d", "D")])),
          ]
        )
      )
    )
    let problems = try [
      Samples.choice(), Samples.checkAll(), Samples.ordering(), Samples.matching(), number, gaps,
      picked, Samples.openResponse(),
      Problem(id: "true", prompt: "Is it so?", kind: .trueFalse(true)),
    ]
    return try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
  }

  private func text(_ text: String) -> CollectedAnswers.Given { .response(.text(text)) }

  @Test func anAnswerThatCannotBeReadCountsZeroAndIsListed() throws {
    var answers = CollectedAnswers(to: try bank())
    for number in 0..<10 {
      let outcome = try answers.add(
        text(number < 5 ? "12" : "no idea"),
        by: Learner.ID("l\(number)"),
        to: "number"
      )
      if case .unreadable(let reason, let credit) = outcome {
        #expect((reason.error as? ResponseError)?.isUnreadable == true)
        #expect(credit == 0 && number >= 5)
      } else {
        #expect(number < 5)
      }
    }
    #expect(answers.log.records.count == 10)
    #expect(answers.log.records.map(\.credit).filter { $0 == 1 }.count == 5)
    #expect(answers.unreadable.map(\.learner) == ["l5", "l6", "l7", "l8", "l9"])
    #expect(answers.unreadable.allSatisfy { $0.response == .text("no idea") })
  }

  @Test func theAuthorCanSayThatItWasNotAsked() throws {
    var answers = CollectedAnswers(to: try bank(), unreadable: .notAsked)
    try answers.add(text("no idea"), by: "ada", to: "number")
    try answers.add(text("12"), by: "ben", to: "number")
    #expect(answers.log.records.map(\.learner) == ["ben"])
    #expect(answers.log.withdrawnRecords.map(\.learner) == ["ada"])
    #expect(answers.unreadable.map(\.learner) == ["ada"])
    // The first answer counts, also when it cannot be read.
    #expect(try answers.add(text("12"), by: "ada", to: "number") == .repeated)
    #expect(answers.log.records.count == 1)
  }

  @Test func aGapThatCannotBeReadLeavesTheOthersTheirCredit() throws {
    var answers = CollectedAnswers(to: try bank())
    try answers.add(.response(.gaps(["1": "1", "2": "who knows"])), by: "ada", to: "gaps")
    #expect(answers.log.records.map(\.credit) == [try Fraction(1, 2)])
    #expect(answers.unreadable.isEmpty)
    let outcome = try answers.add(.response(.gaps(["1": "eh", "2": "uh"])), by: "ben", to: "gaps")
    guard case .unreadable(_, credit: 0) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(answers.unreadable.map(\.learner) == ["ben"])
  }

  @Test func pointsAndSharesAreTakenAsTheyAre() throws {
    var answers = CollectedAnswers(to: try bank())
    let half = try Fraction(1, 2)
    #expect(
      try answers.add(.points(Fraction(3, 2), .text("13")), by: "ada", to: "number")
        == .credited(half)
    )
    try answers.add(.credit(half), by: "ada", to: "open")
    try answers.add(.response(nil), by: "ada", to: "choice")
    #expect(answers.log.records.map(\.credit) == [half, half, 0])
    #expect(answers.log.records.map(\.isOmitted) == [false, false, true])
    #expect(answers.log.records.map(\.isResponseUnknown) == [false, true, false])
    // An open response alone waits for a person.
    #expect(
      try answers.add(text("Ice is lighter than water."), by: "ben", to: "open") == .awaitsGrade
    )
    #expect(answers.log.records.count == 3)
  }

  /// One rule for everything that was answered: words for a number, two crosses, an option, an item
  /// or a gap that does not exist.
  @Test(
    arguments: [
      (.response(.choice("z")), "choice"), (.response(.choices(["a", "b"])), "choice"),
      (.response(.text("b")), "choice"), (.response(.choices(["a", "q"])), "check"),
      (.response(.text("maybe")), "true"), (.response(.order(["a", "b", "z"])), "order"),
      (.response(.pairs(["sodium": "gold"])), "match"), (.response(.pairs(["z": "na"])), "match"),
      (.response(.gaps(["9": "1"])), "gaps"), (.response(.gaps(["1": "z", "2": "z"])), "picked"),
      (.response(.text("eh")), "number"),
      (
        .unreadable(
          "AB",
          .init(ResponseError.responseDoesNotFit(.multipleChoice, problem: "true"))
        ),
        "true"
      ),
    ] as [(CollectedAnswers.Given, Problem.ID)]
  )
  func whatWasAnsweredAndCannotBeReadCountsAlike(
    given: CollectedAnswers.Given,
    problem: Problem.ID
  ) throws {
    var answers = CollectedAnswers(to: try bank())
    guard case .unreadable(let reason, credit: 0) = try answers.add(given, by: "ada", to: problem)
    else {
      Issue.record("\(given)")
      return
    }
    #expect(!reason.sentence(in: .english).isEmpty)
    let record = try #require(answers.log.records.first)
    #expect(record.credit == 0 && !record.isOmitted && !record.isResponseUnknown)
    #expect(answers.unreadable.map(\.response) == [given.response])
    var others = CollectedAnswers(to: try bank(), unreadable: .notAsked)
    try others.add(given, by: "ada", to: problem)
    #expect(others.log.records.isEmpty && others.unreadable == answers.unreadable)
  }

  @Test func aGapWithAnUnknownOptionLeavesTheOthersTheirCredit() throws {
    var answers = CollectedAnswers(to: try bank())
    try answers.add(.response(.gaps(["1": "a", "2": "z"])), by: "ada", to: "picked")
    #expect(answers.log.records.map(\.credit) == [try Fraction(1, 2)])
  }

  @Test func ofWhomAProblemWasNotAskedItDoesNotCountInAnExamUntilItIsGraded() throws {
    var answers = CollectedAnswers(to: try bank(), quiz: "exam", unreadable: .notAsked)
    try answers.add(text("12"), by: "ada", to: "number")
    try answers.add(.response(.choice("b")), by: "ada", to: "choice")
    try answers.add(text("eh"), by: "ben", to: "number")
    try answers.add(.response(.choice("a")), by: "ben", to: "choice")
    try answers.add(text("eh"), by: "cy", to: "number")
    var exam = Exam(of: try bank(), answers: answers.log)
    #expect(try exam.results.map(\.learner) == ["ada", "ben", "cy"])
    #expect(try exam.results.map(\.score.possible) == [4, 1, 1])
    let grade = Amendment.Change.graded("number", of: "ben", .credit(1))
    try exam.amend(Amendment(grade, by: "eva", for: "Read by hand.", at: date(1)))
    #expect(try exam.results.map(\.score.total) == [4, 3, 0])
    #expect(try exam.results.map(\.score.possible) == [4, 4, 1])
  }

  @Test(
    arguments: [
      (.response(.choice("b")), "none", .response(.unknownProblem("none"))),
      (.points(4), "number", .record(.creditOutOfRange((try? Fraction(4, 3)) ?? 0))),
      (.credit(-1), "number", .record(.creditOutOfRange(-1))),
    ] as [(CollectedAnswers.Given, Problem.ID, CollectedAnswers.Refusal)]
  )
  func anAnswerThatIsNoneIsRefused(
    given: CollectedAnswers.Given,
    problem: Problem.ID,
    refusal: CollectedAnswers.Refusal
  ) throws {
    expectRefusal(refusal, of: CollectedAnswers(to: try bank())) {
      try $0.add(given, by: "ada", to: problem)
    }
    #expect(!refusal.sentence(in: .english).isEmpty)
  }

  @Test func whoeverReadsTheAnswerOtherwiseCorrectsTheRecord() throws {
    var answers = CollectedAnswers(to: try bank())
    try answers.add(text("a dozen"), by: "ada", to: "number")
    var log = answers.log
    log.record(try log.records[0].revised(credit: 1, isFirstTryCorrect: true, at: date(0)))
    log.merge(answers.log)
    #expect(log.records.map(\.credit) == [1])
  }
}
