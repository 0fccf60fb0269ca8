// SPDX-License-Identifier: Apache-2.0
internal import ICalendar
internal import LearningDiary
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress
internal import Recurrences

/// Reads an entry of a calendar as an item of a diary.
struct CalendarItemReader {
  let owner: Learner.ID
  /// The course of items that name none.
  let course: DiaryCourse.ID
  /// The last day of a recurrence that has to be taken date by date, unless it begins later.
  let horizon: CalendarDay
  /// The time of all reminders.
  let reminderTime: TimeOfDay
  let timeZone: (String) -> TimeZone?
  var times: CalendarLocalTimes
  /// The number of days that the rules of further entries may look at.
  ///
  /// It is enough for the birthdays of a thousand people. How something comes again is lost once it
  /// is used up.
  var budget = 50_000_000
  /// The rests of the series that was read last, by the days from which on other entries say how it
  /// goes on; nil for a single time.
  private(set) var rests: [CalendarDay: Recurrence?] = [:]

  /// Properties that an item holds, or that are only about the calendar.
  private static let known: Set<String> = [
    "UID", "DTSTAMP", "SEQUENCE", "CREATED", "LAST-MODIFIED", "CLASS", "TRANSP", "SUMMARY",
    "DESCRIPTION", "RECURRENCE-ID", "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "RDATE",
    "EXDATE", "STATUS", "COMPLETED", "CATEGORIES", "COLOR", "X-LUDUS-COURSE", "X-LUDUS-PROGRESS",
    "X-LUDUS-DEADLINE", "X-LUDUS-BEFORE", "X-LUDUS-SHARE", "X-LUDUS-STUDY",
  ]

