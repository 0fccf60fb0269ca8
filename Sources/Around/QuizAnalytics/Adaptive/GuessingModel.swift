// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// The model of a problem of uncertain difficulty, with its discrimination and a fixed chance to guess right.
struct GuessingModel {
  let difficulty: Double
  /// By how much a logit of ability counts.
  let slope: Double
  let guessing: Double

  init(difficulty: Estimate, discrimination: Double, guessing: Double) {
    self.difficulty = difficulty.value
    slope = difficulty.slope(discriminatingBy: discrimination)
    self.guessing = guessing
  }

  /// The chance that a learner of an ability knows the answer, as Rasch's model has it.
  func known(at ability: Double) -> Double { Elementary.logistic(slope * (ability - difficulty)) }

  /// The chance of a right answer.
  func chance(at ability: Double) -> Double { guessing + (1 - guessing) * known(at: ability) }

  /// The information that an answer gives about the ability, per square logit.
  ///
  /// It is that of Rasch's model times (1 - *c*) *p* / *P*, where *P* is the chance of a right answer.
  func information(at ability: Double) -> Double {
    let known = known(at: ability)
    let information = slope * slope * known * (1 - known)
    guard guessing > 0 else { return information }
    return information * (1 - guessing) * known / (guessing + (1 - guessing) * known)
  }

  /// The odds against knowing a problem at abilities that lie equally far apart.
  ///
  /// They fall by the same factor from each to the next. They are multiplied in short runs, so that nothing is lost to
  /// rounding, and no run starts at infinite odds and ends at odds that matter.
  ///
  /// - Parameters:
  ///   - slope: By how much a logit of ability counts.
  ///   - distance: How far the first ability is above the difficulty.
  ///   - step: How far each is above the one before.
  ///   - count: How many abilities there are.
  ///   - body: Takes the place of an ability and the odds there.
  static func forEachOdds(
    slope: Double,
    from distance: Double,
    by step: Double,
    count: Int,
    _ body: (Int, Double) -> Void
  ) {
    let factor = Elementary.exp(-slope * step)
    let run = max(1, Int(min(16, 256 / (slope * step))))
    for first in stride(from: 0, to: count, by: run) {
      var odds = Elementary.exp(-slope * (distance + Double(first) * step))
      for place in first..<min(first + run, count) {
        body(place, odds)
        odds *= factor
      }
    }
  }

  /// At least the information, which is *s*² / (2 + 2cosh *x*) times (1 - *c*) / (1 + *ce*⁻ˣ).
  ///
  /// 2 + 2cosh *x* is at least 4 + *x*² + *x*⁴/12, and *e*⁻ˣ at least (1 - *x*/4)⁴ until that is 0.
  func informationBound(at ability: Double) -> Double {
    let distance = slope * (ability - difficulty)
    let square = distance * distance
    let spread = 4 + square + square * square / 12
    guard guessing > 0 else { return slope * slope / spread }
    let root = max(0, 1 - distance / 4)
    return slope * slope * (1 - guessing) / (spread * (1 + guessing * root * root * root * root))
  }
}

extension AdaptiveSelector {
  /// How many abilities the posterior is worked out at, and how far from the prior, in its deviations.
  private static let nodes = (count: 201, reach: 5.0)

  /// The problems as models and the posterior, which follow from the answers and are kept so that an answer costs the
  /// same however many came before.
  struct Workings: Sendable {
    /// The problems that are not answered.
    var open: [(problem: Problem.ID, model: GuessingModel)] = []
    /// Those that are, in the order of the answers.
    var answered: [GuessingModel] = []
    /// The posterior at each ability after the first answers, see `posteriorMean`.
    fileprivate var nodes: [Node] = []
    fileprivate var weighedCount = 0
  }

  /// How likely an ability is: a weight times 2 to 500 times a scale, as no number is as small as the chance of many
  /// answers.
  fileprivate struct Node: Sendable {
    let ability: Double
    var weight: Double
    var scale = 0

    /// The weight in units of a scale that is at least its own.
    func weight(at unit: Int) -> Double {
      scale == unit ? weight : scale == unit - 1 ? weight * 0x1p-500 : 0
    }

    mutating func weigh(by chance: Double) {
      weight *= max(chance, 0x1p-500)
      while weight < 0x1p-500 {
        weight *= 0x1p500
        scale -= 1
      }
    }
  }

  /// The mean and the deviation of the posterior.
  mutating func posteriorMean() -> Estimate {
    var nodes = workings.value.nodes
    // Changed in place, not copied.
    workings.value.nodes = []
    if nodes.isEmpty {
      // Beyond that no ability differs from another one.
      let deviation = min(prior.standardError, 10)
      let step = 2 * Self.nodes.reach * deviation / Double(Self.nodes.count - 1)
      nodes = (0..<Self.nodes.count).map {
        let ability = prior.value - Self.nodes.reach * deviation + Double($0) * step
        let distance = (ability - prior.value) / prior.standardError
        return Node(ability: ability, weight: Elementary.exp(-distance * distance / 2))
      }
    }
    for place in workings.value.weighedCount..<answers.count {
      let model = workings.value.answered[place]
      Self.weigh(&nodes, by: model, isCorrect: answers[place].isCorrect)
    }
    workings.value.weighedCount = answers.count
    workings.value.nodes = nodes
    let scale = nodes.reduce(Int.min) { max($0, $1.scale) }
    var (whole, moment, variance) = (0.0, 0.0, 0.0)
    for node in nodes {
      whole += node.weight(at: scale)
      moment += node.weight(at: scale) * node.ability
    }
    let mean = moment / whole
    for node in nodes {
      variance += node.weight(at: scale) * (node.ability - mean) * (node.ability - mean)
    }
    return Estimate(unchecked: mean, standardError: (variance / whole).squareRoot())
  }

  /// Weighs abilities that lie equally far apart by the chance of an answer.
  private static func weigh(_ nodes: inout [Node], by model: GuessingModel, isCorrect: Bool) {
    guard nodes.count > 1 else { return }
    GuessingModel.forEachOdds(
      slope: model.slope,
      from: nodes[0].ability - model.difficulty,
      by: nodes[1].ability - nodes[0].ability,
      count: nodes.count
    ) { index, odds in
      let chance = model.guessing + (1 - model.guessing) / (1 + odds)
      nodes[index].weigh(by: isCorrect ? chance : 1 - chance)
    }
  }
}
