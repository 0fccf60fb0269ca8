public import LudusCore

extension DiaryProfile {
  /// The learner's own progress and the average of all others.
  ///
  /// Neither is shown as 0 % where nothing is known: ``own`` is nil, or has no part, when
  /// nothing is planned, and ``others`` is nil unless the average is about enough others.
  public struct Comparison: Hashable, Sendable {
    /// The learner's own progress.
    public let own: DiaryCourse.Progress?
    /// How all others stood on the day of the snapshot.
    public let others: Cohort.Snapshot?
  }
}

extension Diary {
  /// Returns the learner's own progress in a course and that of the others; nil where nobody reports
  /// any.
  public func progress(in course: DiaryCourse.ID) -> DiaryProfile.Comparison? {
    guard let course = state.courses[course]?.course else { return nil }
    return comparison(course.progress, course.others)
  }

  /// Compares, unless there is nothing to compare.
  func comparison(_ own: DiaryCourse.Progress?, _ others: Cohort.Snapshot?) -> DiaryProfile
    .Comparison?
  {
    let others = others.flatMap { $0.count >= content.policies.minimumCohort ? $0 : nil }
    return own == nil && others == nil ? nil : DiaryProfile.Comparison(own: own, others: others)
  }
}
