// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The entries of one member in their order.
struct Account: Sendable {
  /// The number of the last entry.
  private(set) var last = EntryTable.none
  /// The date of the last entry, so that a later one need not touch it.
  private var latest = Date.distantPast
  private var count: Int32 = 0
  /// How many points are asked for in all; penalties and bonuses count with their size.
  var asked = 0
  /// The fold over all entries.
  private var end: PointsFold
  /// Every 16th entry, from which the search for a date goes on.
  private var marks = PagedArray<Int32>()

  private static let markDistance = 16

  /// Creates an account without entries.
  init(by policy: PointsPolicy) {
    end = PointsFold(balance: 0, caps: policy.rules.caps)
  }

  /// The total of the member.
  var balance: Int { end.balance }

  /// Whether an entry comes last and is no reversal.
  func isNext(_ number: Int32, _ entries: EntryTable) -> Bool {
    if case .reversal = entries.change(number) { return false }
    return entries[number].date > latest
  }

  /// Puts an entry into its place and computes the balances from there on, or from the entry that it reverses.
  ///
  /// - Complexity: O(1) for one that comes last and is no reversal; else O(*n*) for *n* entries after the first
  ///   one whose points change, and those of the week before it when there are caps.
  mutating func insert(_ number: Int32, _ entries: inout EntryTable, by policy: PointsPolicy) {
    var before = last
    if entries[number].date <= latest {
      while before != EntryTable.none, entries.isOrdered(number, before: before) {
        before = entries[before].previous
      }
    }
    let isLast = before == last
    if isLast {
      append(number, &entries)
    } else {
      link([number] + entries.numbers(after: before, upTo: last), after: before, &entries)
    }
    entries[number].activeReversals = Int32(entries.activeReversals(of: number).count)
    let first = entries.passOnEffect(of: number)
    if isLast, first == number {
      entries.reckon(number, &end, by: policy)
    } else {
      reckon(from: first, &entries, by: policy)
    }
  }

  /// Puts many entries into their places and computes all balances again.
  ///
  /// - Complexity: O(*n* log *n*) for *n* entries in all.
  mutating func insert(all new: [Int32], _ entries: inout EntryTable, by policy: PointsPolicy) {
    let numbers = (entries.numbers(upTo: last) + new).sorted { entries.isOrdered($0, before: $1) }
    link(numbers, after: EntryTable.none, &entries)
    for number in numbers {
      entries[number].activeReversals = 0
    }
    // An entry is reversed only by later ones, so going back everything about an entry is known when it is met.
    for number in numbers.reversed() where !entries[number].isReversed {
      if let target = entries.target(ofReversal: number) {
        entries[target].activeReversals += 1
      }
    }
    if let first = numbers.first { reckon(from: first, &entries, by: policy) }
  }

  /// Links entries, which are all of those after one, in their order.
  private mutating func link(
    _ numbers: [Int32],
    after before: Int32,
    _ entries: inout EntryTable
  ) {
    count -= Int32(entries.numbers(after: before, upTo: last).count)
    marks.truncate(to: Int(count) / Self.markDistance)
    last = before
    for number in numbers { append(number, &entries) }
  }

  private mutating func append(_ number: Int32, _ entries: inout EntryTable) {
    entries[number].previous = last
    last = number
    latest = entries[number].date
    count += 1
    if Int(count) % Self.markDistance == 0 { marks.append(number) }
  }

  /// Reckons the balances from an entry on.
  private mutating func reckon(
    from first: Int32,
    _ entries: inout EntryTable,
    by policy: PointsPolicy
  ) {
    end = entries.fold(before: first, by: policy)
    for number in entries.numbers(after: entries[first].previous, upTo: last) {
      entries.reckon(number, &end, by: policy)
    }
  }

  /// The last entry before a date, if there is one.
  ///
  /// - Complexity: O(log *n*).
  func last(before date: Date, _ entries: EntryTable) -> Int32 {
    let mark = marks.firstIndexInOrder { entries[$0].date >= date }
    var number = mark < marks.count ? marks[mark] : last
    while number != EntryTable.none, entries[number].date >= date {
      number = entries[number].previous
    }
    return number
  }
}
