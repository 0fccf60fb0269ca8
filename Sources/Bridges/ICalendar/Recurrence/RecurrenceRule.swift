// SPDX-License-Identifier: Apache-2.0
public import LudusCore
package import Recurrences

extension CalendarFile {
  /// A value of type RECUR: how something repeats (RFC 5545, 3.3.10).
  ///
  /// ```swift
  /// let rule = CalendarFile.RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR;COUNT=3")
  /// rule?.days(from: day)   // the last Fridays of three months
  /// ```
  ///
  /// Rules by days, weeks, months and years are expanded; those by hours and less, or on other
  /// calendars, are only kept (see ``isExpandable``).
  public struct RecurrenceRule: Hashable, Sendable {
    /// The length of a period, of which an interval takes one or more.
    package enum Frequency: String, Hashable, Sendable {
      /// Seconds.
      case secondly = "SECONDLY"
      /// Minutes.
      case minutely = "MINUTELY"
      /// Hours.
      case hourly = "HOURLY"
      /// Days.
      case daily = "DAILY"
      /// Weeks, which begin with Monday unless the rule says otherwise.
      case weekly = "WEEKLY"
      /// Months.
      case monthly = "MONTHLY"
      /// Years.
      case yearly = "YEARLY"
    }

    /// A day of the week, perhaps that of one week only, such as `-1FR`.
    package struct Weekday: Hashable, Sendable {
      /// The number of that weekday in the month or year, from 1, or from -1 backwards; nil for
      /// each.
      package let ordinal: Int?
      /// 1 for Sunday to 7 for Saturday.
      package let weekday: Int
    }

    /// The period.
    package let frequency: Frequency
    /// The number of periods in an interval, from 1.
    package var interval = 1
    /// The number of times in all, from 1; nil for no limit.
    package var count: Int?
    /// The last possible time; nil for no limit.
    package var until: CalendarFile.Time?
    /// Months, 1 to 12; empty for any.
    package var months: [Int] = []
    /// Weeks of the year, 1 to 53, or from -1 backwards; empty for any.
    package var weekNumbers: [Int] = []
    /// Days of the year, 1 to 366, or from -1 backwards; empty for any.
    package var yearDays: [Int] = []
    /// Days of the month, 1 to 31, or from -1 backwards; empty for any.
    package var monthDays: [Int] = []
    /// Days of the week; empty for any.
    package var weekdays: [Weekday] = []
    /// The days of a period that count, from 1, or from -1 backwards; empty for all.
    package var positions: [Int] = []
    /// The day with which weeks begin, 1 for Sunday to 7 for Saturday; Monday by default.
    package var weekStart = 2
    /// Parts of the rule that are only kept, such as `BYHOUR=9`, in their order.
    package var otherParts: [String] = []

    package init(_ frequency: Frequency) {
      self.frequency = frequency
    }

    /// Whether the days of the rule can be computed.
    public var isExpandable: Bool {
      switch frequency {
      case .secondly, .minutely, .hourly: false
      case .daily, .weekly, .monthly, .yearly: otherParts.isEmpty
      }
    }
  }
}

// MARK: - Days

extension CalendarFile.RecurrenceRule {
  /// Returns the days of the rule, in their order.
  ///
  /// Counting begins with the start, which is among the days only when the rule contains it.
  /// `UNTIL` counts by its day, and no day is later than `CalendarDay.last`. A rule that has no day
  /// for more than a hundred years, or is not expandable, ends.
  ///
  /// - Returns: The days, each computed when it is asked for.
  /// - Complexity: O(1) for the next day of a common rule.
  public func days(
    from start: CalendarDay,
    through end: CalendarDay = .last
  ) -> some Sequence<CalendarDay> & Sendable {
    days(from: start, earliest: start, through: min(end, until?.day ?? .last))
  }

  /// Returns the days of the rule without regard to `UNTIL`, from about a day on.
  package func days(
    from start: CalendarDay,
    earliest: CalendarDay,
    through end: CalendarDay
  ) -> Recurrence.RuleDays {
    let rule = rule(until: nil) ?? Recurrence.Rule(every: .days(1), end: .after(0))
    return rule.days(from: start, earliest: earliest, through: end)
  }

