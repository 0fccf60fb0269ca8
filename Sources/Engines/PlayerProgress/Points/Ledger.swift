// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The points of all members, as entries that can be added, explained and reversed, but never
/// edited.
///
/// ```swift
/// var ledger = Ledger(days: DayReckoning(berlin))
/// try ledger.record(Ledger.Entry(
///   id: "e1", member: "bob", change: .points(20), reason: .init(.todo, subject: "windows"), date: now))
/// ledger.total(of: "bob")         // 20
/// ledger.explanation(of: "bob")   // every point with its reason
/// ```
///
/// A ledger is a *set* of entries; all its figures follow from them in the order of date and then
/// identifier. So entries may arrive late, shuffled or twice, from several devices, and the ledger
/// is the same. An entry stores the points that are *asked*; the points *taken* are found on the
/// way through all entries:
///
/// 1. Entries that are reversed do not count.
/// 2. An entry asks for points, of which caps may take something away, the bonus first. A penalty
///    takes no more than the floor lets it.
///
/// Totals are sums of the points taken. None of them can overflow: see ``maximumPoints``.
///
/// - Complexity: Recording an entry that comes last for its member takes O(1) on average; one that
///   comes late, or a reversal, O(*n*) for *n* entries of its member after the first whose points
///   may change. A copy is O(1), and a change to a copy makes anew only some kilobytes around it.
public struct Ledger: Sendable {
  /// The most points that can be asked for a member in all of their entries: 2^62 - 1.
  ///
  /// Penalties and bonuses count with their size, and an award to the next level reaches no further
  /// either.
  ///
  /// The limit does not depend on the order in which entries arrive, and holds for every part of
  /// them. So no total, window, reversal or look into the past can overflow.
  public static let maximumPoints = Int.max / 2

  /// Floor, caps and levels.
  package var rules: PointsRules { policy.rules }
  /// The reckoning of the days and weeks of caps.
  package var days: DayReckoning { policy.days }

  let policy: PointsPolicy
  private(set) var table = EntryTable()
  /// The accounts of all members who have an entry, in the order in which they came.
  private(set) var accounts = PagedTable<Member.ID, Account>()

  /// Creates a ledger without entries.
  ///
  /// - Parameters:
  ///   - rules: Floor, caps and levels.
  ///   - days: The reckoning of the days and weeks of caps.
  public init(rules: PointsRules = .standard, days: DayReckoning) {
    policy = PointsPolicy(rules: rules, days: days)
  }

  /// Records an entry.
  ///
  /// - Parameter entry: The entry.
  /// - Returns: Whether it is new; false when the same entry stands in the ledger already, which
  ///   changes nothing.
  /// - Throws: ``LedgerError/conflictingEntry(_:)`` when there is another entry with its
  ///   identifier, ``LedgerError/dateOutOfRange(_:)`` for each of its dates,
  ///   ``LedgerError/invalidBonus(_:)`` for one that is negative or comes with a penalty, and
  ///   ``LedgerError/tooManyPoints(_:)`` when more than ``maximumPoints`` would be asked for its
  ///   member. The ledger is then unchanged.
  /// - Complexity: O(1) on average for one that comes last for its member and is no reversal; else
  ///   O(*n*) for *n* entries of the member.
  @discardableResult
  public mutating func record(_ entry: Ledger.Entry) throws(LedgerError) -> Bool {
    guard let (number, account) = try add(entry) else { return false }
    accounts[account].insert(number, &table, by: policy)
    return true
  }

  /// Returns all points of a member, 0 for someone unknown.
  ///
  /// - Complexity: O(1).
  public func total(of member: Member.ID) -> Int {
    accounts.place(of: member).map { accounts[$0].balance } ?? 0
  }

  /// Returns how much is asked for a member in all, as ``maximumPoints`` counts it.
  func asked(of member: Member.ID) -> Int {
    accounts.place(of: member).map { accounts[$0].asked } ?? 0
  }

  /// Returns the account of a member, or nil for one without an entry.
  func account(of member: Member.ID) -> Account? {
    accounts.place(of: member).map { accounts[$0] }
  }

  /// The numbers of the entries of a member, in their order.
  func numbers(of member: Member.ID) -> [Int32] {
    account(of: member).map { table.numbers(upTo: $0.last) } ?? []
  }

  /// The entry with a number.
  func entry(_ number: Int32) -> Ledger.Entry {
    table.entry(number, of: accounts.key(at: Int(table[number].account)))
  }

