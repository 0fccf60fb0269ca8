// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress
public import Recurrences

extension DiaryItem {
  /// The recurrence of an event or a goal; see `Recurrence` of the kernel.
  public typealias Recurrence = Recurrences.Recurrence

  /// A time at which an item of the learner's own is due.
  package struct Occurrence: Hashable, Sendable {
    /// The identifier among the occurrences of the item: the day that its rule gives, or nil for an
    /// item that does not come again.
    ///
    /// So an item that is moved to another day stays done, and each occurrence of one that comes
    /// again is done by itself, also after it was moved.
    package let id: CalendarDay?
    /// The day by which it is to be done.
    package let due: CalendarDay
    /// The time on that day, or nil for the whole day.
    package let time: TimeOfDay?
    /// The reminders of it.
    package let reminders: [DiaryItem.Reminder.Time]
  }

  /// The number of times that an item can occur to be listed as a whole: 1000 times.
  package static let maximumListed = 1000
  /// The number of days around a day for which an item is listed that occurs more often.
  package static let listedDays = 366

  /// Returns the times at which it is due that a list of a day has, in order: one, unless it comes
  /// again; none for a note and for an item that no diary takes.
  ///
  /// An item that comes more than ``maximumListed`` times, or without end, is listed for a year
  /// before and after the day.
  ///
  /// - Complexity: O(*n* log *n*) for *n* occurrences, at most 1000 or those of two years.
  package func occurrences(listedOn day: CalendarDay) -> [DiaryItem.Occurrence] {
    guard kind != .note, let due else { return [] }
    guard let recurrence else { return [single(on: due)] }
    guard recurrence.faults.isEmpty else { return [] }
    if !recurrence.isEndless {
      var all = recurrence.identifiers(from: due, earliest: .first, through: .last)
      var ids: [CalendarDay] = []
      while ids.count <= Self.maximumListed, let id = all.next() { ids.append(id) }
      if ids.count <= Self.maximumListed {
        let found = ids.compactMap { recurrence.occurrence(listed: $0) }
        let isMoved = !recurrence.moved.isEmpty
        return (isMoved ? found.sorted { ($0.day, $0.id) < ($1.day, $1.id) } : found)
          .map { occurrence($0, since: due) }
      }
    }
    let around = day.advanced(by: -Self.listedDays)...day.advanced(by: Self.listedDays)
    return occurrences(in: around)
  }

  /// Returns the times at which it is due on some days, in order.
  package func occurrences(in days: ClosedRange<CalendarDay>) -> [DiaryItem.Occurrence] {
    guard kind != .note, let due else { return [] }
    guard let recurrence else { return days.contains(due) ? [single(on: due)] : [] }
    return recurrence.occurrences(from: due, in: days).map { occurrence($0, since: due) }
  }

  /// Returns the times that give a reason for a notification on some days: they are due, or have
  /// their reminder.
  ///
  /// A day more on each side, because a day of one zone is not one of another. Of a series the
  /// year counts that is next to one end of the days, for it may go on without end.
  func occurrences(
    withReasonOn days: ClosedRange<CalendarDay>,
    fromTheLast isFromTheLast: Bool
  ) -> [DiaryItem.Occurrence] {
    guard kind != .note, let due else { return [] }
    guard recurrence != nil else { return [single(on: due)] }
    let reach = Self.listedDays
    let (lower, upper) = (days.lowerBound, days.upperBound)
    let near =
      isFromTheLast
      ? max(lower, upper.advanced(by: -reach))...upper
      : lower...min(upper, lower.advanced(by: reach))
    let around = near.lowerBound.dayBefore...near.upperBound.dayAfter
    var found = occurrences(in: around)
    var known: Set<CalendarDay?>?
    for leads in Set(reminders.map { $0.leads(since: due) }) where leads != 0...0 {
      let (first, last) = (around.lowerBound, around.upperBound)
      let before = first.advanced(by: -leads.upperBound)...last.advanced(by: -leads.lowerBound)
      var ids = known ?? Set(found.map(\.id))
      found += occurrences(in: before).filter { ids.insert($0.id).inserted }
      known = ids
    }
    return found
  }

