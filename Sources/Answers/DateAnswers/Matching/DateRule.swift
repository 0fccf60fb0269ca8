// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Compares dates as exactly as a matcher wants it.
struct DateRule {
  /// How exact an answer must at least be; nil for as exact as the accepted one.
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
