// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct SubmittedScoreTests {
  private typealias Score = Leaderboard.Score

  @Test func theBestScoreStaysWhateverTheOrder() throws {
    let scores = [
      Score(points: 10), Score(points: 30, achievements: 1), Score(points: 30), Score(points: 20),
    ]
    forEachSeed(0..<20) { generator in
      var board = Leaderboard()
      for score in generator.shuffled(scores) {
        try board.submit(score, of: "ada", by: .best)
      }
      try #require(board.entry(of: "ada")?.score == Score(points: 30, achievements: 1))
    }
  }

  @Test func anEqualScoreKeepsTheDateAtWhichItWasReachedFirst() throws {
    var board = Leaderboard()
    try board.submit(Score(points: 5, reachedAt: day(1)), of: "ada", by: .best)
    let same = try board.submit(Score(points: 5, reachedAt: day(2)), of: "ada", by: .best)
    #expect(same.reachedAt == day(1))
    let more = try board.submit(Score(points: 0, reachedAt: day(3)), of: "ada", by: .increment)
    #expect(more.reachedAt == day(1))
    let other = try board.submit(Score(points: 5, reachedAt: day(3)), of: "ada", by: .set)
    #expect(other.reachedAt == day(3))
  }

  @Test func incrementAndDecrementAddAndTakeAway() throws {
    var board = Leaderboard()
    try board.submit(
      Score(points: 5, achievements: 2, reachedAt: day(1)),
      of: "ada",
      by: .increment
    )
    let more = try board.submit(Score(points: 7, reachedAt: day(2)), of: "ada", by: .increment)
    #expect(more == Score(points: 12, achievements: 2, reachedAt: day(2)))
    let less = try board.submit(Score(points: 20, achievements: 2), of: "ada", by: .decrement)
    #expect(less == Score(points: -8, achievements: 0))
    try board.submit(Score(points: 3), of: "bob", by: .decrement)
    #expect(board.entry(of: "bob")?.score.points == -3)
  }

  @Test func aTitleStaysWhenAScoreIsSubmitted() throws {
    var board = try Leaderboard([.init("ada", Score(points: 1), title: "the Diligent")])
    for way in Leaderboard.Operator.allCases {
      try board.submit(Score(points: 9), of: "ada", by: way)
      #expect(board.entry(of: "ada")?.title == "the Diligent")
    }
  }

  @Test func aScoreThatCannotBeKeptChangesNothing() throws {
    let board = try Leaderboard([.init("ada", Score(points: .max, achievements: .min))])
    expectRefusal(LeaderboardError.scoreOverflow("ada"), of: board) {
      try $0.submit(Score(points: 1), of: "ada", by: .increment)
    }
    expectRefusal(LeaderboardError.scoreOverflow("ada"), of: board) {
      try $0.submit(Score(points: 0, achievements: 1), of: "ada", by: .decrement)
    }
    for way in Leaderboard.Operator.allCases {
      expectRefusal(LeaderboardError.dateOutOfRange("bob"), of: board) {
        try $0.submit(Score(points: 1, reachedAt: .distantFuture * 1e9), of: "bob", by: way)
      }
    }
  }
}

extension Date {
  fileprivate static func * (date: Date, factor: Double) -> Date {
    Date(timeIntervalSince1970: date.timeIntervalSince1970 * factor)
  }
}

@Suite struct RecurringLeaderboardTests {
  private typealias Score = Leaderboard.Score

  private func board(
    _ reset: RecurringLeaderboard.Reset,
    by way: Leaderboard.Operator = .increment,
    clocks: ClockRules = .standard
  ) throws -> RecurringLeaderboard {
    RecurringLeaderboard(reset, by: way, days: DayReckoning(try .berlin), clocks: clocks)
  }

  /// The tests begin at noon on Sunday, 1 March 2026; the clocks of Berlin go forward on 29 March.
  @Test(arguments: [
    (RecurringLeaderboard.Reset.daily, day(0, 11, 59), day(0, 12)),
    (.weekly, day(0, 11, 59), day(0, 12)),
    (.monthly, day(30, 10, 59), day(30, 11)),
  ])
  func aPeriodEndsByTheCalendar(
    reset: RecurringLeaderboard.Reset,
    last: Date,
    next: Date
  ) throws {
    var recurring = try board(reset)
    try recurring.submit(Score(points: 5), of: "ada", at: start)
    try recurring.submit(Score(points: 6), of: "bob", at: last)
    #expect(recurring.view(at: last).board.standings.map(\.member) == ["bob", "ada"])
    let view = recurring.view(at: next)
    let ended = try #require(view.previous)
    #expect(ended.end == next)
    #expect(ended.board.standings.map(\.points) == [6, 5])
    #expect(view.board.isEmpty)
    try recurring.submit(Score(points: 1), of: "ada", at: next)
    #expect(recurring.view(at: next).board.standings.map(\.points) == [1])
    #expect(recurring.view(at: next).periods == [ended])
  }

  @Test func theLastResultIsKeptOverPeriodsInWhichNobodyPlays() throws {
    var recurring = try board(.daily)
    try recurring.submit(Score(points: 5), of: "ada", at: start)
    for date in [day(9), day(20)] {
      let view = recurring.view(at: date)
      #expect(view.board.isEmpty && view.periods.count == 1)
      #expect(view.previous?.board.entry(of: "ada")?.score.points == 5)
    }
  }

