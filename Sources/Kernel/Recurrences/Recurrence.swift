// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A recurrence: by a rule, on single dates, or both, with occurrences that are left out or moved.
///
/// ```swift
/// let lecture = Recurrence.weekly(on: [.monday, .wednesday]).until(june30)
///   .leavingOut(whitMonday)
///   .moving(may13, to: may14, at: TimeOfDay(hour: 16))
/// lecture.occurrences(from: march2, in: may1...may31)
///
/// Recurrence.monthly(on: [.init(-1, .friday)])   // the last one of each, without end
/// Recurrence.on([christmas, easter])                // these dates and no others
/// ```
///
/// A recurrence does not say when it begins; that is the day of what comes again, and every
/// question takes it. From that day on come the days that the rule has, so an event that begins on
/// a Tuesday and comes every Monday is first there on the Monday after. An occurrence has the day
/// that rule or dates give as its identifier, and keeps it when it is moved.
///
/// Days and times are those of the reader, unless ``zone`` names another zone. A value may be at
/// fault, like a form that is not filled in yet: see ``faults``.
///
/// In JSON a recurrence is an object with the parts that it has:
/// `{"every":{"weeks":1},"weekdays":["monday"],"until":"2026-06-30","leftOut":["2026-05-25"]}`. The
/// other keys are `times` in place of `until`, `dates`, `moved`, `zone`, and those of ``Rule``. It
/// never ends without `until` and `times`.
public struct Recurrence: Hashable, Sendable {
  /// The rule by which days follow one another; nil for single dates only.
  public var rule: Rule?
  /// Single dates on which it occurs as well.
  public var dates: Set<CalendarDay>
  /// The days of occurrences that are left out, such as holidays.
  public var leftOut: Set<CalendarDay>
  /// The occurrences that take place on another day or at another time, by their days.
  ///
  /// Those of days that it does not have, or that are left out, mean nothing.
  public var moved: [CalendarDay: Move]
  /// The identifier of the zone that days and times are on, such as `America/New_York`; nil for the
  /// reader's own.
  public var zone: String?

  /// Creates a recurrence of its parts.
  public init(
    _ rule: Rule?,
    dates: Set<CalendarDay> = [],
    leftOut: Set<CalendarDay> = [],
    moved: [CalendarDay: Move] = [:],
    zone: String? = nil
  ) {
    self.rule = rule
    self.dates = dates
    self.leftOut = leftOut
    self.moved = moved
    self.zone = zone
  }

  /// Creates a recurrence that goes on at even intervals until a day.
  ///
  /// - Parameters:
  ///   - interval: The time from one occurrence to the next.
  ///   - until: The last day on which it can occur; nil for no end.
  public init(every interval: Interval, until: CalendarDay? = nil) {
    self.init(Rule(every: interval, end: until.map(Rule.End.on) ?? .never))
  }

  /// The day and the time to which an occurrence is moved.
  ///
  /// In JSON it is an object: `{"from":"2026-05-13","time":"16:00","to":"2026-05-14"}`.
  public struct Move: Hashable, Sendable {
    /// The day on which it takes place.
    public let day: CalendarDay
    /// The time at which it takes place, or nil for that of all others.
    public let time: TimeOfDay?

    /// Creates a move.
    public init(to day: CalendarDay, at time: TimeOfDay? = nil) {
      self.day = day
      self.time = time
    }
  }
}

// MARK: - Common recurrences

extension Recurrence {
  /// Returns a recurrence on every day, or every few days.
  public static func daily(every count: Int = 1) -> Recurrence {
    Recurrence(every: .days(count))
  }

  /// Returns a recurrence in every week, or every few weeks, on some days of it.
  ///
  /// - Parameters:
  ///   - count: The number of weeks from one to the next, counted from the first one.
  ///   - weekdays: The days of the week; none for that of the first day.
  /// - Returns: A recurrence without end and exceptions.
  public static func weekly(
    every count: Int = 1,
    on weekdays: Set<CalendarDay.Weekday> = []
  ) -> Recurrence {
    Recurrence(Rule(every: .weeks(count), weekdays: Set(weekdays.map { NthWeekday(nil, $0) })))
  }

