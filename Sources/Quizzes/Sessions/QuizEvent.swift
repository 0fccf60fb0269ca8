public import LudusFoundation

/// Something that happened in a ``QuizSession``, and when.
///
/// Dates are whole milliseconds once an event is in a session, and so they are stored.
public enum QuizEvent: Hashable, Sendable {
  /// The learner responded to the problem; for check-all, with one or more further picks.
  case answered(Problem.ID, Response, at: Date)
  /// The learner gave up on the problem and had the right answer shown.
  case revealed(Problem.ID, at: Date)
  /// The learner went on from the decided problem.
  case advanced(from: Problem.ID, at: Date)
  /// The learner put the problem off.
  case skipped(Problem.ID, at: Date)
  /// The learner came back to the problem.
  case cameBack(to: Problem.ID, at: Date)
  /// The learner quit, and the quiz is lost.
  case quit(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .answered(_, _, let date), .revealed(_, let date), .advanced(_, let date),
      .skipped(_, let date), .cameBack(_, let date), .quit(let date):
      date
    }
  }

  /// The problem it happened to, or nil for one that concerns the whole session.
  public var problem: Problem.ID? {
    switch self {
    case .answered(let problem, _, _), .revealed(let problem, _), .advanced(let problem, _),
      .skipped(let problem, _), .cameBack(let problem, _):
      problem
    case .quit:
      nil
    }
  }

  /// Returns the same event at another date.
  func at(_ date: Date) -> QuizEvent {
    switch self {
    case .answered(let problem, let response, _): .answered(problem, response, at: date)
    case .revealed(let problem, _): .revealed(problem, at: date)
    case .advanced(let problem, _): .advanced(from: problem, at: date)
    case .skipped(let problem, _): .skipped(problem, at: date)
    case .cameBack(let problem, _): .cameBack(to: problem, at: date)
    case .quit: .quit(at: date)
    }
  }
}