  /// Returns the rule for days, or nil when it is not expandable.
  ///
  /// - Parameter end: The last day, which `UNTIL` comes to on the clocks of the series; nil leaves
  ///   `UNTIL` out of account.
  /// - Returns: The rule, or nil.
  package func rule(until end: CalendarDay?) -> Recurrence.Rule? {
    guard isExpandable, let unit = frequency.unit else { return nil }
    return Recurrence.Rule(
      every: Recurrence.Interval(interval, unit),
      weekdays: Set(
        weekdays.map { day in
          Recurrence.NthWeekday(day.ordinal, CalendarDay.Weekday(number: day.weekday))
        }
      ),
      daysOfMonth: Set(monthDays),
      months: Set(months),
      weeksOfYear: Set(weekNumbers),
      daysOfYear: Set(yearDays),
      positions: Set(positions),
      firstWeekday: CalendarDay.Weekday(number: weekStart),
      shortMonths: .skipped,
      end: count.map(Recurrence.Rule.End.after) ?? end.map(Recurrence.Rule.End.on) ?? .never
    )
  }

  /// Creates the rule that writes one for days.
  ///
  /// - Parameters:
  ///   - rule: The rule for days.
  ///   - start: Its first day.
  ///   - until: The written form of its last day.
  package init(
    _ rule: Recurrence.Rule,
    from start: CalendarDay,
    until: (CalendarDay) -> CalendarFile.Time
  ) {
    let unit = rule.interval.unit
    // Twelve months, and the like, are years to those who read the file.
    let isYearly =
      unit == .months && rule.interval.count % 12 == 0 && rule.interval.count > 0
      && rule.isOfMonthlyDates && rule.months.isEmpty
    self.init(isYearly ? .yearly : Frequency(unit))
    interval = max(1, isYearly ? rule.interval.count / 12 : rule.interval.count)
    months = rule.months.sorted()
    weekNumbers = rule.weeksOfYear.sorted()
    yearDays = rule.daysOfYear.sorted()
    monthDays = rule.daysOfMonth.sorted()
    positions = rule.positions.sorted()
    weekdays = rule.weekdays.sorted().map {
      Weekday(ordinal: $0.ordinal, weekday: $0.weekday.number)
    }
    weekStart = rule.firstWeekday.number
    switch rule.end {
    case .never: break
    case .after(let count): self.count = max(1, count)
    case .on(let day): self.until = until(day)
    }
    if rule.shortMonths == .lastDay, rule.positions.isEmpty {
      writeLastDays(of: rule, from: start, isYearly: isYearly)
    }
  }

  /// Writes that the last day stands for days that a month lacks, which the plain rule would leave
  /// out.
  ///
  /// `BYMONTHDAY=28,29,30;BYSETPOS=-1` is the 30th, or else the last day. With several days, each
  /// has its place in that list.
  private mutating func writeLastDays(
    of rule: Recurrence.Rule,
    from start: CalendarDay,
    isYearly: Bool
  ) {
    guard rule.weekdays.isEmpty, rule.daysOfYear.isEmpty, rule.weeksOfYear.isEmpty,
      rule.daysOfMonth.allSatisfy({ $0 > 0 })
    else { return }
    let unit = rule.interval.unit
    guard unit == .months || unit == .years else { return }
    let days = rule.daysOfMonth.isEmpty ? [start.day] : rule.daysOfMonth.sorted()
    guard let last = days.last, last > 28 else { return }
    if unit == .years || isYearly {
      // Of the days of a single month only 29 February is not there every year.
      let named = rule.months.isEmpty ? [start.month] : rule.months.sorted()
      guard rule.daysOfMonth.isEmpty, named.count == 1 else { return }
      let length = [2: 28, 4: 30, 6: 30, 9: 30, 11: 30][named[0]] ?? 31
      guard last > length else { return }
      months = named
    }
    let early = days.filter { $0 < 28 }
    monthDays = early + Array(28...last)
    let places = days.map { $0 < 28 ? 0 : early.count + $0 - 27 }
    let chosen = Array(early.indices.map { $0 + 1 }) + places.filter { $0 > 0 }.dropLast()
    positions = chosen + [-1]
  }
}

extension Recurrence.Rule {
  /// Whether its days are dates of a month, or the one of its first day.
  fileprivate var isOfMonthlyDates: Bool {
    weekdays.isEmpty && daysOfYear.isEmpty && weeksOfYear.isEmpty && positions.isEmpty
      && daysOfMonth.isEmpty
  }
}

extension CalendarFile.RecurrenceRule.Frequency {
  /// The unit of periods; nil for one that is less than a day.
  fileprivate var unit: Recurrence.Interval.Unit? {
    switch self {
    case .secondly, .minutely, .hourly: nil
    case .daily: .days
    case .weekly: .weeks
    case .monthly: .months
    case .yearly: .years
    }
  }

  fileprivate init(_ unit: Recurrence.Interval.Unit) {
    self =
      switch unit {
      case .days: .daily
      case .weeks: .weekly
      case .months: .monthly
      case .years: .yearly
      }
  }
}

