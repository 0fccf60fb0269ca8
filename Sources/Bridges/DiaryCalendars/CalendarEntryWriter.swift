// SPDX-License-Identifier: Apache-2.0
internal import ICalendar
internal import LearningDiary
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress
internal import Recurrences

/// Writes items of a diary as components of a calendar.
struct CalendarEntryWriter {
  private typealias Property = CalendarFile.Property

  let owner: Learner.ID
  let stamp: CalendarFile.Time?
  let clocks: CalendarClocks
  let reminderTime: TimeOfDay

  /// An own item that a calendar has as a single time of a series.
  struct Single {
    /// The item of the series.
    let series: DiaryItem
    /// The day of the series that it takes.
    let day: CalendarDay
  }

  /// Returns the own items that came as single times of a series with words of their own, by their
  /// identifiers.
  func singles(of items: [DiaryItem.ID: ItemRecord]) -> [DiaryItem.ID: Single] {
    var singles: [DiaryItem.ID: Single] = [:]
    for series in items.values.filter({ !$0.isDeleted }).map(\.item) {
      let uid = CalendarUID.uid(of: .own(series.id), owner: owner)
      for day in series.recurrence?.leftOut ?? [] {
        let time = occurrence(day, of: series).text
        guard let id = CalendarUID.item(of: "\(uid) \(time)", owner: owner).own,
          let record = items[id], !record.isDeleted, case let item = record.item,
          item.kind == series.kind, item.recurrence == nil, item.due != nil,
          item.title != series.title || item.text != series.text
        else { continue }
        singles[id] = Single(series: series, day: day)
      }
    }
    return singles
  }

  /// Returns the time at which a series has the occurrence of a day.
  private func occurrence(_ day: CalendarDay, of series: DiaryItem) -> CalendarFile.Time {
    clocks.inZone(series.recurrence?.zone).date(day, series.time)
  }

  /// Returns the components of an own item: one, and another for each time of a series that is
  /// moved; none for a note.
  ///
  /// - Parameters:
  ///   - record: The item.
  ///   - single: The time of a series that it is.
  ///   - taken: The days of the item that others take.
  ///   - course: The course.
  ///   - color: The color of the course.
  ///   - doneAt: The date when it was completed.
  /// - Returns: The components.
  func components(
    for record: ItemRecord,
    as single: Single?,
    without taken: Set<CalendarDay>,
    of course: DiaryCourse?,
    _ color: DiaryCourse.Color,
    doneAt: Date?
  ) -> [CalendarFile.Component] {
    let item = record.item
    guard item.kind != .note, let due = item.due else { return [] }
    let key = DiaryItem.Key.own(single?.series.id ?? item.id)
    let isGoal = item.kind == .goal
    let clocks = clocks.inZone(item.recurrence?.zone)
    // A series is written from its first time on, which may come after the day it counts from.
    let first = item.recurrence?.firstDay(from: due) ?? due
    func component(
      on day: CalendarDay,
      _ time: TimeOfDay?,
      _ recurring: [Property]
    ) -> CalendarFile.Component {
      var properties = common(key, item.title, item.text, revision: record.revision)
      properties += self.time(CalendarFile.Time(instant: record.createdAt), "CREATED")
      properties += self.time(CalendarFile.Time(instant: record.changedAt), "LAST-MODIFIED")
      properties.append(Property(known: "CLASS", value: "PRIVATE"))
      if isGoal, item.recurrence != nil {
        // A rule counts from the start, which a to-do need not have otherwise.
        properties += self.time(clocks.date(day, time), "DTSTART")
      }
      properties += self.time(clocks.date(day, time), isGoal ? "DUE" : "DTSTART")
      properties += recurring
      if isGoal {
        let status = doneAt == nil ? "NEEDS-ACTION" : "COMPLETED"
        properties.append(Property(known: "STATUS", value: status))
        properties += self.time(doneAt.flatMap(CalendarFile.Time.init(instant:)), "COMPLETED")
      }
      properties += self.properties(for: item.requirements)
      properties += spans(of: item.reminders)
      properties +=
        item.course.map { [Property(known: "X-LUDUS-COURSE", text: $0.rawValue)] } ?? []
      properties += course.map { self.properties(of: $0, color) } ?? []
      let alarms = item.reminders.map { reminder in
        alarm(reminder, since: due, of: day, time, item.title, isGoal)
      }
      return CalendarFile.Component(
        known: isGoal ? "VTODO" : "VEVENT",
        properties: properties,
        components: alarms
      )
    }
    guard let recurrence = item.recurrence else {
      let place = single.flatMap { time(occurrence($0.day, of: $0.series), "RECURRENCE-ID") }
      return [component(on: due, item.time, place ?? [])]
    }
    // A calendar leaves out by itself what another entry replaces.
    var written = recurrence
    written.leftOut.subtract(taken)
    let series = component(
      on: first,
      item.time,
      properties(of: written, from: due, item.time, clocks)
    )
    let moved = recurrence.moved.sorted { $0.key < $1.key }.filter { day, _ in
      recurrence.occurrence(day, from: due) != nil
    }
    return [series]
      + moved.map { day, move in
        component(
          on: move.day,
          move.time ?? item.time,
          time(clocks.date(day, item.time), "RECURRENCE-ID")
        )
      }
  }

