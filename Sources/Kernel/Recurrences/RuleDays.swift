// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension Recurrence {
  /// The days of a rule, one after the other.
  ///
  /// It looks for all days of a period that fit the rule. For days this is the same as the
  /// expanding and limiting that RFC 5545 describes.
  package struct RuleDays: Sequence, IteratorProtocol, Sendable {
    private let periods: RulePeriods
    private let times: Int?
    private let last: CalendarDay
    /// The number of periods that come before the next one.
    private var period: Int
    /// The days of the periods so far that have not been given, the next one last.
    private var waiting: [CalendarDay] = []
    private var given = 0
    /// The number of days that may be looked at before the next one is found.
    private var patience = RuleDays.mostPatience
    /// The number of days that may be looked at in all.
    package var budget = Int.max

    /// The number of days that are searched for the next one before the rule is taken to have
    /// ended: more than a hundred years, in which every date and weekday come together.
    private static let mostPatience = 40_000

    /// Prepares the days of a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - start: The first day, with which its periods begin.
    ///   - earliest: The day from which on days are asked for; some before it may be given as well.
    ///   - last: The last day that is asked for.
    package init(
      of rule: Rule,
      from start: CalendarDay,
      earliest: CalendarDay,
      last: CalendarDay
    ) {
      periods = RulePeriods(rule, from: start)
      var end = last
      var times: Int?
      switch rule.end {
      case .never: break
      case .after(let count): times = count
      case .on(let day): end = Swift.min(end, day)
      }
      self.times = times
      self.last = end
      // What is counted must be gone through from the beginning.
      period = times == nil ? periods.count(before: earliest) : 0
    }

    /// Returns the next day, or nil when there is none.
    package mutating func next() -> CalendarDay? {
      guard times.map({ given < $0 }) ?? true else { return nil }
      while waiting.isEmpty {
        guard patience > 0, budget > 0, let days = periods.days(of: period),
          days.lowerBound <= last.number
        else { return nil }
        patience -= days.count
        budget -= days.count
        period += 1
        waiting = periods.matches(in: days).reversed()
      }
      guard let day = waiting.popLast(), day <= last else { return nil }
      patience = Self.mostPatience
      given += 1
      return day
    }
  }
}

extension Recurrence.Rule {
  /// Returns the days of the rule, in their order.
  ///
  /// No day is later than `CalendarDay.last`. A rule that has no day for more than a hundred years
  /// ends.
  ///
  /// - Parameters:
  ///   - start: The first day, with which its periods begin.
  ///   - earliest: The day from which on days are asked for; some before it may be given as well.
  ///   - end: The last day that is asked for.
  /// - Returns: The days, each computed when it is asked for.
  /// - Complexity: O(1) for the next day of a common rule.
  package func days(
    from start: CalendarDay,
    earliest: CalendarDay? = nil,
    through end: CalendarDay = .last
  ) -> Recurrence.RuleDays {
    Recurrence.RuleDays(of: self, from: start, earliest: earliest ?? start, last: end)
  }

  /// Whether the rule has a day.
  ///
  /// - Complexity: O(1), or O(*n*) for a rule that ends after *n* days.
  package func contains(_ day: CalendarDay, from start: CalendarDay) -> Bool {
    guard day >= start else { return false }
    switch end {
    case .never: break
    case .on(let last): guard day <= last else { return false }
    case .after: return days(from: start, through: day).contains(day)
    }
    let periods = RulePeriods(self, from: start)
    guard let period = periods.period(with: day), let days = periods.days(of: period) else {
      return false
    }
    return periods.matches(in: days).contains(day)
  }
}

/// The periods of a rule, counted from the one of its first day, and the days in them.
private struct RulePeriods: Sendable {
  private typealias Rule = Recurrence.Rule

  private let unit: Recurrence.Interval.Unit
  private let interval: Int
  private let start: CalendarDay
  private let weekStart: Int
  private let shortMonths: Rule.ShortMonths
  private let positions: [Int]
  private let weekdays: [Recurrence.NthWeekday]
  private let weeksOfYear: Set<Int>
  private let daysOfYear: Set<Int>
  /// Bits of the months that are named, all of them for none.
  private let months: UInt16
  /// Bits of the days of the month, from the beginning and from the end; 0 for none.
  private let daysOfMonth: UInt32
  private let daysBeforeEnd: UInt32
  /// Bits of the days of the week, whatever their ordinals; all of them for none.
  private let weekdayBits: UInt8
  /// Whether ordinals of weekdays mean something.
  private let hasOrdinals: Bool

