// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// The parts of a date as they are written, before it is known whether the calendar has it.
struct DateParts: Hashable, Sendable {
  var day: Int?
  var month: Int?
  /// The year; the number of a century, or the year that a decade is called after.
  var year: DateNumber?
  /// Century or decade, for a date that is one of these.
  var scale: DatePrecision?
  /// Whether it says that it is before our era, or nil when it does not say.
  var isBeforeOurEra: Bool?
  /// The day of the week, 0 for Sunday, and how it is written.
  var weekday: Weekday?
  /// Whether hardly anybody writes what was read in this way.
  var isUnlikely = false

  struct Weekday: Hashable, Sendable {
    let day: Int
    let word: String
  }

  /// How exact the date is.
  var precision: DatePrecision {
    scale ?? (day != nil ? .day : month != nil ? .month : .year)
  }

  /// Whether the parts are those of a date: a day has a month, and what has no month has a year.
  var isComplete: Bool {
    month != nil || (day == nil && year != nil)
  }

  /// Whether the century of the year is open.
  var hasShortYear: Bool {
    guard let year, scale != .century else { return false }
    return year.isAbbreviated || (!year.isFullYear && isBeforeOurEra == nil)
  }

  /// Whether there is a year in which the calendar has the date.
  var exists: Bool {
    guard let year, !hasShortYear else {
      // There is no year 0, but there are 3/10/00 and the 00s.
      return year?.digits != 1 || year?.value != 0
        ? DateValue(year: 4, month: month, day: day) != nil : false
    }
    return year.value > 0 && value(year.value) != nil
  }

  /// The date with a year in full.
  func value(_ year: Int) -> DateValue? {
    let isBeforeOurEra = isBeforeOurEra ?? false
    switch scale {
    case .century: return DateValue(century: year, isBeforeOurEra: isBeforeOurEra)
    case .decade: return DateValue(decade: year, isBeforeOurEra: isBeforeOurEra)
    default: return DateValue(year: isBeforeOurEra ? 1 - year : year, month: month, day: day)
    }
  }

  /// The dates that may be meant where another date is expected: a short year is taken as it is, and as one of
  /// its century; where just a century is expected, "48" says nothing about it.
  func values(near date: DateValue) -> (literal: DateValue?, guess: DateValue?) {
    guard let year else { return (nil, nil) }
    guard hasShortYear else { return (value(year.value), nil) }
    let century = date.years.lowerBound / 100 * 100
    return (
      year.isAbbreviated || year.value == 0 || scale == .decade ? nil : value(year.value),
      century > 0 && year.digits == 2 && date.precision != .century
        ? value(century + year.value) : nil
    )
  }
}
