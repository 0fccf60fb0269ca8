// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress

extension DiaryItem {
  /// A reminder of an event or a goal: on a day, or some time before it is due.
  ///
  /// ```swift
  /// let reminders: [DiaryItem.Reminder] = [.on(march1), .before(.hours(2)), .before(.minutes(15))]
  /// ```
  ///
  /// In JSON a reminder is an object, `{"on":"2026-03-06","at":"08:00"}` or
  /// `{"before":{"minutes":15}}`.
  public enum Reminder: Hashable, Sendable {
    /// On a day, at a time or, without one, at that of ``ReminderPolicy``.
    ///
    /// Of an item that comes again it is the day for ``DiaryItem/due``; the others are as many days
    /// before theirs.
    case on(CalendarDay, at: TimeOfDay? = nil)
    /// Some time before it is due, as clocks show it.
    ///
    /// Days, weeks and months lead to the same time of an earlier day. Minutes and hours before an
    /// item for the whole day count from the beginning of that day.
    case before(CalendarSpan)

    /// No item has more reminders: 20.
    package static let maximumCount = 20

    /// The time of a reminder of an occurrence.
    public struct Time: Hashable, Sendable {
      /// The day.
      public let day: CalendarDay
      /// The time on that day, or nil for that of all reminders.
      public let time: TimeOfDay?

      package init(day: CalendarDay, time: TimeOfDay?) {
        self.day = day
        self.time = time
      }
    }
  }
}

extension DiaryItem.Reminder {
  /// The day of one that names it.
  package var day: CalendarDay? {
    if case .on(let day, _) = self { day } else { nil }
  }

  /// The time of one on a day that has one of its own.
  var timeOnDay: TimeOfDay? {
    if case .on(_, let time) = self { time } else { nil }
  }

  /// Returns when it comes for an occurrence.
  ///
  /// - Parameters:
  ///   - due: The day on which the occurrence is due.
  ///   - time: The time on that day.
  ///   - first: The day of the item, for which it names a day.
  /// - Returns: The day and the time.
  package func time(
    due: CalendarDay,
    _ time: TimeOfDay?,
    since first: CalendarDay
  ) -> DiaryItem.Reminder.Time {
    switch self {
    case .on(let day, let at):
      return Time(day: due.advanced(by: first.distance(to: day)), time: at)
    case .before(let span):
      switch span.measure {
      case .minutes, .hours:
        let before = span.measure == .hours ? 60 * span.count : span.count
        let (days, minute) = ((time?.minutes ?? 0) - before).dividedRoundingDown(by: 1440)
        return Time(day: due.advanced(by: days), time: TimeOfDay(minutes: minute))
      case .days: return Time(day: due.advanced(by: -span.count), time: time)
      case .weeks: return Time(day: due.advanced(by: -7 * span.count), time: time)
      case .months: return Time(day: due.monthsBefore(span.count), time: time)
      }
    }
  }

  /// Returns the numbers of days, negative, by which it can precede an occurrence.
  func leads(since first: CalendarDay) -> ClosedRange<Int> {
    switch self {
    case .on(let day, _):
      let lead = first.distance(to: day)
      return lead...lead
    case .before(let span):
      switch span.measure {
      case .minutes: return -(span.count / 1440) - 1...(-(span.count / 1440))
      case .hours: return -(span.count / 24) - 1...(-(span.count / 24))
      case .days: return -span.count...(-span.count)
      case .weeks: return -7 * span.count...(-7 * span.count)
      case .months: return -31 * span.count...(-28 * span.count)
      }
    }
  }
}

extension DiaryItem.Reminder: Comparable {
  /// Whether one is listed before the other: days first, in order, then the longest spans.
  public static func < (left: Self, right: Self) -> Bool {
    left.sortKey < right.sortKey
  }

  private var sortKey: (Int, Int, Int, String) {
    switch self {
    case .on(let day, let time): (0, day.number, time?.minutes ?? -1, "")
    case .before(let span): (1, -span.count * span.measure.minutes, 0, span.measure.rawValue)
    }
  }
}

extension CalendarSpan.Measure {
  /// The approximate number of minutes that it takes, for an order.
  fileprivate var minutes: Int {
    switch self {
    case .minutes: 1
    case .hours: 60
    case .days: 1440
    case .weeks: 7 * 1440
    case .months: 30 * 1440
    }
  }
}

extension DiaryItem.Reminder: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let day = record.field("on", \.day)
    let time = record.field("at", \.timeOnDay)
    let span = record.field("before", \.span)
    if let span = try span() { return .before(span) }
    guard let day = try day() else {
      let fault = DiaryFault.malformed("expected a day or a span before, {\"on\":\"2026-03-06\"}")
      throw ContentError(faults: [LocatedFault(fault, at: "on")])
    }
    return try .on(day, at: time())
  }

  private var span: CalendarSpan? {
    if case .before(let span) = self { span } else { nil }
  }
}

extension [DiaryItem.Reminder] {
  /// Returns the reminder on a day, or none without one.
  package static func on(_ day: CalendarDay?, at time: TimeOfDay? = nil) -> Self {
    day.map { [.on($0, at: time)] } ?? []
  }

  /// The reminders in order and each once.
  var normalized: Self { count < 2 ? self : Set(self).sorted() }

  /// Returns them with some more, and without some others.
  func adding(_ added: Self, removing removed: Self) -> Self {
    (filter { !removed.contains($0) } + added).normalized
  }

  /// The day of the only one, if it names one.
  var onlyDay: CalendarDay? { count == 1 ? self[0].day : nil }

  /// The time of the only one.
  var onlyTime: TimeOfDay? { count == 1 ? self[0].timeOnDay : nil }

  /// All of them, unless the only one names a day.
  var several: Self { onlyDay == nil ? self : [] }

  /// Returns when they come for an occurrence, each time once.
  package func times(
    due: CalendarDay,
    _ time: TimeOfDay?,
    since first: CalendarDay
  ) -> [DiaryItem.Reminder.Time] {
    guard count > 1 else { return map { $0.time(due: due, time, since: first) } }
    var known: Set<DiaryItem.Reminder.Time> = []
    return map { $0.time(due: due, time, since: first) }.filter { known.insert($0).inserted }
  }
}

extension CalendarDay {
  /// The same day some months before, or the last one of that month.
  fileprivate func monthsBefore(_ count: Int) -> CalendarDay {
    let (year, month) = (self.year * 12 + self.month - 1 - count).dividedRoundingDown(by: 12)
    let days = (28...31).reversed().lazy.compactMap {
      CalendarDay(year: year, month: month + 1, day: Swift.min($0, self.day))
    }
    return days.first ?? .first
  }
}
