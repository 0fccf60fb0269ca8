// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation

// What can be the date of an event is decided here, for all shared histories.

extension LogRefusal {
  /// Returns a date as a log keeps it.
  package static func checked(_ date: Date) throws(Self) -> Date {
    guard let stored = date.truncatedToMilliseconds else { throw .log(.dateOutOfRange) }
    return stored
  }
}

/// How far the dates of events in a shared log may be off.
@usableFromInline package struct ClockRules: Hashable, Sendable {
  /// By how many seconds the clocks of devices may differ without anyone noticing.
  @usableFromInline package let tolerance: TimeInterval

  /// Every date is taken as it is.
  @inlinable package static var exact: ClockRules { ClockRules(tolerance: 0) }

  @inlinable package init(tolerance: TimeInterval) { self.tolerance = tolerance }
}