  /// Returns a recurrence in every month, or every few months, on some days of it.
  ///
  /// - Parameters:
  ///   - count: The number of months from one to the next, counted from the first one.
  ///   - days: The days of the month, 1 to 31, or from -1 for the last one; none for that of the
  ///     first day. In a month without such a day it is the last one.
  /// - Returns: A recurrence without end and exceptions.
  public static func monthly(every count: Int = 1, onDays days: Set<Int> = []) -> Recurrence {
    Recurrence(Rule(every: .months(count), daysOfMonth: days))
  }

  /// Returns a recurrence in every month, or every few months, on days such as its second Tuesday.
  public static func monthly(every count: Int = 1, on weekdays: Set<NthWeekday>) -> Recurrence {
    Recurrence(Rule(every: .months(count), weekdays: weekdays))
  }

  /// Returns a recurrence in every year, or every few years, on the date of the first day.
  ///
  /// That of 29 February is on the 28th in other years.
  public static func yearly(every count: Int = 1) -> Recurrence {
    Recurrence(every: .years(count))
  }

  /// Returns a recurrence on single dates only.
  public static func on(_ dates: Set<CalendarDay>) -> Recurrence {
    Recurrence(nil, dates: dates)
  }

  /// Returns the recurrence whose rule ends with a day at the latest.
  public func until(_ day: CalendarDay) -> Recurrence { ending(.on(day)) }

  /// Returns the recurrence whose rule ends after so many days, 1 to 10,000.
  ///
  /// Those that are left out or moved count.
  public func times(_ count: Int) -> Recurrence { ending(.after(count)) }

  private func ending(_ end: Rule.End) -> Recurrence {
    var other = self
    other.rule?.end = end
    return other
  }

  /// Returns the recurrence without the occurrence of a day.
  public func leavingOut(_ day: CalendarDay) -> Recurrence {
    var other = self
    other.leftOut.insert(day)
    return other
  }

  /// Returns the recurrence in which the occurrence of a day takes place on another day, or at
  /// another time.
  public func moving(
    _ day: CalendarDay,
    to other: CalendarDay,
    at time: TimeOfDay? = nil
  ) -> Recurrence {
    var recurrence = self
    recurrence.moved[day] = Move(to: other, at: time)
    return recurrence
  }

  /// Returns the recurrence on days and times of a zone; nil stands for the reader's own.
  public func inZone(_ identifier: String?) -> Recurrence {
    var other = self
    other.zone = identifier
    return other
  }
}

// MARK: - Rules

extension Recurrence {
  /// The time from one period of a rule to the next: some days, weeks, months or years.
  ///
  /// In JSON an interval is an object with its unit as the key: `{"weeks":2}`.
  public struct Interval: Hashable, Sendable {
    /// The units of intervals.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      /// From a date to the next.
      case days
      /// Seven days, from the rule's first day of the week on.
      case weeks
      /// Months of the calendar.
      case months
      /// Years of the calendar.
      case years
    }

    /// The number of units, from 0, which is a fault, to 10,000,000.
    public let count: Int
    /// The unit.
    public let unit: Unit

    /// Creates an interval; a count out of range becomes the nearest one in it.
    public init(_ count: Int, _ unit: Unit) {
      self.count = min(max(count, 0), 10_000_000)
      self.unit = unit
    }

