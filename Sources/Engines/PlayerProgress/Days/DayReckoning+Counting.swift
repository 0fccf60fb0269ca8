// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension DayReckoning {
  /// Returns the next day that exists; after `CalendarDay.last` that day itself.
  ///
  /// - Complexity: O(1).
  public func day(after day: CalendarDay) -> CalendarDay {
    var number = day.number + 1
    while !exists(number) {
      number += 1
    }
    return CalendarDay(clamping: number)
  }

  /// Returns the last day before a day that exists; before `CalendarDay.first` that day itself.
  ///
  /// - Complexity: O(1).
  package func day(before day: CalendarDay) -> CalendarDay {
    var number = day.number - 1
    while !exists(number) {
      number -= 1
    }
    return CalendarDay(clamping: number)
  }

  /// Returns how many days that exist there are from one day up to, and without, another.
  ///
  /// - Returns: 1 from a day to the next one; negative when `end` is before `start`.
  /// - Complexity: O(1) within two months, and a look-up in the zone for every further two months.
  package func days(from start: CalendarDay, to end: CalendarDay) -> Int {
    guard start <= end else { return -days(from: end, to: start) }
    return end.number - start.number - datesLeftOut(from: start.number, to: end.number)
  }

  /// Returns the days of the week that a day is in, from the first weekday of the calendar up to, and without, the
  /// next one.
  ///
  /// The week of `CalendarDay.last` ends with that day, which the range then does not contain.
  ///
  /// - Complexity: O(1).
  package func week(of day: CalendarDay) -> Range<CalendarDay> {
    let start = day.number - (day.weekday - firstWeekday).dividedRoundingDown(by: 7).remainder
    return CalendarDay(clamping: start)..<CalendarDay(clamping: start + 7)
  }

  /// Returns how many dates the zone leaves out.
  ///
  /// A zone that leaves a date out changes sides of the date line for years, so its distance from
  /// Greenwich grows by about a day between two looks that are two months apart.
  private func datesLeftOut(from start: Int, to end: Int) -> Int {
    let stride = 64
    var count = 0
    var (number, before) = (start, offset(at: (start - 1) * Self.secondsPerDay))
    while number < end {
      let next = min(number + stride, end)
      let after = offset(at: (next + 1) * Self.secondsPerDay)
      if after - before > Self.secondsPerDay / 2 {
        count += (number..<next).count { !exists($0) }
      }
      (number, before) = (next, offset(at: (next - 1) * Self.secondsPerDay))
    }
    return count
  }
}

extension DayReckoning {
  /// Returns how many whole days there are between two instants.
  func wholeDays(in start: Date, _ end: Date) -> Int {
    let first = day(of: start)
    let isWhole = interval(of: first).lowerBound >= start
    return days(from: first, to: day(of: end)) - (isWhole ? 0 : 1)
  }

  /// Returns a day before which there are some days that exist, counted from another one on.
  func day(_ day: CalendarDay, offsetBy count: Int) -> CalendarDay {
    // No count leads beyond the last day.
    var end = CalendarDay(clamping: day.number + min(count, CalendarDay.last.number * 2))
    while end < .last, case let missing = count - days(from: day, to: end), missing > 0 {
      end = CalendarDay(clamping: end.number + missing)
    }
    return end
  }
}
