internal import LudusCore
public import LudusFoundation

/// Something that happened in a ``QuizSession``, and when.
///
/// Dates are whole milliseconds once an event is in a session, and so they are stored.
public enum QuizEvent: Hashable, Sendable {
  /// The learner began, and time began to run.
  case started(at: Date)
  /// The learner responded to the problem; for check-all, with one or more further picks.
  case answered(Problem.ID, QuizResponse, certainty: Certainty? = nil, at: Date)
  /// The learner was shown the problem's next hint.
  case tookHint(Problem.ID, at: Date)
  /// The learner said whether a hint, counted from 0, was helpful.
  case ratedHint(Problem.ID, hint: Int, isHelpful: Bool, at: Date)
  /// The learner gave up on the problem and had the right answer shown.
  case revealed(Problem.ID, at: Date)
  /// The learner went on from the problem.
  case advanced(from: Problem.ID, at: Date)
  /// The learner put the problem off.
  case skipped(Problem.ID, at: Date)
  /// The learner came back to the problem.
  case cameBack(to: Problem.ID, at: Date)
  /// The time was over for the problem, or for the whole quiz.
  case timeEnded(Problem.ID?, at: Date)
  /// The learner handed in all answers.
  case submitted(at: Date)
  /// A person graded the answer to the problem, for the first time or anew.
  case graded(Problem.ID, EnteredGrade, at: Date)
  /// The learner quit, and the quiz is lost.
  case quit(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .started(let date), .answered(_, _, _, let date), .tookHint(_, let date),
      .ratedHint(_, _, _, let date), .revealed(_, let date), .advanced(_, let date),
      .skipped(_, let date), .cameBack(_, let date), .timeEnded(_, let date),
      .submitted(let date), .graded(_, _, let date), .quit(let date):
      date
    }
  }

  /// The problem it happened to, or nil for one that concerns the whole session.
  public var problem: Problem.ID? {
    switch self {
    case .answered(let problem, _, _, _), .tookHint(let problem, _),
      .ratedHint(let problem, _, _, _), .revealed(let problem, _), .advanced(let problem, _),
      .skipped(let problem, _), .cameBack(let problem, _), .graded(let problem, _, _):
      problem
    case .timeEnded(let problem, _):
      problem
    case .started, .submitted, .quit:
      nil
    }
  }

  /// Whether it can still happen when the session is finished.
  var isAfterword: Bool {
    switch self {
    case .graded, .ratedHint: true
    default: false
    }
  }

  /// Returns the same event at another date.
  func at(_ date: Date) -> QuizEvent {
    switch self {
    case .started: .started(at: date)
    case .answered(let problem, let response, let certainty, _):
      .answered(problem, response, certainty: certainty, at: date)
    case .tookHint(let problem, _): .tookHint(problem, at: date)
    case .ratedHint(let problem, let hint, let isHelpful, _):
      .ratedHint(problem, hint: hint, isHelpful: isHelpful, at: date)
    case .revealed(let problem, _): .revealed(problem, at: date)
    case .advanced(let problem, _): .advanced(from: problem, at: date)
    case .skipped(let problem, _): .skipped(problem, at: date)
    case .cameBack(let problem, _): .cameBack(to: problem, at: date)
    case .timeEnded(let problem, _): .timeEnded(problem, at: date)
    case .submitted: .submitted(at: date)
    case .graded(let problem, let grade, _): .graded(problem, grade, at: date)
    case .quit: .quit(at: date)
    }
  }
}
