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
  /// The zone whose clocks are read.
  package let timeZone: TimeZone
  /// The day on which weeks begin, 1 for Sunday to 7 for Saturday.
  package let firstWeekday: Int
  /// Minutes after midnight at which a day begins, 0 to 1439.
  package let dayStart: Int

  /// Creates the reckoning of days from midnight to midnight.
  ///
  /// - Parameter calendar: Gives the zone and the day on which weeks begin.
  public init(_ calendar: Calendar) {
    timeZone = calendar.timeZone
    firstWeekday = calendar.firstWeekday
    dayStart = 0
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
    timeZone = calendar.timeZone
    firstWeekday = calendar.firstWeekday
    dayStart = minutes
  }

  /// Returns the same reckoning for clocks that are always some minutes ahead of Greenwich, or nil
  /// for minutes that no clock has.
  func reckoning(aheadOfGreenwichBy minutes: Int) -> DayReckoning? {
    guard Self.offsets.contains(minutes), let zone = TimeZone(secondsFromGMT: minutes * 60) else {
      return nil
    }
    return DayReckoning(timeZone: zone, firstWeekday: firstWeekday, dayStart: dayStart)
  }

  /// The minutes that clocks can be ahead of Greenwich.
  static let offsets = -reach / 60...reach / 60

  private init(timeZone: TimeZone, firstWeekday: Int, dayStart: Int) {
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
    self.dayStart = dayStart
  }

  /// Returns the day that an instant belongs to.
  ///
  /// - Complexity: O(1): a few look-ups in the zone.
  public func day(of date: Date) -> CalendarDay {
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
  ///
  /// - Complexity: O(1): a few look-ups in the zone.
  public func interval(of day: CalendarDay) -> Range<Date> {
    var next = day.number + 1
    while !exists(next) {
      next += 1
    }
    let end = start(of: next)
    let start = exists(day.number) ? min(start(of: day.number), end) : end
    return Self.date(of: start)..<Self.date(of: end)
  }

  /// Returns the minutes that the clock on the wall shows after midnight, 0 to 1439.
  ///
  /// - Complexity: O(1).
  package func minute(of date: Date) -> Int {
    let second = Self.second(of: date)
    let secondOfDay = (second + offset(at: second))
      .dividedRoundingDown(by: Self.secondsPerDay).remainder
    return secondOfDay / 60
  }
}

extension DayReckoning {
  static let secondsPerDay = 86_400

  /// Whether the zone's clocks ever show the date of a day, given as days since 1970.
  func exists(_ number: Int) -> Bool {
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
  private static let reach = 18 * 3600

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

  /// How many seconds the clock is ahead of Greenwich.
  func offset(at second: Int) -> Int {
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
