// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct StreakTests {
  /// A streak of days in Berlin.
  private func streak(
    _ rules: Streak.Rules = .daily,
    _ days: [String],
    zone: Zone = .berlin
  ) throws -> Streak {
    var streak = Streak(rules)
    for text in days {
      try streak.record(day(text), by: zone.days())
    }
    return streak
  }

  private func standing(
    of streak: Streak,
    on text: String,
    zone: Zone = .berlin
  ) throws -> Streak.Standing {
    try streak.standing(on: day(text), by: zone.days())
  }

  @Test func daysThatFollowEachOtherMakeAStreak() throws {
    let streak = try streak(.daily, ["2026-11-18", "2026-11-19", "2026-11-20"])
    let today = try standing(of: streak, on: "2026-11-20")
    #expect(today.length == 3)
    #expect(try today.start == day("2026-11-18"))
    #expect(today.isActive)
    #expect(today.isAlive)
    #expect(!today.isAtRisk)
  }

  @Test func aWeekendOffBreaksNoStreakAndMakesItNoLonger() throws {
    let rules = try Streak.Rules { $0.restDays = [.saturday, .sunday] }
    // Friday, 20 November 2026, and the Monday after it.
    let streak = try streak(rules, ["2026-11-19", "2026-11-20", "2026-11-23"])
    #expect(try standing(of: streak, on: "2026-11-23").length == 3)
    #expect(try standing(of: streak, on: "2026-11-22").isAlive)
    #expect(try standing(of: streak, on: "2026-11-25").length == 0)
    let strict = try self.streak(.daily, ["2026-11-19", "2026-11-20", "2026-11-23"])
    #expect(try standing(of: strict, on: "2026-11-23").length == 1)
  }

  @Test func aDayWithoutActivityYetIsARiskAndThenTheEnd() throws {
    let streak = try streak(.daily, ["2026-11-19", "2026-11-20"])
    let tomorrow = try standing(of: streak, on: "2026-11-21")
    #expect(tomorrow.length == 2)
    #expect(tomorrow.isAlive)
    #expect(tomorrow.isAtRisk)
    #expect(!tomorrow.isActive)
    let later = try standing(of: streak, on: "2026-11-22")
    #expect(later.length == 0)
    #expect(later.longest == 2)
    #expect(later.start == nil)
    #expect(!later.isAlive)
    #expect(!later.isAtRisk)
  }

  @Test func whoWasNeverActiveHasNoStreak() throws {
    let standing = try standing(of: Streak(), on: "2026-11-21")
    #expect(standing.length == 0)
    #expect(standing.longest == 0)
    #expect(!standing.isAlive)
    #expect(!standing.isAtRisk)
    #expect(Streak().longest == 0)
    #expect(Streak().days.isEmpty)
  }

  @Test func aMissedDayBeginsANewStreak() throws {
    let streak = try streak(.daily, ["2026-11-17", "2026-11-18", "2026-11-20"])
    let today = try standing(of: streak, on: "2026-11-20")
    #expect(today.length == 1)
    #expect(today.longest == 2)
    #expect(try today.start == day("2026-11-20"))
    #expect(streak.longest == 2)
  }

  @Test func aSecondEventOnADayChangesNothing() throws {
    var streak = try streak(.daily, ["2026-11-19", "2026-11-20"])
    let before = streak
    try streak.record(at: Zone.berlin.at("2026-11-20 23:59"), by: Zone.berlin.days())
    try streak.record(day("2026-11-19"), by: Zone.berlin.days())
    #expect(streak == before)
  }

  @Test func aDayThatBecomesKnownLateJoinsTwoStreaks() throws {
    var streak = try streak(.daily, ["2026-11-18", "2026-11-20"])
    try streak.record(day("2026-11-19"), by: Zone.berlin.days())
    #expect(try standing(of: streak, on: "2026-11-20").length == 3)
    #expect(try streak.days == ["2026-11-18", "2026-11-19", "2026-11-20"].map { try day($0) })
  }

  @Test func theStandingOfAPastDayDependsOnNothingLater() throws {
    let streak = try streak(.daily, ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-20"])
    #expect(try standing(of: streak, on: "2026-11-09").length == 0)
    #expect(try standing(of: streak, on: "2026-11-11").length == 2)
    #expect(try standing(of: streak, on: "2026-11-11").longest == 2)
    #expect(try standing(of: streak, on: "2026-11-13").isAtRisk)
    #expect(try standing(of: streak, on: "2026-11-14").length == 0)
  }

  // MARK: Freezes

  @Test func aFreezeSavesExactlyTheMissedDay() throws {
    let rules = try Streak.Rules { $0.initialFreezes = 1 }
    let streak = try streak(rules, ["2026-11-17", "2026-11-18", "2026-11-20"])
    let missed = try standing(of: streak, on: "2026-11-19")
    #expect(missed.length == 2)
    #expect(!missed.isAtRisk, "the freeze would save the day")
    #expect(missed.freezesLeft == 1)
    let after = try standing(of: streak, on: "2026-11-20")
    #expect(after.length == 3, "the saved day does not count, and no activity is dropped")
    #expect(after.freezesLeft == 0)
    #expect(after.freezesUsed == 1)
    #expect(try after.frozen == [day("2026-11-19")..<day("2026-11-20")])
    #expect(try standing(of: streak, on: "2026-11-21").isAtRisk)
    #expect(try standing(of: streak, on: "2026-11-22").length == 0)
  }

  @Test func aFreezeIsNotUsedForADayThatBecomesKnownLate() throws {
    let rules = try Streak.Rules { $0.initialFreezes = 1 }
    var streak = try streak(rules, ["2026-11-18", "2026-11-20"])
    try streak.record(day("2026-11-19"), by: Zone.berlin.days())
    let standing = try standing(of: streak, on: "2026-11-20")
    #expect(standing.length == 3)
    #expect(standing.freezesLeft == 1)
    #expect(standing.frozen == [])
  }

  @Test func freezesThatDoNotSufficeAreUsedAndTheStreakEnds() throws {
    // On the second missed day it cannot be known that a third will be missed.
    let rules = try Streak.Rules { $0.initialFreezes = 2 }
    let streak = try streak(rules, ["2026-11-10", "2026-11-14"])
    #expect(try standing(of: streak, on: "2026-11-12").freezesLeft == 1)
    #expect(try standing(of: streak, on: "2026-11-13").isAtRisk)
    let after = try standing(of: streak, on: "2026-11-14")
    #expect(after.length == 1)
    #expect(after.freezesLeft == 0)
    #expect(try after.frozen == [day("2026-11-11")..<day("2026-11-13")])
  }

  @Test func withoutAStreakNoFreezeIsUsed() throws {
    var streak = try streak(.daily, ["2026-11-10"])
    try streak.giveFreezes(3, on: day("2026-11-15"), by: Zone.berlin.days())
    #expect(try standing(of: streak, on: "2026-11-20").freezesLeft == 3)
    #expect(try standing(of: streak, on: "2026-11-20").length == 0)
  }

  @Test func freezesAreEarnedUpToAMaximum() throws {
    let rules = try Streak.Rules {
      $0.freezesEarnedEvery = 2
      $0.maximumFreezes = 2
    }
    let days = (10...19).map { "2026-11-\($0)" }
    let streak = try streak(rules, days)
    #expect(try standing(of: streak, on: "2026-11-10").freezesLeft == 0)
    #expect(try standing(of: streak, on: "2026-11-11").freezesLeft == 1)
    #expect(try standing(of: streak, on: "2026-11-13").freezesLeft == 2)
    #expect(try standing(of: streak, on: "2026-11-19").freezesLeft == 2)
  }

  @Test func aFreezeGivenSavesDaysFromThenOn() throws {
    var streak = try streak(.daily, ["2026-11-10", "2026-11-12", "2026-11-14"])
    try streak.giveFreezes(1, on: day("2026-11-12"), by: Zone.berlin.days())
    let standing = try standing(of: streak, on: "2026-11-14")
    #expect(standing.length == 2, "11 November was missed before the freeze was given")
    #expect(try standing.frozen == [day("2026-11-13")..<day("2026-11-14")])
    try streak.giveFreezes(1, on: day("2026-11-11"), by: Zone.berlin.days())
    #expect(try self.standing(of: streak, on: "2026-11-14").length == 3)
    #expect(try self.standing(of: streak, on: "2026-11-11").freezesLeft == 1)
  }

  @Test func hostileNumbersOfFreezesDoNoHarm() throws {
    var streak = try streak(.daily, ["2026-11-10"])
    let before = streak
    try streak.giveFreezes(0, on: day("2026-11-10"), by: Zone.berlin.days())
    try streak.giveFreezes(.min, on: day("2026-11-10"), by: Zone.berlin.days())
    #expect(streak == before)
    try streak.giveFreezes(.max, on: day("2026-11-10"), by: Zone.berlin.days())
    try streak.giveFreezes(.max, on: day("2026-11-10"), by: Zone.berlin.days())
    try streak.giveFreezes(.max, on: day("2026-11-11"), by: Zone.berlin.days())
    let standing = streak.standing(on: .last, by: try Zone.berlin.days())
    #expect(standing.length == 1)
    #expect(standing.freezesUsed > 2_900_000)
    streak.record(.last, by: try Zone.berlin.days())
    streak.record(.first, by: try Zone.berlin.days())
    #expect(streak.days.count == 3)
  }

  // MARK: Weeks

  @Test func aWeekNeedsOneActiveDay() throws {
    let streak = try streak(.weekly, ["2026-11-02", "2026-11-15", "2026-11-16"])
    let standing = try standing(of: streak, on: "2026-11-22")
    #expect(standing.length == 3)
    #expect(standing.isActive)
    #expect(try standing.start == day("2026-11-02"))
    #expect(try self.standing(of: streak, on: "2026-11-29").isAtRisk)
    #expect(try !self.standing(of: streak, on: "2026-11-30").isAlive)
  }

  @Test func aFreezeSavesAWeek() throws {
    let rules = try Streak.Rules {
      $0.period = .week
      $0.initialFreezes = 1
    }
    let streak = try streak(rules, ["2026-11-02", "2026-11-18"])
    let standing = try standing(of: streak, on: "2026-11-18")
    #expect(standing.length == 2)
    #expect(try standing.frozen == [day("2026-11-09")..<day("2026-11-16")])
  }

  // MARK: Clocks and zones

  @Test(arguments: [Zone.berlin, .newYork, .kathmandu, .apia, .saoPaulo])
  func aClockThatIsSetChangesNothing(zone: Zone) throws {
    // A year of one activity a day, at a minute to midnight and a minute past it in turn.
    var streak = Streak()
    let days = try zone.days()
    var current = try day("2018-01-01")
    for number in 1...730 {
      let interval = days.interval(of: current)
      let date =
        number.isMultiple(of: 2)
        ? interval.lowerBound.addingTimeInterval(60) : interval.upperBound.addingTimeInterval(-60)
      streak.record(at: date, by: days)
      #expect(streak.standing(on: current, by: days).length == number)
      current = days.day(after: current)
    }
    // Missing one ends it, also on a day of 23 hours.
    #expect(streak.standing(on: days.day(after: current), by: days).length == 0)
  }

  @Test(arguments: [
    (Zone.berlin, "2026-03-28", "2026-03-30"), (.berlin, "2026-10-24", "2026-10-26"),
    (.newYork, "2026-03-07", "2026-03-09"), (.newYork, "2026-10-31", "2026-11-02"),
  ])
  func aShortOrLongDayIsMissedAsAnyOther(zone: Zone, before: String, after: String) throws {
    let streak = try streak(.daily, [before, after], zone: zone)
    #expect(try standing(of: streak, on: after, zone: zone).length == 1)
  }

  @Test func aDateThatTheZoneLeftOutIsNotMissed() throws {
    let streak = try streak(.daily, ["2011-12-28", "2011-12-29", "2011-12-31"], zone: .apia)
    #expect(try standing(of: streak, on: "2011-12-31", zone: .apia).length == 3)
    let missed = try self.streak(.daily, ["2011-12-28", "2011-12-31"], zone: .apia)
    #expect(try standing(of: missed, on: "2011-12-31", zone: .apia).length == 1)
    let saved = try self.streak(
      Streak.Rules { $0.initialFreezes = 1 },
      ["2011-12-28", "2011-12-31"],
      zone: .apia
    )
    let standing = try standing(of: saved, on: "2011-12-31", zone: .apia)
    #expect(standing.length == 2)
    #expect(try standing.frozen == [day("2011-12-29")..<day("2011-12-30")])
  }

  @Test func aDayMayBeginInTheMorning() throws {
    let days = try Zone.berlin.days(from: 240)
    var streak = Streak()
    try streak.record(at: Zone.berlin.at("2026-11-20 03:00"), by: days)
    try streak.record(at: Zone.berlin.at("2026-11-20 04:00"), by: days)
    #expect(try streak.days == [day("2026-11-19"), day("2026-11-20")])
  }

  @Test(arguments: [
    // West across the date line: 21 November has no part in New Zealand, nor on Hawaii.
    ("Pacific/Honolulu", "2026-11-20", "Pacific/Auckland", "2026-11-22", 2),
    ("Pacific/Honolulu", "2026-11-20", "Pacific/Auckland", "2026-11-23", 1),
    // East across it: the same date again.
    ("Pacific/Auckland", "2026-11-20", "Pacific/Honolulu", "2026-11-20", 1),
    ("Pacific/Auckland", "2026-11-20", "Pacific/Honolulu", "2026-11-21", 2),
    ("Pacific/Auckland", "2026-11-20", "Pacific/Honolulu", "2026-11-22", 1),
    // West over the Atlantic: 30 hours from day to day.
    ("Europe/Berlin", "2026-11-20", "America/New_York", "2026-11-21", 2),
    ("Europe/Berlin", "2026-11-20", "America/New_York", "2026-11-22", 1),
    // East over it: the day of the flight has 18 hours.
    ("America/New_York", "2026-11-20", "Europe/Berlin", "2026-11-21", 2),
    ("America/New_York", "2026-11-20", "Europe/Berlin", "2026-11-22", 2),
    ("America/New_York", "2026-11-20", "Europe/Berlin", "2026-11-23", 1),
    // The day of 23 hours in Berlin is not a whole one in the other zone, before or after.
    ("Africa/Lagos", "2026-03-28", "Europe/Berlin", "2026-03-30", 2),
    ("Europe/Berlin", "2026-03-28", "Africa/Johannesburg", "2026-03-30", 2),
    // The same clock under another name.
    ("Europe/Berlin", "2026-11-20", "Europe/Vienna", "2026-11-21", 2),
    ("Europe/Berlin", "2026-11-20", "Europe/Vienna", "2026-11-22", 1),
  ])
  func aTravellerLosesNoDayThatHadNoRoom(
    from: String,
    first: String,
    to: String,
    second: String,
    length: Int
  ) throws {
    let (here, there) = try (reckoning(from), reckoning(to))
    var streak = Streak()
    try streak.record(day(first), by: here)
    #expect(
      try streak.standing(on: day(second), by: there).isAlive == (length == 2 || first == second)
    )
    try streak.record(day(second), by: there)
    #expect(try streak.standing(on: day(second), by: there).length == length)
    var backwards = Streak()
    try backwards.record(day(second), by: there)
    try backwards.record(day(first), by: here)
    #expect(backwards == streak)
  }

  private func reckoning(_ zone: String) throws -> DayReckoning {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return DayReckoning(calendar)
  }
}
