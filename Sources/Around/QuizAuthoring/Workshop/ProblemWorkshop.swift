// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// Where problems are written and reviewed before they belong in a bank.
///
/// ```swift
/// var workshop = ProblemWorkshop("ch1010")
/// let revision = try workshop.write("p1", draft, for: "ch1010/acids", by: "ada", at: now)
/// try workshop.submit("p1", revision: revision.id, by: "ada", at: now)   // throws what the program finds
/// try workshop.approve("p1", revision: revision.id, by: "eve", at: later)
/// let bank = try teachers.joined(by: workshop)
/// ```
///
/// An author writes *drafts*, which may be wrong in any way. A submitted draft is *checked* by the program: its
/// format and that it is complete. Its meaning is judged by a person who is not the author, and who
/// *approves* or *rejects* it with a reason. Then the author can write another revision. An approved revision
/// stays in the bank until a later one is approved, or until it is rejected after all, such as when learners
/// dislike it or report mistakes; see ``ProblemWorkshop/ReviewQueue``. A person who reviews can also *mend* a text, and the author can
/// *withdraw* the problem. The app decides who has the right to review.
///
/// The workshop is shared by people and devices, so its history is a *set* of events. In JSON it is its name as
/// `content` and its `events`. Reviews name the revision that was looked at, so one that arrives late is never about
/// another text.
public struct ProblemWorkshop: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// The name of a workshop, the one thing about it that does not change.
  public typealias ID = Identifier<ProblemWorkshop>
  /// Why an event is not possible.
  public typealias Refusal = AuthoringError
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  package var log: SharedLog<WorkshopState>

  package init(log: SharedLog<WorkshopState>) {
    self.log = log
  }

  /// The name of the workshop.
  public var id: ID { content }
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
