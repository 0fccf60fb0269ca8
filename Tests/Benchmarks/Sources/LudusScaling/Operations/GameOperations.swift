// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusCore

let gameOperations = boardOperations + pointOperations + groupOperations

private let boardOperations = [
  Operation("Leaderboard.init", .linearithmic, sizes: tens(3...6)) { size in
    let entries = entries(size)
    return Trial { _ = try Leaderboard(entries) }
  },
  Operation("Leaderboard.set", .logarithmic, sizes: tens(3...6)) { size in
    var board = try Leaderboard(entries(size))
    let members = drawnMembers(size)
    var points = 0
    return Trial(1000) {
      for member in members {
        points = (points &+ 7919) % 1_000_000
        try board.set(Leaderboard.Score(points: points), of: member)
      }
    }
  },
  Operation("Leaderboard.rank", .logarithmic, sizes: tens(3...6)) { size in
    let board = try Leaderboard(entries(size))
    let members = drawnMembers(size)
    return Trial(1000) { for member in members { _ = board.rank(of: member) } }
  },
  Operation("Leaderboard.standings(around:)", .logarithmic, sizes: tens(3...6)) { size in
    let board = try Leaderboard(entries(size))
    let members = drawnMembers(size)
    return Trial(1000) {
      for member in members { _ = board.standings(around: member, before: 5, after: 5) }
    }
  },
  Operation("Leaderboard.standings", .linear, sizes: tens(3...6)) { size in
    let board = try Leaderboard(entries(size))
    return Trial { _ = board.standings }
  },
  Operation("Leaderboard.rankChanges", .linear, sizes: tens(3...6)) { size in
    let (board, earlier) = (
      try Leaderboard(entries(size)), try Leaderboard(entries(size, shift: 1))
    )
    return Trial { _ = board.rankChanges(since: earlier) }
  },
]

private let pointOperations = [
  Operation("Ledger.init", .linearithmic, sizes: tens(3...6)) { size in
    let entries = ledgerEntries(size)
    return Trial { _ = try Ledger(days: utcDays, entries: entries) }
  },
  Operation("Ledger.record (the latest)", .constant, sizes: tens(3...6)) { size in
    var ledger = try Ledger(days: utcDays, entries: ledgerEntries(size))
    var next = size
    return Trial(1000) {
      for _ in 0..<1000 {
        try ledger.record(ledgerEntry(next, of: size))
        next += 1
      }
    }
  },
  Operation("Ledger.total", .constant, sizes: tens(3...6)) { size in
    let ledger = try Ledger(days: utcDays, entries: ledgerEntries(size))
    let members = drawnNumbers(max(size / 10, 1)).map { member($0) }
    return Trial(1000) { for member in members { _ = ledger.total(of: member) } }
  },
  Operation("Ledger.total(in:)", .logarithmic, sizes: tens(3...6)) { size in
    let entries = (0..<size).map { ledgerEntry($0, of: 10) }
    let ledger = try Ledger(days: utcDays, entries: entries)
    let window = instant(size / 3)..<instant(size / 2)
    return Trial(1000) { for _ in 0..<1000 { _ = ledger.total(of: member(0), in: window) } }
  },
  Operation("Ledger.totals", .linearithmic, sizes: tens(3...6)) { size in
    let ledger = try Ledger(days: utcDays, entries: ledgerEntries(size))
    return Trial { _ = ledger.totals() }
  },
  Operation("Ledger.archive", .linearithmic, sizes: tens(3...6)) { size in
    let ledger = try Ledger(days: utcDays, entries: ledgerEntries(size))
    return Trial { _ = ledger.archive }
  },
  Operation("LevelCurve.level", .logarithmic, sizes: tens(3...6)) { size in
    let curve = try LevelCurve(.linear(step: 10))
    return Trial(1000) { for points in 0..<1000 { _ = curve.level(at: size * 10 + points) } }
  },
  Operation("AchievementTracker.init", .linearithmic, sizes: tens(2...5)) { size in
    let activities = (0..<size).map { activity($0) }
    return Trial { _ = try AchievementTracker(.standard, days: utcDays, activities: activities) }
  },
  Operation("AchievementTracker.record (the latest)", .constant, sizes: tens(2...5)) { size in
    let activities = (0..<size).map { activity($0) }
    var tracker = try AchievementTracker(.standard, days: utcDays, activities: activities)
    var next = size
    return Trial(100) {
      for _ in 0..<100 {
        _ = try tracker.record(activity(next))
        next += 1
      }
    }
  },
  Operation("Streak.record (the latest)", .constant, sizes: tens(2...5)) { size in
    var (streak, next) = (Streak(), 0)
    func record() {
      streak.record(at: instant(next * 1440), by: utcDays)
      next += 1
    }
    for _ in 0..<size { record() }
    return Trial(100) { for _ in 0..<100 { record() } }
  },
]

// MARK: - What is measured

let utcDays = DayReckoning(utc)

let utc: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()

/// A number of minutes after a beginning.
func instant(_ minutes: Int) -> Date {
  Date(timeIntervalSince1970: 1_750_000_000 + 60 * Double(minutes))
}

func member(_ number: Int) -> Member.ID { Member.ID("member-\(number)") }

/// A thousand numbers below a bound.
private func drawnNumbers(_ bound: Int) -> [Int] {
  var generator = SeededGenerator(seed: 3)
  return (0..<1000).map { _ in generator.draw(below: bound) }
}

private func drawnMembers(_ bound: Int) -> [Member.ID] { drawnNumbers(bound).map { member($0) } }

private func entries(_ count: Int, shift: Int = 0) -> [Leaderboard.Entry] {
  (0..<count).map { number in
    Leaderboard.Entry(
      member(number),
      Leaderboard.Score(points: (number + shift) &* 7919 % 1_000_003)
    )
  }
}

/// Ten entries for each of a tenth as many members.
private func ledgerEntries(_ count: Int) -> [Ledger.Entry] {
  (0..<count).map { ledgerEntry($0, of: count) }
}

private func ledgerEntry(_ number: Int, of count: Int) -> Ledger.Entry {
  Ledger.Entry(
    id: Ledger.Entry.ID("entry-\(number)"),
    member: member(number % max(count / 10, 1)),
    change: .points(number % 50),
    reason: PointsReason(.todo),
    date: instant(number)
  )
}

private func activity(_ number: Int) -> PlayerActivity {
  PlayerActivity(
    id: PlayerActivity.ID("activity-\(number)"),
    member: member(number % 10),
    kind: .todo,
    at: instant(number)
  )
}
