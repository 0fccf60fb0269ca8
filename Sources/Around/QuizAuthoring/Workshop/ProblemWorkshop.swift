// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// The place where problems are written and reviewed before they join a bank.
///
/// ```swift
/// var workshop = ProblemWorkshop("ch1010")
/// let revision = try workshop.write("p1", draft, for: "ch1010/acids", by: "ada", at: now)
/// try workshop.submit("p1", revision: revision.id, by: "ada", at: now)   // throws what the program finds
/// try workshop.approve("p1", revision: revision.id, by: "eve", at: later)
/// let bank = try teachers.joined(by: workshop)
/// ```
///
/// An author writes *drafts*, which may be wrong in any way. A submitted draft is *checked* by the
/// program: its format and that it is complete. Its meaning is judged by a person who is not the
/// author, and who *approves* or *rejects* it with a reason. Then the author can write another
/// revision. An approved revision stays in the bank until a later one is approved, or until it is
/// rejected after all, such as when learners dislike it or report mistakes; see
/// ``ProblemWorkshop/ReviewQueue``. A person who reviews can also *mend* a text, and the author can
/// *withdraw* the problem. The app decides who has the right to review.
///
/// The workshop is shared by people and devices, so its history is a *set* of events. In JSON it is
/// its `content` and its `events`. Reviews name the revision that was looked at, so one
/// that arrives late is never about another text.
public struct ProblemWorkshop: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// The name of a workshop, the one thing about it that does not change.
  public typealias ID = Identifier<ProblemWorkshop>
  /// The name of the workshop, and how far the dates of events may be off.
  public typealias Content = NamedContent<ID>
  /// The reason an event is not possible.
  public typealias Refusal = AuthoringError
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  package var log: SharedLog<WorkshopState>

  package init(log: SharedLog<WorkshopState>) {
    self.log = log
  }

  /// The name of the workshop.
  public var id: ID { content.id }
}

// MARK: - Questions

extension ProblemWorkshop {
  /// All problems in the order of their identifiers.
  ///
  /// - Complexity: O(*n* log *n*).
  public var problems: [ProblemWorkshop.AuthoredProblem] {
    state.problems.values.sorted { $0.id < $1.id }
  }

  /// Returns the problem with an identifier, or nil when there is none.
  ///
  /// - Complexity: O(1).
  public func problem(_ id: Problem.ID) -> ProblemWorkshop.AuthoredProblem? { state.problems[id] }

  /// Returns the problems of an author, in the order of their identifiers.
  ///
  /// - Complexity: O(*n* log *n*).
  public func problems(by author: Learner.ID) -> [ProblemWorkshop.AuthoredProblem] {
    problems.filter { $0.author == author }
  }
}

extension ProblemWorkshop {
  /// Writes a problem, or writes it anew, as a draft that may have faults.
  ///
  /// - Parameters:
  ///   - problem: The identifier of the problem. The learner who writes it first is its author.
  ///   - draft: The text of the problem.
  ///   - set: The set that the problem is for.
  ///   - origin: The kind of people the author belongs to, the same for all revisions.
  ///   - author: The learner who writes it.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
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
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
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
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
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
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/reasonMissing``, ``AuthoringError/unknownProblem(_:)``,
  ///   ``AuthoringError/unknownRevision(_:of:)``, ``AuthoringError/ownProblem(_:)``,
  ///   ``AuthoringError/notWaiting(_:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func reject(
    _ problem: Problem.ID,
    revision: ProblemWorkshop.Event.ID,
    for reason: String,
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
  ///   - votes: The number of likes and dislikes together, at least 0.
  ///   - reviewer: The reviewer, not its author.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
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

extension ProblemWorkshop {
  /// A problem in a ``ProblemWorkshop``: its author, all its revisions, and their fate.
  public struct AuthoredProblem: Hashable, Sendable, Identifiable {
    /// The state of a revision.
    public enum State: Hashable, Sendable {
      /// The author has not submitted it, or has submitted a later one instead.
      case draft
      /// It is a problem without fault and waits for a reviewer.
      case checked
      /// A reviewer found it good.
      case approved(by: Learner.ID)
      /// A reviewer found it not good enough, for this reason.
      case rejected(by: Learner.ID, reason: String)
      /// The author took it back.
      case withdrawn
    }

    /// One version of the problem's text.
    public struct Revision: Hashable, Sendable, Identifiable {
      /// The identifier of the event that brought it.
      public let id: ProblemWorkshop.Event.ID
      /// The text.
      public let draft: ProblemDraft
      /// The person who wrote it: the author, or one who mended the author's text.
      public let writer: Learner.ID
      /// The set that the problem is for.
      public let set: ProblemSet.ID
      /// The date when it was written.
      public let date: Date
      /// Its current state.
      public internal(set) var state: State = .draft
      /// The date when the state became what it is.
      package internal(set) var stateDate: Date
      /// The problem, once it is checked.
      var problem: Problem?

      /// The images and other files of the text.
      public var media: [ProblemBank.Media] { draft.media }
    }

    /// The name of the problem, in its workshop and in a bank.
    public let id: Problem.ID
    /// The person who writes it.
    ///
    /// Others can mend its text; see ``Revision/writer``.
    public let author: Learner.ID
    /// The group that the author belongs to.
    public let origin: Problem.Origin
    /// The texts from the oldest to the latest, at least one.
    public internal(set) var revisions: [Revision]
    /// The offset of the revision that was approved last and has not been rejected since.
    var approvedOffset: Int?

    /// The state of the latest revision.
    public var state: State { revisions.last?.state ?? .draft }

    /// The revision that waits for a reviewer, or nil when none does.
    package var waiting: Revision? { revisions.last { $0.state == .checked } }

    /// The revision that belongs into a bank, or nil when there is none.
    ///
    /// It stays the one that was approved until a later one is approved too.
    public var approved: Revision? { approvedOffset.map { revisions[$0] } }

    /// The problem that belongs into a bank, with its origin, or nil when no revision is approved.
    public var approvedProblem: Problem? { approved?.problem }
  }
}
