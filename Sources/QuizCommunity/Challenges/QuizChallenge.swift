public import LudusCore
public import LudusFoundation
public import Quizzes

/// A quiz that two or more players play against each other, not at the same time and until a deadline.
///
/// ```swift
/// let quiz = try Quiz(from: bank, Blueprint(count: 10), using: &generator)   // drawn once, for all
/// var challenge = try QuizChallenge(
///   id: "c1", quiz: quiz, by: "ada", inviting: ["ben"], at: now, until: friday)
/// try challenge.accept(by: "ben", at: now)
/// var session = try challenge.start(by: "ben", at: now)
/// // ... ben plays, as any other quiz ...
/// try challenge.submit(session, by: "ben", at: later)
/// try challenge.view(for: "ada", at: later).player("ben")?.state    // .finished
/// try challenge.view(for: "ada", at: later).player("ben")?.result   // nil: ada has not played
/// ```
///
/// The challenger has accepted by that; the others accept or decline. Scores are *revealed* when every player
/// has declined or has come to an end, and at the deadline at the latest. Until then players see only their own
/// score, and ``view(for:at:)`` is the only place that shows one: give players their views and keep the
/// challenge itself, whose log has everyone's answers, where they do not look.
///
/// A player who takes part and has no score *forfeits*: they never started, did not finish in time, quit or lost
/// the quiz by its time limit. They rank behind every score, also one of 0. See ``ChallengeForfeit``.
///
/// A challenge is shared by people and devices, so its history is a *set* of events, ordered by when they
/// became known, then by date and identifier: merging gives the same in whatever order they arrive. An
/// event that is not possible at its place stays without effect.
///
/// What a player has played comes into the log as a whole, when it is finished: a session that was known in part
/// would change its score with every answer that arrives late, and show how far its player is. Its answers are
/// judged anew, as the log of a client cannot be trusted. An app keeps a session that goes on as it keeps any other.
///
/// What counts must be recorded before the deadline, and what was recorded first counts. So what is revealed
/// is final, and nobody can look first and report afterwards, if a server that players cannot deceive sets
/// `recordedAt`.
///
/// In JSON it is its content and its `events`.
public struct QuizChallenge: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// What identifies a challenge.
  public typealias ID = Identifier<QuizChallenge>
  /// What can be done.
  public typealias Action = ChallengeAction
  /// Why an event is not possible.
  public typealias Refusal = ChallengeError
  /// What can be wrong with its JSON.
  public typealias Fault = ProblemFault

  package var log: SharedLog<ChallengeState>

  package init(log: SharedLog<ChallengeState>) {
    self.log = log
  }

  /// Challenges others to a quiz.
  ///
  /// - Parameters:
  ///   - id: The name of the challenge.
  ///   - quiz: The quiz that all play, drawn once.
  ///   - challenger: The learner who challenges, and takes part by that.
  ///   - guests: The learners who are invited, at least one.
  ///   - date: When the challenge begins.
  ///   - deadline: When it is over.
  /// - Throws: Every fault; see ``ChallengeContent/init(id:quiz:players:opensAt:deadline:)``.
  public init(
    id: ID,
    quiz: Quiz,
    by challenger: Learner.ID,
    inviting guests: [Learner.ID],
    at date: Date,
    until deadline: Date
  ) throws(ContentError<ProblemFault>) {
    self.init(
      try ChallengeContent(
        id: id,
        quiz: quiz,
        players: [challenger] + guests,
        opensAt: date,
        deadline: deadline
      )
    )
  }

  /// The name of the challenge.
  public var id: ID { content.id }
}

extension QuizChallenge {
  /// What is known of the players at a date.
  func state(at date: Date) -> ChallengeState {
    log.state(after: events.filter { $0.recordedAt <= date })
  }
}
