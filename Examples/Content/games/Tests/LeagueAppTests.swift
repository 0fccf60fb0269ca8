// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import PlayerProgress
import Testing

@Suite("A league in the way of Duolingo")
struct LeagueAppTests {
  private static let monday = "2026-01-05 08:00"
  private static let week = 7.0 * 86_400

  /// The clocks of Berlin, which are put forward in March and back in October.
  private static func berlin() throws -> Calendar {
    var calendar = Games.calendar
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    return calendar
  }

  private func app() throws -> LeagueApp {
    var app = try LeagueApp(
      Games.data("duolingo-like"),
      Games.data("duolingo-like", "league.json"),
      days: DayReckoning(Self.berlin()),
      at: Games.at(Self.monday)
    )
    for number in 10..<22 {
      try app.join(Member.ID("learner\(number)"), at: Games.at(Self.monday))
    }
    return app
  }

  @Test("takes back what is undone and counts Sunday's lessons that are synced on Monday")
  func oneWeek() throws {
    var app = try app()
    let monday = try Games.at(Self.monday)
    try app.lesson("learner10", at: monday)
    let slip = try app.lesson("learner11", at: monday + 60)
    try app.lesson("learner11", at: monday + 120)
    #expect(try app.screen(of: "learner11", at: monday + 200) == "Bronze 1, streak 1, 20 XP")
    try app.undo(slip, at: monday + 300)
    #expect(try app.screen(of: "learner11", at: monday + 400) == "Bronze 1, streak 1, 10 XP")
    let next = monday + Self.week
    // Half past eleven on Sunday evening, without a net.
    for number in 0..<2 {
      try app.lesson("learner11", at: next - 10.5 * 3600 + Double(number), knownAt: next)
    }
    _ = try app.screen(of: "learner11", at: next)
    let season = try #require(app.league.view(at: next).previous)
    #expect(season.row(of: "learner11")?.standing.points == 30)
    #expect(season.row(of: "learner11")?.outcome == .rises)
    // Two days later that would be too late.
    try app.lesson("learner10", at: next - 10.5 * 3600, knownAt: next + 2 * 86_400)
    _ = try app.screen(of: "learner10", at: next + 2 * 86_400)
    #expect(app.league.view(at: next + 2 * 86_400).previous == season)
  }

  @Test("goes through a year with a journey, an undo each week, boosts, repairs and two devices")
  func oneYear() throws {
    var app = try app()
    var phone = PlayerLog(app.log.content)
    var tablet = phone
    let monday = try Games.at(Self.monday)
    let me: Member.ID = "learner10"
    for day in 0..<364 {
      let date = monday + Double(day) * 86_400
      // The others do less and less.
      for number in 11..<22 where day % (number - 9) == 0 {
        try app.lesson(Member.ID("learner\(number)"), at: date + Double(number))
      }
      // Two days in June are missed, which a repair mends.
      guard !(163...164).contains(day) else { continue }
      // Four weeks in Tokyo, where lessons are taken at seven in the morning of the next day.
      let offset = (100..<128).contains(day) ? 540 : nil
      let time = offset == nil ? date : date + 14 * 3600
      for number in 0..<4 {
        let at = time + Double(number * 60)
        if number.isMultiple(of: 2) {
          try phone.record("lesson", by: me, at: at, utcOffset: offset)
        } else {
          try tablet.record("lesson", by: me, at: at, utcOffset: offset)
        }
      }
      if day == 165 {
        app.sync(phone.events + tablet.events)
        expectBroken(app, me, at: time + 300)
        try app.buy("repair", me, at: time + 400)
        try app.buy("boost", me, at: time + 500)
        #expect(app.log.profile(of: me, at: time + 501).boosts.map(\.factor) == [2])
        #expect(try app.lesson(me, at: time + 600).points == 20)
      }
      if day % 7 == 5 {
        let slip = try phone.record("practice", by: me, at: time + 500)
        try phone.void(slip.id, by: me, at: time + 510)
      }
      if day % 7 == 6 {
        app.sync(phone.events + tablet.events)
        _ = try app.screen(of: me, at: time + 3600)
      }
    }
    let end = monday + 364 * 86_400
    app.sync(phone.events + tablet.events)
    let view = app.league.view(at: end)
    #expect(view.seasons.count == 52)
    // Every season begins at midnight on a Monday in Berlin; those of the changes of clocks are an
    // hour shorter and longer.
    let hours = view.seasons.map { $0.end.timeIntervalSince($0.start) / 3600 }
    #expect(Set(hours) == [167, 168, 169] && hours.count { $0 != 168 } == 2)
    // The best of the lowest division has climbed to the top, and stays there.
    #expect(view.division(of: me) == 9)
    // Every season has the points of the log in its time.
    for season in view.seasons {
      for row in season.groups.flatMap(\.rows) {
        let points = app.log.points(of: row.standing.member, in: season.start..<season.end)
        #expect(row.standing.points == points)
      }
    }
    // On the day of the flight to Tokyo there was no lesson by its clock, nor was one missed.
    #expect(app.log.profile(of: me, at: end - 86_400 + 3600).streak?.length == 361)
    #expect(try League(json: app.league.json()) == app.league)
    let replayed = try League(app.league.content, replaying: app.league.events.reversed())
    #expect(replayed.view(at: end).seasons == view.seasons)
  }

  private func expectBroken(_ app: LeagueApp, _ learner: Member.ID, at date: Date) {
    #expect(app.log.profile(of: learner, at: date).streak?.length == 1)
  }
}
