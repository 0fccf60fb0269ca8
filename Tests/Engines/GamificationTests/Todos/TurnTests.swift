// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

/// Turns that are missed, occurrences that are left out or moved, and days that begin late.
///
/// The tests begin at noon on Sunday, 1 March 2026, in Berlin; 2 March is a Monday.
@Suite struct TurnTests {
  private let bins = Todo(
    id: "bins",
    title: "Bins",
    points: 5,
    schedule: .weekly(on: [.monday]),
    rota: ["bob", "cleo"],
    due: .within(.days(1))
  )

  private func group(_ policy: RuleBook.MissedTurnPolicy) throws -> PlayerGroup {
    var group = try makeGroup(try RuleBook { $0.missedTurns = policy }, with: ["bob", "cleo"])
    try group.create(bins, by: "ada", at: start)
    try group.claim("bins", by: "bob", at: day(1))
    try group.complete("bins", by: "bob", at: day(1, 1))
    return group
  }

  private func midnight(_ text: String) throws -> Date {
    DayReckoning(try .berlin).interval(of: try #require(CalendarDay(text))).lowerBound
  }

  // MARK: Missed turns

  @Test func aTurnThatIsMissedWaitsOrPassesOn() throws {
    let waiting = try group(.wait)
    #expect(waiting.view(asOf: day(8)).assignee(of: "bins") == "cleo")
    #expect(waiting.view(asOf: day(15)).assignee(of: "bins") == "cleo")
    #expect(waiting.view(asOf: day(15)).todo("bins")?.dueAt == (try midnight("2026-03-10")))
    let passing = try group(.passOn)
    #expect(passing.view(asOf: day(8)).assignee(of: "bins") == "cleo")
    #expect(passing.view(asOf: day(15)).assignee(of: "bins") == "bob")
    #expect(passing.view(asOf: day(15)).todo("bins")?.dueAt == (try midnight("2026-03-17")))
    #expect(passing.view(asOf: day(22)).assignee(of: "bins") == "cleo")
  }

  @Test(arguments: RuleBook.MissedTurnPolicy.allCases)
  func missedTurnsAreListed(policy: RuleBook.MissedTurnPolicy) throws {
    let group = try group(policy)
    #expect(group.view(asOf: day(14)).missedTurns.isEmpty)
    let missed = try #require(group.view(asOf: day(15)).missedTurns.first)
    #expect(missed.member == "cleo")
    #expect(missed.since == (try midnight("2026-03-09")))
    #expect(missed.date == (try midnight("2026-03-16")))
    let members = group.view(asOf: day(29)).missedTurns.map(\.member)
    #expect(members == (policy == .wait ? ["cleo", "cleo", "cleo"] : ["cleo", "bob", "cleo"]))
  }

  @Test func aClaimOfAMissedTurnIsGivenBack() throws {
    var group = try group(.passOn)
    try group.claim("bins", by: "cleo", at: day(8))
    #expect(group.view(asOf: day(15)).todo("bins")?.claims.isEmpty == true)
    try group.claim("bins", by: "bob", at: day(15))
    try group.complete("bins", by: "bob", at: day(15, 1))
    #expect(group.view(asOf: day(22)).assignee(of: "bins") == "cleo")
    try expectReplayEqualsLive(group)
  }

  @Test func whatWasDoneInTimeAndReportedLateIsNoMissedTurn() throws {
    let before = try group(.passOn)
    var phone = before
    try phone.claim("bins", by: "cleo", at: day(14))
    try phone.complete("bins", by: "cleo", at: day(14, 1))
    var tablet = before
    try tablet.claim("bins", by: "bob", at: day(15))
    try tablet.complete("bins", by: "bob", at: day(15, 1))
    _ = tablet.merge(phone.events)
    #expect(tablet.view(asOf: day(16)).missedTurns.isEmpty)
    #expect(tablet.view().points(of: "bob", .lifetime) == 10)
    #expect(tablet.view().points(of: "cleo", .lifetime) == 5)
    try expectReplayEqualsLive(tablet)
  }

  @Test func whoTakesBackWhatTheyDidHasNotMissedTheirTurn() throws {
    var group = try group(.passOn)
    let event = try #require(group.events.last)
    try group.void(event.id, by: "bob", at: day(2))
    #expect(group.view(asOf: day(8)).assignee(of: "bins") == "cleo")
    #expect(group.view(asOf: day(8)).missedTurns.isEmpty)
    #expect(group.view(asOf: day(15)).missedTurns.map(\.member) == ["cleo"])
  }

  @Test func aTodoThatAllForgotOnlyWaitsInTheEnd() throws {
    let group = try group(.wait)
    let end = try midnight("9000-01-01")
    #expect(group.view(asOf: end).missedTurns.count == 1000)
  }

  // MARK: Exceptions

  @Test func anOccurrenceIsLeftOutOrMoved() throws {
    var group = try group(.wait)
    let (ninth, sixteenth) = try (
      #require(CalendarDay("2026-03-09")), #require(CalendarDay("2026-03-16"))
    )
    try group.edit("bins", [.leftOut(ninth)], by: "ada", at: day(3))
    #expect(group.view(asOf: day(8)).todo("bins")?.state == .completed)
    let wednesday = try #require(CalendarDay("2026-03-18"))
    let time = try #require(TimeOfDay(hour: 17))
    try group.edit(
      "bins",
      [.moved(sixteenth, .init(to: wednesday, at: time))],
      by: "ada",
      at: day(4)
    )
    let five = try midnight("2026-03-18") + 17 * 3600
    #expect(group.view().todo("bins")?.opensAgainAt == five)
    #expect(group.view(asOf: five - 1).todo("bins")?.state == .completed)
    #expect(group.view(asOf: five).todo("bins")?.state == .open)
    #expect(group.view(asOf: five).assignee(of: "bins") == "cleo")
    #expect(group.view(asOf: five).todo("bins")?.dueAt == (try midnight("2026-03-19") + 17 * 3600))
    try group.claim("bins", by: "cleo", at: five)
    try group.complete("bins", by: "cleo", at: five + 60)
    #expect(group.view().todo("bins")?.opensAgainAt == (try midnight("2026-03-23")))
    try expectReplayEqualsLive(group)
    try expectRoundTrip(group)
  }

  @Test func exceptionsOfTwoDevicesAreBothKept() throws {
    var one = try group(.wait)
    var other = one
    let days = try ["2026-03-09", "2026-03-16"].map { try #require(CalendarDay($0)) }
    try one.edit("bins", [.leftOut(days[0])], by: "ada", at: day(2))
    try other.edit("bins", [.leftOut(days[1])], by: "ada", at: day(3))
    _ = one.merge(other.events)
    #expect(one.view().todo("bins")?.opensAgainAt == (try midnight("2026-03-23")))
  }

  @Test func aTodoComesEveryOtherWeekAndOnTheSecondTuesday() throws {
    var group = try makeGroup(with: ["bob"])
    let every = Todo(
      id: "bins",
      title: "Bins",
      points: 1,
      schedule: .weekly(every: 2, on: [.monday])
    )
    let second = Todo(
      id: "meet",
      title: "Meeting",
      points: 1,
      schedule: .monthly(on: [.init(2, .tuesday)])
    )
    try group.create(every, by: "ada", at: day(1))
    try group.create(second, by: "ada", at: day(1))
    try group.claim("bins", by: "bob", at: day(1))
    try group.complete("bins", by: "bob", at: day(1))
    #expect(group.view().todo("bins")?.opensAgainAt == (try midnight("2026-03-16")))
    #expect(group.view().todo("meet")?.opensAgainAt == (try midnight("2026-03-10")))
  }

  // MARK: The start of the day

  @Test func aDayOfAGroupCanBeginAtFour() throws {
    let four = try #require(TimeOfDay(hour: 4))
    var group = PlayerGroup(id: "bar", rules: .standard, calendar: try .berlin, dayStart: four)
    try group.found(by: "ada", at: start)
    try group.join("bob", at: start)
    try group.create(
      Todo(id: "bins", title: "Bins", points: 5, repeats: .days(1)),
      by: "ada",
      at: start
    )
    try group.claim("bins", by: "bob", at: day(0, 14))
    // Two at night is still Sunday, and the todo opens at four.
    try group.complete("bins", by: "bob", at: day(0, 14))
    #expect(group.view().todo("bins")?.opensAgainAt == (try midnight("2026-03-02")) + 4 * 3600)
    #expect(group.view(asOf: day(0, 15)).profile(of: "bob")?.pointsToday == 5)
    #expect(group.view(asOf: day(0, 16)).profile(of: "bob")?.pointsToday == 0)
    try group.openSeason(id: "s", lasting: .days(1), at: day(1, 14))
    #expect(group.view().season?.start == (try midnight("2026-03-02")) + 4 * 3600)
    let json = String(decoding: try group.json(), as: UTF8.self)
    #expect(json.contains(#""dayStart":240"#))
    try expectRoundTrip(group)
    // The reckoning of days that an app has for its logs says the same.
    let days = DayReckoning(try .berlin, dayStart: four)
    #expect(PlayerGroup(id: "bar", rules: .standard, days: days).content == group.content)
  }
}
