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
  let reminder: CalendarDay?

  /// The reasons for a notification, each with its day.
  var keys: [DiaryNotification.Key] {
    if case .course = subject {
      return [DiaryNotification.Key(subject, .courseStart, on: due)]
    }
    let reasons: [(DiaryNotification.Key.Cause, CalendarDay?)] = [
      (.due, due), (.reminder, reminder),
    ]
    return reasons.compactMap { cause, day in
      day.map { DiaryNotification.Key(subject, cause, on: $0) }
    }
  }
}

// The reasons for notifications.
extension DiaryState {
  /// Returns all reasons for notifications that some runs deliver and none has delivered.
  ///
  /// - Parameter days: The days on which an item is due or its reminder is set.
  /// - Returns: The keys in order.
  /// - Complexity: O(*n*) for *n* occurrences of all items and courses.
  func newReasons(on days: ClosedRange<CalendarDay>) -> [DiaryNotification.Key] {
    let policy = content.policies.draft.reminders
    var keys: [DiaryNotification.Key] = []
    for record in items.values where !record.isDeleted {
      // The days are at hand, and what is looked up waits for memory in a large diary.
      for occurrence in record.item.occurrences where occurrence.hasReason(on: days) {
        let completion = CompletionKey(item: record.id, occurrence: occurrence.id)
        guard completions[completion] == nil else { continue }
        keys += thing(record.item, occurrence).keys.filter { isNew($0, on: days) }
      }
    }
    for (key, record) in platformItems where !record.event.isDone {
      guard let thing = thing(key, record) else { continue }
      keys += thing.keys.filter { isNew($0, on: days) }
    }
    for record in courses.values where record.course.enrollment == .available {
      guard let thing = thing(record), thing.due != nil || policy.draft.openCourses.takes(record)
      else {
        continue
      }
      keys += thing.keys.filter { isNew($0, on: days) }
    }
    return keys.sorted(by: DiaryNotification.Key.isOrdered)
  }

  /// Whether runs on some days deliver a reason that none has delivered.
  private func isNew(_ key: DiaryNotification.Key, on days: ClosedRange<CalendarDay>) -> Bool {
    guard let day = key.day, !days.contains(day) else { return !reminders.told.contains(key) }
    let leadDays = content.policies.draft.reminders.leadDays
    return key.cause == .courseStart
      && (0...leadDays).contains(day.number - days.upperBound.number)
      && !reminders.told.contains(key)
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
      reminder: occurrence?.reminder
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
      reminder: record.reminder
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
      reminder: nil
    )
  }
}

extension DiaryItem.Occurrence {
  /// Whether it is due on one of some days, or its reminder is set for one.
  fileprivate func hasReason(on days: ClosedRange<CalendarDay>) -> Bool {
    days.contains(due) || reminder.map { days.contains($0) } ?? false
  }
}
