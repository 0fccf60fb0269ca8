// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// Why a workshop refuses what was asked, or why an event in its log has no effect.
public enum AuthoringError: LogRefusal, Hashable {
  /// There is no problem with this identifier.
  case unknownProblem(Problem.ID)
  /// The problem has no revision with this identifier.
  case unknownRevision(ProblemWorkshop.Event.ID, of: Problem.ID)
  /// The problem is written by another learner.
  case notAuthor(Problem.ID, Learner.ID)
  /// Nobody reviews their own problem.
  case ownProblem(Problem.ID)
  /// A problem keeps the origin that it began with.
  case otherOrigin(Problem.Origin)
  /// The revision is submitted already.
  case alreadySubmitted(Problem.ID)
  /// There is a later revision of the problem.
  case laterRevision(Problem.ID)
  /// The draft is no problem: every fault with its place.
  case faulty(ContentError<ProblemFault>)
  /// The draft is one of a problem with another identifier.
  case otherProblem(Problem.ID, expected: Problem.ID)
  /// The revision does not wait for a reviewer.
  case notWaiting(Problem.ID)
  /// A rejection says why.
  case reasonMissing
  /// The problem is withdrawn already.
  case alreadyWithdrawn(Problem.ID)
  /// This learner has reported the problem for this reason already.
  case alreadyReported(Problem.ID)
  /// There is no report on the problem that waits for somebody.
  case noReport(Problem.ID)
  /// A number of votes is below 0.
  case countOutOfRange(Int)
  /// The log does not take the event, whatever it says.
  case log(LogError)
}

extension AuthoringError: CustomStringConvertible {
  /// A description for developers.
  public var description: String {
    switch self {
    case .unknownProblem(let problem): "there is no problem \"\(problem)\""
    case .unknownRevision(let revision, let problem):
      "the problem \"\(problem)\" has no revision \"\(revision)\""
    case .notAuthor(let problem, let learner):
      "\"\(learner)\" is not the author of the problem \"\(problem)\""
    case .ownProblem(let problem): "the problem \"\(problem)\" cannot be reviewed by its author"
    case .otherOrigin(let origin): "the origin of the problem is \"\(origin)\" and stays so"
    case .alreadySubmitted(let problem):
      "the revision of the problem \"\(problem)\" is submitted already"
    case .laterRevision(let problem): "there is a later revision of the problem \"\(problem)\""
    case .faulty(let error): "the draft is no problem yet:\n\(error)"
    case .otherProblem(let problem, let expected):
      "the draft is one of the problem \"\(problem)\", expected \"\(expected)\""
    case .notWaiting(let problem):
      "the revision of the problem \"\(problem)\" does not wait for a reviewer"
    case .reasonMissing: "the rejection has no reason"
    case .alreadyWithdrawn(let problem): "the problem \"\(problem)\" is withdrawn already"
    case .alreadyReported(let problem):
      "the problem \"\(problem)\" is reported for this reason by this learner already"
    case .noReport(let problem): "there is no open report on the problem \"\(problem)\""
    case .countOutOfRange(let count): "\(count) votes, expected at least 0"
    case .log(let error): "\(error)"
    }
  }
}

extension AuthoringError {
  /// Returns what to say to the one whose action is refused: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    if case .log(let error) = self { return error.sentence(in: phrasebook) }
    return authoringSentences(Sentence("workshop.\(key)"), in: phrasebook)
  }

  private var key: String {
    switch self {
    case .unknownProblem, .unknownRevision, .log: "unknownProblem"
    case .notAuthor: "notAuthor"
    case .ownProblem: "ownProblem"
    case .otherOrigin, .otherProblem: "otherProblem"
    case .alreadySubmitted: "alreadySubmitted"
    case .laterRevision: "laterRevision"
    case .faulty: "faulty"
    case .notWaiting: "notWaiting"
    case .reasonMissing: "reasonMissing"
    case .alreadyWithdrawn: "alreadyWithdrawn"
    case .alreadyReported: "alreadyReported"
    case .noReport: "noReport"
    case .countOutOfRange: "countOutOfRange"
    }
  }
}
