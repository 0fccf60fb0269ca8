// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The reason why a ``Ledger`` refuses an entry.
///
/// The ledger is then unchanged.
public enum LedgerError: Error, Hashable, Sendable {
  /// There is another entry with this identifier and other content.
  case conflictingEntry(Ledger.Entry.ID)
  /// The entry has a date that is no number or more than about 35,000 years away.
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
      "the entry \"\(entry)\" has a bonus that is negative or beside a penalty"
    case .tooManyPoints(let entry):
      "with the entry \"\(entry)\" more points are asked than the \(Ledger.maximumPoints) possible"
    }
  }
}
