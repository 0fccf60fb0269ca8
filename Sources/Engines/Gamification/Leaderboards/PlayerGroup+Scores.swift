// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation
public import PlayerProgress

extension PlayerGroup: ScoreSource {
  /// Returns the points of all members in some time.
  ///
  /// - Complexity: O(*k* + *m* log *n*) for *k* of *n* entries and *m* members.
  public func scores(in window: Range<Date>) -> [SourcedScore] {
    view(asOf: window.upperBound).ledger.scores(in: window)
  }

  /// Whether the group has heard of anything since an entry was known.
  public func knows(_ entry: String, from date: Date) -> Bool {
    log.log.last.map { $0.recordedAt >= date } ?? false
  }
}