    /// Returns an interval of days.
    public static func days(_ count: Int) -> Interval { Interval(count, .days) }
    /// Returns an interval of weeks.
    public static func weeks(_ count: Int) -> Interval { Interval(count, .weeks) }
    /// Returns an interval of months.
    public static func months(_ count: Int) -> Interval { Interval(count, .months) }
    /// Returns an interval of years.
    public static func years(_ count: Int) -> Interval { Interval(count, .years) }
  }

  /// A day of the week, or only one of those in a month or year: the second Tuesday, the last
  /// Friday.
  ///
  /// In JSON it is a string: `"tuesday"`, `"2 tuesday"`, `"-1 friday"`.
  public struct NthWeekday: Hashable, Sendable {
    /// The number of that weekday in the month or year, 1 to 53, or from -1 for the last one; nil
    /// for each.
    public let ordinal: Int?
    /// The day of the week.
    public let weekday: CalendarDay.Weekday

    /// Creates a day of the week.
    ///
    /// - Parameters:
    ///   - ordinal: The number of that weekday in the month or year, 1 to 53, or from -1 for the
    ///     last one; nil for each.
    ///   - weekday: The day of the week.
    public init(_ ordinal: Int?, _ weekday: CalendarDay.Weekday) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// The rule by which the days of a recurrence follow one another.
  ///
  /// A rule looks at every so many days, weeks, months or years, its *periods*, beginning with the
  /// one of the first day. In each it has all days that fit everything that it says. Where it says
  /// no days at all, they are those of the first day: its weekday in a rule by weeks, its day of
  /// the month in one by months, its date in one by years.
  ///
  /// It is what the rules of calendar files (RFC 5545) can say about days, so that these come to
  /// the same.
  public struct Rule: Hashable, Sendable {
    /// The end of a rule.
    public enum End: Hashable, Sendable {
      /// Never.
      case never
      /// After so many days, 1 to 10,000.
      case after(Int)
      /// With a day, which can be the last one.
      case on(CalendarDay)
    }

    /// The ways to take a day of the month in a month that lacks it.
    ///
    /// In JSON it is its name.
    public enum ShortMonths: String, JSONName, Hashable, Sendable {
      /// Its last day stands for those that it lacks.
      case lastDay
      /// It has none, as in calendar files.
      case skipped
    }

    /// The time from one period to the next.
    public var interval: Interval
    /// The days of the week; empty for any.
    ///
    /// Ordinals count in the month in rules by months, and in rules by years that name months; in
    /// the year in other rules by years; and mean nothing in rules by days or weeks.
    public var weekdays: Set<NthWeekday>
    /// The days of the month, 1 to 31, or from -1 for the last one; empty for any.
    public var daysOfMonth: Set<Int>
    /// The months, 1 to 12; empty for any.
    public var months: Set<Int>
    /// The weeks of the year, 1 to 53, or from -1 for the last one; empty for any.
    ///
    /// The first week is the one that has at least four days in the year.
    public var weeksOfYear: Set<Int>
    /// The days of the year, 1 to 366, or from -1 for the last one; empty for any.
    public var daysOfYear: Set<Int>
    /// The days of a period that count, from 1, or from -1 for the last one; empty for all.
    public var positions: Set<Int>
    /// The day with which weeks begin.
    public var firstWeekday: CalendarDay.Weekday
    /// The treatment of a day of the month in a month that lacks it.
    public var shortMonths: ShortMonths
    /// The date when it ends.
    public var end: End

    /// Creates a rule.
    public init(
      every interval: Interval,
      weekdays: Set<NthWeekday> = [],
      daysOfMonth: Set<Int> = [],
      months: Set<Int> = [],
      weeksOfYear: Set<Int> = [],
      daysOfYear: Set<Int> = [],
      positions: Set<Int> = [],
      firstWeekday: CalendarDay.Weekday = .monday,
      shortMonths: ShortMonths = .lastDay,
      end: End = .never
    ) {
      self.interval = interval
      self.weekdays = weekdays
      self.daysOfMonth = daysOfMonth
      self.months = months
      self.weeksOfYear = weeksOfYear
      self.daysOfYear = daysOfYear
      self.positions = positions
      self.firstWeekday = firstWeekday
      self.shortMonths = shortMonths
      self.end = end
    }
  }
}

// MARK: - Faults

extension Recurrence {
  /// The reason a recurrence cannot be meant.
  public enum Fault: ContentFault {
    /// A value is missing or has a form that cannot be read.
    case malformed(String)
    /// There is neither a rule nor a date.
    case empty
    /// A number of a part is not in the range that it must be in.
    case outOfRange(Part, Int, expected: ClosedRange<Int>)
    /// More single dates, left out or moved occurrences than 1000.
    case tooMany(Part)