  @Test func aScoreForAPeriodThatIsOverIsRefused() throws {
    var recurring = try board(.weekly, clocks: .anyTime)
    try recurring.submit(Score(points: 5), of: "ada", at: day(8))
    expectRefusal(LeaderboardError.periodEnded("bob"), of: recurring) {
      try $0.submit(Score(points: 5), of: "bob", at: start)
    }
    // No number, and the year 36,000, in which no calendar has a day.
    for (seconds, refusal) in [
      (Double.nan, LeaderboardError.log(.dateOutOfRange)), (1e12, .dateOutOfRange("bob")),
    ] {
      expectRefusal(refusal, of: recurring) {
        try $0.submit(Score(points: 5), of: "bob", at: Date(timeIntervalSince1970: seconds))
      }
    }
    // A refused score does not end the period either.
    expectRefusal(LeaderboardError.scoreOverflow("ada"), of: recurring) {
      try $0.submit(Score(points: .max), of: "ada", at: day(8))
    }
  }

  @Test func aLateScoreAndAVoidCountWithinTheGraceTime() throws {
    var recurring = try board(.daily)
    try recurring.submit(Score(points: 5), of: "ada", at: start, stamp: .init(id: "first"))
    // Midnight is twelve hours after the start.
    let next = day(0, 12)
    let stamp = RecurringLeaderboard.Event.Stamp(recordedAt: next + 3600)
    try recurring.submit(Score(points: 7), of: "bob", at: next - 60, stamp: stamp)
    try recurring.void("first", at: next + 7200)
    let view = recurring.view(at: next + 7200)
    #expect(view.previous?.board.standings.map(\.points) == [7])
    #expect(view.previous.map(view.isFinal) == false)
    let late = RecurringLeaderboard.Event.Stamp(recordedAt: next + 86_400)
    expectRefusal(LeaderboardError.periodEnded("ada"), of: recurring) {
      try $0.submit(Score(points: 7), of: "ada", at: next - 60, stamp: late)
    }
    let ledger = Ledger(days: DayReckoning(try .berlin))
    #expect(try recurring.read(ledger, at: next + 7200).events.isEmpty)
  }

  @Test func aBoardThatReadsLateHasAllPeriods() throws {
    let earnings = try EarningRules { $0.rules = [.init("run", of: "run", points: 5)] }
    let rules = try PlayerLog.Rules {
      $0.earnings = earnings
      $0.reportWithin = nil
    }
    var log = PlayerLog(rules, days: DayReckoning(try .berlin))
    for week in 0..<3 {
      try log.record("run", by: "ada", at: day(7 * week))
    }
    var recurring = try board(.weekly)
    let reading = try recurring.read(log, at: day(14, 1))
    #expect(reading.events.count == 3 && reading.refused.isEmpty)
    let stamp = PlayerLog.Event.Stamp(id: "late", recordedAt: day(15))
    try log.record("run", by: "bob", at: day(0, 1), stamp: stamp)
    #expect(try recurring.read(log, at: day(15)).refused.map(\.score.entry) == ["late"])
    let view = recurring.view(at: day(15))
    #expect(view.periods.map { $0.board.standings.map(\.points) } == [[5], [5], [5]])
    #expect(view.board.standings.isEmpty)
  }

  @Test(arguments: RecurringLeaderboard.Reset.allCases)
  func everyInstantIsInThePeriodThatItIsToldFor(reset: RecurringLeaderboard.Reset) {
    forEachSeed(0..<40) { generator in
      var recurring = try board(reset)
      var date = start
      for _ in 0..<20 {
        date += Double(generator.draw(below: 40 * 86_400))
        try recurring.submit(Score(points: 1), of: "ada", at: date)
        let current = try #require(recurring.view(at: date).current)
        try #require(current.start <= date && date < current.end)
      }
    }
    for seconds in [-1e12, 1e12, 2.5e11] {
      _ = try? board(reset).view(at: Date(timeIntervalSince1970: seconds))
    }
  }

  @Test func membersEraseThemselvesAndManagersEveryone() throws {
    let days = DayReckoning(try .berlin)
    var board = RecurringLeaderboard(.weekly, days: days, managers: ["teacher"])
    for member: Member.ID in ["ada", "bob"] {
      try board.submit(Score(points: 5), of: member, at: start)
    }
    expectRefusal(LeaderboardError.log(.notManager("bob")), of: board) {
      try $0.erase("ada", by: "bob", at: day(1))
    }
    try board.erase("ada", by: "ada", at: day(1))
    try board.erase("bob", by: "teacher", at: day(1))
    #expect(board.events.allSatisfy { $0.actor != "ada" && $0.actor != "bob" })
    #expect(board.view(at: day(1)).periods.map { $0.board.standings.map(\.points) } == [[5, 5]])
  }

  @Test func itHasAJSONForm() throws {
    var recurring = try board(.weekly)
    try expectJSON(
      recurring,
      #"{"calendar":{"zone":"Europe/Berlin"},"operator":"increment","#
        + #""reportWithin":{"days":7},"reset":"weekly"}"#
    )
    try recurring.submit(Score(points: 5), of: "ada", at: start)
    try recurring.submit(Score(points: 6), of: "bob", at: day(7))
    try expectRoundTrip(recurring)
    for json in [
      "{}", #"{"reset":"weekly","calendar":{"zone":"Nowhere"}}"#, #"{"reset":"yearly"}"#,
    ] {
      #expect(throws: (any Error).self) { try decode(RecurringLeaderboard.self, json) }
    }
  }
}