  /// Returns how something comes again.
  private func properties(
    of recurrence: Recurrence,
    from due: CalendarDay,
    _ time: TimeOfDay?,
    _ clocks: CalendarClocks
  ) -> [Property] {
    let rule = recurrence.rule.map { rule in
      CalendarFile.RecurrenceRule(rule, from: due) { clocks.end($0, time) }
    }
    func days(_ days: Set<CalendarDay>, _ name: StaticString) -> [Property] {
      days.sorted().flatMap { self.time(clocks.date($0, time), name) }
    }
    return (rule.map { [Property(known: "RRULE", value: $0.text)] } ?? [])
      + days(recurrence.dates, "RDATE") + days(recurrence.leftOut, "EXDATE")
  }

  /// Returns the component of an event of a course; nil when it has no day.
  func component(
    for record: PlatformRecord,
    _ key: DiaryItem.Key,
    of course: DiaryCourse,
    _ color: DiaryCourse.Color,
    revision: Int
  ) -> CalendarFile.Component? {
    let event = record.event
    guard let due = event.due else { return nil }
    var properties = common(key, event.title, event.text, revision: revision)
    properties += time(clocks.date(due, event.time), "DTSTART")
    properties +=
      event.url.map { [Property(known: "URL", value: $0.absoluteString)] } ?? []
    properties += self.properties(of: course, color)
    properties += spans(of: record.reminders)
    let alarms = record.reminders.map { reminder in
      alarm(reminder, since: due, of: due, event.time, event.title, false)
    }
    return CalendarFile.Component(known: "VEVENT", properties: properties, components: alarms)
  }

  private func common(
    _ key: DiaryItem.Key,
    _ title: String,
    _ text: String,
    revision: Int
  ) -> [Property] {
    [Property(known: "UID", text: CalendarUID.uid(of: key, owner: owner))]
      // Every entry must have one.
      + time(
        stamp ?? .utc(CalendarFile.WallClock(day: CalendarDay(clamping: 0), second: 0)),
        "DTSTAMP"
      )
      + [
        Property(known: "SEQUENCE", value: String(revision)),
        Property(known: "SUMMARY", text: title),
      ]
      + (text.isEmpty ? [] : [Property(known: "DESCRIPTION", text: text)])
  }

  private func properties(of course: DiaryCourse, _ color: DiaryCourse.Color) -> [Property] {
    [
      Property(known: "CATEGORIES", text: course.title),
      // The colors of courses are colors of CSS, as RFC 7986 wants them.
      Property(known: "COLOR", value: color.rawValue),
    ]
  }

  /// Returns which reminders are some time before, which no alarm says.
  private func spans(of reminders: [DiaryItem.Reminder]) -> [Property] {
    reminders.compactMap { reminder in
      guard case .before(let span) = reminder else { return nil }
      return Property(known: "X-LUDUS-BEFORE", value: "\(span.count) \(span.measure.rawValue)")
    }
  }

  private func time(_ date: CalendarFile.Time?, _ name: StaticString) -> [Property] {
    date.map { [Property(known: name, date: $0)] } ?? []
  }

  private func properties(for requirements: DiaryItem.Requirements) -> [Property] {
    requirements.goals.map { goal in
      // The relation is that of RFC 9253.
      Property(
        known: "RELATED-TO",
        parameters: [CalendarFile.Parameter(known: "RELTYPE", "DEPENDS-ON")],
        value: CalendarFile.Text.escaped(CalendarUID.uid(of: .own(goal), owner: owner))
      )
    }
      + (requirements.progress.map {
        [Property(known: "X-LUDUS-PROGRESS", value: $0.description)]
      } ?? [])
      + (requirements.studyMinutes.map {
        [Property(known: "X-LUDUS-STUDY", value: "\($0)")]
      } ?? [])
      + requirements.shares.map { share in
        let names = [share.subject.course.rawValue, share.subject.event?.rawValue]
        let words = ["\(share.part)"] + names.compactMap { $0 }
        return Property(known: "X-LUDUS-SHARE", text: words.joined(separator: "\n"))
      }
      + time(requirements.deadline.map(CalendarFile.Time.day), "X-LUDUS-DEADLINE")
  }

