// SPDX-License-Identifier: Apache-2.0
internal import ICalendar
internal import LearningDiary
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

/// Reads an entry of a calendar as an item of a diary.
struct CalendarItemReader {
  let owner: Learner.ID
  /// The course of items that name none.
  let course: DiaryCourse.ID
  /// The last day of an endless recurrence, unless it begins later.
  let horizon: CalendarDay
  let timeZone: (String) -> TimeZone?
  var times: CalendarLocalTimes
  /// How many days the rules of further entries may look at.
  ///
  /// It is enough for the birthdays of a thousand people. How something comes again is lost once it
  /// is used up.
  var budget = 50_000_000

  /// Properties that an item holds, or that are only about the calendar.
  private static let known: Set<String> = [
    "UID", "DTSTAMP", "SEQUENCE", "CREATED", "LAST-MODIFIED", "CLASS", "TRANSP", "SUMMARY",
    "DESCRIPTION", "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "RDATE", "EXDATE", "STATUS",
    "COMPLETED", "CATEGORIES", "COLOR", "X-LUDUS-COURSE", "X-LUDUS-PROGRESS", "X-LUDUS-DEADLINE",
  ]

  /// Returns the item for an event or a to-do, which the diary may refuse, and the losses.
  ///
  /// Fields that the entry does not have stay as they are in a known item.
  mutating func item(
    _ entry: CalendarFile.Entry,
    id: DiaryItem.ID,
    known record: DiaryItem?
  ) -> (item: DiaryItem, losses: [Diary.CalendarImport.Loss]) {
    var losses: [Diary.CalendarImport.Loss] = []
    let before = times.unknownZones
    let isGoal = entry.kind == .todo
    let start = local(entry.start)
    let due = isGoal ? end(of: entry, start: start) : start
    var reminder: CalendarDay?
    var recurrence: DiaryItem.Recurrence?
    if let due {
      reminder = self.reminder(of: entry, start: start ?? due, &losses)
      recurrence = self.recurrence(of: entry, from: due.day, &losses)
    }
    if !isGoal, hasLength(entry) {
      losses.append(.length)
    }
    losses += times.unknownZones.subtracting(before).sorted().map { .zone($0) }
    let others = Set(entry.component.properties.map(\.name)).subtracting(Self.known)
    let lost = others.filter { name in
      name != "RELATED-TO" || entry.component.all(name).contains { !$0.isDependency }
    }
    if !lost.isEmpty {
      losses.append(.properties(lost.sorted()))
    }
    // A program that does not write our properties back says nothing about their values.
    let namedCourse = entry.component["X-LUDUS-COURSE"].map { DiaryCourse.ID($0.text) }
    let isComplete = namedCourse != nil
    let item = DiaryItem(
      id: id,
      kind: isGoal ? .goal : .event,
      title: entry.summary ?? "",
      course: namedCourse ?? record?.course ?? course,
      due: due?.day,
      time: due?.time,
      reminder: reminder ?? (isComplete ? nil : record?.reminder),
      text: entry.text ?? "",
      recurrence: recurrence,
      requirements: isGoal && !isComplete
        ? record?.requirements ?? requirements(of: entry) : requirements(of: entry)
    )
    return (item, losses)
  }

  private mutating func local(_ date: CalendarFile.Time?) -> CalendarLocalTimes.Time? {
    guard let date else { return nil }
    return times.local(date, otherwise: timeZone)
  }

  /// Returns when an entry ends or is due, which it says itself or by how long it takes; else its
  /// start.
  private mutating func end(
    of entry: CalendarFile.Entry,
    start: CalendarLocalTimes.Time?
  ) -> CalendarLocalTimes.Time? {
    if let end = local(entry.end) { return end }
    guard let start, let duration = entry.duration else { return start }
    return Self.time(duration, after: start)
  }

  /// Returns the day of the first alarm.
  mutating func reminder(
    of entry: CalendarFile.Entry,
    start: CalendarLocalTimes.Time,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) -> CalendarDay? {
    var reminders: [CalendarDay] = []
    for alarm in entry.alarms {
      switch alarm.trigger {
      case .at(let date):
        reminders.append(times.local(date, otherwise: timeZone).day)
      case .afterStart(let duration):
        reminders.append(Self.time(duration, after: start).day)
      case .afterEnd(let duration):
        let end = end(of: entry, start: start) ?? start
        reminders.append(Self.time(duration, after: end).day)
      }
    }
    if reminders.count > 1 {
      losses.append(.reminders(reminders.count - 1))
    }
    return reminders.min()
  }

  private static func time(
    _ duration: CalendarFile.Duration,
    after start: CalendarLocalTimes.Time
  ) -> CalendarLocalTimes.Time {
    let seconds = (start.time?.minutes ?? 0) * 60 + duration.seconds
    let (days, second) = seconds.dividedRoundingDown(by: 86_400)
    let day = CalendarDay(clamping: start.day.number + duration.days + days)
    return (day, start.time.map { _ in TimeOfDay(clamping: second / 60) })
  }

