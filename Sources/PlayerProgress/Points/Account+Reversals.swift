internal import LudusCore
internal import LudusFoundation

// A reversal takes one entry before it out of effect, so the reversals in effect can be found from the last entry
// to the first, and there are no circles.
extension Account {
  /// Returns the place of the entry that a reversal takes out of effect, or nil for an entry that is no reversal
  /// and for a reversal without effect.
  ///
  /// - Parameters:
  ///   - index: The place of the reversal.
  ///   - dates: The dates of all entries of the ledger.
  /// - Returns: The place, which is before that of the reversal.
  /// - Complexity: O(log *n*).
  func target(ofReversalAt index: Int, dates: PagedDictionary<LedgerEntry.ID, Date>) -> Int? {
    guard case .reversal(let target) = lines[index].entry.change, let date = dates[target],
      let position = position(of: target, date: date), position < index
    else { return nil }
    return position
  }

  /// Returns how many reversals in effect there are of an entry.
  ///
  /// - Complexity: O(*r* log *n*) for *r* reversals of the entry.
  func activeReversals(ofEntryAt index: Int, dates: PagedDictionary<LedgerEntry.ID, Date>) -> Int {
    positionsOfReversals(ofEntryAt: index, dates: dates).count { !lines[$0].isReversed }
  }

  /// Returns the first reversal in effect of an entry, or nil.
  ///
  /// - Complexity: O(*r* log *n*) for *r* reversals of the entry.
  func reversal(ofEntryAt index: Int, dates: PagedDictionary<LedgerEntry.ID, Date>) -> LedgerEntry
    .ID?
  {
    positionsOfReversals(ofEntryAt: index, dates: dates).filter { !lines[$0].isReversed }.min()
      .map { lines[$0].entry.id }
  }

  private func positionsOfReversals(
    ofEntryAt index: Int,
    dates: PagedDictionary<LedgerEntry.ID, Date>
  ) -> [Int] {
    let entries = reversals[lines[index].entry.id, default: []]
    return entries.compactMap { id in
      dates[id].flatMap { position(of: id, date: $0) }.flatMap { $0 > index ? $0 : nil }
    }
  }
}
