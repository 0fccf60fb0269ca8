// SPDX-License-Identifier: Apache-2.0

// What can be the date of an event is decided here, for all sessions and all shared histories.

extension SessionRefusal {
  /// Returns a date as a session keeps it: in whole milliseconds, and not before its last event.
  package static func checked(_ date: Date, after last: Date? = nil) throws(Self) -> Date {
    guard let stored = date.truncatedToMilliseconds else { throw .date(.outOfRange) }
    if let last, stored < last { throw .date(.beforeLastEvent(date, last: last)) }
    return stored
  }
}

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
