// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// The points of all members: entries that can be added, explained and reversed, but never edited.
///
/// ```swift
/// var ledger = Ledger(days: DayReckoning(berlin))
/// try ledger.record(Ledger.Entry(
///   id: "e1", member: "bob", change: .points(20), reason: .init(.todo, subject: "windows"), date: now))
/// ledger.total(of: "bob")         // 20
/// ledger.explanation(of: "bob")   // every point with its reason
/// ```
///
/// A ledger is a *set* of entries; all its figures follow from them in the order of date and then identifier.
/// So entries may arrive late, shuffled or twice, from several devices, and the ledger is the same. An entry
/// stores the points that are *asked*; the points *taken* are found on the way through all entries:
///
/// 1. Entries that are reversed do not count.
/// 2. An entry asks for points, of which caps may take something away, the bonus first. A penalty takes no more
///    than the floor lets it.
///
/// Totals are sums of the points taken. None of them can overflow: see ``maximumPoints``.
///
/// - Complexity: Recording an entry that comes last for its member takes O(1) on average; one that comes late,
///   or a reversal, O(*n*) for *n* entries of its member after the first whose points may change. A copy is
///   O(1), and a change to a copy makes anew only some kilobytes around it.
public struct Ledger: Sendable {
  /// The most points that can be asked for a member in all of their entries: 2^62 - 1.
  ///
  /// Penalties and bonuses count with their size, and an award to the next level reaches no further either.
  ///
  /// The limit does not depend on the order in which entries arrive, and holds for every part of them. So no
  /// total, window, reversal or look into the past can overflow.
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
  /// - Returns: Whether it is new; false when the same entry stands in the ledger already, which changes nothing.
  /// - Throws: ``LedgerError/conflictingEntry(_:)`` when there is another entry with its identifier,
  ///   ``LedgerError/dateOutOfRange(_:)`` for each of its dates, ``LedgerError/invalidBonus(_:)`` for one that is
  ///   negative or comes with a penalty, and ``LedgerError/tooManyPoints(_:)`` when more than ``maximumPoints`` would
  ///   be asked for its member. The ledger is then unchanged.
  /// - Complexity: O(1) on average for one that comes last for its member and is no reversal; else O(*n*) for
  ///   *n* entries of the member.
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
  /// - Throws: ``LedgerError`` for the first that cannot be recorded after those before it; the ledger is of no use then.
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
  /// - Returns: The number of the entry, and the place of the account, which is still to take it in; nil when the same
  ///   entry is there.
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
