// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

struct MemoryScheduleTests {
  private typealias Model = SpacedReview.MemoryModel

  private func schedule(
    _ records: [AnswerLog.Record],
    _ policy: SpacedReview.Spacing = .fsrs
  ) -> ReviewSchedule {
    ReviewSchedule(of: "ada", in: AnswerLog(records), calendar: testCalendar, policy: policy)
  }

  private func answer(
    _ problem: Problem.ID,
    _ rating: Model.Rating,
    on days: Double
  ) throws -> AnswerLog.Record {
    var record = try Samples.answer(problem, right: rating != .again, on: days)
    record.rating = rating
    return record
  }

  /// Many problems learned on one day, and reviewed whenever they are due.
  private func log(of count: Int, policy: SpacedReview.Spacing) throws -> [AnswerLog.Record] {
    let first = try (0..<count).map { try answer(Problem.ID("p\($0)"), .easy, on: 0) }
    let due = schedule(first, policy).entries
    return first
      + (try due.map {
        try answer($0.problem, .good, on: $0.due.timeIntervalSince(day(0)) / 86_400)
      })
  }

  @Test func shortStepsAreInstantsAndIntervalsAreDays() throws {
    let new = schedule([try answer("p1", .good, on: 0.5)])
    #expect(new.entry(of: "p1")?.memory?.phase == .learning)
    #expect(new.entry(of: "p1")?.due == day(0.5) + 600)
    #expect(new.entry(of: "p1")?.box == nil)
    // Stability 2.3065 and no change on the same day, so 2 days on, from the beginning of the day
    // on.
    let known = schedule([try answer("p1", .good, on: 0.5), try answer("p1", .good, on: 0.51)])
    #expect(known.entry(of: "p1")?.memory?.phase == .review)
    #expect(known.entry(of: "p1")?.due == day(2))
    #expect(known.due(at: day(1.999)).isEmpty)
    #expect(known.due(at: day(2)).map(\.problem) == ["p1"])
  }

  @Test func daysAreThoseOfTheCalendar() throws {
    // In the evening and the next morning: less than 24 hours, but another day.
    let records = [try answer("p1", .easy, on: 0.9), try answer("p1", .good, on: 1.1)]
    let memory = try #require(schedule(records).entry(of: "p1")?.memory)
    let model = Model.standard
    let first = model.memory(after: .easy, at: day(0))
    let nextDay = model.memory(of: first, after: .good, at: day(1))
    #expect(memory.stability == nextDay.stability)
    #expect(memory.stability != model.memory(of: first, after: .good, at: day(0.2)).stability)
    let later = try #require(schedule(records).memory(of: "p1", at: day(4.01)))
    #expect(later.retrievability == model.retrievability(of: nextDay, at: day(4)))
    #expect(schedule(records).memory(of: "p2", at: day(4)) == nil)
    #expect(schedule(records, .leitner).memory(of: "p1", at: day(4)) == nil)
  }

  /// The calendar ends with 31 December 9999, some 2.91 million days after the first of these.
  @Test(
    arguments: [.fsrs, .leitner] as [SpacedReview.Spacing],
    [2_912_300, 2_920_000, 9_000_000.5]
  )
  func noReviewIsDueBeforeItsAnswer(policy: SpacedReview.Spacing, days: Double) throws {
    var records: [AnswerLog.Record] = []
    for offset in [0, 0.1, 1, 700, 5_000] {
      records.append(try answer("p1", .easy, on: days + offset))
      let schedule = schedule(records, policy)
      let entry = try #require(schedule.entry(of: "p1"))
      #expect(entry.due >= entry.date)
      #expect(schedule.due(at: entry.due).map(\.problem) == ["p1"])
    }
  }

