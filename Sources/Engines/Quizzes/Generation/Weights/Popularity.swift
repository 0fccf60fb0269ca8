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
}
