// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The entries of a ledger in little memory, numbered from 0 in the order in which they came.
///
/// A number takes a quarter of an identifier, and leads to its entry without a search. Most entries say no more than
/// fits into a row, but for a subject. The entries of an account are linked, each to the one before it.
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
    /// The place of the entry among those that say more than a row, or its complement the place of its subject, from
    /// 1; see ``EntryTable/none``.
    fileprivate let more: Int32
    /// How many reversals in effect there are of the entry.
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
  ///   - spot: Where its identifier belongs.
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

  /// The entries of an account up to one, without those up to another one before it, in their order.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  func numbers(after first: Int32 = none, upTo last: Int32) -> [Int32] {
    sequence(first: last) { self[$0].previous }.prefix { $0 != first && $0 != Self.none }.reversed()
  }
}

extension Ledger.Entry {
  /// The points that are asked, of an entry that says nothing but them, its kind and subject, and when.
  fileprivate var plainPoints: Int? {
    guard case .points(let points, bonus: 0) = change, reason.note == nil,
      recordedAt == date
    else { return nil }
    return points
  }
}