  /// Returns the occurrence with an identifier, or nil when it has none with that identifier.
  ///
  /// - Precondition: A diary takes the item.
  /// - Complexity: O(1), or O(*n*) for an item that comes *n* times.
  package func occurrence(_ id: CalendarDay?) -> DiaryItem.Occurrence? {
    guard kind != .note, let due else { return nil }
    guard let recurrence else { return id == nil ? single(on: due) : nil }
    return id.flatMap { recurrence.occurrence($0, from: due) }.map { occurrence($0, since: due) }
  }

  /// Returns the first time at which it is due that fits, looking as far as there are any.
  func firstOccurrence(where fits: (DiaryItem.Occurrence) -> Bool) -> DiaryItem.Occurrence? {
    guard kind != .note, let due else { return nil }
    guard let recurrence else { return [single(on: due)].first(where: fits) }
    var day = CalendarDay.first
    // At most as many as are listed, for a rule may go on until the year 9999.
    for _ in 0...Self.maximumListed {
      guard let next = recurrence.next(after: day, from: due) else { return nil }
      let occurrence = occurrence(next, since: due)
      if fits(occurrence) { return occurrence }
      day = next.day
    }
    return nil
  }

  private func single(on due: CalendarDay) -> DiaryItem.Occurrence {
    DiaryItem.Occurrence(
      id: nil,
      due: due,
      time: time,
      reminders: reminders.times(due: due, time, since: due)
    )
  }

  private func occurrence(
    _ occurrence: Recurrence.Occurrence,
    since first: CalendarDay
  ) -> DiaryItem.Occurrence {
    let time = occurrence.time ?? time
    return DiaryItem.Occurrence(
      id: occurrence.id,
      due: occurrence.day,
      time: time,
      reminders: reminders.times(due: occurrence.day, time, since: first)
    )
  }
}

extension DiaryItem.Occurrence {
  /// The same time under another identifier.
  func named(_ id: CalendarDay?) -> Self {
    Self(id: id, due: due, time: time, reminders: reminders)
  }
}

extension Recurrence {
  /// Returns the occurrence of an identifier that is known to be one.
  fileprivate func occurrence(listed id: CalendarDay) -> Occurrence? {
    Occurrence(id: id, day: moved[id]?.day ?? id, time: moved[id]?.time)
  }
}

// MARK: - Zones

/// Turns times of items into those on the learner's clock.
///
/// Most items are on it anyway; a series of another zone comes an hour earlier or later in weeks in
/// which clocks are set in one zone and not in the other.
struct ItemClocks {
  /// The learner's days.
  let days: DayReckoning
  /// The zones that were asked for, and nil for those that are not known.
  private var zones: [String: DayReckoning?] = [:]

  init(_ days: DayReckoning) {
    self.days = days
  }

  /// Returns the occurrence with its days and times on the learner's clock.
  ///
  /// One for the whole day is on its day everywhere; so is one of a zone that is not known.
  mutating func local(
    _ occurrence: DiaryItem.Occurrence,
    zone: String?
  ) -> DiaryItem.Occurrence {
    guard let zone, zone != days.timeZone.identifier, let other = reckoning(zone) else {
      return occurrence
    }
    let due = local(occurrence.due, occurrence.time, from: other)
    return DiaryItem.Occurrence(
      id: occurrence.id,
      due: due.day,
      time: due.time,
      reminders: occurrence.reminders.map { reminder in
        let local = local(reminder.day, reminder.time, from: other)
        return DiaryItem.Reminder.Time(day: local.day, time: local.time)
      }
    )
  }

