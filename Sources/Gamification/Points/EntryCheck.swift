internal import LudusCore
internal import LudusFoundation

/// Finds which of many entries can be recorded, before any of them is.
struct EntryCheck {
  /// The entries so far, each once.
  private(set) var entries: [LedgerEntry] = []
  private var indices: [LedgerEntry.ID: Int] = [:]
  private var asked: [Member.ID: Int] = [:]

  /// Adds an entry unless it was added before.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - askedBefore: How much is asked for its member elsewhere, as ``Ledger/maximumPoints`` counts it.
  /// - Throws: ``LedgerError`` when it cannot be recorded beside the others.
  mutating func add(
    _ entry: LedgerEntry,
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
