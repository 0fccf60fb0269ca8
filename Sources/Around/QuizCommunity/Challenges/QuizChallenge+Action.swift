// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
public import Quizzes

extension QuizChallenge {
  /// An action of a player in a ``QuizChallenge``.
  ///
  /// In JSON an action is an object with its kind and, for a submission, the events of the session:
  /// `{"kind":"submitted","session":[...]}`.
  public enum Action: SharedAction {
    /// Players act.
    public typealias Actor = Learner.ID
    /// The faults of its JSON.
    public typealias Fault = ProblemFault

    /// The player takes part.
    case accepted
    /// The player takes no part or, once playing, no longer plays.
    case declined
    /// The player was shown the quiz.
    case started
    /// The player came to the end of the quiz, with these events.
    case submitted([QuizSession.Event])
  }

  /// An event of a ``QuizChallenge``.
  public typealias Event = Recorded<QuizChallenge.Action>
}

extension QuizChallenge.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("accepted", .accepted),
    JSONCase("declined", .declined),
    JSONCase("started", .started),
    JSONCase("submitted", Self.submitted, "session") {
      if case .submitted(let events) = $0 { events } else { nil }
    },
  ]
}
