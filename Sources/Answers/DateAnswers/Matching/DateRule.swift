// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Compares dates as exactly as a matcher wants it.
struct DateRule {
  /// The least precision of an answer; nil for that of the accepted one.
  let precision: DatePrecision?
  let tolerance: DateMatcher.Tolerance

  enum Result: Hashable {
    /// It is the accepted date.
    case same
    /// It lies within it, or within the tolerance.
    case within
    case wrong(Verdict.DateMismatch)
    case notGradable(Verdict.DateFault)

    var isCorrect: Bool { self == .same || self == .within }
  }

  // MARK: - A single date

  /// Compares what is written with an accepted date.
  func compare(_ parts: DateParts, with date: DateValue) -> Result {
    guard parts.year != nil else { return compare(yearless: parts, with: date) }
    let (literal, guess) = parts.values(near: date)
    let result = literal.map { compare($0, with: date, parts) }
    if let result, result.isCorrect { return checked(result, literal, parts.weekday) }
    guard let guess else { return result ?? .wrong(.otherDate) }
    let guessed = compare(guess, with: date, parts)
    if guessed.isCorrect { return .notGradable(.shortYear) }
    if case .wrong(.partMissing) = guessed { return guessed }
    return result ?? .wrong(.otherDate)
  }

  /// A day of the week that contradicts a right date is asked about.
  private func checked(_ result: Result, _ date: DateValue?, _ weekday: DateParts.Weekday?)
    -> Result
  {
    guard let weekday, let date else { return result }
    guard date.precision == .day, date.isWeekday(weekday.day) else {
      return .notGradable(.otherWeekday(weekday.word))
    }
    return result
  }

  private func compare(yearless parts: DateParts, with date: DateValue) -> Result {
    let isSame =
      date.precision >= .month && parts.month == date.month
      && (date.precision == .month || parts.day == nil || parts.day == date.day)
    return .wrong(isSame ? .partMissing(.year) : .otherDate)
  }

  private func compare(_ value: DateValue, with date: DateValue, _ parts: DateParts) -> Result {
    let result = compare(value, with: date)
    guard result == .wrong(.otherDate) else { return result }
    if let exchanged = value.withDayAndMonthExchanged, compare(exchanged, with: date).isCorrect {
      return .wrong(.dayAndMonthExchanged)
    }
    if let other = value.inOtherEra, compare(other, with: date).isCorrect {
      let isMissing = parts.isBeforeOurEra == nil && date.years.lowerBound <= 0
      return .wrong(isMissing ? .eraMissing : .otherEra)
    }
    guard value.precision == date.precision, value.precision >= .month else { return result }
    let differing: [DatePrecision] =
      (value.years == date.years ? [] : [.year]) + (value.month == date.month ? [] : [.month])
      + (value.day == date.day ? [] : [.day])
    return differing.count == 1 ? .wrong(.otherPart(differing[0])) : result
  }

  private func compare(_ value: DateValue, with date: DateValue) -> Result {
    let needed = precision ?? date.precision
    guard value.precision >= needed else {
      let isTrue = date.widened(to: value.precision) == value
      return .wrong(isTrue ? .partMissing(needed) : .otherDate)
    }
    if value == date { return .same }
    let accepted = date.widened(to: min(value.precision, date.precision))
    return isWithin(value, accepted) ? .within : .wrong(.otherDate)
  }

  private func isWithin(_ value: DateValue, _ accepted: DateValue) -> Bool {
    let days = value.days
    var range = accepted.days
    if accepted.precision == .century, value.precision == .decade {
      // The 1800s are the first decade of the 19th century, which strictly begins with 1801.
      range = DateValue.days(of: accepted.years.lowerBound - 1...accepted.years.upperBound)
    }
    switch tolerance {
    case .exact: break
    case .days(let count): range = range.lowerBound - count...range.upperBound + count
    case .years(let count):
      guard let earliest = accepted.moved(byYears: -count),
        let latest = accepted.moved(byYears: count)
      else { return false }
      range = earliest.days.lowerBound...latest.days.upperBound
    }
    return range.contains(days.lowerBound) && range.contains(days.upperBound)
  }

  // MARK: - Periods

  /// Compares a period with an accepted one, end by end.
  func compare(
    _ period: (DateParts, DateParts),
    with accepted: (DateValue, DateValue)
  ) -> Result {
    let first = compare(period.0, with: accepted.0)
    let last = compare(period.1, with: accepted.1)
    switch (first, last) {
    case (.same, .same): return .same
    case (.notGradable(let fault), let other), (let other, .notGradable(let fault)):
      return other.isCorrect || other == .notGradable(fault)
        ? .notGradable(fault) : .wrong(.otherDate)
    case _ where first.isCorrect && last.isCorrect: return .within
    case (.wrong(let reason), _) where first == last && reason != .otherDate: return .wrong(reason)
    case (.wrong(.partMissing(let part)), _) where last.isCorrect,
      (_, .wrong(.partMissing(let part))) where first.isCorrect:
      return .wrong(.partMissing(part))
    case _ where first.isCorrect || last.isCorrect: return .wrong(.otherEnd)
    default:
      let isExchanged =
        compare(period.1, with: accepted.0).isCorrect
        && compare(period.0, with: accepted.1).isCorrect
      return .wrong(isExchanged ? .endsExchanged : .otherDate)
    }
  }

  /// Compares a period with a single accepted date, within which it may lie.
  func compare(_ period: (DateParts, DateParts), with date: DateValue) -> Result {
    let ends = [period.0, period.1].compactMap { $0.values(near: date).literal }
    guard ends.count == 2, ends[0].days.lowerBound <= ends[1].days.upperBound else {
      return .wrong(.singleDateExpected)
    }
    let days = ends[0].days.lowerBound...ends[1].days.upperBound
    // "1800–1899" and "1801–1900" are both the 19th century.
    let first = date.precision == .century ? date.years.lowerBound - 1 : date.years.lowerBound
    let whole =
      date.precision < .month ? DateValue.days(of: first...date.years.upperBound) : date.days
    let isWithin = whole.contains(days.lowerBound) && whole.contains(days.upperBound)
    return isWithin && date.precision < .day ? .within : .wrong(.singleDateExpected)
  }

  /// Compares a single date with an accepted period, which a decade or a century may be.
  func compare(_ parts: DateParts, with accepted: (DateValue, DateValue)) -> Result {
    let (first, last) = accepted
    if let value = parts.values(near: first).literal {
      let years = first.years.lowerBound...last.years.upperBound
      let isCentury =
        value.precision == .century && years.upperBound - years.lowerBound >= 98
        && abs(years.lowerBound - value.years.lowerBound) <= 1
        && abs(years.upperBound - value.years.upperBound) <= 1
      if value.days == first.days.lowerBound...last.days.upperBound || isCentury { return .same }
    }
    let ends = [first, last].map { compare(parts, with: $0) }
    return .wrong(ends.contains(where: \.isCorrect) ? .periodExpected : .otherDate)
  }
}

extension DateValue {
  /// The same date some years later; 29 February becomes the 28th where there is none.
  fileprivate func moved(byYears count: Int) -> DateValue? {
    switch precision {
    case .century, .decade, .year: shifted(by: count)
    case .month: DateValue(year: years.lowerBound + count, month: month)
    case .day:
      DateValue(year: years.lowerBound + count, month: month, day: day)
        ?? DateValue(year: years.lowerBound + count, month: month, day: 28)
    }
  }
}

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

  /// Whether the day was a day of the week, 0 for Sunday, in our calendar or in the Julian one, by
  /// which history is dated until 1582, and in some countries until 1923.
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
