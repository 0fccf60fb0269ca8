// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

private let utc = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()

@Sendable func readRuleBook(_ data: Data) {
  guard let rules = try? RuleBook(json: data) else { return }
  expectRoundTrip(rules)
}

/// Reads events by the line.
@Sendable func readGroupHistory(_ data: Data) {
  let events = values(PlayerGroup.Event.self, onLinesOf: data, most: 60)
  let content = PlayerGroup.Content(id: "fuzz", rules: .standard, calendar: utc)
  guard let group = try? PlayerGroup(content, replaying: events) else { return }
  expectReplay(group)
  expectAnyOrder(group)
  guard let last = group.events.last else { return }
  let board = group.leaderboard(.lifetime, at: last.date)
  expectRoundTrip(board)
  for standing in board.standings {
    let explained = group.explanation(of: standing.member, at: last.date).total
    expect(explained == standing.points, "the explanation does not sum to the points")
    _ = group.profile(of: standing.member, at: last.date)
  }
  var played = group
  for standing in board.standings.prefix(2) {
    for event in group.events.suffix(4) {
      attempt(&played) { try $0.perform(event.action, by: standing.member, at: last.date) }
    }
  }
}

/// The books of points, coins and ranks.
let ledgers = [
  Part(Ledger.Archive.self) { archive in
    let ledger = Ledger(archive, days: DayReckoning(utc))
    let again = Ledger(ledger.archive, days: DayReckoning(utc))
    expect(again == ledger, "an archive leads to another ledger")
    for member in ledger.members {
      let explained = ledger.explanation(of: member).total
      expect(explained == ledger.total(of: member), "the explanation does not sum to the points")
    }
  },
  Part(Leaderboard.self) { board in
    var other = board
    for entry in board.entries.reversed() {
      attempt(&other) { try $0.set(entry.score, of: entry.member) }
    }
    expect(other == board, "setting the same scores changes a board")
    for policy in RankingPolicy.allCases {
      other.policy = policy
      let positions = other.standings.map(\.position)
      expect(positions == Array(1..<(board.count + 1)), "positions are not counted")
    }
    _ = board.anonymized(showingTop: 3, viewer: board.entries.last?.member)
  },
  Part(Wallet.self) { wallet in
    expectReplay(wallet)
    var wallet = wallet
    let date = wallet.events.last?.date ?? Date(timeIntervalSince1970: 1_700_000_000)
    attempt(&wallet) { try $0.collect(points: .max, at: date, stamp: .init(id: "most")) }
    attempt(&wallet) { try $0.collect(points: 100, at: date, stamp: .init(id: "some")) }
    for item in wallet.content.shop.items.prefix(4) {
      attempt(&wallet) { try $0.buy(item.id, at: date, stamp: .init(id: "bought")) }
    }
    expect(wallet.balance >= 0, "fewer than no coins")
    expectRoundTrip(wallet)
  },
]

@Sendable func readLedger(_ data: Data) { ledgers.read(data) }

let gameParts = [
  Part(AchievementBook.self), Part(PlayerActivity.self), Part(PlayerActivity.Filter.self),
  Part(Achievement.Tier.ID.self), Part(Leaderboard.AnonymousStanding.self), Part(CalendarSpan.self),
  Part(CatchUpPolicy.self), Part(Simulation.Variant.self), Part(Achievement.Goal.self),
  Part(PlayerGroup.Action.self), Part(League.Rules.self), Part(RecurringLeaderboard.self),
  Part(League.self) { league in
    var league = league
    let beginning = league.view(at: .distantPast)
    let date = beginning.end.addingTimeInterval(60)
    for board in beginning.boards(inDivision: 0) {
      for entry in board.entries {
        attempt(&league) {
          try $0.submit(Leaderboard.Score(points: .max), of: entry.member, at: date)
        }
      }
    }
    _ = league.view(at: date.addingTimeInterval(40 * 86_400)).seasons
    expectRoundTrip(league)
  },
  Part(GroupChallenge.self), Part(PlayerGroup.Event.self), Part(Ledger.Entry.self),
  Part(LevelTable.self),
  Part(LevelCurve.self) { curve in
    for points in [Int.min, -1, 0, 1, 1000, .max] {
      let level = curve.level(at: points)
      expect((curve.threshold(of: level) ?? 0) <= max(points, 0), "a level above its points")
    }
  },
  Part(PointsReason.self), Part(PointsRules.self), Part(Season.Plan.self), Part(Wallet.Shop.self),
  Part(Simulation.Delay.self), Part(Simulation.Population.self), Part(Simulation.Report.self),
  Part(Leaderboard.Standing.self), Part(Streak.Rules.self), Part(Todo.self),
  Part(Wallet.Event.self),
  Part(Achievement.WornTitle.self), Part(EarningRules.self), Part(DailyGoal.self),
  Part(PlayerLog.Rules.self), Part(DayReckoning.self), Part(LevelProgress.self),
  Part(AchievementTracker.self),
  Part(Streak.self) { streak in
    _ = streak.standing(on: .last, by: DayReckoning(utc))
  },
  Part(PlayerLog.self) { log in
    expectReplay(log)
    for player in log.players {
      let reports = log.reports(of: player)
      let sum = reports.reduce(0) { $0 + $1.points }
      expect(sum == log.points(of: player), "the reports do not sum to the points")
      _ = log.profile(of: player, at: log.events.last?.date ?? Date(timeIntervalSince1970: 0))
    }
  },
  Part(CalendarDay.self) { day in
    expect(CalendarDay(day.description) == day, "a day is written as another one")
  },
]

@Sendable func readGamePart(_ data: Data) { gameParts.read(data) }
