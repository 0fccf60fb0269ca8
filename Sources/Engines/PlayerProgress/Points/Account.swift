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
  /// The number of points that are asked for in all; penalties and bonuses count with their size.
  var asked = 0
  /// The fold over all entries.
  private var end: PointsFold
  /// Every 16th entry, from which the search for a date goes on.
  private var marks = PagedArray<Int32>()

  private static let markDistance = 16

  /// Creates an account without entries.
  init(by policy: PointsPolicy) {
    end = PointsFold(balance: 0, caps: policy.caps)
  }

  /// The total of the member.
  var balance: Int { end.balance }

  /// Whether an entry comes last and is no reversal.
  func isNext(_ number: Int32, _ entries: EntryTable) -> Bool {
    if case .reversal = entries.change(number) { return false }
    return entries[number].date > latest
  }

  /// Puts an entry into its place and computes the balances from there on, or from the entry that
  /// it reverses.
  ///
  /// - Complexity: O(1) for one that comes last and is no reversal; else O(*n*) for *n* entries
  ///   after the first one whose points change, and those of the week before it when there are
  ///   caps.
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
    // An entry is reversed only by later ones, so going back everything about an entry is known
    // when it is met.
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

/// The entries of a ledger in little memory, numbered from 0 in the order in which they came.
///
/// A number takes a quarter of an identifier, and leads to its entry without a search. Most entries
/// say no more than fits into a row, but for a subject. The entries of an account are linked, each
/// to the one before it.
struct EntryTable: Sendable {
  private(set) var rows = PagedTable<Ledger.Entry.ID, Row>()
  /// The entries that say more than a row can.
  private var wholes = PagedArray<Ledger.Entry>()
  /// The subjects of those that say no more than that.
  private var subjects = PagedArray<String>()
  /// The reversals of an entry, also of one that is not there yet.
  private(set) var reversals = PagedDictionary<Ledger.Entry.ID, [Int32]>()

  /// An entry, and what follows for it from the others of its member.
  struct Row: Sendable {
    let date: Date
    let points: Int
    /// The total after the entry.
    var balance = 0
    let kind: PointsReason.Kind
    /// The number of the account.
    let account: Int32
    /// The place of the entry among those that say more than a row, or its complement the place of
    /// its subject, from 1; see ``EntryTable/none``.
    fileprivate let more: Int32
    /// The number of reversals of the entry that are in effect.
    var activeReversals: Int32 = 0
    /// The number of its day, when a rule asks for it.
    let day: Int32
    /// The entry of the account before it; see ``EntryTable/none``.
    var previous = none

    var isReversed: Bool { activeReversals > 0 }
  }

  /// The number of no entry.
  static let none: Int32 = -1

  /// The row of an entry.
  subscript(number: Int32) -> Row {
    _read { yield rows[Int(number)] }
    _modify { yield &rows[Int(number)] }
  }

  /// Adds an entry that is not there.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - spot: The place where its identifier belongs.
  ///   - account: The number of the account.
  ///   - isPlain: Whether the account spells its member as the entry does.
  ///   - policy: The rules, which may ask for its day.
  /// - Returns: The number of the entry.
  mutating func add(
    _ entry: Ledger.Entry,
    at spot: PagedTable<Ledger.Entry.ID, Row>.Spot,
    account: Int,
    isPlain: Bool,
    by policy: PointsPolicy
  ) -> Int32 {
    let number = Int32(rows.count)
    var (points, more) = (0, Self.none)
    if isPlain, let plain = entry.plainPoints {
      points = plain
      if let subject = entry.reason.subject {
        subjects.append(subject)
        more = ~Int32(subjects.count)
      }
    } else {
      more = Int32(wholes.count)
      wholes.append(entry)
      if case .reversal(let target) = entry.change {
        reversals[target, default: []].append(number)
      }
    }
    let row = Row(
      date: entry.date,
      points: points,
      kind: entry.reason.kind,
      account: Int32(account),
      more: more,
      day: Int32(policy.day(of: entry)?.number ?? 0)
    )
    rows.insert(row, for: entry.id, at: spot)
    return number
  }

  func id(_ number: Int32) -> Ledger.Entry.ID { rows.key(at: Int(number)) }

  /// The points that an entry asks for.
  func change(_ number: Int32) -> Ledger.Entry.Change {
    let more = self[number].more
    return more < 0 ? .points(self[number].points) : wholes[Int(more)].change
  }