    /// A part of a recurrence that has numbers or dates.
    public enum Part: String, Hashable, Sendable, CaseIterable {
      /// The interval.
      case every
      /// The number of days.
      case times
      /// The weekdays of the month or year.
      case weekdays
      /// Days of the month.
      case daysOfMonth
      /// Months.
      case months
      /// Weeks of the year.
      case weeksOfYear
      /// Days of the year.
      case daysOfYear
      /// The days of a period that count.
      case positions
      /// Single dates.
      case dates
      /// Days that are left out.
      case leftOut
      /// Occurrences that are moved.
      case moved
    }
  }

  /// The most days after which a rule can end that counts them: 10,000.
  package static let maximumTimes = 10_000
  /// The most single dates, left out or moved occurrences: 1000 each.
  package static let maximumExceptions = 1000

  /// All that is wrong with it, empty for one that can be meant.
  ///
  /// One that never occurs can be meant.
  public var faults: [Fault] {
    var faults: [Fault] = rule == nil && dates.isEmpty ? [.empty] : []
    for (part, count) in [
      (Fault.Part.dates, dates.count), (.leftOut, leftOut.count), (.moved, moved.count),
    ] where count > Self.maximumExceptions {
      faults.append(.tooMany(part))
    }
    return faults + (rule?.faults ?? [])
  }
}

extension Recurrence.Rule {
  fileprivate var faults: [Recurrence.Fault] {
    var numbers: [(Recurrence.Fault.Part, Int, ClosedRange<Int>)] = [
      (.every, interval.count, 1...10_000_000)
    ]
    if case .after(let count) = end {
      numbers.append((.times, count, 1...Recurrence.maximumTimes))
    }
    numbers += weekdays.sorted().compactMap(\.ordinal).map { (.weekdays, $0, -53...53) }
    for (part, list, range) in [
      (Recurrence.Fault.Part.daysOfMonth, daysOfMonth, -31...31), (.months, months, 1...12),
      (.weeksOfYear, weeksOfYear, -53...53), (.daysOfYear, daysOfYear, -366...366),
      (.positions, positions, -366...366),
    ] {
      numbers += list.sorted().map { (part, $0, range) }
    }
    return numbers.compactMap { part, number, range in
      number == 0 || !range.contains(number)
        ? .outOfRange(part, number, expected: range) : nil
    }
  }
}

extension Recurrence.Fault: CustomStringConvertible {
  /// The fault, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .empty: "it has neither a rule nor a date"
    case .outOfRange(let part, let number, let range):
      "\(part.rawValue): \(number), expected \(range.lowerBound) to \(range.upperBound)"
        + (range.contains(0) ? " and not 0" : "")
    case .tooMany(let part):
      "\(part.rawValue): more than \(Recurrence.maximumExceptions)"
    }
  }
}

// MARK: - JSON

extension Recurrence.Interval: JSONTagged {
  package static let tags: [JSONTag<Self>] = Unit.allCases.map { unit in
    JSONTag(unit.rawValue, { Self($0, unit) }) { $0.unit == unit ? $0.count : nil }
  }
}

extension Recurrence.NthWeekday: Comparable {
  /// Whether one comes before the other: by ordinal, those of every week first, then by weekday.
  public static func < (left: Self, right: Self) -> Bool {
    (left.ordinal ?? 0, left.weekday.number) < (right.ordinal ?? 0, right.weekday.number)
  }
}

extension Recurrence.NthWeekday: LosslessStringConvertible {
  /// The day as in `tuesday` or `2 tuesday`.
  public var description: String {
    (ordinal.map { "\($0) " } ?? "") + weekday.rawValue
  }

  /// Creates the day from such a text; nil for any other.
  public init?(_ description: String) {
    let parts = description.split(separator: " ", omittingEmptySubsequences: false)
    guard let name = parts.last, let weekday = CalendarDay.Weekday(rawValue: String(name)) else {
      return nil
    }
    guard parts.count == 2 else {
      guard parts.count == 1 else { return nil }
      self.init(nil, weekday)
      return
    }
    guard let ordinal = Int(parts[0]), String(ordinal) == parts[0] else { return nil }
    self.init(ordinal, weekday)
  }
}

