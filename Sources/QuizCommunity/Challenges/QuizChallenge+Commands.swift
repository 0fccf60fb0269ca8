public import LudusCore
public import LudusFoundation
public import Quizzes

// Every command takes the date at which something happened, and optionally the one at which it became known and
// the identifier of the event. All can throw the errors of time and log, and for someone who does not play.
extension QuizChallenge {
  /// Accepts the challenge.
  ///
  /// - Parameters:
  ///   - player: Who accepts.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
  ///   ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/alreadyAccepted(_:)``,
  ///   ``ChallengeError/alreadyDeclined(_:)``, ``ChallengeError/alreadyOut(_:)`` and
  ///   ``ChallengeError/log(_:)``.
  @discardableResult
  public mutating func accept(
    by player: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ChallengeEvent.ID? = nil
  ) throws(ChallengeError) -> ChallengeEvent {
    try perform(.accepted, by: player, at: date, recordedAt: recordedAt, event: event)
  }

  /// Declines the challenge, also after having accepted it; who plays already quits by that.
  ///
  /// - Parameters:
  ///   - player: Who declines.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
  ///   ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/alreadyDeclined(_:)``,
  ///   ``ChallengeError/alreadyOut(_:)`` and ``ChallengeError/log(_:)``.
  @discardableResult
  public mutating func decline(
    by player: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ChallengeEvent.ID? = nil
  ) throws(ChallengeError) -> ChallengeEvent {
    try perform(.declined, by: player, at: date, recordedAt: recordedAt, event: event)
  }

  /// Shows the quiz to a player, who plays from now on.
  ///
  /// The app keeps the session, which is played as any other; where the quiz has a time limit, it has to be
  /// started too.
  ///
  /// - Parameters:
  ///   - player: Who starts.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The session to play.
  /// - Throws: ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
  ///   ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/notAccepted(_:)``,
  ///   ``ChallengeError/alreadyStarted(_:)``, ``ChallengeError/alreadyDeclined(_:)``,
  ///   ``ChallengeError/alreadyOut(_:)`` and ``ChallengeError/log(_:)``.
  @discardableResult
  public mutating func start(
    by player: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ChallengeEvent.ID? = nil
  ) throws(ChallengeError) -> QuizSession {
    _ = try perform(.started, by: player, at: date, recordedAt: recordedAt, event: event)
    return QuizSession(content.quiz)
  }

  /// Hands in a session that is over, also one that was quit or lost.
  ///
  /// The first that is known of a player counts.
  ///
  /// - Parameters:
  ///   - session: A session of the challenge's quiz, begun when the challenge was open.
  ///   - player: Who played it.
  ///   - date: When, not before the session's last event.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``ChallengeError/otherQuiz(_:)``, ``ChallengeError/sessionIsNotOver``,
  ///   ``ChallengeError/playedTooEarly``, ``ChallengeError/handedInTooEarly``,
  ///   ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
  ///   ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/notStarted(_:)``,
  ///   ``ChallengeError/alreadyDeclined(_:)``, ``ChallengeError/alreadyOut(_:)`` and
  ///   ``ChallengeError/log(_:)``.
  @discardableResult
  public mutating func handIn(
    _ session: QuizSession,
    by player: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ChallengeEvent.ID? = nil
  ) throws(ChallengeError) -> ChallengeEvent {
    guard session.content == content.quiz else { throw .otherQuiz(session.content.id) }
    let action = ChallengeAction.handedIn(session.events)
    return try perform(action, by: player, at: date, recordedAt: recordedAt, event: event)
  }
}
