// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// A day, month, year, decade or century of the calendar.
///
/// Years are counted as astronomers do: the year before 1 is 0, which people call 1 BC.
struct DateValue: Hashable, Sendable {
  private(set) var precision: DatePrecision
  /// The year, or the first and the last one.
  let years: ClosedRange<Int>
  /// The month; 1 for what is vaguer than a month.
  private(set) var month = 1
  /// The day; 1 for what is vaguer than a day.
  private(set) var day = 1

  /// Creates a day, a month or a year, or returns nil when the calendar has none.
  init?(year: Int, month: Int? = nil, day: Int? = nil) {
    years = year...year
    precision = day != nil ? .day : month != nil ? .month : .year
    self.month = month ?? 1
    self.day = day ?? 1
    guard 1...12 ~= self.month, 1...Self.days(inMonth: self.month, of: year) ~= self.day else {
      return nil
    }
  }

  private init(_ precision: DatePrecision, years: ClosedRange<Int>) {
    self.precision = precision
    self.years = years
  }

  /// Creates a century by its number, 1 for the first of an era.
  init(century: Int, isBeforeOurEra: Bool) {
    let first = isBeforeOurEra ? 1 - 100 * century : 100 * century - 99
    self.init(.century, years: first...first + 99)
  }

  /// Creates a decade by the year that it is called after, as 1990.
  init(decade: Int, isBeforeOurEra: Bool) {
    // There is no year 0.
    let last = max(decade, 1)
    self.init(
      .decade,
      years: isBeforeOurEra ? -8 - decade...1 - last : last...decade + 9
    )
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The numbers of the first and the last day.
  var days: ClosedRange<Int> {
    switch precision {
    case .century, .decade, .year: Self.days(of: years)
    case .month: number(of: 1)...number(of: Self.days(inMonth: month, of: years.lowerBound))
    case .day: number(of: day)...number(of: day)
    }
  }

  /// The numbers of the first and the last day of some years.
  static func days(of years: ClosedRange<Int>) -> ClosedRange<Int> {
    CalendarDay.number(years.lowerBound, 1, 1)...CalendarDay.number(years.upperBound, 12, 31)
  }

  private func number(of day: Int) -> Int { CalendarDay.number(years.lowerBound, month, day) }

  /// The date as exactly as it is known to a precision, which is not more exact than its own.
  func widened(to precision: DatePrecision) -> DateValue {
    guard precision < self.precision else { return self }
    let year = years.lowerBound
    let isBeforeOurEra = year <= 0
    let number = isBeforeOurEra ? 1 - year : year
    switch precision {
    case .century:
      return DateValue(century: (number + 99) / 100, isBeforeOurEra: isBeforeOurEra)
    case .decade:
      return DateValue(decade: number / 10 * 10, isBeforeOurEra: isBeforeOurEra)
    case .year: return DateValue(.year, years: years)
    case .month:
      var month = self
      (month.precision, month.day) = (.month, 1)
      return month
    case .day: return self
    }
  }

  /// The same date with the years of the other era.
  var inOtherEra: DateValue? {
    switch precision {
    case .century, .decade: DateValue(precision, years: 1 - years.upperBound...1 - years.lowerBound)
    case .year: DateValue(year: 1 - years.lowerBound)
    case .month: DateValue(year: 1 - years.lowerBound, month: month)
    case .day: DateValue(year: 1 - years.lowerBound, month: month, day: day)
    }
  }

  /// The same years some years later.
  func shifted(by count: Int) -> DateValue {
    DateValue(precision, years: years.lowerBound + count...years.upperBound + count)
  }

  /// The same date with day and month exchanged, or nil when there is none.
  var withDayAndMonthExchanged: DateValue? {
    precision == .day ? DateValue(year: years.lowerBound, month: day, day: month) : nil
  }

  /// Whether the day was a day of the week, 0 for Sunday, in our calendar or in the Julian one, by which history is
  /// dated until 1582, and in some countries until 1923.
  func isWeekday(_ weekday: Int) -> Bool {
    let number = number(of: day)
    func isWeekday(_ number: Int) -> Bool {
      // Day 0 was a Thursday.
      (number + 4).dividedRoundingDown(by: 7).remainder == weekday
    }
    let year = month < 3 ? years.lowerBound - 1 : years.lowerBound
    guard year < 1924, !isWeekday(number) else { return isWeekday(number) }
    // A day of the Julian calendar came so much later than the one of that date in ours.
    let centuries = year.dividedRoundingDown(by: 100).quotient
    return isWeekday(number + centuries - centuries.dividedRoundingDown(by: 4).quotient - 2)
  }
}
