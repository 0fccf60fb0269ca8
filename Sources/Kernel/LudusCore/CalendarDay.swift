// SPDX-License-Identifier: Apache-2.0

/// A day of the calendar, such as 21 November 2026, independent of time zones and clocks.
///
/// Days are those of the Gregorian calendar, also before it was introduced (as in ISO 8601), from
/// ``first`` to ``last``. Which instants belong to a day depends on a zone and on when days begin.
///
/// ```swift
/// let day = CalendarDay(year: 2028, month: 2, day: 29)   // nil in 2027
/// day?.description                                       // "2028-02-29"
/// ```
public struct CalendarDay: Hashable, Sendable {
  /// Days since 1 January 1970.
  package let number: Int

  /// 1 January of the year 1, the earliest day; anything earlier counts as this day.
  public static let first = CalendarDay(number: -719_162)
  /// 31 December 9999, the latest day; anything later counts as this day.
  public static let last = CalendarDay(number: 2_932_896)

  /// Creates a day, or nil when the calendar does not have it.
  ///
  /// - Parameters:
  ///   - year: The year, 1 to 9999.
  ///   - month: The month, 1 to 12.
  ///   - day: The day of the month, from 1.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.init(number: Self.number(year, month, day))
    // The 30th of February would be a day of March.
    guard self.month == month else { return nil }
  }

  /// Creates the day with a number; the first or the last where there is none.
  package init(clamping number: Int) {
    self.init(number: min(max(number, Self.first.number), Self.last.number))
  }

  private init(number: Int) {
    self.number = number
  }

  /// The year, 1 to 9999.
  public var year: Int { parts.year }
  /// The month, 1 to 12.
  public var month: Int { parts.month }
  /// The day of the month, 1 to 31.
  public var day: Int { parts.day }

  /// The day of the week.
  public var weekday: Weekday { Weekday(number: weekdayNumber) }

  /// The day of the week as Foundation counts it: 1 for Sunday to 7 for Saturday.
  package var weekdayNumber: Int {
    // 1 January 1970 was a Thursday.
    (number + 4).dividedRoundingDown(by: 7).remainder + 1
  }

  // Years are taken to begin in March, so that the leap day is their last day, and come in cycles
  // of 400 with the same number of days. The lengths of the months from March on, 31 30 31 30 31
  // twice and then 31, are the steps of (153·m + 2) / 5. Both are well known; see Edward M.
  // Reingold and Nachum Dershowitz, "Calendrical Calculations".

  /// Days from the beginning of a 400-year cycle, 1 March of the year 0, to 1 January 1970.
  private static let epoch = 719_468

  /// Returns the number of a day of any year that is far from overflowing, also outside ``first``
  /// to ``last``.
  package static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month < 3 ? year - 1 : year
    let (cycle, yearOfCycle) = marchYear.dividedRoundingDown(by: 400)
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - epoch
  }

  private var parts: (year: Int, month: Int, day: Int) {
    let (cycle, dayOfCycle) = (number + Self.epoch).dividedRoundingDown(by: 146_097)
    let leapDays = dayOfCycle / 1460 - dayOfCycle / 36524 + dayOfCycle / 146_096
    let yearOfCycle = (dayOfCycle - leapDays) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = (monthFromMarch + 2) % 12 + 1
    let year = cycle * 400 + yearOfCycle + (month < 3 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

extension CalendarDay: Comparable {
  /// Whether one day comes before the other.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Days are counted: the distance from a day to the next is 1, so a range of days can be gone
/// through.
///
/// ```swift
/// for day in monday...friday { show(day) }
/// today.distance(to: exam)      // 12 days
/// today.advanced(by: -7)        // a week ago
/// ```
extension CalendarDay: Strideable {
  /// Returns how many days there are from this day to another; negative for an earlier one.
  public func distance(to other: CalendarDay) -> Int { other.number - number }

  /// Returns the day that comes some days later, or earlier for a negative number; ``first`` or
  /// ``last`` where the calendar ends before.
  public func advanced(by days: Int) -> CalendarDay {
    let (sum, isTooFar) = number.addingReportingOverflow(days)
    return isTooFar ? (days < 0 ? .first : .last) : CalendarDay(clamping: sum)
  }

  /// The day before; ``first`` has none, and is its own.
  public var dayBefore: CalendarDay { advanced(by: -1) }
  /// The day after; ``last`` has none, and is its own.
  public var dayAfter: CalendarDay { advanced(by: 1) }
}

extension Int {
  /// Returns quotient and remainder of a division that rounds towards negative infinity, so that
  /// the remainder is not negative.
  package func dividedRoundingDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension CalendarDay {
  /// A day of the week, by its name.
  ///
  /// ``weekday`` is the same as a number.
  public enum Weekday: String, Hashable, Sendable, CaseIterable {
    /// The first day of the week in some countries.
    case sunday
    /// The first day of the week in others, and in ISO 8601.
    case monday
    /// The day after Monday.
    case tuesday
    /// The day in the middle of the week.
    case wednesday
    /// The day before Friday.
    case thursday
    /// The day before Saturday.
    case friday
    /// The day before Sunday.
    case saturday

    /// The day of the week that a day is.
    public init(of day: CalendarDay) {
      self = day.weekday
    }

    /// Creates the day with a number, 1 for Sunday to 7 for Saturday; others count on from there.
    package init(number: Int) {
      self = Self.allCases[(number - 1).dividedRoundingDown(by: 7).remainder]
    }

    /// The number as Foundation counts: 1 for Sunday to 7 for Saturday.
    package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
  }
}

extension CalendarDay.Weekday: JSONName {}

/// A day reads as ISO 8601 writes it: year, month and day, `2026-11-21`.
extension CalendarDay: LosslessStringConvertible {
  /// The day as in `2026-11-21`.
  public var description: String {
    let (year, month, day) = (padded(year, to: 4), padded(month, to: 2), padded(day, to: 2))
    return "\(year)-\(month)-\(day)"
  }

  /// Creates a day from a text such as `2026-11-21`, or nil for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      description.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}

/// In JSON a day is a string, `"2026-11-21"`.
extension CalendarDay: Codable {
  /// Reads a day.
  ///
  /// - Throws: A `DecodingError` for a text that is no day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a day such as \"2026-11-21\", found \"\(text)\""
      )
    }
    self = day
  }

  /// Writes the day.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
