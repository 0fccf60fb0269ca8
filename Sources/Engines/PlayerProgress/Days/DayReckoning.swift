// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// Turns instants into days by the clocks of a zone.
///
/// A day may begin after midnight.
///
/// ```swift
/// let four = TimeOfDay(hour: 4) ?? .midnight
/// let days = DayReckoning(berlin, dayStart: four)
/// days.day(of: halfPastThreeInTheMorning)   // still the day before
/// ```
///
/// Days follow each other without gap or overlap, whatever clocks do:
///
/// - A day begins when the clock first reaches its beginning, or leaps over it. When the clock is
///   set back across that moment, the hour that comes twice belongs to the new day both times, so
///   days never go back.
/// - With daylight saving a day has 23 or 25 hours; see ``interval(of:)``.
/// - A date that a zone left out, as Samoa did with 30 December 2011, is no day: ``day(after:)``
///   passes over it, and with a later day start the small hours after the leap belong to the last
///   day before it.
///
/// Only zone and first weekday are taken from the calendar; days are Gregorian ones, whatever the
/// calendar is. An instant before `CalendarDay.first` or after `CalendarDay.last` counts as the
/// first or last day, and one that is no number as the first.
public struct DayReckoning: Hashable, Sendable {
  /// The days of the zone.
  package let days: ZonedDays
  /// The day on which weeks begin, 1 for Sunday to 7 for Saturday.
  package let firstWeekday: Int

  /// The zone whose clocks are read.
  package var timeZone: TimeZone { days.timeZone }
  /// Minutes after midnight at which a day begins, 0 to 1439.
  package var dayStart: Int { days.dayStart }
  /// The Gregorian calendar with zone and first weekday.
  package var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  /// Creates the reckoning of days from midnight to midnight.
  ///
  /// - Parameter calendar: Gives the zone and the day on which weeks begin.
  public init(_ calendar: Calendar) {
    self.init(ZonedDays(calendar.timeZone, dayStart: 0), firstWeekday: calendar.firstWeekday)
  }

  /// Creates the reckoning of days that begin some minutes after midnight, 0 to 1439.
  package init(
    _ calendar: Calendar,
    dayStart minutes: Int
  ) throws(ContentError<RuleFault>) {
    try RuleFault.check([("dayStart", minutes, 0...1439)])
    self.init(
      ZonedDays(calendar.timeZone, dayStart: minutes),
      firstWeekday: calendar.firstWeekday
    )
  }

  /// Creates the reckoning of days that begin at a time.
  ///
  /// - Parameters:
  ///   - calendar: Gives the zone and the day on which weeks begin.
  ///   - time: The time at which a day begins.
  public init(_ calendar: Calendar, dayStart time: TimeOfDay) {
    self.init(
      ZonedDays(calendar.timeZone, dayStart: time.minutes),
      firstWeekday: calendar.firstWeekday
    )
  }

  /// Returns the same reckoning for clocks that are always some minutes ahead of Greenwich, or nil
  /// for minutes that no clock has.
  func reckoning(aheadOfGreenwichBy minutes: Int) -> DayReckoning? {
    guard Self.offsets.contains(minutes), let zone = TimeZone(secondsFromGMT: minutes * 60) else {
      return nil
    }
    return DayReckoning(ZonedDays(zone, dayStart: dayStart), firstWeekday: firstWeekday)
  }

  /// Returns the same reckoning for the clocks of another zone, or nil for an unknown identifier.
  func reckoning(in zone: String) -> DayReckoning? {
    TimeZone(identifier: zone).map {
      DayReckoning(ZonedDays($0, dayStart: dayStart), firstWeekday: firstWeekday)
    }
  }

  /// The minutes that clocks can be ahead of Greenwich.
  static let offsets = -ZonedDays.reach / 60...ZonedDays.reach / 60

  private init(_ days: ZonedDays, firstWeekday: Int) {
    self.days = days
    self.firstWeekday = firstWeekday
  }

  /// Returns the day that an instant belongs to.
  ///
  /// - Complexity: O(1): a few look-ups in the zone.
  public func day(of date: Date) -> CalendarDay { days.day(of: date) }

  /// Returns the instants of a day, from its first one up to, and without, that of the next day.
  ///
  /// It is empty for a date that the zone left out.
  ///
  /// - Complexity: O(1): a few look-ups in the zone.
  public func interval(of day: CalendarDay) -> Range<Date> { days.interval(of: day) }

