// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Ledger {
  /// The points of a member within some time.
  public struct MemberTotal: Hashable, Sendable {
    /// Whose points they are.
    public let member: Member.ID
    /// How many there are.
    public let points: Int
    /// Since when there are so many: the date of the last entry that changed them, or nil without any.
    ///
    /// Of two members with the same points, the one with the earlier date was there first.
    public let reachedAt: Date?
  }
}

extension Ledger {
  /// Returns the points that a member got within some time, 0 for someone unknown.
  ///
  /// A reversed entry does not count, whenever it was reversed: a reversal takes points back at the date of the
  /// entry.
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

  /// Returns the points of every member who has an entry, in the order of the members' identifiers.
  ///
  /// - Parameter window: The time, from its first instant up to, and without, its last; nil for all time.
  /// - Returns: A total for each member, 0 for one without an entry in that time.
  /// - Complexity: O(*m* (log *m* + log *n*)) for *m* members with *n* entries each, and the entries after the
  ///   last one that changed the points of its member.
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

  /// Returns the points that were taken for an entry, after caps and floor; 0 for one that is reversed, and nil
  /// for one that is not there.
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
  /// Returns the last entries before some time and of that time, which are the same when there is none in it.
  ///
  /// - Complexity: O(log *n*).
  func bounds(of window: Range<Date>?, _ entries: EntryTable) -> (before: Int32, last: Int32) {
    guard let window else { return (EntryTable.none, last) }
    return (last(before: window.lowerBound, entries), last(before: window.upperBound, entries))
  }
}