extension Recurrence.NthWeekday: Codable {
  /// Reads a day.
  ///
  /// - Throws: A `DecodingError` for a text that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "expected a weekday such as \"tuesday\" or \"2 tuesday\", found \"\(text)\""
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

extension Recurrence {
  /// A moved occurrence with its day.
  package struct MovedOccurrence: JSONRecord, Hashable {
    /// The day that rule or dates give.
    package let from: CalendarDay
    /// The day and the time to which it is moved.
    package let move: Move

    package init(from: CalendarDay, move: Move) {
      (self.from, self.move) = (from, move)
    }

    package static func form(_ record: inout Record<Self, Fault>) throws -> Self {
      let from = record.field("from", \.from)
      let day = record.field("to", \.move.day)
      let time = record.field("time", \.move.time)
      return try MovedOccurrence(from: from(), move: Move(to: day(), at: time()))
    }
  }
}

extension Recurrence: JSONRecord {
  package static func form(_ record: inout Record<Self, Fault>) throws -> Self {
    let interval = record.field("every", \.rule?.interval)
    let weekdays = record.field("weekdays", \.ruleOrNone.weekdays, as: .sorted(), default: [])
    let daysOfMonth = record.field(
      "daysOfMonth",
      \.ruleOrNone.daysOfMonth,
      as: .sorted(),
      default: []
    )
    let months = record.field("months", \.ruleOrNone.months, as: .sorted(), default: [])
    let weeksOfYear = record.field(
      "weeksOfYear",
      \.ruleOrNone.weeksOfYear,
      as: .sorted(),
      default: []
    )
    let daysOfYear = record.field("daysOfYear", \.ruleOrNone.daysOfYear, as: .sorted(), default: [])
    let positions = record.field("positions", \.ruleOrNone.positions, as: .sorted(), default: [])
    let firstWeekday = record.field("firstWeekday", \.ruleOrNone.firstWeekday, default: .monday)
    let shortMonths = record.field("shortMonths", \.ruleOrNone.shortMonths, default: .lastDay)
    let until = record.field("until", \.until)
    let times = record.field("times", \.times)
    let dates = record.field("dates", \.dates, as: .sorted(), default: [])
    let leftOut = record.field("leftOut", \.leftOut, as: .sorted(), default: [])
    let moved = record.field("moved", \.movedOccurrences, default: [])
    let zone = record.field("zone", \.zone)
    let end = try times().map(Rule.End.after) ?? until().map(Rule.End.on) ?? .never
    if try times() != nil, try until() != nil {
      record.note(.malformed("expected one of the keys \"times\" and \"until\""))
    }
    let rule = try Rule(
      every: interval() ?? .days(1),
      weekdays: weekdays(),
      daysOfMonth: daysOfMonth(),
      months: months(),
      weeksOfYear: weeksOfYear(),
      daysOfYear: daysOfYear(),
      positions: positions(),
      firstWeekday: firstWeekday(),
      shortMonths: shortMonths(),
      end: end
    )
    let hasRule = try interval() != nil
    if !hasRule, rule != Rule(every: .days(1)) {
      record.note(.malformed("the key \"every\" of its rule is missing"))
    }
    return try Recurrence(
      hasRule ? rule : nil,
      dates: dates(),
      leftOut: leftOut(),
      moved: Dictionary(moved().map { ($0.from, $0.move) }) { first, _ in first },
      zone: zone()
    )
  }

  private var ruleOrNone: Rule { rule ?? Rule(every: .days(1)) }

  private var until: CalendarDay? {
    if case .on(let day)? = rule?.end { day } else { nil }
  }

  private var times: Int? {
    if case .after(let count)? = rule?.end { count } else { nil }
  }

  private var movedOccurrences: [MovedOccurrence] {
    moved.sorted { $0.key < $1.key }.map { MovedOccurrence(from: $0.key, move: $0.value) }
  }
}
