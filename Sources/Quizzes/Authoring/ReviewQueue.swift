internal import LudusCore
public import LudusFoundation

/// What waits for a person who judges problems: new ones, and those that learners dislike.
///
/// ```swift
/// let queue = workshop.reviewQueue(votes: [.init("acids-07", likes: 1, dislikes: 6)])
/// queue.items.map(\.id)   // ["p1", "acids-07"]
/// ```
public struct ReviewQueue: Hashable, Sendable {
  /// How many learners like a problem and how many do not.
  public struct VoteCount: Hashable, Sendable {
    /// The problem.
    public let problem: Problem.ID
    /// How many like it, from 0.
    public let likes: Int
    /// How many dislike it, from 0.
    public let dislikes: Int

    /// Creates counts; what is below 0 counts as 0, and what is above a thousand million as that.
    public init(_ problem: Problem.ID, likes: Int, dislikes: Int) {
      let range = 0...1_000_000_000
      self.problem = problem
      self.likes = min(max(likes, range.lowerBound), range.upperBound)
      self.dislikes = min(max(dislikes, range.lowerBound), range.upperBound)
    }

    /// How many have voted.
    public var votes: Int { likes + dislikes }
  }

  /// Why a person should look at a problem.
  public enum Reason: Hashable, Sendable {
    /// A revision was submitted.
    case submitted(revision: AuthoringEvent.ID, at: Date)
    /// Too few of its votes are likes.
    case disliked(VoteCount)
  }

  /// A problem that waits.
  public struct Item: Hashable, Sendable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// Why it waits.
    public let reason: Reason
  }

  /// Submitted problems, the one that has waited longest first; then disliked ones, the one with the smallest
  /// part of likes first.
  public let items: [Item]
}

extension ProblemWorkshop {
  /// Returns what waits for a reviewer.
  ///
  /// A problem that a reviewer has kept comes back when as many further votes have come as are needed at all.
  /// What was written here and is not approved is in no bank, so its votes do not matter.
  ///
  /// - Parameters:
  ///   - votes: The votes on problems, written here or not; of several counts of a problem the last one counts.
  ///   - minimumVotes: How many votes a problem needs before they count.
  ///   - percent: A problem is disliked when fewer than so many percent of its votes are likes, from 0 to 100.
  ///   - reviewer: Who reviews, and to whom his own problems are not shown; nil for all problems.
  /// - Returns: The queue.
  /// - Complexity: O(*n* log *n*) in the number of problems and counts.
  public func reviewQueue(
    votes: [ReviewQueue.VoteCount] = [],
    minimumVotes: Int = 5,
    reviewBelow percent: Int = 50,
    for reviewer: Learner.ID? = nil
  ) -> ReviewQueue {
    let isOwn = { (problem: Problem.ID) in
      reviewer != nil && state.problems[problem]?.author == reviewer
    }
    let submitted = state.problems.values
      .compactMap { problem in problem.waiting.map { (problem.id, $0) } }
      .sorted { ($0.1.stateDate, $0.0) < ($1.1.stateDate, $1.0) }
      .map { ReviewQueue.Item(id: $0, reason: .submitted(revision: $1.id, at: $1.stateDate)) }
    let counts = Dictionary(votes.map { ($0.problem, $0) }) { _, last in last }
    let percent = min(max(percent, 0), 100)
    let disliked = counts.values
      .filter { count in
        let new = count.votes - (state.votesWhenKept[count.problem] ?? 0)
        return new >= max(minimumVotes, 1) && count.likes * 100 < count.votes * percent
          && isInBank(count.problem)
      }
      .sorted { one, other in
        // The parts of likes, compared without dividing; each factor is below 2^31.
        let (part, otherPart) = (one.likes * other.votes, other.likes * one.votes)
        if part != otherPart { return part < otherPart }
        if one.votes != other.votes { return one.votes > other.votes }
        return one.problem < other.problem
      }
      .map { ReviewQueue.Item(id: $0.problem, reason: .disliked($0)) }
    return ReviewQueue(items: (submitted + disliked).filter { !isOwn($0.id) })
  }

  /// Whether a problem can be in a bank, as far as is known here.
  private func isInBank(_ problem: Problem.ID) -> Bool {
    state.problems[problem].map { $0.approved != nil } ?? true
  }
}
