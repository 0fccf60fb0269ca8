// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation
public import Quizzes

extension ProblemWorkshop {
  /// The problems that wait for a person to judge them: new ones, those that learners report, and those that they dislike.
  ///
  /// ```swift
  /// let queue = workshop.reviewQueue(disliked: votes.disliked)
  /// queue.items.map(\.id)   // ["p1", "acids-07"]
  /// ```
  public struct ReviewQueue: Hashable, Sendable {
    /// Why a person should look at a problem.
    public enum Reason: Hashable, Sendable {
      /// A revision was submitted.
      case submitted(revision: ProblemWorkshop.Event.ID, at: Date)
      /// Learners reported that something is wrong.
      case reported([ProblemWorkshop.Report])
      /// Too few of its votes are likes.
      case disliked(Problem.Popularity)
    }

    /// A problem that waits.
    public struct Item: Hashable, Sendable, Identifiable {
      /// The problem.
      public let id: Problem.ID
      /// Why it waits.
      public let reason: Reason
    }

    /// Submitted problems, the one that has waited longest first; then those that were reported, the one with the most
    /// reports first; then disliked ones, the one with the smallest part of likes first.
    public let items: [Item]
  }
}

extension ProblemWorkshop {
  /// Returns what waits for a reviewer.
  ///
  /// Which problems are disliked is decided where votes are kept; see `ProblemVotes.disliked` in `QuizCommunity`. A
  /// problem that a reviewer has kept comes back when as many further votes have come as are needed at all. A problem
  /// that was written here and is not approved is in no bank, so its votes do not matter.
  ///
  /// - Parameters:
  ///   - disliked: The problems that learners dislike, written here or not, in the order of the queue.
  ///   - reviewer: The reviewer, whose own problems are left out; nil for all problems.
  /// - Returns: The queue.
  /// - Complexity: O(*n* log *n*) in the number of problems.
  public func reviewQueue(
    disliked: [Problem.Disliked] = [],
    for reviewer: Learner.ID? = nil
  ) -> ProblemWorkshop.ReviewQueue {
    let submitted = state.problems.values
      .compactMap { problem in problem.waiting.map { (problem.id, $0) } }
      .sorted { ($0.1.stateDate, $0.0) < ($1.1.stateDate, $1.0) }
      .map {
        ProblemWorkshop.ReviewQueue.Item(
          id: $0,
          reason: .submitted(revision: $1.id, at: $1.stateDate)
        )
      }
    let disliked =
      disliked
      .filter { problem in
        let new = problem.popularity.votes - (state.votesWhenKept[problem.id] ?? 0)
        return new >= problem.minimumVotes && isInBank(problem.id)
      }
      .map { ProblemWorkshop.ReviewQueue.Item(id: $0.id, reason: .disliked($0.popularity)) }
    let isOwn = { (problem: Problem.ID) in
      reviewer != nil && state.problems[problem]?.author == reviewer
    }
    return ProblemWorkshop.ReviewQueue(
      items: (submitted + reported + disliked).filter { !isOwn($0.id) }
    )
  }

  /// Returns what waits for an author: the problems of theirs that learners reported.
  ///
  /// The author then writes a new text, withdraws the problem, or settles the reports.
  ///
  /// - Parameter author: The author.
  /// - Returns: The queue.
  /// - Complexity: O(*n* log *n*) in the number of problems that were reported.
  public func authorQueue(for author: Learner.ID) -> ProblemWorkshop.ReviewQueue {
    ProblemWorkshop.ReviewQueue(items: reported.filter { state.problems[$0.id]?.author == author })
  }

  /// The problems that learners reported, the one with the most reports first.
  private var reported: [ProblemWorkshop.ReviewQueue.Item] {
    state.reports.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { ProblemWorkshop.ReviewQueue.Item(id: $0, reason: .reported($1)) }
  }

  /// Whether a problem can be in a bank, as far as is known here.
  private func isInBank(_ problem: Problem.ID) -> Bool {
    state.problems[problem].map { $0.approved != nil } ?? true
  }
}
