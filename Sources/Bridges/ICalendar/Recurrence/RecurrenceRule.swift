// SPDX-License-Identifier: Apache-2.0
public import LudusCore

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
      /// Which of those in the month or year, from 1, or from -1 backwards; nil for each.
      package let ordinal: Int?
      /// 1 for Sunday to 7 for Saturday.
      package let weekday: Int
    }

    /// The period.
    package let frequency: Frequency
    /// How many periods an interval takes, from 1.
    package var interval = 1
    /// How many times in all, from 1; nil for no limit.
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
    /// Which of the days of a period, from 1, or from -1 backwards; empty for all.
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

extension CalendarFile {
  /// The days of a recurrence rule, one after the other.
  ///
  /// It looks for all days of a period that fit the rule. For days this is the same as the
  /// expanding and limiting that RFC 5545 describes.
  package struct RecurrenceDays: Sequence, IteratorProtocol, Sendable {
    private let rule: CalendarFile.RecurrenceRule
    private let start: CalendarDay
    private let last: CalendarDay
    /// How many periods come before the next one.
    private var period: Int
    /// The days of the periods so far that have not been given, the next one last.
    private var waiting: [CalendarDay] = []
    private var given = 0
    /// How many days may be looked at before the next one is found.
    private var patience = CalendarFile.RecurrenceDays.mostPatience
    /// How many days may be looked at in all.
    package var budget = Int.max

    /// How many days are looked at in search of the next one before the rule is taken to have
    /// ended: more than a hundred years, in which every date and weekday come together.
    private static let mostPatience = 40_000

    init(
      of rule: CalendarFile.RecurrenceRule,
      from start: CalendarDay,
      earliest: CalendarDay,
      last: CalendarDay
    ) {
      self.rule = rule
      self.start = start
      self.last = last
      // What is counted must be gone through from the beginning.
      period = rule.count == nil ? rule.periods(from: start, before: earliest) : 0
    }

    /// Returns the next day, or nil when there is none.
    package mutating func next() -> CalendarDay? {
      guard rule.isExpandable, rule.count.map({ given < $0 }) ?? true else { return nil }
      while waiting.isEmpty {
        guard patience > 0, budget > 0, let days = rule.period(period, from: start),
          days.lowerBound <= last.number
        else { return nil }
        patience -= days.count
        budget -= days.count
        period += 1
        waiting = rule.matches(in: days, from: start).filter { $0 >= start }.reversed()
      }
      guard let day = waiting.popLast(), day <= last else { return nil }
      patience = Self.mostPatience
      given += 1
      return day
    }
  }
}

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
  ) -> CalendarFile.RecurrenceDays {
    CalendarFile.RecurrenceDays(of: self, from: start, earliest: earliest, last: end)
  }
}

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