  /// Returns the minutes that the clock on the wall shows after midnight, 0 to 1439.
  ///
  /// - Complexity: O(1).
  package func minute(of date: Date) -> Int { days.minute(of: date) }

  static let secondsPerDay = ZonedDays.secondsPerDay

  /// Whether the zone's clocks ever show the date of a day, given as days since 1970.
  func exists(_ number: Int) -> Bool { days.exists(number) }

  /// Returns the number of seconds by which the clock is ahead of Greenwich.
  func offset(at second: Int) -> Int { days.offset(at: second) }
}

extension CalendarDay {
  /// Creates the day that an instant belongs to, from midnight to midnight.
  ///
  /// ```swift
  /// let today = CalendarDay(of: now, in: calendar)
  /// ```
  ///
  /// A ``DayReckoning`` does the same for days that begin later, and goes from days back to
  /// instants.
  ///
  /// - Parameters:
  ///   - date: The instant.
  ///   - calendar: Gives the zone whose clocks are read.
  public init(of date: Date, in calendar: Calendar) {
    self = DayReckoning(calendar).day(of: date)
  }
}

extension TimeOfDay {
  /// Returns the instant at which the clock first shows the time on a day, or leaps over it.
  ///
  /// When clocks are set back and show it twice, it is the first time.
  ///
  /// - Returns: The instant.
  public func instant(on day: CalendarDay, calendar: Calendar) -> Date {
    // A day that begins at this time begins at this instant.
    DayReckoning(calendar, dayStart: self).interval(of: day).lowerBound
  }
}

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

  /// Returns the last day of a time that ends at an instant, which is no part of it.
  ///
  /// A season that ends at midnight ends with the day before.
  ///
  /// - Complexity: O(1).
  public func lastDay(before end: Date) -> CalendarDay { day(of: end - 0.001) }

  /// Returns the day that ends at an instant, or nil for an instant within a day.
  ///
  /// Something to be done before the midnight at which 6 March begins is due on 5 March, and people
  /// are shown that day:
  ///
  /// ```swift
  /// let day = days.dayEnding(at: deadline)   // nil where the time is to be shown, too
  /// ```
  ///
  /// - Complexity: O(1).
  public func dayEnding(at end: Date) -> CalendarDay? {
    let day = lastDay(before: end)
    return interval(of: day).upperBound == end ? day : nil
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

  /// Returns the days of the week that a day is in, from the first weekday of the calendar up to,
  /// and without, the next one.
  ///
  /// The week of `CalendarDay.last` ends with that day, which the range then does not contain.
  ///
  /// - Complexity: O(1).
  package func week(of day: CalendarDay) -> Range<CalendarDay> {
    let start = day.number - (day.weekdayNumber - firstWeekday).dividedRoundingDown(by: 7).remainder
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
  /// Returns the day that is a span after another, or nil when there are no days there.
  ///
  /// A span of minutes or hours leads to the same day.
  package func day(_ span: CalendarSpan, after day: CalendarDay) -> CalendarDay? {
    days.day(span, after: day)
  }

  /// Returns the instant that is a span after another, or nil when there are no days there.
  ///
  /// A number of days after some time of a day is that time on the clock of that later day, also
  /// when clocks are set in between. Where they leap over the time it is when they leap.
  package func date(_ span: CalendarSpan, after date: Date) -> Date? {
    days.date(span, after: date)
  }

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

/// In JSON a reckoning is an object: `{"zone":"Europe/Berlin","dayStart":240}`. Weeks begin on
/// Monday unless `firstWeekday` has another number, 1 for Sunday to 7 for Saturday.
extension DayReckoning: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let zone = record.field("zone", \.timeZone, as: .identifier)
    let firstWeekday = record.field("firstWeekday", \.firstWeekday, default: 2)
    let dayStart = record.field("dayStart", \.dayStart, default: 0)
    if let weekday = firstWeekday.value {
      record.note(RuleFault.faults([("firstWeekday", weekday, 1...7)]))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone(or: calendar.timeZone)
    calendar.firstWeekday = firstWeekday(or: 2)
    let days = try Self(calendar, dayStart: dayStart(or: 0))
    _ = try zone()
    return days
  }
}

extension JSONShape where Value == TimeZone, Raw == String {
  /// A zone by its name.
  fileprivate static var identifier: Self {
    JSONShape(
      read: { name in
        guard let zone = TimeZone(identifier: name) else {
          let fault = RuleFault.malformed("the zone \"\(name)\" is not known")
          throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
        }
        return zone
      },
      write: { $0.identifier }
    )
  }
}
