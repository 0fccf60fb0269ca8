public import LudusCore
public import Quizzes

extension ProblemVotes {
  /// The rules of votes: from how many on they count, who sees them, and which problems a person should look at.
  ///
  /// In JSON only what differs from the standard is written.
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

    /// The numbers of votes that can be asked for.
    public static let minimumVotesRange = 1...1_000_000
    /// The percents that can be asked for.
    public static let reviewRange = 0...100

    /// How many votes a problem needs before they count, in ``minimumVotesRange``.
    public let minimumVotes: Int
    /// Who sees how popular a problem is.
    public let visibility: Visibility
    /// A problem whose votes count goes to a reviewer when fewer than so many percent of them are likes, in
    /// ``reviewRange``.
    public let reviewBelow: Int

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - minimumVotes: How many votes a problem needs before they count, in ``minimumVotesRange``.
    ///   - visibility: Who sees how popular a problem is.
    ///   - reviewBelow: Below how many percent of likes a problem goes to a reviewer, in ``reviewRange``.
    /// - Throws: A fault for each number out of range.
    public init(
      minimumVotes: Int = 5,
      visibility: Visibility = .everyone,
      reviewBelow: Int = 50
    ) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([
        ("minimumVotes", minimumVotes, Self.minimumVotesRange),
        ("reviewBelow", reviewBelow, Self.reviewRange),
      ])
      self.init(minimumVotes, visibility, reviewBelow)
    }

    private init(_ minimumVotes: Int, _ visibility: Visibility, _ reviewBelow: Int) {
      self.minimumVotes = minimumVotes
      self.visibility = visibility
      self.reviewBelow = reviewBelow
    }

    /// Five votes before they count, seen by everyone; a person looks at what fewer than half like.
    public static let standard = ProblemVotes.Policy(5, .everyone, 50)

    /// Whether someone sees how popular problems are.
    public func shows(popularityTo viewer: Viewer) -> Bool {
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
