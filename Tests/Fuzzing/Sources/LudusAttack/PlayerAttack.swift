// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// What belongs to a player: a log with its rewards, a streak, a league and boards that begin anew,
/// at any clock.
///
/// The points of a log are those of the activities that count, found by going through its events.
struct PlayerAttack: Attack {
  private let days: DayReckoning
  private var log: PlayerLog
  private var league: League
  private var recurring: RecurringLeaderboard
  private var streak: Streak
  private var now = start

  init(_ generator: inout SeededGenerator) {
    let days = DayReckoning(generator.pick(calendars))
    self.days = days
    do {
      let rules = try PlayerLog.Rules {
        $0.earnings = try EarningRules {
          $0.rules = [EarningRules.Rule("todo", of: .todo, perAmount: .one)]
        }
        $0.points = try PointsRules { $0.floor = 0 }
        $0.levelPolicy = generator.pick([.highWaterMark, .followsBalance])
        $0.achievements = .standard
        $0.streak = .daily
      }
      log = PlayerLog(rules, days: days)
      league = League(
        try League.Rules(divisions: ["Bronze", "Silver", "Gold"]) {
          $0.reset = generator.pick([.daily, .weekly, .monthly])
          $0.groupSize = generator.pick([2, 5])
          $0.rising = 1
          $0.falling = 1
        },
        seed: generator.next(),
        days: days,
        at: start
      )
    } catch {
      fatalError("no rules: \(error)")
    }
    recurring = RecurringLeaderboard(
      generator.pick([.daily, .weekly, .monthly]),
      by: generator.pick(Leaderboard.Operator.allCases),
      days: days
    )
    streak = Streak()
  }

  mutating func step(_ generator: inout SeededGenerator) {
    now += generator.pick([0, 1, 4_000, 90_000, 700_000])
    let isOdd = generator.isDrawn(oneIn: 12)
    let date =
      isOdd
      ? generator.oddDate()
      : generator.isDrawn(oneIn: 8) ? now - Double(generator.draw(below: 300_000)) : now
    let player: Member.ID = generator.pick(["ada", "bob", "cem", "dan"])
    let amount = isOdd ? generator.oddNumber() : generator.draw(below: 30)
    switch generator.draw(below: 9) {
    case 0...3: stepInLog(player, amount, date, &generator)
    case 4:
      let division = generator.isDrawn(oneIn: 4) ? generator.oddNumber() : nil
      attempt(&league) { _ = try $0.join(player, division: division, at: date) }
    case 5:
      attempt(&league) { _ = try $0.submit(.init(points: amount), of: player, at: date) }
      if generator.isDrawn(oneIn: 4) {
        attempt(&league) { _ = try $0.leave(player, at: date) }
      }
      if generator.isDrawn(oneIn: 4), let event = league.lastEvent?.id {
        attempt(&league) { _ = try $0.void(event, at: date) }
      }
      checkLeague(at: isOdd ? date : now)
    case 6: attempt(&recurring) { _ = try $0.submit(.init(points: amount), of: player, at: date) }
    case 7:
      attempt(&league) { _ = try $0.read(log, at: date) }
      attempt(&recurring) { _ = try $0.read(log, at: date) }
      _ = recurring.view(at: generator.isDrawn(oneIn: 9) ? generator.oddDate() : now).periods
    default:
      streak.record(at: date, by: days)
      streak.giveFreezes(amount, on: days.day(of: date), by: days)
      let standing = streak.standing(on: days.day(of: generator.oddDate()), by: days)
      expect(standing.length <= standing.longest, "\(standing)")
      expectRoundTrip(streak)
    }
    lookAtNumbers(&generator)
  }