  private func local(
    _ day: CalendarDay,
    _ time: TimeOfDay?,
    from other: DayReckoning
  ) -> (day: CalendarDay, time: TimeOfDay?) {
    guard let time else { return (day, nil) }
    let instant = time.instant(on: day, calendar: other.calendar)
    let midnight = DayReckoning(days.calendar)
    return (midnight.day(of: instant), TimeOfDay(minutes: midnight.minute(of: instant)))
  }

  private mutating func reckoning(_ zone: String) -> DayReckoning? {
    if let known = zones[zone] { return known }
    let reckoning = TimeZone(identifier: zone).map { zone in
      var calendar = days.calendar
      calendar.timeZone = zone
      return DayReckoning(calendar)
    }
    zones[zone] = .some(reckoning)
    return reckoning
  }
}

// MARK: - Series that are edited

extension DiaryItem {
  /// Returns where what was done of an item has its place after the item was edited.
  ///
  /// An occurrence that was done on a day that the item still has stays there. When a series is
  /// only moved, as from Mondays to Tuesdays, the one of a week stays done as that of the same
  /// week, and the first of a month as the first of that month. One that fits nowhere keeps its
  /// day: it is history, which stays on the list of completed things and is not to be done again.
  ///
  /// - Parameters:
  ///   - done: The occurrences that are done.
  ///   - old: The item before.
  /// - Returns: The new place of each that gets another one.
  func places(ofDone done: Set<CalendarDay?>, after old: DiaryItem) -> [CalendarDay?: CalendarDay?]
  {
    guard let oldDue = old.due, let due, old.recurrence != recurrence || oldDue != due else {
      return [:]
    }
    switch (old.recurrence, recurrence) {
    case (nil, nil):
      return [:]
    case (nil, _?):
      guard done.contains(nil), let first = firstOccurrence(where: { _ in true })?.id else {
        return [:]
      }
      return [nil: occurrence(oldDue)?.id ?? first]
    case (_?, nil):
      return done.contains(due) && !done.contains(nil) ? [due: nil] : [:]
    case (let before?, let after?):
      return Self.places(of: done.compactMap { $0 }, (before, oldDue), (after, due))
    }
  }

  private typealias Series = (recurrence: Recurrence, start: CalendarDay)

  private static func places(
    of done: [CalendarDay],
    _ before: Series,
    _ after: Series
  ) -> [CalendarDay?: CalendarDay?] {
    let unit = after.recurrence.rule?.interval.unit
    guard let unit, unit != .days, before.recurrence.rule?.interval.unit == unit else { return [:] }
    var places: [CalendarDay?: CalendarDay?] = [:]
    for (period, days) in Dictionary(grouping: done, by: { unit.period(with: $0) }) {
      func identifiers(_ series: Series) -> [CalendarDay] {
        let all = series.recurrence.identifiers(
          from: series.start,
          earliest: period.lowerBound,
          through: period.upperBound
        )
        return all.filter(period.contains)
      }
      let (old, new) = (identifiers(before), identifiers(after))
      let kept = Set(old).intersection(new)
      let free = new.filter { !kept.contains($0) && !days.contains($0) }
      let lost = old.filter { !kept.contains($0) }
      for (day, place) in zip(lost, free) where days.contains(day) {
        places[day] = place
      }
    }
    return places
  }
}

extension Recurrence.Interval.Unit {
  /// The week from Monday, the month or the year that has a day.
  fileprivate func period(with day: CalendarDay) -> ClosedRange<CalendarDay> {
    switch self {
    case .days: return day...day
    case .weeks:
      let monday = day.advanced(by: -((day.weekdayNumber + 5) % 7))
      return monday...monday.advanced(by: 6)
    case .months:
      let first = day.advanced(by: 1 - day.day)
      let next = first.advanced(by: 31)
      return first...next.advanced(by: -next.day)
    case .years:
      let first = CalendarDay(year: day.year, month: 1, day: 1) ?? day
      return first...(CalendarDay(year: day.year, month: 12, day: 31) ?? day)
    }
  }
}