  /// The entry with a number, of a member.
  func entry(_ number: Int32, of member: Member.ID) -> Ledger.Entry {
    let row = self[number]
    guard row.more < 0 else { return wholes[Int(row.more)] }
    let subject = row.more == Self.none ? nil : subjects[Int(~row.more) - 1]
    return Ledger.Entry(
      id: id(number),
      member: member,
      change: .points(row.points),
      reason: PointsReason(row.kind, subject: subject),
      date: row.date
    )
  }

  /// Whether an entry comes before another one.
  func isOrdered(_ left: Int32, before right: Int32) -> Bool {
    let (first, second) = (self[left].date, self[right].date)
    return first != second ? first < second : id(left) < id(right)
  }

  /// The total after an entry, 0 before the first one.
  func balance(after number: Int32) -> Int {
    number == Self.none ? 0 : self[number].balance
  }

  /// The points taken for an entry.
  func taken(for number: Int32) -> Int {
    self[number].balance - balance(after: self[number].previous)
  }

  /// The entries of an account up to one, without those up to another one before it, in their
  /// order.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  func numbers(after first: Int32 = none, upTo last: Int32) -> [Int32] {
    sequence(first: last) { self[$0].previous }.prefix { $0 != first && $0 != Self.none }.reversed()
  }
}

extension Ledger.Entry {
  /// The points that are asked, of an entry that says nothing but them, its kind and subject, and
  /// when.
  fileprivate var plainPoints: Int? {
    guard case .points(let points, bonus: 0) = change, reason.note == nil,
      recordedAt == date
    else { return nil }
    return points
  }
}

// A reversal takes one entry before it out of effect, so the reversals in effect can be found from
// the last entry to the first, and there are no circles.
extension EntryTable {
  /// Returns the entry that a reversal takes out of effect, or nil for an entry that is no reversal
  /// and for a reversal without effect.
  func target(ofReversal number: Int32) -> Int32? {
    guard case .reversal(let id) = change(number), let place = rows.place(of: id) else {
      return nil
    }
    let target = Int32(place)
    return isReversible(target, by: number) ? target : nil
  }

  /// Returns the reversals in effect of an entry.
  ///
  /// - Complexity: O(*r*) for *r* reversals of the entry.
  func activeReversals(of number: Int32) -> [Int32] {
    guard !reversals.isEmpty else { return [] }
    return reversals[id(number), default: []].filter {
      isReversible(number, by: $0) && !self[$0].isReversed
    }
  }

  /// Whether an entry is of the same account as another one and comes before it.
  private func isReversible(_ target: Int32, by reversal: Int32) -> Bool {
    self[target].account == self[reversal].account && isOrdered(target, before: reversal)
  }

  /// Notes the entries that a new entry takes out of effect or, by a chain of reversals, puts into
  /// effect again.
  ///
  /// - Returns: The first one of which anything changed; the new entry at least.
  mutating func passOnEffect(of number: Int32) -> Int32 {
    guard !self[number].isReversed else { return number }
    var reversal = number
    var isActive = true
    while let target = target(ofReversal: reversal) {
      let wasReversed = self[target].isReversed
      self[target].activeReversals += isActive ? 1 : -1
      guard self[target].isReversed != wasReversed else { break }
      reversal = target
      isActive = wasReversed
    }
    return reversal
  }
}

// MARK: - Balances

extension EntryTable {
  /// Reckons the balance after an entry.
  mutating func reckon(_ number: Int32, _ fold: inout PointsFold, by policy: PointsPolicy) {
    if !self[number].isReversed {
      fold.post(number, of: self, by: policy)
    }
    self[number].balance = fold.balance
  }

  /// Returns the fold over the entries of an account before one.
  ///
  /// - Complexity: O(1), or O(*n*) for *n* entries in the week before when there are caps.
  func fold(before number: Int32, by policy: PointsPolicy) -> PointsFold {
    let before = self[number].previous
    var fold = PointsFold(balance: balance(after: before), caps: policy.caps)
    guard let day = policy.day(of: self[number]) else { return fold }
    let week = policy.start(of: .week, with: day)
    var start = before
    while start != Self.none, let day = policy.day(of: self[start]), day >= week {
      start = self[start].previous
    }
    for number in numbers(after: start, upTo: before) {
      let taken = taken(for: number)
      if taken > 0, let day = policy.day(of: self[number]) {
        fold.use(taken, for: self[number].kind, on: day, by: policy)
      }
    }
    return fold
  }
}

extension PointsFold {
  /// Takes an entry, which is in effect.
  @discardableResult
  mutating func post(
    _ number: Int32,
    of entries: EntryTable,
    by policy: PointsPolicy
  ) -> PostedAmounts {
    let day = policy.day(of: entries[number])
    return post(entries.change(number), for: entries[number].kind, on: day, by: policy)
  }
}