  /// Takes in entries, in any order and as often as they come.
  ///
  /// - Throws: ``LedgerError`` for the first that cannot be recorded after those before it; the
  ///   ledger is of no use then.
  mutating func take(_ entries: some Sequence<Ledger.Entry>) throws(LedgerError) {
    var batches: [Int: [Int32]] = [:]
    for entry in entries {
      guard let (number, account) = try add(entry) else { continue }
      if batches[account] == nil, accounts[account].isNext(number, table) {
        accounts[account].insert(number, &table, by: policy)
      } else {
        batches[account, default: []].append(number)
      }
    }
    for (account, batch) in batches {
      accounts[account].insert(all: batch, &table, by: policy)
    }
  }

  /// Adds an entry, and an account if its member has none.
  ///
  /// - Returns: The number of the entry, and the place of the account, which is still to take it
  ///   in; nil when the same entry is there.
  private mutating func add(
    _ entry: Ledger.Entry
  ) throws(LedgerError) -> (number: Int32, account: Int)? {
    let spot = table.rows.spot(of: entry.id)
    if let place = spot.place {
      guard self.entry(Int32(place)) == entry else { throw .conflictingEntry(entry.id) }
      return nil
    }
    let account = accounts.spot(of: entry.member)
    let asked = account.place.map { accounts[$0].asked } ?? 0
    let magnitude = try entry.magnitude(afterAsking: asked)
    let place = account.place ?? accounts.count
    if account.place == nil {
      accounts.insert(Account(by: policy), for: entry.member, at: account)
    }
    accounts[place].asked = asked + magnitude
    // Identifiers that are equal may be spelled by other scalars.
    let isPlain = accounts.key(at: place).rawValue.utf8.elementsEqual(entry.member.rawValue.utf8)
    return (table.add(entry, at: spot, account: place, isPlain: isPlain, by: policy), place)
  }

  /// Whether an entry stands in the ledger.
  ///
  /// - Throws: ``LedgerError/conflictingEntry(_:)`` when another one with its identifier does.
  func contains(_ entry: Ledger.Entry) throws(LedgerError) -> Bool {
    guard let place = table.rows.place(of: entry.id) else { return false }
    guard self.entry(Int32(place)) == entry else { throw .conflictingEntry(entry.id) }
    return true
  }
}

extension Ledger {
  /// A member's total within a period.
  public struct MemberTotal: Hashable, Sendable {
    /// The member whose points they are.
    public let member: Member.ID
    /// The number of points.
    public let points: Int
    /// The date from which there are so many: the date of the last entry that changed them, or nil
    /// without any.
    ///
    /// Of two members with the same points, the one with the earlier date was there first.
    public let reachedAt: Date?
  }
}

extension Ledger {
  /// Returns the points that a member got within some time, 0 for someone unknown.
  ///
  /// A reversed entry does not count, whenever it was reversed: a reversal takes points back at the
  /// date of the entry.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - window: The time, from its first instant up to, and without, its last.
  /// - Returns: The sum of the points taken for the entries of that time.
  /// - Complexity: O(log *n*) for *n* entries of the member.
  public func total(of member: Member.ID, in window: Range<Date>) -> Int {
    guard let (before, last) = account(of: member)?.bounds(of: window, table) else { return 0 }
    return table.balance(after: last) - table.balance(after: before)
  }

  /// Returns the points of every member with an entry, sorted by member identifier.
  ///
  /// - Parameter window: The time, from its first instant up to, and without, its last; nil for all
  ///   time.
  /// - Returns: A total for each member, 0 for one without an entry in that time.
  /// - Complexity: O(*m* (log *m* + log *n*)) for *m* members with *n* entries each, and the
  ///   entries after the last one that changed the points of its member.
  public func totals(in window: Range<Date>? = nil) -> [Ledger.MemberTotal] {
    (0..<accounts.count).map { standing(of: accounts.key(at: $0), accounts[$0], in: window) }
      .sorted { $0.member < $1.member }
  }

  /// Returns the points of one member; 0 for someone unknown.
  package func standing(of member: Member.ID, in window: Range<Date>?) -> Ledger.MemberTotal {
    account(of: member).map { standing(of: member, $0, in: window) }
      ?? Ledger.MemberTotal(member: member, points: 0, reachedAt: nil)
  }

