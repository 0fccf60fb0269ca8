// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// The model of a learner and a problem of uncertain difficulty, with its discrimination and a fixed chance to guess right.
struct GuessingModel {
  private let rasch: RaschModel
  private let guessing: Double

  init(ability: Double, difficulty: Estimate, discrimination: Double, guessing: Double) {
    rasch = RaschModel(ability: ability, difficulty: difficulty, discrimination: discrimination)
    self.guessing = guessing
  }

  /// The chance of a right answer.
  var chance: Double { guessing + (1 - guessing) * rasch.chance }

  /// The information that an answer gives about the ability, per square logit.
  ///
  /// It is that of Rasch's model times (1 - *c*) *p* / *P*, where *P* is the chance of a right answer.
  var information: Double {
    guard guessing > 0 else { return rasch.information }
    return rasch.information * (1 - guessing) * rasch.chance / chance
  }
}

extension AdaptiveSelector {
  /// How many abilities the posterior is worked out at, and how far from the prior, in its deviations.
  private static let nodes = (count: 201, reach: 5.0)

  /// The logarithms of the likelihood of the first answers, for each ability at which the posterior is worked out.
  struct Likelihoods: Sendable {
    var answerCount = 0
    var logarithms: [Double] = []
  }

  /// The mean and the deviation of the posterior.
  mutating func posteriorMean() -> Estimate {
    // Beyond that no ability differs from another one.
    let deviation = min(prior.standardError, 10)
    let step = 2 * Self.nodes.reach * deviation / Double(Self.nodes.count - 1)
    let abilities = (0..<Self.nodes.count).map {
      prior.value - Self.nodes.reach * deviation + Double($0) * step
    }
    if likelihoods.value.answerCount == 0 {
      likelihoods.value.logarithms = abilities.map { ability in
        let distance = (ability - prior.value) / prior.standardError
        return -distance * distance / 2
      }
    }
    for answer in answers.dropFirst(likelihoods.value.answerCount) {
      guard let difficulty = difficulties[answer.problem] else { continue }
      let discrimination = discriminations[answer.problem] ?? 1
      let guessing = guessing[answer.problem] ?? 0
      for (index, ability) in abilities.enumerated() {
        let model = GuessingModel(
          ability: ability,
          difficulty: difficulty,
          discrimination: discrimination,
          guessing: guessing
        )
        let chance = answer.isCorrect ? model.chance : 1 - model.chance
        likelihoods.value.logarithms[index] += Elementary.log(max(chance, .leastNormalMagnitude))
      }
    }
    likelihoods.value.answerCount = answers.count
    let logarithms = likelihoods.value.logarithms
    let highest = logarithms.max() ?? 0
    let weights = logarithms.map { Elementary.exp($0 - highest) }
    let whole = weights.reduce(0, +)
    let mean = zip(weights, abilities).reduce(0) { $0 + $1.0 * $1.1 } / whole
    let variance = zip(weights, abilities).reduce(0) {
      $0 + $1.0 * ($1.1 - mean) * ($1.1 - mean)
    }
    return Estimate(unchecked: mean, standardError: (variance / whole).squareRoot())
  }
}