  /// Returns the alarm of a reminder, which is counted from the time of the item.
  ///
  /// So it goes with each occurrence, and stays on its day in every zone.
  private func alarm(
    _ reminder: DiaryItem.Reminder,
    since first: CalendarDay,
    of due: CalendarDay,
    _ time: TimeOfDay?,
    _ title: String,
    _ isGoal: Bool
  ) -> CalendarFile.Component {
    let place = reminder.time(due: due, time, since: first)
    let minutes =
      due.distance(to: place.day) * 1440 + (place.time ?? reminderTime).minutes
      - (time?.minutes ?? 0)
    let days = minutes / 1440
    // No two days are too far from each other for a duration.
    let duration = CalendarFile.Duration(days: days, seconds: (minutes - days * 1440) * 60)
    let length = duration ?? .none
    return CalendarFile.Alarm(isGoal ? .afterEnd(length) : .afterStart(length), text: title)
      .component
  }
}

/// Writes times of a diary, which are on the clock of the learner.
struct CalendarClocks {
  /// Gives the zone; nil for times on the clock of the reader.
  private let calendar: Calendar?

  init(_ calendar: Calendar?) {
    self.calendar = calendar
  }

  private var isUTC: Bool { ["GMT", "UTC"].contains(calendar?.timeZone.identifier) }

  /// Returns how a day, or a time of it, is written.
  func date(_ day: CalendarDay, _ time: TimeOfDay?) -> CalendarFile.Time {
    guard let time else { return .day(day) }
    let clock = CalendarFile.WallClock(day: day, second: time.minutes * 60)
    guard let calendar else { return .floating(clock) }
    return isUTC ? .utc(clock) : .zoned(clock, zone: calendar.timeZone.identifier)
  }

  /// Returns how the last day of a rule is written: like the first one, but in UTC for times in a
  /// zone.
  func end(_ day: CalendarDay, _ time: TimeOfDay?) -> CalendarFile.Time {
    guard time != nil else { return .day(day) }
    let clock = CalendarFile.WallClock(day: day, second: 86_399)
    guard let calendar else { return .floating(clock) }
    let next = DayReckoning(calendar).interval(of: day).upperBound
    return CalendarFile.Time(instant: next.addingTimeInterval(-1)) ?? .utc(clock)
  }

  /// Returns the same clocks in a zone; nil stands for this one, and so does a zone that is not
  /// known.
  func inZone(_ identifier: String?) -> CalendarClocks {
    guard let zone = identifier.flatMap(TimeZone.init(identifier:)) else { return self }
    var other = calendar ?? Calendar(identifier: .gregorian)
    other.timeZone = zone
    return CalendarClocks(other)
  }

  /// The number of days for which a series without end is followed in the description of its zone:
  /// ten years.
  private static let reach = 3660

  /// Returns the descriptions of the clocks on which times in some components are, in the order of
  /// their names.
  func zoneComponents(for components: [CalendarFile.Component]) -> [CalendarFile.Component] {
    var days: [String: [CalendarDay]] = [:]
    for component in components {
      for property in component.properties
      where ["DTSTART", "DUE", "RDATE", "EXDATE", "RECURRENCE-ID"].contains(property.name) {
        guard case .zoned(_, let zone)? = CalendarFile.Time(property) else { continue }
        let time = CalendarFile.Time(property)
        days[zone, default: []] += time.map { [$0.day] } ?? []
        let rule = component["RRULE"].flatMap { CalendarFile.RecurrenceRule($0.value) }
        guard let rule, let time else { continue }
        days[zone, default: []].append(rule.until?.day ?? time.day.advanced(by: Self.reach))
      }
    }
    return days.sorted { $0.key < $1.key }.compactMap { name, days in
      let own = calendar.flatMap { $0.timeZone.identifier == name ? $0.timeZone : nil }
      guard let zone = own ?? TimeZone(identifier: name), let first = days.min(),
        let last = days.max()
      else { return nil }
      return CalendarFile.Zone(zone, days: first...last).component(named: name)
    }
  }
}

extension CalendarFile.Time {
  /// Creates the time in UTC of an instant, its second; nil for one outside of the calendar.
  init?(instant: Date) {
    guard let milliseconds = instant.milliseconds else { return nil }
    let seconds = milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
    guard let clock = CalendarFile.WallClock(secondsSince1970: Int(seconds)) else { return nil }
    self = .utc(clock)
  }
}

extension Recurrence {
  /// The first day that rule or dates give, also if it is left out.
  fileprivate func firstDay(from due: CalendarDay) -> CalendarDay? {
    let ruled = rule.flatMap { rule in
      var days = rule.days(from: due)
      return days.next()
    }
    return [ruled, dates.min()].compactMap { $0 }.min()
  }
}
