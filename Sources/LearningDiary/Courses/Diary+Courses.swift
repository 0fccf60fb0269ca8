public import Gamification
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Takes over the courses of the platform, all that it tells of.
  ///
  /// They take the place of the courses before: what the platform says about progress and about what
  /// is done holds. The learner's own items, what is completed, colours, reminders and requests
  /// stay. A course or event that the platform tells of no more is not listed, and what the learner
  /// has on it is there again when it comes back.
  ///
  /// The log keeps the courses of every merge. An app that asks the platform often spares it what is
  /// no news: see ``isUpToDate(with:)``.
  ///
  /// - Parameters:
  ///   - courses: The courses.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/duplicateCourse(_:)``.
  /// - Complexity: O(*n*) in the number of courses and events.
  @discardableResult
  public mutating func merge(
    platform courses: [DiaryCourse],
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.merged(courses), id: id, at: date, recordedAt: recordedAt)
  }

  /// Chooses a colour for a course, and so for all that belongs to it.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - course: The course.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/unknownCourse(_:)``.
  @discardableResult
  public mutating func setColor(
    _ color: DiaryCourse.Color,
    of course: DiaryCourse.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.colored(course, color), id: id, at: date, recordedAt: recordedAt)
  }

  /// Records the wish to take part in a course, for the app to carry out.
  ///
  /// - Parameters:
  ///   - course: The course.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/unknownCourse(_:)``, ``DiaryError/alreadySubscribed(_:)`` and
  ///   ``DiaryError/alreadyRequested(_:)``.
  @discardableResult
  public mutating func requestEnrolment(
    in course: DiaryCourse.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.requested(.enrolment, of: course), id: id, at: date, recordedAt: recordedAt)
  }

  /// Records the wish to leave a course, for the app to carry out.
  ///
  /// - Parameters:
  ///   - course: The course.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/unknownCourse(_:)``, ``DiaryError/notSubscribed(_:)`` and
  ///   ``DiaryError/alreadyRequested(_:)``.
  @discardableResult
  public mutating func requestLeaving(
    _ course: DiaryCourse.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.requested(.leaving, of: course), id: id, at: date, recordedAt: recordedAt)
  }

  /// Takes back what was wished for a course.
  ///
  /// - Parameters:
  ///   - course: The course.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/unknownCourse(_:)`` and ``DiaryError/noRequest(_:)``.
  @discardableResult
  public mutating func withdrawRequest(
    for course: DiaryCourse.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.withdrewRequest(of: course), id: id, at: date, recordedAt: recordedAt)
  }
}