  init(_ rule: Recurrence.Rule, from start: CalendarDay) {
    self.start = start
    unit = rule.interval.unit
    interval = max(1, rule.interval.count)
    weekStart = rule.firstWeekday.number
    shortMonths = rule.shortMonths
    positions = Array(rule.positions)
    weekdays = Array(rule.weekdays)
    weeksOfYear = rule.weeksOfYear
    daysOfYear = rule.daysOfYear
    months = rule.months.isEmpty ? .max : rule.months.reduce(0) { $0 | 1 << UInt16(clamping: $1) }
    daysOfMonth = rule.daysOfMonth.reduce(0) { (1...31).contains($1) ? $0 | 1 << $1 : $0 }
    daysBeforeEnd = rule.daysOfMonth.reduce(0) { (-31...(-1)).contains($1) ? $0 | 1 << -$1 : $0 }
    namesDaysOfMonth = !rule.daysOfMonth.isEmpty
    namesMonths = !rule.months.isEmpty
    weekdayBits =
      rule.weekdays.isEmpty ? .max : rule.weekdays.reduce(0) { $0 | 1 << ($1.weekday.number - 1) }
    // In rules by days or weeks, an ordinal has no meaning.
    hasOrdinals =
      unit == .months || unit == .years
      ? rule.weekdays.contains { $0.ordinal != nil } : false
  }

  private let namesDaysOfMonth: Bool
  private let namesMonths: Bool

  /// Returns the least number of periods before a day.
  func count(before day: CalendarDay) -> Int {
    guard day > start else { return 0 }
    let length =
      switch unit {
      case .years: 366
      case .months: 31
      case .weeks: 7
      case .days: 1
      }
    return Swift.max(0, (day.number - start.number) / length / interval - 1)
  }

  /// Returns the period that has a day and is not before the start, or nil where the day is between
  /// two of them.
  func period(with day: CalendarDay) -> Int? {
    let distance =
      switch unit {
      case .days: day.number - start.number
      case .weeks: (day.number - firstDay(ofWeekWith: start)) / 7
      case .months: (day.year - start.year) * 12 + day.month - start.month
      case .years: day.year - start.year
      }
    return distance.isMultiple(of: interval) ? distance / interval : nil
  }

  /// The days of a period, as days since 1970; nil after the end of the calendar.
  ///
  /// Days outside of the calendar are left out.
  func days(of index: Int) -> Range<Int>? {
    let (steps, isTooFar) = index.multipliedReportingOverflow(by: interval)
    guard !isTooFar, steps <= CalendarDay.last.number - CalendarDay.first.number else {
      return nil
    }
    let bounds = CalendarDay.first.number..<CalendarDay.last.number + 1
    let days: Range<Int>?
    switch unit {
    case .days:
      days = start.number + steps..<start.number + steps + 1
    case .weeks:
      let first = firstDay(ofWeekWith: start) + steps * 7
      days = first..<first + 7
    case .months:
      let month = start.year * 12 + start.month - 1 + steps
      days = Self.days(ofYear: month / 12, months: month % 12 + 1...month % 12 + 1)
    case .years:
      days = Self.days(ofYear: start.year + steps, months: 1...12)
    }
    guard let days, days.overlaps(bounds) else { return nil }
    return days.clamped(to: bounds)
  }

  private func firstDay(ofWeekWith day: CalendarDay) -> Int {
    day.number - (day.weekdayNumber - weekStart + 7) % 7
  }

  private static func days(ofYear year: Int, months: ClosedRange<Int>) -> Range<Int>? {
    guard (1...9999).contains(year) else { return nil }
    let (nextYear, nextMonth) =
      months.upperBound == 12 ? (year + 1, 1) : (year, months.upperBound + 1)
    return CalendarDay.number(
      year,
      months.lowerBound,
      1
    )..<CalendarDay.number(nextYear, nextMonth, 1)
  }

  /// The days among those of a period that fit the rule and are not before the start, in order.
  func matches(in days: Range<Int>) -> [CalendarDay] {
    var all: [CalendarDay] = []
    for number in days {
      let day = CalendarDay(clamping: number)
      if fits(day) { all.append(day) }
    }
    guard !positions.isEmpty else { return all.filter { $0 >= start } }
    let chosen = positions.compactMap { position in
      let index = position > 0 ? position - 1 : all.count + position
      return all.indices.contains(index) ? index : nil
    }
    return Set(chosen).sorted().map { all[$0] }.filter { $0 >= start }
  }

