package import LudusCore

extension DiaryItem {
  /// A time at which an item of the learner's own is due.
  package struct Occurrence: Hashable, Sendable {
    /// The identifier among the occurrences of the item: its day, or nil for an item that does not come again.
    ///
    /// So an item that is moved to another day stays done, and each occurrence of one that comes again is
    /// done by itself.
    package let id: CalendarDay?
    /// The day by which it is to be done.
    package let due: CalendarDay
    /// The day on which to be reminded of it.
    package let reminder: CalendarDay?
  }
}

extension DiaryItem {
  /// The times at which it is due, in order: one, unless it comes again; none for a note and for an item
  /// that no diary takes.
  package var occurrences: [DiaryItem.Occurrence] {
    guard kind != .note, let due else { return [] }
    guard let recurrence else {
      return [DiaryItem.Occurrence(id: nil, due: due, reminder: reminder)]
    }
    let days = recurrence.days(from: due)
    guard days.count <= Recurrence.maximumOccurrences else { return [] }
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
