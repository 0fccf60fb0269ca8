// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// Looks up days, and keeps those it has found: answers of one day stand together in a log, and many problems are due on
/// the same day.
struct DayClock {
  private let days: ZonedDays
  private var last: (day: CalendarDay, interval: Range<Date>)?
  private var beginnings: [CalendarDay: Date] = [:]

  init(_ days: ZonedDays) {
    self.days = days
  }

  mutating func day(of date: Date) -> CalendarDay {
    if let last, last.interval.contains(date) { return last.day }
    let day = days.day(of: date)
    last = (day, days.interval(of: day))
    return day
  }

  mutating func beginning(of day: CalendarDay) -> Date {
    if let known = beginnings[day] { return known }
    let beginning = days.interval(of: day).lowerBound
    beginnings[day] = beginning
    return beginning
  }

  /// When a review is due that is planned for a day: not before the answer, which may be after the last day of the
  /// calendar.
  mutating func due(on day: CalendarDay, answered date: Date) -> Date {
    max(beginning(of: day), date)
  }
}
