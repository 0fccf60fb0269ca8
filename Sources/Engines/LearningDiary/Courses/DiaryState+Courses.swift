// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress

extension Diary {
  /// Chooses a color for a course, and so for all that belongs to it.
  ///
  /// - Throws: ``DiaryCourse/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func setColor(
    _ color: DiaryCourse.Color,
    of course: DiaryCourse.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.colored(course, color), by: nil, at: date, stamp: stamp)
  }

  /// Records the wish to take part in a course or to leave it, for the app to carry out.
  ///
  /// - Throws: ``DiaryCourse/Refusal/unknown(_:)``, ``DiaryCourse/Refusal/alreadySubscribed(_:)``,
  ///   ``DiaryCourse/Refusal/notSubscribed(_:)`` and ``DiaryCourse/Refusal/alreadyRequested(_:)``.
  @discardableResult
  public mutating func request(
    _ kind: DiaryCourse.EnrollmentRequest.Kind,
    of course: DiaryCourse.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.requested(kind, of: course), by: nil, at: date, stamp: stamp)
  }

  /// Takes back the request for a course.
  ///
  /// - Throws: ``DiaryCourse/Refusal/unknown(_:)`` and ``DiaryCourse/Refusal/noRequest(_:)``.
  @discardableResult
  public mutating func withdrawRequest(
    for course: DiaryCourse.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.withdrewRequest(of: course), by: nil, at: date, stamp: stamp)
  }
}

// MARK: - Questions

extension Diary {
  /// The courses that the platform lists, by title.
  public var courses: [DiaryCourse] {
    state.courses.values.filter { !$0.isWithdrawn }.map(\.course).sorted { left, right in
      let (leftTitle, rightTitle) = (left.title.lowercased(), right.title.lowercased())
      return (leftTitle, left.id) < (rightTitle, right.id)
    }
  }

  /// Returns a course, also one that the platform does not list any more; nil for an unknown
  /// identifier.
  public func course(_ id: DiaryCourse.ID) -> DiaryCourse? { state.courses[id]?.course }

  /// Whether the platform lists a course.
  package func isListed(_ course: DiaryCourse.ID) -> Bool {
    state.courses[course].map { !$0.isWithdrawn } ?? false
  }

  /// Returns whether these courses, in any order, are those merged last, so that merging them would
  /// change nothing.
  ///
  /// - Complexity: O(*n*) in the number of events, and O(*c* log *c*) in that of courses.
  public func isUpToDate(with courses: [DiaryCourse]) -> Bool {
    let listed = self.courses
    return courses.count == listed.count && Set(courses) == Set(listed)
  }

  /// Returns the color of a course, and of all that belongs to it.
  public func color(of course: DiaryCourse.ID) -> DiaryCourse.Color {
    state.courses[course]?.color ?? .standard
  }

  /// The requests still to be carried out by the app, oldest first.
  public var requests: [DiaryCourse.EnrollmentRequest] {
    state.courses.values.compactMap(\.request).sorted {
      ($0.date, $0.course) < ($1.date, $1.course)
    }
  }

  /// Returns the reminders of an item, none for an unknown one.
  public func reminders(for item: DiaryItem.Key) -> [DiaryItem.Reminder] {
    switch item {
    case .own(let id): state.record(id)?.item.reminders ?? []
    case .platform: state.platformItems[item]?.reminders ?? []
    }
  }
}

/// A course that the platform has listed, with the learner's data on it.
struct CourseRecord: Hashable, Sendable {
  /// The course as the platform listed it last.
  var course: DiaryCourse
  /// Whether the platform does not list it any more.
  var isWithdrawn = false
  /// The color that the learner chose.
  var color: DiaryCourse.Color?
  /// The request that is not met yet.
  var request: DiaryCourse.EnrollmentRequest?
  /// Whether it was in the first list of the platform.
  let isOriginal: Bool

  init(course: DiaryCourse, isOriginal: Bool) {
    self.course = course
    self.isOriginal = isOriginal
  }
}

/// An event of a course that the platform has listed, with the learner's data on it.
package struct PlatformRecord: Hashable, Sendable {
  /// The event as the platform listed it last.
  package internal(set) var event: DiaryCourse.Event
  /// Whether the platform does not list it any more.
  package internal(set) var isWithdrawn = false
  /// The date when the platform first reported it as done, if it had listed it before as not done.
  var doneAt: Date?
  /// The activity of doing it, which achievements count.
  var activity: PlayerActivity.ID?
  /// The entry of the ledger for doing it, unless it earned nothing.
  var entry: Ledger.Entry.ID?
  /// The date when the learner read it as it is now.
  var readAt: Date?
  /// The rating of it.
  var rating: Int?
  /// The reminders of it.
  package internal(set) var reminders: [DiaryItem.Reminder] = []
  /// The number of times that the platform changed it or the learner set its reminder, as calendars
  /// count it.
  package internal(set) var revision = 0

  /// The times at which the reminders come; of one without a day those that name one.
  package var reminderTimes: [DiaryItem.Reminder.Time] {
    if let due = event.due { return reminders.times(due: due, event.time, since: due) }
    return reminders.filter { $0.day != nil }.times(due: .first, nil, since: .first)
  }
}

