// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

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

  /// Returns a course, also one that the platform does not list any more; nil for an unknown identifier.
  public func course(_ id: DiaryCourse.ID) -> DiaryCourse? { state.courses[id]?.course }

  /// Whether the platform lists a course.
  package func isListed(_ course: DiaryCourse.ID) -> Bool {
    state.courses[course].map { !$0.isWithdrawn } ?? false
  }

  /// Returns whether these are the courses that were merged last, in any order, so that merging them does nothing.
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

  /// The requests that are not met yet, for the app to carry out, oldest first.
  public var requests: [DiaryCourse.EnrollmentRequest] {
    state.courses.values.compactMap(\.request).sorted {
      ($0.date, $0.course) < ($1.date, $1.course)
    }
  }

  /// Returns the day on which to be reminded of an item, for its first occurrence if it comes again; nil
  /// when there is none.
  public func reminder(for item: DiaryItem.Key) -> CalendarDay? {
    switch item {
    case .own(let id): state.items[id].flatMap { $0.isDeleted ? nil : $0.item.reminder }
    case .platform: state.platformItems[item]?.reminder
    }
  }
}
