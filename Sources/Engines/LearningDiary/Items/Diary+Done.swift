// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import PlayerProgress
public import SharedHistories

// What a learner says about things that are done, or that a teacher has sent.
extension Diary {
  /// The ratings that something done can have: 1, badly, to 5, very well.
  public static let ratings = 1...5

  /// Says how something that is done went, the learner's own or an event of a course.
  ///
  /// ```swift
  /// try diary.complete("g1", at: now)
  /// try diary.rate(4, "g1", at: now)
  /// ```
  ///
  /// The rating goes when the thing is to be done again.
  ///
  /// - Parameters:
  ///   - rating: From 1, badly, to 5, very well; nil takes it back.
  ///   - item: The event or goal.
  ///   - occurrence: The day of an item that comes again, as its recurrence has it.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Throws: ``DiaryItem/Refusal/ratingOutOfRange(_:expected:)``,
  ///   ``DiaryItem/Refusal/notDone(_:occurrence:)`` and ``DiaryItem/Refusal/unknown(_:)``.
  /// - Returns: The event, for other devices.
  @discardableResult
  public mutating func rate(
    _ rating: Int?,
    _ item: DiaryItem.Key,
    occurrence: CalendarDay? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    let action = Diary.Action.rated(item, occurrence: occurrence, rating)
    return try perform(action, by: nil, at: date, stamp: stamp)
  }

  /// Returns how something went, from 1 to 5, or nil if the learner did not say.
  public func rating(of item: DiaryItem.Key, occurrence: CalendarDay? = nil) -> Int? {
    switch item {
    case .own(let id): state.completions[CompletionKey(item: id, occurrence: occurrence)]?.rating
    case .platform: state.platformItems[item]?.rating
    }
  }

  /// Records that the learner studied for some time, which ends at the date.
  ///
  /// ```swift
  /// try diary.study(.seconds(2700), in: "coding", at: now)
  /// diary.studied(in: "coding")   // .seconds(2700)
  /// ```
  ///
  /// A goal can require some time: see ``DiaryItem/Requirements/study``.
  ///
  /// - Parameters:
  ///   - duration: The time, a minute to a day, rounded down to whole minutes.
  ///   - course: The course.
  ///   - date: The date when it was over.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Throws: ``DiaryCourse/Refusal/unknown(_:)``, and ``DiaryItem/Refusal/invalid(_:)`` for less
  ///   than a minute or more than a day.
  /// - Returns: The event, for other devices.
  @discardableResult
  public mutating func study(
    _ duration: Duration,
    in course: DiaryCourse.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    let action = Diary.Action.studied(course, Duration(minutes: duration.minutes(.down)))
    return try perform(action, by: nil, at: date, stamp: stamp)
  }

  /// Returns for how long the learner studied in a course or in all, on some days or ever.
  ///
  /// - Complexity: O(*n*) in the number of times that were recorded.
  public func studied(
    in course: DiaryCourse.ID? = nil,
    on days: ClosedRange<CalendarDay>? = nil,
    calendar: Calendar? = nil
  ) -> Duration {
    let reckoning = content.policies.days(calendar)
    let minutes = state.studied.reduce(0) { sum, record in
      let isMeant =
        course.map { $0 == record.course } ?? true
        && days.map { $0.contains(reckoning.day(of: record.date)) } ?? true
      return isMeant ? sum + record.minutes : sum
    }
    return Duration(minutes: minutes)
  }

  /// Notes that the learner read an event of a course, such as homework that a teacher has sent.
  ///
  /// An event whose title, text or day the platform changes afterwards is not read any more.
  /// ``Diary/Export/CourseStanding/read`` says it to those who may know.
  ///
  /// - Throws: ``DiaryItem/Refusal/unknown(_:)`` for an event that the platform does not list, and
  ///   for the learner's own items.
  @discardableResult
  public mutating func markRead(
    _ item: DiaryItem.Key,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.readItem(item), by: nil, at: date, stamp: stamp)
  }

  /// Returns whether the learner has read an event of a course as it is now; false for an unknown
  /// one.
  public func isRead(_ item: DiaryItem.Key) -> Bool {
    state.platformItems[item]?.readAt != nil
  }
}

/// Some time that the learner studied.
struct StudyRecord: Hashable, Sendable {
  let course: DiaryCourse.ID
  let minutes: Int
  let date: Date
}

extension DiaryState {
  mutating func study(
    _ minutes: Int,
    in course: DiaryCourse.ID,
    _ event: Diary.Event
  ) throws(DiaryError) {
    guard courses[course] != nil else { throw .course(.unknown(course)) }
    let range = 1...StudyTime.maximumMinutes
    guard range.contains(minutes) else {
      throw .item(.invalid([.outOfRange(minutes, expected: range)]))
    }
    studied.append(StudyRecord(course: course, minutes: minutes, date: event.date))
  }

  /// The minutes that the learner studied in the course of an item since it was added.
  func minutesStudied(for item: DiaryItem) -> Int {
    let start = items[item.id]?.createdAt
    return studied.reduce(0) { sum, record in
      let isMeant = record.course == item.course && start.map { $0 <= record.date } ?? true
      return isMeant ? sum + record.minutes : sum
    }
  }

  mutating func rate(
    _ key: DiaryItem.Key,
    _ occurrence: CalendarDay?,
    _ rating: Int?
  ) throws(DiaryError) {
    if let rating, !Diary.ratings.contains(rating) {
      throw .item(.ratingOutOfRange(rating, expected: Diary.ratings))
    }
    switch key {
    case .own(let id):
      let record = try record(of: id)
      let asked = CompletionKey(item: id, occurrence: occurrence)
      // A device that did not know of an edit names the day of before.
      let place =
        completions[asked] == nil
        ? place(of: occurrence, in: record).map { CompletionKey(item: id, occurrence: $0.id) }
        : asked
      guard let place, completions[place] != nil else {
        throw .item(.notDone(key, occurrence: occurrence))
      }
      completions[place]?.rating = rating
    case .platform:
      guard let record = platformItems[key], !record.isWithdrawn else { throw .item(.unknown(key)) }
      guard record.event.isDone else { throw .item(.notDone(key, occurrence: nil)) }
      platformItems[key]?.rating = rating
    }
  }

  mutating func read(_ key: DiaryItem.Key, _ event: Diary.Event) throws(DiaryError) {
    guard let record = platformItems[key], !record.isWithdrawn else { throw .item(.unknown(key)) }
    // The first time counts.
    if record.readAt == nil { platformItems[key]?.readAt = event.date }
  }
}
