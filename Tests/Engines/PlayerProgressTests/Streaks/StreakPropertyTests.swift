// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct StreakPropertyTests {
  /// What happens to a streak.
  fileprivate enum Event: Hashable {
    case activity(Date)
    case gift(Int, CalendarDay)
  }

  /// A few months of activity with gaps, around the days on which clocks are set or dates left out.
  private func history(
    in days: DayReckoning,
    using generator: inout SeededGenerator
  ) -> [Event] {
    let start = ["2011-11-20", "2026-02-20", "2026-09-25"]
    let first = start[generator.draw(below: 3)]
    guard var current = CalendarDay(first) else { return [] }
    var events: [Event] = []
    for _ in 0..<100 {
      if generator.draw(below: 12) == 0 {
        events.append(.gift(generator.draw(below: 3), current))
      }
      if generator.draw(below: 5) > 0 {
        let interval = days.interval(of: current)
        let length = Int(interval.upperBound.timeIntervalSince(interval.lowerBound))
        for _ in 0...generator.draw(below: 2) {
          let offset = Double(generator.draw(below: length))
          events.append(.activity(interval.lowerBound.addingTimeInterval(offset)))
        }
      }
      current = days.day(after: current)
    }
    return events
  }

  private func rules(using generator: inout SeededGenerator) throws -> Streak.Rules {
    try Streak.Rules {
      $0.period = generator.draw(below: 3) == 0 ? .week : .day
      $0.freezesEarnedEvery = generator.draw(below: 2) == 0 ? nil : 1 + generator.draw(below: 5)
      $0.maximumFreezes = generator.draw(below: 4)
      $0.initialFreezes = generator.draw(below: 3)
    }
  }

  private func streak(_ rules: Streak.Rules, _ events: [Event], by days: DayReckoning) -> Streak {
    var streak = Streak(rules)
    for event in events {
      switch event {
      case .activity(let date): streak.record(at: date, by: days)
      case .gift(let count, let day): streak.giveFreezes(count, on: day, by: days)
      }
    }
    return streak
  }

  /// What a streak comes to.
  private struct Outcome: Hashable {
    var length = 0
    var longest = 0
    var freezes: Int
    var frozen: [CalendarDay] = []
  }

  /// What the rules say, one day or week after the other.
  private func reference(
    _ rules: Streak.Rules,
    _ events: [Event],
    by days: DayReckoning,
    from start: CalendarDay,
    through end: CalendarDay
  ) -> Outcome {
    func period(_ day: CalendarDay) -> CalendarDay {
      rules.period == .day ? day : days.week(of: day).lowerBound
    }
    var active: Set<CalendarDay> = []
    var gifts: [CalendarDay: Int] = [:]
    for event in events {
      switch event {
      case .activity(let date): active.insert(period(days.day(of: date)))
      case .gift(let count, let day): gifts[period(day), default: 0] += count
      }
    }
    var outcome = Outcome(freezes: rules.initialFreezes)
    var current = period(start)
    while current <= end {
      outcome.freezes += gifts[current] ?? 0
      if active.contains(current) {
        outcome.length += 1
        outcome.longest = max(outcome.longest, outcome.length)
        let interval = rules.freezesEarnedEvery ?? .max
        if outcome.length % interval == 0, outcome.freezes < rules.maximumFreezes {
          outcome.freezes += 1
        }
      } else if current < period(end), outcome.length > 0 {
        if outcome.freezes > 0 {
          outcome.freezes -= 1
          outcome.frozen.append(current)
        } else {
          outcome.length = 0
        }
      }
      current = rules.period == .day ? days.day(after: current) : days.week(of: current).upperBound
    }
    return outcome
  }

  @Test(arguments: [Zone.berlin, .newYork, .kathmandu, .apia])
  func aStreakIsWhatGoingThroughEveryDaySays(zone: Zone) throws {
    let days = try zone.days(from: 240)
    forEachHistory(0..<12) {
      history(in: days, using: &$0)
    } _: { events, generator in
      let rules = try rules(using: &generator)
      let streak = streak(
        rules,
        generator.shuffled(events + events.prefix(20).filter(\.isActivity)),
        by: days
      )
      let first = try assume(streak.days.first)
      let last = try assume(streak.days.last)
      try #require(streak == self.streak(rules, events, by: days))
      let start = days.day(before: min(first, events.compactMap(\.giftDay).min() ?? first))
      var day = start
      while days.days(from: last, to: day) < 12 {
        let standing = streak.standing(on: day, by: days)
        let expected = reference(rules, events, by: days, from: start, through: day)
        try #require(standing.length == expected.length)
        try #require(standing.longest == expected.longest)
        try #require(standing.freezesLeft == expected.freezes)
        try #require(standing.freezesUsed == expected.frozen.count)
        try #require(
          expected.frozen.allSatisfy { day in standing.frozen.contains { $0.contains(day) } }
        )
        // Standings of other days are those of other seeds.
        for _ in 0...generator.draw(below: 6) {
          day = days.day(after: day)
        }
      }
      try #require(streak.longest == streak.standing(on: last, by: days).longest)
    }
  }

  @Test func whoIsActiveAgainWithin20HoursNeverLosesADayWhereverHeGoes() throws {
    let places = try [
      "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Pacific/Honolulu",
      "Pacific/Auckland", "Pacific/Kiritimati", "Asia/Tokyo",
    ].map { name in
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = try #require(TimeZone(identifier: name))
      return DayReckoning(calendar)
    }
    forEachHistory(0..<25) { generator in
      var date = Date(timeIntervalSince1970: 1_320_000_000)
      return (0..<60).map { _ in
        date += Double(generator.draw(below: 20 * 3600))
        return (date, generator.draw(below: places.count))
      }
    } _: { (stays: [(Date, Int)], generator) in
      // What is left of a failing history need not be active often enough.
      guard zip(stays, stays.dropFirst()).allSatisfy({ $1.0.timeIntervalSince($0.0) <= 20 * 3600 })
      else { return }
      var streak = Streak()
      for (date, place) in generator.shuffled(stays) {
        streak.record(at: date, by: places[place])
      }
      for (date, place) in stays {
        let standing = streak.standing(on: places[place].day(of: date), by: places[place])
        try #require(standing.isAlive)
      }
      try #require(streak.longest == streak.days.count)
      var inOrder = Streak()
      for (date, place) in stays + stays {
        inOrder.record(at: date, by: places[place])
      }
      try #require(inOrder == streak)
    }
  }
}

extension StreakPropertyTests.Event {
  fileprivate var isActivity: Bool { giftDay == nil }

  fileprivate var giftDay: CalendarDay? {
    if case .gift(_, let day) = self { day } else { nil }
  }
}