  private mutating func stepInLog(
    _ player: Member.ID,
    _ amount: Int,
    _ date: Date,
    _ generator: inout SeededGenerator
  ) {
    let events = log.events.map(\.id)
    let stamp = PlayerLog.Event.Stamp(
      recordedAt: generator.isDrawn(oneIn: 4) ? date.addingTimeInterval(50) : nil
    )
    switch generator.draw(below: 8) {
    case 0 where !events.isEmpty:
      let event = generator.pick(events)
      attempt(&log) { _ = try $0.void(event, by: player, at: date, stamp: stamp) }
    case 1: attempt(&log) { _ = try $0.chooseGoal(amount, by: player, at: date, stamp: stamp) }
    case 2: attempt(&log) { _ = try $0.buy("nothing", by: player, at: date, stamp: stamp) }
    case 3: attempt(&log) { _ = try $0.markSeen(by: player, at: date, stamp: stamp) }
    case 4 where generator.isDrawn(oneIn: 2):
      attempt(&log) { _ = try $0.leave(by: player, at: date, stamp: stamp) }
    default:
      let kind: PlayerActivity.Kind = generator.pick([
        .todo, .todo, PlayerActivity.Kind(rawValue: generator.oddText()),
      ])
      let offset = generator.isDrawn(oneIn: 6) ? generator.oddNumber() : nil
      let subject = generator.oddText()
      attempt(&log) {
        _ = try $0.record(
          kind,
          subject: subject,
          amount: amount,
          by: player,
          at: date,
          utcOffset: offset,
          stamp: stamp
        )
      }
    }
  }

  private func checkLeague(at date: Date) {
    let league = league.view(at: date)
    let members = (0..<3).flatMap { league.boards(inDivision: $0) }.flatMap(\.entries).map(\.member)
    expect(
      members.count == league.count,
      "\(league.count) members are on boards of \(members.count)"
    )
    expect(Set(members).count == members.count, "somebody is on two boards")
    _ = (league.boards(inDivision: .max), league.boards(inDivision: -1))
  }

  /// Questions about numbers that no clock and no log is about.
  private func lookAtNumbers(_ generator: inout SeededGenerator) {
    guard generator.isDrawn(oneIn: 8) else { return }
    let numbers = (0..<generator.draw(below: 5)).map { _ in
      generator.pick([0, 1, -1, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300])
    }
    let mean = SampleMean(numbers)
    for confidence in [0, 0.95, 1, 2, .nan, -.infinity] {
      _ = mean.interval(confidence: confidence)
      _ = (mean.isAbove(0, confidence: confidence), mean.isBelow(.nan, confidence: confidence))
      _ = mean.countNeeded(
        toShow: generator.pick(numbers + [1e-300]),
        confidence: confidence,
        power: 0.8
      )
    }
    _ = SampleMean.corrected(numbers)
    let points = generator.oddNumber()
    for curve in [log.content.rules.points.levels] {
      let level = curve.level(at: points)
      expect((curve.threshold(of: level) ?? 0) <= max(points, 0), "level \(level) at \(points)")
      _ = (curve.threshold(of: generator.oddNumber()), curve.standing(at: points))
    }
    let day = days.day(of: generator.oddDate())
    expect(CalendarDay(day.description) == day, "\(day) is written as another day")
    _ = (days.interval(of: day), days.day(after: day))
  }

  func check(_ generator: inout SeededGenerator) {
    expectReplay(log)
    expectAnyOrder(log)
    expectRoundTrip(log)
    expectReplay(league)
    expectAnyOrder(league)
    expectRoundTrip(league)
    expectReplay(recurring)
    expectAnyOrder(recurring)
    expectRoundTrip(recurring)
    for player in log.players {
      let reports = log.reports(of: player).reduce(0) { $0 + $1.points }
      expect(reports == log.points(of: player), "the reports of \(player) sum to \(reports)")
      expect(log.explanation(of: player).total == reports, "\(player): another sum is explained")
      let expected = log.events.filter { event in
        (event.actor ?? PlayerLog.owner) == player && log.effect(of: event.id) == .effective
      }.reduce(0) { sum, event in
        guard case .recorded(let activity) = event.action, activity.kind == .todo else {
          return sum
        }
        return sum + min(max(activity.amount, 0), 1_000_000_000_000)
      }
      expect(reports == expected, "\(player) has \(reports) points, expected \(expected)")
      _ = (log.profile(of: player, at: generator.oddDate()), log.postings(of: player))
    }
  }
}
