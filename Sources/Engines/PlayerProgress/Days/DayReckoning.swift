// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// Turns instants into days by the clocks of a zone.
///
/// A day may begin after midnight.
///
/// ```swift
/// let days = try DayReckoning(berlin, dayStart: 4 * 60)
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
  private let days: ZonedDays
  /// The day on which weeks begin, 1 for Sunday to 7 for Saturday.
  package let firstWeekday: Int

  /// The zone whose clocks are read.
  package var timeZone: TimeZone { days.timeZone }
  /// Minutes after midnight at which a day begins, 0 to 1439.
  package var dayStart: Int { days.dayStart }

  /// Creates the reckoning of days from midnight to midnight.
  ///
  /// - Parameter calendar: Gives the zone and the day on which weeks begin.
  public init(_ calendar: Calendar) {
    self.init(ZonedDays(calendar.timeZone, dayStart: 0), firstWeekday: calendar.firstWeekday)
  }

  /// Creates the reckoning of days that begin some time after midnight.
  ///
  /// - Parameters:
  ///   - calendar: Gives the zone and the day on which weeks begin.
  ///   - minutes: When a day begins, in minutes after midnight, 0 to 1439.
  /// - Throws: ``RuleFault/outOfRange(_:expected:)`` for other minutes.
  public init(
    _ calendar: Calendar,
    dayStart minutes: Int
  ) throws(ContentError<RuleFault>) {
    try RuleFault.check([("dayStart", minutes, 0...1439)])
    self.init(
      ZonedDays(calendar.timeZone, dayStart: minutes),
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

  /// How many seconds the clock is ahead of Greenwich.
  func offset(at second: Int) -> Int { days.offset(at: second) }
}

extension CalendarDay {
  /// Creates the day that an instant belongs to, from midnight to midnight.
  ///
  /// ```swift
  /// let today = CalendarDay(of: now, in: calendar)
  /// ```
  ///
  /// A ``DayReckoning`` does the same for days that begin later, and goes from days back to instants.
  ///
  /// - Parameters:
  ///   - date: The instant.
  ///   - calendar: Gives the zone whose clocks are read.
  public init(of date: Date, in calendar: Calendar) {
    self = DayReckoning(calendar).day(of: date)
  }
}