  @Test func whatIsMostLikelyForgottenComesFirst() throws {
    // p1 is longer overdue, but p2 is nearly forgotten.
    let log = [
      try answer("p1", .easy, on: 0), try answer("p1", .easy, on: 8),
      try answer("p2", .easy, on: 80),
    ]
    let schedule = schedule(log)
    #expect(schedule.entries.map(\.problem) == ["p1", "p2"])
    #expect(schedule.due(at: day(110)).map(\.problem) == ["p2", "p1"])
    let bank = try Samples.plainBank(["p1", "p2", "p3"])
    let blueprint = try Blueprint(count: 2) { $0.review = SpacedReview(spacing: .fsrs) }
    let evidence = QuizEvidence(
      answers: AnswerLog(log),
      learner: "ada",
      at: day(110),
      calendar: testCalendar
    )
    for seed in 0..<10 as Range<UInt64> {
      let quiz = try drawn(blueprint, from: bank, evidence: evidence, seed: seed)
      #expect(quiz.problemIDs == ["p2", "p1"])
    }
  }

  @Test func theForecastCountsEveryProblemOnce() throws {
    let log = [
      try answer("p1", .easy, on: 0), try answer("p2", .easy, on: 0),
      try answer("p3", .again, on: 1),
    ]
    let schedule = schedule(log)
    #expect(schedule.forecast(days: 9, from: day(1)) == [1, 0, 0, 0, 0, 0, 0, 2, 0])
    #expect(schedule.forecast(days: 3, from: day(7.5)) == [1, 2, 0])
    #expect(schedule.forecast(days: 1, from: day(50)) == [3])
    #expect(schedule.forecast(days: 7, from: day(1)).reduce(0, +) == 1)
    #expect(schedule.forecast(days: 0, from: day(1)).isEmpty)
    #expect(schedule.forecast(days: .min, from: day(1)).isEmpty)
    #expect(schedule.forecast(days: .max, from: day(1)).count == 36_500)
  }

  @Test func spreadIntervalsAgreeOnEveryDevice() throws {
    let policy = SpacedReview.Spacing(memory: .standard, spread: .scattered(seed: 7))
    let log = try log(of: 60, policy: policy)
    let here = schedule(log, policy)
    #expect(here == schedule(log.reversed(), policy))
    let other = SpacedReview.Spacing(memory: .standard, spread: .scattered(seed: 8))
    #expect(here.entries.map(\.due) != schedule(log, other).entries.map(\.due))
    let days = Set(log.dropFirst(60).map(\.date))
    // 8 days may move by 1 + 4.5 · 0.15 + 1 · 0.1, so to 6 to 10.
    #expect(days == Set([6, 7, 8, 9, 10].map { day($0) }))
    // The memory is the same: only the date moves.
    let calm = schedule(log).entries.compactMap(\.memory?.stability).sorted()
    #expect(here.entries.compactMap(\.memory?.stability).sorted() == calm)
  }

  @Test func balancedDaysAreEquallyFull() throws {
    let policy = SpacedReview.Spacing(memory: .standard, spread: .balanced)
    let first = try (0..<50).map { try answer(Problem.ID("p\($0)"), .easy, on: 0) }
    #expect(schedule(first).forecast(days: 11, from: day(0)).max() == 50)
    let forecast = schedule(first, policy).forecast(days: 11, from: day(0))
    #expect(forecast == [0, 0, 0, 0, 0, 0, 10, 10, 10, 10, 10])
  }

  @Test func noIntervalLeavesItsBounds() throws {
    for limit in [1, 2, 5, 36_500] {
      let model = try Model {
        $0.learningSteps = []
        $0.maximumInterval = limit
      }
      for spread in [SpacedReview.Spacing.Spread.scattered(seed: 3), .balanced] {
        let policy = SpacedReview.Spacing(memory: model, spread: spread)
        for entry in schedule(try log(of: 20, policy: policy), policy).entries {
          let days = entry.due.timeIntervalSince(day(entry.date)) / 86_400
          #expect(days >= 1 && days <= Double(limit))
        }
      }
    }
  }

  /// The beginning of the day of a date.
  private func day(_ date: Date) -> Date {
    day((date.timeIntervalSince(day(0)) / 86_400).rounded(.down))
  }

  private func day(_ days: Double) -> Date { QuizTestSupport.day(days) }

