// SPDX-License-Identifier: Apache-2.0
package import LudusCore
internal import LudusFoundation
package import QuizContent

extension ProblemVotes {
  /// A learner's opinion of a problem.
  public enum Vote: String, Hashable, Sendable, JSONName {
    /// The learner wants to see more of its kind.
    case like
    /// The learner finds fault with it.
    case dislike
  }

  /// A vote, or its withdrawal, as a learner gave it at an instant.
  ///
  /// In JSON it is an object with `learner`, `problem`, `vote`, which is missing for a withdrawal, and `at` in
  /// milliseconds since 1970.
  package struct DatedVote: Hashable, Sendable {
    /// The learner who voted.
    package let learner: Learner.ID
    /// The problem.
    package let problem: Problem.ID
    /// The vote, or nil where an earlier one is taken back.
    package let vote: Vote?
    /// When it was given, in whole milliseconds.
    package let date: Date

    /// Creates a vote from a date of whole milliseconds.
    init(_ vote: Vote?, by learner: Learner.ID, on problem: Problem.ID, at date: Date) {
      self.learner = learner
      self.problem = problem
      self.vote = vote
      self.date = date
    }

    /// Whether a vote comes before another one: by date, learner and problem.
    ///
    /// Two votes of one learner on one problem at one instant, as two devices can give them, are in the order
    /// like, dislike, withdrawal.
    static func < (left: ProblemVotes.DatedVote, right: ProblemVotes.DatedVote) -> Bool {
      (left.date, left.learner, left.problem, left.caution)
        < (right.date, right.learner, right.problem, right.caution)
    }

    private var caution: Int {
      switch vote {
      case .like: 0
      case .dislike: 1
      case nil: 2
      }
    }
  }
}

extension ProblemVotes.DatedVote: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let learner = record.field("learner", \.learner)
    let problem = record.field("problem", \.problem)
    let vote = record.field("vote", \.vote)
    let date = record.field("at", \.date, as: .milliseconds)
    return try Self(vote(), by: learner(), on: problem(), at: date())
  }
}
