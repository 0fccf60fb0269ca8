internal import ICalendar
internal import LudusCore
internal import PlayerProgress

extension Recurrence {
  /// The rule for something that is first due on a day; nil when it does not go on in days.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - end: How the last day is written.
  /// - Returns: The rule.
  func rule(from day: CalendarDay, until end: CalendarFile.Time) -> CalendarFile.RecurrenceRule? {
    var rule: CalendarFile.RecurrenceRule
    switch every.measure {
    case .minutes, .hours:
      return nil
    case .days:
      rule = CalendarFile.RecurrenceRule(.daily)
    case .weeks:
      rule = CalendarFile.RecurrenceRule(.weekly)
    case .months:
      rule = CalendarFile.RecurrenceRule(.monthly)
      if day.day > 28 {
        // In a month without that day it is the last one, which the plain rule would leave out.
        rule.monthDays = Array(28...day.day)
        rule.positions = [-1]
      }
    }
    rule.interval = max(1, every.count)
    rule.until = end
    return rule
  }

  /// Creates the recurrence that a rule comes to, or nil when it is another one.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - days: The days that it gives, at least one.
  ///   - end: The last day on which it allows one.
  init?(_ rule: CalendarFile.RecurrenceRule, days: [CalendarDay], until end: CalendarDay) {
    let every: CalendarSpan
    switch rule.frequency {
    case .secondly, .minutely, .hourly: return nil
    case .daily: every = .days(rule.interval)
    case .weekly: every = .weeks(rule.interval)
    case .monthly: every = .months(rule.interval)
    // No span has more than a million months, which is more than there are.
    case .yearly: every = .months(min(rule.interval, 10_000) * 12)
    }
    self.init(every: every, until: end)
    guard let first = days.first, self.days(from: first) == days else { return nil }
  }
}
