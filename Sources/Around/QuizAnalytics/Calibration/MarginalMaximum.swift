// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods
internal import Quizzes

/// The search for the difficulties and discriminations that make answers most likely, with
/// abilities averaged over.
///
/// A step is one of expectation, how many learners of each ability would give each answer, and one
/// of scoring, which moves intercept and slope of each item by Fisher's method: R. D. Bock and M.
/// Aitkin (Psychometrika 46, 1981). Two steps show where the next ones lead, and are followed as
/// far: R. Varadhan and C. Roland, "Simple and globally convergent methods for accelerating the
/// convergence of any EM algorithm" (Scandinavian Journal of Statistics 35, 2008).
struct MarginalMaximum {
  /// The abilities that are averaged over, and their parts of a normal population.
  private static let abilities = (0..<61).map { Double($0 - 30) / 5 }
  private static let weights: [Double] = {
    let heights = abilities.map { Elementary.exp(-$0 * $0 / 2) }
    let whole = heights.reduce(0, +)
    return heights.map { $0 / whole }
  }()
  /// A step that moves nothing by more is the last one.
  private static let tolerance = 1e-6
  private static let difficultyRange = -8.0...8.0

  private let sheets: [[RaschAnswer]]
  private let guessing: [Double]
  /// The precision of the prior of the logarithm of discriminations; 0 for none.
  private let precision: Double
  /// Items that have the same discrimination.
  private let groups: [Range<Int>]
  /// Items are answered by the logistic function of slope times ability plus intercept.
  private struct Place {
    var slopes: [Double]
    var intercepts: [Double]
  }
  private var place: Place
  /// The beginning of the last step, to which to return when following was too bold.
  private var last: Place?
  private var fallback: (place: Place, logLikelihood: Double)?
  /// The number of learners of each ability who answered each item, and of those who answered it
  /// right, as far as the last step knows.
  private var answered: [Double]
  private var right: [Double]

  private(set) var steps = 0
  private(set) var logLikelihood = 0.0
  private(set) var stop: RaschScale.Stop?

  init(_ sheets: [[RaschAnswer]], guessing: [Double], _ discrimination: ItemScale.Discrimination) {
    let count = guessing.count
    self.sheets = sheets.filter { !$0.isEmpty }
    self.guessing = guessing
    place = Place(
      slopes: Array(repeating: 1, count: count),
      intercepts: Array(repeating: 0, count: count)
    )
    answered = Array(repeating: 0, count: count * Self.abilities.count)
    right = answered
    switch discrimination {
    case .equal:
      precision = 0
      groups = count == 0 ? [] : [0..<count]
    case .free(let deviation):
      precision = deviation.map { 1 / ($0 * $0) } ?? 0
      groups = (0..<count).map { $0..<$0 + 1 }
    }
    stop = count == 0 ? .converged : nil
  }

  /// Takes one step; nothing happens once it has ended.
  mutating func step() {
    guard stop == nil else { return }
    steps += 1
    expect()
    if let fallback, !(logLikelihood >= fallback.logLikelihood) {
      place = fallback.place
      expect()
    }
    fallback = nil
    let start = place
    var change = 0.0
    // The counts are worth two steps of scoring.
    for _ in 0..<2 {
      for group in groups { score(group) }
    }
    for item in guessing.indices {
      change = max(change, abs(place.slopes[item] - start.slopes[item]))
      change = max(change, abs(place.intercepts[item] - start.intercepts[item]))
    }
    if change <= Self.tolerance {
      stop = .converged
      expect()
    } else if let before = last {
      fallback = (place, logLikelihood)
      follow(from: before, over: start)
      last = nil
    } else {
      last = start
    }
  }

