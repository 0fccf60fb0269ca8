public import LudusCore
public import PlayerProgress
internal import LudusFoundation

extension DiaryCourse {
  /// The learner's wish to take part in a course or to leave it, for the app to carry out.
  ///
  /// A diary cannot enrol anyone; it records the wish, also offline. A request is pending until the
  /// platform's data show what was wished, or the learner withdraws it.
  public struct EnrollmentRequest: Identifiable, Hashable, Sendable {
    /// The wishes that there are.
    public enum Kind: String, JSONName, Hashable, Sendable {
      /// To take part in the course.
      case enrollment
      /// To leave the course.
      case leaving
    }

    /// The course.
    public let course: DiaryCourse.ID
    /// The wish.
    public let kind: Kind
    /// When it was wished, to the millisecond.
    public let date: Date

    /// The course, which has at most one request.
    public var id: DiaryCourse.ID { course }

    /// Whether the platform's data show what is wished.
    func isMet(by course: DiaryCourse?) -> Bool {
      switch kind {
      case .enrollment: course?.enrollment == .subscribed
      case .leaving: course?.enrollment != .subscribed
      }
    }
  }
}
