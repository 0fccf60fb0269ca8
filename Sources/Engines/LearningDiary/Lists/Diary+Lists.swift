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
  /// A line of a list: an event, a goal, or one occurrence of a repeating event.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The identifier of a line.
    public struct ID: Hashable, Sendable {
      /// The item.
      public let item: DiaryItem.Key
      /// The day of an event that comes again; nil for an item that does not.
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
    /// The day on which to be reminded of it.
    public let reminder: CalendarDay?
    /// Whether it is done.
    public let isCompleted: Bool
    /// The day on which it was done, if the diary knows it.
    public let completedOn: CalendarDay?
    /// Whether its day has passed, so that it is grayed out.
    public let isPast: Bool
    /// The learner's own progress and that of the others; nil if none is reported.
    public let progress: Diary.Comparison?
    /// Where it is on the platform.
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
  /// - Complexity: O(*n* log *n*) in the number of items with their occurrences.
  public func list(
    _ filter: Diary.List.Filter = .outstanding,
    of kind: Diary.List.Entry.Kind? = nil,
    course: DiaryCourse.ID? = nil,
    on day: CalendarDay,
    calendar: Calendar
  ) -> Diary.List {
    let entries = entries(on: day, days: DayReckoning(calendar)).filter { entry in
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
  ) -> [Diary.List.Entry] {
    guard let course = item.course else { return [] }
    return item.occurrences.map { occurrence in
      let completion = state.completions[CompletionKey(item: item.id, occurrence: occurrence.id)]
      return Diary.List.Entry(
        id: Diary.List.Entry.ID(item: .own(item.id), occurrence: occurrence.id),
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
      reminder: record.reminder,
      isCompleted: event.isDone,
      completedOn: record.doneAt.map(days.day),
      isPast: event.due.map { $0 < day } ?? false,
      progress: comparison(event.tasks, event.others),
      url: event.url
    )
  }
}

extension Diary {
  /// A search result in a diary.
  public struct SearchHit: Hashable, Sendable {
    /// The kinds of things that can be found.
    public enum Target: Hashable, Sendable {
      /// A course.
      case course(DiaryCourse.ID)
      /// An event, a goal or a note.
      case item(DiaryItem.Key)
    }

    /// The thing that was found.
    public let target: Target
    /// The title.
    public let title: String
    /// Whether all words are in the title, and not only in the text or the links.
    package let isInTitle: Bool
  }

  /// Searches courses, events, goals and notes for words with spaces between them.
  ///
  /// Every word must be in the title, the text or a link, perhaps as a part of a longer word; upper
  /// and lower case do not matter. Deleted and withdrawn things are not found, nor is an event of a
  /// course in which the learner does not take part.
  ///
  /// - Returns: Things that have all words in their titles, then the others, each in the order of
  ///   titles; none without a word.
  /// - Complexity: O(*n*) in the length of all texts, and O(*h* log *h*) in the number of hits.
  public func search(_ words: String) -> [Diary.SearchHit] {
    let query = SearchQuery(words)
    guard !query.isEmpty else { return [] }
    let courses = courses.compactMap { course in
      query.hit(.course(course.id), course.title, course.text)
    }
    let own = state.items.values.compactMap { record in
      record.isDeleted
        ? nil
        : query.hit(
          .item(.own(record.id)),
          record.item.title,
          ([record.item.text] + record.item.links.map(\.absoluteString)).joined(separator: " ")
        )
    }
    let platform = state.platformItems.compactMap { key, record -> Diary.SearchHit? in
      guard case .platform(_, let course) = key, !record.isWithdrawn,
        state.courses[course]?.course.enrollment == .subscribed
      else { return nil }
      return query.hit(.item(key), record.event.title, record.event.text)
    }
    return (courses + own + platform).sorted(by: Diary.SearchHit.isOrdered)
  }
}

extension Diary.SearchHit {
  fileprivate static func isOrdered(_ left: Diary.SearchHit, _ right: Diary.SearchHit) -> Bool {
    if left.isInTitle != right.isInTitle { return left.isInTitle }
    let (leftTitle, rightTitle) = (left.title.lowercased(), right.title.lowercased())
    if leftTitle != rightTitle { return leftTitle < rightTitle }
    switch (left.target, right.target) {
    case (.course(let left), .course(let right)): return left < right
    case (.item(let left), .item(let right)): return left < right
    case (.course, .item): return true
    case (.item, .course): return false
    }
  }
}

/// The words of a search.
private struct SearchQuery {
  private let words: [String]

  init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  var isEmpty: Bool { words.isEmpty }

  /// Returns the hit if every word is in the title or the text.
  func hit(_ target: Diary.SearchHit.Target, _ title: String, _ text: String) -> Diary.SearchHit? {
    let (lowerTitle, lowerText) = (title.lowercased(), text.lowercased())
    let missing = words.filter { !lowerTitle.contains($0) }
    guard missing.allSatisfy(lowerText.contains) else { return nil }
    return Diary.SearchHit(target: target, title: title, isInTitle: missing.isEmpty)
  }
}
