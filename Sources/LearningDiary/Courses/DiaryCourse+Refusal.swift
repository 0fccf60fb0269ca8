public import LudusCore

extension DiaryCourse {
  /// Why a diary refuses a command about a course.
  public enum Refusal: Error, Hashable, Sendable {
    /// The diary does not know the course.
    case unknown(DiaryCourse.ID)
    /// Two courses of the platform have this identifier.
    case duplicate(DiaryCourse.ID)
    /// The learner takes part in the course already.
    case alreadySubscribed(DiaryCourse.ID)
    /// The learner does not take part in the course.
    case notSubscribed(DiaryCourse.ID)
    /// There is a request for the course already.
    case alreadyRequested(DiaryCourse.ID)
    /// There is no request for the course.
    case noRequest(DiaryCourse.ID)
  }
}

extension DiaryCourse.Refusal: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String {
    switch self {
    case .unknown(let course): "there is no course \"\(course)\""
    case .duplicate(let course): "two courses have the identifier \"\(course)\""
    case .alreadySubscribed(let course): "the learner takes part in \"\(course)\" already"
    case .notSubscribed(let course): "the learner does not take part in \"\(course)\""
    case .alreadyRequested(let course): "there is a request for \"\(course)\" already"
    case .noRequest(let course): "there is no request for \"\(course)\""
    }
  }

  var sentence: Sentence {
    switch self {
    case .unknown: "course.unknown"
    case .duplicate: "course.duplicate"
    case .alreadySubscribed: "course.alreadySubscribed"
    case .notSubscribed: "course.notSubscribed"
    case .alreadyRequested: "course.alreadyRequested"
    case .noRequest: "course.noRequest"
    }
  }
}