  @Test func answersAreRatedByWhatIsKnownOfThem() throws {
    func rating(
      right: Bool = true,
      tries: Int = 1,
      credit: Fraction? = nil,
      seconds: Double? = nil,
      hints: Int = 0,
      certainty: Certainty? = nil,
      own: Model.Rating? = nil,
      rule: Model.RatingRule = .standard
    ) throws -> Model.Rating {
      rule.rating(
        of: try AnswerLog.Record(
          learner: "ada",
          quiz: "q",
          problem: "p",
          set: "s",
          responses: Array(repeating: .text("x"), count: tries),
          credit: credit ?? (right ? 1 : 0),
          isFirstTryCorrect: right,
          seconds: seconds,
          date: day(0),
          hints: hints,
          certainty: certainty,
          rating: own
        )
      )
    }
    #expect(try rating() == .good)
    #expect(try rating(right: false) == .again)
    #expect(try rating(right: false, tries: 0) == .again)
    #expect(try rating(right: false, credit: Fraction(1, 2)) == .again)
    #expect(try rating(right: false, tries: 2, credit: Fraction(1, 2)) == .hard)
    #expect(try rating(right: false, tries: 3) == .again)
    #expect(try rating(hints: 1) == .hard)
    #expect(try rating(seconds: 60) == .good)
    #expect(try rating(seconds: 60.1, certainty: .high) == .hard)
    #expect(try rating(seconds: 5, certainty: .high) == .easy)
    #expect(try rating(seconds: 5, certainty: .mid) == .good)
    #expect(try rating(seconds: 5) == .good)
    #expect(try rating(seconds: 5, hints: 1, certainty: .high) == .hard)
    #expect(try rating(certainty: .high) == .good)
    #expect(try rating(right: false, own: .easy) == .easy)
    let slow = try Model.RatingRule(slowAfter: 300, fastWithin: 30)
    #expect(try rating(seconds: 30, certainty: .high, rule: slow) == .easy)
    #expect(try rating(seconds: 299, rule: slow) == .good)
    let faults = contentFaults(ProblemFault.self) {
      _ = try Model.RatingRule(slowAfter: 10, fastWithin: 11)
    }
    #expect(faults == ["fastWithin: 11.0, expected 0 to 10.0"])
    #expect(throws: (any Error).self) { try Model.RatingRule(slowAfter: .nan) }
  }

  @Test func aSessionNotesHintsAndCertainty() throws {
    var session = try Samples.session(.immediate)
    try session.takeHint(at: date(1))
    try session.answer(.choice("b"), at: date(2))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.map(\.hints) == [1])
    #expect(Model.RatingRule.standard.rating(of: log.records[0]) == .hard)
    // The learner's own rating stays when the session is recorded once more.
    var own = log.records[0]
    own.rating = .again
    let isNew = log.record(own)
    #expect(isNew)
    log.record(session, by: "ada")
    #expect(log.records.map(\.rating) == [.again])
    try expectRoundTrip(log)
  }

  @Test func policiesWithAModelHaveAFormInJSON() throws {
    try expectJSON([SpacedReview.Spacing.fsrs], #"["fsrs"]"#)
    try expectJSON(
      SpacedReview.Spacing(
        memory: try Model { $0.desiredRetention = 0.8 },
        ratings: try Model.RatingRule(slowAfter: 90),
        spread: .scattered(seed: 7),
        dayStart: .midnight
      ),
      #"{"dayStart":0,"memory":{"desiredRetention":0.8},"ratings":{"slowAfter":90},"spread":{"kind":"scattered","seed":7}}"#
    )
    try expectJSON(
      SpacedReview.Spacing(memory: .standard, spread: .balanced),
      #"{"memory":{},"spread":{"kind":"balanced"}}"#
    )
    func faults(_ json: String) -> [String] {
      contentFaults(ProblemFault.self) { _ = try decode(SpacedReview.Spacing.self, json) }
    }
    #expect(
      faults(#"{"memory":{"desiredRetention":2},"intervals":[1]}"#).first
        == "memory.desiredRetention: 2.0, expected 0.5 to 0.99"
    )
    #expect(faults(#"{"memory":{},"intervals":[1]}"#).count == 1)
    #expect(faults(#"{"memory":{},"spread":{"kind":"wild"}}"#).count == 1)
    #expect(faults(#"{"memory":{},"ratings":{"slowAfter":0}}"#).count == 1)
    #expect(faults(#"{"memory":{"learningSteps":[0]}}"#).count == 1)
  }
}