  private func standing(
    of member: Member.ID,
    _ account: Account,
    in window: Range<Date>?
  ) -> Ledger.MemberTotal {
    let (before, last) = account.bounds(of: window, table)
    var changed = last
    while changed != before, table.taken(for: changed) == 0 {
      changed = table[changed].previous
    }
    return Ledger.MemberTotal(
      member: member,
      points: table.balance(after: last) - table.balance(after: before),
      reachedAt: changed == before ? nil : table[changed].date
    )
  }

  /// Returns the points that were taken for an entry, after caps and floor; 0 for one that is
  /// reversed, and nil for one that is not there.
  ///
  /// - Complexity: O(1).
  package func points(takenFor entry: Ledger.Entry.ID, of member: Member.ID) -> Int? {
    guard let place = table.rows.place(of: entry), let account = accounts.place(of: member),
      table.rows[place].account == account
    else { return nil }
    return table.taken(for: Int32(place))
  }
}

extension Account {
  /// Returns the last entries before some time and of that time, which are the same when there is
  /// none in it.
  ///
  /// - Complexity: O(log *n*).
  func bounds(of window: Range<Date>?, _ entries: EntryTable) -> (before: Int32, last: Int32) {
    guard let window else { return (EntryTable.none, last) }
    // Nothing is in a stretch of time with an end that is no number.
    let ends = [window.lowerBound, window.upperBound].map(\.timeIntervalSince1970)
    guard ends[0] <= ends[1] else { return (EntryTable.none, EntryTable.none) }
    return (last(before: window.lowerBound, entries), last(before: window.upperBound, entries))
  }
}

extension Ledger {
  /// Returns the ledger as it was: with only the entries that had happened by a date, or were known
  /// by one.
  ///
  /// ```swift
  /// ledger.view(asOf: yesterday)       // yesterday, by all that is known now
  /// ledger.view(knownAt: yesterday)    // yesterday, by all that was known then
  /// ```
  ///
  /// A reversal that had not happened yet, or was not known, has no effect in the view.
  ///
  /// - Parameters:
  ///   - asOf: The last instant whose entries are in it, or nil for all.
  ///   - knownAt: The last instant at which an entry may have become known, or nil for all.
  /// - Returns: A ledger with the same rules.
  /// - Complexity: O(*n* log *n*).
  public func view(asOf: Date? = nil, knownAt: Date? = nil) -> Ledger {
    view(of: 0..<Int32(count), asOf: asOf, knownAt: knownAt)
  }

  /// Returns the ledger as it was, with the entries of one member alone.
  func view(of member: Member.ID, asOf: Date?, knownAt: Date?) -> Ledger {
    view(of: numbers(of: member), asOf: asOf, knownAt: knownAt)
  }

  private func view(of numbers: some Sequence<Int32>, asOf: Date?, knownAt: Date?) -> Ledger {
    var view = Ledger(rules: rules, days: days)
    // Any part of what can be recorded can be recorded.
    try? view.take(
      numbers.lazy.map { entry($0) }.filter { entry in
        // A date that is no number is not after anything, and leaves nothing out.
        asOf.map { entry.date > $0 } != true && knownAt.map { entry.recordedAt > $0 } != true
      }
    )
    return view
  }
}

/// The reason a ``Ledger`` refuses an entry.
///
/// The ledger is then unchanged.
public enum LedgerError: Error, Hashable, Sendable {
  /// There is another entry with this identifier and other content.
  case conflictingEntry(Ledger.Entry.ID)
  /// The date of the entry is not a number or is more than about 35,000 years away.
  case dateOutOfRange(Ledger.Entry.ID)
  /// The entry has a negative bonus, or a bonus with a penalty.
  case invalidBonus(Ledger.Entry.ID)
  /// With the entry, more than ``Ledger/maximumPoints`` would have been asked for its member.
  case tooManyPoints(Ledger.Entry.ID)
}

extension LedgerError {
  /// The refused entry.
  package var entry: Ledger.Entry.ID {
    switch self {
    case .conflictingEntry(let entry), .dateOutOfRange(let entry), .invalidBonus(let entry),
      .tooManyPoints(let entry):
      entry
    }
  }
}

extension LedgerError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .conflictingEntry(let entry):
      "there is another entry \"\(entry)\" with other content"
    case .dateOutOfRange(let entry):
      "the entry \"\(entry)\" has a date that is too far away"
    case .invalidBonus(let entry):
      "the entry \"\(entry)\" has a bonus that is negative or next to a penalty"
    case .tooManyPoints(let entry):
      "with the entry \"\(entry)\" more points are asked than the \(Ledger.maximumPoints) possible"
    }
  }
}
