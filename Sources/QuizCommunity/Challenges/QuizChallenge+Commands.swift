public import LudusCore
public import LudusFoundation
public import Quizzes

extension QuizChallenge {
  /// Accepts the challenge.
  ///
  /// - Parameters:
  ///   - player: The player who accepts.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
  ///   ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/alreadyAccepted(_:)``,
  ///   ``ChallengeError/alreadyDeclined(_:)``, ``ChallengeError/alreadyOut(_:)`` and
  ///   ``ChallengeError/log(_:)``.
  @discardableResult
  public mutating func accept(
    by player: Learner.ID,
    at date: Date,
    stamp: ChallengeEvent.Stamp? = nil
  ) throws(ChallengeError) -> ChallengeEvent {
    try perform(.accepted, by: player, at: date, stamp: stamp)
  }

  /// Declines the challenge, also after having accepted it; a player who has started quits by that.
  ///
  /// - Parameters:
  ///   - player: The player who declines.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
  ///   ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/alreadyDeclined(_:)``,
  ///   ``ChallengeError/alreadyOut(_:)`` and ``ChallengeError/log(_:)``.
  @discardableResult
  public mutating func decline(
    by player: Learner.ID,
    at date: Date,
    stamp: ChallengeEvent.Stamp? = nil
  ) throws(ChallengeError) -> ChallengeEvent {
    try perform(.declined, by: player, at: date, stamp: stamp)
  }

  /// Shows the quiz to a player, who plays from now on.
  ///
  /// The app keeps the session, which is played as any other; where the quiz has a time limit, it has to be
  /// started too.
  ///
  /// - Parameters:
  ///   - player: The player who starts.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The session to play.
  /// - Throws: ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
  ///   ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/notAccepted(_:)``,
  ///   ``ChallengeError/alreadyStarted(_:)``, ``ChallengeError/alreadyDeclined(_:)``,
  ///   ``ChallengeError/alreadyOut(_:)`` and ``ChallengeError/log(_:)``.
  @discardableResult
  public mutating func start(
    by player: Learner.ID,
    at date: Date,
    stamp: ChallengeEvent.Stamp? = nil
  ) throws(ChallengeError) -> QuizSession {
    _ = try perform(.started, by: player, at: date, stamp: stamp)
    return QuizSession(content.quiz)
  }

  /// Submits a session that is over, also one that was quit or lost.
  ///
  /// The first session that is known of a player counts.
  ///
  /// - Parameters:
  ///   - session: A session of the challenge's quiz, begun when the challenge was open.
  ///   - player: The player whose session it is.
  ///   - date: When, not before the session's last event.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``ChallengeError/otherQuiz(_:)``, ``ChallengeError/notFinished``,
  ///   ``ChallengeError/playedTooEarly``, ``ChallengeError/submittedTooEarly``,
  ///   ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
  ///   ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/notStarted(_:)``,
  ///   ``ChallengeError/alreadyDeclined(_:)``, ``ChallengeError/alreadyOut(_:)`` and
  ///   ``ChallengeError/log(_:)``.
  @discardableResult
  public mutating func submit(
    _ session: QuizSession,
    by player: Learner.ID,
    at date: Date,
    stamp: ChallengeEvent.Stamp? = nil
  ) throws(ChallengeError) -> ChallengeEvent {
    guard session.content == content.quiz else { throw .otherQuiz(session.content.id) }
    let action = ChallengeAction.submitted(session.events)
    return try perform(action, by: player, at: date, stamp: stamp)
  }
}
