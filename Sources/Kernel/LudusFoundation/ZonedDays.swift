// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// Turns instants into days by the clocks of a zone.
///
/// Days follow each other without gap or overlap, whatever clocks do. `DayReckoning` and the review
/// of problems build on it.
package struct ZonedDays: Hashable, Sendable {
  /// The zone whose clocks are read.
  package let timeZone: TimeZone
  /// Minutes after midnight at which a day begins, 0 to 1439.
  package let dayStart: Int

  /// Creates the days of a zone.
  ///
  /// - Parameters:
  ///   - timeZone: The zone whose clocks are read.
  ///   - dayStart: Minutes after midnight at which a day begins, 0 to 1439.
  package init(_ timeZone: TimeZone, dayStart: Int) {
    self.timeZone = timeZone
    self.dayStart = dayStart
  }

  /// The days of Greenwich, for what has no zone.
  package static let greenwich = ZonedDays(.gmt, dayStart: 0)

  /// Returns the day that an instant belongs to.
  package func day(of date: Date) -> CalendarDay {
    let second = Self.second(of: date)
    var number = (second + offset(at: second) - dayStart * 60)
      .dividedRoundingDown(by: Self.secondsPerDay).quotient
    while start(of: number + 1) <= second {
      number += 1
    }
    while !exists(number) {
      number -= 1
    }
    return CalendarDay(clamping: number)
  }

  /// Returns the instants of a day, from its first one up to, and without, that of the next day.
  ///
  /// It is empty for a date that the zone left out.
  package func interval(of day: CalendarDay) -> Range<Date> {
    var next = day.number + 1
    while !exists(next) {
      next += 1
    }
    let end = start(of: next)
    let start = exists(day.number) ? min(start(of: day.number), end) : end
    return Self.date(of: start)..<Self.date(of: end)
  }

  /// Returns the minutes that the clock on the wall shows after midnight, 0 to 1439.
  package func minute(of date: Date) -> Int {
    let second = Self.second(of: date)
    let secondOfDay = (second + offset(at: second))
      .dividedRoundingDown(by: Self.secondsPerDay).remainder
    return secondOfDay / 60
  }
}

extension ZonedDays {
  /// Returns the instant of a day at which the clock on the wall shows the time that it shows at a
  /// date, or at which it leaps over that time.
  ///
  /// So noon stays noon across a change of clocks. Of a time that comes twice it is the first one.
  package func date(on day: CalendarDay, atTimeOf date: Date) -> Date {
    let second = Self.second(of: date)
    let rest = date.timeIntervalSinceReferenceDate - Double(second - Self.referenceSecond)
    let start = self.day(of: date).number * Self.secondsPerDay
    let sinceStart = second + offset(at: second) - start
    let found = firstSecond(showing: day.number * Self.secondsPerDay + sinceStart)
    let interval = interval(of: day)
    let exact = Self.date(of: found).addingTimeInterval((0..<1).contains(rest) ? rest : 0)
    let end = max(interval.upperBound.addingTimeInterval(-0.001), interval.lowerBound)
    return min(max(exact, interval.lowerBound), end)
  }

  package static let secondsPerDay = 86_400

  /// Whether the zone's clocks ever show the date of a day, given as days since 1970.
  package func exists(_ number: Int) -> Bool {
    let midnight = number * Self.secondsPerDay
    let nextMidnight = midnight + Self.secondsPerDay
    // A date is only left out by clocks that are set forward.
    let before = offset(at: midnight - Self.reach)
    guard before < offset(at: nextMidnight + Self.reach) else { return true }
    return firstSecond(showing: midnight) < firstSecond(showing: nextMidnight)
  }

  /// The first second of a day that is given as days since 1970.
  private func start(of number: Int) -> Int {
    firstSecond(showing: number * Self.secondsPerDay + dayStart * 60)
  }

  /// No clock is farther from Greenwich than this.
  ///
  /// Foundation's zones are at most 18 hours away.
  package static let reach = 18 * 3600

  /// The first second, since 1970, at which the clock shows a time, given in seconds since it
  /// showed the beginning of 1970, or a later one.
  private func firstSecond(showing clock: Int) -> Int {
    var (low, high) = (clock - Self.reach, clock + Self.reach)
    let (before, after) = (offset(at: low), offset(at: high))
    guard before != after else { return clock - before }
    // The clock is set between `low` and `high`; halving finds when.
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(at: middle) == before {
        low = middle
      } else {
        high = middle
      }
    }
    return clock - before < high ? clock - before : max(high, clock - after)
  }

  /// Returns the number of seconds by which the clock is ahead of Greenwich.
  package func offset(at second: Int) -> Int {
    timeZone.secondsFromGMT(for: Self.date(of: second))
  }

  /// From 1970 to 2001, where `Date` counts from.
  private static let referenceSecond = 978_307_200

  private static func date(of second: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(second - referenceSecond))
  }

  /// Whole seconds since 1970, rounded down, and at most a day beyond the days that there are.
  private static func second(of date: Date) -> Int {
    let bounds =
      (CalendarDay.first.number - 1) * secondsPerDay...(CalendarDay.last.number + 2) * secondsPerDay
    // Seconds since 2001 are what a date holds; those since 1970 could be rounded up to the next
    // day.
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    guard seconds > Double(bounds.lowerBound - referenceSecond) else { return bounds.lowerBound }
    guard seconds < Double(bounds.upperBound - referenceSecond) else { return bounds.upperBound }
    return Int(seconds) + referenceSecond
  }
}

extension Date {
  /// Creates the instant that is a number of milliseconds after 1970 began.
  @inlinable package init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The whole milliseconds since 1970 began, or nil for a date that is more than about 35,000
  /// years away, where the floating-point number in a `Date` no longer distinguishes milliseconds.
  ///
  /// A started millisecond does not count. Rounding to the nearest would put half of all dates into
  /// the future: who founds a group and asks at the same instant how it stands would find nothing.
  @inlinable package var milliseconds: Int64? {
    let nearest = (timeIntervalSince1970 * 1000).rounded()
    guard let milliseconds = Int64(exactly: nearest), milliseconds.magnitude <= 1 << 50 else {
      return nil
    }
    return Date(milliseconds: milliseconds) <= self ? milliseconds : milliseconds - 1
  }

  /// The same instant in whole milliseconds, never after it, which is how events store dates; nil
  /// for a date too far away.
  @inlinable package var truncatedToMilliseconds: Date? {
    milliseconds.map(Date.init(milliseconds:))
  }
}