extension DiaryCourse.Event {
  /// Whether another state of the event is written the same in a calendar.
  func isWritten(like other: DiaryCourse.Event) -> Bool {
    title == other.title && text == other.text && due == other.due && time == other.time
      && url == other.url
  }
}

// The platform's data, and the learner's data on courses.
extension DiaryState {
  /// Takes over the platform's courses: its data take the place of its earlier data and of nothing
  /// else.
  mutating func merge(_ platform: [DiaryCourse], _ event: Diary.Event) throws(DiaryError) {
    if let duplicate = DiaryCourse.duplicate(in: platform) { throw .course(.duplicate(duplicate)) }
    try list(CourseListing(platform, sharing: listing), event)
  }

  /// Takes over the courses that changes lead to.
  mutating func merge(_ changes: DiaryCourse.Changes, _ event: Diary.Event) throws(DiaryError) {
    guard let base = listings[changes.base] else {
      throw .log(.unknownEvent(changes.base.rawValue))
    }
    try list(try base.applying(changes), event)
  }

  /// Takes over a list as a whole, or nothing of it.
  private mutating func list(_ new: CourseListing, _ event: Diary.Event) throws(DiaryError) {
    // Only points can be refused; a copy makes the changes after it slow.
    guard content.policies.xp.lesson > 0 else { return try take(new, event) }
    var changed = self
    try changed.take(new, event)
    self = changed
  }

  /// The courses that the platform lists.
  private var listing: CourseListing { lastMerge.flatMap { listings[$0] } ?? CourseListing() }

  private mutating func take(_ new: CourseListing, _ event: Diary.Event) throws(DiaryError) {
    let old = listing
    let isFirst = lastMerge == nil
    for (id, entry) in old.entries where new.entries[id] == nil {
      courses[id]?.isWithdrawn = true
      withdraw(entry.course.events, of: id)
    }
    for (id, entry) in new.entries where old.entries[id] !== entry {
      courses[id, default: CourseRecord(course: entry.course, isOriginal: isFirst)].course =
        entry.course
      courses[id]?.isWithdrawn = false
      let listed = Set(entry.course.events.map(\.id))
      withdraw(old.entries[id]?.course.events.filter { !listed.contains($0.id) } ?? [], of: id)
      for told in entry.course.events {
        try take(told, of: id, event)
      }
    }
    for (id, record) in courses where record.request != nil {
      let current = record.isWithdrawn ? nil : record.course
      if record.request?.isMet(by: current) == true {
        courses[id]?.request = nil
      }
    }
    listings[event.id] = new
    lastMerge = event.id
  }

  private mutating func withdraw(_ events: [DiaryCourse.Event], of course: DiaryCourse.ID) {
    for event in events {
      platformItems[.platform(event.id, in: course)]?.isWithdrawn = true
    }
  }

  private mutating func take(
    _ told: DiaryCourse.Event,
    of course: DiaryCourse.ID,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let key = DiaryItem.Key.platform(told.id, in: course)
    guard var record = platformItems[key] else {
      platformItems[key] = PlatformRecord(event: told)
      return
    }
    let activity = PlayerActivity.ID("\(event.id) \(key)")
    if !told.isDone {
      if let done = record.activity {
        void(done, id: activity, at: event.date)
      }
      if let earned = record.entry {
        try takeBack(lesson: earned, of: key, event)
      }
      record.doneAt = nil
      record.activity = nil
      record.entry = nil
      record.rating = nil
    } else if !record.event.isDone {
      record.doneAt = event.date
      record.activity = activity
      let lesson = self.activity(
        .lesson,
        id: activity,
        subject: key.description,
        course: course,
        at: event.date
      )
      record.entry = try earn(forLesson: lesson, event)
    }
    if !record.event.isWritten(like: told) {
      record.revision += 1
      // What the teacher changed is to be read again.
      record.readAt = nil
    }
    record.event = told
    record.isWithdrawn = false
    platformItems[key] = record
  }

  mutating func setColor(_ color: DiaryCourse.Color, of course: DiaryCourse.ID) throws(DiaryError) {
    guard courses[course] != nil else { throw .course(.unknown(course)) }
    courses[course]?.color = color
  }

  mutating func request(
    _ kind: DiaryCourse.EnrollmentRequest.Kind,
    of course: DiaryCourse.ID,
    _ event: Diary.Event
  ) throws(DiaryError) {
    guard let record = courses[course], !record.isWithdrawn else { throw .course(.unknown(course)) }
    let request = DiaryCourse.EnrollmentRequest(course: course, kind: kind, date: event.date)
    guard !request.isMet(by: record.course) else {
      throw kind == .enrollment
        ? .course(.alreadySubscribed(course)) : .course(.notSubscribed(course))
    }
    guard record.request == nil else { throw .course(.alreadyRequested(course)) }
    courses[course]?.request = request
  }

  mutating func withdrawRequest(of course: DiaryCourse.ID) throws(DiaryError) {
    guard let record = courses[course] else { throw .course(.unknown(course)) }
    guard record.request != nil else { throw .course(.noRequest(course)) }
    courses[course]?.request = nil
  }
}
