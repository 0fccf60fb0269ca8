// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress

extension DiaryItem {
  /// How an event of the learner's own comes again: every so often, until a day.
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
