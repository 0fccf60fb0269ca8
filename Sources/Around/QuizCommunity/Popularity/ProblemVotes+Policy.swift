// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension ProblemVotes {
  /// The rules of votes: how many are needed to count, who sees them, and which problems go to a reviewer.
  ///
  /// In JSON a policy is an object without the values of the standard.
  public struct Policy: Hashable, Sendable {
    /// The people who see how popular a problem is.
    public enum Visibility: String, Hashable, Sendable, JSONName {
      /// Learners and teachers.
      case everyone
      /// Teachers alone.
      case teachers
    }

    /// The role of someone who asks.
    public enum Viewer: Hashable, Sendable, CaseIterable {
      /// Someone who plays quizzes.
      case learner
      /// Someone who sets and reviews them.
      case teacher
    }

    /// How many votes a problem needs before they count, 1 to 1,000,000.
    public let minimumVotes: Int
    /// The people who see how popular a problem is.
    public let visibility: Visibility
    /// The share of likes in percent, 0 to 100, below which a problem whose votes count goes to a reviewer.
    public let reviewBelow: Int

    /// Creates a policy.
    ///
    /// - Throws: A fault for each number out of range.
    public init(
      minimumVotes: Int = 5,
      visibility: Visibility = .everyone,
      reviewBelow: Int = 50
    ) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([
        ("minimumVotes", minimumVotes, 1...1_000_000),
        ("reviewBelow", reviewBelow, 0...100),
      ])
      self.init(minimumVotes, visibility, reviewBelow)
    }

    private init(_ minimumVotes: Int, _ visibility: Visibility, _ reviewBelow: Int) {
      self.minimumVotes = minimumVotes
      self.visibility = visibility
      self.reviewBelow = reviewBelow
    }

    /// Five votes before they count, seen by everyone; problems that fewer than half like go to a reviewer.
    public static let standard = ProblemVotes.Policy(5, .everyone, 50)

    /// Whether someone sees how popular problems are.
    func shows(popularityTo viewer: Viewer) -> Bool {
      viewer == .teacher || visibility == .everyone
    }
  }
}

extension ProblemVotes.Policy: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let minimumVotes = record.field("minimumVotes", \.minimumVotes, default: standard.minimumVotes)
    let visibility = record.field("visibility", \.visibility, default: standard.visibility)
    let reviewBelow = record.field("reviewBelow", \.reviewBelow, default: standard.reviewBelow)
    return try ProblemVotes.Policy(
      minimumVotes: minimumVotes(),
      visibility: visibility(),
      reviewBelow: reviewBelow()
    )
  }
}
