// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Diary {
  /// A list of events and goals in the order of their days, with the line to scroll to.
  public struct List: Hashable, Sendable {
    /// The choice of lines that a list shows.
    public enum Filter: String, JSONName, Hashable, Sendable {
      /// Outstanding lines, whatever their dates; a list shows them at first.
      case outstanding
      /// Completed lines.
      case completed
      /// Both.
      case all

      /// Whether a line that is done or not is in the list.
      func takes(isCompleted: Bool) -> Bool {
        switch self {
        case .outstanding: !isCompleted
        case .completed: isCompleted
        case .all: true
        }
      }
    }

    /// The lines by day, those without one last.
    public let entries: [Diary.List.Entry]
    /// The day for which the list is made.
    let day: CalendarDay

    /// The line to scroll to: the first that is due on the day or later, if there is one.
    public var nearest: Diary.List.Entry? {
      entries.first { entry in entry.due.map { $0 >= day } ?? false }
    }
  }
}

extension Diary.List {
  /// A line of a list: an event or a goal, or one occurrence of one that comes again.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The identifier of a line.
    public struct ID: Hashable, Sendable {
      /// The item.
      public let item: DiaryItem.Key
      /// The day of an item that comes again, as its recurrence has it; nil for one that does not.
      public let occurrence: CalendarDay?
    }

    /// The identifier.
    public let id: ID
    /// Whether it is an event or a goal.
    public let kind: Kind
    /// The title.
    public let title: String
    /// More about it; empty when the title says everything.
    public let text: String
    /// The course that it belongs to.
    public let course: DiaryCourse.ID
    /// The color of its course.
    public let color: DiaryCourse.Color
    /// The day on which it is due; nil for a course event without one.
    public let due: CalendarDay?
    /// The time on that day, or nil for the whole day.
    public let time: TimeOfDay?
    /// The reminders of it.
    public let reminders: [DiaryItem.Reminder.Time]
    /// Whether it is done.
    public let isCompleted: Bool
    /// The day on which it was done, if the diary knows it.
    public let completedOn: CalendarDay?
    /// The learner's rating of it, from 1 to 5, if there is one.
    public let rating: Int?
    /// Whether the learner read it as it is now; always true of the learner's own.
    public let isRead: Bool
    /// Whether its day has passed, so that it is grayed out.
    public let isPast: Bool
    /// The learner's own progress and that of the others; nil if none is reported.
    public let progress: Diary.Comparison?
    /// The address on the platform.
    public let url: URL?

    /// The kinds of lines.
    public enum Kind: String, JSONName, Hashable, Sendable {
      /// Something to do: the platform's or the learner's own.
      case event
      /// Something to reach.
      case goal
    }

    /// Whether it is the learner's own, so that they can edit, complete and delete it.
    package var isOwn: Bool { id.item.own != nil }

    /// Whether one line is listed before another: by day, lines without one last; then lines for
    /// the whole day, then by time, title and identifier.
    static func isOrdered(_ left: Diary.List.Entry, _ right: Diary.List.Entry) -> Bool {
      let (leftDay, rightDay) = (left.due ?? .last, right.due ?? .last)
      if leftDay != rightDay { return leftDay < rightDay }
      if (left.due == nil) != (right.due == nil) { return left.due != nil }
      let (leftTime, rightTime) = (left.time?.minutes ?? -1, right.time?.minutes ?? -1)
      if leftTime != rightTime { return leftTime < rightTime }
      if left.title != right.title { return left.title < right.title }
      return left.id.item < right.id.item
    }
  }
}

extension Diary {
  /// Returns events and goals, in the order of their days: all, or those of a kind or a course.
  ///
  /// Own items are always listed, and events of a course when the learner takes part in it. With
  /// three filters, events or goals, and ``notes(of:)``, there are seven lists for each course.
  ///
  /// An item that comes again more than 1000 times, or without end, is listed for a year before and
  /// after the day, and where it was completed. Days and times of a series in another zone are
  /// those of the learner's clock.
  ///
  /// - Parameters:
  ///   - filter: Outstanding or completed lines, or both.
  ///   - kind: Events or goals, or nil for both.
  ///   - course: A course, or nil for all.
  ///   - day: The learner's day of today.
  ///   - calendar: Gives the learner's zone, or nil for that of ``Policies/Draft/days``.
  /// - Returns: The items that the filter takes, by date.
  /// - Complexity: O(*n* log *n*) in the number of items with their occurrences.
  public func list(
    _ filter: Diary.List.Filter = .outstanding,
    of kind: Diary.List.Entry.Kind? = nil,
    course: DiaryCourse.ID? = nil,
    on day: CalendarDay,
    calendar: Calendar? = nil
  ) -> Diary.List {
    let entries = entries(on: day, days: content.policies.days(calendar)).filter { entry in
      filter.takes(isCompleted: entry.isCompleted)
        && kind.map { $0 == entry.kind } ?? true
        && course.map { $0 == entry.course } ?? true
    }
    return Diary.List(entries: entries.sorted(by: Diary.List.Entry.isOrdered), day: day)
  }

