// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

extension ProblemWorkshop {
  /// Writes a problem, or writes it anew, as a draft that may have faults.
  ///
  /// - Parameters:
  ///   - problem: The identifier of the problem. The learner who writes it first is its author.
  ///   - draft: The text of the problem.
  ///   - set: The set that the problem is for.
  ///   - origin: The kind of people the author belongs to, the same for all revisions.
  ///   - author: The learner who writes it.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
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
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    let action = ProblemWorkshop.Action.wrote(problem, draft, for: set, origin: origin)
    return try perform(action, by: author, at: date, stamp: stamp)
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
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/faulty(_:)`` with every fault of the draft,
  ///   ``AuthoringError/otherProblem(_:expected:)`` when the identifier in it is another one,
  ///   ``AuthoringError/unknownProblem(_:)``, ``AuthoringError/unknownRevision(_:of:)``,
  ///   ``AuthoringError/notAuthor(_:_:)``, ``AuthoringError/laterRevision(_:)``,
  ///   ``AuthoringError/alreadySubmitted(_:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func submit(
    _ problem: Problem.ID,
    revision: ProblemWorkshop.Event.ID,
    by author: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    let action = ProblemWorkshop.Action.submitted(problem, revision: revision)
    return try perform(action, by: author, at: date, stamp: stamp)
  }

  /// Approves a revision, which then belongs in a bank.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - revision: The revision that was looked at.
  ///   - reviewer: The reviewer, not its author.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/unknownProblem(_:)``, ``AuthoringError/unknownRevision(_:of:)``,
  ///   ``AuthoringError/ownProblem(_:)``, ``AuthoringError/notWaiting(_:)`` and
  ///   ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func approve(
    _ problem: Problem.ID,
    revision: ProblemWorkshop.Event.ID,
    by reviewer: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    let action = ProblemWorkshop.Action.approved(problem, revision: revision)
    return try perform(action, by: reviewer, at: date, stamp: stamp)
  }

  /// Rejects a revision, or takes an approved one out again.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - revision: The revision that was looked at.
  ///   - reason: The reason for the author.
  ///   - reviewer: The reviewer, not its author.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/reasonMissing``, ``AuthoringError/unknownProblem(_:)``,
  ///   ``AuthoringError/unknownRevision(_:of:)``, ``AuthoringError/ownProblem(_:)``,
  ///   ``AuthoringError/notWaiting(_:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func reject(
    _ problem: Problem.ID,
    revision: ProblemWorkshop.Event.ID,
    reason: String,
    by reviewer: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    let action = ProblemWorkshop.Action.rejected(problem, revision: revision, reason: reason)
    return try perform(action, by: reviewer, at: date, stamp: stamp)
  }

  /// Leaves a disliked problem as it is; it is reviewed again when enough further votes have come.
  ///
  /// The problem can also be one that was not written here.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - votes: How many likes and dislikes there were together, at least 0.
  ///   - reviewer: The reviewer, not its author.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/ownProblem(_:)``, ``AuthoringError/countOutOfRange(_:)`` and
  ///   ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func keep(
    _ problem: Problem.ID,
    votes: Int,
    by reviewer: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    let action = ProblemWorkshop.Action.kept(problem, votes: votes)
    return try perform(action, by: reviewer, at: date, stamp: stamp)
  }
}
