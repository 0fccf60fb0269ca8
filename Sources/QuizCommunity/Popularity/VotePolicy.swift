public import LudusCore
public import Quizzes

extension ProblemVotes {
  /// From how many votes on likes and dislikes count, who sees them, and which problems a person should look at.
  public struct Policy: Hashable, Sendable {
    /// Who sees how popular a problem is.
    public enum Visibility: String, Hashable, Sendable, Codable, CaseIterable {
      /// Learners and teachers.
      case everyone
      /// Teachers alone.
      case teachers
    }

    /// Who asks.
    public enum Viewer: String, Hashable, Sendable, Codable, CaseIterable {
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

/// In JSON only what differs from the default is written.
extension ProblemVotes.Policy: Codable {
  private enum Key: String, CodingKey {
    case minimumVotes, visibility, reviewBelow
  }

  /// Reads a policy; what is not there has its default.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let usual = ProblemVotes.Policy.standard
    let minimumVotes = reader.read(Int.self, at: .minimumVotes, default: usual.minimumVotes)
    let visibility = reader.readName(Visibility.self, at: .visibility, default: usual.visibility)
    let reviewBelow = reader.read(Int.self, at: .reviewBelow, default: usual.reviewBelow)
    guard reader.isFaultless, let minimumVotes, let visibility, let reviewBelow else {
      throw reader.error
    }
    try self.init(minimumVotes: minimumVotes, visibility: visibility, reviewBelow: reviewBelow)
  }

  /// Writes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let usual = ProblemVotes.Policy.standard
    try container.encode(minimumVotes, unless: usual.minimumVotes, forKey: .minimumVotes)
    try container.encode(visibility, unless: usual.visibility, forKey: .visibility)
    try container.encode(reviewBelow, unless: usual.reviewBelow, forKey: .reviewBelow)
  }
}
