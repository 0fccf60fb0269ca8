internal import LudusCore
internal import Quizzes

extension EloRatings {
  /// How far an answer moves the ratings of the learner and the problem.
  ///
  /// Elo's rule moves a rating by *K* times the surprise, the difference between what happened (1 or 0) and its
  /// chance. Here *K* is not fixed but what is still not known of the rating: its variance *v*, from which every
  /// answer takes away according to its information *I*, as 1/*v* grows by *I*. So a new learner or problem moves
  /// fast and a known one slowly, and *v* tells the standard error too. It is one step of Newton's method on the
  /// posterior for each answer; the form is that of Glicko (M. E. Glickman, Applied Statistics 48, 1999), the use
  /// for learners and problems that of R. Pelánek, "Applications of the Elo rating system in adaptive educational
  /// systems" (Computers & Education 98, 2016).
  ///
  /// Learners learn, so that old answers should count less: with a ``leastStep`` above 0 no *K* falls below it,
  /// and the standard error does not fall below its root.
  public struct Rule: Hashable, Sendable {
    /// How far abilities usually are from the mean ability, in logits: the standard error of a new learner.
    public let abilityDeviation: Double
    /// How far difficulties usually are from the mean ability, in logits: the standard error of a new problem.
    public let difficultyDeviation: Double
    /// The smallest *K* for learners, from 0 for abilities that do not change.
    public let leastStep: Double

    /// Deviations of 1 logit, and abilities that do not change.
    public static let usual = EloRatings.Rule(unchecked: 1, 1, leastStep: 0)

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - abilityDeviation: The standard error of a new learner, above 0 and up to 10 logits.
    ///   - difficultyDeviation: The standard error of a new problem, above 0 and up to 10 logits.
    ///   - leastStep: The smallest *K* for learners, from 0 to the square of `abilityDeviation`.
    /// - Throws: ``EstimationError/invalidEloRule``.
    public init(
      abilityDeviation: Double = 1,
      difficultyDeviation: Double = 1,
      leastStep: Double = 0
    ) throws(EstimationError) {
      guard abilityDeviation > 0, abilityDeviation <= 10, difficultyDeviation > 0,
        difficultyDeviation <= 10, leastStep >= 0, leastStep <= abilityDeviation * abilityDeviation
      else { throw .invalidEloRule }
      self.init(unchecked: abilityDeviation, difficultyDeviation, leastStep: leastStep)
    }

    private init(unchecked ability: Double, _ difficulty: Double, leastStep: Double) {
      abilityDeviation = ability
      difficultyDeviation = difficulty
      self.leastStep = leastStep
    }

    /// Where a new learner starts: at 0, the mean.
    var newLearner: Estimate { Estimate(unchecked: 0, standardError: abilityDeviation) }
    /// Where a new problem starts: at 0, as hard as the mean learner is able.
    var newProblem: Estimate { Estimate(unchecked: 0, standardError: difficultyDeviation) }
  }
}

/// In JSON only what differs from the usual rule is written.
extension EloRatings.Rule: Codable {
  private enum Key: String, CodingKey {
    case abilityDeviation, difficultyDeviation, leastStep
  }

  /// Reads a rule; what is not there is as usual.
  ///
  /// - Throws: A `DecodingError` when a part is out of its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let usual = Self.usual
    let ability = try container.decodeIfPresent(Double.self, forKey: .abilityDeviation)
    let difficulty = try container.decodeIfPresent(Double.self, forKey: .difficultyDeviation)
    let least = try container.decodeIfPresent(Double.self, forKey: .leastStep)
    self = try decoder.refusing {
      () throws(EstimationError) in
      try EloRatings.Rule(
        abilityDeviation: ability ?? usual.abilityDeviation,
        difficultyDeviation: difficulty ?? usual.difficultyDeviation,
        leastStep: least ?? usual.leastStep
      )
    }
  }

  /// Writes the rule, leaving out what is as usual.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let usual = Self.usual
    try container.encode(
      abilityDeviation,
      unless: usual.abilityDeviation,
      forKey: .abilityDeviation
    )
    try container.encode(
      difficultyDeviation,
      unless: usual.difficultyDeviation,
      forKey: .difficultyDeviation
    )
    try container.encode(leastStep, unless: usual.leastStep, forKey: .leastStep)
  }
}
