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
  /// How many seconds after it happened something may become known; nil for any time.
  @usableFromInline package let reportWithin: TimeInterval?

  /// Every date is taken as it is.
  @inlinable package static var exact: ClockRules { ClockRules(tolerance: 0) }

  /// The tolerance of devices whose users never set a clock: ten minutes.
  @inlinable package static var usualTolerance: TimeInterval { 600 }

  /// How long things are entered afterwards: seven days.
  @inlinable package static var usualReportWithin: TimeInterval { 604_800 }

  @inlinable package init(tolerance: TimeInterval, reportWithin: TimeInterval? = nil) {
    self.tolerance = tolerance
    self.reportWithin = reportWithin
  }

  /// Whether something became known soon enough after it happened.
  @inlinable package func accept<Action>(_ event: Recorded<Action>) -> Bool {
    guard let reportWithin else { return true }
    return event.recordedAt.timeIntervalSince(event.date) <= reportWithin
  }
}
