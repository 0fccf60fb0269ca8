public import LudusCore
public import LudusFoundation
public import Quizzes
public import QuizCommunity

// Every command takes the date at which something happened, and optionally the one at which it became known and
// the identifier of the event.
extension ProblemWorkshop {
  /// Writes a problem, or writes it anew, as a draft that may have faults.
  ///
  /// - Parameters:
  ///   - problem: The identifier of the problem. Who writes it first is its author.
  ///   - draft: What is written.
  ///   - set: The set that the problem is for.
  ///   - origin: Who the author is one of, the same for all revisions.
  ///   - author: Who writes it.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event, whose identifier is that of the revision.
  /// - Throws: ``AuthoringError/notAuthor(_:_:)``, ``AuthoringError/otherOrigin(_:)`` and
  ///   ``AuthoringError/log(_:)``, also for an empty name.
  @discardableResult
  public mutating func write(
    _ problem: Problem.ID,
    _ draft: ProblemDraft,
    for set: ProblemSet.ID,
    origin: Problem.Origin = .students,
    by author: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: AuthoringEvent.ID? = nil
  ) throws(AuthoringError) -> AuthoringEvent {
    let action = AuthoringAction.wrote(problem, draft, for: set, origin: origin)
    return try perform(action, by: author, at: date, recordedAt: recordedAt, event: event)
  }

  /// Gives the latest revision to be reviewed, if the program finds no fault in it.
  ///
  /// An earlier revision that waits for a reviewer no longer does.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - revision: The revision, which must be the latest.
  ///   - author: Its author.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/faulty(_:)`` with every fault of the draft,
  ///   ``AuthoringError/otherProblem(_:expected:)`` when the identifier in it is another one,
  ///   ``AuthoringError/unknownProblem(_:)``, ``AuthoringError/unknownRevision(_:of:)``,
  ///   ``AuthoringError/notAuthor(_:_:)``, ``AuthoringError/laterRevision(_:)``,
  ///   ``AuthoringError/alreadySubmitted(_:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func submit(
    _ problem: Problem.ID,
    revision: AuthoringEvent.ID,
    by author: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: AuthoringEvent.ID? = nil
  ) throws(AuthoringError) -> AuthoringEvent {
    let action = AuthoringAction.submitted(problem, revision: revision)
    return try perform(action, by: author, at: date, recordedAt: recordedAt, event: event)
  }

  /// Finds a revision good, which then belongs into a bank.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - revision: The revision that was looked at.
  ///   - reviewer: Who looked at it, not its author.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/unknownProblem(_:)``, ``AuthoringError/unknownRevision(_:of:)``,
  ///   ``AuthoringError/ownProblem(_:)``, ``AuthoringError/notWaiting(_:)`` and
  ///   ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func approve(
    _ problem: Problem.ID,
    revision: AuthoringEvent.ID,
    by reviewer: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: AuthoringEvent.ID? = nil
  ) throws(AuthoringError) -> AuthoringEvent {
    let action = AuthoringAction.approved(problem, revision: revision)
    return try perform(action, by: reviewer, at: date, recordedAt: recordedAt, event: event)
  }

  /// Finds a revision not good enough, or takes an approved one out again.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - revision: The revision that was looked at.
  ///   - reason: What to tell the author.
  ///   - reviewer: Who looked at it, not its author.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/reasonMissing``, ``AuthoringError/unknownProblem(_:)``,
  ///   ``AuthoringError/unknownRevision(_:of:)``, ``AuthoringError/ownProblem(_:)``,
  ///   ``AuthoringError/notWaiting(_:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func reject(
    _ problem: Problem.ID,
    revision: AuthoringEvent.ID,
    reason: String,
    by reviewer: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: AuthoringEvent.ID? = nil
  ) throws(AuthoringError) -> AuthoringEvent {
    let action = AuthoringAction.rejected(problem, revision: revision, reason: reason)
    return try perform(action, by: reviewer, at: date, recordedAt: recordedAt, event: event)
  }

  /// Leaves a disliked problem as it is; it is reviewed again when enough further votes have come.
  ///
  /// The problem can also be one that was not written here.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - votes: How many likes and dislikes there were together, at least 0.
  ///   - reviewer: Who looked at it, not its author.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/ownProblem(_:)``, ``AuthoringError/countOutOfRange(_:)`` and
  ///   ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func keep(
    _ problem: Problem.ID,
    votes: Int,
    by reviewer: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: AuthoringEvent.ID? = nil
  ) throws(AuthoringError) -> AuthoringEvent {
    let action = AuthoringAction.kept(problem, votes: votes)
    return try perform(action, by: reviewer, at: date, recordedAt: recordedAt, event: event)
  }
}
