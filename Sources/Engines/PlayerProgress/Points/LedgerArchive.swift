// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Ledger {
  /// A ledger for storage: its rules and its entries.
  ///
  /// The calendar is not, because not every platform can make a zone from its name. An app that reads an archive
  /// gives the ledger the calendar of the group again:
  ///
  /// ```swift
  /// let data = try ledger.archive.json()
  /// let archive = try Ledger.Archive(json: data)
  /// let restored = Ledger(archive, days: DayReckoning(berlin))   // equal to `ledger`
  /// ```
  ///
  /// In JSON it is an object with `version` 1, `rules` and `entries`.
  public struct Archive: Hashable, Sendable {
    package let rules: PointsRules
    package let entries: [Ledger.Entry]

    fileprivate init(rules: PointsRules, entries: [Ledger.Entry]) {
      self.rules = rules
      self.entries = entries
    }
  }
}

extension Ledger {
  /// The rules and entries of the ledger, to be stored.
  ///
  /// - Complexity: O(*n* log *n*).
  public var archive: Ledger.Archive {
    Ledger.Archive(rules: rules, entries: entries)
  }

  /// Creates a ledger from its archive.
  ///
  /// - Parameters:
  ///   - archive: Rules and entries.
  ///   - days: The reckoning of the days and weeks of caps; with another one than before, caps may take other points.
  /// - Complexity: O(*n* log *n*).
  public init(_ archive: Ledger.Archive, days: DayReckoning) {
    self.init(rules: archive.rules, days: days)
    // An archive holds only what can be recorded.
    try? take(archive.entries)
  }
}

// MARK: - JSON

extension Ledger.Archive: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let rules = record.field("rules", \.rules, default: .standard)
    let entries = record.field("entries", \.entries)
    var check = EntryCheck()
    for (index, entry) in (entries.value ?? []).enumerated() {
      do throws(LedgerError) {
        try check.add(entry)
      } catch {
        record.note(.malformed("\(error)"), at: ContentPlace().key("entries").index(index))
      }
    }
    return try Self(rules: rules(), entries: check.entries.sorted(by: Ledger.Entry.isOrdered))
  }
}
