/// How many learners like a problem and how many do not.
public struct Popularity: Hashable, Sendable {
  /// How many like it now.
  public let likes: Int
  /// How many dislike it now.
  public let dislikes: Int
  /// Whether there are as many votes as ``VotePolicy/minimumVotes``, so that they count.
  public let isDecided: Bool

  /// Creates a popularity from counts that are not negative.
  init(likes: Int, dislikes: Int, policy: VotePolicy) {
    self.likes = likes
    self.dislikes = dislikes
    isDecided = likes + dislikes >= policy.minimumVotes
  }

  /// How many learners have a vote now.
  public var votes: Int { likes + dislikes }

  /// Whether the votes count and too few of them are likes by a policy.
  func isDisliked(by policy: VotePolicy) -> Bool {
    isDecided && likes * 100 < votes * policy.reviewBelow
  }
}
