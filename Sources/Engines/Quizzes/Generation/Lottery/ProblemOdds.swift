// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

extension QuizLottery {
  /// How likely a problem is to be drawn, and why.
  public struct Odds: Hashable, Sendable {
    /// The problem.
    public let problem: Problem.ID
    /// The set that it directly belongs to.
    public let set: ProblemSet.ID
    /// The factor of each policy, in the order popularity, mistakes, difficulty, recency; none without weights.
    public let factors: [ProblemWeights.Factor]
    /// The product of the factors in percent, 1 without any.
    public let weight: Int
    /// Since when it is due for review, or nil when it is drawn by chance.
    public let due: Date?
    /// The exact chance to be drawn in a single draw, or nil for a problem that is due and comes before chance.
    ///
    /// It is the weight divided by the sum of the weights of all candidates that are not due.
    /// A stratum draws among its own problems in the same way.
    public let chance: Fraction?
  }
}

extension QuizLottery {
  /// How likely each candidate is to be drawn, and why, in the order of the sets.
  ///
  /// - Complexity: O(*n*) in the number of candidates.
  public var odds: [QuizLottery.Odds] {
    let total = candidates.reduce(0) { $1.due == nil ? $0 + $1.weight : $0 }
    return candidates.compactMap { candidate in
      bank.set(of: candidate.problem.id).map { set in
        QuizLottery.Odds(
          problem: candidate.problem.id,
          set: set.id,
          factors: knowledge.factors(of: candidate.problem),
          weight: candidate.weight,
          due: candidate.due,
          chance: candidate.due == nil ? try? Fraction(candidate.weight, total) : nil
        )
      }
    }
  }
}

extension [ProblemWeights.Factor] {
  /// The product.
  ///
  /// There are four factors at most, each up to 100, so the weights of 90 thousand million problems add up
  /// without overflow.
  var weight: Int { reduce(1) { $0 * $1.percent } }
}
