// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct OptionCurveTests {
  /// Learner *n* of 0...9 solved *n* of nine other problems and picked an option of "p"; nil for
  /// none.
  private func log(_ picks: [AnswerOption.ID?]) throws -> AnswerLog {
    var records: [AnswerLog.Record] = []
    for (learner, pick) in picks.enumerated() {
      for problem in 0..<9 {
        records.append(
          try AnswerLog.Record(
            learner: AnswerSamples.learner(learner),
            quiz: "quiz",
            problem: AnswerSamples.problem(problem),
            set: "set",
            responses: [.text("x")],
            credit: problem < learner ? 1 : 0,
            isFirstTryCorrect: problem < learner,
            date: date(0)
          )
        )
      }
      records.append(
        try AnswerLog.Record(
          learner: AnswerSamples.learner(learner),
          quiz: "quiz",
          problem: "q",
          set: "set",
          shown: learner == 9 ? ["a", "b"] : ["a", "b", "c"],
          responses: pick.map { [.choice($0)] } ?? [],
          credit: pick == "a" ? 1 : 0,
          isFirstTryCorrect: pick == "a",
          date: date(0)
        )
      )
    }
    return AnswerLog(records)
  }

  @Test func aCurveShowsWhatWeakAndStrongLearnersPick() throws {
    let log = try log(["c", "c", "b", "b", "b", "a", "b", "a", "a", nil])
    let curves = log.optionCurves(of: "q")
    #expect(curves.map(\.id) == ["a", "b", "c"])
    #expect(curves[0].points.map(\.chosen) == [0, 0, 1, 1, 1])
    #expect(curves[0].points.map(\.shown) == [2, 2, 2, 2, 2])
    #expect(curves[1].points.map(\.share) == [0, 1, 0.5, 0.5, 0])
    #expect(curves[2].points.map(\.shown) == [2, 2, 2, 2, 1])
    // The mean of 0 and 1 of nine problems, and of 2 and 3.
    #expect(abs(curves[0].points[0].strength - 1.0 / 18) < 1e-9)
    #expect(abs(curves[0].points[1].strength - 5.0 / 18) < 1e-9)
    #expect(curves[1].points[1].interval?.contains(0.5) == true)
    try expectRoundTrip(curves[0])
  }

  @Test(arguments: [(2, 2), (3, 3), (10, 10), (100, 10), (.max, 10), (1, 2), (0, 2), (.min, 2)])
  func theNumberOfGroupsIsKeptInBounds(asked: Int, given: Int) throws {
    let log = try log(Array(repeating: "a", count: 10))
    let curves = log.optionCurves(of: "q", groups: asked)
    #expect(curves[0].points.count == given)
    #expect(curves[0].points.reduce(0) { $0 + $1.shown } == 10)
  }

  @Test func learnersOfTheSameStrengthAreInOneGroup() throws {
    var records: [AnswerLog.Record] = []
    for learner in 0..<6 {
      for problem in ["p", "q"] as [Problem.ID] {
        let isRight = problem == "p" && learner > 0
        records.append(
          try AnswerLog.Record(
            learner: AnswerSamples.learner(learner),
            quiz: "quiz",
            problem: problem,
            set: "set",
            shown: ["a", "b"],
            responses: [.choice(isRight ? "a" : "b")],
            credit: isRight ? 1 : 0,
            isFirstTryCorrect: isRight,
            date: date(0)
          )
        )
      }
    }
    let points = AnswerLog(records).optionCurves(of: "q")[0].points
    #expect(points.map(\.strength) == [0, 1])
    #expect(points.map(\.shown) == [1, 5])
  }

  @Test func withoutOptionsOrOtherAnswersThereIsNoCurve() throws {
    #expect(try AnswerSamples.log([[1, 0], [0, 1]]).optionCurves(of: "p00").isEmpty)
    #expect(AnswerLog().optionCurves(of: "p").isEmpty)
    let alone = try AnswerLog.Record(
      learner: "ada",
      quiz: "quiz",
      problem: "p",
      set: "set",
      shown: ["a", "b"],
      responses: [.choice("a")],
      credit: 1,
      isFirstTryCorrect: true,
      date: date(0)
    )
    #expect(AnswerLog([alone]).optionCurves(of: "p").isEmpty)
  }
}
