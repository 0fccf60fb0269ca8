// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// How likely a problem was to be drawn, as a line of `ludus quiz generate --explain`.
struct ExplainedOdds: Encodable {
  /// What one policy contributes.
  struct Factor: Encodable {
    let percent: Int
    let reason: String
  }

  let problem: Problem.ID
  let set: ProblemSet.ID
  let factors: [Factor]
  let weight: Int
  /// The chance in a single draw; nil for a problem that is due for review.
  let chance: Fraction?
  /// Since when it is due for review, in milliseconds.
  let due: Int?
  /// Its place in the quiz of the seed, from 1; nil when it was not drawn.
  let place: Int?

  init(_ odds: QuizLottery.Odds, place: Int?) {
    problem = odds.problem
    set = odds.set
    factors = odds.factors.map { Factor(percent: $0.percent, reason: "\($0.reason)") }
    weight = odds.weight
    chance = odds.chance
    due = odds.due.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) }
    self.place = place
  }
}
