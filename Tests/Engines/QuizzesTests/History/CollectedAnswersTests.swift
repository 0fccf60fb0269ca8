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
    let problems = try [Samples.choice(), number, gaps, Samples.openResponse()]
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
        #expect(reason.isUnreadable && credit == 0 && number >= 5)
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
    #expect(answers.log.records.map(\.isOmitted) == [false, true, true])
    // An open response alone waits for a person.
    #expect(
      try answers.add(text("Ice is lighter than water."), by: "ben", to: "open") == .awaitsGrade
    )
    #expect(answers.log.records.count == 3)
  }

  @Test(
    arguments: [
      (.response(.choice("z")), "choice", .response(.unknownOption("z", problem: "choice"))),
      (.response(.choice("b")), "none", .response(.unknownProblem("none"))),
      (
        .response(.text("b")), "choice",
        .response(.responseDoesNotFit(.multipleChoice, problem: "choice"))
      ),
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
