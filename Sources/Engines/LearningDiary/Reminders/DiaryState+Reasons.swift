// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// Something that a notification can be about, as it is now: an occurrence of an item, or a course.
struct NotifiableThing {
  let subject: DiaryNotification.Key.Subject
  let kind: DiaryNotification.Kind
  let title: String
  let url: URL?
  /// The day on which it is due or begins.
  let due: CalendarDay?
  let reminders: [DiaryItem.Reminder.Time]

  /// The reasons for a notification, each with its day.
  var keys: [DiaryNotification.Key] {
    if case .course = subject {
      return [DiaryNotification.Key(subject, .courseStart, on: due)]
    }
    let isDue = due.map { [DiaryNotification.Key(subject, .due, on: $0)] } ?? []
    return isDue
      + reminders.map { DiaryNotification.Key(subject, .reminder, on: $0.day, at: $0.time) }
  }
}

/// A reason for a notification that none has delivered.
struct NewReason {
  let key: DiaryNotification.Key
  /// The day of the cause on the learner's clock; nil for a course that is always open.
  let day: CalendarDay?
  /// The instant of a reminder that has a time of its own.
  let moment: Date?
}

// The reasons for notifications.
extension DiaryState {
  /// Returns all reasons for notifications that some runs deliver and none has delivered.
  ///
  /// - Parameters:
  ///   - days: The days on which an item is due or its reminder is set.
  ///   - clocks: The learner's clock.
  ///   - isFromTheLast: Whether of a long time the last years count, and not the first ones.
  /// - Returns: The reasons in the order of their keys.
  /// - Complexity: O(*n*) for *n* occurrences of all items around these days, and courses.
  func newReasons(
    on days: ClosedRange<CalendarDay>,
    _ clocks: ItemClocks,
    fromTheLast isFromTheLast: Bool = false
  ) -> [NewReason] {
    var clocks = clocks
    let policy = content.policies.draft.reminders
    var reasons: [NewReason] = []
    for record in items.values where !record.isDeleted {
      for occurrence in record.item.occurrences(
        withReasonOn: days,
        fromTheLast: isFromTheLast
      ) {
        let local = clocks.local(occurrence, zone: record.item.recurrence?.zone)
        guard local.hasReason(on: days) else { continue }
        let completion = CompletionKey(item: record.id, occurrence: occurrence.id)
        guard completions[completion] == nil else { continue }
        // Keys have the days of the item, and come when the learner's clock shows them.
        let places = [DiaryItem.Reminder.Time(day: local.due, time: nil)] + local.reminders
        reasons += zip(thing(record.item, occurrence).keys, places).map { key, place in
          reason(key, on: place.day, place.time, clocks)
        }
      }
    }
    for (key, record) in platformItems where !record.event.isDone {
      guard let thing = thing(key, record) else { continue }
      reasons += thing.keys.map { reason($0, on: $0.day, $0.time, clocks) }
    }
    for record in courses.values where record.course.enrollment == .available {
      guard let thing = thing(record), thing.due != nil || policy.draft.openCourses.takes(record)
      else {
        continue
      }
      reasons += thing.keys.map { NewReason(key: $0, day: $0.day, moment: nil) }
    }
    return reasons.filter { isNew($0, on: days) }
      .sorted { DiaryNotification.Key.isOrdered($0.key, $1.key) }
  }

  private func reason(
    _ key: DiaryNotification.Key,
    on day: CalendarDay?,
    _ time: TimeOfDay?,
    _ clocks: ItemClocks
  ) -> NewReason {
    let moment =
      key.time == nil
      ? nil
      : day.flatMap { day in
        time.map { $0.instant(on: day, calendar: clocks.days.calendar) }
      }
    return NewReason(key: key, day: day, moment: moment)
  }

  /// Whether runs on some days deliver a reason that none has delivered.
  func isNew(_ reason: NewReason, on days: ClosedRange<CalendarDay>) -> Bool {
    guard !reminders.told.contains(reason.key) else { return false }
    guard let day = reason.day, !days.contains(day) else { return true }
    let leadDays = content.policies.draft.reminders.leadDays
    return reason.key.cause == .courseStart
      && (0...leadDays).contains(day.number - days.upperBound.number)
  }

  /// Returns the thing that a notification is about, or nil when it is not there any more.
  func thing(of subject: DiaryNotification.Key.Subject) -> NotifiableThing? {
    switch subject {
    case .course(let id): courses[id].flatMap(thing)
    case .item(.own(let id), let occurrence):
      record(id).map { thing($0.item, $0.item.occurrence(occurrence), id: occurrence) }
    case .item(let key, occurrence: _):
      platformItems[key].flatMap { thing(key, $0) }
    }
  }

  private func thing(_ item: DiaryItem, _ occurrence: DiaryItem.Occurrence) -> NotifiableThing {
    thing(item, occurrence, id: occurrence.id)
  }

  /// Returns an occurrence of an own item; without days when that occurrence is gone.
  private func thing(
    _ item: DiaryItem,
    _ occurrence: DiaryItem.Occurrence?,
    id: CalendarDay?
  ) -> NotifiableThing {
    NotifiableThing(
      subject: .item(.own(item.id), occurrence: id),
      kind: item.kind == .goal ? .goal : .event,
      title: item.title,
      url: nil,
      due: occurrence?.due,
      reminders: occurrence?.reminders ?? []
    )
  }

  /// Returns an event of a course, or nil when the learner does not take part in it.
  private func thing(_ key: DiaryItem.Key, _ record: PlatformRecord) -> NotifiableThing? {
    guard case .platform(_, let id) = key, let course = courses[id], !record.isWithdrawn,
      !course.isWithdrawn, course.course.enrollment == .subscribed
    else { return nil }
    return NotifiableThing(
      subject: .item(key, occurrence: nil),
      kind: .event,
      title: record.event.title,
      url: nil,
      due: record.event.due,
      reminders: record.reminderTimes
    )
  }

  /// Returns a course, or nil when the platform does not list it any more.
  private func thing(_ record: CourseRecord) -> NotifiableThing? {
    guard !record.isWithdrawn else { return nil }
    let course = record.course
    return NotifiableThing(
      subject: .course(course.id),
      kind: .newCourse,
      title: course.title,
      url: course.url,
      due: course.start,
      reminders: []
    )
  }
}

extension DiaryItem.Occurrence {
  /// Whether it is due on one of some days, or its reminder is set for one.
  fileprivate func hasReason(on days: ClosedRange<CalendarDay>) -> Bool {
    days.contains(due) || reminders.contains { days.contains($0.day) }
  }
}
