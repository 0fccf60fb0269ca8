// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation
public import Quizzes

extension ProblemWorkshop {
  /// A problem in a ``ProblemWorkshop``: who writes it, all its revisions, and what became of them.
  public struct AuthoredProblem: Hashable, Sendable, Identifiable {
    /// How far a revision is.
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

    /// A text of the problem.
    public struct Revision: Hashable, Sendable, Identifiable {
      /// The identifier of the event that brought it.
      public let id: ProblemWorkshop.Event.ID
      /// The text.
      public let draft: ProblemDraft
      /// The person who wrote it: the author, or one who mended the author's text.
      public let writer: Learner.ID
      /// The set that the problem is for.
      public let set: ProblemSet.ID
      /// When it was written.
      public let date: Date
      /// How far it is.
      public internal(set) var state: State = .draft
      /// When the state became what it is.
      package internal(set) var stateDate: Date
      /// The problem, once it is checked.
      var problem: Problem?
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

    /// How far the latest revision is.
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
