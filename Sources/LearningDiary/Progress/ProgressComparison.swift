public import LudusCore

/// The learner's own progress beside the average of all others.
///
/// Neither is shown as 0 % where there is nothing to tell: ``own`` is nil, or has no part, when
/// nothing is planned, and ``others`` is nil unless the average is about enough others.
public struct ProgressComparison: Hashable, Sendable {
  /// The learner's own progress.
  public let own: CourseProgress?
  /// How all others stood on the day of the snapshot.
  public let others: CohortSnapshot?
}

extension Diary {
  /// Returns the learner's own progress in a course beside that of the others; nil where nobody tells
  /// any.
  public func progress(in course: Course.ID) -> ProgressComparison? {
    guard let course = state.courses[course]?.course else { return nil }
    return comparison(course.progress, course.others)
  }

  /// Compares, unless there is nothing to compare.
  func comparison(_ own: CourseProgress?, _ others: CohortSnapshot?) -> ProgressComparison? {
    let others = others.flatMap { $0.count >= minimumCohort ? $0 : nil }
    return own == nil && others == nil ? nil : ProgressComparison(own: own, others: others)
  }

  private var minimumCohort: Int { max(content.policies.minimumCohort, 2) }
}
