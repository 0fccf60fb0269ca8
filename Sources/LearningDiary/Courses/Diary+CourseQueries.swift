public import LudusCore

extension Diary {
  /// The courses that the platform tells of, by title.
  public var courses: [DiaryCourse] {
    state.courses.values.filter { !$0.isWithdrawn }.map(\.course).sorted { left, right in
      let (leftTitle, rightTitle) = (left.title.lowercased(), right.title.lowercased())
      return (leftTitle, left.id) < (rightTitle, right.id)
    }
  }

  /// Returns a course, also one that the platform tells of no more; nil for an identifier that was
  /// never one.
  public func course(_ id: DiaryCourse.ID) -> DiaryCourse? { state.courses[id]?.course }

  /// Returns whether the platform tells of a course.
  public func isListed(_ course: DiaryCourse.ID) -> Bool {
    state.courses[course].map { !$0.isWithdrawn } ?? false
  }

  /// Returns whether the platform tells nothing new, so that there is nothing to merge.
  ///
  /// - Parameter courses: All courses that the platform tells of, in any order.
  /// - Returns: Whether they are those that were merged last.
  /// - Complexity: O(*n*) in the number of events, and O(*c* log *c*) in that of courses.
  public func isUpToDate(with courses: [DiaryCourse]) -> Bool {
    let listed = self.courses
    return courses.count == listed.count && Set(courses) == Set(listed)
  }

  /// Returns the colour of a course, and of all that belongs to it.
  public func color(of course: DiaryCourse.ID) -> DiaryCourse.Color {
    state.courses[course]?.color ?? .standard
  }

  /// What the learner wishes and is not yet so, for the app to carry out, oldest first.
  public var requests: [DiaryCourse.EnrolmentRequest] {
    state.courses.values.compactMap(\.request).sorted {
      ($0.date, $0.course) < ($1.date, $1.course)
    }
  }

  /// Returns the day on which to be reminded of an item: of one that comes again for the first time;
  /// nil when there is none.
  public func reminder(for item: ItemKey) -> CalendarDay? {
    switch item {
    case .own(let id): state.items[id].flatMap { $0.isDeleted ? nil : $0.item.reminder }
    case .platform: state.platformItems[item]?.reminder
    }
  }
}
