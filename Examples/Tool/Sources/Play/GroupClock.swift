// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// What time it is in a group: that of the clock on the wall, or one that players set and move.
struct GroupClock {
  /// Where a clock stands that players move; nil for the clock on the wall.
  private var setTime: Date?

  /// Creates a clock.
  ///
  /// - Parameter date: When it is to stand, or nil for the clock on the wall.
  init(standingAt date: Date?) {
    setTime = date
  }

  /// Whether players can move it.
  var isSet: Bool { setTime != nil }

  /// The time, which is after the last event, so that what is done next comes next.
  mutating func now(after last: Date?) -> Date {
    let now = setTime ?? Date()
    guard let last, now <= last else { return now }
    // A set clock shows whole seconds.
    let next = last + (isSet ? 1 : 0.001)
    if isSet { setTime = next }
    return next
  }

  /// Moves a clock that stands still, unless no day would be left after that.
  ///
  /// - Returns: Whether it was moved.
  mutating func wait(_ span: CalendarSpan, in calendar: Calendar) -> Bool {
    guard let setTime else { return false }
    let date = setTime + span.seconds
    // A year is left, so that votes and challenges can end.
    guard CalendarDay(of: date, in: calendar).year < CalendarDay.last.year - 1 else { return false }
    self.setTime = date
    return true
  }
}

extension CalendarSpan {
  /// How long a span of days, weeks or months is, of which a month has 30 days.
  var seconds: TimeInterval {
    let days =
      switch measure {
      case .minutes, .hours: 0
      case .days: count
      case .weeks: 7 * count
      case .months: 30 * count
      }
    return Double(days) * 86_400
  }
}
