// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension CalendarFile.RecurrenceRule {
  /// How many periods there are, at least, from a day to another.
  func periods(from start: CalendarDay, before day: CalendarDay) -> Int {
    guard day > start else { return 0 }
    let length =
      switch frequency {
      case .yearly: 366
      case .monthly: 31
      case .weekly: 7
      case .secondly, .minutely, .hourly, .daily: 1
      }
    return max(0, (day.number - start.number) / length / interval - 1)
  }

  /// The days of a period, as days since 1970; nil after the end of the calendar.
  ///
  /// Periods are counted from the one of the start. Days outside of the calendar are left out.
  func period(_ index: Int, from start: CalendarDay) -> Range<Int>? {
    let (steps, isTooFar) = index.multipliedReportingOverflow(by: interval)
    guard !isTooFar, steps <= CalendarDay.last.number - CalendarDay.first.number else {
      return nil
    }
    let bounds = CalendarDay.first.number..<CalendarDay.last.number + 1
    let days: Range<Int>?
    switch frequency {
    case .secondly, .minutely, .hourly:
      days = nil
    case .daily:
      days = start.number + steps..<start.number + steps + 1
    case .weekly:
      let sinceWeekStart = (start.weekday - weekStart + 7) % 7
      let first = start.number - sinceWeekStart + steps * 7
      days = first..<first + 7
    case .monthly:
      let month = start.year * 12 + start.month - 1 + steps
      days = Self.days(ofYear: month / 12, months: month % 12 + 1...month % 12 + 1)
    case .yearly:
      days = Self.days(ofYear: start.year + steps, months: 1...12)
    }
    guard let days, days.overlaps(bounds) else { return nil }
    return days.clamped(to: bounds)
  }

  private static func days(ofYear year: Int, months: ClosedRange<Int>) -> Range<Int>? {
    guard let first = CalendarDay(year: year, month: months.lowerBound, day: 1),
      let last = CalendarDay(year: year, month: months.upperBound, day: 28)
    else { return nil }
    // No month has more than 31 days, and the next one begins within three days.
    let end = (last.number + 1...last.number + 4).first { number in
      number > CalendarDay.last.number || CalendarDay(clamping: number).month != last.month
    }
    return first.number..<(end ?? last.number + 1)
  }

  /// The days among those of a period that fit the rule, in their order.
  func matches(in days: Range<Int>, from start: CalendarDay) -> [CalendarDay] {
    let matches = days.map(CalendarDay.init(clamping:)).filter { fits($0, start) }
    guard !positions.isEmpty else { return matches }
    let chosen = positions.compactMap { position in
      let index = position > 0 ? position - 1 : matches.count + position
      return matches.indices.contains(index) ? index : nil
    }
    return Set(chosen).sorted().map { matches[$0] }
  }

  private func fits(_ day: CalendarDay, _ start: CalendarDay) -> Bool {
    let (month, monthDay) = (day.month, day.day)
    guard months.isEmpty || months.contains(month) else { return false }
    if !monthDays.isEmpty {
      let length = Self.days(ofYear: day.year, months: month...month)?.count ?? 31
      guard monthDays.contains(monthDay) || monthDays.contains(monthDay - length - 1) else {
        return false
      }
    }
    if !yearDays.isEmpty {
      guard let year = Self.days(ofYear: day.year, months: 1...12) else { return false }
      let position = day.number - year.lowerBound + 1
      guard yearDays.contains(position) || yearDays.contains(position - year.count - 1) else {
        return false
      }
    }
    if !weekNumbers.isEmpty {
      let (week, count) = weekOfYear(day)
      guard weekNumbers.contains(week) || weekNumbers.contains(week - count - 1) else {
        return false
      }
    }
    guard weekdays.isEmpty || weekdays.contains(where: { fits(day, $0) }) else { return false }
    return fitsDefault(day, month, monthDay, start)
  }

  /// Whether a day agrees with the first one in the parts that the rule leaves open.
  private func fitsDefault(
    _ day: CalendarDay,
    _ month: Int,
    _ monthDay: Int,
    _ start: CalendarDay
  ) -> Bool {
    let saysNothing = weekdays.isEmpty && monthDays.isEmpty && yearDays.isEmpty
    switch frequency {
    case .secondly, .minutely, .hourly, .daily:
      return true
    case .weekly:
      return !saysNothing || day.weekday == start.weekday
    case .monthly:
      return !saysNothing || monthDay == start.day
    case .yearly:
      guard saysNothing else { return true }
      guard weekNumbers.isEmpty else { return day.weekday == start.weekday }
      return monthDay == start.day && (!months.isEmpty || month == start.month)
    }
  }

  private func fits(_ day: CalendarDay, _ weekday: Weekday) -> Bool {
    guard day.weekday == weekday.weekday else { return false }
    // In rules by days or weeks, an ordinal has no meaning.
    guard let ordinal = weekday.ordinal, frequency == .monthly || frequency == .yearly else {
      return true
    }
    let isOfMonth = frequency == .monthly || !months.isEmpty
    let range = Self.days(ofYear: day.year, months: isOfMonth ? day.month...day.month : 1...12)
    guard let range else { return false }
    return ordinal > 0
      ? (day.number - range.lowerBound) / 7 + 1 == ordinal
      : (range.upperBound - 1 - day.number) / 7 + 1 == -ordinal
  }

  /// Which week of its year a day is in, and how many that year has.
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
