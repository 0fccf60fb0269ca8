internal import Gamification
internal import LudusCore

// What is to be told.
extension DiaryState {
  /// Returns everything that there is to tell on some days.
  ///
  /// - Parameters:
  ///   - days: The days.
  ///   - leadDays: How many days before it begins a course is announced.
  /// - Returns: The keys in order.
  /// - Complexity: O(*n*) for *n* occurrences of all items and courses.
  func reasons(on days: ClosedRange<CalendarDay>, leadDays: Int) -> [DiaryNotification.Key] {
    var keys: [DiaryNotification.Key] = []
    for record in items.values where !record.isDeleted {
      for occurrence in record.item.occurrences {
        let completion = CompletionKey(item: record.id, occurrence: occurrence.id)
        guard completions[completion] == nil else { continue }
        keys += thing(record.item, occurrence).keys.filter { days.contains($0.day) }
      }
    }
    for (key, record) in platformItems where !record.event.isDone {
      guard let thing = thing(key, record) else { continue }
      keys += thing.keys.filter { days.contains($0.day) }
    }
    for record in courses.values where record.course.enrolment == .available {
      guard let thing = thing(record) else { continue }
      keys += thing.keys.filter {
        (0...leadDays).contains($0.day.number - days.upperBound.number) || days.contains($0.day)
      }
    }
    return keys.sorted()
  }

  /// Returns what a notification is about, or nil when it is there no more.
  func thing(of subject: DiaryNotification.Key.Subject) -> Tellable? {
    switch subject {
    case .course(let id): courses[id].flatMap(thing)
    case .item(.own(let id), let occurrence):
      if let record = items[id], !record.isDeleted {
        thing(record.item, record.item.occurrence(occurrence), id: occurrence)
      } else {
        nil
      }
    case .item(let key, occurrence: _):
      platformItems[key].flatMap { thing(key, $0) }
    }
  }

  private func thing(_ item: DiaryItem, _ occurrence: DiaryItem.Occurrence) -> Tellable {
    thing(item, occurrence, id: occurrence.id)
  }

  /// Returns an occurrence of an own item; without days when it has that occurrence no more.
  private func thing(
    _ item: DiaryItem,
    _ occurrence: DiaryItem.Occurrence?,
    id: CalendarDay?
  ) -> Tellable {
    Tellable(
      subject: .item(.own(item.id), occurrence: id),
      kind: item.kind == .goal ? .goal : .event,
      title: item.title,
      target: .item(.own(item.id)),
      due: occurrence?.due,
      reminder: occurrence?.reminder
    )
  }

  /// Returns an event of a course, or nil when the learner does not take part in it.
  private func thing(_ key: ItemKey, _ record: PlatformRecord) -> Tellable? {
    guard case .platform(_, let id) = key, let course = courses[id], !record.isWithdrawn,
      !course.isWithdrawn, course.course.enrolment == .subscribed
    else { return nil }
    return Tellable(
      subject: .item(key, occurrence: nil),
      kind: .event,
      title: record.event.title,
      target: .item(key),
      due: record.event.due,
      reminder: record.reminder
    )
  }

  /// Returns a course, or nil when the platform tells of it no more.
  private func thing(_ record: CourseRecord) -> Tellable? {
    guard !record.isWithdrawn else { return nil }
    let course = record.course
    return Tellable(
      subject: .course(course.id),
      kind: .newCourse,
      title: course.title,
      target: .course(course.id, course.url),
      due: course.start,
      reminder: nil
    )
  }
}