  /// Goes on in the direction of two steps.
  private mutating func follow(from first: Place, over second: Place) {
    var (length, bend) = (0.0, 0.0)
    func compare(_ first: [Double], _ second: [Double], _ third: [Double]) {
      for item in first.indices {
        let step = second[item] - first[item]
        let turn = third[item] - second[item] - step
        length += step * step
        bend += turn * turn
      }
    }
    compare(first.slopes, second.slopes, place.slopes)
    compare(first.intercepts, second.intercepts, place.intercepts)
    guard bend > 0 else { return }
    let reach = min((length / bend).squareRoot(), 100)
    guard reach > 1 else { return }
    func followed(_ first: Double, _ second: Double, _ third: Double) -> Double {
      let step = second - first
      return first + 2 * reach * step + reach * reach * (third - second - step)
    }
    let range = AdaptiveSelector.discriminationRange
    for item in guessing.indices {
      let slope = followed(first.slopes[item], second.slopes[item], place.slopes[item])
      let intercept = followed(
        first.intercepts[item],
        second.intercepts[item],
        place.intercepts[item]
      )
      place.slopes[item] = min(max(slope, range.lowerBound), range.upperBound)
      place.intercepts[item] = Self.bounded(intercept, slope: place.slopes[item])
    }
  }

  private static func bounded(_ intercept: Double, slope: Double) -> Double {
    min(max(intercept, difficultyRange.lowerBound * slope), difficultyRange.upperBound * slope)
  }

  /// The chance of a right answer to an item by the ability, as numbers and as logarithms of right
  /// and wrong answers.
  private func chances() -> (right: [Double], wrong: [Double]) {
    var logRight: [Double] = []
    var logWrong: [Double] = []
    for item in guessing.indices {
      for ability in Self.abilities {
        let base = Elementary.logistic(place.slopes[item] * ability + place.intercepts[item])
        let chance = guessing[item] + (1 - guessing[item]) * base
        logRight.append(Elementary.log(max(chance, .leastNormalMagnitude)))
        logWrong.append(Elementary.log(max(1 - chance, 1e-300)))
      }
    }
    return (logRight, logWrong)
  }

  /// Works out where each learner most likely stands: the parts of all abilities.
  private static func posterior(
    of sheet: [RaschAnswer],
    _ logarithms: (right: [Double], wrong: [Double]),
    into parts: inout [Double]
  ) -> Double {
    let count = abilities.count
    for node in 0..<count { parts[node] = 0 }
    for answer in sheet {
      let start = answer.item * count
      if answer.isCorrect {
        for node in 0..<count { parts[node] += logarithms.right[start + node] }
      } else {
        for node in 0..<count { parts[node] += logarithms.wrong[start + node] }
      }
    }
    var highest = -Double.infinity
    for node in 0..<count { highest = max(highest, parts[node]) }
    var whole = 0.0
    for node in 0..<count {
      parts[node] = Elementary.exp(parts[node] - highest) * weights[node]
      whole += parts[node]
    }
    for node in 0..<count { parts[node] /= whole }
    return highest + Elementary.log(whole)
  }

  /// Counts how many learners of each ability gave each answer.
  private mutating func expect() {
    let logarithms = chances()
    let count = Self.abilities.count
    var parts = Array(repeating: 0.0, count: count)
    var (answered, right) = (self.answered, self.right)
    for index in answered.indices { (answered[index], right[index]) = (0, 0) }
    logLikelihood = 0
    for sheet in sheets {
      logLikelihood += Self.posterior(of: sheet, logarithms, into: &parts)
      for answer in sheet {
        let start = answer.item * count
        for node in 0..<count { answered[start + node] += parts[node] }
        guard answer.isCorrect else { continue }
        for node in 0..<count { right[start + node] += parts[node] }
      }
    }
    (self.answered, self.right) = (answered, right)
  }