  /// Returns the item for an event or a to-do, which the diary may refuse, and the losses.
  ///
  /// Fields that the entry does not have stay as they are in a known item.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - overrides: The entries that replace times of its series.
  ///   - part: The part that the entry takes from the series of which it is a time or the rest.
  ///   - id: The identifier of the item.
  ///   - record: The item of the diary, if it has it.
  /// - Returns: The item, and what of the entry it has no place for.
  mutating func item(
    _ entry: CalendarFile.Entry,
    _ overrides: CalendarOverrides,
    of part: SeriesPart? = nil,
    id: DiaryItem.ID,
    known record: DiaryItem?
  ) -> (item: DiaryItem, losses: [Diary.CalendarImport.Loss]) {
    var losses: [Diary.CalendarImport.Loss] = []
    rests = [:]
    let before = times.unknownZones
    let isGoal = entry.kind == .todo
    let isSeries =
      !entry.rules.isEmpty || !entry.furtherDates.isEmpty || !entry.exceptions.isEmpty
      || !overrides.isEmpty
    let clock =
      isSeries
      ? entry.start.map { times.clock(of: $0, otherwise: timeZone) } ?? times.own
      : part?.clock ?? times.own
    let start = entry.start.map { times.place($0, on: clock, otherwise: timeZone) }
    let due = isGoal ? end(of: entry, start: start, on: clock) : start
    // A program that does not write our properties back says nothing about their values.
    let namedCourse = entry.component["X-LUDUS-COURSE"].map { DiaryCourse.ID($0.text) }
    let isComplete = namedCourse != nil
    var reminders: [DiaryItem.Reminder] = []
    var recurrence: Recurrence?
    if let due {
      reminders = self.reminders(
        of: entry,
        start: start ?? due,
        due: due,
        on: clock,
        known: record?.reminders,
        namesSpans: isComplete,
        &losses
      )
      if isSeries {
        recurrence = self.recurrence(of: entry, overrides, from: start ?? due, on: clock, &losses)
      } else {
        recurrence = part?.recurrence
      }
    }
    if let start, let due, start.day != due.day, recurrence != nil {
      // A series counts from its start, and an item from the day by which it is to be done.
      recurrence = nil
      losses.append(.recurrence)
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
    // A diary has no place for what is to be done without a date, but for a note; one that it knows
    // keeps its date.
    guard due != nil || record?.due != nil else {
      losses.append(.undated)
      let item = DiaryItem.note(
        id: id,
        title: entry.summary ?? part?.title ?? "",
        course: namedCourse ?? record?.course ?? part?.course ?? course,
        text: entry.text ?? "",
        links: record?.links ?? [],
        attachments: record?.attachments ?? []
      )
      return (item, losses)
    }
    var item = DiaryItem(
      id: id,
      kind: isGoal ? .goal : .event,
      title: entry.summary ?? part?.title ?? "",
      course: namedCourse ?? record?.course ?? part?.course ?? course,
      due: due?.day ?? record?.due,
      time: due == nil ? record?.time : due?.time,
      reminders: reminders.isEmpty && !isComplete ? record?.reminders ?? [] : reminders,
      text: entry.text ?? "",
      recurrence: due == nil ? record?.recurrence : recurrence,
      requirements: isGoal && !isComplete
        ? record?.requirements ?? requirements(of: entry) : requirements(of: entry)
    )
    if let record, record.comes(like: item) {
      // The same days said in another way are no change.
      if let due = item.due, let before = record.due {
        item.reminders = item.reminders.map { $0.moved(from: due, to: before) }
      }
      (item.recurrence, item.due) = (record.recurrence, record.due)
    }
    return (item, losses)
  }

  /// Returns when an entry ends or is due, which it says itself or by how long it takes; else its
  /// start.
  private mutating func end(
    of entry: CalendarFile.Entry,
    start: CalendarPlace?,
    on clock: SeriesClock
  ) -> CalendarPlace? {
    if let end = entry.end { return times.place(end, on: clock, otherwise: timeZone) }
    guard let start, let duration = entry.duration else { return start }
    let end = Self.time(duration, after: start)
    return CalendarPlace(day: end.day, time: start.time == nil ? nil : end.time)
  }

  /// Returns the alarms as reminders, at most as many as an item has.
  ///
  /// An alarm some time before a start at an hour is one before the item. Files of a diary name
  /// these themselves; their other alarms are on days. Where all come when they did, the
  /// reminders that are known stay as they are.
  mutating func reminders(
    of entry: CalendarFile.Entry,
    start: CalendarPlace,
    due: CalendarPlace,
    on clock: SeriesClock,
    known: [DiaryItem.Reminder]?,
    namesSpans: Bool,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) -> [DiaryItem.Reminder] {
    let named = entry.component.all("X-LUDUS-BEFORE").compactMap { CalendarSpan(counted: $0.text) }
    func place(_ reminder: DiaryItem.Reminder) -> CalendarPlace {
      let time = reminder.time(due: due.day, due.time, since: due.day)
      return CalendarPlace(day: time.day, time: time.time ?? reminderTime)
    }
    var reminders: Set<DiaryItem.Reminder> = []
    for alarm in entry.alarms {
      let alarmed = self.place(of: alarm, in: entry, start: start, on: clock)
      let spans = named + (namesSpans ? [] : [alarm.trigger.spanBefore].compactMap { $0 })
      let span = spans.first { place(.before($0)) == alarmed }
      let time = alarmed.time == reminderTime ? nil : alarmed.time
      reminders.insert(span.map { .before($0) } ?? .on(alarmed.day, at: time))
    }
    if let known, Set(known.map(place)) == Set(reminders.map(place)) { return known }
    let most = DiaryItem.Reminder.maximumCount
    if reminders.count > most { losses.append(.reminders(reminders.count - most)) }
    return Array(reminders.sorted().prefix(most))
  }

  private mutating func place(
    of alarm: CalendarFile.Alarm,
    in entry: CalendarFile.Entry,
    start: CalendarPlace,
    on clock: SeriesClock
  ) -> CalendarPlace {
    switch alarm.trigger {
    case .at(let date): times.place(date, on: clock, otherwise: timeZone)
    case .afterStart(let duration): Self.time(duration, after: start)
    case .afterEnd(let duration):
      Self.time(duration, after: end(of: entry, start: start, on: clock) ?? start)
    }
  }

  private static func time(
    _ duration: CalendarFile.Duration,
    after start: CalendarPlace
  ) -> CalendarPlace {
    let seconds = (start.time?.minutes ?? 0) * 60 + duration.seconds
    let (days, second) = seconds.dividedRoundingDown(by: 86_400)
    let day = start.day.advanced(by: duration.days).advanced(by: days)
    return CalendarPlace(day: day, time: TimeOfDay(clamping: second / 60))
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

  // MARK: Series

  /// Returns how an entry comes again, with the times that differ.
  private mutating func recurrence(
    of entry: CalendarFile.Entry,
    _ overrides: CalendarOverrides,
    from start: CalendarPlace,
    on clock: SeriesClock,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) -> Recurrence? {
    var series = Recurrence(nil, zone: start.time == nil ? nil : clock.zone)
    if let rule = entry.rules.first {
      if entry.rules.count == 1, let begin = entry.start, rule.isExpandable {
        takeRule(rule, of: begin, from: start, on: clock, into: &series, &losses)
      } else {
        losses.append(.recurrence)
      }
    }
    for date in entry.furtherDates {
      let place = times.place(date, on: clock, otherwise: timeZone)
      series.dates.insert(place.day)
      if place.time != start.time {
        series.moved[place.day] = Recurrence.Move(to: place.day, at: place.time)
      }
    }
    if series.rule == nil, !series.dates.isEmpty { series.dates.insert(start.day) }
    for date in entry.exceptions {
      series.leftOut.insert(times.place(date, on: clock, otherwise: timeZone).day)
    }
    var different = 0
    for other in overrides.moved {
      take(other, from: start, on: clock, into: &series)
      if other.differs(from: entry.summary, entry.text) { different += 1 }
    }
    for other in overrides.apart {
      if let day = day(of: other, on: clock) { series.leftOut.insert(day) }
    }
    // The last one first, so that each takes what is left after it.
    let rests = overrides.rests.compactMap { rest in day(of: rest, on: clock).map { ($0, rest) } }
    for (day, rest) in rests.sorted(by: { $0.0 > $1.0 }) {
      split(&series, at: day, by: rest, from: start, on: clock, &losses)
    }
    guard series.rule != nil || !series.dates.isEmpty else {
      // What is left out or moved of a series that is lost is lost as well.
      different = entry.exceptions.count + overrides.moved.count
      if different > 0 { losses.append(.singleTimes(different)) }
      return nil
    }
    different += series.trim()
    if different > 0 { losses.append(.singleTimes(different)) }
    return series
  }

  /// Takes the rule of a series over.
  private mutating func takeRule(
    _ rule: CalendarFile.RecurrenceRule,
    of begin: CalendarFile.Time,
    from start: CalendarPlace,
    on clock: SeriesClock,
    into series: inout Recurrence,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) {
    var end: CalendarDay?
    if let until = rule.until {
      let last = times.wall(until, on: clock, otherwise: timeZone)
      // Not even a second after the end.
      let hasPassed = last.second.map { $0 < begin.clock?.second ?? 0 } ?? false
      end = hasPassed ? last.day.dayBefore : last.day
    }
    guard var known = rule.rule(until: end)?.plain(from: start.day) else { return }
    if case .after(let count) = known.end, count > Recurrence.maximumTimes {
      known.end = .after(Recurrence.maximumTimes)
      losses.append(.recurrence)
    }
    guard clock.isNamed else {
      takeDays(of: known, begin, from: start, into: &series, &losses)
      return
    }
    var days = known.days(from: start.day)
    days.budget = budget
    let first = days.next()
    budget = days.budget
    guard let first else {
      losses.append(.recurrence)
      return
    }
    if first != start.day {
      // The start is always the first time, also where the rule does not have it.
      series.dates.insert(start.day)
      if case .after(let count) = known.end {
        known.end = .after(max(1, count - 1))
      }
    }
    series.rule = known
  }

  /// Takes the days of a rule one by one, on the learner's clock: its zone is described in the
  /// file, and not one that is known by a name.
  private mutating func takeDays(
    of rule: Recurrence.Rule,
    _ begin: CalendarFile.Time,
    from start: CalendarPlace,
    into series: inout Recurrence,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) {
    let isEndless = rule.end == .never
    let last = isEndless ? max(begin.day, horizon) : .last
    var days = rule.days(from: begin.day, through: last)
    days.budget = budget
    var places: [CalendarPlace] = []
    while let day = days.next(), places.count <= Recurrence.maximumExceptions {
      places.append(times.local(begin.moved(to: day), otherwise: timeZone))
    }
    budget = days.budget
    guard budget > 0, places.count <= Recurrence.maximumExceptions else {
      losses.append(.recurrence)
      return
    }
    for place in places {
      series.dates.insert(place.day)
      if place.time != start.time {
        series.moved[place.day] = Recurrence.Move(to: place.day, at: place.time)
      }
    }
    if isEndless { losses.append(.endlessRecurrence(until: last)) }
  }

  /// Returns the day of the time of a series that an entry replaces.
  mutating func day(of entry: CalendarFile.Entry, on clock: SeriesClock) -> CalendarDay? {
    entry.recurrenceID.map { times.place($0, on: clock, otherwise: timeZone).day }
  }

  /// Takes over where an entry puts one time of a series.
  mutating func take(
    _ other: CalendarFile.Entry,
    from start: CalendarPlace,
    on clock: SeriesClock,
    into series: inout Recurrence
  ) {
    guard let id = day(of: other, on: clock) else { return }
    guard other.status != "CANCELLED" else {
      series.leftOut.insert(id)
      return
    }
    series.leftOut.remove(id)
    if series.occurrence(id, from: start.day) == nil { series.dates.insert(id) }
    guard let moved = other.start ?? other.end else { return }
    let place = times.place(moved, on: clock, otherwise: timeZone)
    let isAtTime = place.time == start.time || place.time == nil
    series.moved[id] =
      place.day == id && isAtTime
      ? nil : Recurrence.Move(to: place.day, at: isAtTime ? nil : place.time)
  }

  /// Ends a series before one of its times, from which on an entry says how it goes on, and keeps
  /// the rest for that entry.
  mutating func split(
    _ series: inout Recurrence,
    at day: CalendarDay,
    by entry: CalendarFile.Entry,
    from start: CalendarPlace,
    on clock: SeriesClock,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) {
    let moved = (entry.start ?? entry.end).map { times.place($0, on: clock, otherwise: timeZone) }
    let shift = moved.map { day.distance(to: $0.day) } ?? 0
    let (earlier, rest) = series.parts(at: day, from: start)
    guard day > start.day, earlier.next(after: start.day.dayBefore, from: start.day) != nil else {
      // The first time is no other series; it comes with its own time at least.
      if entry.status != "CANCELLED" { take(entry, from: start, on: clock, into: &series) }
      losses.append(.singleTimes(1))
      return
    }
    series = earlier
    guard entry.status != "CANCELLED" else { return }
    let end = max(horizon, day)
    var later = rest.moved(by: shift, from: day, listedUntil: end)
    if rest.isEndless, !later.isEndless { losses.append(.endlessRecurrence(until: end)) }
    _ = later.trim()
    rests[day] = later.rule == nil && later.dates.isEmpty ? .some(nil) : later
  }

  /// Returns the parts that an entry takes from a series of which it is a time or the rest; nil when
  /// there is no rest.
  mutating func part(
    _ entry: CalendarFile.Entry,
    of series: DiaryItem?,
    on clock: SeriesClock
  ) -> SeriesPart? {
    var part = SeriesPart(title: series?.title, course: series?.course)
    guard entry.isRest else { return part }
    guard let day = day(of: entry, on: clock), let rest = rests[day] else { return nil }
    if let rest { (part.recurrence, part.clock) = (rest, clock) }
    return part
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
      shares: entry.component.all("X-LUDUS-SHARE").compactMap { .init(lines: $0.text) },
      study: entry.component["X-LUDUS-STUDY"].flatMap { Int($0.text) }.map(Duration.init(minutes:)),
      deadline: entry.component["X-LUDUS-DEADLINE"].flatMap { CalendarFile.Time($0)?.day }
    )
  }
}

extension CalendarFile.Alarm.Trigger {
  /// The span by which it precedes the start or end; nil for another time, and where seconds
  /// matter.
  fileprivate var spanBefore: CalendarSpan? {
    switch self {
    case .at: return nil
    case .afterStart(let duration), .afterEnd(let duration):
      guard duration.days <= 0, duration.seconds <= 0, duration.seconds % 60 == 0 else {
        return nil
      }
      if duration.seconds == 0, duration.days < 0 { return .days(-duration.days) }
      let minutes = -duration.days * 1440 - duration.seconds / 60
      return minutes % 60 == 0 && minutes > 0 ? .hours(minutes / 60) : .minutes(minutes)
    }
  }
}

extension CalendarSpan {
  /// Creates the span of a number and a unit, as in `15 minutes`; nil for another text.
  fileprivate init?(counted text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let count = Int(parts[0]),
      let measure = Measure(rawValue: "\(parts[1])")
    else { return nil }
    self.init(count, measure)
  }
}

extension DiaryItem.Requirements.Share {
  /// Creates the share of the lines of part, course and perhaps event; nil for another text.
  fileprivate init?(lines text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(lines.count), let part = Fraction(lines[0]) else { return nil }
    let course = DiaryCourse.ID(lines[1])
    self.init(part, of: lines.count == 2 ? .course(course) : .event(.init(lines[2]), in: course))
  }
}

extension DiaryItem.Reminder {
  /// The same reminder of an item that is due on another day.
  fileprivate func moved(from due: CalendarDay, to other: CalendarDay) -> Self {
    guard case .on(let day, let time) = self else { return self }
    return .on(other.advanced(by: due.distance(to: day)), at: time)
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

/// A day, and a time of it unless it is meant as a whole.
struct CalendarPlace: Hashable {
  let day: CalendarDay
  let time: TimeOfDay?
}

/// The clock on which a series counts.
struct SeriesClock {
  /// The identifier of the zone, or nil for the learner's own.
  let zone: String?
  /// The days of the zone.
  let days: DayReckoning
  /// The name of the zone in the file.
  let name: String?
  /// Whether the zone is the learner's or one that is known by its name.
  let isNamed: Bool
}

/// Turns times of a calendar into those on the clock of the learner, or of a series.
struct CalendarLocalTimes {
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

  /// The learner's clock.
  var own: SeriesClock { SeriesClock(zone: nil, days: days, name: nil, isNamed: true) }

  /// Returns the day and the time on the learner's clock; no time for a whole day.
  ///
  /// A time in an unknown zone is taken as one on the learner's clock.
  mutating func local(
    _ date: CalendarFile.Time,
    otherwise: (String) -> TimeZone?
  ) -> CalendarPlace {
    place(date, on: own, otherwise: otherwise)
  }

  /// Returns the day and the time on a clock; no time for a whole day.
  mutating func place(
    _ date: CalendarFile.Time,
    on clock: SeriesClock,
    otherwise: (String) -> TimeZone?
  ) -> CalendarPlace {
    let wall = wall(date, on: clock, otherwise: otherwise)
    return CalendarPlace(day: wall.day, time: wall.second.map { TimeOfDay(clamping: $0 / 60) })
  }

  /// Returns the day and the second of it on a clock; no second for a whole day.
  mutating func wall(
    _ date: CalendarFile.Time,
    on clock: SeriesClock,
    otherwise: (String) -> TimeZone?
  ) -> (day: CalendarDay, second: Int?) {
    let plain = (date.day, date.clock?.second)
    // A time in the zone stays as it is, also when clocks are set.
    if case .zoned(_, let zone) = date, zone == clock.name || zone == clock.days.timeZone.identifier
    {
      return plain
    }
    let own = days.timeZone
    let instant = zones.instant(of: date) { name in
      name == own.identifier ? own : otherwise(name) ?? TimeZone(identifier: name)
    }
    guard let instant else {
      if case .zoned(_, let zone) = date {
        unknownZones.insert(zone)
      }
      return plain
    }
    let second = Int(instant.timeIntervalSince1970.rounded(.down))
    let offset = clock.days.timeZone.secondsFromGMT(for: instant)
    guard let wall = CalendarFile.WallClock(secondsSince1970: second + offset) else { return plain }
    return (wall.day, wall.second)
  }

  /// Returns the clock on which a series counts that begins at a time.
  mutating func clock(
    of start: CalendarFile.Time,
    otherwise: (String) -> TimeZone?
  ) -> SeriesClock {
    switch start {
    case .day, .floating: return own
    case .utc(let clock):
      let zone = TimeZone(secondsFromGMT: 0) ?? .gmt
      return isLikeOwn(zone, from: clock) ? own : named("UTC", zone, "UTC")
    case .zoned(let clock, let name):
      guard name != days.timeZone.identifier else { return own }
      let described = zones.zone(name)
      for candidate in zones.names(of: name) {
        guard let zone = otherwise(candidate) ?? TimeZone(identifier: candidate),
          described.map({ Self.isAlike($0, zone, from: clock) }) ?? true
        else { continue }
        return isLikeOwn(zone, from: clock)
          ? SeriesClock(zone: nil, days: days, name: name, isNamed: true)
          : named(zone.identifier, zone, name)
      }
      guard let described else { return own }
      let isOwn = Self.isAlike(described, days.timeZone, from: clock)
      return SeriesClock(zone: nil, days: days, name: isOwn ? name : nil, isNamed: isOwn)
    }
  }

  /// Returns the clock on which a series of the diary counts.
  func clock(of series: Recurrence, _ otherwise: (String) -> TimeZone?) -> SeriesClock {
    guard let name = series.zone, let zone = otherwise(name) ?? TimeZone(identifier: name) else {
      return own
    }
    return named(name, zone, name)
  }

  private func named(_ identifier: String, _ zone: TimeZone, _ name: String) -> SeriesClock {
    var calendar = days.calendar
    calendar.timeZone = zone
    return SeriesClock(zone: identifier, days: DayReckoning(calendar), name: name, isNamed: true)
  }

  /// The weeks after a time in which zones are compared, a little more than two years.
  private static let weeks = 0..<110

  /// Whether clocks of a zone and of the learner's show the same.
  private func isLikeOwn(_ zone: TimeZone, from clock: CalendarFile.WallClock) -> Bool {
    zone == days.timeZone
      || Self.weeks.allSatisfy { week in
        let instant = Date(
          timeIntervalSince1970: Double(clock.secondsSince1970 + week * 7 * 86_400)
        )
        return zone.secondsFromGMT(for: instant) == days.timeZone.secondsFromGMT(for: instant)
      }
  }

  /// Whether a description and a zone show the same.
  private static func isAlike(
    _ described: CalendarFile.Zone,
    _ zone: TimeZone,
    from clock: CalendarFile.WallClock
  ) -> Bool {
    weeks.allSatisfy { week in
      let moved = CalendarFile.WallClock(
        day: clock.day.advanced(by: week * 7),
        second: clock.second
      )
      let offset = described.offset(at: moved)
      let instant = Date(timeIntervalSince1970: Double(moved.secondsSince1970 - offset))
      return zone.secondsFromGMT(for: instant) == offset
    }
  }
}

/// The entries that replace times of a series.
struct CalendarOverrides {
  var isEmpty: Bool { moved.isEmpty && apart.isEmpty && rests.isEmpty }
  /// Those that move or cancel a time.
  var moved: [CalendarFile.Entry] = []
  /// Those with words of their own, which are items by themselves.
  var apart: [CalendarFile.Entry] = []
  /// Those from which on the series goes on in another way.
  var rests: [CalendarFile.Entry] = []
}

/// The part that an entry takes from the series of which it is a time or the rest.
struct SeriesPart {
  /// How the rest comes again.
  var recurrence: Recurrence?
  /// The clock of the series, for its rest.
  var clock: SeriesClock?
  let title: String?
  let course: DiaryCourse.ID?
}

extension CalendarFile.Entry {
  private var range: String? {
    component["RECURRENCE-ID"]?.parameter("RANGE")?.uppercased()
  }

  private var isPlaced: Bool { start != nil || end != nil }

  /// Whether it is about a time of a series and all that come after it.
  var isRest: Bool { range == "THISANDFUTURE" && (isPlaced || status == "CANCELLED") }

  /// Whether it replaces a time of a series by something with words of its own.
  func standsApart(from title: String?, _ text: String?) -> Bool {
    isPlaced && hasOtherWords(than: title, text)
  }

  /// Whether it has other words than the series of which it replaces a time.
  private func hasOtherWords(than title: String?, _ text: String?) -> Bool {
    guard status != "CANCELLED", summary != nil || self.text != nil else { return false }
    return summary ?? title != title || (self.text ?? "") != (text ?? "")
  }

  /// Whether it says something else about one time of a series than when it is.
  fileprivate func differs(from title: String?, _ text: String?) -> Bool {
    range != nil || hasOtherWords(than: title, text)
  }
}

extension Recurrence {
  /// Returns what comes before one of its days, and what comes from that day on.
  fileprivate func parts(
    at day: CalendarDay,
    from start: CalendarPlace
  ) -> (earlier: Recurrence, rest: Recurrence) {
    var (earlier, rest) = (self, self)
    earlier.dates = dates.filter { $0 < day }
    rest.dates = dates.subtracting(earlier.dates)
    earlier.leftOut = leftOut.filter { $0 < day }
    rest.leftOut = leftOut.subtracting(earlier.leftOut)
    earlier.moved = moved.filter { $0.key < day }
    rest.moved = moved.filter { $0.key >= day }.mapValues { move in
      Move(to: move.day, at: move.time ?? start.time)
    }
    guard let rule else { return (earlier, rest) }
    switch rule.end {
    case .never: break
    case .on(let last): if last < day { rest.rule = nil }
    case .after(let count):
      let given = rule.days(from: start.day, through: day.dayBefore).reduce(0) { sum, _ in sum + 1 }
      rest.rule?.end = .after(max(1, count - given))
      if given >= count { rest.rule = nil }
    }
    if rest.rule != nil { earlier.rule?.end = .on(day.dayBefore) }
    return (earlier, rest)
  }

  /// Returns the recurrence some days later, from a day of it on; date by date where no rule says
  /// that, for as long as it is listed.
  fileprivate func moved(
    by days: Int,
    from day: CalendarDay,
    listedUntil end: CalendarDay
  ) -> Recurrence {
    guard days != 0 else { return self }
    var other = self
    other.rule = rule?.moved(by: days, from: day)
    if let rule, other.rule == nil {
      var listed = rule.days(from: day, through: rule.end == .never ? end : .last)
      listed.budget = 1_000_000
      other.dates.formUnion(listed.prefix(Self.maximumExceptions))
    }
    func later(_ days: Int) -> (CalendarDay) -> CalendarDay { { $0.advanced(by: days) } }
    other.dates = Set(other.dates.map(later(days)))
    other.leftOut = Set(leftOut.map(later(days)))
    other.moved = Dictionary(uniqueKeysWithValues: moved.map { (later(days)($0.key), $0.value) })
    return other
  }
}

extension Recurrence.Rule {
  /// Returns the rule some days later; nil where that is no rule.
  fileprivate func moved(by days: Int, from start: CalendarDay) -> Recurrence.Rule? {
    var other = self
    if case .on(let last) = end { other.end = .on(last.advanced(by: days)) }
    let isPlain =
      daysOfMonth.isEmpty && months.isEmpty && weeksOfYear.isEmpty && daysOfYear.isEmpty
      && positions.isEmpty
    switch interval.unit {
    case _ where !isPlain: return nil
    case .days: return weekdays.isEmpty ? other : nil
    case .weeks:
      func place(_ weekday: CalendarDay.Weekday) -> Int {
        (weekday.number - firstWeekday.number + 7) % 7
      }
      let named = weekdays.isEmpty ? [CalendarDay.Weekday(of: start)] : weekdays.map(\.weekday)
      let staysInWeek = named.allSatisfy { (0..<7).contains(place($0) + days) }
      guard interval.count == 1 || staysInWeek else { return nil }
      other.weekdays = Set(
        weekdays.map { day in
          let moved = start.advanced(
            by: place(day.weekday) - place(CalendarDay.Weekday(of: start)) + days
          )
          return Recurrence.NthWeekday(day.ordinal, CalendarDay.Weekday(of: moved))
        }
      )
      return other
    case .months, .years:
      let isShort = start.day > 28 || start.advanced(by: days).day > 28
      return weekdays.isEmpty && !isShort ? other : nil
    }
  }
}

extension Recurrence.Rule {
  /// The rule as a person would say it, where that is the same: the last day of a month stands for
  /// those that it lacks, which calendar files say by a list of days.
  fileprivate func plain(from start: CalendarDay) -> Recurrence.Rule {
    var plain = self
    plain.shortMonths = .lastDay
    let isByMonth = interval.unit == .months || interval.unit == .years
    let isByDate = weekdays.isEmpty && daysOfYear.isEmpty && weeksOfYear.isEmpty && isByMonth
    let isLate =
      daysOfMonth.contains { $0 > 28 } || start.day > 28 && daysOfMonth.isEmpty && isByDate
    guard isLate else { return plain }
    guard isByMonth else { return self }
    let days = daysOfMonth.sorted()
    let chosen = positions.compactMap { position in
      let index = position > 0 ? position - 1 : days.count + position
      return days.indices.contains(index) ? days[index] : nil
    }
    plain.positions = []
    for named in [[], Set(chosen)] {
      plain.daysOfMonth = named
      for months in [[], months] {
        plain.months = months
        let written = CalendarFile.RecurrenceRule(plain, from: start) { .day($0) }
        let isSame =
          Set(written.monthDays) == daysOfMonth && Set(written.positions) == positions
          && Set(written.months) == self.months
        if isSame { return plain }
      }
    }
    return self
  }
}

extension Recurrence {
  /// Takes away dates, the last ones first, until there are no more than a diary takes.
  ///
  /// - Returns: The number that were taken away.
  fileprivate mutating func trim() -> Int {
    let most = Self.maximumExceptions
    let before = dates.count + leftOut.count + moved.count
    if dates.count > most { dates = Set(dates.sorted().prefix(most)) }
    if leftOut.count > most { leftOut = Set(leftOut.sorted().prefix(most)) }
    for day in moved.keys.sorted().dropFirst(most) { moved[day] = nil }
    return before - dates.count - leftOut.count - moved.count
  }
}

extension DiaryItem {
  /// Whether the item and another one are due at the same times, as far as a person would look.
  fileprivate func comes(like other: DiaryItem) -> Bool {
    guard let recurrence, let due, let new = other.recurrence, let start = other.due,
      recurrence.zone == new.zone, recurrence.isEndless == new.isEndless
    else { return false }
    let first = min(due, start)
    let days = first...first.advanced(by: 3660)
    return recurrence.occurrences(from: due, in: days) == new.occurrences(from: start, in: days)
  }
}