  /// Whether an event takes some time, other than a single whole day.
  private func hasLength(_ entry: CalendarFile.Entry) -> Bool {
    if let duration = entry.duration {
      let isOneDay = duration == CalendarFile.Duration(days: 1, seconds: 0)
      return duration != .none && !(isOneDay && entry.start?.clock == nil)
    }
    guard let start = entry.start, let end = entry.end, start != end else { return false }
    if case .day(let first) = start, case .day(let last) = end {
      return last.number - first.number != 1
    }
    return true
  }

  /// Returns how an entry comes again.
  private mutating func recurrence(
    of entry: CalendarFile.Entry,
    from first: CalendarDay,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) -> DiaryItem.Recurrence? {
    let singleTimes = entry.furtherDates.count + entry.exceptions.count
    if singleTimes > 0 {
      losses.append(.singleTimes(singleTimes))
    }
    guard let rule = entry.rules.first else { return nil }
    guard entry.rules.count == 1, entry.kind == .event, rule.isExpandable, let start = entry.start
    else {
      losses.append(.recurrence)
      return nil
    }
    let isEndless = rule.until == nil && rule.count == nil
    let end = local(rule.until)?.day ?? (isEndless ? max(first, horizon) : .last)
    // One day more on each side, because a day of a zone is not one of another.
    let last = CalendarDay(clamping: end.number + 1)
    var days: [CalendarDay] = []
    var series = rule.days(from: start.day, earliest: start.day, through: last)
    series.budget = budget
    while let day = series.next() {
      let local = times.local(start.moved(to: day), otherwise: timeZone).day
      guard local <= end, days.count <= DiaryItem.Recurrence.maximumOccurrences else { break }
      days.append(local)
    }
    budget = series.budget
    let until = rule.until != nil || isEndless ? end : days.last ?? end
    guard days.first == first, budget > 0,
      days.count <= DiaryItem.Recurrence.maximumOccurrences,
      let recurrence = DiaryItem.Recurrence(rule, days: days, until: until)
    else {
      losses.append(.recurrence)
      return nil
    }
    if isEndless {
      losses.append(.endlessRecurrence(until: end))
    }
    return recurrence
  }

  /// Returns the requirements of a to-do.
  func requirements(of entry: CalendarFile.Entry) -> DiaryItem.Requirements {
    guard entry.kind == .todo else { return DiaryItem.Requirements() }
    let goals = entry.component.all("RELATED-TO").filter(\.isDependency).compactMap { property in
      CalendarUID.item(of: property.text, owner: owner).own
    }
    return DiaryItem.Requirements(
      goals: goals,
      progress: entry.component["X-LUDUS-PROGRESS"].flatMap { Fraction($0.text) },
      deadline: entry.component["X-LUDUS-DEADLINE"].flatMap { CalendarFile.Time($0)?.day }
    )
  }
}

extension CalendarFile.Property {
  /// Whether this names an entry on which this one depends (RFC 9253).
  fileprivate var isDependency: Bool {
    parameter("RELTYPE")?.uppercased() == "DEPENDS-ON"
  }
}

extension CalendarFile.Time {
  /// The same time on another day.
  fileprivate func moved(to day: CalendarDay) -> CalendarFile.Time {
    switch self {
    case .day: .day(day)
    case .utc(let clock): .utc(CalendarFile.WallClock(day: day, second: clock.second))
    case .floating(let clock): .floating(CalendarFile.WallClock(day: day, second: clock.second))
    case .zoned(let clock, let zone):
      .zoned(CalendarFile.WallClock(day: day, second: clock.second), zone: zone)
    }
  }
}

/// Turns times of a calendar into those on the clock of the learner.
struct CalendarLocalTimes {
  /// A day and a time on the learner's clock; no time for the whole day.
  typealias Time = (day: CalendarDay, time: TimeOfDay?)

  /// The learner's days.
  let days: DayReckoning
  private var zones: CalendarFile.Zones
  /// Zones that were asked for in vain.
  private(set) var unknownZones: Set<String> = []

  init(_ file: CalendarFile, calendar: Calendar) {
    days = DayReckoning(calendar)
    zones = CalendarFile.Zones(of: file)
  }

  /// The faults of the zones that were asked for.
  var faults: [CalendarFile.Fault] { zones.faults }

  /// Returns the day and the time on the learner's clock; no time for a whole day.
  ///
  /// A time in an unknown zone is taken as one on the learner's clock.
  mutating func local(
    _ date: CalendarFile.Time,
    otherwise: (String) -> TimeZone?
  ) -> Time {
    let own = days.timeZone
    var instant: Date?
    // A time in the learner's zone stays as it is, also when clocks are set.
    if case .zoned(_, own.identifier) = date {
    } else {
      instant = zones.instant(of: date) { $0 == own.identifier ? own : otherwise($0) }
      if instant == nil, case .zoned(_, let zone) = date {
        unknownZones.insert(zone)
      }
    }
    if let instant {
      return (days.day(of: instant), TimeOfDay(minutes: days.minute(of: instant)))
    }
    return (date.day, date.clock.flatMap { TimeOfDay(minutes: $0.second / 60) })
  }
}
