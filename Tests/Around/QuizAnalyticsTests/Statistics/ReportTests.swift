// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct ReportTests {
  private func record(
    _ learner: Learner.ID,
    _ problem: Problem.ID,
    in set: ProblemSet.ID,
    _ fraction: Fraction,
    at moment: Double = 0,
    seconds: Double? = nil,
    isOmitted: Bool = false
  ) throws -> AnswerLog.Record {
    try AnswerLog.Record(
      learner: learner,
      quiz: "quiz",
      problem: problem,
      set: set,
      responses: isOmitted ? [] : [.text("x")],
      credit: fraction,
      isFirstTryCorrect: fraction == 1,
      seconds: seconds,
      date: date(moment)
    )
  }

  private func log() throws -> AnswerLog {
    let half = try Fraction(1, 2)
    return AnswerLog([
      try record("ada", "a1", in: "acids", 1, seconds: 10),
      try record("ada", "a2", in: "acids", 1, seconds: 20),
      try record("ada", "m1", in: "moles", half, at: 7),
      try record("bob", "a1", in: "acids", 1),
      try record("bob", "a2", in: "acids", 0, at: 3, isOmitted: true),
      try record("bob", "m1", in: "moles", 0, at: 2),
      try record("bob", "m1", in: "moles", 1, at: 9),
      try record("cy", "m1", in: "moles", 0),
      try record("cy", "m2", in: "moles", half),
      try record("dan", "g1", in: "gases", 1),
    ])
  }

  @Test func studentsAreReportedWeakestFirstWithTheirSetsWeakestFirst() throws {
    let reports = try log().studentReports()
    #expect(reports.map(\.id) == ["cy", "bob", "ada", "dan"])
    #expect(reports.map(\.count) == [2, 3, 3, 1])
    #expect(reports.map(\.omittedCount) == [0, 1, 0, 0])
    #expect(reports.map(\.mean) == [0.25, 1.0 / 3, 2.5 / 3, 1])
    #expect(reports[1].sets.map(\.set) == ["moles", "acids"])
    #expect(reports[1].sets.map(\.mean) == [0, 0.5])
    #expect(reports[1].sets.map(\.count) == [1, 2])
    #expect(reports[2].time?.median == 15)
    #expect(reports[0].time == nil)
    #expect(reports[2].latest == date(7))
    #expect(reports.allSatisfy { $0.interval?.contains($0.mean) == true })
  }

  @Test func aLearnerIsClearlyAtRiskOnlyWhenTheWholeIntervalIsBelowThePassMark() throws {
    let reports = try log().studentReports()
    #expect(reports.map { $0.risk() } == [.possible, .possible, .none, .none])
    #expect(reports.map { $0.risk(below: 0.9) } == [.clear, .clear, .possible, .none])
    #expect(reports.allSatisfy { $0.risk(below: 0) == .none })
  }

  @Test func setsWhereMostStudentsGotLowScoresComeFirst() throws {
    let reports = try log().setReports()
    #expect(reports.map(\.id) == ["moles", "acids", "gases"])
    // In moles ada has a half, bob nothing and cy a quarter.
    #expect(reports.map(\.learnerCount) == [3, 2, 1])
    #expect(reports.map(\.answerCount) == [4, 4, 1])
    #expect(reports.map(\.lowCount) == [2, 0, 0])
    #expect(reports.map(\.lowShare) == [2.0 / 3, 0, 0])
    #expect(reports.map(\.mean) == [0.25, 0.75, 1])
    #expect(reports[0].problems == ["m1", "m2"])
    #expect(reports[0].lowInterval?.contains(0.5) == true)
    try expectRoundTrip(reports)
  }

  @Test func whatCountsAsLowIsTheTeachersChoice() throws {
    let reports = try log().setReports(low: Fraction(3, 4))
    #expect(reports.map(\.lowCount) == [3, 1, 0])
    #expect(try log().setReports(low: 0).map(\.lowCount) == [0, 0, 0])
    #expect(SetReport.standardLow == (try Fraction(1, 2)))
  }
}
