internal import AnswerMatching
public import LudusCore
internal import LudusFoundation
public import Quizzes

/// Why abilities and difficulties cannot be estimated.
public enum EstimationError: Error, Hashable, Sendable {
  /// The bank, or the quiz, does not have this problem.
  case unknownProblem(Problem.ID)
  /// The problem is decided already.
  case alreadyDecided(Problem.ID)
  /// The number of problems to draw is below 1.
  case invalidCount(Int)
  /// The value or the standard error of an estimate is out of range.
  case estimateOutOfRange(Double, standardError: Double)
  /// The deviations are not above 0 and at most 10, or the least step is not from 0 to a first one.
  case invalidEloRule
  /// There are more problems than can be put on one scale.
  case tooManyProblems(Int, limit: Int)
  /// The rule asks for fewer answers than one at most, for more at least than at most, or for a standard error
  /// that is not above 0.
  case invalidStoppingRule
}

extension EstimationError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .unknownProblem(let problem):
      "there is no problem \"\(problem)\""
    case .alreadyDecided(let problem):
      "the problem \"\(problem)\" is decided already"
    case .invalidCount(let count):
      "\(count) problems cannot be drawn, expected at least 1"
    case .estimateOutOfRange(let value, let standardError):
      "the estimate \(value) with the standard error \(standardError) is out of range"
    case .invalidEloRule:
      "the rule is out of range, expected deviations above 0 and up to 10, and a least step from 0 to "
        + "the square of the learners' deviation"
    case .tooManyProblems(let count, let limit):
      "\(count) problems cannot be put on one scale, expected at most \(limit)"
    case .invalidStoppingRule:
      "the stopping rule is out of range, expected at least 1 answer at most, no more answers at least than "
        + "at most, and a standard error above 0"
    }
  }
}
