internal import LudusCore

/// What makes some problems likelier to be drawn than others.
///
/// ```swift
/// let weights = ProblemWeights(popularity: .standard, mistakes: .standard)
/// let blueprint = Blueprint(count: 10, weights: weights)
/// ```
///
/// Each policy gives a problem a factor from 1 to 100 percent, and the factors multiply. The product is the
/// weight: in a single draw, the chance of a problem is its weight divided by the sum of all. Only the ratio of
/// factors matters: a problem at 50 percent is drawn half as often as one at 100. No factor is 0, so no policy
/// keeps a problem out for good; that is what filters are for.
public struct ProblemWeights: Hashable, Sendable {
  /// The factors that a policy can give, in percent.
  public static let percentRange = 1...100

  /// Likes and dislikes.
  public var popularity: ProblemWeights.PopularityWeight?
  /// How the learner did the problem the last time.
  public var mistakes: ProblemWeights.MistakeWeight?
  /// How many learners do the problem right.
  public var difficulty: ProblemWeights.DifficultyWeight?
  /// How long ago the learner did the problem.
  public var recency: ProblemWeights.RecencyWeight?

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
extension ProblemWeights: Codable {
  private enum Key: String, CodingKey {
    case popularity, mistakes, difficulty, recency
  }

  /// Reads weights; what is not there does not matter.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let popularity = reader.read(
      ProblemWeights.PopularityWeight?.self,
      at: .popularity,
      default: nil
    )
    let mistakes = reader.read(ProblemWeights.MistakeWeight?.self, at: .mistakes, default: nil)
    let difficulty = reader.read(
      ProblemWeights.DifficultyWeight?.self,
      at: .difficulty,
      default: nil
    )
    let recency = reader.read(ProblemWeights.RecencyWeight?.self, at: .recency, default: nil)
    guard reader.isFaultless, let popularity, let mistakes, let difficulty, let recency else {
      throw reader.error
    }
    self.init(
      popularity: popularity,
      mistakes: mistakes,
      difficulty: difficulty,
      recency: recency
    )
  }

  /// Writes the weights.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(popularity, forKey: .popularity)
    try container.encodeIfPresent(mistakes, forKey: .mistakes)
    try container.encodeIfPresent(difficulty, forKey: .difficulty)
    try container.encodeIfPresent(recency, forKey: .recency)
  }
}
