// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress
import Testing

@Suite("A habit app in the way of Habitica")
struct HabiticaLikeTests {
  private static var berlin: DayReckoning {
    get throws {
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
      return DayReckoning(calendar)
    }
  }

  private func app() throws -> HabitApp {
    try HabitApp(Games.data("habitica-like"), days: Self.berlin)
  }

  /// Greenwich's time, an hour or two behind that of Berlin.
  private func at(_ text: String) throws -> Date { try Games.at(text) }

  @Test("shows what is due, done and missed, and what that costs")
  func oneWeek() throws {
    var app = try app()
    try app.tap("work", at: at("2026-11-16 08:00"))
    for hour in 10...17 { try app.tap("water", at: at("2026-11-16 \(hour):00")) }
    #expect(
      app.screen(at: try at("2026-11-16 20:00")) == [
        "Level 1, 20 XP, health 50, gold 2", "done work (1)", "due run (0)", "done water (1)",
      ]
    )
    // On Tuesday nothing was done: work and water cost three each.
    try app.tap("smoke", at: at("2026-11-18 08:00"))
    #expect(app.screen(at: try at("2026-11-18 08:01"))[0] == "Level 1, 20 XP, health 40, gold 2")
    // It had been done, and is entered now: the damage goes.
    try app.tap("work", at: at("2026-11-17 08:00"), knownAt: at("2026-11-18 08:05"))
    #expect(app.screen(at: try at("2026-11-18 08:06"))[0] == "Level 1, 32 XP, health 43, gold 4")
  }

  @Test("goes through a year with a journey, changes of clocks, holidays, an undo and two devices")
  func oneYear() throws {
    var (phone, tablet) = (try app(), try app())
    let days = try Self.berlin
    let start = try #require(CalendarDay("2026-01-05"))
    let end = try #require(CalendarDay("2026-12-31"))
    let holidays = try #require(CalendarDay("2026-07-06"))...(#require(CalendarDay("2026-07-19")))
    let away = try #require(CalendarDay("2026-09-07"))...(#require(CalendarDay("2026-10-04")))
    var worked = 0
    for day in start...end {
      let morning = days.interval(of: day).lowerBound + 9 * 3600
      if day == holidays.lowerBound { try phone.rest(holidays, at: morning - 8 * 3600) }
      if holidays.contains(day) { continue }
      if day == away.lowerBound {
        try phone.move(to: #require(TimeZone(identifier: "Asia/Tokyo")), at: morning - 3600)
      }
      if day == away.upperBound {
        try phone.move(to: #require(TimeZone(identifier: "Europe/Berlin")), at: morning - 3600)
      }
      // In Tokyo it is already afternoon, of the same day.
      let weekday = CalendarDay.Weekday(of: day)
      if weekday != .saturday, weekday != .sunday {
        if start.distance(to: day).isMultiple(of: 2) {
          try phone.tap("work", at: morning)
        } else {
          try tablet.tap("work", at: morning)
        }
        worked += 1
      }
      try phone.tap("water", 8, at: morning + 60)
      if weekday == .monday || weekday == .thursday { try tablet.tap("run", at: morning + 7200) }
      // A slip, which is undone at once by the other device, whose clock is five minutes slow.
      if day.day == 13 {
        phone.sync(with: &tablet)
        let slip = try phone.tap("smoke", at: morning + 8000)
        phone.sync(with: &tablet)
        try tablet.undo(at: morning + 8000 - 300)
        phone.sync(with: &tablet)
        #expect(phone.log.effect(of: slip.id) != .effective)
      }
      if weekday == .sunday { phone.sync(with: &tablet) }
    }
    phone.sync(with: &tablet)
    #expect(phone.log == tablet.log)
    #expect(try PlayerLog(json: phone.log.json()) == phone.log)
    let evening = days.interval(of: end).upperBound - 3600
    let me = phone.log.profile(at: evening)
    // Neither the weekends, nor two changes of clocks, the journey or the holidays broke a streak.
    #expect(me.habits.map(\.streak.length) == [worked, 50, 347])
    #expect(me.streak?.length == 347)
    #expect(me.quantities["health"] == 50)
    let table = phone.log.history(of: "work", on: start...end, at: evening)
    let done = table.count { $0.state == .done }
    #expect(done == worked)
    let missed = table.filter { $0.state == .missed }.map(\.day)
    #expect(missed.isEmpty)
    let locked = me.achievements.filter { !$0.isUnlocked }.map(\.id)
    #expect(locked.isEmpty)
    #expect(phone.log.refusals.isEmpty)
  }
}
