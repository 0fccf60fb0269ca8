internal import AnswerMatching
public import LudusCore
internal import LudusFoundation

extension EnteredGrade {
  /// Why a grade that a person enters cannot be taken.
  public enum Refusal: Error, Hashable, Sendable {
    /// The grade is not in 0...1.
    case gradeOutOfRange(Fraction)
    /// The problem has no rubric to grade by.
    case noRubric(problem: Problem.ID)
    /// The rubric does not have this criterion.
    case unknownCriterion(Rubric.Criterion.ID, problem: Problem.ID)
    /// The criterion does not have this level.
    case unknownLevel(Rubric.Level.ID, of: Rubric.Criterion.ID, problem: Problem.ID)
    /// No level is chosen for these criteria.
    case missingCriteria([Rubric.Criterion.ID], problem: Problem.ID)
  }
}

extension EnteredGrade.Refusal: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .gradeOutOfRange(let grade):
      "the grade \(grade) is out of range, expected from 0 to 1"
    case .noRubric(let problem):
      "the problem \"\(problem)\" has no rubric"
    case .unknownCriterion(let criterion, let problem):
      "the rubric of \"\(problem)\" has no criterion \"\(criterion)\""
    case .unknownLevel(let level, let criterion, let problem):
      "the criterion \"\(criterion)\" of \"\(problem)\" has no level \"\(level)\""
    case .missingCriteria(let criteria, let problem):
      "the grade of \"\(problem)\" lacks a level for "
        + criteria.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }
}
