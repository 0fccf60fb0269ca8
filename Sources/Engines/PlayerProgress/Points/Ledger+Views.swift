// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension Ledger {
  /// Returns the ledger as it was: with only the entries that had happened by a date, or were known by one.
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
