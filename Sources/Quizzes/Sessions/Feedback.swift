public import LudusCore

/// What to tell a learner right after a response.
public struct Feedback: Hashable, Sendable {
  /// The problem that was answered.
  public let problem: Problem.ID
  /// The part of the points that is earned, from 0 to 1.
  public let grade: Fraction
  /// The points that is worth.
  public let earned: Fraction
  /// Why.
  public let reason: GradeReason
  /// Whether the problem is decided.
  ///
  /// If not, it waits for further picks.
  public let isDecided: Bool
  /// The right answer, once the problem is decided.
  public let rightAnswer: Response?
  /// What the author says about the option that was wrong to pick, else about the one picked last.
  public let optionFeedback: RichText?
  /// What the author says about the problem, once it is decided.
  public let explanation: RichText?

  /// Whether the full grade is earned.
  public var isCorrect: Bool { grade == .one }
}

extension QuizSession {
  /// What to tell the learner about the current problem, or nil before it is answered and when the
  /// session is over.
  ///
  /// After resuming it is what the last response returned.
  public var feedback: Feedback? {
    guard let item = currentItem, attempts[current].evaluation.reason != .unanswered else {
      return nil
    }
    return feedback(on: item)
  }

  /// What to tell the learner about the current item.
  func feedback(on item: QuizItem) -> Feedback {
    let attempt = attempts[current]
    let evaluation = attempt.evaluation
    let pick = evaluation.reason.wrongOption ?? attempt.response?.picks.last
    return Feedback(
      problem: item.problem.id,
      grade: evaluation.grade,
      earned: attempt.earned,
      reason: evaluation.reason,
      isDecided: attempt.isDecided,
      rightAnswer: attempt.isDecided ? item.problem.rightAnswer : nil,
      optionFeedback: item.options.first { $0.id == pick }?.feedback,
      explanation: attempt.isDecided ? item.problem.explanation : nil
    )
  }
}

extension GradeReason {
  /// The option that made the response wrong.
  fileprivate var wrongOption: AnswerOption.ID? {
    switch self {
    case .wrongChoice(let option), .wrongPick(let option): option
    default: nil
    }
  }
}
