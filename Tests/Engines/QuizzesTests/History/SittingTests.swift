// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct SittingTests {
  private func record(
    _ learner: Learner.ID,
    _ quiz: Quiz.ID,
    _ problem: Problem.ID,
    in set: ProblemSet.ID = "s",
    _ fraction: Fraction,
    at seconds: Double
  ) throws -> AnswerLog.Record {
    try AnswerLog.Record(
      learner: learner,
      quiz: quiz,
      problem: problem,
      set: set,
      responses: [.text("x")],
      credit: fraction,
      isFirstTryCorrect: fraction == 1,
      date: date(seconds)
    )
  }

  private func log() throws -> AnswerLog {
    AnswerLog([
      // Ada leaves the first quiz, starts it again, and plays another one meanwhile.
      try record("ada", "q", "1", 1, at: 1), try record("ada", "q", "2", in: "t", 0, at: 2),
      try record("ada", "q", "1", 0, at: 10), try record("ada", "r", "9", 1, at: 11),
      try record("ada", "q", "2", in: "t", 1, at: 12),
      try record("ada", "q", "3", try Fraction(1, 2), at: 13),
      try record("bob", "q", "1", 1, at: 5),
    ])
  }

  @Test func theHistoryOfAStudentIsEverySittingFromTheOldest() throws {
    let sittings = try log().sittings(of: "ada")
    #expect(sittings.map(\.quiz) == ["q", "q", "r"])
    #expect(sittings.map(\.start) == [date(1), date(10), date(11)])
    #expect(sittings.map(\.end) == [date(2), date(13), date(11)])
    #expect(sittings.map(\.records.count) == [2, 3, 1])
    #expect(sittings.map(\.mean) == [0.5, 0.5, 1])
    #expect(sittings[1].sets == ["s", "t"])
    #expect(try log().sittings.map(\.learner) == ["ada", "bob", "ada", "ada"])
    #expect(try log().sittings(of: "none").isEmpty)
  }

  @Test func theHistoryOfASetHasOnlyItsProblems() throws {
    let sittings = try log().sittings(in: "s")
    #expect(sittings.map(\.learner) == ["ada", "bob", "ada", "ada"])
    #expect(sittings.map(\.mean) == [1, 1, 0.25, 1])
    #expect(try log().sittings(in: "t").map(\.start) == [date(2), date(12)])
    #expect(try log().sittings(in: "none").isEmpty)
  }

  @Test func noAnswerIsLostOrInTwoSittings() {
    forEachSeed(0..<50) { generator in
      let records = try (0..<30).map { index in
        try record(
          Learner.ID("l\(generator.draw(below: 2))"),
          Quiz.ID("q\(generator.draw(below: 2))"),
          Problem.ID("p\(generator.draw(below: 4))"),
          1,
          at: Double(index)
        )
      }
      let sittings = AnswerLog(records).sittings
      try #require(sittings.flatMap(\.records).sorted { $0.date < $1.date } == records)
      for sitting in sittings {
        try #require(Set(sitting.records.map(\.problem)).count == sitting.records.count)
        try #require(Set(sitting.records.map(\.quiz)) == [sitting.quiz])
        try #require(Set(sitting.records.map(\.learner)) == [sitting.learner])
      }
    }
  }
}
