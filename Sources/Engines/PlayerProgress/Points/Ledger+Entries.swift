// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension Ledger {
  /// Creates a ledger with entries.
  ///
  /// - Parameters:
  ///   - rules: Floor, caps and levels.
  ///   - days: The reckoning of the days and weeks of caps.
  ///   - entries: The entries, in any order and as often as they come.
  /// - Throws: ``LedgerError`` for the first entry that cannot be recorded after those before it.
  /// - Complexity: O(*n* log *n*).
  public init(
    rules: PointsRules = .standard,
    days: DayReckoning,
    entries: some Sequence<Ledger.Entry>
  ) throws(LedgerError) {
    self.init(rules: rules, days: days)
    try take(entries)
  }

  /// Records entries, all of them or none.
  ///
  /// For many entries that are not in order this is much faster than recording each.
  ///
  /// - Parameter entries: The entries, in any order and as often as they come.
  /// - Throws: ``LedgerError`` for the first entry that cannot be recorded after those before it. The ledger is
  ///   then unchanged.
  /// - Complexity: O(*n* log *n*) for *n* entries of the same members.
  public mutating func record(contentsOf entries: some Sequence<Ledger.Entry>) throws(LedgerError) {
    var check = EntryCheck()
    for entry in entries where try !contains(entry) {
      try check.add(entry, askedBefore: asked(of: entry.member))
    }
    try take(check.entries)
  }

  /// The number of entries.
  package var count: Int { table.rows.count }

  /// All entries in the order of date and then identifier.
  ///
  /// - Complexity: O(*n* log *n*).
  public var entries: [Ledger.Entry] {
    (0..<Int32(count)).sorted { table.isOrdered($0, before: $1) }.map { entry($0) }
  }

  /// Returns the entries of a member in the order of date and then identifier; none for someone unknown.
  ///
  /// - Complexity: O(*n*) for *n* entries of the member.
  public func entries(of member: Member.ID) -> [Ledger.Entry] {
    numbers(of: member).map { entry($0) }
  }

  /// Returns the entries of a member that no reversal takes out, in the order of date and then identifier.
  package func effectiveEntries(of member: Member.ID) -> [Ledger.Entry] {
    numbers(of: member).filter { !table[$0].isReversed }.map { entry($0) }
  }

  /// All members who have an entry, in the order of their identifiers.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members.
  public var members: [Member.ID] { accounts.keys.sorted() }
}

/// Two ledgers are equal when their rules, the way they reckon days and their entries are.
extension Ledger: Hashable {
  /// Whether both have the same rules, days and entries.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: Self, right: Self) -> Bool {
    left.policy == right.policy && left.count == right.count
      && (0..<Int32(left.count)).allSatisfy { (try? right.contains(left.entry($0))) ?? false }
  }

  /// Hashes the rules and the totals of all members.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(policy)
    hasher.combine(count)
    for total in totals() {
      hasher.combine(total)
    }
  }
}

/// Finds which of many entries can be recorded, before any of them is.
struct EntryCheck {
  /// The entries so far, each once.
  private(set) var entries: [Ledger.Entry] = []
  private var indices: [Ledger.Entry.ID: Int] = [:]
  private var asked: [Member.ID: Int] = [:]

  /// Adds an entry unless it was added before.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - askedBefore: How much is asked for its member elsewhere, as ``Ledger/maximumPoints`` counts it.
  /// - Throws: ``LedgerError`` when it cannot be recorded with the others.
  mutating func add(
    _ entry: Ledger.Entry,
    askedBefore: @autoclosure () -> Int = 0
  ) throws(LedgerError) {
    if let index = indices[entry.id] {
      guard entries[index] == entry else { throw .conflictingEntry(entry.id) }
      return
    }
    let before = asked[entry.member] ?? askedBefore()
    let magnitude = try entry.magnitude(afterAsking: before)
    asked[entry.member] = before + magnitude
    indices[entry.id] = entries.count
    entries.append(entry)
  }
}
