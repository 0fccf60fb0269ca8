internal import AnswerMatching
public import LudusCore
public import LudusFoundation

/// Why a session refuses what was asked.
///
/// Whatever throws one of these leaves the session as it was.
public enum QuizError: Error, Hashable, Sendable {
  /// The bank, or the quiz, does not have this problem.
  case unknownProblem(Problem.ID)
  /// All hints of the problem have been seen, or it has none.
  case noHintLeft(Problem.ID)
  /// The learner has not seen this hint of the problem, counted from 0.
  case hintWasNotTaken(Int, problem: Problem.ID)
  /// The problem has no answer that a person grades, or the answer can still be changed.
  case doesNotAwaitGrade(Problem.ID)
  /// The session is over: it is finished or lost, or the learner quit.
  case sessionIsOver
  /// The session is not finished, so there is no score to keep.
  case sessionIsNotFinished
  /// The problem is not the one that is presented now.
  case notPresented(Problem.ID)
  /// The problem is decided already.
  case alreadyDecided(Problem.ID)
  /// The problem must be decided, or skipped, before the next one is presented.
  case notDecided(Problem.ID)
  /// The problem is the only one left, so it cannot be skipped.
  case onlyProblemLeft(Problem.ID)
  /// The problem is presented already.
  case alreadyPresented(Problem.ID)
  /// The problem must be answered, or skipped, before the next one is presented.
  case notAnswered(Problem.ID)
  /// All problems were gone through: come back to one, or submit.
  case noProblemPresented
  /// The date is before the session's last event. Pass the later of now and that date when a clock was
  /// set back.
  case dateBeforeLastEvent(Date, last: Date)
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
  /// The exact sum of the marks would not fit into a fraction.
  case scoreOverflow
  /// The response cannot be graded.
  case response(ResponseError)
  /// The grade cannot be taken.
  case grade(EnteredGrade.Refusal)
  /// The rules do not allow it.
  case rule(Rule)
  /// The time has not begun, or is over, or is not.
  case time(Time)
}

extension QuizError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .unknownProblem(let problem):
      "there is no problem \"\(problem)\""
    case .noHintLeft(let problem):
      "the problem \"\(problem)\" has no further hint"
    case .hintWasNotTaken(let hint, let problem):
      "hint \(hint) of the problem \"\(problem)\", counted from 0, was not seen"
    case .doesNotAwaitGrade(let problem):
      "the problem \"\(problem)\" has no answer that a person can grade now"
    case .sessionIsOver:
      "the session is over"
    case .sessionIsNotFinished:
      "the session is not finished"
    case .notPresented(let problem):
      "the problem \"\(problem)\" is not presented now"
    case .alreadyDecided(let problem):
      "the problem \"\(problem)\" is decided already"
    case .notDecided(let problem):
      "the problem \"\(problem)\" is not decided yet"
    case .onlyProblemLeft(let problem):
      "the problem \"\(problem)\" is the only one left and cannot be skipped"
    case .alreadyPresented(let problem):
      "the problem \"\(problem)\" is presented already"
    case .notAnswered(let problem):
      "the problem \"\(problem)\" is not answered yet"
    case .noProblemPresented:
      "all problems were gone through, expected that the quiz is submitted or one is come back to"
    case .dateBeforeLastEvent(let date, let last):
      "the date \(date.timeIntervalSince1970) is before the last event's, "
        + "\(last.timeIntervalSince1970) (seconds since 1970)"
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    case .scoreOverflow:
      "the exact sum of the marks does not fit into 64-bit terms"
    case .response(let error): error.description
    case .grade(let error): error.description
    case .rule(let error): error.description
    case .time(let error): error.description
    }
  }
}
