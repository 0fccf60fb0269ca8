// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import Quizzes

extension EloRatings {
  /// How far an answer moves the ratings of the learner and the problem.
  ///
  /// Elo's rule moves a rating by *K* times the surprise, the difference between what happened (1 or 0) and its
  /// chance. Here *K* is not fixed but what is still not known of the rating: its variance *v*, from which every
  /// answer takes away according to its information *I*, as 1/*v* grows by *I*. So a new learner or problem moves
  /// fast and a known one slowly, and *v* gives the standard error too. It is one step of Newton's method on the
  /// posterior for each answer; the form is that of Glicko (M. E. Glickman, Applied Statistics 48, 1999), the use
  /// for learners and problems that of R. Pelánek, "Applications of the Elo rating system in adaptive educational
  /// systems" (Computers & Education 98, 2016).
  ///
  /// Learners learn, so that old answers should count less: with a `minimumStep` above 0 no *K* falls below it,
  /// and the standard error does not fall below its root.
  public struct Rule: Hashable, Sendable {
    /// How far abilities usually are from the mean ability, in logits: the standard error of a new learner.
    package let abilityDeviation: Double
    /// How far difficulties usually are from the mean ability, in logits: the standard error of a new problem.
    package let difficultyDeviation: Double
    /// The smallest *K* for learners, from 0 for abilities that do not change.
    package let minimumStep: Double

    /// Deviations of 1 logit, and abilities that do not change.
    public static let standard = EloRatings.Rule(unchecked: 1, 1, minimumStep: 0)

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - abilityDeviation: The standard error of a new learner, above 0 and up to 10 logits.
    ///   - difficultyDeviation: The standard error of a new problem, above 0 and up to 10 logits.
    ///   - minimumStep: The smallest *K* for learners, from 0 to the square of `abilityDeviation`.
    /// - Throws: A fault for each number out of its range.
    public init(
      abilityDeviation: Double = 1,
      difficultyDeviation: Double = 1,
      minimumStep: Double = 0
    ) throws(ContentError<Estimate.Fault>) {
      var faults: [LocatedFault<Estimate.Fault>] = []
      func note(_ fault: Estimate.Fault, at key: String) {
        faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
      }
      let deviations = [
        ("abilityDeviation", abilityDeviation), ("difficultyDeviation", difficultyDeviation),
      ]
      for (key, deviation) in deviations where !(deviation > 0 && deviation <= 10) {
        note(.deviationOutOfRange(deviation), at: key)
      }
      let maximum = abilityDeviation * abilityDeviation
      if !(minimumStep >= 0 && minimumStep <= maximum) {
        note(.stepOutOfRange(minimumStep, maximum: maximum), at: "minimumStep")
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.init(unchecked: abilityDeviation, difficultyDeviation, minimumStep: minimumStep)
    }

    private init(unchecked ability: Double, _ difficulty: Double, minimumStep: Double) {
      abilityDeviation = ability
      difficultyDeviation = difficulty
      self.minimumStep = minimumStep
    }

    /// Where a new learner starts: at 0, the mean.
    var newLearner: Estimate { Estimate(unchecked: 0, standardError: abilityDeviation) }
    /// Where a new problem starts: at 0, as hard as the mean learner is able.
    var newProblem: Estimate { Estimate(unchecked: 0, standardError: difficultyDeviation) }
  }
}

/// In JSON only what differs from the standard rule is written.
extension EloRatings.Rule: JSONRecord {
  package static func form(_ record: inout Record<Self, Estimate.Fault>) throws -> Self {
    let ability = record.field("abilityDeviation", \.abilityDeviation, default: 1)
    let difficulty = record.field("difficultyDeviation", \.difficultyDeviation, default: 1)
    let minimumStep = record.field("minimumStep", \.minimumStep, default: 0)
    return try EloRatings.Rule(
      abilityDeviation: ability(),
      difficultyDeviation: difficulty(),
      minimumStep: minimumStep()
    )
  }
}
