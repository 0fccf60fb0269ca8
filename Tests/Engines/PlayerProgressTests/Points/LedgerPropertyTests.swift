// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

/// What holds for every ledger, tried with random histories.
@Suite struct LedgerPropertyTests {
  private let histories = LedgerHistories()

  private func entries(_ count: Int) -> (inout SeededGenerator) -> [Ledger.Entry] {
    { histories.entries(1 + $0.draw(below: count), &$0) }
  }

  /// Simpler entries: fewer points, no bonus.
  private func simpler(_ entry: Ledger.Entry) -> [Ledger.Entry] {
    guard case .points(let base, let bonus) = entry.change else { return [] }
    var changes: [Ledger.Entry.Change] = []
    if bonus > 0 { changes.append(.points(base)) }
    if base != 0 { changes.append(.points(base / 2, bonus: bonus)) }
    return changes.map { change in
      Ledger.Entry(
        id: entry.id,
        member: entry.member,
        change: change,
        reason: entry.reason,
        date: entry.date,
        recordedAt: entry.recordedAt
      )
    }
  }

  private func check(
    _ seeds: Range<UInt64> = 0..<60,
    of count: Int = 120,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ property: (Ledger, [Ledger.Entry], inout SeededGenerator) throws -> Void
  ) {
    forEachHistory(
      seeds,
      of: entries(count),
      simplifying: simpler,
      sourceLocation: sourceLocation
    ) { entries, generator in
      let rules = try histories.rules(&generator)
      try property(try Sample.ledger(rules, entries), entries, &generator)
    }
  }

  private func window(_ generator: inout SeededGenerator) -> Range<Date> {
    let start = Sample.date(10, 12).addingTimeInterval(Double(generator.draw(below: 30240)) * 60)
    return start..<start.addingTimeInterval(Double(generator.draw(below: 20160)) * 60)
  }

