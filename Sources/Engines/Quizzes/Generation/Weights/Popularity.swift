// SPDX-License-Identifier: Apache-2.0
internal import QuizContent

extension Problem {
  /// How many learners like a problem and how many do not.
  public struct Popularity: Hashable, Sendable {
    /// How many like it now.
    public let likes: Int
    /// How many dislike it now.
    public let dislikes: Int
    /// Whether there are enough votes to count.
    public let isDecided: Bool

    /// Creates a popularity from counts that are not negative.
    package init(likes: Int, dislikes: Int, minimumVotes: Int) {
      self.likes = likes
      self.dislikes = dislikes
      isDecided = likes + dislikes >= minimumVotes
    }

    /// Nobody has voted.
    static let none = Problem.Popularity(likes: 0, dislikes: 0, minimumVotes: 1)

    /// How many learners have a vote now.
    public var votes: Int { likes + dislikes }
  }

  /// A problem that too few of its voters like, as the policy of the votes decided.
  ///
  /// `QuizCommunity` makes these values of the votes on problems, and the review queue of `QuizAuthoring` takes them.
  public struct Disliked: Hashable, Sendable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// Its votes.
    public let popularity: Problem.Popularity
    /// How many votes a problem needs before they count.
    public let minimumVotes: Int

    /// Creates a disliked problem.
    package init(id: Problem.ID, popularity: Problem.Popularity, minimumVotes: Int) {
      self.id = id
      self.popularity = popularity
      self.minimumVotes = minimumVotes
    }
  }
}
