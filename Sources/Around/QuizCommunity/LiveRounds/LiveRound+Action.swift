// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension LiveRound {
  /// An action of the host or of a player in a ``LiveRound``.
  ///
  /// In JSON an action is an object with its kind and what that kind takes:
  /// `{"kind":"answered","problem":"p1","choice":"b"}`.
  public enum Action: SharedAction {
    /// The host and the players act.
    public typealias Actor = Learner.ID
    /// The faults of its JSON.
    public typealias Fault = ProblemFault

    /// The player takes part.
    case joined
    /// The host showed a question to all, and its time began to run.
    case opened(Problem.ID)
    /// The player answered the question that is open.
    case answered(Problem.ID, QuizResponse)
    /// The host ended a question before its time was up.
    case closed(Problem.ID)
    /// The host ended the round.
    case ended
  }

  /// An event of a ``LiveRound``.
  public typealias Event = Recorded<LiveRound.Action>
}

extension LiveRound.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("joined", .joined),
    JSONCase("opened", Self.opened, "problem") {
      if case .opened(let problem) = $0 { problem } else { nil }
    },
    JSONCase("answered") {
      if case .answered(let problem, let response) = $0 { (problem, response) } else { nil }
    } form: { record in
      let problem = record.field("problem", \.0)
      let response = record.inline(\.1)
      return try .answered(problem(), response())
    },
    JSONCase("closed", Self.closed, "problem") {
      if case .closed(let problem) = $0 { problem } else { nil }
    },
    JSONCase("ended", .ended),
  ]
}
