// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress

/// Days and entries for the tests of the ledger.
enum Sample {
  /// The calendar of Berlin, whose weeks begin on Monday.
  static let berlin: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    calendar.firstWeekday = 2
    return calendar
  }()
  static let days = DayReckoning(berlin)

  /// A time of day in Berlin.
  static func date(_ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute)
    return berlin.date(from: parts) ?? .distantPast
  }

  /// An entry at noon of a day in November 2026.
  static func entry(
    _ id: Ledger.Entry.ID,
    _ change: Ledger.Entry.Change,
    _ member: Member.ID = "bob",
    kind: PointsReason.Kind = .todo,
    day: Int = 2,
    at date: Date? = nil,
    known recordedAt: Date? = nil
  ) -> Ledger.Entry {
    Ledger.Entry(
      id: id,
      member: member,
      change: change,
      reason: PointsReason(kind),
      date: date ?? self.date(11, day),
      recordedAt: recordedAt
    )
  }

  /// A ledger over entries that can be recorded.
  static func ledger(
    _ rules: PointsRules = .standard,
    _ entries: [Ledger.Entry]
  ) throws -> Ledger {
    try Ledger(rules: rules, days: days, entries: entries)
  }
}

/// Random rules and entries of a few members around the night in October when clocks are set back.
struct LedgerHistories {
  var members: [Member.ID] = ["ada", "bob", "cem"]
  var kinds: [PointsReason.Kind] = [.todo, .award, "lesson"]
  var hasPenalties = true
  var hasReversals = true
  var hasLevels = true
  /// How many minutes the dates are spread over: three weeks.
  var minutes = 21 * 24 * 60

  /// Makes entries with different identifiers; some happen at the same instant, some become known
  /// late.
  func entries(_ count: Int, _ generator: inout SeededGenerator) -> [Ledger.Entry] {
    (0..<count).map { number in
      let minute = generator.draw(below: minutes)
      let date = Sample.date(10, 12).addingTimeInterval(Double(minute) * 60)
      let delay = generator.draw(below: 3) == 0 ? Double(generator.draw(below: 5 * 86400)) : 0
      return Ledger.Entry(
        id: id(number),
        member: generator.drawElement(of: members) ?? "ada",
        change: change(of: count, &generator),
        reason: PointsReason(generator.drawElement(of: kinds) ?? .todo),
        date: date,
        recordedAt: date.addingTimeInterval(delay)
      )
    }
  }

  private func id(_ number: Int) -> Ledger.Entry.ID { "e\(number)" }

  private func change(of count: Int, _ generator: inout SeededGenerator) -> Ledger.Entry.Change {
    switch generator.draw(below: 20) {
    case 0..<3 where hasPenalties: .points(-generator.draw(below: 40))
    case 3..<8 where hasReversals: .reversal(of: id(generator.draw(below: count + 2)))
    case 8 where hasLevels: .toNextLevel
    case 9..<12: .points(generator.draw(below: 20), bonus: generator.draw(below: 20))
    default: .points(generator.draw(below: 30))
    }
  }

  /// Makes rules whose caps do not cross.
  func rules(_ generator: inout SeededGenerator) throws -> PointsRules {
    let floors: [Int?] = [0, nil, -25]
    let caps = [
      PointsCap(15 + generator.draw(below: 40), per: .day),
      PointsCap(5 + generator.draw(below: 20), per: .day, for: [.award]),
      PointsCap(generator.draw(below: 30), per: .day, for: [.award, "lesson"]),
      PointsCap(60 + generator.draw(below: 80), per: .week),
    ]
    let chosen = caps.filter { _ in generator.draw(below: 2) == 0 }
    return try PointsRules {
      $0.floor = floors[generator.draw(below: 3)]
      $0.caps = chosen
    }
  }
}