  /// Returns the notes of a course or of all, the latest first.
  ///
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

  /// Returns one of the learner's own items, or nil if it does not exist or was deleted.
  public func item(_ id: DiaryItem.ID) -> DiaryItem? { state.record(id)?.item }

  /// Returns whether an item of the learner's own, or one occurrence of it, or an event of a course
  /// is done; false for an unknown item.
  ///
  /// An item of the learner's own stays done when it is deleted.
  public func isCompleted(_ item: DiaryItem.Key, occurrence: CalendarDay? = nil) -> Bool {
    switch item {
    case .own(let id):
      state.completions[CompletionKey(item: id, occurrence: occurrence)] != nil
    case .platform:
      state.platformItems[item].map { !$0.isWithdrawn && $0.event.isDone } ?? false
    }
  }

  /// All lines, in no order.
  func entries(on day: CalendarDay, days: DayReckoning) -> [Diary.List.Entry] {
    var clocks = ItemClocks(days)
    let own = state.items.values.flatMap { record in
      record.isDeleted ? [] : entries(for: record.item, on: day, &clocks)
    }
    let platform = state.platformItems.compactMap { key, record in
      entry(for: key, record, on: day, days: days)
    }
    return own + platform
  }

  private func entries(
    for item: DiaryItem,
    on day: CalendarDay,
    _ clocks: inout ItemClocks
  ) -> [Diary.List.Entry] {
    guard let course = item.course else { return [] }
    var occurrences = item.occurrences(listedOn: day)
    if let done = state.done[item.id] {
      // What is done stays on the list, also where an edited series does not come to any more.
      let listed = Set(occurrences.map(\.id))
      occurrences += done.filter { !listed.contains($0) }.compactMap { id in
        state.completions[CompletionKey(item: item.id, occurrence: id)]?.planned.named(id)
      }
    }
    return occurrences.map { occurrence in
      let completion = state.completions[CompletionKey(item: item.id, occurrence: occurrence.id)]
      let local = clocks.local(occurrence, zone: item.recurrence?.zone)
      return Diary.List.Entry(
        id: Diary.List.Entry.ID(item: .own(item.id), occurrence: occurrence.id),
        kind: item.kind == .goal ? .goal : .event,
        title: item.title,
        text: item.text,
        course: course,
        color: color(of: course),
        due: local.due,
        time: local.time,
        reminders: local.reminders,
        isCompleted: completion != nil,
        completedOn: completion.map { clocks.days.day(of: $0.date) },
        rating: completion?.rating,
        isRead: true,
        isPast: local.due < day,
        progress: nil,
        url: nil
      )
    }
  }

  private func entry(
    for key: DiaryItem.Key,
    _ record: PlatformRecord,
    on day: CalendarDay,
    days: DayReckoning
  ) -> Diary.List.Entry? {
    guard case .platform(_, let course) = key, !record.isWithdrawn,
      let courseRecord = state.courses[course], courseRecord.course.enrollment == .subscribed
    else { return nil }
    let event = record.event
    return Diary.List.Entry(
      id: Diary.List.Entry.ID(item: key, occurrence: nil),
      kind: .event,
      title: event.title,
      text: event.text,
      course: course,
      color: color(of: course),
      due: event.due,
      time: event.time,
      reminders: record.reminderTimes,
      isCompleted: event.isDone,
      completedOn: record.doneAt.map(days.day),
      rating: record.rating,
      isRead: record.readAt != nil,
      isPast: event.due.map { $0 < day } ?? false,
      progress: comparison(event.tasks, event.others),
      url: event.url
    )
  }
}
