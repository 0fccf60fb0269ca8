// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// The policies by which some problems are drawn more often than others.
///
/// ```swift
/// let weights = ProblemWeights(popularity: .standard, mistakes: .standard)
/// let blueprint = try Blueprint(count: 10, weights: weights)
/// ```
///
/// Each policy gives a problem a factor from 1 to 100 percent, and the factors multiply. The product is the
/// weight: in a single draw, the chance of a problem is its weight divided by the sum of all. Only the ratio of
/// factors matters: a problem at 50 percent is drawn half as often as one at 100. No factor is 0, so no policy
/// keeps a problem out for good; that is what filters are for.
public struct ProblemWeights: Hashable, Sendable {
  /// The factors that a policy can give, in percent.
  package static let percentRange = 1...100

  /// Likes and dislikes.
  public let popularity: ProblemWeights.PopularityWeight?
  /// How the learner did the problem the last time.
  public let mistakes: ProblemWeights.MistakeWeight?
  /// How many learners do the problem right.
  public let difficulty: ProblemWeights.DifficultyWeight?
  /// How long ago the learner did the problem.
  public let recency: ProblemWeights.RecencyWeight?

  /// Creates weights; what is nil does not matter.
  public init(
    popularity: ProblemWeights.PopularityWeight? = nil,
    mistakes: ProblemWeights.MistakeWeight? = nil,
    difficulty: ProblemWeights.DifficultyWeight? = nil,
    recency: ProblemWeights.RecencyWeight? = nil
  ) {
    self.popularity = popularity
    self.mistakes = mistakes
    self.difficulty = difficulty
    self.recency = recency
  }

  /// Makes every problem equally likely.
  public static let equal = ProblemWeights()
}

/// In JSON only the policies that matter are written.
extension ProblemWeights: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let popularity = record.field("popularity", \.popularity)
    let mistakes = record.field("mistakes", \.mistakes)
    let difficulty = record.field("difficulty", \.difficulty)
    let recency = record.field("recency", \.recency)
    return try ProblemWeights(
      popularity: popularity(),
      mistakes: mistakes(),
      difficulty: difficulty(),
      recency: recency()
    )
  }
}
