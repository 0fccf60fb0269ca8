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
    account(of: member).map { $0.total(of: $0.positions(in: window)) } ?? 0
  }

  /// Returns the points of every member who has an entry, in the order of the members' identifiers.
  ///
  /// - Parameter window: The time, from its first instant up to, and without, its last; nil for all time.
  /// - Returns: A total for each member, 0 for one without an entry in that time.
  /// - Complexity: O(*m* (log *m* + log *n*)) for *m* members with *n* entries each, and the entries after the
  ///   last one that changed the points of its member.
  public func totals(in window: Range<Date>? = nil) -> [Ledger.MemberTotal] {
    accounts.map { $0.standing(in: window) }.sorted { $0.member < $1.member }
  }

  /// Returns the points of one member; 0 for someone unknown.
  package func standing(of member: Member.ID, in window: Range<Date>?) -> Ledger.MemberTotal {
    account(of: member)?.standing(in: window)
      ?? Ledger.MemberTotal(member: member, points: 0, reachedAt: nil)
  }

  /// Returns the points that were taken for an entry, after caps and floor; 0 for one that is reversed, and nil
  /// for one that is not there.
  ///
  /// - Complexity: O(log *n*) for *n* entries of the member.
  package func points(takenFor entry: LedgerEntry.ID, of member: Member.ID) -> Int? {
    guard let number = numbers[member], let date = dates[entry] else { return nil }
    return accounts[number].position(of: entry, date: date).map { accounts[number].taken(at: $0) }
  }
}

extension Account {
  /// Returns the points within some time, and since when there are so many.
  func standing(in window: Range<Date>?) -> Ledger.MemberTotal {
    let positions = positions(in: window)
    let last = positions.last { taken(at: $0) != 0 }
    return Ledger.MemberTotal(
      member: member,
      points: total(of: positions),
      reachedAt: last.map { lines[$0].entry.date }
    )
  }

  /// Returns the places of the entries within some time.
  ///
  /// - Complexity: O(log *n*).
  func positions(in window: Range<Date>?) -> Range<Int> {
    guard let window else { return 0..<lines.count }
    let start = position(of: window.lowerBound)
    return start..<max(start, position(of: window.upperBound))
  }

  /// Returns the sum of the points taken for neighboring entries.
  ///
  /// - Complexity: O(1).
  func total(of positions: Range<Int>) -> Int {
    balance(before: positions.upperBound) - balance(before: positions.lowerBound)
  }
}
