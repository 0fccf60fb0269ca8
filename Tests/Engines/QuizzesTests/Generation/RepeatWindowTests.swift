// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct RepeatWindowTests {
  /// Ada played "one" on day 1, "two" on day 3 and "three" on day 5; bob's quizzes are not hers.
  private func evidence(at days: Double?) throws -> QuizEvidence {
    QuizEvidence(
      answers: AnswerLog([
        try Samples.answer("p1", right: true, on: 1, in: "one"),
        try Samples.answer("p2", right: true, on: 3, in: "two"),
        try Samples.answer("p3", right: false, on: 3.5, in: "two"),
        try Samples.answer("p4", right: true, on: 5, in: "three"),
        try Samples.answer("q1", by: "bob", right: true, on: 6, in: "four"),
      ]),
      learner: "ada",
      at: days.map { day($0) }
    )
  }

  private func left(_ window: Blueprint.RepeatWindow, at days: Double? = nil) throws -> [Problem.ID]
  {
    let blueprint = try Blueprint(count: .max) {
      $0.sets = ["s/acids"]
      $0.noRepeats = window
    }
    return try drawn(blueprint, from: Samples.taggedBank(), evidence: evidence(at: days))
      .problemIDs.sorted()
  }

  @Test func problemsOfTheLastQuizzesAreNotDrawnAgain() throws {
    #expect(try left(Blueprint.RepeatWindow(quizzes: 1)) == ["p1", "p2", "p3"])
    #expect(try left(Blueprint.RepeatWindow(quizzes: 2)) == ["p1"])
    #expect(throws: QuizGenerationError.noFittingProblems(of: 4)) {
      try left(Blueprint.RepeatWindow(quizzes: 3))
    }
    #expect(throws: QuizGenerationError.noFittingProblems(of: 4)) {
      try left(Blueprint.RepeatWindow(quizzes: 99))
    }
  }

  @Test func problemsOfTheLastDaysAreNotDrawnAgain() throws {
    #expect(try left(Blueprint.RepeatWindow(days: 1), at: 5.5) == ["p1", "p2", "p3"])
    #expect(try left(Blueprint.RepeatWindow(days: 3), at: 6) == ["p1", "p2"])
    // Three days after its answer to the millisecond, a problem can be drawn again.
    #expect(try left(Blueprint.RepeatWindow(days: 3), at: 5.999) == ["p1"])
    #expect(try left(Blueprint.RepeatWindow(days: 2), at: 99) == ["p1", "p2", "p3", "p4"])
  }

  @Test func anAnswerOfAClockThatRunsAheadIsInTheWindow() throws {
    #expect(throws: QuizGenerationError.noFittingProblems(of: 4)) {
      try left(Blueprint.RepeatWindow(days: 1), at: 0)
    }
  }

  @Test func daysNeedADateThatCanBeStored() throws {
    let days = try Blueprint.RepeatWindow(days: 3)
    #expect(throws: QuizGenerationError.dateIsMissing) { try left(days) }
    #expect(throws: QuizGenerationError.dateOutOfRange) { try left(days, at: .infinity) }
    #expect(throws: QuizGenerationError.dateOutOfRange) { try left(days, at: .nan) }
    #expect(throws: QuizGenerationError.learnerIsMissing) {
      try drawn(Blueprint(count: 1) { $0.noRepeats = days }, from: Samples.taggedBank())
    }
  }

  @Test func isAnObjectWithOneKeyInJSON() throws {
    try expectJSON(try Blueprint.RepeatWindow(quizzes: 3), #"{"quizzes":3}"#)
    try expectJSON(try Blueprint.RepeatWindow(days: 7), #"{"days":7}"#)
    func faults(_ json: String) -> [String] {
      contentFaults(ProblemFault.self) { _ = try decode(Blueprint.RepeatWindow.self, json) }
    }
    #expect(faults(#"{"days":0}"#) == ["days: 0, expected 1 to 36500"])
    #expect(faults(#"{"quizzes":36501}"#) == ["quizzes: 36501, expected 1 to 36500"])
    #expect(faults("{}") == ["expected either quizzes or days"])
    #expect(faults(#"{"days":1,"quizzes":1}"#) == ["expected either quizzes or days"])
    #expect(faults(#"{"days":"x"}"#) == ["days: expected an integer"])
  }
}