  @Test func theLedgerSaysWhatItsRulesSay() {
    check { ledger, entries, generator in
      let reference = ReferenceLedger(
        rules: ledger.rules,
        calendar: Sample.berlin,
        entries: entries
      )
      for entry in entries {
        let taken = ledger.points(takenFor: entry.id, of: entry.member)
        try #require(taken == reference.taken[entry.id])
      }
      let window = window(&generator)
      for member in ledger.members {
        try #require(ledger.total(of: member) == reference.total(of: member))
        try #require(
          ledger.total(of: member, in: window) == reference.total(of: member, in: window)
        )
      }
      for posting in ledger.members.flatMap({ ledger.explanation(of: $0).postings }) {
        let isReversed = if case .reversed = posting.effect { true } else { false }
        try #require(isReversed == reference.isReversed(posting.entry))
      }
    }
  }

  @Test func orderAndRepetitionOfRecordingDoNotMatter() {
    check(0..<20, of: 150) { ledger, entries, generator in
      var shuffled = Ledger(rules: ledger.rules, days: Sample.days)
      let log = generator.shuffled(entries + entries.prefix(entries.count / 3))
      let new = try log.count { try shuffled.record($0) }
      try #require(new == entries.count)
      try #require(shuffled == ledger)
      try #require(shuffled.hashValue == ledger.hashValue)
      try #require(shuffled.totals() == ledger.totals())
      try #require(try json(shuffled.archive) == json(ledger.archive))
      for member in ledger.members {
        try #require(shuffled.explanation(of: member) == ledger.explanation(of: member))
      }
    }
  }

  @Test func recordingInBatchesIsRecordingAllAtOnce() {
    // Few entries of one member, so that reversals of reversals are common.
    var histories = histories
    histories.members = ["ada"]
    forEachHistory(0..<150, of: { histories.entries(30, &$0) }) { entries, generator in
      let ledger = try Sample.ledger(histories.rules(&generator), entries)
      var batched = Ledger(rules: ledger.rules, days: Sample.days)
      var rest = generator.shuffled(entries)[...]
      while !rest.isEmpty {
        let size = 1 + generator.draw(below: min(rest.count, 8))
        try batched.record(contentsOf: rest.prefix(size) + rest.prefix(2))
        rest = rest.dropFirst(size)
      }
      try #require(batched == ledger)
      try #require(batched.total(of: "ada") == ledger.total(of: "ada"))
      try #require(batched.explanation(of: "ada") == ledger.explanation(of: "ada"))
    }
  }

  @Test func thousandsOfEntriesInAnyOrderAreTheSameAsInOrder() throws {
    var generator = SeededGenerator(seed: 2026)
    let entries = histories.entries(4000, &generator)
    let rules = try PointsRules {
      $0.caps = [PointsCap(3000, per: .day), PointsCap(9000, per: .week)]
    }
    let ordered = entries.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    var oneByOne = Ledger(rules: rules, days: Sample.days)
    for entry in ordered {
      try oneByOne.record(entry)
    }
    let atOnce = try Sample.ledger(rules, generator.shuffled(entries + entries))
    #expect(atOnce == oneByOne)
    for member in atOnce.members {
      #expect(atOnce.explanation(of: member) == oneByOne.explanation(of: member))
    }
  }

  @Test func everyExplanationSumsToItsNumber() {
    check { ledger, _, generator in
      for member in ledger.members {
        for window in [nil, window(&generator)] {
          let explanation = ledger.explanation(of: member, in: window)
          var balance = explanation.opening
          for posting in explanation.postings {
            // No closure in an expectation before another one: Swift 6.3 takes the second for the
            // first.
            let steps = posting.steps.map(\.points)
            try #require(steps.reduce(0, +) == posting.points)
            balance += posting.points
            try #require(posting.balance == balance)
            try #require(posting.points == ledger.points(takenFor: posting.id, of: member))
            if case .points(0..., let bonus) = posting.entry.change, case .counted = posting.effect
            {
              let lost = steps.filter { $0 < 0 }.reduce(0, +)
              try #require(posting.bonus == max(bonus + lost, 0))
            } else {
              try #require(posting.bonus == 0)
            }
          }
          try #require(explanation.closing == balance)
          try #require(explanation.total == explanation.postings.reduce(0) { $0 + $1.points })
          let total = window.map { ledger.total(of: member, in: $0) } ?? ledger.total(of: member)
          try #require(explanation.total == total)
          let kinds = Set(explanation.postings.flatMap(\.steps).map(\.kind))
          let sums = kinds.compactMap(explanation.sum)
          try #require(sums.count == kinds.count)
          try #require(explanation.total == sums.reduce(0, +))
        }
      }
    }
  }

  @Test func windowsThatFollowEachOtherSumToTheWhole() {
    check { ledger, _, generator in
      let marks = (0..<6).map { _ in window(&generator).lowerBound }.sorted()
      let bounds = [.distantPast] + marks + [.distantFuture]
      for member in ledger.members {
        let sum = zip(bounds, bounds.dropFirst()).reduce(0) { sum, bound in
          sum + ledger.total(of: member, in: bound.0..<bound.1)
        }
        try #require(sum == ledger.total(of: member))
      }
    }
  }

  @Test func totalsOfAllMembersAreThoseOfEach() {
    check { ledger, entries, generator in
      for window in [nil, window(&generator)] {
        let totals = ledger.totals(in: window)
        try #require(totals.map(\.member) == Set(entries.map(\.member)).sorted())
        for total in totals {
          let postings = ledger.explanation(of: total.member, in: window).postings
          try #require(total.points == postings.reduce(0) { $0 + $1.points })
          try #require(total.reachedAt == postings.last { $0.points != 0 }?.entry.date)
        }
      }
    }
  }

  @Test func aReversalIsTheExactInverseAndItsReversalRestores() {
    check { ledger, entries, generator in
      let entry = try assume(generator.drawElement(of: entries))
      // Later than everything, so that no other entry reverses it.
      let void = Sample.entry("void", .reversal(of: entry.id), entry.member, at: Sample.date(12, 1))
      let restore = Sample.entry("x", .reversal(of: "void"), entry.member, at: Sample.date(12, 2))
      var voided = ledger
      try voided.record(void)
      var without = try Sample.ledger(ledger.rules, entries.filter { $0 != entry })
      try without.record(void)
      for other in entries where other != entry {
        let taken = voided.points(takenFor: other.id, of: other.member)
        // What the entry itself reversed counts again.
        try #require(taken == without.points(takenFor: other.id, of: other.member))
      }
      try #require(voided.points(takenFor: entry.id, of: entry.member) == 0)
      let window = window(&generator)
      try #require(
        voided.totals(in: window).filter { $0.points != 0 }
          == without.totals(in: window).filter { $0.points != 0 }
      )
      var restored = voided
      try restored.record(restore)
      try #require(restored.totals(in: window) == ledger.totals(in: window))
      for other in entries {
        try #require(
          restored.points(takenFor: other.id, of: other.member)
            == ledger.points(takenFor: other.id, of: other.member)
        )
      }
    }
  }

  @Test func noCapIsExceededOnAnyDayOrInAnyWeek() {
    check { ledger, _, _ in
      for member in ledger.members {
        let given = ledger.explanation(of: member).postings.filter { $0.points > 0 }
        for cap in ledger.rules.caps {
          let held = given.filter { cap.kinds?.contains($0.entry.reason.kind) != false }
          let periods = Dictionary(grouping: held) { posting in
            let unit: Calendar.Component = cap.period == .day ? .day : .weekOfYear
            return Sample.berlin.dateInterval(of: unit, for: posting.entry.date)
          }
          for postings in periods.values {
            try #require(postings.reduce(0) { $0 + $1.points } <= cap.limit)
          }
        }
      }
    }
  }

  @Test func askingForMoreNeverGivesLess() {
    var histories = histories
    histories.hasPenalties = false
    histories.hasLevels = false
    forEachHistory(0..<100, of: { histories.entries(80, &$0) }) { entries, generator in
      let rules = try histories.rules(&generator)
      let points = entries.indices.filter { index in
        if case .points = entries[index].change { true } else { false }
      }
      guard let index = generator.drawElement(of: points),
        case .points(let base, let bonus) = entries[index].change
      else { return }
      let entry = entries[index]
      let more = Ledger.Entry(
        id: entry.id,
        member: entry.member,
        change: .points(base + 1 + generator.draw(below: 20), bonus: bonus),
        reason: entry.reason,
        date: entry.date
      )
      var asking = entries
      asking[index] = more
      let (less, greater) = (try Sample.ledger(rules, entries), try Sample.ledger(rules, asking))
      // At no moment, not only at the end.
      let balances = zip(
        less.explanation(of: entry.member).postings,
        greater.explanation(of: entry.member).postings
      )
      for (before, after) in balances {
        try #require(before.balance <= after.balance)
      }
    }
  }

  @Test func theFloorIsNeverCrossed() {
    check { ledger, _, _ in
      let floor = try assume(ledger.rules.floor)
      for member in ledger.members {
        let balances = ledger.explanation(of: member).postings.map(\.balance)
        try #require(balances.allSatisfy { $0 >= floor })
      }
    }
  }

  @Test func aLookIntoThePastIsALedgerOfOnlyThat() {
    check { ledger, entries, generator in
      let (asOf, knownAt) = (window(&generator).lowerBound, window(&generator).upperBound)
      let happened = entries.filter { $0.date <= asOf }
      let known = entries.filter { $0.recordedAt <= knownAt }
      try #require(ledger.view() == ledger)
      try #require(try ledger.view(asOf: asOf) == Sample.ledger(ledger.rules, happened))
      try #require(try ledger.view(knownAt: knownAt) == Sample.ledger(ledger.rules, known))
      let view = ledger.view(asOf: asOf, knownAt: knownAt)
      try #require(
        try view == Sample.ledger(ledger.rules, happened.filter { $0.recordedAt <= knownAt })
      )
      for member in ledger.members {
        let explanation = ledger.explanation(of: member, asOf: asOf, knownAt: knownAt)
        try #require(explanation == view.explanation(of: member))
      }
    }
  }

  @Test func whatIsStoredComesBack() {
    check(0..<20) { ledger, entries, generator in
      try expectRoundTrip(ledger.archive)
      let archive = try decode(Ledger.Archive.self, try json(ledger.archive))
      try #require(Ledger(archive, days: Sample.days) == ledger)
      try #require(try decode([Ledger.Entry].self, try json(entries)) == entries)
    }
  }

  @Test func aCopyDoesNotChangeWithItsOriginal() {
    check(0..<20) { ledger, entries, generator in
      var changed = ledger
      try changed.record(Sample.entry("new", .points(7), "ada", at: Sample.date(10, 15)))
      try #require(changed != ledger)
      try #require(try Sample.ledger(ledger.rules, entries) == ledger)
    }
  }
}
