public import LudusCore
public import LudusFoundation
public import Quizzes

/// A learner's opinion of a problem.
public enum ProblemVote: String, Hashable, Sendable, JSONName {
  /// The learner wants to see more of its kind.
  case like
  /// The learner finds fault with it.
  case dislike
}

extension ProblemVotes {
  /// A vote, or its withdrawal, as a learner gave it at an instant.
  ///
  /// In JSON a vote is an object with `learner`, `problem`, `vote`, which is missing where it is taken back, and
  /// `at` in milliseconds since 1970.
  public struct DatedVote: Hashable, Sendable {
    /// The learner who voted.
    public let learner: Learner.ID
    /// What was voted on.
    public let problem: Problem.ID
    /// The vote, or nil where an earlier one is taken back.
    public let vote: ProblemVote?
    /// When it was given, in whole milliseconds.
    public let date: Date

    /// Creates a vote from a date of whole milliseconds.
    init(_ vote: ProblemVote?, by learner: Learner.ID, on problem: Problem.ID, at date: Date) {
      self.learner = learner
      self.problem = problem
      self.vote = vote
      self.date = date
    }

    /// Where the vote stands among all: by date, learner and problem.
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
