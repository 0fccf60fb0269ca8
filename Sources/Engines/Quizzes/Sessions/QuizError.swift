// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// The reason a session refuses a command.
///
/// Whatever throws one of these leaves the session as it was.
public enum QuizError: SessionRefusal {
  /// The quiz does not have this problem.
  case unknownProblem(Problem.ID)
  /// All hints of the problem have been seen, or it has none.
  case noHintLeft(Problem.ID)
  /// The learner has not seen this hint of the problem, counted from 0.
  case hintWasNotTaken(Int, problem: Problem.ID)
  /// The problem has no answer that a person grades, or the answer can still be changed.
  case doesNotAwaitGrade(Problem.ID)
  /// The session is finished or lost, or the learner quit.
  case sessionIsFinished
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
  /// The exact sum of the points would not fit into a fraction.
  case scoreOverflow
  /// The response cannot be graded.
  case response(ResponseError)
  /// The grade cannot be taken.
  case grade(EnteredGrade.Refusal)
  /// The rules do not allow it.
  case rule(Rule)
  /// The date cannot be right. Pass the later of now and the last event's date when a clock was set
  /// back.
  case date(EventDateError)
  /// The time of the quiz, or of the problem, was up before that.
  case timeIsUp(at: Date)

  /// A command that the rules of a quiz do not allow.
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
    /// There is a time limit, and the learner has not begun.
    case notStarted
    /// The learner has begun already.
    case alreadyStarted
    /// Nothing ends by a time limit at that instant, or something else ends before.
    case timeIsNotUp
  }
}

extension QuizError: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .unknownProblem: "session.unknownProblem"
    case .noHintLeft: "session.noHintLeft"
    case .hintWasNotTaken: "session.hintWasNotTaken"
    case .doesNotAwaitGrade: "session.doesNotAwaitGrade"
    case .sessionIsFinished: Wording("session.finished", case: "sessionIsFinished")
    case .sessionIsNotFinished: Wording("session.notFinished", case: "sessionIsNotFinished")
    case .notPresented: "session.notPresented"
    case .alreadyDecided: "session.alreadyDecided"
    case .notDecided: "session.notDecided"
    case .onlyProblemLeft: "session.onlyProblemLeft"
    case .alreadyPresented: "session.alreadyPresented"
    case .notAnswered: "session.notAnswered"
    case .noProblemPresented: "session.noProblemPresented"
    case .scoreOverflow: "session.scoreOverflow"
    case .response(let error): error.wording
    case .grade(let error): error.wording
    case .rule(let error): error.wording
    case .date(let error): Wording(error)
    case .timeIsUp: "session.timeIsUp"
    }
  }
}

extension QuizError.Rule: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .certaintyIsMissing: "rule.certaintyIsMissing"
    case .certaintyIsNotAsked: "rule.certaintyIsNotAsked"
    case .notPossible: "rule.notPossible"
    case .skippingIsNotAllowed: "rule.skippingIsNotAllowed"
    case .returningIsNotAllowed: "rule.returningIsNotAllowed"
    case .notStarted: "rule.notStarted"
    case .alreadyStarted: "rule.alreadyStarted"
    case .timeIsNotUp: "rule.timeIsNotUp"
    }
  }
}
