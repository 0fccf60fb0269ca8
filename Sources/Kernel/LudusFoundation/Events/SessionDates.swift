// SPDX-License-Identifier: Apache-2.0

// What can be the date of an event is decided here, for all sessions.

extension SessionRefusal {
  /// Returns a date as a session keeps it: in whole milliseconds, and not before its last event.
  package static func checked(_ date: Date, after last: Date? = nil) throws(Self) -> Date {
    guard let stored = date.truncatedToMilliseconds else { throw .date(.outOfRange) }
    if let last, stored < last { throw .date(.beforeLastEvent(date, last: last)) }
    return stored
  }
}
