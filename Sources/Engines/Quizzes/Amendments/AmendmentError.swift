// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import QuizContent

/// The reason an exam refuses an amendment, or one that came from elsewhere has no effect in it.
///
/// Whatever throws one of these leaves the exam as it was.
public enum AmendmentError: Error, Hashable, Sendable {
  /// No quiz of the exam has this problem.
  case unknownProblem(Problem.ID)
  /// The learner has answered nothing in the quizzes of the exam that have the problem.
  case unknownLearner(Learner.ID)
  /// It does not say which answers are right, too.
  case answersAreMissing(Problem.ID)
  /// This cannot be a right answer to the problem: it is of another kind, names what the problem does
  /// not have, or is not whole.
  case answerDoesNotFit(QuizResponse, problem: Problem.ID)
  /// The grade cannot be taken.
  case grade(EnteredGrade.Refusal)
  /// The problem is taken out already.
  case alreadyTakenOut(Problem.ID)
  /// There is no amendment with this name.
  case unknownAmendment(Amendment.ID)
  /// The amendment is taken back already, or takes back another one.
  case cannotBeWithdrawn(Amendment.ID)
  /// There is another amendment with this name.
  case duplicateAmendment(Amendment.ID)
  /// It does not say who decided.
  case authorIsMissing
  /// It does not say why.
  case reasonIsMissing
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
  /// The exact sum of the points would not fit into a fraction.
  case scoreOverflow
}

extension AmendmentError: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .unknownProblem: "session.unknownProblem"
    case .unknownLearner: "amendment.unknownLearner"
    case .answersAreMissing: "amendment.answersAreMissing"
    case .answerDoesNotFit: "amendment.answerDoesNotFit"
    case .grade(let refusal): refusal.wording
    case .alreadyTakenOut: "amendment.alreadyTakenOut"
    case .unknownAmendment: "amendment.unknownAmendment"
    case .cannotBeWithdrawn: "amendment.cannotBeWithdrawn"
    case .duplicateAmendment: "amendment.duplicateAmendment"
    case .authorIsMissing: "amendment.authorIsMissing"
    case .reasonIsMissing: "amendment.reasonIsMissing"
    case .dateOutOfRange: Wording(EventDateError.outOfRange, case: "dateOutOfRange")
    case .scoreOverflow: "session.scoreOverflow"
    }
  }
}
