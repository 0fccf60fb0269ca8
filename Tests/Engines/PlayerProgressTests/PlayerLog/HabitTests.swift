// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PlayerProgress

/// Habits, days off, quantities, boosts and repairs, from Monday, 16 November 2026, in Berlin.
@Suite struct HabitTests {
  /// The rules of a habit app: health is lost by what is missed, and gold is earned.
  static func rules() throws -> PlayerLog.Rules {
    try PlayerLog.Rules {
      $0.earnings = try EarningRules {
        $0.rules = [
          EarningRules.Rule("work", of: "work", points: 10),
          EarningRules.Rule("run", of: "run", points: 5),
        ]
        $0.multipliers = [
          EarningRules.Multiplier(
            "potion",
            title: "Double XP",
            factor: 2,
            after: PlayerActivity.Filter(kinds: [.purchase], subjects: ["potion"]),
            lasting: .seconds(900)
          )
        ]
      }
      $0.points = try PointsRules { $0.levels = try LevelCurve(.linear(step: 100)) }
      $0.habits = [
        Habit("work", on: .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday])),
        Habit("run", on: .timesAWeek(3)),
        Habit("water", target: 8, countsAmounts: true),
      ]
      $0.quantities = [
        PlayerLog.Quantity("health", start: 50, in: 0...50, perMiss: -5, perLevel: 10),
        PlayerLog.Quantity(
          "gold",
          rules: try EarningRules { $0.rules = [EarningRules.Rule("work", of: "work", points: 2)] }
        ),
      ]
      $0.streak = try Streak.Rules { $0.maximumFreezes = 2 }
      $0.shop = try Wallet.Shop([
        Wallet.Shop.Item(id: "potion", title: "A potion", price: 0, isRepeatable: true),
        Wallet.Shop.Item(id: "glue", title: "Glue", price: 0, isRepeatable: true, repairs: 2),
      ])
    }
  }

  private func log() throws -> PlayerLog {
    PlayerLog(try Self.rules(), days: try Zone.berlin.days())
  }

  private func at(_ time: String) throws -> Date { try Zone.berlin.at("2026-11-\(time)") }

  private func states(
    _ log: PlayerLog,
    _ habit: Habit.ID,
    _ days: ClosedRange<Int>,
    at time: String
  ) throws -> [Habit.DayState] {
    let range = try day("2026-11-\(days.lowerBound)")...day("2026-11-\(days.upperBound)")
    return log.history(of: habit, on: range, at: try at(time)).map(\.state)
  }

  @Test func aDayIsDoneDueMissedOrFree() throws {
    var log = try log()
    try log.record("work", at: at("16 09:00"))
    try log.record("work", at: at("18 09:00"))
    // Sunday needs nothing, and neither do days before the beginning.
    #expect(
      try states(log, "work", 15...22, at: "19 12:00") == [
        .free, .done, .missed, .done, .due, .free, .free, .free,
      ]
    )
    // "Did you do it yesterday?" Then it was not missed.
    try log.record("work", at: at("17 20:00"), stamp: .init(recordedAt: at("18 10:00")))
    #expect(try states(log, "work", 16...18, at: "19 12:00") == [.done, .done, .done])
    let standing = try #require(log.profile(at: at("19 12:00")).habits.first)
    #expect(standing.state == .due)
    #expect(standing.streak.length == 3 && standing.streak.isAtRisk)
    #expect(standing.lastDone == (try day("2026-11-18")))
  }

  @Test func theWeekendBreaksNoStreakOfWeekdays() throws {
    var log = try log()
    for day in [16, 17, 18, 19, 20, 23] {
      let report = try log.record("work", at: at("\(day) 09:00"))
      #expect(report.habits == ["work"])
    }
    #expect(log.profile(at: try at("23 10:00")).habits[0].streak.length == 6)
    // The general streak is one of every day.
    #expect(log.profile(at: try at("23 10:00")).streak?.length == 1)
    #expect(log.profile(at: try at("25 10:00")).habits[0].streak.length == 0)
  }

  @Test func someTimesAWeekMayBeOnAnyDays() throws {
    var log = try log()
    for day in [16, 19] { try log.record("run", at: at("\(day) 09:00")) }
    try log.record("run", at: at("19 20:00"))
    #expect(log.profile(at: try at("20 12:00")).habits[1].timesThisWeek == 2)
    #expect(try states(log, "run", 19...22, at: "20 12:00") == [.done, .due, .free, .free])
    let third = try log.record("run", at: at("22 09:00"))
    #expect(third.habits == ["run"])
    // In the next week one is missing, which its last day shows.
    for day in [23, 24] { try log.record("run", at: at("\(day) 09:00")) }
    let after = try Zone.berlin.at("2026-12-01 12:00")
    let week = try day("2026-11-23")...day("2026-11-29")
    #expect(
      log.history(of: "run", on: week, at: after).map(\.state) == [
        .done, .done, .free, .free, .free, .free, .missed,
      ]
    )
    #expect(log.profile(at: after).habits[1].streak.longest == 1)
    #expect(log.profile(at: after).habits[1].streak.length == 0)
  }

  @Test func whatIsMissedCostsHealthAndIsGivenBackWhenItWasDone() throws {
    var log = try log()
    try log.record("work", at: at("16 09:00"))
    func health(_ time: String) throws -> Int? {
      log.profile(at: try at(time)).quantities["health"]
    }
    #expect(try health("16 23:59") == 50)
    // At midnight eight glasses of water were missed.
    #expect(try health("17 00:00") == 45)
    #expect(try health("18 00:00") == 35)
    try log.record("water", amount: 8, at: at("17 22:00"), stamp: .init(recordedAt: at("18 08:00")))
    #expect(try health("18 08:00") == 40)
    #expect(log.profile(at: try at("18 08:00")).quantities["gold"] == 2)
    // It ends at the bounds.
    #expect(log.profile(at: try Zone.berlin.at("2026-12-31 12:00")).quantities["health"] == 0)
  }

  @Test func yearsWithoutAnythingEndSomewhere() throws {
    var log = try log()
    try log.record("work", at: at("16 09:00"))
    let far = log.profile(at: try Zone.berlin.at("9999-12-31 12:00"))
    #expect(far.quantities["health"] == 0)
    try log.record("work", at: Zone.berlin.at("9000-01-01 12:00"))
    #expect(log.profile(at: try Zone.berlin.at("9000-01-02 12:00")).quantities["gold"] == 4)
  }

  @Test func aTravelersDayLastsAsLongAsByTheirClock() throws {
    var log = try log()
    try log.record("water", amount: 8, at: at("16 09:00"))
    // In New York it is still the evening of the 17th when Berlin has the 18th.
    try log.record("water", amount: 8, at: at("18 03:00"), utcOffset: -300)
    let standing = log.profile(at: try at("18 12:00")).habits[2]
    #expect(standing.streak.length == 2)
    // Work was missed on the 17th, and on the 16th.
    #expect(log.profile(at: try at("18 12:00")).quantities["health"] == 40)
  }

  @Test func whoMovesKeepsTheStreak() throws {
    var log = try log()
    for day in 16...18 { try log.record("water", amount: 8, at: at("\(day) 23:30")) }
    try log.move(to: try #require(TimeZone(identifier: "Asia/Tokyo")), at: at("19 12:00"))
    // At half past eleven in the evening in Tokyo.
    for day in 19...21 { try log.record("water", amount: 8, at: at("\(day) 15:30")) }
    let profile = log.profile(at: try at("21 15:40"))
    #expect(profile.streak?.length == 6)
    #expect(profile.habits[2].streak.length == 6)
    #expect(profile.habits[2].day == (try day("2026-11-21")))
    // A day there ends eight hours earlier.
    #expect(log.profile(at: try at("21 16:10")).habits[2].state == .due)
    expectRefusal(PlayerLogError.unknownZone("Nowhere"), of: log) {
      try $0.perform(.moved(zone: "Nowhere"), at: at("21 12:00"))
    }
    try expectReplayEqualsLive(log)
  }

  @Test func daysOffCostNothingAndBreakNoStreak() throws {
    var log = try log()
    for day in 16...17 {
      try log.record("work", at: at("\(day) 09:00"))
      try log.record("water", amount: 8, at: at("\(day) 09:00"))
    }
    try log.rest(on: day("2026-11-18")...day("2026-11-20"), at: at("17 12:00"))
    try log.record("water", amount: 8, at: at("21 09:00"))
    let profile = log.profile(at: try at("21 10:00"))
    #expect(profile.quantities["health"] == 50)
    #expect(profile.streak?.length == 3)
    #expect(profile.habits[2].streak.length == 3)
    #expect(
      try states(log, "work", 16...20, at: "21 10:00") == [.done, .done, .free, .free, .free]
    )
    // A break cannot be declared afterwards, nor for years.
    for days in [
      try day("2026-11-20")...day("2026-11-22"), try day("2026-11-22")...day("2028-11-22"),
    ] {
      expectRefusal(PlayerLogError.restOutOfRange(maximum: 366), of: log) {
        try $0.rest(on: days, at: at("21 12:00"))
      }
    }
  }

  @Test func aBrokenStreakIsRepaired() throws {
    var log = try log()
    for day in [16, 17] { try log.record("work", at: at("\(day) 09:00")) }
    // Two days are missed, and Friday begins anew.
    try log.record("work", at: at("20 09:00"))
    #expect(log.profile(at: try at("20 10:00")).streak?.length == 1)
    try log.buy("glue", at: at("20 11:00"))
    #expect(log.profile(at: try at("20 12:00")).streak?.length == 3)
    #expect(log.streak()?.longest == 3)
    expectRefusal(PlayerLogError.nothingToRepair, of: log) {
      try $0.buy("glue", at: at("20 12:00"))
    }
    // Three days are too many, and a break of last month is over.
    expectRefusal(PlayerLogError.tooManyMissed(maximum: 2), of: log) {
      try $0.buy("glue", at: at("24 09:00"))
    }
    expectRefusal(PlayerLogError.nothingToRepair, of: log) {
      try $0.buy("glue", at: Zone.berlin.at("2026-12-24 09:00"))
    }
  }

  @Test func aPurchaseTurnsABoostOnThatEnds() throws {
    var log = try log()
    try log.buy("potion", at: at("16 09:00"))
    let running = log.profile(at: try at("16 09:14")).boosts
    #expect(running.map(\.id) == ["potion"])
    #expect(running.map(\.end) == [try at("16 09:15")])
    #expect(running.map(\.title) == ["Double XP"])
    let doubled = try log.record("work", at: at("16 09:14"))
    #expect(doubled.points == 20)
    #expect(doubled.steps.last?.kind == .multiplier("potion"))
    #expect(log.profile(at: try at("16 09:15")).boosts.isEmpty)
    #expect(try log.record("work", at: at("16 09:15")).points == 10)
    // Another item turns nothing on.
    try log.record("run", at: at("14 09:00"), stamp: .init(recordedAt: at("16 10:00")))
    try log.buy("glue", at: at("17 09:00"))
    #expect(log.profile(at: try at("17 09:01")).boosts.isEmpty)
  }

  // MARK: Laws

  /// A log with two devices, of which one hears of the other at the end.
  private func played(_ generator: inout SeededGenerator) throws -> PlayerLog {
    var devices = [try log(), try log()]
    var date = try at("16 09:00")
    for _ in 0..<40 {
      date += Double(generator.draw(below: 40_000))
      let device = generator.draw(below: 2)
      do throws(PlayerLogError) {
        switch generator.draw(below: 9) {
        case 0:
          try devices[device].buy(generator.draw(below: 2) == 0 ? "potion" : "glue", at: date)
        case 1:
          let today = devices[device].content.days.day(of: date)
          let last = CalendarDay(clamping: today.number + generator.draw(below: 3))
          try devices[device].rest(on: today...last, at: date)
        case 2: try devices[device].leave(at: date)
        case 3: try devices[device].deduct(1 + generator.draw(below: 9), at: date)
        case 4:
          let zone = generator.draw(below: 2) == 0 ? "Asia/Tokyo" : "Europe/Berlin"
          try devices[device].perform(.moved(zone: zone), at: date)
        default:
          let kinds: [PlayerActivity.Kind] = ["work", "run", "water"]
          let kind = kinds[generator.draw(below: 3)]
          let late = Double(generator.draw(below: 3) * 30_000)
          let offset = generator.draw(below: 5) == 0 ? -300 : nil
          let stamp = PlayerLog.Event.Stamp(recordedAt: date)
          try devices[device].record(
            kind,
            amount: 8,
            at: date - late,
            utcOffset: offset,
            stamp: stamp
          )
        }
      } catch {
        continue
      }
    }
    expectTaken(devices[0].merge(devices[1].events))
    return devices[0]
  }

  @Test func theOrderOfArrivalDoesNotMatter() {
    forEachSeed(0..<60) { generator in
      let log = try played(&generator)
      var other = try self.log()
      for event in log.events.shuffled(using: &generator) { try other.apply(event) }
      let end = try #require(log.events.last?.date) + 200_000
      try #require(other.profile(at: end) == log.profile(at: end))
      try expectReplayEqualsLive(log)
      try expectRoundTrip(log)
    }
  }

  @Test func withoutAVoidEventItIsAsIfItHadNotBeen() {
    forEachSeed(0..<60) { generator in
      var log = try played(&generator)
      let events = log.events.filter { log.effect(of: $0.id) == .effective }
      let voided = try assume(generator.drawElement(of: events))
      let rest = log.events.filter { $0.id != voided.id }
      let without = try PlayerLog(log.content, replaying: rest)
      let end = try #require(log.events.last?.date)
      try log.void(voided.id, at: end)
      try #require(log.profile(at: end + 200_000) == without.profile(at: end + 200_000))
    }
  }

  @Test func habitsAndQuantitiesAreStored() throws {
    try expectRoundTrip(try Self.rules())
    try expectJSON(Habit("run", on: .timesAWeek(3)), #"{"id":"run","timesAWeek":3}"#)
    try expectJSON(
      Habit("post", title: "Mail", on: .weekdays([.thursday, .monday])),
      #"{"id":"post","on":["monday","thursday"],"title":"Mail"}"#
    )
    try expectJSON(
      PlayerLog.Quantity("health", start: 50, in: 0...50, perMiss: -5),
      #"{"id":"health","maximum":50,"perMiss":-5,"start":50}"#
    )
    let faults = contentFaults(RuleFault.self) {
      _ = try PlayerLog.Rules {
        $0.habits = [
          Habit("a", on: .weekdays([]), target: 0), Habit("a", on: .timesAWeek(8)),
        ]
        $0.quantities = [PlayerLog.Quantity("h", start: 9, in: 0...5)]
      }
    }
    #expect(
      faults == [
        "habits[0].target: 0, expected 1 to 1000000000000",
        "habits[0].on: 0 elements, expected at least 1", "habits[1].timesAWeek: 8, expected 1 to 7",
        "quantities[0].start: 9, expected 0 to 5",
        "habits[1].id: the identifier \"a\" is taken already, by habits[0]",
      ]
    )
  }
}
