// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// Why a session refuses what was asked.
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

extension QuizError: CustomStringConvertible {
  /// A description for developers.
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
    case .sessionIsFinished:
      "the session is finished"
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
    case .scoreOverflow:
      "the exact sum of the points does not fit into 64-bit terms"
    case .response(let error): error.description
    case .grade(let error): error.description
    case .rule(let error): error.description
    case .date(let error): error.description
    case .timeIsUp(let deadline):
      "the time was up at \(deadline.timeIntervalSince1970) (seconds since 1970)"
    }
  }

  /// Returns what to say to the learner: a whole sentence without identifiers.
  ///
  /// ```swift
  /// QuizError.onlyProblemLeft("p1").sentence(in: .english)   // "This is the only problem left."
  /// ```
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .response(let error): error.sentence(in: phrasebook)
    case .grade(let error): error.sentence(in: phrasebook)
    case .rule(let error): error.sentence(in: phrasebook)
    case .date(let error): error.sentence(in: phrasebook)
    default: quizSentences(Sentence("session.\(key)"), in: phrasebook)
    }
  }

  private var key: String {
    switch self {
    case .unknownProblem: "unknownProblem"
    case .noHintLeft: "noHintLeft"
    case .hintWasNotTaken: "hintWasNotTaken"
    case .doesNotAwaitGrade: "doesNotAwaitGrade"
    case .sessionIsFinished: "finished"
    case .sessionIsNotFinished: "notFinished"
    case .notPresented: "notPresented"
    case .alreadyDecided: "alreadyDecided"
    case .notDecided: "notDecided"
    case .onlyProblemLeft: "onlyProblemLeft"
    case .alreadyPresented: "alreadyPresented"
    case .notAnswered: "notAnswered"
    case .noProblemPresented: "noProblemPresented"
    case .timeIsUp: "timeIsUp"
    case .scoreOverflow, .response, .grade, .rule, .date: "scoreOverflow"
    }
  }
}

extension QuizError.Rule: CustomStringConvertible {
  /// A description for developers.
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
    case .notStarted:
      "the quiz has a time limit and is not started"
    case .alreadyStarted:
      "the quiz is started already"
    case .timeIsNotUp:
      "no time ends at that instant, or another one ends before"
    }
  }

  /// Returns what to say to the learner: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    quizSentences(Sentence("rule.\(key)"), in: phrasebook)
  }

  private var key: String {
    switch self {
    case .certaintyIsMissing: "certaintyIsMissing"
    case .certaintyIsNotAsked: "certaintyIsNotAsked"
    case .notPossible: "notPossible"
    case .skippingIsNotAllowed: "skippingIsNotAllowed"
    case .returningIsNotAllowed: "returningIsNotAllowed"
    case .notStarted: "notStarted"
    case .alreadyStarted: "alreadyStarted"
    case .timeIsNotUp: "timeIsNotUp"
    }
  }
}
