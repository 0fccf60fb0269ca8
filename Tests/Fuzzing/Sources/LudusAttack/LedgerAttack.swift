// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// Books of points whose entries come late, twice and take one another back.
struct LedgerAttack: Attack {
  private let rules: PointsRules
  private let calendar: Calendar
  private var ledger: Ledger
  private var entries: [Ledger.Entry] = []
  private var number = 0

  init(_ generator: inout SeededGenerator) {
    let caps = [
      PointsCap(12, per: .day), PointsCap(20, per: .week), PointsCap(7, per: .day, for: [.todo]),
    ]
    rules =
      (try? PointsRules {
        $0.floor = generator.pick([0, 0, nil, -5])
        $0.caps = caps.filter { _ in generator.isDrawn(oneIn: 3) }
      }) ?? .standard
    calendar = generator.pick(calendars)
    ledger = Ledger(rules: rules, days: DayReckoning(calendar))
  }

  mutating func step(_ generator: inout SeededGenerator) {
    number += 1
    let isOdd = generator.isDrawn(oneIn: 20)
    let earlier = generator.drawElement(of: entries)
    let change: Ledger.Entry.Change =
      switch generator.draw(below: 8) {
      case 0: .toNextLevel
      case 1: .reversal(of: earlier?.id ?? "nothing")
      case 2: .reversal(of: .init("e\(generator.draw(below: 2 * number))"))
      case 3 where isOdd: .points(generator.oddNumber(), bonus: generator.oddNumber())
      default: .points(generator.draw(below: 15) - 4, bonus: generator.isDrawn(oneIn: 5) ? 1 : 0)
      }
    let entry = Ledger.Entry(
      id: .init(
        isOdd && generator.isDrawn(oneIn: 3)
          ? generator.oddText() : "e\(generator.draw(below: 3 * number))"
      ),
      member: generator.pick(["ada", "bob", "cleo"]),
      change: change,
      reason: PointsReason(generator.pick([.todo, .award, .penalty]), subject: "t"),
      date: isOdd && generator.isDrawn(oneIn: 3)
        ? generator.oddDate() : start + Double(generator.draw(below: 20) * 20_000)
    )
    let before = ledger
    let known = entries.first { $0.id == entry.id }
    do {
      let isNew = try ledger.record(entry)
      expect(isNew == (known == nil), "an entry is taken for another one: \(entry)")
      expect(known == nil || known == entry, "a conflicting entry is taken: \(entry)")
      if isNew { entries.append(entry) }
    } catch {
      expect(ledger == before, "a refused entry changes the ledger: \(error)")
    }
  }

  func check(_ generator: inout SeededGenerator) {
    let days = DayReckoning(calendar)
    let twice = generator.shuffled(entries + entries)
    let other = try? Ledger(rules: rules, days: days, entries: twice)
    expect(other == ledger, "the order of arrival matters")
    expect(Ledger(ledger.archive, days: days) == ledger, "an archive leads to another ledger")
    expectRoundTrip(ledger.archive)
    // The model counts by ones, and so not far.
    guard
      entries.allSatisfy({ entry in
        guard case .points(let base, let bonus) = entry.change else { return true }
        return max(base.magnitude, bonus.magnitude) < 1 << 30
      })
    else { return }
    let reference = ReferenceLedger(rules: rules, calendar: calendar, entries: entries)
    for member in ["ada", "bob", "cleo"] as [Member.ID] {
      let (total, expected) = (ledger.total(of: member), reference.total(of: member))
      expect(total == expected, "\(member) has \(total) points, expected \(expected)")
      let explained = ledger.explanation(of: member)
      expect(explained.total == expected, "the explanation sums to \(explained.total)")
      for posting in explained.postings {
        expect(
          posting.points == reference.taken[posting.entry.id],
          "\(posting.entry) brings \(posting.points)"
        )
      }
      let from = start + Double(generator.draw(below: 20) * 20_000)
      let window = from..<(from + 50_000)
      expect(
        ledger.total(of: member, in: window) == reference.total(of: member, in: window),
        "in \(window)"
      )
    }
  }
}
