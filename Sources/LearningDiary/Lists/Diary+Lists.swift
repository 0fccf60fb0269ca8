public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Returns events and goals, in the order of their days.
  ///
  /// With three filters, events or goals, and ``notes(of:)``, there are seven lists for each course.
  ///
  /// - Parameters:
  ///   - filter: Outstanding lines, completed lines, or both.
  ///   - kind: Only events or only goals; nil for both.
  ///   - course: The course, or nil for all.
  ///   - day: Today, where the learner is.
  ///   - calendar: Gives the zone of the learner.
  /// - Returns: The lines. Events of a course count when the learner takes part in it; own items
  ///   count always.
  /// - Complexity: O(*n* log *n*) in the number of items with their occurrences.
  public func list(
    _ filter: DiaryList.Filter = .outstanding,
    of kind: DiaryList.Entry.Kind? = nil,
    course: DiaryCourse.ID? = nil,
    on day: CalendarDay,
    calendar: Calendar
  ) -> DiaryList {
    let entries = entries(on: day, days: DayReckoning(calendar)).filter { entry in
      filter.takes(isCompleted: entry.isCompleted)
        && kind.map { $0 == entry.kind } ?? true
        && course.map { $0 == entry.course } ?? true
    }
    return DiaryList(entries: entries.sorted(by: DiaryList.Entry.isOrdered), day: day)
  }

  /// Returns notes, the latest first.
  ///
  /// - Parameter course: The course, or nil for all.
  /// - Returns: The notes that are not deleted.
  /// - Complexity: O(*n* log *n*) in the number of items.
  public func notes(of course: DiaryCourse.ID? = nil) -> [DiaryItem] {
    let notes = state.items.values.filter { record in
      !record.isDeleted && record.item.kind == .note
        && course.map { $0 == record.item.course } ?? true
    }
    return notes.sorted { ($1.createdAt, $0.id) < ($0.createdAt, $1.id) }.map(\.item)
  }

  /// The learner's own items of every kind, without those that are deleted, in the order of their
  /// identifiers.
  public var items: [DiaryItem] {
    state.items.values.filter { !$0.isDeleted }.map(\.item).sorted { $0.id < $1.id }
  }

  /// Returns an item of the learner's own, or nil when there is none or it is deleted.
  public func item(_ id: DiaryItem.ID) -> DiaryItem? { state.record(id)?.item }

  /// Returns whether an item of the learner's own or an event of a course is done.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - occurrence: The day of an event that comes again; nil for what does not.
  /// - Returns: Whether it is done; false for an unknown item.
  public func isCompleted(_ item: ItemKey, occurrence: CalendarDay? = nil) -> Bool {
    switch item {
    case .own(let id):
      state.completions[CompletionKey(item: id, occurrence: occurrence)] != nil
    case .platform:
      state.platformItems[item].map { !$0.isWithdrawn && $0.event.isDone } ?? false
    }
  }

  /// The lines for all that there is, in no order.
  func entries(on day: CalendarDay, days: DayReckoning) -> [DiaryList.Entry] {
    let own = state.items.values.flatMap { record in
      record.isDeleted ? [] : entries(for: record.item, on: day, days: days)
    }
    let platform = state.platformItems.compactMap { key, record in
      entry(for: key, record, on: day, days: days)
    }
    return own + platform
  }

  private func entries(
    for item: DiaryItem,
    on day: CalendarDay,
    days: DayReckoning
  ) -> [DiaryList.Entry] {
    guard let course = item.course else { return [] }
    return item.occurrences.map { occurrence in
      let completion = state.completions[CompletionKey(item: item.id, occurrence: occurrence.id)]
      return DiaryList.Entry(
        id: DiaryList.Entry.ID(item: .own(item.id), occurrence: occurrence.id),
        kind: item.kind == .goal ? .goal : .event,
        title: item.title,
        text: item.text,
        course: course,
        color: color(of: course),
        due: occurrence.due,
        time: item.time,
        reminder: occurrence.reminder,
        isCompleted: completion != nil,
        completedOn: completion.map { days.day(of: $0.date) },
        isPast: occurrence.due < day,
        progress: nil,
        url: nil
      )
    }
  }

  private func entry(
    for key: ItemKey,
    _ record: PlatformRecord,
    on day: CalendarDay,
    days: DayReckoning
  ) -> DiaryList.Entry? {
    guard case .platform(_, let course) = key, !record.isWithdrawn,
      let courseRecord = state.courses[course], courseRecord.course.enrollment == .subscribed
    else { return nil }
    let event = record.event
    return DiaryList.Entry(
      id: DiaryList.Entry.ID(item: key, occurrence: nil),
      kind: .event,
      title: event.title,
      text: event.text,
      course: course,
      color: color(of: course),
      due: event.due,
      time: event.time,
      reminder: record.reminder,
      isCompleted: event.isDone,
      completedOn: record.doneAt.map(days.day),
      isPast: event.due.map { $0 < day } ?? false,
      progress: comparison(event.tasks, event.others),
      url: event.url
    )
  }
}
