// SPDX-License-Identifier: Apache-2.0
internal import ICalendar
internal import LearningDiary
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

/// Writes items of a diary as components of a calendar.
struct CalendarEntryWriter {
  private typealias Property = CalendarFile.Property

  let owner: Learner.ID
  let stamp: CalendarFile.Time?
  let clocks: CalendarClocks
  let reminderTime: TimeOfDay

  /// Returns the component of an own item; nil for a note.
  func component(
    for record: ItemRecord,
    of course: DiaryCourse?,
    _ color: DiaryCourse.Color,
    doneAt: Date?
  ) -> CalendarFile.Component? {
    let item = record.item
    guard item.kind != .note, let due = item.due else { return nil }
    let key = DiaryItem.Key.own(item.id)
    let isGoal = item.kind == .goal
    var properties = common(key, item.title, item.text, revision: record.revision)
    properties += time(CalendarFile.Time(instant: record.createdAt), "CREATED")
    properties += time(CalendarFile.Time(instant: record.changedAt), "LAST-MODIFIED")
    properties.append(Property(known: "CLASS", value: "PRIVATE"))
    properties += time(clocks.date(due, item.time), isGoal ? "DUE" : "DTSTART")
    let rule = item.recurrence.flatMap { recurrence in
      recurrence.rule(from: due, until: clocks.end(recurrence.until, item.time))
    }
    properties += rule.map { [Property(known: "RRULE", value: $0.text)] } ?? []
    if isGoal {
      let status = doneAt == nil ? "NEEDS-ACTION" : "COMPLETED"
      properties.append(Property(known: "STATUS", value: status))
      properties += time(doneAt.flatMap(CalendarFile.Time.init(instant:)), "COMPLETED")
    }
    properties += self.properties(for: item.requirements)
    properties +=
      item.course.map { [Property(known: "X-LUDUS-COURSE", text: $0.rawValue)] } ?? []
    properties += course.map { self.properties(of: $0, color) } ?? []
    let alarms = item.reminder.map { [alarm(on: $0, before: due, item.time, item.title, isGoal)] }
    return CalendarFile.Component(
      known: isGoal ? "VTODO" : "VEVENT",
      properties: properties,
      components: alarms ?? []
    )
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
    let alarms = record.reminder.map {
      [alarm(on: $0, before: due, event.time, event.title, false)]
    }
    return CalendarFile.Component(known: "VEVENT", properties: properties, components: alarms ?? [])
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
      + time(requirements.deadline.map(CalendarFile.Time.day), "X-LUDUS-DEADLINE")
  }

  /// Returns the alarm on a day, which is counted from the time of the item.
  ///
  /// So it goes with each occurrence, and stays on its day in every zone.
  private func alarm(
    on day: CalendarDay,
    before due: CalendarDay,
    _ time: TimeOfDay?,
    _ title: String,
    _ isGoal: Bool
  ) -> CalendarFile.Component {
    let minutes = (day.number - due.number) * 1440 + reminderTime.minutes - (time?.minutes ?? 0)
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

  /// Returns the description of the clocks on which times in some components are; nil when there
  /// are none.
  func zoneComponent(for components: [CalendarFile.Component]) -> CalendarFile.Component? {
    guard let calendar, !isUTC else { return nil }
    var days: [CalendarDay] = []
    for component in components {
      for name in ["DTSTART", "DUE"] {
        guard let date = component[name].flatMap(CalendarFile.Time.init), case .zoned = date else {
          continue
        }
        days.append(date.day)
        let rule = component["RRULE"].flatMap { CalendarFile.RecurrenceRule($0.value) }
        days += rule?.until.map { [$0.day] } ?? []
      }
    }
    guard let first = days.min(), let last = days.max() else { return nil }
    return CalendarFile.Zone(calendar.timeZone, days: first...last)
      .component(named: calendar.timeZone.identifier)
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

extension DiaryItem.Recurrence {
  /// The rule for something that is first due on a day; nil when it does not go on in days.
  ///
  /// - Returns: The rule.
  func rule(from day: CalendarDay, until end: CalendarFile.Time) -> CalendarFile.RecurrenceRule? {
    var rule: CalendarFile.RecurrenceRule
    switch every.measure {
    case .minutes, .hours:
      return nil
    case .days:
      rule = CalendarFile.RecurrenceRule(.daily)
    case .weeks:
      rule = CalendarFile.RecurrenceRule(.weekly)
    case .months:
      rule = CalendarFile.RecurrenceRule(.monthly)
      if day.day > 28 {
        // In a month without that day it is the last one, which the plain rule would leave out.
        rule.monthDays = Array(28...day.day)
        rule.positions = [-1]
      }
    }
    rule.interval = max(1, every.count)
    rule.until = end
    return rule
  }

  /// Creates the recurrence that a rule comes to, or nil when it is another one.
  init?(_ rule: CalendarFile.RecurrenceRule, days: [CalendarDay], until end: CalendarDay) {
    let every: CalendarSpan
    switch rule.frequency {
    case .secondly, .minutely, .hourly: return nil
    case .daily: every = .days(rule.interval)
    case .weekly: every = .weeks(rule.interval)
    case .monthly: every = .months(rule.interval)
    // No span has more than a million months, which is more than there are.
    case .yearly: every = .months(min(rule.interval, 10_000) * 12)
    }
    self.init(every: every, until: end)
    guard let first = days.first, self.days(from: first) == days else { return nil }
  }
}
