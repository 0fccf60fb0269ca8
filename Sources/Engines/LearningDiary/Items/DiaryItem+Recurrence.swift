// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress

extension DiaryItem {
  /// How one of the learner's own events repeats: at an interval, until a day.
  ///
  /// ```swift
  /// DiaryItem.Recurrence(every: .weeks(1), until: june30)
  /// ```
  ///
  /// Months are counted from the first day: an event on 31 January and every month comes on 28 (or
  /// 29) February and again on 31 March.
  ///
  /// In JSON a recurrence is an object with `every` and `until`.
  public struct Recurrence: Hashable, Sendable {
    /// The time from one occurrence to the next: some days, weeks or months.
    public let every: CalendarSpan
    /// The last day on which it can occur.
    public let until: CalendarDay

    /// How often something can occur at most: 1000 times.
    package static let maximumOccurrences = 1000

    /// Creates a recurrence, which a diary checks together with its item.
    public init(every: CalendarSpan, until: CalendarDay) {
      self.every = every
      self.until = until
    }

    /// Whether it goes on in whole days at all.
    var isOfDays: Bool {
      every.count > 0 && every.measure != .minutes && every.measure != .hours
    }

    /// Returns the days on which something occurs that is first due on a day, at most one more than
    /// there may be; none when the interval is no number of days.
    package func days(from first: CalendarDay) -> [CalendarDay] {
      guard isOfDays else { return [] }
      var days: [CalendarDay] = []
      while days.count <= Self.maximumOccurrences, let day = day(after: days.count, from: first),
        day <= until
      {
        days.append(day)
      }
      return days
    }

    /// Whether something occurs on a day that is first due on another one.
    func occurs(on day: CalendarDay, from first: CalendarDay) -> Bool {
      guard isOfDays, day >= first, day <= until else { return false }
      // Clamping a day keeps its month, so the count follows from days or months.
      let distance =
        every.measure == .months
        ? (day.year - first.year) * 12 + day.month - first.month : day.number - first.number
      let step = every.measure == .weeks ? 7 * every.count : every.count
      return self.day(after: distance / step, from: first) == day
    }

    private func day(after count: Int, from first: CalendarDay) -> CalendarDay? {
      // Neither factor is larger than a million, so nothing overflows.
      let distance = count * every.count
      switch every.measure {
      case .minutes, .hours: return nil
      case .days: return CalendarDay(exactly: first.number + distance)
      case .weeks: return CalendarDay(exactly: first.number + 7 * distance)
      case .months:
        let months = first.year * 12 + first.month - 1 + distance
        let candidates = (28...31).reversed().lazy.compactMap {
          CalendarDay(year: months / 12, month: months % 12 + 1, day: min($0, first.day))
        }
        return candidates.first
      }
    }
  }
}

extension DiaryItem.Recurrence: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let every = record.field("every", \.every)
    let until = record.field("until", \.until)
    return try DiaryItem.Recurrence(every: every(), until: until())
  }
}

extension CalendarDay {
  /// Creates the day with a number, or nil when there is none.
  init?(exactly number: Int) {
    self.init(clamping: number)
    guard self.number == number else { return nil }
  }
}

extension DiaryItem {
  /// A time at which an item of the learner's own is due.
  package struct Occurrence: Hashable, Sendable {
    /// The identifier among the occurrences of the item: its day, or nil for an item that does not
    /// come again.
    ///
    /// So an item that is moved to another day stays done, and each occurrence of one that comes
    /// again is done by itself.
    package let id: CalendarDay?
    /// The day by which it is to be done.
    package let due: CalendarDay
    /// The day on which to be reminded of it.
    package let reminder: CalendarDay?
  }

  /// The times at which it is due, in order: one, unless it comes again; none for a note and for an
  /// item that no diary takes.
  package var occurrences: [DiaryItem.Occurrence] {
    guard kind != .note, let due else { return [] }
    guard let recurrence else {
      return [DiaryItem.Occurrence(id: nil, due: due, reminder: reminder)]
    }
    let days = recurrence.days(from: due)
    guard days.count <= DiaryItem.Recurrence.maximumOccurrences else { return [] }
    return days.map { occurrence(on: $0, since: due) }
  }

  /// Returns the occurrence with an identifier, or nil when it has none with that identifier.
  ///
  /// - Precondition: A diary takes the item.
  /// - Complexity: O(1).
  func occurrence(_ id: CalendarDay?) -> DiaryItem.Occurrence? {
    guard let due, let recurrence, kind != .note else { return occurrences.first { $0.id == id } }
    guard let id, recurrence.occurs(on: id, from: due) else { return nil }
    return occurrence(on: id, since: due)
  }

  private func occurrence(on day: CalendarDay, since first: CalendarDay) -> DiaryItem.Occurrence {
    let reminder = reminder.map { CalendarDay(clamping: $0.number + day.number - first.number) }
    return DiaryItem.Occurrence(id: day, due: day, reminder: reminder)
  }
}

/// A time of day as shown on a clock, such as 17:30, on no particular day.
///
/// ```swift
/// let time: TimeOfDay? = TimeOfDay(hour: 17, minute: 30)
/// time?.description   // "17:30"
/// ```
///
/// In JSON a time is a string, `"17:30"`.
public struct TimeOfDay: Hashable, Sendable {
  /// Minutes after midnight on the clock, 0 to 1439.
  package let minutes: Int

  /// Creates a time from an hour, 0 to 23, and a minute, 0 to 59; nil for any other.
  public init?(hour: Int, minute: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// Creates a time from the minutes after midnight; nil when no clock shows it.
  package init?(minutes: Int) {
    guard (0...1439).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Creates a time; the first or the last of the day where there is none.
  package init(clamping minutes: Int) {
    self.minutes = min(max(minutes, 0), 1439)
  }

  /// The hour, 0 to 23.
  public var hour: Int { minutes / 60 }
  /// The minute, 0 to 59.
  public var minute: Int { minutes % 60 }

  /// Returns the instant at which the clock first shows the time on a day, or leaps over it.
  ///
  /// When clocks are set back and show it twice, it is the first time.
  ///
  /// - Returns: The instant.
  public func instant(on day: CalendarDay, calendar: Calendar) -> Date {
    // A day that begins at this time begins at this instant.
    let days = (try? DayReckoning(calendar, dayStart: minutes)) ?? DayReckoning(calendar)
    return days.interval(of: day).lowerBound
  }
}

extension TimeOfDay: Comparable {
  /// Whether one time is earlier on the clock than the other.
  public static func < (left: Self, right: Self) -> Bool { left.minutes < right.minutes }
}

extension TimeOfDay: LosslessStringConvertible {
  /// The time as in `09:05`.
  public var description: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// Creates a time from a text such as `09:05`, or nil for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [2, 2],
      description.utf8.allSatisfy({ $0 == UInt8(ascii: ":") || (48...57).contains($0) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

extension TimeOfDay: Codable {
  /// Reads a time.
  ///
  /// - Throws: A `DecodingError` for a text that is no time.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = TimeOfDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a time such as \"17:30\", found \"\(text)\""
      )
    }
    self = time
  }

  /// Writes the time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
