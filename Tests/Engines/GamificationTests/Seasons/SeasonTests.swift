// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct SeasonTests {
  @Test func whatIsConfirmedAfterASeasonWinsNothing() throws {
    var group = try makeGroup(try RuleBook { $0.confirmations = 1 }, with: ["bob"])
    try group.openSeason(id: "s", lasting: .days(3), at: start)
    try group.earn(10, by: "bob", at: day(1), id: "x")
    try group.confirm("x", by: "ada", at: day(9))
    #expect(try PlayerGroup(group.content, replaying: group.events).state == group.state)
    let won = group.view().achievements(of: "bob").first { $0.achievement.id == "seasons" }
    #expect(won?.isUnlocked == false)
    #expect(group.archive(of: "s", at: day(9))?.isCorrected == true)
  }

  /// The beginning of a day in March 2026, in Berlin; the 29th is the day on which the clocks are
  /// set.
  private func midnight(_ day: Int) throws -> Date {
    let days = DayReckoning(try .berlin)
    return days.interval(of: try #require(CalendarDay(year: 2026, month: 3, day: day))).lowerBound
  }

  private func season(_ group: PlayerGroup, at date: Date) -> Season.ID? {
    group.view(asOf: date).season?.id
  }

  @Test func aSeasonIsMadeOfWholeDays() throws {
    var group = try makeGroup()
    try group.earn(10, by: "ada", at: day(0, 1))
    try group.openSeason(id: "spring", lasting: .days(30), at: day(0, 5))
    #expect(group.view().points(of: "ada", .season) == 10)
    let spring = try #require(group.view().season)
    #expect(spring.start == (try midnight(1)))
    #expect(spring.end == (try midnight(31)))
    // One of its days has 23 hours.
    #expect(spring.end?.timeIntervalSince(spring.start) == 2_588_400.0)
    #expect(season(group, at: try midnight(31) - 1) == "spring")
    #expect(season(group, at: try midnight(31)) == nil)
    #expect(season(group, at: try midnight(1) - 1) == nil)
  }

  @Test func everyoneStartsFromZeroAndTheLifetimeTotalGoesOn() throws {
    var group = try makeGroup()
    try group.earn(10, by: "ada", at: day(0))
    try group.openSeason(id: "spring", lasting: .days(6), at: day(1))
    try group.earn(20, by: "ada", at: day(1))
    try group.earn(40, by: "ada", at: day(8))
    let view = group.view()
    #expect(view.points(of: "ada", .season("spring")) == 20)
    // Before, between and after seasons points have their home in the lifetime total.
    #expect(view.points(of: "ada", .lifetime) == 70)
    #expect(view.season == nil)
    #expect(view.points(of: "ada", .season) == 70)
    #expect(view.points(of: "ada", .season("none")) == 0)
  }

  @Test func aWindowOfDaysEndsToday() throws {
    var group = try makeGroup()
    for number in 0..<5 {
      try group.earn(1 << number, by: "ada", at: day(number))
    }
    let view = group.view(asOf: day(4, 6))
    let windows = [-1, 0, 1, 2, 5, 100, Int.max]
    #expect(windows.map { view.points(of: "ada", .days($0)) } == [0, 0, 16, 24, 31, 31, 31])
    #expect(group.view(asOf: day(5)).points(of: "ada", .days(2)) == 16)
    #expect(group.view(asOf: day(2)).points(of: "ada", .days(1)) == 4)
  }

  @Test func seasonsDoNotOverlap() throws {
    var group = try makeGroup()
    try group.openSeason(id: "spring", lasting: .days(10), at: day(0))
    expectRefusal(GroupError.season(.overlaps(with: "spring")), of: group) {
      try $0.openSeason(id: "summer", lasting: nil, at: day(9))
    }
    // A season can be opened ahead; the one before it must end in time.
    let summer = try #require(CalendarDay(year: 2026, month: 3, day: 20))
    try group.openSeason(id: "summer", lasting: .days(10), from: summer, at: day(1))
    expectRefusal(GroupError.season(.overlaps(with: "summer")), of: group) {
      try $0.openSeason(id: "late", lasting: .days(9), at: day(11))
    }
    try group.openSeason(id: "between", lasting: .days(8), at: day(11))
    let names = group.view(asOf: day(30)).seasons.map(\.id)
    #expect(names == ["spring", "between", "summer"])
  }

  @Test func whatIsNoSeasonIsRefused() throws {
    var group = try makeGroup()
    try group.openSeason(id: "spring", lasting: .days(10), at: day(0))
    let cases: [(GroupError, Season.ID, CalendarSpan?, Bool)] = [
      (.season(.duplicate("spring")), "spring", .days(1), false),
      (.log(.emptyIdentifier), "", .days(1), false),
      (.season(.invalidLength(.days(0))), "x", .days(0), false),
      (.season(.invalidLength(.hours(5))), "x", .hours(5), false),
      (.season(.invalidLength(.months(1_000_000))), "x", .months(1_000_000), false),
      (.season(.invalidLength(nil)), "x", nil, true),
    ]
    for (error, id, length, repeats) in cases {
      expectRefusal(error, of: group) {
        try $0.openSeason(id: id, lasting: length, repeats: repeats, at: day(20))
      }
    }
    let before = try #require(CalendarDay(year: 2026, month: 3, day: 19))
    expectRefusal(GroupError.season(.startInThePast(.of(try midnight(19)))), of: group) {
      try $0.openSeason(id: "x", lasting: .days(1), from: before, at: day(20))
    }
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      try $0.openSeason(id: "x", lasting: .days(1), by: "eve", at: day(20))
    }
    let nobody = PlayerGroup(id: "empty", rules: .standard, calendar: try .berlin)
    expectRefusal(GroupError.member(.notFounded), of: nobody) {
      try $0.openSeason(id: "x", lasting: .days(1), at: day(20))
    }
  }

  @Test func aSeasonCanBeClosedBeforeItsTimeAndAnotherOpenedOnTheSameDay() throws {
    var group = try makeGroup(with: ["bob"])
    try group.openSeason(id: "spring", lasting: nil, by: "bob", at: day(0))
    try group.earn(10, by: "ada", at: day(3))
    try group.closeSeason("spring", by: "bob", at: day(3, 2))
    #expect(group.view().season("spring")?.end == day(3, 2))
    expectRefusal(GroupError.season(.notOpen("spring")), of: group) {
      try $0.closeSeason("spring", at: day(4))
    }
    expectRefusal(GroupError.season(.unknown("winter")), of: group) {
      try $0.closeSeason("winter", at: day(4))
    }
    try group.openSeason(id: "summer", lasting: .months(1), at: day(3, 5))
    #expect(group.view().season?.start == day(3, 2))
    #expect(group.view().points(of: "ada", .season) == 0)
    #expect(group.archive(of: "spring", at: day(3, 2))?.final.top(1).map(\.points) == [10])
  }

  @Test func theSeasonsOfASeriesOpenByThemselves() throws {
    var group = try makeGroup()
    let first = try #require(CalendarDay(year: 2026, month: 3, day: 31))
    try group.openSeason(id: "m", lasting: .months(1), repeats: true, from: first, at: day(0))
    let view = group.view(asOf: day(130))
    #expect(view.seasons.map(\.id) == ["m", "m-2", "m-3", "m-4"])
    // From the 31st on: the last day of April, the 31st of May, the last of June.
    let days = DayReckoning(try .berlin)
    #expect(
      view.seasons.map { days.day(of: $0.start).description }
        == ["2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"]
    )
    for (season, next) in zip(view.seasons, view.seasons.dropFirst()) {
      #expect(season.end == next.start)
    }
    try group.earn(10, by: "ada", at: day(60))
    #expect(group.view(asOf: day(61)).points(of: "ada", .season("m-2")) == 10)
    #expect(season(group, at: day(365 * 20)) == "m-239")
    // No other season can have a name of the series, now or later.
    expectRefusal(GroupError.season(.duplicate("m")), of: group) {
      try $0.openSeason(id: "m-7", lasting: .days(1), at: day(0))
    }
    try group.closeSeason("m-2", at: day(70))
    #expect(season(group, at: day(71)) == nil)
    #expect(group.view(asOf: day(200)).seasons.map(\.id) == ["m", "m-2"])
    // Another one has its place after those that were closed.
    try group.openSeason(id: "n", lasting: .days(30), repeats: true, at: day(100))
    #expect(group.view(asOf: day(131)).seasons.map(\.id) == ["m", "m-2", "n", "n-2"])
    expectRefusal(GroupError.season(.unknown("m-0")), of: group) {
      try $0.closeSeason("m-0", at: day(71))
    }
    expectRefusal(GroupError.season(.notOpen("m-3")), of: group) {
      try $0.closeSeason("m-3", at: day(71))
    }
  }

  @Test func aSeasonIsFoundByAnInstantAsByCounting() throws {
    var group = try makeGroup()
    try group.openSeason(id: "w", lasting: .weeks(1), repeats: true, at: day(0))
    let view = group.view(asOf: day(400))
    for hours in stride(from: -30, to: 24 * 400, by: 29) {
      let date = start + Double(hours) * 3600
      let found = group.view(asOf: max(date, start)).season
      let counted = view.seasons.first { $0.contains(max(date, start)) }
      #expect(found == counted)
    }
  }

  @Test func todosCountForTheSeasonInWhichTheyWereDone() throws {
    var group = try makeGroup(with: ["bob"])
    try group.openSeason(id: "w", lasting: .weeks(1), repeats: true, at: day(0))
    try group.create(Todo(id: "dishes", title: "Dishes", points: 5), by: "ada", at: day(0))
    try group.claim("dishes", by: "bob", at: day(0))
    // Saved for the next season, it still counts for the day on which it was done.
    try group.complete("dishes", by: "bob", at: day(2), stamp: .init(recordedAt: day(8)))
    let archive = try #require(group.archive(of: "w", at: day(8)))
    #expect(archive.final.standing(of: "bob")?.points == 0)
    #expect(archive.recomputed.standing(of: "bob")?.points == 5)
    #expect(group.view(asOf: day(8)).points(of: "bob", .season) == 0)
    // A penalty in the next season takes it back where it was.
    try group.penalize("bob", for: "dishes", by: "ada", at: day(9))
    #expect(group.archive(of: "w", at: day(9))?.recomputed.standing(of: "bob")?.points == 0)
    #expect(group.view(asOf: day(9)).points(of: "bob", .season) == 0)
  }

  @Test func anArchiveAloneIsTheOneAmongAll() throws {
    var group = try makeGroup(with: ["bob"])
    try group.openSeason(id: "w", lasting: .weeks(1), by: "ada", at: day(0))
    try group.earn(5, by: "bob", at: day(1))
    // Who wins the season gets an achievement with its end, after which nothing happened.
    let archive = try #require(group.archive(of: "w", at: day(8)))
    #expect(group.archives(at: day(8)) == [archive])
  }

  @Test func aDeviceWhoseClockIsWrongByCenturiesMakesNoArchives() throws {
    var group = try makeGroup(with: ["bob"])
    try group.openSeason(id: "d", lasting: .days(1), repeats: true, by: "ada", at: day(0))
    try group.earn(5, by: "bob", at: day(1))
    let archives = group.archives(at: day(3))
    let farAway = Date(timeIntervalSince1970: 220_000_000_000)
    try group.create(Todo(id: "late", title: "Work", points: 1), by: "ada", at: farAway)
    #expect(group.archives(at: day(3)).map(\.final) == archives.map(\.final))
    #expect(archives.map(\.season.id) == ["d-2"])
    // Nobody goes through the million seasons that the calendar has until then.
    #expect(group.archives(at: farAway).map(\.final) == archives.map(\.final))
    let seasons = group.view().seasons
    #expect(seasons.count > 1_000_000)
    #expect(seasons.first?.id == "d")
    #expect(seasons.last == group.view().season)
    #expect(seasons.last?.contains(farAway) == true)
  }

  @Test func thereIsNoArchiveBeforeTheEnd() throws {
    var group = try makeGroup()
    try group.openSeason(id: "w", lasting: .weeks(1), repeats: true, at: day(0))
    #expect(group.archive(of: "w", at: day(5)) == nil)
    #expect(group.archive(of: "x", at: day(5)) == nil)
    try group.earn(1, by: "ada", at: day(8))
    try group.earn(1, by: "ada", at: day(1))
    #expect(group.archives(at: day(15)).map(\.season.id) == ["w", "w-2"])
    #expect(group.archives(at: day(8)).map(\.season.id) == ["w"])
    #expect(group.previous(at: day(5)) == nil)
    #expect(group.previous(at: day(8)) == group.archive(of: "w", at: day(8)))
    #expect(group.previous(at: day(15))?.season.id == "w-2")
    #expect(group.previous(at: day(40))?.season.id == "w-2")
    #expect(group.archive(of: "w", at: day(15))?.isCorrected == false)
  }

  @Test func seasonsOfForgedEventsDoNoHarm() throws {
    var group = try makeGroup()
    let far = Date(timeIntervalSince1970: 1e12)
    let plans = [
      Season.Plan(id: "a", start: day(5), end: day(5)),
      Season.Plan(id: "b", start: day(5), end: day(4)),
      Season.Plan(id: "c", start: day(5), end: nil, period: .days(1)),
      Season.Plan(id: "d", start: day(5), end: far, period: .days(1)),
      Season.Plan(id: "e", start: day(5), end: day(6), period: .minutes(1)),
      Season.Plan(id: "f", start: day(5), end: day(6), period: .days(0)),
    ]
    for plan in plans {
      try group.apply(
        PlayerGroup.Event(.seasonOpened(plan), by: "ada", at: day(1), id: "\(plan.id)")
      )
    }
    #expect(group.refusals.count == plans.count)
    try group.openSeason(id: "daily", lasting: .days(1), repeats: true, at: day(0))
    #expect(group.view(asOf: far).season?.id != nil)
  }

  @Test func aPlanHasAJSONForm() throws {
    try expectJSON(
      Season.Plan(id: "spring", start: day(0), end: day(7), period: .weeks(1)),
      #"{"every":{"weeks":1},"from":1772362800000,"id":"spring","until":1772967600000}"#
    )
    try expectJSON(
      Season.Plan(id: "spring", start: day(0), end: nil),
      #"{"from":1772362800000,"id":"spring"}"#
    )
  }
}
