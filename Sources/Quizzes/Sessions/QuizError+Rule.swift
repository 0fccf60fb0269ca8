internal import AnswerMatching
public import LudusCore
internal import LudusFoundation

extension QuizError {
  /// What the rules of a quiz do not allow.
  public enum Rule: Error, Hashable, Sendable {
    /// The rules ask how sure the learner is of each answer.
    case certaintyIsMissing(Problem.ID)
    /// The rules do not ask how sure the learner is.
    case certaintyIsNotAsked(Problem.ID)
    /// The command does not belong to this mode.
    case notPossible(in: QuizRules.Mode)
    /// The rules do not let problems be put off.
    case skippingIsNotAllowed
    /// The rules do not let the learner choose to come back to a problem.
    case returningIsNotAllowed
  }
}

extension QuizError.Rule: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .certaintyIsMissing(let problem):
      "the answer to \"\(problem)\" has no certainty, which the rules of the quiz ask for"
    case .certaintyIsNotAsked(let problem):
      "the answer to \"\(problem)\" has a certainty, which the rules of the quiz do not ask for"
    case .notPossible(let mode):
      "that is not possible in the mode \(mode.rawValue)"
    case .skippingIsNotAllowed:
      "the rules of the quiz do not allow to skip a problem"
    case .returningIsNotAllowed:
      "the rules of the quiz do not allow to come back to a problem"
    }
  }
}
