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
/// try challenge.handIn(session, by: "ben", at: later)
/// try challenge.view(for: "ada", at: later).player("ben")?.state    // .finished
/// try challenge.view(for: "ada", at: later).player("ben")?.result   // nil: ada has not played
/// ```
///
/// Who challenges has accepted by that; the others accept or decline. Scores are *revealed* when every player
/// has declined or has come to an end, and at the deadline at the latest. Until then nobody is told any but
/// his own, and ``view(for:at:)`` is the only place that tells one: give players their views and keep the
/// challenge itself, whose log has everyone's answers, where they do not look.
///
/// Who takes part and has no score *forfeits*: he never started, did not finish in time, quit or lost the
/// quiz by its time limit. He is ranked behind every score, also one of 0. See ``ChallengeForfeit``.
///
/// A challenge is shared by people and devices, so its history is a *set* of events, ordered by when they
/// became known, then by date and identifier: ``merge(_:)`` gives the same in whatever order they arrive. An
/// event that is not possible at its place stays without effect. What a player has played comes into the log as a whole, when it is
/// over: a session that was known in part would change its score with every answer that arrives late, and
/// tell how far its player is. An app keeps a session that goes on as it keeps any other.
///
/// What counts must be recorded before the deadline, and what was recorded first counts. So what is revealed
/// is final, and nobody can look first and report afterwards, as long as a server that players cannot deceive
/// sets `recordedAt`.
public struct QuizChallenge: Replayable, Hashable, Identifiable {
  /// What identifies a challenge.
  public typealias ID = Identifier<QuizChallenge>
  /// Why an event is not possible.
  public typealias Refusal = ChallengeError

  private var log: SharedLog<ChallengeState>

  /// Creates a challenge that nobody has answered yet.
  public init(_ content: ChallengeContent) {
    log = SharedLog(content)
  }

  /// Creates the challenge that a log leads to.
  ///
  /// - Parameters:
  ///   - content: What the challenge is about.
  ///   - events: The events, in any order and as often as they come.
  /// - Throws: `ReplayError` for an event that no log takes; see ``apply(_:)``.
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ content: ChallengeContent,
    replaying events: some Sequence<ChallengeEvent>
  ) throws(ReplayError<ChallengeError>) {
    log = try SharedLog(content, replaying: events)
  }

  /// Challenges others to a quiz.
  ///
  /// - Parameters:
  ///   - id: The name of the challenge.
  ///   - quiz: The quiz that all play, drawn once.
  ///   - challenger: Who challenges, and takes part by that.
  ///   - guests: Who is invited, at least one.
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

  /// What the challenge is about.
  public var content: ChallengeContent { log.content }

  /// All that has happened, in the order in which it became known, also what has no effect.
  ///
  /// It has the answers of all players, so it is for storing and merging, and nothing to show.
  public var events: [ChallengeEvent] { log.events }

  /// The events that were not possible at their places, in the order of the log.
  public var refusals: [RefusedEvent<ChallengeAction, ChallengeError>] { log.refusedEvents }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays without effect.
  ///
  /// - Throws: ``ChallengeError/log(_:)`` for one that no log takes. The challenge is then unchanged.
  /// - Complexity: O(*n*) in the number of events.
  public mutating func apply(_ event: ChallengeEvent) throws(ChallengeError) {
    try log.insert(event)
  }

  /// Takes the events of another device into the log.
  ///
  /// Merging *a* into *b* gives the same as merging *b* into *a*.
  ///
  /// - Parameter events: Events in any order; those that are there already change nothing.
  /// - Throws: ``ChallengeError/log(_:)`` for the first one that no log takes. The challenge is then unchanged.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  public mutating func merge(_ events: some Sequence<ChallengeEvent>) throws(ChallengeError) {
    try log.merge(events)
  }

  /// What is known of the players at a date.
  func state(at date: Date) -> ChallengeState { log.state(knownBy: date) }

  mutating func perform(
    _ action: ChallengeAction,
    by player: Learner.ID,
    at date: Date,
    recordedAt: Date?,
    event: ChallengeEvent.ID?
  ) throws(ChallengeError) -> ChallengeEvent {
    try log.perform(action, by: player, at: date, recordedAt: recordedAt, event: event)
  }
}
