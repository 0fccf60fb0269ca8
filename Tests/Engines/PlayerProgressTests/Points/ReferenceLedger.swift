// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress

/// The rules of the ledger in their plainest form, for comparison: everything is searched for among
/// all entries.
struct ReferenceLedger {
  let rules: PointsRules
  let calendar: Calendar
  private let entries: [Ledger.Entry]
  private(set) var taken: [Ledger.Entry.ID: Int] = [:]

  init(rules: PointsRules, calendar: Calendar, entries: [Ledger.Entry]) {
    self.rules = rules
    self.calendar = calendar
    self.entries = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
      .values
      .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    for entry in self.entries {
      taken[entry.id] = points(takenFor: entry)
    }
  }

  func total(of member: Member.ID, in window: Range<Date>? = nil) -> Int {
    entries.filter { $0.member == member && window?.contains($0.date) != false }
      .reduce(0) { $0 + taken[$1.id, default: 0] }
  }

  func isReversed(_ entry: Ledger.Entry) -> Bool {
    entries.contains { other in
      other.change == .reversal(of: entry.id) && other.member == entry.member
        && (entry.date, entry.id) < (other.date, other.id) && !isReversed(other)
    }
  }

  /// Finds the points of an entry when those of all before it are found.
  private func points(takenFor entry: Ledger.Entry) -> Int {
    guard !isReversed(entry) else { return 0 }
    let balance = total(of: entry.member)
    let asked: Int
    switch entry.change {
    case .points(let base, let bonus): asked = base + bonus
    case .toNextLevel:
      let next = (1...).lazy.map { 50 * $0 * ($0 + 1) }.first { $0 > balance } ?? 0
      asked = next - balance
    case .reversal: return 0
    }
    guard asked > 0 else {
      return rules.floor.map { max(asked, $0 - balance) } ?? asked
    }
    return rules.caps.filter { $0.kinds?.contains(entry.reason.kind) != false }
      .map { max($0.limit - used(of: $0, with: entry), 0) }
      .reduce(asked, min)
  }

  private func used(of cap: PointsCap, with entry: Ledger.Entry) -> Int {
    let unit: Calendar.Component = cap.period == .day ? .day : .weekOfYear
    return entries.filter { other in
      other.member == entry.member && cap.kinds?.contains(other.reason.kind) != false
        && calendar.isDate(other.date, equalTo: entry.date, toGranularity: unit)
    }
    .reduce(0) { $0 + max(taken[$1.id, default: 0], 0) }
  }
}