extension CalendarFile.RecurrenceRule {
  /// Reads the value of a property `RRULE`; nil without a frequency, or with a part that is given
  /// twice or out of its range.
  public init?(_ text: String) {
    var parts: [(name: String, value: String)] = []
    for part in text.withoutBlanksAround.uppercased().split(separator: ";") {
      // Blanks next to a semicolon are no part of a value, or they would be lost once the value
      // comes last.
      let part = String(part).withoutBlanksAround
      guard let equals = part.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let name = String(part[..<equals])
      guard !parts.contains(where: { $0.name == name }) else { return nil }
      parts.append((name, String(part[part.utf8.index(after: equals)...])))
      // There are no more than 17 names, so that a long line of others is none.
      guard parts.count <= 32 else { return nil }
    }
    guard let frequency = parts.first(where: { $0.name == "FREQ" }),
      let frequency = Frequency(rawValue: frequency.value)
    else { return nil }
    self.init(frequency)
    for (name, value) in parts where name != "FREQ" {
      guard read(name, value) else { return nil }
    }
  }

  /// Takes a part over; false when its value is none.
  private mutating func read(_ name: String, _ value: String) -> Bool {
    switch name {
    case "INTERVAL":
      guard let number = Self.number(value, in: 1...999_999_999) else { return false }
      interval = number
    case "COUNT":
      guard let number = Self.number(value, in: 1...999_999_999) else { return false }
      count = number
    case "UNTIL":
      guard let date = CalendarFile.Time(value) else { return false }
      until = date
    case "WKST":
      guard let day = Self.weekday(value), day.ordinal == nil else { return false }
      weekStart = day.weekday
    case "BYDAY":
      return Self.read(value, into: &weekdays, Self.weekday)
    case "BYMONTH":
      return Self.read(value, into: &months) { Self.number($0, in: 1...12) }
    case "BYMONTHDAY":
      return Self.read(value, into: &monthDays) { Self.number($0, in: -31...31) }
    case "BYYEARDAY":
      return Self.read(value, into: &yearDays) { Self.number($0, in: -366...366) }
    case "BYWEEKNO":
      return Self.read(value, into: &weekNumbers) { Self.number($0, in: -53...53) }
    case "BYSETPOS":
      return Self.read(value, into: &positions) { Self.number($0, in: -366...366) }
    default:
      otherParts.append("\(name)=\(value)")
    }
    return true
  }

  /// No list has so many different elements as this.
  private static let longestList = 1000

  /// Reads a list; false when one of it is none, or when it is so long that it must repeat itself.
  private static func read<Element>(
    _ text: String,
    into list: inout [Element],
    _ element: (String) -> Element?
  ) -> Bool {
    let texts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard texts.count <= longestList else { return false }
    list = texts.compactMap { element(String($0)) }
    return list.count == texts.count
  }

  /// Reads a number that is in a range and not 0.
  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard let number = Int(digits: digits.utf8), number != 0 else { return nil }
    let signed = isNegative ? -number : number
    return range.contains(signed) ? signed : nil
  }

  private static let weekdayNames = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  private static func weekday(_ text: String) -> Weekday? {
    guard let index = weekdayNames.firstIndex(of: String(text.suffix(2))) else { return nil }
    let ordinal = text.dropLast(2)
    guard !ordinal.isEmpty else { return Weekday(ordinal: nil, weekday: index + 1) }
    guard let number = number(String(ordinal), in: -53...53) else { return nil }
    return Weekday(ordinal: number, weekday: index + 1)
  }

  /// The rule as it is written, its parts in the order of the standard.
  public var text: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    parts += until.map { ["UNTIL=\($0.text)"] } ?? []
    parts += count.map { ["COUNT=\($0)"] } ?? []
    parts += interval == 1 ? [] : ["INTERVAL=\(interval)"]
    let days = weekdays.map { day in
      (day.ordinal.map(String.init) ?? "") + Self.weekdayNames[day.weekday - 1]
    }
    parts += days.isEmpty ? [] : ["BYDAY=" + days.joined(separator: ",")]
    for (name, numbers) in [
      ("BYMONTHDAY", monthDays), ("BYYEARDAY", yearDays), ("BYWEEKNO", weekNumbers),
      ("BYMONTH", months), ("BYSETPOS", positions),
    ] where !numbers.isEmpty {
      parts.append(name + "=" + numbers.map(String.init).joined(separator: ","))
    }
    parts += weekStart == 2 ? [] : ["WKST=" + Self.weekdayNames[weekStart - 1]]
    return (parts + otherParts).joined(separator: ";")
  }
}
