// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
@testable import PlayerProgress
import Testing

@Suite struct StreakJSONTests {
  @Test func aStreakIsStoredByItsDays() throws {
    var streak = Streak()
    try expectJSON(streak, "{}")
    let berlin = try Zone.berlin.days()
    let newYork = try Zone.newYork.days(from: 240)
    streak.record(try day("2026-11-16"), by: berlin)
    streak.record(try day("2026-11-17"), by: berlin)
    streak.record(try day("2026-11-17"), by: newYork)
    streak.giveFreezes(2, on: try day("2026-11-18"), by: berlin)
    try expectJSON(
      streak,
      #"{"days":[{"day":"2026-11-16"},{"day":"2026-11-17","last":1}],"#
        + #""freezes":[{"count":2,"day":"2026-11-18"}],"#
        + #""places":[{"zone":"Europe/Berlin"},{"dayStart":240,"zone":"America/New_York"}]}"#
    )
  }

  @Test func aRestoredStreakGoesOnAsTheOneStored() {
    forEachSeed(0..<60) { generator in
      let zones = try Zone.allCases.map { try $0.days(from: 60 * generator.draw(below: 5)) }
      var streak = try Streak(
        Streak.Rules {
          $0.period = generator.draw(below: 3) == 0 ? .week : .day
          $0.freezesEarnedEvery = generator.draw(below: 2) == 0 ? 3 : nil
          $0.maximumFreezes = 2
          $0.initialFreezes = generator.draw(below: 3)
        }
      )
      let first = try day("2026-11-01")
      func someDay(_ generator: inout SeededGenerator) -> CalendarDay {
        CalendarDay(clamping: first.number + generator.draw(below: 60))
      }
      for _ in 0..<30 {
        let zone = zones[generator.draw(below: zones.count)]
        if generator.draw(below: 8) == 0 {
          streak.giveFreezes(generator.draw(below: 3), on: someDay(&generator), by: zone)
        } else {
          streak.record(someDay(&generator), by: zone)
        }
      }
      try expectRoundTrip(streak)
      var restored = try decode(Streak.self, try json(streak))
      let (next, zone) = (someDay(&generator), zones[generator.draw(below: zones.count)])
      restored.record(next, by: zone)
      streak.record(next, by: zone)
      try #require(restored == streak)
      try #require(restored.standing(on: next, by: zone) == streak.standing(on: next, by: zone))
    }
  }

  @Test func hostileStreaksAreRefusedOrRead() throws {
    let json =
      #"{"days":[{"day":"2026-11-16","place":1},{"day":"2026-11-17","last":-1}],"#
      + #""freezes":[{"day":"2026-11-16","count":0}],"places":[{"zone":"Europe/Berlin"}]}"#
    #expect(
      contentFaults(RuleFault.self) { _ = try decode(Streak.self, json) } == [
        "days[0].place: there is no place 1", "days[0].last: there is no place 1",
        "days[1].last: there is no place -1",
        "freezes[0].count: 0, expected at least 1",
      ]
    )
    // Out of order, twice, and at the ends of the calendar.
    let strange =
      #"{"days":[{"day":"9999-12-31"},{"day":"0001-01-01"},{"day":"0001-01-01"}],"#
      + #""freezes":[{"day":"9999-12-31","count":9223372036854775807},"#
      + #"{"day":"0001-01-01","count":9223372036854775807}],"places":[{"zone":"Europe/Berlin"}]}"#
    let streak = try decode(Streak.self, strange)
    let last = try day("9999-12-31")
    #expect(streak.standing(on: last, by: try Zone.berlin.days()).length == 2)
    try expectRoundTrip(streak)
  }
}
