// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct SpacedReviewTests {
  /// p1 right on days 0, 2 and 6; p2 wrong on day 0, right on days 1 and 3; p3 right on day 5.
  private func log() throws -> AnswerLog {
    AnswerLog([
      try Samples.answer("p1", right: true, on: 0), try Samples.answer("p2", right: false, on: 0),
      try Samples.answer("p2", right: true, on: 1), try Samples.answer("p1", right: true, on: 2),
      try Samples.answer("p2", right: true, on: 3), try Samples.answer("p3", right: true, on: 5),
      try Samples.answer("p1", right: true, on: 6),
      try Samples.answer("p1", by: "bob", right: false, on: 7),
    ])
  }

  private func evidence(at days: Double) throws -> QuizEvidence {
    QuizEvidence(answers: try log(), learner: "ada", at: day(days), calendar: testCalendar)
  }

  @Test func aDatedHistoryGivesTheDatesOnWhichProblemsAreDue() throws {
    let log = try log()
    let schedule = ReviewSchedule(of: "ada", in: log, calendar: testCalendar)
    #expect(schedule.policy == .leitner)
    // p1: box 2 on day 0, box 3 on day 2, box 4 on day 6, so due on day 14.
    #expect(schedule.entry(of: "p1")?.box == 4)
    #expect(schedule.entry(of: "p1")?.date == day(6))
    #expect(schedule.entry(of: "p1")?.due == day(14))
    // p2: box 1 on day 0, box 2 on day 1, box 3 on day 3, so due on day 7.
    #expect(schedule.entry(of: "p2")?.box == 3)
    #expect(schedule.entry(of: "p2")?.due == day(7))
    // p3: box 2 on day 5, so due on day 7 too.
    #expect(schedule.entry(of: "p3")?.due == day(7))
    #expect(schedule.entry(of: "p4") == nil)
    #expect(schedule.entries.map(\.problem) == ["p2", "p3", "p1"])
    #expect(schedule.due(at: day(6.999)).isEmpty)
    #expect(schedule.due(at: day(7)).map(\.problem) == ["p2", "p3"])
    #expect(schedule.due(at: day(20)).map(\.problem) == ["p2", "p3", "p1"])
    #expect(
      ReviewSchedule(of: "bob", in: log, calendar: testCalendar).entries.map(\.due) == [day(8)]
    )
    #expect(ReviewSchedule(of: "eve", in: log, calendar: testCalendar).entries.isEmpty)
  }

  @Test func aRightAnswerAheadOfItsTimeChangesNothing() throws {
    var log = try log()
    let before = ReviewSchedule(of: "ada", in: log, calendar: testCalendar)
    log.record(try Samples.answer("p1", right: true, on: 13.999))
    #expect(ReviewSchedule(of: "ada", in: log, calendar: testCalendar) == before)
    log.record(try Samples.answer("p1", right: true, on: 14))
    #expect(
      ReviewSchedule(of: "ada", in: log, calendar: testCalendar).entry(of: "p1")?.due == day(30)
    )
  }

  @Test func aMistakeLeadsBackWheneverItComes() throws {
    var log = try log()
    log.record(try Samples.answer("p1", right: false, on: 8))
    let leitner = ReviewSchedule(of: "ada", in: log, calendar: testCalendar).entry(of: "p1")
    #expect(leitner?.box == 1)
    #expect(leitner?.due == day(9))
    // By the expanding policy: box 2 on day 0, due on day 3, so the answers on days 2 and 6: none,
    // and box 3.
    let expanding = ReviewSchedule(of: "ada", in: log, calendar: testCalendar, policy: .expanding)
      .entry(of: "p1")
    #expect(expanding?.box == 2)
    #expect(expanding?.due == day(11))
  }

  @Test func theLastBoxIsReviewedAgainAndAgain() throws {
    let policy = try SpacedReview.Spacing(intervals: [3])
    var log = AnswerLog()
    for days in [0, 3, 6, 9] {
      log.record(try Samples.answer("p1", right: true, on: Double(days)))
    }
    let entry = ReviewSchedule(of: "ada", in: log, calendar: testCalendar, policy: policy).entry(
      of: "p1"
    )
    #expect(entry?.box == 1)
    #expect(entry?.due == day(12))
    log.record(try Samples.answer("p1", right: false, on: 10))
    #expect(
      ReviewSchedule(of: "ada", in: log, calendar: testCalendar, policy: policy).entry(of: "p1")?
        .box == 1
    )
  }

  @Test func problemsThatAreDueComeFirst() throws {
    let bank = try Samples.taggedBank()
    let blueprint = try Blueprint(count: 3) { $0.review = SpacedReview() }
    var orders: Set<[Problem.ID]> = []
    for seed in 0..<40 as Range<UInt64> {
      let quiz = try drawn(blueprint, from: bank, evidence: evidence(at: 14), seed: seed)
      // p1 is due since day 14, the others since day 7: chance decides between those two alone.
      #expect(quiz.problemIDs[2] == "p1")
      orders.insert(Array(quiz.problemIDs.prefix(2)))
    }
    #expect(orders == [["p2", "p3"], ["p3", "p2"]])
    let one = try Blueprint(count: 1) { $0.review = SpacedReview() }
    #expect(try drawn(one, from: bank, evidence: evidence(at: 99)).problemIDs[0] != "p1")
  }

  @Test func otherPlacesAreFilledByPolicy() throws {
    let bank = try Samples.taggedBank()
    func problems(_ filling: SpacedReview.Filling) throws -> [Problem.ID] {
      let blueprint = try Blueprint(count: .max) { $0.review = SpacedReview(filling: filling) }
      return try drawn(blueprint, from: bank, evidence: evidence(at: 7)).problemIDs
    }
    #expect(try Set(problems(.unanswered).prefix(2)) == ["p2", "p3"])
    #expect(try Set(problems(.unanswered)) == ["p2", "p3", "p4", "q1", "q2", "q3"])
    #expect(try problems(.any).count == 7)
    #expect(try Set(problems(.any).prefix(2)) == ["p2", "p3"])
    #expect(try problems(.nothing).sorted() == ["p2", "p3"])
    let nothing = try Blueprint(count: 5) { $0.review = SpacedReview(filling: .nothing) }
    #expect(throws: QuizGenerationError.nothingDue(next: day(7))) {
      try drawn(nothing, from: bank, evidence: evidence(at: 6))
    }
  }

  @Test func dueProblemsComeFirstWithinEachStratum() throws {
    let blueprint = try Blueprint(count: 2) {
      $0.review = SpacedReview()
      $0.strata = [
        try Blueprint.Stratum(1, of: .tag("ph")), try Blueprint.Stratum(1, of: .tag("mass")),
      ]
    }
    for seed in 0..<20 as Range<UInt64> {
      let bank = try Samples.taggedBank()
      let quiz = try drawn(blueprint, from: bank, evidence: evidence(at: 7), seed: seed)
      #expect(quiz.problemIDs.contains("p3"))
      #expect(quiz.problemIDs.contains { $0.rawValue.hasPrefix("q") })
    }
  }

  @Test func oddsTellWhatIsDueAndLeaveItOutOfChance() throws {
    let lottery = try QuizLottery(
      of: Samples.taggedBank(),
      Blueprint(count: 3) { $0.review = SpacedReview() },
      evidence: evidence(at: 7)
    )
    #expect(lottery.odds.map(\.problem) == ["p2", "p3", "p4", "q1", "q2", "q3"])
    #expect(lottery.odds.map(\.due) == [day(7), day(7), nil, nil, nil, nil])
    let quarter = try Fraction(1, 4)
    #expect(lottery.odds.map(\.chance) == [nil, nil, quarter, quarter, quarter, quarter])
  }

  @Test func aReviewNeedsLearnerAndDate() throws {
    let blueprint = try Blueprint(count: 3) { $0.review = SpacedReview() }
    #expect(throws: QuizGenerationError.learnerIsMissing) {
      try drawn(blueprint, from: Samples.taggedBank())
    }
    #expect(throws: QuizGenerationError.dateIsMissing) {
      let evidence = QuizEvidence(learner: "ada")
      return try drawn(blueprint, from: Samples.taggedBank(), evidence: evidence)
    }
  }

  /// A learner in Berlin, who was wrong on Monday at 18:00.
  @Test(arguments: [
    (answer: "2026-11-23 18:00", now: "2026-11-24 03:59", isDue: false),
    (answer: "2026-11-23 18:00", now: "2026-11-24 04:00", isDue: true),
    (answer: "2026-11-23 18:00", now: "2026-11-24 17:50", isDue: true),
    (answer: "2026-11-24 03:59", now: "2026-11-24 04:00", isDue: true),
    (answer: "2026-11-24 04:00", now: "2026-11-24 23:59", isDue: false),
    // Clocks are set forward, and back.
    (answer: "2026-03-28 18:00", now: "2026-03-29 04:00", isDue: true),
    (answer: "2026-10-24 18:00", now: "2026-10-25 03:59", isDue: false),
    (answer: "2026-10-24 18:00", now: "2026-10-25 04:00", isDue: true),
  ])
  func aProblemIsDueFromTheBeginningOfADayOn(answer: String, now: String, isDue: Bool) throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = berlin
    func at(_ time: String) throws -> Date {
      let format = DateFormatter()
      format.locale = Locale(identifier: "en_US_POSIX")
      format.timeZone = berlin
      format.dateFormat = "yyyy-MM-dd HH:mm"
      return try #require(format.date(from: time))
    }
    func record(right: Bool, at date: Date) throws -> AnswerLog.Record {
      try AnswerLog.Record(
        learner: "ada",
        quiz: Quiz.ID("\(date)"),
        problem: "p1",
        set: "s",
        responses: [],
        credit: right ? 1 : 0,
        isFirstTryCorrect: right,
        date: date
      )
    }
    var log = AnswerLog([try record(right: false, at: at(answer))])
    let schedule = ReviewSchedule(of: "ada", in: log, calendar: calendar)
    #expect(schedule.due(at: try at(now)).map(\.problem) == (isDue ? ["p1"] : []))
    // A right answer counts as soon as the problem is due.
    log.record(try record(right: true, at: at(now)))
    let after = ReviewSchedule(of: "ada", in: log, calendar: calendar)
    #expect(after.entry(of: "p1")?.box == (isDue ? 2 : 1))
  }

  @Test func theDayTurnsWhenThePolicySaysSo() throws {
    let log = AnswerLog([try Samples.answer("p1", right: false, on: 0)])
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let midnight = try SpacedReview.Spacing(intervals: [1], dayStart: .midnight)
    let schedule = ReviewSchedule(of: "ada", in: log, calendar: utc, policy: midnight)
    #expect(schedule.entry(of: "p1")?.due == day(1))
    let minute = try SpacedReview.Spacing(
      intervals: [1],
      dayStart: #require(TimeOfDay(hour: 23, minute: 59))
    )
    let late = ReviewSchedule(of: "ada", in: log, calendar: utc, policy: minute)
    #expect(late.entry(of: "p1")?.due == day(0) + 1439 * 60)
    for dayStart in [-1, 1440, .min, .max] {
      let faults = contentFaults(ProblemFault.self) {
        _ = try decode(SpacedReview.Spacing.self, #"{"intervals":[1],"dayStart":\#(dayStart)}"#)
      }
      #expect(faults == ["dayStart: \(dayStart), expected 0 to 1439"])
    }
    try expectJSON(midnight, #"{"dayStart":0,"intervals":[1]}"#)
  }

  @Test func aQuietDaySaysWhenTheNextProblemIsDue() throws {
    let bank = try Samples.plainBank(["p1", "p2"])
    let log = AnswerLog([
      try Samples.answer("p1", right: true, on: 0), try Samples.answer("p2", right: false, on: 0),
    ])
    let blueprint = try Blueprint(count: 5) { $0.review = SpacedReview() }
    func draw(at days: Double, _ log: AnswerLog) throws -> Quiz {
      let evidence = QuizEvidence(
        answers: log,
        learner: "ada",
        at: day(days),
        calendar: testCalendar
      )
      return try drawn(blueprint, from: bank, evidence: evidence)
    }
    #expect(throws: QuizGenerationError.nothingDue(next: day(1))) { try draw(at: 0.5, log) }
    #expect(try draw(at: 1, log).problemIDs == ["p2"])
    let reviewOnly = try Blueprint(count: 5) { $0.review = SpacedReview(filling: .nothing) }
    #expect(throws: QuizGenerationError.nothingDue(next: nil)) {
      let evidence = QuizEvidence(learner: "eve", at: day(9), calendar: testCalendar)
      return try drawn(reviewOnly, from: bank, evidence: evidence)
    }
    let error = QuizGenerationError.nothingDue(next: nil)
    #expect(error.sentence(in: .english) == "There is nothing to review yet.")
    #expect(error.sentence(in: .german) == "Es gibt noch nichts zu wiederholen.")
    // What filters leave out is no matter of review.
    let filtered = try Blueprint(count: 5) {
      $0.answers = .wrongLast
      $0.review = SpacedReview()
    }
    #expect(throws: QuizGenerationError.noFittingProblems(of: 2)) {
      let evidence = QuizEvidence(learner: "eve", at: day(9), calendar: testCalendar)
      return try drawn(filtered, from: bank, evidence: evidence)
    }
  }

  @Test func aReviewNeedsACalendar() throws {
    #expect(throws: QuizGenerationError.calendarIsMissing) {
      let evidence = QuizEvidence(learner: "ada", at: day(1))
      let blueprint = try Blueprint(count: 3) { $0.review = SpacedReview() }
      return try drawn(blueprint, from: Samples.taggedBank(), evidence: evidence)
    }
  }

  @Test func intervalsMustNotShrink() {
    func faults(_ intervals: [Int]) -> [String] {
      contentFaults(ProblemFault.self) { _ = try SpacedReview.Spacing(intervals: intervals) }
    }
    #expect(faults([]) == ["intervals: there are no intervals, expected at least 1"])
    #expect(
      faults([2, 1, 0, 36_501]) == [
        "intervals[1]: an interval of 1 after one of 2, expected intervals that do not get shorter",
        "intervals[2]: 0, expected 1 to 36500", "intervals[3]: 36501, expected 1 to 36500",
      ]
    )
    #expect(faults([1, 1, 36_500]).isEmpty)
  }

  @Test func policiesHaveNamesInJSON() throws {
    try expectJSON([SpacedReview.Spacing.leitner], #"["leitner"]"#)
    try expectJSON([SpacedReview.Spacing.expanding], #"["expanding"]"#)
    try expectJSON(
      try SpacedReview.Spacing(intervals: [1, 5], afterMistake: .oneBack),
      #"{"afterMistake":"oneBack","intervals":[1,5]}"#
    )
    try expectJSON(try SpacedReview.Spacing(intervals: [2]), #"{"intervals":[2]}"#)
    try expectJSON(SpacedReview(), "{}")
    try expectJSON(
      SpacedReview(spacing: .expanding, filling: .nothing),
      #"{"filling":"nothing","spacing":"expanding"}"#
    )
    func faults(_ json: String) -> [String] {
      contentFaults(ProblemFault.self) { _ = try decode(SpacedReview.self, json) }
    }
    #expect(
      faults(#"{"spacing":"cramming"}"#)
        == [
          #"spacing: the spacing "cramming" is not known, expected one of leitner, expanding, fsrs, fsrs7"#
        ]
    )
    #expect(
      faults(#"{"spacing":{"intervals":[0]},"filling":"x"}"#) == [
        "spacing.intervals[0]: 0, expected 1 to 36500",
        #"filling: the filling "x" is not known, expected one of unanswered, any, nothing"#,
      ]
    )
  }
}
