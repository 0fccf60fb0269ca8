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

  // MARK: By points

  @Test func meansAreByPointsWhereTheyAreKnown() throws {
    let points: [Problem.ID: Fraction] = ["a1": 2, "a2": 1, "m1": 7]
    let reports = try log().studentReports(points: points)
    let ada = try #require(reports.first { $0.id == "ada" })
    #expect(ada.earned == 6.5 && ada.possible == 10 && ada.mean == 0.65)
    let bob = try #require(reports.first { $0.id == "bob" })
    #expect(bob.earned == 2 && bob.possible == 10 && bob.mean == 0.2)
    #expect(bob.sets.map(\.mean) == [0, 2.0 / 3])
    let sets = try log().setReports(points: points)
    #expect(sets.first { $0.id == "acids" }?.mean == (1 + 2.0 / 3) / 2)
    // Without points each problem is worth one.
    #expect(try log().studentReports().first { $0.id == "ada" }?.possible == 3)
    // Nothing is worth points: nothing is earned.
    let nothing = try log().studentReports(points: ["g1": 0]).first { $0.id == "dan" }
    #expect(nothing?.mean == 0 && nothing?.possible == 0)
  }

  @Test func whoNeedsHelpWithWhatIsClearOnlyWithEnoughAnswers() throws {
    #expect(try log().helpNeeds().map(\.id) == ["moles"])
    #expect(try log().helpNeeds()[0].learners.map(\.id) == ["bob", "cy"])
    #expect(try log().helpNeeds()[0].learners.map(\.risk) == [.possible, .possible])
    var records: [AnswerLog.Record] = []
    for (learner, count) in [("two", 2), ("five", 5)] as [(Learner.ID, Int)] {
      for number in 0..<count {
        records.append(try record(learner, Problem.ID("p\(number)"), in: "acids", 0))
      }
    }
    for number in 0..<5 {
      records.append(try record("good", Problem.ID("p\(number)"), in: "acids", 1))
    }
    let needs = AnswerLog(records).helpNeeds()
    #expect(needs.map(\.id) == ["acids"] && needs[0].clearCount == 1)
    #expect(needs[0].learners.map(\.id) == ["five", "two"])
    #expect(needs[0].learners.map(\.risk) == [.clear, .possible])
    #expect(needs[0].learners.map(\.count) == [5, 2])
    #expect(AnswerLog(records).helpNeeds(below: 0).isEmpty)
  }

  @Test func whatIsWithdrawnIsInNoStatistic() throws {
    let records = try log().records
    var log = AnswerLog(records)
    for record in records where record.learner == "cy" {
      log.record(try record.withdrawn(at: date(100)))
    }
    #expect(log.studentReports().map(\.id) == ["bob", "ada", "dan"])
    #expect(!log.itemStatistics().map(\.id).contains("m2"))
    let corrected = try records[0].revised(credit: 0, isFirstTryCorrect: false, at: date(100))
    log.record(corrected)
    let facility = log.itemStatistics().first { $0.id == corrected.problem }?.facility
    let before = AnswerLog(records).itemStatistics().first { $0.id == corrected.problem }?.facility
    #expect(facility != before)
  }

  // MARK: Hints

  private func hinted(
    _ learner: Int,
    seen: Int,
    helpful: [Int] = [],
    unhelpful: [Int] = []
  ) throws -> AnswerLog.Record {
    try AnswerLog.Record(
      learner: Learner.ID("l\(learner)"),
      quiz: "quiz",
      problem: "p",
      set: "s",
      responses: [.text("x")],
      credit: learner < 3 ? 1 : 0,
      isFirstTryCorrect: false,
      date: date(0),
      hints: seen,
      helpfulHints: helpful,
      unhelpfulHints: unhelpful
    )
  }

  @Test func itIsKnownWhichHintIsUseless() throws {
    var records: [AnswerLog.Record] = []
    for learner in 0..<12 {
      records.append(try hinted(learner, seen: 2, helpful: [0], unhelpful: [1]))
    }
    records.append(try hinted(12, seen: 1))
    records.append(try hinted(13, seen: 0))
    let log = AnswerLog(records)
    let hints = try #require(log.itemStatistics().first).hints
    #expect(hints.map(\.id) == [0, 1])
    #expect(hints.map(\.seen) == [13, 12])
    #expect(hints.map(\.helpful) == [12, 0] && hints.map(\.unhelpful) == [0, 12])
    #expect(hints.map(\.helpfulShare) == [1, 0])
    #expect(hints.map(\.isClearlyUseless) == [false, true])
    #expect(hints[1].facility == 0.25)
    // In parts it is the same, and two ratings are no evidence.
    let parts = [AnswerLog(records.prefix(5)), AnswerLog(records.dropFirst(5))]
    let merged = ItemStatistics.Tally.merged(parts.flatMap { $0.itemTallies() })
    #expect(merged.map(\.statistics) == log.itemStatistics())
    try expectRoundTrip(merged)
    let few = AnswerLog(records.prefix(2)).itemStatistics()[0].hints[1]
    #expect(few.helpfulShare == 0 && !few.isClearlyUseless)
    #expect(AnswerLog([records[13]]).itemStatistics()[0].hints.isEmpty)
  }

  @Test(
    arguments: [
      #"{"hint":-1,"answers":[{"score":1}]}"#, #"{"hint":0,"answers":[{"score":1,"count":2}]}"#,
      #"{"hint":0,"answers":[{"score":1}],"helpful":1,"unhelpful":1}"#,
      #"{"hint":0,"answers":[{"score":1}],"helpful":-1}"#,
    ]
  )
  func countsOfHintsThatCannotBeAreRefused(hint: String) {
    let text = #"{"id":"p","set":"s","answers":[{"score":1}],"hints":[\#(hint)]}"#
    #expect(throws: ContentError<JSONFault>.self) {
      try decode(ItemStatistics.Tally.self, text)
    }
  }
}
