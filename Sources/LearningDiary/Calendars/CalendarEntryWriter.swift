internal import ICalendar
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

/// Writes items of a diary as components of a calendar.
struct CalendarEntryWriter {
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
    let key = ItemKey.own(item.id)
    let isGoal = item.kind == .goal
    var properties = common(key, item.title, item.text, revision: record.revision)
    properties += time(CalendarFile.Time(instant: record.createdAt), "CREATED")
    properties += time(CalendarFile.Time(instant: record.changedAt), "LAST-MODIFIED")
    properties.append(CalendarFile.Property(known: "CLASS", value: "PRIVATE"))
    properties += time(clocks.date(due, item.time), isGoal ? "DUE" : "DTSTART")
    let rule = item.recurrence.flatMap { recurrence in
      recurrence.rule(from: due, until: clocks.end(recurrence.until, item.time))
    }
    properties += rule.map { [CalendarFile.Property(known: "RRULE", value: $0.text)] } ?? []
    if isGoal {
      let status = doneAt == nil ? "NEEDS-ACTION" : "COMPLETED"
      properties.append(CalendarFile.Property(known: "STATUS", value: status))
      properties += time(doneAt.flatMap(CalendarFile.Time.init(instant:)), "COMPLETED")
    }
    properties += self.properties(for: item.requirements)
    properties +=
      item.course.map { [CalendarFile.Property(known: "X-LUDUS-COURSE", text: $0.rawValue)] } ?? []
    properties += course.map { self.properties(of: $0, color) } ?? []
    let alarms = item.reminder.map { [alarm(on: $0, before: due, item.time, item.title, isGoal)] }
    return isGoal
      ? CalendarFile.Component(known: "VTODO", properties: properties, components: alarms ?? [])
      : CalendarFile.Component(known: "VEVENT", properties: properties, components: alarms ?? [])
  }

  /// Returns the component of an event of a course; nil when it has no day.
  func component(
    for record: PlatformRecord,
    _ key: ItemKey,
    of course: DiaryCourse,
    _ color: DiaryCourse.Color,
    revision: Int
  ) -> CalendarFile.Component? {
    let event = record.event
    guard let due = event.due else { return nil }
    var properties = common(key, event.title, event.text, revision: revision)
    properties += time(clocks.date(due, event.time), "DTSTART")
    properties +=
      event.url.map { [CalendarFile.Property(known: "URL", value: $0.absoluteString)] } ?? []
    properties += self.properties(of: course, color)
    let alarms = record.reminder.map {
      [alarm(on: $0, before: due, event.time, event.title, false)]
    }
    return CalendarFile.Component(known: "VEVENT", properties: properties, components: alarms ?? [])
  }

  private func common(
    _ key: ItemKey,
    _ title: String,
    _ text: String,
    revision: Int
  ) -> [CalendarFile.Property] {
    [CalendarFile.Property(known: "UID", text: CalendarUID.uid(of: key, owner: owner))]
      // Every entry must have one.
      + time(
        stamp ?? .utc(CalendarFile.WallClock(day: CalendarDay(clamping: 0), second: 0)),
        "DTSTAMP"
      )
      + [
        CalendarFile.Property(known: "SEQUENCE", value: String(revision)),
        CalendarFile.Property(known: "SUMMARY", text: title),
      ]
      + (text.isEmpty ? [] : [CalendarFile.Property(known: "DESCRIPTION", text: text)])
  }

  private func properties(of course: DiaryCourse, _ color: DiaryCourse.Color) -> [CalendarFile
    .Property]
  {
    [
      CalendarFile.Property(known: "CATEGORIES", text: course.title),
      // The colors of courses are colors of CSS, as RFC 7986 wants them.
      CalendarFile.Property(known: "COLOR", value: color.rawValue),
    ]
  }

  private func time(_ date: CalendarFile.Time?, _ name: StaticString) -> [CalendarFile.Property] {
    date.map { [CalendarFile.Property(known: name, date: $0)] } ?? []
  }

  private func properties(for requirements: GoalRequirements) -> [CalendarFile.Property] {
    requirements.goals.map { goal in
      // The relation is that of RFC 9253.
      CalendarFile.Property(
        known: "RELATED-TO",
        parameters: [CalendarFile.Parameter(known: "RELTYPE", "DEPENDS-ON")],
        value: CalendarFile.Text.escaped(CalendarUID.uid(of: .own(goal), owner: owner))
      )
    }
      + (requirements.progress.map {
        [CalendarFile.Property(known: "X-LUDUS-PROGRESS", value: $0.description)]
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
