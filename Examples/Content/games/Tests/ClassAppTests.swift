// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import PlayerProgress
import Testing

@Suite("The points of a class in the way of Level Up XP")
struct ClassAppTests {
  private var vienna: DayReckoning {
    get throws {
      var calendar = Games.calendar
      calendar.timeZone = try #require(TimeZone(identifier: "Europe/Vienna"))
      return DayReckoning(calendar)
    }
  }

  private func app() throws -> ClassApp {
    try ClassApp(Games.data("class-like"), teachers: ["ms-rossi"], days: vienna)
  }

  @Test("gives points once ever, once a month and once a term")
  func limits() throws {
    var app = try app()
    let days = ["2026-09-07", "2026-09-30", "2026-10-01", "2026-10-31"]
    for (day, points) in zip(days, [[20, 40, 60], [0, 0, 0], [0, 40, 0], [0, 0, 0]]) {
      let date = try Games.at("\(day) 08:00")
      #expect(try app.did("profile", "ada", at: date).points == points[0])
      #expect(try app.did("essay", "ada", at: date).points == points[1])
      #expect(try app.did("talk", "ada", at: date).points == points[2])
    }
    try app.begin("spring", by: "ms-rossi", at: Games.at("2026-11-02 08:00"))
    let later = try Games.at("2026-11-03 08:00")
    #expect(try app.did("talk", "ada", at: later).points == 60)
    #expect(try app.did("profile", "ada", at: later).points == 0)
  }

  @Test("goes through a year with awards, a journey, changes of clocks, an undo and two devices")
  func oneYear() throws {
    var phone = try app()
    var tablet = phone
    let start = try Games.at("2026-09-07 06:00")
    let bobsName = "bob"
    for day in 0..<365 {
      let date = start + Double(day) * 86_400
      if day == 140 {
        phone.sync(tablet)
        tablet.sync(phone)
        try phone.begin("spring", by: "ms-rossi", at: date - 60)
        tablet.sync(phone)
      }
      // Two weeks in New York, where it is the evening of the day before.
      let away = (50..<64).contains(day) ? -300 : nil
      if day.isMultiple(of: 2) {
        try phone.did("read", "ada", at: date, away: away)
      } else {
        try tablet.did("read", "ada", at: date, away: away)
      }
      // Bob reads on each school day until he leaves in March.
      if day < 180, day % 7 < 5 { try tablet.did("read", Member.ID(bobsName), at: date + 60) }
      if day.isMultiple(of: 30) { try phone.did("essay", "cleo", at: date + 120) }
      if day == 10 {
        try phone.give(25, "cleo", "helped with the stage", by: "ms-rossi", at: date + 200)
      }
      // Nobody but a teacher gives points.
      if day == 11 {
        #expect(throws: PlayerLogError.log(.notManager("cleo"))) {
          try phone.give(500, "cleo", "for fun", by: "cleo", at: date + 200)
        }
      }
      if day == 20 {
        let slip = try phone.did("talk", "cleo", at: date + 300)
        try phone.undo(slip, at: date + 400)
      }
      if day == 180 { try tablet.leave(Member.ID(bobsName), at: date + 500) }
    }
    phone.sync(tablet)
    tablet.sync(phone)
    #expect(phone.log == tablet.log)

    // 140 days of the first term, of which one was on the flight; 225 of the second.
    let first = phone.log.points(of: "ada", term: nil)
    #expect(try #require(first) >= 5 * 138)
    #expect(phone.log.points(of: "ada", term: "spring") == 5 * 225)
    #expect(phone.log.points(of: Member.ID(bobsName), term: nil) == 500)
    // A talk that was taken back can still be held; so can the award be read, with who gave it.
    let award = try #require(phone.log.reports(of: "cleo").first { $0.event.actor == "ms-rossi" })
    #expect(award.points == 25)
    #expect(!phone.ladder().contains { $0.contains("ms-rossi") || $0.contains(bobsName) })
    #expect(phone.ladder().first == "1 ada 1125")

    // Erased, his name is nowhere, and the figures of the others stay.
    let ladder = phone.ladder()
    try phone.erase(Member.ID(bobsName), at: start + 366 * 86_400)
    #expect(!String(decoding: try phone.log.json(), as: UTF8.self).contains("\"\(bobsName)\""))
    #expect(phone.ladder() == ladder)
    #expect(phone.log.points(of: "ada", term: nil) == first)
    let replayed = try PlayerLog(phone.log.content, replaying: phone.log.events.reversed())
    #expect(replayed == phone.log)
  }

  @Test("counts a day with 23 and one with 25 hours as one")
  func clocks() throws {
    var app = try app()
    // Clocks are set forward on 28 March 2027 and back on 31 October 2027.
    for day in ["2027-03-27", "2027-03-28", "2027-10-30", "2027-10-31"] {
      let midnight = try vienna.interval(of: #require(CalendarDay(day)))
      #expect(try app.did("read", "ada", at: midnight.lowerBound).points == 5)
      #expect(try app.did("read", "ada", at: midnight.upperBound - 1).points == 0)
    }
  }
}