  private func fits(_ day: CalendarDay) -> Bool {
    guard weekdayBits & 1 << (day.weekdayNumber - 1) != 0 else { return false }
    let (month, monthDay) = (day.month, day.day)
    guard months & 1 << month != 0 else { return false }
    if namesDaysOfMonth, !fits(monthDay, in: day) { return false }
    if !daysOfYear.isEmpty {
      guard let year = Self.days(ofYear: day.year, months: 1...12) else { return false }
      let position = day.number - year.lowerBound + 1
      guard daysOfYear.contains(position) || daysOfYear.contains(position - year.count - 1) else {
        return false
      }
    }
    if !weeksOfYear.isEmpty {
      let (week, count) = weekOfYear(day)
      guard weeksOfYear.contains(week) || weeksOfYear.contains(week - count - 1) else {
        return false
      }
    }
    if hasOrdinals, !weekdays.contains(where: { fits(day, $0) }) { return false }
    return fitsDefault(day, month, monthDay)
  }

  /// Whether a day of the month is named.
  private func fits(_ monthDay: Int, in day: CalendarDay) -> Bool {
    if daysOfMonth & 1 << monthDay != 0 { return true }
    let length = Self.length(ofMonthOf: day)
    if daysBeforeEnd & 1 << (length + 1 - monthDay) != 0 { return true }
    // The last day stands for those that the month lacks.
    return shortMonths == .lastDay && monthDay == length && daysOfMonth >> (length + 1) != 0
  }

  private static func length(ofMonthOf day: CalendarDay) -> Int {
    days(ofYear: day.year, months: day.month...day.month)?.count ?? 31
  }

  /// Whether a day of the month is that of the start.
  private func isDayOfStart(_ monthDay: Int, in day: CalendarDay) -> Bool {
    monthDay == start.day
      || shortMonths == .lastDay && monthDay < start.day
        && monthDay == Self.length(ofMonthOf: day)
  }

  /// Whether a day agrees with the first one in the parts that the rule leaves open.
  private func fitsDefault(_ day: CalendarDay, _ month: Int, _ monthDay: Int) -> Bool {
    let saysNothing = weekdays.isEmpty && !namesDaysOfMonth && daysOfYear.isEmpty
    switch unit {
    case .days:
      return true
    case .weeks:
      return !saysNothing || day.weekday == start.weekday
    case .months:
      return !saysNothing || isDayOfStart(monthDay, in: day)
    case .years:
      guard saysNothing else { return true }
      guard weeksOfYear.isEmpty else { return day.weekday == start.weekday }
      return isDayOfStart(monthDay, in: day) && (namesMonths || month == start.month)
    }
  }

  private func fits(_ day: CalendarDay, _ weekday: Recurrence.NthWeekday) -> Bool {
    guard day.weekday == weekday.weekday else { return false }
    guard let ordinal = weekday.ordinal else { return true }
    let isOfMonth = unit == .months || namesMonths
    let range = Self.days(ofYear: day.year, months: isOfMonth ? day.month...day.month : 1...12)
    guard let range else { return false }
    return ordinal > 0
      ? (day.number - range.lowerBound) / 7 + 1 == ordinal
      : (range.upperBound - 1 - day.number) / 7 + 1 == -ordinal
  }

  /// Returns the week of its year that a day is in, and the number of weeks of that year.
  ///
  /// The first week is the one that has at least four days in the year; days before it are in the
  /// last week of the year before.
  private func weekOfYear(_ day: CalendarDay) -> (week: Int, count: Int) {
    var year = day.year
    if day.number >= firstWeek(of: year + 1) {
      year += 1
    } else if day.number < firstWeek(of: year) {
      year -= 1
    }
    let first = firstWeek(of: year)
    return ((day.number - first) / 7 + 1, (firstWeek(of: year + 1) - first) / 7)
  }

  /// The day with which the first week of a year begins, as days since 1970.
  private func firstWeek(of year: Int) -> Int {
    // 4 January is always in the first week.
    let fourth = CalendarDay.number(year, 1, 4)
    // 1 January 1970 was a Thursday, which is day 5 of the week; the second 7 is for days before.
    return fourth - ((fourth + 4) % 7 + 7 + 1 - weekStart + 7) % 7
  }
}