  /// Moves the intercepts of items of one slope, and that slope, by Fisher's method.
  private mutating func score(_ group: Range<Int>) {
    var gradients: [(slope: Double, intercept: Double)] = []
    var information: [(slope: Double, mixed: Double, intercept: Double)] = []
    let slope = place.slopes[group.lowerBound]
    for item in group {
      var gradient = (slope: 0.0, intercept: 0.0)
      var inner = (slope: 0.0, mixed: 0.0, intercept: 1e-9)
      for (node, ability) in Self.abilities.enumerated() {
        let base = Elementary.logistic(slope * ability + place.intercepts[item])
        let chance = guessing[item] + (1 - guessing[item]) * base
        let weight = chance > 0 ? base / chance : 1
        let index = item * Self.abilities.count + node
        let residual = weight * (right[index] - answered[index] * chance)
        let value = answered[index] * weight * (1 - guessing[item]) * base * (1 - base)
        gradient.slope += residual * ability
        gradient.intercept += residual
        inner.slope += value * ability * ability
        inner.mixed += value * ability
        inner.intercept += value
      }
      gradients.append(gradient)
      information.append(inner)
    }
    // The intercepts are eliminated: what is left says how far the slope moves.
    var pull = -precision * Elementary.log(slope) / slope
    var resistance = precision / (slope * slope) + 1e-9
    for (gradient, inner) in zip(gradients, information) {
      pull += gradient.slope - gradient.intercept * inner.mixed / inner.intercept
      resistance += inner.slope - inner.mixed * inner.mixed / inner.intercept
    }
    let range = AdaptiveSelector.discriminationRange
    let reach = slope / 2
    let wanted = slope + min(max(pull / max(resistance, 1e-9), -reach), reach)
    let next = min(max(wanted, range.lowerBound), range.upperBound)
    for (offset, item) in group.enumerated() {
      let (gradient, inner) = (gradients[offset], information[offset])
      let move = (gradient.intercept - inner.mixed * (next - slope)) / inner.intercept
      let intercept = place.intercepts[item] + min(max(move, -1), 1)
      (place.slopes[item], place.intercepts[item]) = (next, Self.bounded(intercept, slope: next))
    }
  }

  /// The estimates so far, with standard errors by the products of the learners' own gradients,
  /// item by item.
  var estimates: [(difficulty: Estimate, discrimination: Estimate)] {
    let logarithms = chances()
    let count = Self.abilities.count
    var parts = Array(repeating: 0.0, count: count)
    var products = guessing.map { _ in (slope: 0.0, mixed: 0.0, intercept: 0.0) }
    var shared = 0.0
    for sheet in sheets {
      _ = Self.posterior(of: sheet, logarithms, into: &parts)
      var whole = 0.0
      for answer in sheet {
        var gradient = (slope: 0.0, intercept: 0.0)
        for (node, ability) in Self.abilities.enumerated() {
          let base = Elementary.logistic(
            place.slopes[answer.item] * ability + place.intercepts[answer.item]
          )
          let chance = guessing[answer.item] + (1 - guessing[answer.item]) * base
          let weight = chance > 0 ? base / chance : 1
          let residual = parts[node] * weight * ((answer.isCorrect ? 1 : 0) - chance)
          gradient.slope += residual * ability
          gradient.intercept += residual
        }
        products[answer.item].slope += gradient.slope * gradient.slope
        products[answer.item].mixed += gradient.slope * gradient.intercept
        products[answer.item].intercept += gradient.intercept * gradient.intercept
        whole += gradient.slope
      }
      shared += whole * whole
    }
    let isShared = groups.count == 1 && guessing.count > 1
    return products.enumerated().map { item, product in
      let (slope, difficulty) = (place.slopes[item], -place.intercepts[item] / place.slopes[item])
      let prior = precision / (slope * slope)
      let (first, mixed) = isShared ? (shared, 0) : (product.slope + prior, product.mixed)
      let determinant = max(first * product.intercept - mixed * mixed, 1e-12)
      let (slopeVariance, interceptVariance) = (
        product.intercept / determinant, first / determinant
      )
      let variance =
        (interceptVariance - 2 * difficulty * mixed / determinant
          + difficulty * difficulty * slopeVariance) / (slope * slope)
      return (
        Estimate(
          unchecked: difficulty,
          standardError: min(max(variance, 0).squareRoot(), 1e6)
        ),
        Estimate(unchecked: slope, standardError: min(slopeVariance.squareRoot(), 1e6))
      )
    }
  }
}
