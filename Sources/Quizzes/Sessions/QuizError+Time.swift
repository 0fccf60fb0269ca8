internal import AnswerMatching
internal import LudusCore
internal import LudusFoundation

extension QuizError {
  /// What a command has to do with the beginning and the end of the time.
  public enum Time: Error, Hashable, Sendable {
    /// There is a time limit, and the learner has not begun.
    case notStarted
    /// The learner has begun already, or there is no time limit.
    case alreadyStarted
    /// Something has ended by a time limit, which ``QuizSession/expire(at:)`` must tell the session first.
    case timeIsOver(QuizSession.TimeEnding)
    /// Nothing ends by a time limit at that instant, or something else ends before.
    case timeIsNotOver
  }
}

extension QuizError.Time: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .notStarted:
      "the quiz has a time limit and is not started"
    case .alreadyStarted:
      "the quiz is started already"
    case .timeIsOver(let ending):
      "the time \(ending.problem.map { "for the problem \"\($0)\"" } ?? "for the quiz") was over at "
        + "\(ending.date.timeIntervalSince1970) (seconds since 1970)"
    case .timeIsNotOver:
      "no time ends at that instant, or another one ends before"
    }
  }
}
